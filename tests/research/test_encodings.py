"""Every game in numbers: actions there and back, vectors of one size, and nothing in them that a seat cannot see."""

from __future__ import annotations

import random
from typing import Any, get_args

import numpy as np
import pytest

from tests.conformance.tables import Table, tables, walk
from wartable.core.encoding import AnyEncoding, NoEncoding, encoding_for, places
from wartable.core.game import AnyGame, AnyRules
from wartable.games.board_of_war.components import Side
from wartable.games.board_of_war.encoding import squares_from
from wartable.registry import get_game

DECISIONS = 400
VARIANTS = {
    "age-of-war": "dice = 9\ncastle.azuchi.lines = [1, 1, 1, 1, 1]\n",
    "epic-dice-battles": "[economy]\narmies = 6\narmy_dice = 5\nstart.troops = 5\n",
    "board-of-war": "[board]\nsizes = [12]\n[general]\nreach = 4\n[deck]\nsoldier = [7, 8, 9, 10, 11]\n",
}

each_table = pytest.mark.parametrize("table", tables(), ids=str)


def encoding_at(table: Table) -> AnyEncoding:
    return encoding_for(table.game, table.players, table.game.check_options(table.options))


def game_in_numbers(game_id: str, players: int) -> AnyEncoding:
    return encoding_at(Table(get_game(game_id), players, {}))


@each_table
def test_every_legal_action_has_a_number_that_leads_back_to_it(table: Table) -> None:
    encoding = encoding_at(table)
    for seed in range(3):
        for match in walk(table.new(seed), random.Random(seed), DECISIONS):
            seat = match.to_act
            if not isinstance(seat, int):
                break
            catalogue = encoding.catalogue(match.observe(seat), seat)
            legal = match.legal_actions()
            numbers = [catalogue.number[action] for action in legal]
            assert legal == tuple(catalogue.actions[number] for number in numbers)
            assert sorted(numbers) == np.flatnonzero(encoding.mask(match.observe(seat), seat, legal)).tolist()


@pytest.mark.parametrize("game_id", VARIANTS)
def test_variants_have_their_own_numbers(game_id: str) -> None:
    table = Table(get_game(game_id), 3, {"variant": VARIANTS[game_id]})
    assert encoding_at(table).layout.size != game_in_numbers(game_id, 3).layout.size
    test_every_legal_action_has_a_number_that_leads_back_to_it(table)
    test_every_vector_has_the_size_of_the_layout_and_numbers_from_0_to_1(table)


@each_table
def test_a_vector_can_be_taken_apart(table: Table) -> None:
    encoding, match = encoding_at(table), table.new(1)
    vector = encoding.vector(match.observe(0))
    parts = encoding.layout.read(vector)
    assert [section.name for section in encoding.layout.sections] == list(parts)
    for section in encoding.layout.sections:
        assert tuple(section.axes.values()) == parts[section.name].shape
        assert vector[section.first] * section.ceiling == pytest.approx(parts[section.name].flat[0])
    assert vector.size == sum(part.size for part in parts.values())


@each_table
def test_all_seats_have_equally_many_actions_of_every_kind(table: Table) -> None:
    encoding, match = encoding_at(table), table.new(seed=1)
    for seat in range(table.players):
        catalogue = encoding.catalogue(match.observe(seat), seat)
        assert encoding.action_count == len(catalogue.actions)
        assert set(get_args(table.game.action_type)) == {type(action) for action in catalogue.actions}


@each_table
def test_every_vector_has_the_size_of_the_layout_and_numbers_from_0_to_1(table: Table) -> None:
    encoding = encoding_at(table)
    for match in walk(table.new(seed=4), random.Random(4), DECISIONS):
        for seat in range(table.players):
            vector = encoding.vector(match.observe(seat))
            assert (encoding.layout.size,) == vector.shape
            assert np.float32 == vector.dtype
            assert 0 <= vector.min() < vector.max() <= 1


@each_table
def test_a_vector_that_is_brought_up_to_date_says_what_a_new_one_says(table: Table) -> None:
    encoding, match = encoding_at(table), table.new(seed=6)
    for _ in walk(match, random.Random(6), DECISIONS):
        pass
    for seat in range(table.players):
        # Some states are passed over, as between two turns of a seat.
        seen = [match.rules.observe(state, seat) for _, _, state in match.steps()][:: 1 + seat]
        before, vector = seen[0], encoding.vector(seen[0])
        for after in seen[1:]:
            encoding.update(vector, before, after)
            assert np.array_equal(encoding.vector(after), vector)
            before = after


@pytest.mark.parametrize("game_id", VARIANTS)
def test_states_in_which_dice_roll_have_their_numbers_too(game_id: str) -> None:
    table = Table(get_game(game_id), 4, {})
    encoding = encoding_at(table)
    told: set[int] = set()
    for seed in range(20):
        match = table.new(seed)
        for _ in walk(match, random.Random(seed), 2 * DECISIONS):
            pass
        for _, _, state in match.steps():
            told.update(np.flatnonzero(encoding.vector(match.rules.observe(state, seed % 4))))
    untold = {s.name for s in encoding.layout.sections if told.isdisjoint(range(s.first, s.first + s.size))}

    # Random players hardly ever put anyone out, fight over a captured centre, or bring two armies through one battle.
    assert untold <= {"out", "contested", "laid_tokens"}


@each_table
def test_states_that_a_seat_cannot_tell_apart_have_the_same_numbers(table: Table) -> None:
    encoding, rng = encoding_at(table), random.Random(9)
    rules = table.new(seed=9).rules
    for match in walk(table.new(seed=9), random.Random(9), DECISIONS):
        for seat in range(table.players):
            view = match.observe(seat)
            other = rules.redeal(view, rng)
            assert np.array_equal(encoding.vector(view), encoding.vector(rules.observe(other, seat)))
            assert encoding.catalogue(view, seat) is encoding.catalogue(other, seat)


@each_table
def test_what_a_seat_decides_and_sees_is_told(table: Table) -> None:
    """Views that differ have different numbers, up to the ceilings; random play stays below them."""
    encoding = encoding_at(table)
    told: dict[bytes, Any] = {}
    for match in walk(table.new(seed=5), random.Random(5), DECISIONS):
        if isinstance(match.to_act, int):
            view = match.observe(match.to_act)
            legal = encoding.mask(view, match.to_act, match.legal_actions()).tobytes()
            assert legal == told.setdefault(encoding.vector(view).tobytes(), legal)


@pytest.mark.parametrize("game_id", ["age-of-war", "epic-dice-battles", "board-of-war"])
def test_the_sections_follow_each_other_without_a_gap(game_id: str) -> None:
    layout = game_in_numbers(game_id, 2).layout
    at = 0
    for section in layout.sections:
        assert at == section.first
        assert at + section.size - 1 == section.at(*(length - 1 for length in section.axes.values()))
        assert section is layout[section.name], "names are different"
        at += section.size
    assert at == layout.size


def test_the_viewer_is_the_first_and_the_others_follow_in_turn_order() -> None:
    assert (0, 1, 2) == places(0, range(3))
    assert (2, 0, 1) == places(1, range(3))
    assert (1, 2, 0) == places(2, (1, 2, 0))


def test_age_of_war_looks_the_same_from_every_seat() -> None:
    """A mirrored position is the same vector for the other player."""
    game = get_game("age-of-war")
    rules, encoding = game.rules(2), game_in_numbers("age-of-war", 2)
    state = game.state_type(owners=(0, 1, None) + (None,) * 11, turn=0, dice=3, roll=(1, 4, 6))
    mirrored = game.state_type(owners=(1, 0, None) + (None,) * 11, turn=1, dice=3, roll=(1, 4, 6))

    assert np.array_equal(encoding.vector(rules.observe(state, 0)), encoding.vector(rules.observe(mirrored, 1)))
    assert not np.array_equal(encoding.vector(rules.observe(state, 0)), encoding.vector(rules.observe(state, 1)))


def test_age_of_war_in_numbers() -> None:
    game = get_game("age-of-war")
    rules, encoding = game.rules(2), game_in_numbers("age-of-war", 2)
    state = game.state_type(owners=(1,) + (None,) * 13, turn=0, dice=3, roll=(1, 4, 4), target=2)
    vector = encoding.vector(rules.observe(state, 0))
    section = encoding.layout.__getitem__

    assert 1 == vector[section("owners").at(0, 2)], "castle 0 is the opponent's"
    assert 1 == vector[section("owners").at(1, 0)], "castle 1 lies in the centre"
    assert pytest.approx(2 / 7) == vector[section("roll").at(3)], "two dice show archery"
    assert 1 == vector[section("target").at(2)]
    assert pytest.approx(3 / 7) == vector[section("dice").at()]


def test_the_own_edge_of_the_board_is_the_first_row() -> None:
    board = get_game("board-of-war").rules(4).box.board  # type: ignore[attr-defined]
    rows = {side: squares_from(board, side)[: board.size] for side in Side}

    assert ("a1", "j1") == (rows[Side.SOUTH][0], rows[Side.SOUTH][-1])
    assert ("a10", "a1") == (rows[Side.WEST][0], rows[Side.WEST][-1]), "left of the west is the north"
    assert ("j10", "a10") == (rows[Side.NORTH][0], rows[Side.NORTH][-1])
    assert ("j1", "j10") == (rows[Side.EAST][0], rows[Side.EAST][-1])
    for side in Side:
        assert set(board.start[side]) <= set(rows[side])


def test_both_kingdoms_of_board_of_war_begin_on_the_same_numbers() -> None:
    match = Table(get_game("board-of-war"), 2, {}).new(seed=1)
    encoding = game_in_numbers("board-of-war", 2)
    squares = encoding.layout["squares"]
    own = [encoding.vector(match.observe(seat))[squares.first : squares.at(1)] for seat in (0, 1)]

    assert 2 == own[0].sum()
    one, other = own
    assert np.array_equal(one, other)


def test_a_game_without_an_encoding_is_named() -> None:
    class Chess(type(get_game("age-of-war"))):  # type: ignore[misc]
        id = "chess"

        def encoding(self, rules: AnyRules) -> None:
            return None

    chess: AnyGame = Chess()
    with pytest.raises(NoEncoding, match="chess"):
        encoding_for(chess, 2, chess.check_options({}))
