"""Positions that somebody sets up, as one line of text: what cannot be on a table is refused with the rule."""

from __future__ import annotations

import re

from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.games.age_of_war.components import Castle, Components
from wartable.games.age_of_war.notation import format_position, parse_position
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.scoring import face_down_castles
from wartable.games.age_of_war.state import Placed, State

__all__ = ["read_position", "write_position"]


def read_position(rules: Rules, text: str) -> State:
    """The position of a text (`notation.py`); IllegalAction says which rule it breaks, or that it cannot be read."""
    said = re.match(r"(\d)\.", text)
    if said is not None and int(said[1]) != rules.players:
        raise _illegal("seats", "AW-6", number=rules.players)
    try:
        # In an address "_" stands for a space, and the players may come first.
        state = parse_position(rules.components, text[2 if said else 0 :].replace("_", " "))
    except ValueError as error:
        raise _illegal("unreadable", "AW-1", text=str(error)) from None
    _check_table(rules, state)
    if state.target is not None:
        _check_castle(rules.components, state, state.target)
    elif state.placed:
        raise _illegal("no-castle", "AW-15")
    return state


def write_position(rules: Rules, state: State) -> str:
    """A position in which a turn has begun, as text."""
    return format_position(rules.components, state)


def _check_table(rules: Rules, state: State) -> None:
    components = rules.components
    if len(state.owners) != len(components.castles):
        raise _illegal("castles", "AW-2", number=len(components.castles))
    seats = {owner for owner in state.owners if owner is not None} | {state.turn}
    if any(seat is None or seat >= rules.players for seat in seats):
        raise _illegal("seats", "AW-6", number=rules.players)
    if None not in state.owners:
        raise _illegal("centre-empty", "AW-40")
    placed = sum(len(line.dice) for line in state.placed)
    if not 1 <= state.dice <= components.dice - placed:
        raise _illegal("dice", "AW-10", number=components.dice)


def _check_castle(components: Components, state: State, target: int) -> None:
    castle, owner = components.castles[target], state.owners[target]
    name = Line(f"castle-{castle.id}")
    if owner == state.turn:
        raise _illegal("own-castle", "AW-22", castle=name)
    if target in face_down_castles(components, state.owners):
        raise _illegal("face-down", "AW-31", castle=name)
    if not state.placed:
        raise _illegal("no-line", "AW-15", castle=name)
    if len({placed.line for placed in state.placed}) < len(state.placed):
        raise _illegal("line-filled", "AW-14", castle=name)
    for placed in state.placed:
        _check_line(castle, placed, name, stolen=owner is not None)
    if len(state.placed) == len(castle.lines_to_fill(stolen=owner is not None)):
        raise _illegal("castle-complete", "AW-30", castle=name)


def _check_line(castle: Castle, placed: Placed, name: Line, *, stolen: bool) -> None:
    if placed.line == len(castle.lines) and not stolen:
        raise _illegal("special-line-in-centre", "AW-23", castle=name)
    lines = castle.lines_to_fill(stolen=stolen)
    if placed.line >= len(lines):
        raise _illegal("unknown-line", "AW-2", castle=name)
    if lines[placed.line].dice_for(placed.dice) != placed.dice:
        rule = "AW-21" if lines[placed.line].infantry else "AW-20"
        raise _illegal("dice-do-not-fill", rule, castle=name)


def _illegal(code: str, rule: str, **args: str | int | Line) -> IllegalAction:
    return IllegalAction(code, rule, Line(f"refusal-{code}", args))
