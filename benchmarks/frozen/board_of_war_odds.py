"""Odds of an attack as the frozen characters reckon them: whoever loses an attack loses power, in sieges too."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.rules.fighting import clash_of


class AttackOdds(NamedTuple):
    """What comes of one attack, on average."""

    win: Fraction
    attacker_mean: Fraction
    defender_mean: Fraction
    defender_gone: Fraction


def of_attack(box: Box, view: View, attack: Attack) -> AttackOdds:
    """The odds of an attack that the seat in turn may make."""
    clash = clash_of(box, view, attack)
    own = army_at(view.kingdoms[view.turn], attack.army)
    defender = view.kingdoms[clash.defender]
    defending = army_at(defender, attack.target)
    assert own is not None
    most = len(defender.squares) if defending is None else raw_power(box, defending)
    at_stake = 0 if clash.far else raw_power(box, own)
    return _counted(clash.attack_power - clash.defence_power, box.components.fighting.die, at_stake, most)


@lru_cache(maxsize=4096)
def _counted(lead: int, die: int, at_stake: int, most: int) -> AttackOdds:
    margins = [lead + one - other for one in range(1, die + 1) for other in range(1, die + 1)]
    ways = die * die
    return AttackOdds(
        win=Fraction(sum(margin > 0 for margin in margins), ways),
        attacker_mean=Fraction(sum(min(max(0, -margin), at_stake) for margin in margins), ways),
        defender_mean=Fraction(sum(min(max(0, margin), most) for margin in margins), ways),
        defender_gone=Fraction(sum(margin >= most for margin in margins), ways) if most else Fraction(0),
    )
