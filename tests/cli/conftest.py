from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import wartable
from wartable.cli.main import cli
from wartable.core.chance import VerifiableSource
from wartable.core.match import Match
from wartable.terminal import saves
from wartable.terminal.players import Player

Wartable = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No language, no saved matches of whoever runs the tests."""
    for name in ("WARTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "WARTABLE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WARTABLE_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture
def run() -> Wartable:
    """Call the command line as a person would."""

    def call(*args: str, typed: str = "", obj: object = None) -> Result:
        return CliRunner().invoke(cli, list(args), input=typed, prog_name="wartable", obj=obj)

    return call


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """A match with verifiable dice, stopped in the middle."""
    return _written(tmp_path / "match.json", VerifiableSource(b"x" * 32, match_id="test"), decisions=30)


@pytest.fixture
def finished_file(tmp_path: Path) -> Path:
    """A finished match with verifiable dice."""
    return _written(tmp_path / "finished.json", VerifiableSource(b"y" * 32, match_id="test"), decisions=None)


@pytest.fixture
def careless_file(tmp_path: Path) -> Path:
    """A finished match in which Ana chose whatever she could."""
    return _written(tmp_path / "careless.json", VerifiableSource(b"y" * 32, match_id="test"), None, "random")


def _written(path: Path, source: VerifiableSource, decisions: int | None, bot: str = "greedy") -> Path:
    import random

    from wartable.core.bot import play_out

    game = wartable.get_game("age-of-war")
    match = Match.new(game, players=2, source=source)
    play_out(
        match,
        [wartable.get_bot(bot, game), wartable.get_bot("greedy", game)],
        random.Random(1),
        max_decisions=decisions,
    )
    saves.write_match(path, match, (Player(name="Ana"), Player(bot="greedy")))
    return path


def events_of(path: Path) -> list[dict[str, object]]:
    """The events of a file, to be tampered with."""
    return json.loads(path.read_text(encoding="utf-8"))["events"]
