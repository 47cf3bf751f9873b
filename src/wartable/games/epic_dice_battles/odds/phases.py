"""What comes before the main combat: arrows (ED-62), stars and the fight of the flanks (ED-63)."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.components import Counts, Unit
from wartable.games.epic_dice_battles.odds.rounds import NOBODY, ranks_of, spread, stacked
from wartable.games.epic_dice_battles.policy import Policy

__all__ = ["flank_fight", "hits", "losses_by_hits", "ways_to_lose"]

Floats = npt.NDArray[np.float64]


@cache
def hits(throws: int, need: int) -> tuple[float, ...]:
    """The probability of 0, 1, 2 … hits when each throw hits from `need` on."""
    good, bad = 7 - need, need - 1
    return tuple(comb(throws, n) * good**n * bad ** (throws - n) / 6**throws for n in range(throws + 1))


def losses_by_hits(throws: int, need: int, dice: int, absorbed: int = 0) -> Floats:
    """The probability that a line loses 0, 1, 2 … of its dice to arrows or stars (ED-62, ED-63)."""
    losses = np.zeros(dice + 1)
    for n, probability in enumerate(hits(throws, need)):
        losses[min(dice, max(0, n - absorbed))] += probability
    return losses


def ways_to_lose(throws: int, need: int, dice: int, absorbed: int) -> list[int]:
    """The same in whole ways, out of six for every throw."""
    ways = [0] * (dice + 1)
    for n in range(throws + 1):
        ways[min(dice, max(0, n - absorbed))] += comb(throws, n) * (7 - need) ** n * (need - 1) ** (throws - n)
    return ways


def flank_fight(attacker: Counts, defender: Counts, policy: Policy, star: int) -> Floats:
    """[attacker's losses, defender's losses] where both may have troops in the same flank (ED-63)."""
    dice, opposing = sum(attacker), sum(defender)
    result = np.zeros((dice + 1, opposing + 1))
    if not (dice and opposing):
        result[0, 0] = 1
        return result
    by_stars = np.outer(
        losses_by_hits(defender[Unit.NINJA], star, dice), losses_by_hits(attacker[Unit.NINJA], star, opposing)
    )
    for (lost, opposing_lost), probability in np.ndenumerate(by_stars):
        if lost == dice or opposing_lost == opposing:
            result[lost, opposing_lost] += probability
        elif probability:
            left, opposing_left = policy.after_losses(attacker, lost), policy.after_losses(defender, opposing_lost)
            result[lost:, opposing_lost:] += probability * _round(left, opposing_left)
    return result


def _round(attacker: Counts, defender: Counts) -> Floats:
    """[attacker's losses, defender's losses] of one round without the flank bonus."""
    one = spread(stacked([(ranks_of(attacker), NOBODY)]), sum(defender))[0]
    other = spread(stacked([(ranks_of(defender), NOBODY)]), sum(attacker))[0]
    losses: Floats = np.tensordot(one, other.transpose(1, 0, 2), axes=((0, 1), (0, 1)))
    return losses
