"""The things of Age of War as message keys, and the ids by which a choice points at them."""

from __future__ import annotations

from typing import Protocol

from wartable.core.line import Line, Lines
from wartable.games.age_of_war.components import BattleLine, Components, Face, Roll

__all__ = [
    "DICE",
    "AnyLine",
    "battle_line",
    "castle_id",
    "castle_name",
    "clan_name",
    "face",
    "faces",
    "line_id",
    "line_of",
]

_FACES = {int(face): Line(f"face-{face.name.lower().replace('_', '-')}") for face in Face}

DICE = "dice"
"""What a choice that loses a die points at."""


def castle_name(castle: str) -> Line:
    return Line(f"castle-{castle}")


def clan_name(clan: str) -> Line:
    return Line(f"clan-{clan}")


def face(value: int) -> Line:
    """A die face in words."""
    return _FACES[value]


def faces(roll: Roll) -> Lines:
    """Die faces as words."""
    return Lines(tuple(_FACES[face] for face in roll))


class AnyLine(Protocol):
    """A line of a card, in the box or as a front end knows it."""

    @property
    def symbols(self) -> Roll: ...

    @property
    def infantry(self) -> int: ...


def battle_line(line: AnyLine) -> Line | Lines:
    """A battle line in words: its symbols, or its infantry number."""
    return Line("line-infantry", {"number": line.infantry}) if line.infantry else faces(line.symbols)


def line_of(components: Components, castle: str, line: int) -> BattleLine:
    """A line of a card, the special one last."""
    return components.castles[components.number_of(castle)].lines_to_fill(stolen=True)[line]


def castle_id(castle: str) -> str:
    """What a castle is called where something is pointed at."""
    return f"castle:{castle}"


def line_id(castle: str, line: int) -> str:
    """What a line of a castle is called where something is pointed at."""
    return f"castle:{castle}/{line}"
