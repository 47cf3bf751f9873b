"""The pages for designers name every number of a game's data files, and its value as it is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `([a-z0-9_.]+)` +\| ([^|]*?) *\|", re.MULTILINE)
KEY = re.compile(r"`([a-z_]+\.[a-z0-9_.]+)`")
LANGUAGES = ("en", "es", "zh-Hant")


def test_board_of_war_page_lists_every_number_with_its_value() -> None:
    numbers = data_of("board_of_war", "numbers")
    listed = dict(ROW.findall((ROOT / "docs/board-of-war-numbers.md").read_text("utf-8")))

    assert {key: spelled(value) for key, value in numbers.items()} == listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_of_war_rules_name_keys_that_exist(language: str) -> None:
    page = (ROOT / f"docs/rules/board-of-war.{language}.md").read_text("utf-8")
    named = {key for key in KEY.findall(page) if not key.endswith((".md", ".toml"))}

    assert named
    assert named <= set(data_of("board_of_war", "numbers"))


def data_of(game: str, file: str) -> dict[str, Any]:
    """The numbers of a data file by dotted key."""
    text = (ROOT / "src/wartable/games" / game / "data" / f"{file}.toml").read_text("utf-8")
    return {f"{section}.{key}": value for section, table in tomllib.loads(text).items() for key, value in table.items()}


def spelled(value: int | list[int]) -> str:
    """A number, a short list, or a run, as the page writes it."""
    match value:
        case [first, *_, last] if len(value) > 2:
            return f"{first} to {last}"
        case list():
            return ", ".join(map(str, value))
        case _:
            return str(value)
