"""The greedy player in tensor operations: the plan of a turn at every table, and the choice after a roll.

cpu_greedy.py is the same, one table after the other; both look up what greedy.py has worked out. Double precision.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from wartable.games.age_of_war.batch.greedy import greedy_tables
from wartable.games.age_of_war.batch.tables import box_tables
from wartable.games.age_of_war.batch.tensor_dice import Tensor
from wartable.games.age_of_war.batch.tensor_rules import Position, RuleTensors, of_seat, possible_lines
from wartable.games.age_of_war.components import Components

__all__ = ["GreedyTensors", "TurnPlan", "chosen_by_greedy", "greedy_tensors", "turn_plan"]


class GreedyTensors(NamedTuple):
    """greedy.py on a device; numbers that are the same at all tables stay where the operations are written."""

    lasting: Tensor
    opening: Tensor
    """By roll and row, in a row."""
    opening_line: Tensor
    pursuit: Tensor
    """By castle, unfilled lines and dice, in a row."""
    first_line: Tensor
    chance: Tensor
    success: Tensor
    castle_at: Tensor
    """By set of one castle: its number."""
    others: tuple[int, ...]
    denied: tuple[float, ...]
    start: tuple[int, ...]
    most_lines: int
    loss: float
    game: float


class TurnPlan(NamedTuple):
    """What a turn is played for, by table."""

    worth: tuple[Tensor, ...]
    """By castle: what it adds; 0 where it adds nothing or is out of reach."""
    expected: tuple[Tensor, ...]
    """By dice: what is to be expected while no castle is chosen."""


def greedy_tensors(components: Components, players: int, device: Any) -> GreedyTensors:
    """The tables of a box for so many players."""
    box = box_tables(components)
    known = greedy_tables(components, box, players)
    castle_at = np.zeros(1 << box.castles, np.int32)
    castle_at[[1 << castle for castle in range(box.castles)]] = np.arange(box.castles)

    def tensor(table: Any) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(table)).to(device)

    return GreedyTensors(
        lasting=tensor(known.lasting),
        opening=tensor(known.opening.ravel()),
        opening_line=tensor(known.opening_line.ravel().astype(np.int64)),
        pursuit=tensor(known.pursuit.ravel()),
        first_line=tensor(known.first_line.astype(np.int64)),
        chance=tensor(known.chance),
        success=tensor(known.success),
        castle_at=tensor(castle_at),
        others=tuple(map(int, known.others)),
        denied=tuple(map(float, known.denied)),
        start=tuple(map(int, known.start)),
        most_lines=int(np.diff(known.first_line).max()),
        loss=known.loss,
        game=known.game,
    )


def turn_plan(rules: RuleTensors, greedy: GreedyTensors, at: Position) -> TurnPlan:
    """Weigh the castles in reach, then what each number of dice is worth before a castle is chosen."""
    mine = of_seat(at.held, at.turn)
    in_reach = ~(mine | at.safe)
    worth = []
    for castle in range(rules.castles):
        found = _worth_in_points(rules, greedy, at, mine, castle)
        worth.append(torch.where(in_reach & 1 << castle != 0, found.clamp(min=0.0), 0.0))
    return TurnPlan(tuple(worth), _expected(rules, greedy, worth, at.centre))


def chosen_by_greedy(rules: RuleTensors, greedy: GreedyTensors, at: Position, plan: TurnPlan) -> Tensor:
    """The line to fill, or the number of lines to lose a die. Between equals a line comes before a lost die."""
    possible = possible_lines(rules, at)
    opening, pursued = _opening(rules, greedy, at, plan), _pursued(rules, greedy, at, possible)
    return torch.where(possible == 0, rules.lines, torch.where(at.target == 0, opening, pursued))


def _worth_in_points(rules: RuleTensors, greedy: GreedyTensors, at: Position, mine: Tensor, castle: int) -> Tensor:
    """heuristics.py: points that last, what the victim loses, what is denied; or the game."""
    bit, others = 1 << castle, greedy.others[castle]
    standing = rules.standing[mine | bit]
    gained = greedy.lasting[mine | bit] - greedy.lasting[mine]
    lost, denied = torch.zeros_like(gained), torch.zeros_like(gained)
    sharing, is_beaten = torch.ones_like(standing), torch.zeros_like(at.is_done)
    for seat, held in enumerate(at.held):
        is_other = at.turn != seat
        drop = greedy.lasting[held] - greedy.lasting[held & ~bit]
        lost = torch.where(is_other & (held & bit != 0), drop, lost)
        if others:
            denied = torch.where(is_other & (held & others == others), greedy.denied[castle], denied)
        is_beaten = is_beaten | (is_other & (rules.standing[held] > standing))
        sharing = sharing + (is_other & (rules.standing[held] == standing)).to(torch.int32)
    # AW-40: taking the last castle wins or loses the game on the spot.
    last = torch.where(is_beaten, -greedy.game, greedy.game / sharing.to(torch.float64))
    return torch.where(at.centre == bit, last, gained + lost / greedy.loss + denied)


def _expected(rules: RuleTensors, greedy: GreedyTensors, worth: list[Tensor], centre: Tensor) -> tuple[Tensor, ...]:
    """From one die up: the mean over the rolls of the best castle, or of losing a die."""
    expected = [torch.zeros_like(worth[0])]
    for dice in range(1, rules.dice):
        begin, end = greedy.start[dice - 1], greedy.start[dice]
        lose = expected[-1]
        if begin == end:
            # So many dice that begin no castle are just lost.
            expected.append(lose)
            continue
        best = lose[:, None]
        for castle, own in enumerate(worth):
            in_centre, stolen = (greedy.success[row, begin:end] for row in (castle, castle + rules.castles))
            success = torch.where((centre & 1 << castle != 0)[:, None], in_centre, stolen)
            best = torch.maximum(best, own[:, None] * success)
        expected.append((best * greedy.chance[begin:end]).sum(1))
    return tuple(expected)


def _opening(rules: RuleTensors, greedy: GreedyTensors, at: Position, plan: TurnPlan) -> Tensor:
    """The castle that is best begun with this roll, unless losing a die is worth more."""
    best = torch.zeros_like(plan.worth[0])
    line = torch.full_like(at.lines, rules.lines)
    for castle, own in enumerate(plan.worth):
        stolen = torch.where(at.centre & 1 << castle != 0, castle, castle + rules.castles)
        row = at.roll * (2 * rules.castles) + stolen
        value = own * greedy.opening[row]
        line = torch.where(value > best, greedy.opening_line[row], line)
        best = torch.maximum(best, value)
    return torch.where(best >= of_seat(plan.expected, at.dice - 1), line, rules.lines)


def _pursued(rules: RuleTensors, greedy: GreedyTensors, at: Position, possible: Tensor) -> Tensor:
    """The line of the chosen castle with the best odds after it, unless losing a die has better ones."""
    castle = greedy.castle_at[at.target]
    begin = greedy.first_line[castle]
    left = at.lines >> begin & (1 << greedy.most_lines) - 1
    step = rules.dice + 1
    odds_of = castle.to(torch.int64) * ((1 << greedy.most_lines) * step)
    best, chosen = torch.zeros_like(at.lines, dtype=torch.float64), torch.full_like(at.lines, rules.lines)
    for number in range(greedy.most_lines):
        line = (begin + number).clamp(max=rules.lines - 1)
        is_possible = (begin + number < rules.lines) & (possible >> line & 1 != 0)
        dice = at.dice - rules.used[at.roll * rules.lines + line]
        odds = greedy.pursuit[odds_of + (left & ~(1 << number)) * step + dice]
        is_better = is_possible & (odds > best)
        best, chosen = torch.where(is_better, odds, best), torch.where(is_better, line, chosen)
    return torch.where(best >= greedy.pursuit[odds_of + left * step + at.dice - 1], chosen, rules.lines)
