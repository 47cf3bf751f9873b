from __future__ import annotations

from enum import StrEnum
from types import SimpleNamespace
from typing import Any, Literal, cast

from wartable.core.game import Options
from wartable.registry import get_game
from wartable.terminal.options import Choice, choices_of
from wartable.text.words import Words


class Weather(StrEnum):
    SUN = "sun"
    RAIN = "rain"


class SomeOptions(Options, frozen=True):
    board: Literal[10, 8] = 10
    is_short: bool = False
    weather: Weather = Weather.RAIN
    gold: int = 3


def test_options_with_few_values_can_be_chosen_from_a_list():
    game = cast(Any, SimpleNamespace(options_type=SomeOptions))
    expected = (
        Choice("board", (10, 8), 10),
        Choice("is_short", (False, True), False),
        Choice("weather", ("sun", "rain"), "rain"),
    )
    assert expected == choices_of(game)


def test_a_game_without_such_options_offers_none():
    assert () == choices_of(get_game("age-of-war"))


def test_options_are_said_in_the_games_words_where_it_has_them():
    board = Choice("board", (10, 8), 10)
    assert ("Board", "10×10") == (board.title(words := Words("en", "board-of-war")), board.said(10, words))
    short = Choice("is_short", (False, True), False)
    assert ("is_short", "sí", "no") == (
        short.title(words := Words("es", "age-of-war")),
        short.said(True, words),
        short.said(False, words),
    )
