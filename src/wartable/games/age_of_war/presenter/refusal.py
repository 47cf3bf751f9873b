"""Why an action is not legal: the rule it breaks, in the order a player would check."""

from __future__ import annotations

from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation

__all__ = ["refuse"]


def refuse(components: Components, observation: Observation, action: Action) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    if observation.roll is None:
        return _illegal("game-over", "AW-40")
    if not isinstance(action, Fill):
        return _illegal("unknown-action", "AW-11")
    if action.castle not in {castle.id for castle in components.castles}:
        return _illegal("unknown-castle", "AW-2")
    number = components.number_of(action.castle)
    castle = components.castles[number]
    name = Line(f"castle-{castle.id}")
    owner = observation.owners[number]
    if observation.target is not None and observation.target != number:
        target = components.castles[observation.target]
        return _illegal("other-castle", "AW-15", castle=Line(f"castle-{target.id}"))
    if owner is not None and owner == observation.turn:
        return _illegal("own-castle", "AW-22", castle=name)
    if number in observation.face_down:
        return _illegal("face-down", "AW-31", castle=name)
    if action.line == len(castle.lines) and owner is None:
        return _illegal("special-line-in-centre", "AW-23", castle=name)
    lines = castle.lines_to_fill(stolen=owner is not None)
    if not 0 <= action.line < len(lines):
        return _illegal("unknown-line", "AW-2", castle=name)
    if any(placed.line == action.line for placed in observation.placed):
        return _illegal("line-filled", "AW-14", castle=name)
    rule = "AW-21" if lines[action.line].infantry else "AW-20"
    return _illegal("dice-do-not-fill", rule, castle=name)


def _illegal(code: str, rule: str, **args: Line) -> IllegalAction:
    return IllegalAction(code, rule, Line(f"refusal-{code}", args))
