"""The map names what is there, and its glossary every word once."""

from __future__ import annotations

import re
from inspect import isfunction
from pathlib import Path

import pytest

from wartable.core.game import Game
from wartable.registry import game_ids, get_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def section(title: str) -> str:
    return re.split(r"^## ", PAGE.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


def test_every_stop_of_the_walks_is_there() -> None:
    stops = re.findall(r"^\| (`.*?) \|", section("Four walks"), flags=re.MULTILINE)
    assert len(stops) > 30
    for stop in stops:
        for path in re.findall(r"`([^`]+)`", stop):
            below = ROOT if path.startswith("web/") else ROOT / "src" / "wartable"
            found = list(below.glob(path.replace("<game>", "*"))) if "/" in path else list(below.rglob(path))
            assert found, path


def test_a_move_visits_at_most_a_dozen_modules() -> None:
    walk = section("Four walks").split("### A move")[1].split("### ")[0]
    assert len(set(re.findall(r"^\| `([^`]+)`", walk, flags=re.MULTILINE))) <= 12


def test_the_kernel_is_listed_whole() -> None:
    listed = set(re.findall(r"^\| `(\w+\.py)`", section("The kernel"), flags=re.MULTILINE))
    there = {path.name for path in (ROOT / "src/wartable/core").glob("*.py")} - {"__init__.py"}
    assert there == listed


GAMES = {"AoW": "age_of_war", "BoW": "board_of_war", "EDB": "epic_dice_battles"}


@pytest.mark.parametrize("short", GAMES)
def test_every_game_has_the_files_that_the_table_says_and_no_others(short: str) -> None:
    rows = re.findall(r"^\| `([^`]+)` \|(.*)\|$", section("One game, always the same files"), flags=re.MULTILINE)
    cells = {name: rest.split("|") for name, rest in rows}
    listed = {name.removesuffix(".py") for name, rest in cells.items() if len(rest) == 1 or short in rest[-1]}
    folder = ROOT / "src/wartable/games" / GAMES[short]
    there = {path.name.removesuffix(".py") for path in folder.iterdir() if not path.name.startswith("__")}
    assert listed == there - {"data"}


@pytest.mark.parametrize("game", GAMES.values())
def test_every_presenter_has_the_files_that_the_table_says(game: str) -> None:
    rows = re.findall(r"^\| (`\w+\.py`.*?) \|", section("Presenters"), flags=re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+\.py)`", row)}
    assert len(listed) == 11
    assert set() == listed - {path.name for path in (ROOT / "src/wartable/games" / game / "presenter").iterdir()}


def test_every_optional_part_of_a_game_is_listed() -> None:
    """Whatever a game of ours gives that `Game` does not demand; nothing else is looked for."""
    paragraph = PAGE.split("**Optional parts**")[1].split("\n\n")[0]
    given = {
        name for game in map(type, map(get_game, game_ids())) for name, part in vars(game).items() if isfunction(part)
    }
    assert sorted(given - Game.__abstractmethods__) == re.findall(r"`([a-z_]+)`", paragraph)


def test_every_room_of_the_server_is_listed() -> None:
    cells = re.findall(r"^\| (`.*?) \|", section("The server"), flags=re.MULTILINE)
    listed = {name.rstrip("/") for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    there = {path.name for path in (ROOT / "src/wartable/server").iterdir() if not path.name.startswith("__")}
    assert there - {"static"} == listed


def test_every_room_of_the_server_has_a_folder_of_tests() -> None:
    rooms = {path.parent.name for path in (ROOT / "src/wartable/server").glob("*/__init__.py")}
    assert "school" in rooms
    assert set() == rooms - {path.parent.name for path in (ROOT / "tests/server").glob("*/__init__.py")}


def test_the_glossary_has_every_word_once_in_order() -> None:
    words = re.findall(r"^\| (?!word|---)(.+?) \|", section("Glossary"), flags=re.MULTILINE)
    assert sorted(words) == words
    assert len(set(words)) == len(words)
