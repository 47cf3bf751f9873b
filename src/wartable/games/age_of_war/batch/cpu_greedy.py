"""The greedy player inside the processor's batch engine: the plan of a turn, and the choice after a roll (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from wartable.games.age_of_war.batch.bits import place_of
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.tables import BoxTables, Floats, Ints, Words

__all__ = ["TurnPlan", "chosen_by_greedy", "expect", "make_plan", "new_plan", "worth_in_points"]

# Sums may be reordered to fit vectors; the order is fixed when the kernel is compiled, so results repeat exactly.
_FAST = {"reassoc", "contract", "nsz", "nnan", "ninf"}
# Handing two hundred words of tables on takes longer than what is done with them, so the compiler must not choose to.
_inlined = njit(forceinline=True)
_inlined_fast = njit(forceinline=True, fastmath=_FAST)


class TurnPlan(NamedTuple):
    """What a turn is played for; made anew at its start."""

    targets: Ints
    """One entry: how many castles are worth conquering."""
    worth: Floats
    """By target, in card order: what it adds (heuristics.py)."""
    row: Ints
    """By target: where its odds stand."""
    expected: Floats
    """By dice: what is to be expected while no castle is chosen."""
    best: Floats
    """By class of rolls: room to work in."""


@njit()
def new_plan(box: BoxTables, greedy: GreedyTables) -> TurnPlan:
    """Room for one game's plans."""
    return TurnPlan(
        np.zeros(1, np.int32),
        np.zeros(box.castles),
        np.zeros(box.castles, np.int32),
        np.zeros(box.dice + 1),
        np.zeros(greedy.chance.size),
    )


@_inlined
def make_plan(
    box: BoxTables, greedy: GreedyTables, plan: TurnPlan, held: Ints | Words, seat: int, in_reach: int, centre: int
) -> None:
    """Weigh the castles in reach, then what each number of dice is worth before a castle is chosen."""
    count = 0
    for castle in range(box.castles):
        if in_reach >> castle & 1:
            worth = worth_in_points(box, greedy, held, seat, castle, centre)
            if worth > 0.0:
                is_stolen = 1 - (centre >> castle & 1)
                plan.worth[count], plan.row[count] = worth, castle + box.castles * is_stolen
                count += 1
    plan.targets[0] = count
    expect(box, greedy, plan, count)


@_inlined
def chosen_by_greedy(
    box: BoxTables, greedy: GreedyTables, plan: TurnPlan, roll: int, dice: int, lines: int, possible: int, is_open: bool
) -> int:
    """The line to fill, or `box.lines` to lose a die. Between equals a line comes before a lost die."""
    if not possible:
        return box.lines
    if not is_open:
        return _pursued(box, greedy, roll, dice, lines, possible)
    best, line = 0.0, box.lines
    for number in range(plan.targets[0]):
        worth = plan.worth[number] * greedy.opening[roll, plan.row[number]]
        if worth > best:
            best, line = worth, int(greedy.opening_line[roll, plan.row[number]])
    return line if best >= plan.expected[dice - 1] else box.lines


@_inlined
def worth_in_points(
    box: BoxTables, greedy: GreedyTables, held: Ints | Words, seat: int, castle: int, centre: int
) -> float:
    """heuristics.py: points that last, what the victim loses, what is denied; or the game."""
    bit = 1 << castle
    if centre == bit:
        return _worth_of_last(box, greedy, held, seat, bit)
    gained = greedy.lasting[held[seat] | bit] - greedy.lasting[held[seat]]
    lost, denied, others = 0.0, 0.0, greedy.others[castle]
    for other in range(len(held)):
        if other != seat:
            if held[other] & bit:
                lost = greedy.lasting[held[other]] - greedy.lasting[held[other] & ~bit]
            if others and held[other] & others == others:
                denied = greedy.denied[castle]
    worth: float = gained + lost / greedy.loss + denied
    return worth


@_inlined
def _worth_of_last(box: BoxTables, greedy: GreedyTables, held: Ints | Words, seat: int, bit: int) -> float:
    """AW-40: taking the last castle wins or loses the game on the spot."""
    mine, sharing = box.standing[held[seat] | bit], 1
    for other in range(len(held)):
        if other != seat:
            if box.standing[held[other]] > mine:
                return -greedy.game
            sharing += box.standing[held[other]] == mine
    return greedy.game / sharing


@_inlined_fast
def expect(box: BoxTables, greedy: GreedyTables, plan: TurnPlan, count: int) -> None:
    """From one die up: the mean over the rolls of the best castle, or of losing a die."""
    for dice in range(1, box.dice):
        begin, end = greedy.start[dice - 1], greedy.start[dice]
        lose = plan.expected[dice - 1]
        best = plan.best[: end - begin]
        best[:] = lose
        for number in range(count):
            worth, row = plan.worth[number], plan.row[number]
            # A castle that no roll makes better than losing a die is out of reach with so many dice.
            if worth * greedy.ceiling[row, dice] > lose:
                _attack(best, greedy.success[row, begin:end], worth)
        # So many dice that begin no castle are just lost.
        plan.expected[dice] = lose if begin == end else _mean(greedy.chance[begin:end], best)


@_inlined_fast
def _attack(best: Floats, success: Floats, worth: float) -> None:
    for roll in range(best.size):
        best[roll] = max(best[roll], worth * success[roll])


@_inlined_fast
def _mean(chance: Floats, best: Floats) -> float:
    total = 0.0
    for roll in range(best.size):
        total += chance[roll] * best[roll]
    return total


@_inlined
def _pursued(box: BoxTables, greedy: GreedyTables, roll: int, dice: int, lines: int, possible: int) -> int:
    """The line of the chosen castle with the best odds after it, unless losing a die has better ones."""
    castle = box.castle_of[place_of(possible & -possible)]
    begin, end = greedy.first_line[castle], greedy.first_line[castle + 1]
    left = lines >> begin
    best, chosen = 0.0, box.lines
    for line in range(begin, end):
        if possible >> line & 1:
            odds = greedy.pursuit[castle, left & ~(1 << line - begin), dice - box.used[roll, line]]
            if odds > best:
                best, chosen = odds, line
    return chosen if best >= greedy.pursuit[castle, left, dice - 1] else box.lines
