"""The form in which a position is set up by hand: a game says what can be changed, and to what.

A change is tried on the state, and the rules then say whether such a position can be: the form itself guards nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Name

__all__ = [
    "EditorField",
    "EditorGroup",
    "EditorOption",
    "NotAChange",
    "NotANumber",
    "PositionEditor",
    "PositionForm",
    "change_by",
    "number_field",
    "number_in",
    "player_options",
    "seat_in",
]

_HIGHEST = 9_999
"""More than any number of a game has: what is set up piece by piece must not grow without bound on the way."""


class EditorOption(msgspec.Struct, frozen=True):
    """Something that may be chosen."""

    value: str
    label: Line


class EditorField(msgspec.Struct, frozen=True):
    """One thing of a position that can be changed: by choosing an option, or a number where there are none."""

    id: str
    label: Line
    value: str
    options: tuple[EditorOption, ...] = ()
    low: int = 0
    high: int = 0


class EditorGroup(msgspec.Struct, frozen=True):
    """Fields that belong together."""

    label: Line
    fields: tuple[EditorField, ...]


class PositionForm(msgspec.Struct, frozen=True):
    """All that can be changed in a position. Of many places, such as squares, one is looked at."""

    groups: tuple[EditorGroup, ...]
    places: tuple[EditorOption, ...] = ()
    place: str = ""


class NotAChange(ValueError):
    """A field that the form does not have, or a value that is none of its options."""


class NotANumber(NotAChange):
    """What somebody wrote where a number belongs."""

    def __init__(self, value: str) -> None:
        super().__init__(f"{value!r} is not a whole number from 0 to {_HIGHEST}")
        self.highest = _HIGHEST


class PositionEditor(Protocol):
    """What a game's `editing.py` knows."""

    def beginning(self, rules: Any) -> Any:
        """Where somebody begins to set a position up; None for the game after its set-up."""

    def form(self, rules: Any, state: Any, place: str) -> PositionForm:
        """What can be changed, with one place looked at; the first where there is no such place."""

    def changed(self, rules: Any, state: Any, field: str, value: str) -> Any:
        """The state with one field changed, whether or not it can be; NotAChange where there is no such field."""


def player_options(rules: AnyRules, nobody: Line | None = None) -> tuple[EditorOption, ...]:
    """The seats to choose from, after nobody where that may be."""
    first = () if nobody is None else (EditorOption("", nobody),)
    seats = (EditorOption(str(seat), Line("editor-player", {"player": Name(seat)})) for seat in range(rules.players))
    return (*first, *seats)


def number_field(name: str, label: Line, value: int, low: int, high: int) -> EditorField:
    """A field for a number."""
    return EditorField(name, label, str(value), (), low, high)


def seat_in(rules: AnyRules, value: str) -> Seat | None:
    """The seat that `player_options` wrote; None for nobody."""
    if value == "":
        return None
    if not value.isdecimal() or int(value) >= rules.players:
        raise NotAChange(f"there is no seat {value!r}")
    return int(value)


def number_in(value: str) -> int:
    """The number that somebody wrote."""
    if not value.isascii() or not value.isdecimal() or len(value) > len(str(_HIGHEST)):
        raise NotANumber(value)
    return int(value)


def change_by(
    changes: Mapping[str, Callable[[Any, Any, str, str], Any]], rules: AnyRules, state: Any, field: str, value: str
) -> Any:
    """The state with one field changed, by what its kind is changed with: the word before the first dot."""
    kind, _, rest = field.partition(".")
    change = changes.get(kind)
    if change is None:
        raise NotAChange(f"there is no field {field!r}")
    try:
        return change(rules, state, rest, value)
    except NotAChange:
        raise
    except (LookupError, ValueError, StopIteration):
        # The rest of a field names a seat, a square or an army that may not be there.
        raise NotAChange(f"{field!r} cannot be {value!r}") from None
