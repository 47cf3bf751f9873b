"""A line of words not yet in any language: a message key with its arguments."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

__all__ = ["Arg", "Line", "Lines", "Name"]


class Name(msgspec.Struct, frozen=True, tag="name"):
    """The name of whoever sits at a seat; the front end knows it."""

    seat: int


class Line(msgspec.Struct, frozen=True, tag="line"):
    """What happened, or could: becomes words only where it is shown. Lines may stand inside lines."""

    key: str
    args: Mapping[str, str | int | Name | Line | Lines] = {}


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """Several things of one kind, said as a list (the faces of a roll)."""

    items: tuple[Line, ...]


Arg = str | int | Name | Line | Lines
