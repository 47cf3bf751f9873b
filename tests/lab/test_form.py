"""The form of a game: every number that can be moved once, with words in every language and a rule that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wartable.lab.form import FormNumber, form_of
from wartable.lab.variations import movable_numbers, with_numbers
from wartable.registry import game_ids, get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

GAMES = Path(__file__).parents[2] / "src/wartable/games"


def numbers_of(game_id: str) -> list[FormNumber]:
    return [number for group in form_of(get_game(game_id)) for number in group.numbers]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_is_there_once_with_its_value(game_id: str) -> None:
    numbers = numbers_of(game_id)

    assert movable_numbers(get_game(game_id)) == {number.name: number.value for number in numbers}
    assert len(numbers) == len({number.name for number in numbers})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_has_words(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    asked = {group.title for group in form_of(get_game(game_id))}
    asked |= {key for number in numbers_of(game_id) for key in (number.label, number.row or number.label)}

    assert set() == {key for key in asked if not words.has(key)}


@pytest.mark.parametrize("game_id", game_ids())
def test_no_two_numbers_read_the_same(game_id: str) -> None:
    words = Words("en", game_id)
    read = [
        (group.title, number.row, words.say(number.label, place=number.place or 0))
        for group in form_of(get_game(game_id))
        for number in group.numbers
    ]

    assert len(read) == len(set(read))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_is_one_of_the_game(game_id: str) -> None:
    rules = (GAMES / game_id.replace("-", "_") / "RULES.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^- ([A-Z]{2}-\d+)\b", rules, re.MULTILINE))

    assert set() == {number.rule for number in numbers_of(game_id)} - known


def test_a_number_in_a_list_changes_its_place_alone() -> None:
    game = get_game("age-of-war")

    assert movable_numbers(game, with_numbers(game, {"castle.kiyosu.lines[3]": 5})) == {
        **movable_numbers(game),
        "castle.kiyosu.lines[3]": 5,
    }
