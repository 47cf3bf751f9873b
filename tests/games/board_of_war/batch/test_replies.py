"""Looking ahead on rows: the same ends of turns are worth the same as in the readable code, and worlds fit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.games.board_of_war.positions import RULES
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.looking_ahead import choose_by_looking_ahead, room_to_look_ahead
from wartable.games.board_of_war.batch.luck import below, seed_luck
from wartable.games.board_of_war.batch.moves import legal_moves, room_for_moves
from wartable.games.board_of_war.batch.replies import redeal, share_after_replies
from wartable.games.board_of_war.batch.rows import number_of, row_of
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.estimate import estimate_of, learned_weights
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.learned import LearnedBot
from wartable.games.board_of_war.replies import after_replies
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import shares_of
from wartable.games.board_of_war.state import Phase, State

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

TABLES = [(2, 10), (2, 8), (3, 8), (4, 10)]


class SameLuck(random.Random):
    """The luck of compiled games as Python's."""

    def __new__(cls, _seed: int) -> SameLuck:
        return super().__new__(cls)

    def __init__(self, seed: int) -> None:
        self._luck = np.zeros(1, np.uint64)
        seed_luck(self._luck, np.uint64(seed), np.uint64(0))

    def random(self) -> float:
        return int(below(self._luck, 1 << 32)) / (1 << 32)


def positions_of_a_game(rules: Rules, seed: int) -> Iterator[State]:
    """All positions after the deal."""
    bots, rng = [GAME.bots()[name] for name in ("marshal", "regent", "mason", "regent")], random.Random(seed)
    state = rules.initial_state()
    while state.phase is not Phase.OVER:
        seat = rules.to_act(state)
        if isinstance(seat, int):
            legal = rules.legal_actions(state)
            state = rules.apply(state, bots[seat].choose(rules, rules.observe(state, seat), legal, rng))
        else:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        if state.phase is not Phase.DEAL:
            yield state


@pytest.mark.rule("BW-55")
@pytest.mark.parametrize(("players", "board"), TABLES)
def test_replies_come_to_the_same_in_the_same_world(players: int, board: int) -> None:
    rules, rng = RULES[players, board], random.Random(3)
    estimate, weights = estimate_of(rules.box), learned_weights(players, board)
    assert estimate is not None
    assert weights is not None
    box = layout.box_row(rules.box)
    room = room_to_look_ahead(box)
    ends = [state for state in positions_of_a_game(rules, 5) if state.phase in {Phase.DRAW, Phase.FIGHT}]
    for number, end in enumerate(ends):
        world = rules.redeal(rules.observe(end, end.turn), rng)
        after = after_replies(rules, end, world, SameLuck(number))
        expected = shares_of(rules, estimate, [after], after.turn, CARD_PLAYED)[0, end.turn]
        row = row_of(rules.box, end)
        seed_luck(room.luck, np.uint64(number), np.uint64(0))
        world_row = row_of(rules.box, world)
        found = share_after_replies(box, row, world_row, weights, room.work, room.luck, room.regent)
        assert np.array_equal(row_of(rules.box, after), row)
        assert expected == pytest.approx(found, abs=1e-4)
    assert len(ends) > 10


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_without_worlds_both_choose_alike(players: int, board: int) -> None:
    """Give or take what differs in the last digits."""
    rules, bot, rng = RULES[players, board], LearnedBot(worlds=0).unhurried(), random.Random(1)
    weights, box, luck = learned_weights(players, board), layout.box_row(rules.box), np.zeros(1, np.uint64)
    assert weights is not None
    room, moves = room_to_look_ahead(box), np.zeros(room_for_moves(board**2), np.int32)
    alike = []
    for state in list(positions_of_a_game(rules, 6))[::4]:
        if not isinstance(rules.to_act(state), int):
            continue
        action = bot.choose(rules, rules.observe(state, state.turn), rules.legal_actions(state), rng)
        row = row_of(rules.box, state)
        count = legal_moves(box, row, moves)
        chosen = choose_by_looking_ahead(box, row, moves, count, 6, 0, weights, luck, room)
        alike.append(number_of(rules.box.board, action) == chosen)
    assert len(alike) > 10
    assert sum(alike) >= 0.9 * len(alike)


def test_a_world_leaves_what_the_seat_sees() -> None:
    rules, luck = RULES[3, 10], np.zeros(1, np.uint64)
    box = layout.box_row(rules.box)
    hands = slice(layout.HAND, layout.HAND + 3 * layout.RANKS)
    dealt_anew = 0
    for number, state in enumerate(positions_of_a_game(rules, 7)):
        before = row_of(rules.box, state)
        world = before.copy()
        seed_luck(luck, np.uint64(8), np.uint64(number))
        redeal(box, world, state.turn, luck)
        own = state.turn * layout.RANKS
        before_hands, world_hands = before[hands], world[hands]
        assert np.array_equal(before_hands[own : own + layout.RANKS], world_hands[own : own + layout.RANKS])
        assert np.array_equal(before_hands.reshape(3, -1).sum(axis=1), world_hands.reshape(3, -1).sum(axis=1))
        unseen = before[layout.DECK :][: layout.RANKS] + before_hands.reshape(3, -1).sum(axis=0)
        assert np.array_equal(unseen, world[layout.DECK :][: layout.RANKS] + world_hands.reshape(3, -1).sum(axis=0))
        dealt_anew += not np.array_equal(before_hands, world_hands)
        world[hands], world[layout.DECK : layout.DECK + layout.RANKS] = 0, 0
        before[hands], before[layout.DECK : layout.DECK + layout.RANKS] = 0, 0
        assert np.array_equal(before, world)
    assert dealt_anew > 10
