"""The batch engine for the processor: every game in a few words, the games side by side on all cores (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from wartable.core.compiled import compiled_once
from wartable.games.age_of_war.batch.bits import place_of_bit, sums_of_bytes
from wartable.games.age_of_war.batch.cpu_greedy import TurnPlan, chosen_by_greedy, make_plan, new_plan
from wartable.games.age_of_war.batch.games import Batch, Policy
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.philox import Word, Words, below, philox, philox_ahead
from wartable.games.age_of_war.batch.tables import BoxTables, Ints
from wartable.games.age_of_war.solver.device import Device

__all__ = ["CpuEngine", "chosen_by_chance", "draw_roll"]

_GAMES_AT_ONCE = 64
_WORDS_AT_ONCE = 8
_DRAW = 1
"""The last word of the counter tells the draw of the first player (AW-6) from the rolls."""
_ROLL = 0

Flags = npt.NDArray[np.bool_]


class CpuEngine:
    """Plays on the processor."""

    device = Device.CPU

    def __init__(self, box: BoxTables, greedy: GreedyTables, players: int) -> None:
        self._box = box
        self._greedy = greedy
        self._players = players

    def play(self, batch: Batch) -> tuple[Ints, Ints]:
        """What every seat holds in the end, by game and seat; and who began, turns, decisions, by game."""
        held, counts, _ = self._play(batch, 0)
        return held, counts

    def record(self, batch: Batch, decisions: int) -> Ints:
        """By game: the first player, then each roll and the line filled with it, for so many decisions at most."""
        return self._play(batch, 1 + 2 * decisions)[2]

    def _play(self, batch: Batch, columns: int) -> tuple[Ints, Ints, Ints]:
        held = np.zeros((batch.games, self._players), np.int32)
        counts, log = np.zeros((batch.games, 3), np.int32), np.zeros((batch.games, columns), np.int32)
        is_greedy = np.array([policy == Policy.GREEDY for policy in batch.policies])
        which = (np.uint64(batch.seed), np.uint64(batch.first_game), batch.turn_limit)
        _play_games(self._box, self._greedy, is_greedy, *which, held, counts, log)
        return held, counts, log


@compiled_once(parallel=True)
def _play_games(
    box: BoxTables,
    greedy: GreedyTables,
    is_greedy: Flags,
    seed: np.uint64,
    first_game: np.uint64,
    turn_limit: int,
    held: Ints,
    counts: Ints,
    log: Ints,
) -> None:
    """Play as many games as `held` has rows, numbered from `first_game`.

    Fills in what every seat holds in the end (`held`, by game and seat), who began, the turns and the decisions
    (`counts`), and, where `log` has columns, the first player and then every roll and the line filled with it
    (`box.lines` for a lost die).
    """
    games = len(held)
    for piece in prange((games + _GAMES_AT_ONCE - 1) // _GAMES_AT_ONCE):
        plan = new_plan(box, greedy)
        words = np.empty((3, -(-box.dice // _WORDS_AT_ONCE) * _WORDS_AT_ONCE), np.uint64)
        for game in range(piece * _GAMES_AT_ONCE, min(games, (piece + 1) * _GAMES_AT_ONCE)):
            _play_game(
                box,
                greedy,
                is_greedy,
                seed,
                first_game + np.uint64(game),
                turn_limit,
                held[game],
                counts[game],
                log[game],
                plan,
                words,
            )


@njit()
def _play_game(
    box: BoxTables,
    greedy: GreedyTables,
    is_greedy: Flags,
    seed: np.uint64,
    game: np.uint64,
    turn_limit: int,
    held: Ints,
    counts: Ints,
    log: Ints,
    plan: TurnPlan,
    words: Words,
) -> None:
    players = len(held)
    first = below(philox(seed, game, 0, _DRAW)[0], players)
    if len(log):
        log[0] = first
    seat, turns, decisions = first, 0, 0
    held[:] = 0
    everything = (1 << box.castles) - 1
    centre, safe = everything, 0
    # AW-40: the game ends the moment the last castle leaves the centre.
    while centre and turns < turn_limit:
        # AW-22: not one's own castles, and not face-down cards.
        in_reach = everything & ~held[seat] & ~safe
        if is_greedy[seat]:
            make_plan(box, greedy, plan, held, seat, in_reach, centre)
        lines = box.printed[in_reach] | box.special[in_reach & ~centre]
        taken, decisions = _play_turn(box, greedy, is_greedy[seat], seed, game, decisions, lines, log, plan, words)
        if taken:
            for other in range(players):
                held[other] &= ~taken
            held[seat] |= taken
            centre &= ~taken
            safe |= box.whole[held[seat]]
        seat = seat + 1 if seat + 1 < players else 0
        turns += 1
    counts[0], counts[1], counts[2] = first, turns, decisions


@njit()
def _play_turn(
    box: BoxTables,
    greedy: GreedyTables,
    is_greedy: bool,
    seed: np.uint64,
    game: np.uint64,
    decisions: int,
    lines: int,
    log: Ints,
    plan: TurnPlan,
    words: Words,
) -> tuple[int, int]:
    """The castle conquered in a turn as a set of one, or the empty set; and the decisions of the game so far.

    `lines` are those that may still be filled. Once a line is filled they are the rest of its card (AW-15), and when
    none is left the castle is conquered (AW-30): nothing else has to be remembered.
    """
    dice, is_open, before = box.dice, True, decisions
    # Every decision takes a die at the least. Drawn ahead, the words are there when a guessed branch was wrong.
    philox_ahead(seed, game, decisions, _ROLL, words)
    while dice > 0:
        step = decisions - before
        roll = draw_roll(box, dice, words[0, step], words[1, step])
        possible = box.fills[roll] & lines
        if is_greedy:
            line = chosen_by_greedy(box, greedy, plan, roll, dice, lines, possible, is_open)
        else:
            line = chosen_by_chance(box, possible, words[2, step])
        if 2 * decisions + 2 < len(log):
            log[2 * decisions + 1], log[2 * decisions + 2] = roll, line
        decisions += 1
        if line == box.lines:
            # AW-12: a lost die is out until the turn ends.
            dice -= 1
            continue
        lines = lines & box.rest[line]
        if lines == 0:
            return 1 << box.castle_of[line], decisions
        dice -= box.used[roll, line]
        is_open = False
    # AW-16: no die is left and the castle is not complete.
    return 0, decisions


@njit()
def draw_roll(box: BoxTables, dice: int, word: Word, coin: Word) -> int:
    begin = box.first_roll[dice]
    roll = begin + below(word, box.first_roll[dice + 1] - begin)
    limit, other = box.alias[roll] & 0xFFFFFFFF, box.alias[roll] >> 32
    drawn: int = roll if np.int64(coin) < limit else other
    return drawn


@njit()
def chosen_by_chance(box: BoxTables, possible: int, word: Word) -> int:
    """Any legal action, each as likely as the others: a line, or `box.lines` to lose a die (AW-11)."""
    sums = sums_of_bytes(possible)
    fills = sums >> 56
    number = below(word, fills + 1)
    return place_of_bit(possible, sums, number) if number < fills else box.lines
