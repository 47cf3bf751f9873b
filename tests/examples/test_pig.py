"""A game from another package: found, played and studied everywhere, without a line of ours that knows it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.pig import PIG, environment_with, installed

MOST_LINES = 250


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("pig"))


def ran(pig: Path, *arguments: str, typed: str = "") -> str:
    """What a process says that finds Pig."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=PIG.parents[1],
        env=environment_with(pig),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    return done.stdout


def wartable(pig: Path, *arguments: str, typed: str = "") -> str:
    return ran(pig, "-c", "from wartable.cli.main import main; main()", *arguments, typed=typed)


def test_it_is_small() -> None:
    files = [*PIG.rglob("*.py"), *PIG.rglob("*.ftl")]
    assert len(files) >= 7
    assert MOST_LINES >= sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def test_it_is_among_the_games(pig: Path) -> None:
    assert "pig" in wartable(pig, "games")


def test_it_keeps_what_every_game_keeps(pig: Path) -> None:
    said = ran(pig, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "pig")
    assert " passed" in said
    assert "failed" not in said


@pytest.mark.parametrize(("language", "title"), [("en", "Pig"), ("es", "Cerdo"), ("zh-Hant", "小豬")])
def test_its_words_are_found(pig: Path, language: str, title: str) -> None:
    code = f"""
import wartable.registry
from wartable.text.words import Words
print(Words({language!r}, "pig").say("game-title"))
"""
    assert title == ran(pig, "-c", code).strip()


def test_it_is_played_in_the_terminal(pig: Path, tmp_path: Path) -> None:
    start = ("play", "pig", "--seats", "human=Ana,bot:normal", "--seed", "1", "--plain")
    said = wartable(pig, *start, "--save", str(tmp_path / "match.json"), typed="roll\n" * 400)
    assert "Ana rolls" in said
    assert "wins with" in said


def test_it_is_studied_in_the_lab(pig: Path, tmp_path: Path) -> None:
    asked = (
        "--bots",
        "normal,random",
        "--games",
        "20",
        "--seed",
        "1",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "lab"),
    )
    said = wartable(pig, "lab", "run", "pig", *asked)
    assert "normal" in said.lower()


def test_it_is_played_through_pettingzoo(pig: Path) -> None:
    code = """
import random
from wartable.research.pettingzoo import env
game = env("pig", players=2)
game.reset(seed=3)
rng = random.Random(1)
for agent in game.agent_iter():
    observation, reward, ended, stopped, _ = game.last()
    mask = observation["action_mask"]
    game.step(None if ended or stopped else rng.choice([number for number, legal in enumerate(mask) if legal]))
print("over")
"""
    assert "over" in ran(pig, "-c", code)


def test_a_broken_game_is_named_and_left_out(pig: Path, tmp_path: Path) -> None:
    about = tmp_path / "broken-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[wartable.games]\nbroken = not_there:GAME\n", encoding="utf-8")
    code = "from wartable.registry import broken_games, game_ids; print(broken_games()); print(game_ids())"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment_with(pig, tmp_path), capture_output=True, text=True, check=True
    )
    faults, games = done.stdout.splitlines()
    assert "{'broken': \"ModuleNotFoundError: No module named 'not_there'\"}" == faults
    assert "broken" not in games
    assert "pig" in games
    assert "the game broken cannot be played" in done.stderr
