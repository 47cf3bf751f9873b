"""The pages for designers name every number of a game's data files, with the value it has."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DATA = {"board_of_war": ("numbers",), "epic_dice_battles": ("map", "units", "economy", "siege", "village")}
LANGUAGES = ("en", "es", "zh-Hant")

ROW = re.compile(r"^\| `([\w.-]+)` +\| (.*) \|$", re.MULTILINE)
KEY = re.compile(r"`((?:[a-z_-]+\.)+[a-z0-9_]+)`")
UNIT = ("rice", "money", "honor", "modifier", "floor", "kills", "dearness", "guess")


@pytest.mark.parametrize("game", DATA)
def test_page_lists_every_number_with_its_value(game: str) -> None:
    # The map is a table in RULES.md and on the rules pages; here it is one paragraph.
    of_map = (".dots", ".neighbours")
    numbers = {key: spelled(value) for key, value in numbers_of(game).items() if not key.endswith(of_map)}

    assert numbers == listed_numbers(page(f"{game.replace('_', '-')}-numbers.md"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DATA)
def test_rules_pages_name_keys_that_exist(game: str, language: str) -> None:
    named = {key for key in KEY.findall(page(f"rules/{game.replace('_', '-')}.{language}.md")) if ".md" not in key}

    assert named
    assert set() == named - set(numbers_of(game))


def listed_numbers(text: str) -> dict[str, str]:
    """The numbers of a page by key; a row of the table of units gives one for each of its columns."""
    listed: dict[str, str] = {}
    for key, rest in ROW.findall(text):
        cells = [cell.strip() for cell in rest.split("|")]
        if len(cells) == len(UNIT):
            listed |= {f"{key}.{name}": cell for name, cell in zip(UNIT, cells, strict=True)}
        elif not key.endswith(".toml"):
            listed[key] = cells[0]
    return listed


def numbers_of(game: str) -> dict[str, Any]:
    """The numbers of a game's data by dotted key; a key begins with its file where there are several."""
    files = DATA[game]
    folder = ROOT / "src/wartable/games" / game / "data"
    return {
        key: value
        for file in files
        for key, value in flat(tomllib.loads((folder / f"{file}.toml").read_text("utf-8")), (file,) * (len(files) > 1))
    }


def flat(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, (*path, name))
        elif isinstance(value, list) and isinstance(value[0], dict):
            for row in value:
                yield from flat({key: cell for key, cell in row.items() if key != "id"}, (*path, row["id"]))
        else:
            yield ".".join((*path, name)), value


def spelled(value: int | list[Any]) -> str:
    """A number, a list, or a run of numbers, as the pages write it; yes and no as the data file does."""
    match value:
        case bool():
            return str(value).lower()
        case [int(first), *_, last] if len(value) > 2:
            return f"{first} to {last}"
        case list():
            return ", ".join(map(str, value))
        case _:
            return str(value)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")
