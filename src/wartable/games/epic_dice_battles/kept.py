"""What follows from a frozen value, worked out once for the same object: little of a table changes in one decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

__all__ = ["Kept", "once"]

_MOST = 128

Given = TypeVar("Given")
Value = TypeVar("Value")
Found = TypeVar("Found")


class Kept(Generic[Given, Value, Found]):
    """Remembers by identity: to compare or hash a mat by its fields would take as long as to look at it anew."""

    __slots__ = ("_find", "_known")

    def __init__(self, find: Callable[[Given, Value], Found]) -> None:
        """`find(given, value)` must depend on nothing else, and nobody may change what it returns."""
        self._find = find
        # The value lies beside what was found, so no other object can have its id meanwhile.
        self._known: dict[int, tuple[Given, Value, Found]] = {}

    def __call__(self, given: Given, value: Value) -> Found:
        known = self._known.get(id(value))
        if known is not None and known[0] == given:
            return known[2]
        if len(self._known) >= _MOST:
            self._known.clear()
        found = self._find(given, value)
        self._known[id(value)] = given, value, found
        return found


class once(Generic[Value, Found]):  # noqa: N801 -- a decorator
    """A property that is worked out when it is first asked for; `cached_property` takes a lock for it, this does not.

    Two threads may both work it out: they find the same.
    """

    def __init__(self, find: Callable[[Value], Found]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, holder: None, kind: type[Any]) -> once[Value, Found]: ...

    @overload
    def __get__(self, holder: Value, kind: type[Any]) -> Found: ...

    def __get__(self, holder: Value | None, kind: type[Any]) -> Found | once[Value, Found]:
        if holder is None:
            return self
        found = holder.__dict__[self._name] = self._find(holder)
        return found
