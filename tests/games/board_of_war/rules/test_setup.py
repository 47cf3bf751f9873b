"""Set-up: the board, the cards, the kingdoms and the order of turns."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.board_of_war.positions import RULES
from wartable import CHANCE, Match
from wartable.core.chance import ScriptedSource, SeededSource
from wartable.games.board_of_war.actions import Dealt, Drew
from wartable.games.board_of_war.components import CourtRank, Suit
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import Phase

H, D, S, C = Suit


@pytest.mark.rule("BW-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kings_queens_and_jacks_are_dealt_at_random_one_to_each(players: int) -> None:
    rules = RULES[players, 10]
    state = rules.initial_state()
    for rank in CourtRank:
        assert CHANCE is rules.to_act(state)
        expected = tuple((Dealt(rank, suits), 1) for suits in permutations(Suit, players))
        assert expected == rules.chance_outcomes(state)
        state = rules.apply(state, expected[0][0])
    dealt = (state.kings, state.queens, state.jacks)
    assert ((H, D, S, C)[:players],) * 3 == dealt


@pytest.mark.rule("BW-2", "BW-11")
def test_hands_of_three_come_from_forty_unit_cards_four_of_each_rank() -> None:
    rules = RULES[2, 10]
    state = rules.initial_state()
    for rank in CourtRank:
        state = rules.apply(state, Dealt(rank, (H, D)))
    assert tuple((Drew(rank), 4) for rank in range(1, 11)) == rules.chance_outcomes(state)
    for card in (9, 1, 9, 2, 2):
        state = rules.apply(state, Drew(card))
    assert ((1, 9, 9), (2, 2)) == state.hands
    assert (Drew(9), 2) in rules.chance_outcomes(state)
    assert Phase.ACT is rules.apply(state, Drew(7)).phase


@pytest.mark.rule("BW-3", "BW-12")
@pytest.mark.parametrize(
    ("size", "south", "north"), [(10, ("e1", "f1"), ("e10", "f10")), (8, ("d1", "e1"), ("d8", "e8"))]
)
def test_a_kingdom_starts_with_the_two_middle_squares_of_its_edge_and_no_gold(
    size: int, south: tuple[str, ...], north: tuple[str, ...]
) -> None:
    view = Match.new(GAME, 2, seed=4, options={"board": size}).observe(None)
    first, second = view.order
    assert (south, north) == (view.kingdoms[first].squares, view.kingdoms[second].squares)
    assert (0, 0) == tuple(kingdom.gold for kingdom in view.kingdoms)
    assert 1 == view.round


@pytest.mark.rule("BW-13")
@pytest.mark.parametrize(
    ("queens", "order"),
    [((C, S, D, H), (3, 2, 1, 0)), ((S, H, C, D), (1, 3, 0, 2)), ((D, S, C), (0, 1, 2)), ((C, D), (1, 0))],
)
def test_the_queens_decide_the_order_of_turns(queens: tuple[Suit, ...], order: tuple[int, ...]) -> None:
    others = (H, D, S, C)[: len(queens)]
    script = [Dealt(CourtRank.KING, others), Dealt(CourtRank.QUEEN, queens), Dealt(CourtRank.JACK, others)]
    match = Match.new(GAME, len(queens), source=ScriptedSource(script, then=SeededSource(1)))
    assert order == match.observe(None).order
    assert order[0] == match.to_act


@pytest.mark.rule("BW-1", "BW-13")
@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, ["south", "north"]), (3, ["south", "west", "east"]), (4, ["south", "west", "north", "east"])],
)
def test_players_sit_clockwise_in_turn_order(players: int, sides: list[str]) -> None:
    view = Match.new(GAME, players, seed=8).observe(None)
    assert sides == [view.sides[seat] for seat in view.order]
