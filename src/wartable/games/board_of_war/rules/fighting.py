"""Attacks: army against army, sieges, losses, and the end of a kingdom (BW-53 to BW-55, BW-58)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Attack, Fought, Raze
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.rules.abilities import army_power, markers_returned
from wartable.games.board_of_war.rules.armies import army_at, with_army, without_army
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.rules.victory import settled
from wartable.games.board_of_war.state import Army, Kingdom, Phase, State

__all__ = ["Clash", "begin", "clash_of", "fight", "raze", "thinned", "weakened"]


class Clash(msgspec.Struct, frozen=True):
    """What each side of an attack adds to its die."""

    defender: Seat
    attack_power: int
    defence_power: int
    siege: bool
    far: bool
    """From a distance, as only the General can: losing costs nothing."""


def clash_of(box: Box, view: View, attack: Attack) -> Clash:
    """The two sides of an attack of the seat in turn."""
    seat = view.turn
    army = army_at(view.kingdoms[seat], attack.army)
    assert army is not None
    far = attack.target not in box.board.queen_steps[attack.army]
    power = army_power(box, view, seat, army)
    if far:
        power //= box.components.general.divisor
    for enemy, kingdom in enumerate(view.kingdoms):
        defending = army_at(kingdom, attack.target) if enemy != seat else None
        if defending is not None:
            # BW-58: an army on the square is what is attacked, whoever owns the ground.
            return Clash(enemy, power, army_power(box, view, enemy, defending), siege=False, far=far)
    for enemy, kingdom in enumerate(view.kingdoms):
        if enemy != seat and attack.target in kingdom.squares:
            defence = len(kingdom.upgrades) * box.components.fighting.upgrade_defence
            return Clash(enemy, power, defence, siege=True, far=far)
    raise AssertionError("nothing to attack there")


def begin(box: Box, state: State, attack: Attack) -> State:
    """An attack is announced: the dice are next."""
    own = state.kingdoms[state.turn]
    army = army_at(own, attack.army)
    assert army is not None
    own = replace(own, armies=with_army(box, own.armies, replace(army, attacked=True)))
    kingdoms = with_kingdom(state.kingdoms, state.turn, own)
    return replace(state, phase=Phase.FIGHT, attack=attack, kingdoms=kingdoms)


def fight(box: Box, state: State, dice: Fought) -> State:
    """The dice of an attack are on the table."""
    attack = state.attack
    assert attack is not None
    clash = clash_of(box, state, attack)
    margin = clash.attack_power + dice.attacker - clash.defence_power - dice.defender
    state = replace(state, phase=Phase.ACT, attack=None)
    if margin < 0:
        # King of hearts: a lost attack from a distance costs no troops.
        return state if clash.far else settled(box, _beaten(box, state, attack.army, -margin, siege=clash.siege))
    if margin == 0:
        # BW-53: nobody besieges the same kingdom again in a turn in which it tied.
        return replace(state, repulsed_by=(*state.repulsed_by, clash.defender)) if clash.siege else state
    if not clash.siege:
        army = army_at(state.kingdoms[clash.defender], attack.target)
        assert army is not None
        return settled(box, _left_with(box, state, clash.defender, army, weakened(box, army, margin)))
    if margin >= len(state.kingdoms[clash.defender].squares):
        return settled(box, _fallen(state, clash.defender))
    return replace(state, phase=Phase.RAZE, besieged=clash.defender, to_raze=margin)


def raze(_box: Box, state: State, action: Raze) -> State:
    """The besieged kingdom loses a square that the attacker names (BW-53, BW-55)."""
    victim = state.besieged
    assert victim is not None
    kingdom = _without_square(state.kingdoms[victim], action.square)
    kingdoms = markers_returned(state.jacks, with_kingdom(state.kingdoms, victim, kingdom))
    if state.to_raze > 1:
        return replace(state, kingdoms=kingdoms, to_raze=state.to_raze - 1)
    return replace(state, phase=Phase.ACT, kingdoms=kingdoms, besieged=None, to_raze=0)


def thinned(army: Army, loss: int) -> Army | None:
    """An army after losing soldiers, plain ones first; None if nothing is left (BW-53: a lost siege)."""
    plain = min(army.soldiers, loss)
    soldiers, upgraded = army.soldiers - plain, max(0, army.upgraded - (loss - plain))
    return replace(army, soldiers=soldiers, upgraded=upgraded) if soldiers or upgraded else None


def weakened(box: Box, army: Army, loss: int) -> Army | None:
    """An army after losing power to an army; None if nothing is left (BW-54)."""
    fighting = box.components.fighting
    soldiers, upgraded = army.soldiers, army.upgraded
    # Soldiers first …
    fallen = min(soldiers, _times(loss, fighting.soldier_power))
    soldiers, loss = soldiers - fallen, loss - fallen * fighting.soldier_power
    if loss > 0:
        # … then upgraded soldiers become plain ones, then they too are lost.
        drop = fighting.upgraded_power - fighting.soldier_power
        reduced = min(upgraded, _times(loss, drop))
        upgraded, loss = upgraded - reduced, loss - reduced * drop
        soldiers = max(0, reduced - _times(max(0, loss), fighting.soldier_power))
    return replace(army, soldiers=soldiers, upgraded=upgraded) if soldiers or upgraded else None


def _times(loss: int, worth: int) -> int:
    """How many pieces of this worth cover a loss."""
    return -(-loss // worth)


def _beaten(box: Box, state: State, square: Square, margin: int, *, siege: bool) -> State:
    """The attacking army has lost: soldiers before a kingdom, power against an army (BW-53, BW-54)."""
    army = army_at(state.kingdoms[state.turn], square)
    assert army is not None
    left = thinned(army, margin) if siege else weakened(box, army, margin)
    return _left_with(box, state, state.turn, army, left)


def _left_with(box: Box, state: State, owner: Seat, army: Army, left: Army | None) -> State:
    kingdom = state.kingdoms[owner]
    armies = without_army(kingdom.armies, army.square) if left is None else with_army(box, kingdom.armies, left)
    kingdoms = with_kingdom(state.kingdoms, owner, replace(kingdom, armies=armies))
    return replace(state, kingdoms=kingdoms if left is not None else markers_returned(state.jacks, kingdoms))


def _without_square(kingdom: Kingdom, square: Square) -> Kingdom:
    # BW-55: what stood on the square is gone; an army on it stays.
    return replace(
        kingdom,
        squares=_less(kingdom.squares, square),
        merchants=_less(kingdom.merchants, square),
        farmers=_less(kingdom.farmers, square),
        upgrades=_less(kingdom.upgrades, square),
    )


def _less(squares: tuple[Square, ...], square: Square) -> tuple[Square, ...]:
    return tuple([other for other in squares if other != square])


def _fallen(state: State, seat: Seat) -> State:
    # BW-55: out of the game with all its pieces; its centre squares are free again. Its cards stay unseen.
    kingdoms = markers_returned(state.jacks, with_kingdom(state.kingdoms, seat, Kingdom(squares=())))
    centre = tuple(None if owner == seat else owner for owner in state.centre)
    return replace(state, kingdoms=kingdoms, centre=centre)
