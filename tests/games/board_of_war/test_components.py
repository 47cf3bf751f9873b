"""The numbers come from the data file, all of them, and a bad file is refused."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from wartable.core.variant import BadVariant
from wartable.games.board_of_war.components import COURT, CourtRank, Suit, Unit, standard_components
from wartable.games.board_of_war.game import GAME, Options
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase


@pytest.mark.rule("BW-2")
def test_twelve_ability_cards_and_forty_unit_cards() -> None:
    numbers = standard_components()
    assert 12 == len(COURT) == len(set(COURT.values())) == len(CourtRank) * len(Suit)
    assert 40 == numbers.ranks * numbers.deck.copies


@pytest.mark.rule("BW-22")
def test_ranks_are_units() -> None:
    m, f, b, s = Unit
    assert (m, m, f, f, b, b, s, s, s, s) == standard_components().units_by_rank


@pytest.mark.rule("BW-1")
def test_the_board_sizes_on_offer_are_those_of_the_data() -> None:
    assert standard_components().board.sizes == get_args(get_type_hints(Options)["board"])
    assert standard_components().board.sizes[0] == Options().board


def test_a_changed_number_changes_the_game() -> None:
    rules = GAME.rules(2, {"variant": "income.start_gold = 70"})
    state = rules.initial_state()
    while state.phase is Phase.DEAL:
        state = rules.apply(state, rules.chance_outcomes(state)[0][0])
    assert (70, 70) == tuple(kingdom.gold for kingdom in state.kingdoms)


def test_a_larger_deck_and_hand_are_possible() -> None:
    rules = GAME.rules(4, {"board": 8, "variant": "deck = { soldier = [7, 8, 9, 10, 11], hand = 4 }"})
    state = rules.initial_state()
    while state.phase is Phase.DEAL:
        state = rules.apply(state, rules.chance_outcomes(state)[-1][0])
    assert (16, 44 - 16) == (sum(len(hand) for hand in state.hands), sum(state.deck))


@pytest.mark.rule("BW-1")
def test_a_variant_may_have_another_board() -> None:
    other = {"variant": "board.sizes = [12, 14]"}
    rules = GAME.rules(2, other)
    assert 12 == rules.observe(rules.initial_state(), None).size
    with pytest.raises(BadVariant) as refused:
        GAME.rules(2, {**other, "board": 8})
    assert "size" == refused.value.reason


@pytest.mark.parametrize(
    ("variant", "reason", "name"),
    [
        ("deck.farmer = [3]", "ranks", "deck"),
        ("deck.farmer = [2, 3, 4]", "ranks", "deck"),
        ("deck.copies = 1", "deck", "deck"),
        ("board.sizes = [10, 7]", "centre", "board.sizes"),
        ("board.sizes = [10, 4]", "centre", "board.sizes"),
        ("board.sizes = []", "list-least", "board.sizes"),
        ("board.sizes = [28]", "number-most", "board.sizes"),
        ("board.start_squares = 7", "room", "board.start_squares"),
        ("architect.discont = 10", "unknown", "architect.discont"),
        ('architect.discount = "ten"', "kind", "architect.discount"),
        ("architect.discount = 41", "discount", "architect.discount"),
        ("fighting.upgraded_power = 1", "power", "fighting.upgraded_power"),
        ("spy.loss = 0", "number-least", "spy.loss"),
        ('seating.three = ["south", "west"]', "list-least", "seating.three"),
        ('seating.three = ["south", "west", "up"]', "choice", "seating.three"),
        ('seating.three = ["south", "west", "south"]', "seating", "seating.three"),
    ],
)
def test_a_number_that_cannot_be_played_with_is_named(variant: str, reason: str, name: str) -> None:
    with pytest.raises(BadVariant) as refused:
        GAME.rules(2, {"variant": variant})
    assert (reason, name, 1) == (refused.value.reason, refused.value.name, refused.value.line)


def test_the_game_plays_with_the_standard_numbers() -> None:
    rules = GAME.rules(2)
    assert isinstance(rules, Rules)
    assert standard_components() == rules.box.components
