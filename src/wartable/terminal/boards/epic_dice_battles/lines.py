"""Who stands in a line of a battle, as far as the viewer may know."""

from __future__ import annotations

from wartable.games.epic_dice_battles.components import NO_UNITS, Components, Counts
from wartable.games.epic_dice_battles.observation import Observation, is_reserve
from wartable.games.epic_dice_battles.state import Battle, Phase, Side

__all__ = ["units_in_line"]

_BEFORE = (Phase.WALLS, Phase.FLANKS, Phase.DEPLOY)
"""Until then nobody has shown who stands where."""


def units_in_line(
    box: Components, observation: Observation, battle: Battle, side: Side, number: int
) -> Counts | int | None:
    """The units; only how many dice, where the tokens are hidden; None where it is not known which slots fight."""
    if battle.phase not in _BEFORE:
        return side.lines[number]
    if side.deployment is not None:
        tokens, dice = side.deployment.lines[number], side.deployment.dice[number]
        return (dice - sum(tokens), *tokens[1:])
    if is_reserve(observation, battle, side):
        return (0, box.battle.reserve, 0, 0, 0, 0) if number == 0 else NO_UNITS
    if not side.slots:
        # ED-60: the numbers are revealed later.
        return None
    slots = [observation.mats[side.seat].slots[place] for place in side.slots]
    return sum(slot.dice[number] for slot in slots if slot is not None)
