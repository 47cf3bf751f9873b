"""Exact odds of an attack: who wins, and how much either side loses (BW-53).

Both sides roll one die, so every attack has 36 equally likely outcomes: they are counted, nothing is sampled.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

import msgspec

from wartable.core.errors import WartableError
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.components import Components, standard_components
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.rules.fighting import clash_of

__all__ = ["AttackOdds", "NoArmy", "SiegeMarked", "WrongSoldiers", "WrongSquares", "of_attack", "strike"]


class SiegeMarked(WartableError, ValueError):
    """The odds of something that cannot be: in a siege there is no army for the Tactician to mark."""

    key = "error-siege-marked"


class NoArmy(WartableError, ValueError):
    """The odds of something that cannot be: an army without power."""

    key = "error-no-army"


class WrongSquares(WartableError, ValueError):
    """The odds of something that cannot be: squares without a siege, or fewer of them than are upgraded."""

    key = "error-wrong-squares"


class WrongSoldiers(WartableError, ValueError):
    """The odds of something that cannot be: more or fewer soldiers than make up the army's power."""

    key = "error-wrong-soldiers"


Losses = tuple[tuple[int, Fraction], ...]
"""How much is lost with which probability, the smallest loss first; no loss is one of them."""


class AttackOdds(msgspec.Struct, frozen=True):
    """What comes of one attack."""

    win: Fraction
    tie: Fraction
    lose: Fraction
    attacker_losses: Losses
    """In power, or in soldiers if it is a siege."""
    defender_losses: Losses
    """In power, or in squares if it is a siege."""
    attacker_mean: Fraction
    """The loss to be expected on average; so is the next."""
    defender_mean: Fraction
    attacker_gone: Fraction
    """That nothing is left of the attacking army."""
    defender_gone: Fraction
    """That nothing is left of the defending army, or of the kingdom."""


def strike(
    attacker: int,
    defender: int,
    *,
    siege: bool = False,
    squares: int | None = None,
    soldiers: int | None = None,
    far: bool = False,
    attacker_marked: bool = False,
    defender_marked: bool = False,
    numbers: Components | None = None,
) -> AttackOdds:
    """The odds of an army of power `attacker` against an army of power `defender`.

    In a siege `defender` is the number of upgraded squares, and `squares` the number of all squares if known;
    `soldiers` is how many the attacker has, which is what it can lose there: plain ones unless said otherwise.
    `far` is the General's attack from a distance; a marked army fights at half power because of the Tactician.

    >>> strike(5, 3).win
    Fraction(13, 18)
    """
    table = numbers or standard_components()
    _check(attacker, defender, squares, siege=siege, defender_marked=defender_marked)
    fewest, most_soldiers = -(-attacker // table.fighting.upgraded_power), attacker // table.fighting.soldier_power
    if soldiers is not None and not (siege and fewest <= soldiers <= most_soldiers):
        raise WrongSoldiers(
            f"soldiers count in a siege only, and a power of {attacker} is {fewest} to {most_soldiers} of them (BW-50)",
            attacker=attacker,
            fewest=fewest,
            most=most_soldiers,
        )
    power = attacker // table.tactician.divisor if attacker_marked else attacker
    power = power // table.general.divisor if far else power
    at_stake = attacker
    if siege:
        defence, most = defender * table.fighting.upgrade_defence, squares
        at_stake = most_soldiers if soldiers is None else soldiers
    else:
        defence, most = defender // table.tactician.divisor if defender_marked else defender, defender
    return _counted(power - defence, table.fighting.die, 0 if far else at_stake, most)


def of_attack(box: Box, view: View, attack: Attack) -> AttackOdds:
    """The odds of an attack that the seat in turn may make."""
    clash = clash_of(box, view, attack)
    own = army_at(view.kingdoms[view.turn], attack.army)
    defender = view.kingdoms[clash.defender]
    defending = army_at(defender, attack.target)
    assert own is not None
    most = len(defender.squares) if defending is None else raw_power(box, defending)
    # BW-53: a lost siege costs soldiers, not power.
    at_stake = own.soldiers + own.upgraded if clash.siege else raw_power(box, own)
    lead = clash.attack_power - clash.defence_power
    return _counted(lead, box.components.fighting.die, 0 if clash.far else at_stake, most)


def _check(attacker: int, defender: int, squares: int | None, *, siege: bool, defender_marked: bool) -> None:
    if attacker < 1 or (defender < 1 and not siege):
        raise NoArmy("an army has at least one soldier, and so a power of at least 1 (BW-50)")
    if siege and defender_marked:
        raise SiegeMarked("the Tactician marks an army, and in a siege no army defends (BW-66)")
    if defender < 0 or (squares is not None and (not siege or squares < max(1, defender))):
        raise WrongSquares(
            "squares are lost in a siege only, and a kingdom has at least as many as are upgraded (BW-53)"
        )


@lru_cache(maxsize=4096)
def _counted(lead: int, die: int, at_stake: int, most: int | None) -> AttackOdds:
    """Odds from the attacker's lead in power; `at_stake` and `most` are all that either side can lose."""
    attacker: Counter[int] = Counter()
    defender: Counter[int] = Counter()
    margins = [lead + one - other for one in range(1, die + 1) for other in range(1, die + 1)]
    for margin in margins:
        attacker[min(max(0, -margin), at_stake)] += 1
        defender[max(0, margin) if most is None else min(max(0, margin), most)] += 1
    ways = die * die
    return AttackOdds(
        win=Fraction(sum(margin > 0 for margin in margins), ways),
        tie=Fraction(margins.count(0), ways),
        lose=Fraction(sum(margin < 0 for margin in margins), ways),
        attacker_losses=_losses(attacker, ways),
        defender_losses=_losses(defender, ways),
        attacker_mean=Fraction(sum(loss * count for loss, count in attacker.items()), ways),
        defender_mean=Fraction(sum(loss * count for loss, count in defender.items()), ways),
        attacker_gone=Fraction(attacker[at_stake], ways) if at_stake else Fraction(0),
        defender_gone=Fraction(defender[most], ways) if most else Fraction(0),
    )


def _losses(counts: Counter[int], ways: int) -> Losses:
    return tuple((loss, Fraction(count, ways)) for loss, count in sorted(counts.items()))
