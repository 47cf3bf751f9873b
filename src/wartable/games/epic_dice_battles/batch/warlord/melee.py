"""The main combat of a siege to its end: odds/melee.py compiled.

Who is left of a side is one number: its units by rank, in a place system that has as many digits as there were of each
rank at first. Losses make it smaller.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord.rounds import MOST_DICE, RANKS, Round, find_round, new_round
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Floats

__all__ = [
    "ATTACKER_LEFT",
    "DEFENDER_LEFT",
    "Melee",
    "add_round",
    "begin_melee",
    "first_round",
    "new_melee",
    "take_side",
]

ATTACKER_LEFT, DEFENDER_LEFT = 2, 3
"""Who fights on, among the sides."""
_MOST_MEETINGS = 2048
"""Of fourteen dice against a reserve; of nine dice on both sides together there are fewer."""


class Melee(NamedTuple):
    """Room for one, the attacker first."""

    steps: Ints
    """By side and rank: what one unit counts in the number of who is left; then how many numbers there are."""
    sides: Ints
    """By side: who begins, by rank, without and with the flank bonus. Then who fights on, likewise."""
    chains: Ints
    """By side and losses: who is left."""
    beginning: Round
    rounds: Round
    opposing: Round
    values: Floats
    """By who is left of both: the probabilities that the attacker wins and that the defender does."""
    is_known: npt.NDArray[np.bool_]


def new_melee() -> Melee:
    """Room for any siege that is counted."""
    return Melee(
        np.zeros((2, RANKS + 1), np.int64),
        np.zeros((4, 2 * RANKS), np.int64),
        np.zeros((2, MOST_DICE + 1), np.int64),
        new_round(),
        new_round(),
        new_round(),
        np.zeros((_MOST_MEETINGS, 2)),
        np.zeros(_MOST_MEETINGS, np.bool_),
    )


@compiled
def begin_melee(melee: Melee, most: Ints) -> None:
    """Nothing is known yet about sides that have at most so many of each rank, the attacker's then the defender's."""
    for side in range(2):
        step = 1
        for rank in range(RANKS):
            melee.steps[side, rank] = step
            step *= most[side * RANKS + rank] + 1
        melee.steps[side, RANKS] = step
    melee.is_known[: melee.steps[0, RANKS] * melee.steps[1, RANKS]] = False


@compiled
def take_side(melee: Melee, opponents: int) -> int:
    """Who attacks is known: list how its first round may go; how many possibilities there are."""
    return find_round(melee.sides[0], opponents, melee.beginning)


@compiled
def first_round(melee: Melee, possibilities: int) -> tuple[float, float]:
    """The probabilities that the attacker wins and that the defender does, from the first round on (ED-65)."""
    dice, opposing = _follow(melee, 0, _together(melee, 0)), _follow(melee, 1, _together(melee, 1))
    if dice == 0 or opposing == 0:
        return 1.0 if dice else 0.0, 1.0 if opposing else 0.0
    one, other = melee.chains[0, 0], melee.chains[1, 0]
    _settle(melee, one, other)
    if not _has_bonus(melee):
        meeting = one * melee.steps[1, RANKS] + other
        return melee.values[meeting, 0], melee.values[meeting, 1]
    _follow(melee, 0, one)
    _follow(melee, 1, other)
    others = find_round(melee.sides[1], dice, melee.opposing)
    won, lost, _ = _weigh(melee, melee.beginning, possibilities, others, dice, opposing)
    return won, lost


@compiled
def add_round(melee: Melee, chance: float, losses: Floats) -> None:
    """Add what one round between those who fight on costs both, as likely as it comes to it."""
    dice, opposing = 0, 0
    for rank in range(RANKS):
        dice += melee.sides[ATTACKER_LEFT, rank]
        opposing += melee.sides[DEFENDER_LEFT, rank]
    possibilities = find_round(melee.sides[ATTACKER_LEFT], opposing, melee.rounds)
    others = find_round(melee.sides[DEFENDER_LEFT], dice, melee.opposing)
    one, two = melee.rounds, melee.opposing
    for number in range(possibilities):
        for other in range(others):
            lost = min(dice, one.deaths[number] + two.kills[other])
            opposing_lost = min(opposing, two.deaths[other] + one.kills[number])
            losses[lost, opposing_lost] += chance * one.chances[number] * two.chances[other]


@compiled
def _has_bonus(melee: Melee) -> bool:
    flanks = 0
    for rank in range(RANKS, 2 * RANKS):
        flanks += melee.sides[0, rank] + melee.sides[1, rank]
    return flanks > 0


@compiled
def _together(melee: Melee, side: int) -> int:
    """The number of all who begin on a side."""
    number = 0
    for rank in range(RANKS):
        number += melee.steps[side, rank] * (melee.sides[side, rank] + melee.sides[side, RANKS + rank])
    return number


@compiled
def _follow(melee: Melee, side: int, number: int) -> int:
    """Note who is left of a side after 0, 1, 2 … losses, cheapest first; how many dice it has."""
    losses, left = 0, number
    melee.chains[side, 0] = left
    for rank in range(RANKS):
        units = left % melee.steps[side, rank + 1] // melee.steps[side, rank]
        for _ in range(units):
            left -= melee.steps[side, rank]
            losses += 1
            melee.chains[side, losses] = left
    return losses


@compiled
def _take(melee: Melee, side: int, number: int) -> None:
    """Let who is left fight on, without the flank bonus."""
    for rank in range(RANKS):
        melee.sides[ATTACKER_LEFT + side, rank] = number % melee.steps[side, rank + 1] // melee.steps[side, rank]


@compiled
def _settle(melee: Melee, one: int, other: int) -> None:
    """Find the values of all who may be left, the fewest first."""
    dice, opposing = _follow(melee, 0, one), _follow(melee, 1, other)
    for left in range(1, dice + 1):
        _follow(melee, 0, one)
        here = melee.chains[0, dice - left]
        _take(melee, 0, here)
        _follow(melee, 0, here)
        possibilities = 0
        for opposing_left in range(1, opposing + 1):
            _follow(melee, 1, other)
            there = melee.chains[1, opposing - opposing_left]
            meeting = here * melee.steps[1, RANKS] + there
            if melee.is_known[meeting]:
                continue
            if possibilities == 0:
                possibilities = find_round(melee.sides[ATTACKER_LEFT], opposing, melee.rounds)
            _take(melee, 1, there)
            _follow(melee, 1, there)
            others = find_round(melee.sides[DEFENDER_LEFT], left, melee.opposing)
            won, lost, same = _weigh(melee, melee.rounds, possibilities, others, left, opposing_left)
            # Nothing happened: the same again, until something does.
            melee.values[meeting, 0], melee.values[meeting, 1] = won / (1 - same), lost / (1 - same)
            melee.is_known[meeting] = True


@compiled
def _weigh(  # noqa: PLR0917 -- compiled functions take their arguments by place
    melee: Melee, rounds: Round, possibilities: int, others: int, dice: int, opposing: int
) -> tuple[float, float, float]:
    """A round's value: that the attacker wins later, that the defender does, and that nobody is lost in it."""
    won, lost, same = 0.0, 0.0, 0.0
    for number in range(possibilities):
        kills, deaths, chance = rounds.kills[number], rounds.deaths[number], rounds.chances[number]
        for other in range(others):
            losses = min(dice, deaths + melee.opposing.kills[other])
            opposing_losses = min(opposing, melee.opposing.deaths[other] + kills)
            both = chance * melee.opposing.chances[other]
            if losses == dice:
                lost += both if opposing_losses < opposing else 0.0
            elif opposing_losses == opposing:
                won += both
            elif losses + opposing_losses == 0 and not _is_settled(melee):
                same += both
            else:
                meeting = melee.chains[0, losses] * melee.steps[1, RANKS] + melee.chains[1, opposing_losses]
                won += both * melee.values[meeting, 0]
                lost += both * melee.values[meeting, 1]
    return won, lost, same


@compiled
def _is_settled(melee: Melee) -> bool:
    """Whether the value of those who stand there now is known already."""
    return melee.is_known[melee.chains[0, 0] * melee.steps[1, RANKS] + melee.chains[1, 0]]
