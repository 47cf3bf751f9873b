"""What the armies of another seat can do to one in their next turn: the siege and the attack that cost it most."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from wartable.core.game import AnyRules, Seat
from wartable.games.board_of_war import odds
from wartable.games.board_of_war.actions import Attack, Step
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.rules.turn import start_turn
from wartable.games.board_of_war.state import State

__all__ = ["Danger", "danger"]


class Danger(NamedTuple):
    """The worst that one enemy can do with a step and an attack, on average over the dice."""

    squares: Fraction = Fraction()
    """Lost by the siege that costs most."""
    power: Fraction = Fraction()
    """Lost by the attack on an army that costs most."""
    army: Square = ""
    """Where that army stands."""
    win: Fraction = Fraction()
    """How likely that attack is won."""


@lru_cache(maxsize=512)
def danger(rules: AnyRules, state: State, seat: Seat, enemy: Seat) -> Danger:
    """What a seat has to fear of an enemy whose turn comes next, as everything lies now."""
    box: Box = rules.box  # type: ignore[attr-defined]
    found = Danger()
    if not state.kingdoms[enemy].squares:
        return found
    begun = start_turn(box, state, enemy, state.round + (state.order.index(enemy) <= state.order.index(state.turn)))
    if begun.victory is not None:
        return found
    for standing, attack in _attacks(rules, begun):
        clash = clash_of(box, standing, attack)
        if clash.defender != seat:
            continue
        expected = odds.of_attack(box, standing, attack)
        if clash.siege:
            found = found._replace(squares=max(found.squares, expected.defender_mean))
        elif expected.defender_mean > found.power:
            found = found._replace(power=expected.defender_mean, army=attack.target, win=expected.win)
    return found


def _attacks(rules: AnyRules, begun: State) -> Iterator[tuple[State, Attack]]:
    """Every attack of a turn before which at most its army has moved."""
    for action in rules.legal_actions(begun):
        if isinstance(action, Attack):
            yield begun, action
        elif isinstance(action, Step):
            moved = rules.apply(begun, action)
            for then in rules.legal_actions(moved):
                if isinstance(then, Attack) and then.army == action.to:
                    yield moved, then
