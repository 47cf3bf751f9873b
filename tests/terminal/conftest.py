from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wartable.core.bot import play_out
from wartable.core.match import Match
from wartable.games.age_of_war.game import AgeOfWar
from wartable.registry import get_bot, get_game
from wartable.terminal.players import parse_players
from wartable.terminal.table import Setup, Table

MakeTable = Callable[..., Table]
GAME = get_game("age-of-war")
WITH_SECRETS = get_game("board-of-war")


@pytest.fixture(autouse=True)
def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No saved matches of whoever runs the tests."""
    monkeypatch.setenv("WARTABLE_DATA_DIR", str(tmp_path / "data"))


class WithoutJudge(AgeOfWar):
    """Age of War before anybody had worked it out."""

    def judge(self, players: int) -> Any:
        return None


@pytest.fixture
def make_table(tmp_path: Path) -> MakeTable:
    """A table of Age of War at its beginning, or after quick bots have played a number of decisions for all.

    `has_secrets` makes it one of Board of War, where everybody holds a hand of cards.
    """

    def make(
        seats: str = "human=Ana,human=Luis",
        *,
        seed: int | None = 3,
        decisions: int = 0,
        has_secrets: bool = False,
        has_judge: bool = True,
    ) -> Table:
        game, bot = (WITH_SECRETS, "regent") if has_secrets else (GAME if has_judge else WithoutJudge(), "greedy")
        players = parse_players(seats)
        if not decisions:
            return Setup(game, players, seed=seed).begin()
        match = Match.new(game, players=len(players), seed=seed)
        play_out(match, [get_bot(bot, game)] * len(players), random.Random(1), max_decisions=decisions)
        return Table(match, players, tmp_path / "table.json")

    return make
