"""The numbers come from the data file, all of them, and a bad file is refused."""

from __future__ import annotations

from importlib import resources
from typing import get_args, get_type_hints

import msgspec
import pytest

from wartable.games.board_of_war.components import COURT, CourtRank, Suit, Unit, read_numbers, standard_numbers
from wartable.games.board_of_war.game import GAME, Options
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase

DATA = (resources.files("wartable.games.board_of_war") / "data" / "numbers.toml").read_text("utf-8")


def changed(old: str, new: str) -> bytes:
    assert DATA.count(old) == 1
    return DATA.replace(old, new).encode()


@pytest.mark.rule("BW-2")
def test_twelve_ability_cards_and_forty_unit_cards() -> None:
    numbers = standard_numbers()
    assert 12 == len(COURT) == len(set(COURT.values())) == len(CourtRank) * len(Suit)
    assert 40 == numbers.ranks * numbers.deck.copies


@pytest.mark.rule("BW-22")
def test_ranks_are_units() -> None:
    m, f, b, s = Unit
    assert (m, m, f, f, b, b, s, s, s, s) == standard_numbers().units_by_rank


@pytest.mark.rule("BW-1")
def test_the_board_sizes_on_offer_are_those_of_the_data() -> None:
    assert standard_numbers().board.sizes == get_args(get_type_hints(Options)["board"])
    assert standard_numbers().board.sizes[0] == Options().board


def test_a_changed_number_changes_the_game() -> None:
    numbers = read_numbers(changed("start_gold = 0 ", "start_gold = 70 "))
    rules = Rules(numbers, 2, 10)
    state = rules.initial_state()
    while state.phase is Phase.DEAL:
        state = rules.apply(state, rules.chance_outcomes(state)[0][0])
    assert (70, 70) == tuple(kingdom.gold for kingdom in state.kingdoms)


def test_a_larger_deck_and_hand_are_possible() -> None:
    more = changed("soldier = [7, 8, 9, 10]", "soldier = [7, 8, 9, 10, 11]").replace(b"hand = 3", b"hand = 4")
    rules = Rules(read_numbers(more), 4, 8)
    state = rules.initial_state()
    while state.phase is Phase.DEAL:
        state = rules.apply(state, rules.chance_outcomes(state)[-1][0])
    assert (16, 44 - 16) == (sum(len(hand) for hand in state.hands), sum(state.deck))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("farmer = [3, 4]", "farmer = [3]", "every rank"),
        ("farmer = [3, 4]", "farmer = [2, 3, 4]", "every rank"),
        ("sizes = [10, 8]", "sizes = [10, 7]", "a size of 7"),
        ("sizes = [10, 8]", "sizes = [10, 4]", "a size of 4"),
        ("discount = 10", "", "discount"),
        ("discount = 10", "discont = 10", "discont"),
        ("discount = 10", 'discount = "ten"', "int"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(old: str, new: str, problem: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError), match=problem):
        read_numbers(changed(old, new))


def test_the_game_plays_with_the_standard_numbers() -> None:
    rules = GAME.rules(2)
    assert isinstance(rules, Rules)
    assert standard_numbers() == rules.box.numbers
