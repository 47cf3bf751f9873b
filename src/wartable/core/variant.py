"""Variants: a TOML text laid over the tables of a game, and errors that name the line and the key.

A variant has the shape of the game's own data files and names only what it changes. A row of a list of tables is known
by its id, with or without the name of the list: `[castle.azuchi]`, `[azuchi]`. Nothing can be added or taken away: a
name that the game does not have is a mistake.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from wartable.core.errors import BadOptions
from wartable.core.toml_lines import Place, lines_of

__all__ = ["BadVariant", "VariantTables", "numbers_of", "parsed"]

T = TypeVar("T")
Names = tuple[str, ...]

_MARK = "\ufeff"
"""Some editors put it before the first letter; no TOML knows it."""
_LONGEST_TEXT = 20_000
_MOST_LINES = 1_000
_DEEPEST = 8
_BETWEEN_KEYS = re.compile(r"[=,\[\]{}]")
_BRACKETS = re.compile(r"[\[\]{}]")
_MOST_DIGITS = 15
_DIGITS = re.compile(rf"[0-9a-fA-F_]{{{_MOST_DIGITS + 1},}}")
_SMALL = 100
"""Up to here every number may be chosen; larger ones up to three times what they are in the game."""
_YEARS = 1000
"""Numbers from here on are years, and may be moved by as much as `_SMALL`."""
_MORE_ENTRIES = 12
_SYNTAX = re.compile(r"(.*?) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)
_WHERE = re.compile(r"(.*?) - at `\$(.*)`", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[\.\.\.\]")
_LIMIT = re.compile(r"Expected `(int|array)`(?: of length)? (>=|<=) (\d+)")
_LIMIT_REASONS = {
    ("int", ">="): "number-least",
    ("int", "<="): "number-most",
    ("array", ">="): "list-least",
    ("array", "<="): "list-most",
}
_KIND = re.compile(r"Expected `([^`]+)`, got")
_CHOICE = re.compile(r"Invalid enum value (.+)")


class BadVariant(BadOptions):
    """A variant that the game cannot be played with. `reason` is a stable code."""

    def __init__(self, reason: str, line: int, name: str, problem: str, **args_for_words: str | int) -> None:
        at = f"line {line} of the variant" + (f", {name}" if name else "")
        super().__init__(f"{at}: {problem}", line=line, name=name, **args_for_words)
        self.key = f"error-variant-{reason}"
        self.reason = reason
        self.line = line
        self.name = name


class VariantTables:
    """The tables of a game with a variant laid over them, still to be checked by the game."""

    def __init__(self, standard: Mapping[str, Any], variant: str = "") -> None:
        self.tables: dict[str, Any] = copy.deepcopy(dict(standard))
        self._lines: dict[Place, int] = {}
        self._changed: set[Names] = set()
        given = parsed(variant)
        if given:
            found = lines_of(variant.removeprefix(_MARK))
            self._lines = {_in_full(_with_ids(place, given), standard): line for place, line in found.items()}
            self._lay_over(self.tables, given, ())

    def read(self, name: str | None, kind: type[T]) -> T:
        """One of the tables, or all of them, as the game's own type; BadVariant names what does not fit."""
        part, above = (self.tables, ()) if name is None else (self.tables[name], (name,))
        try:
            return msgspec.convert(part, kind)
        except msgspec.ValidationError as error:
            raise self._misfit(str(error), part, above) from None

    def refuse(self, name: str, reason: str, problem: str, **args_for_words: str | int) -> BadVariant:
        """The error for what a game itself finds wrong with a number; its key is "error-variant-" and the reason."""
        return BadVariant(reason, self._line_of(tuple(name.split("."))), name, problem, **args_for_words)

    def _lay_over(self, tables: dict[str, Any], given: Mapping[str, Any], above: Names) -> None:
        for name, value in given.items():
            list_name = _list_with(tables, name)
            here = (*above, name) if list_name is None else (*above, list_name, name)
            old = tables.get(name) if list_name is None else _row(tables[list_name], name)
            if old is None:
                raise self._unknown(here, [*tables, *(row["id"] for rows in _lists(tables).values() for row in rows)])
            if isinstance(old, dict):
                self._lay_over(old, self._as_table(here, value), here)
            elif _are_rows(old):
                self._change_rows(old, value, here)
            elif name == "id":
                if value != old:
                    raise self.refuse(".".join(here), "id", f"the id of {old} cannot be changed", old=str(old))
            else:
                self._change_once(here)
                self._check_size(here, old, value)
                tables[name] = value

    def _check_size(self, here: Names, old: Any, value: Any) -> None:
        """Whoever works with the numbers must come to an end: none is many times what it is in the game."""
        key = ".".join(here)
        if isinstance(value, list):
            most = _MORE_ENTRIES + 2 * (len(old) if isinstance(old, list) else 1)
            if len(value) > most:
                raise self.refuse(key, "list-most", f"a list of at most {most} entries", limit=most)
            for entry in value:
                self._check_size(here, 0, entry)
        elif isinstance(value, int | float):
            size = (
                max((abs(each) for each in old), default=0) if _are_numbers(old) else abs(old) if _is_number(old) else 0
            )
            most = int(size + _SMALL if size >= _YEARS else max(_SMALL, 3 * size))
            if not abs(value) <= most:
                raise self.refuse(key, "number-most", f"a number of at most {most}", limit=most)
        elif isinstance(value, str) and len(value) > _SMALL:
            raise self.refuse(key, "long", f"a word of at most {_SMALL} letters", limit=_SMALL)

    def _change_once(self, here: Names) -> None:
        """A number that is given under two names, or in two rows of one id, would have two values."""
        if here in self._changed:
            raise self.refuse(".".join(here), "twice", "this was changed before")
        self._changed.add(here)

    def _change_rows(self, rows: list[dict[str, Any]], given: Any, above: Names) -> None:
        """Rows given by id, or listed as in the data file with their ids inside."""
        for id_, fields in self._rows_given(rows, given, above):
            here = (*above, id_)
            row = _row(rows, id_)
            if row is None:
                raise self._unknown(here, [row["id"] for row in rows])
            self._lay_over(row, self._as_table(here, fields), here)

    def _rows_given(self, rows: list[dict[str, Any]], given: Any, above: Names) -> Iterable[tuple[str, Any]]:
        if not isinstance(given, list):
            return self._as_table(above, given).items()
        most = 2 * len(rows)
        if len(given) > most:
            raise self.refuse(".".join(above), "list-most", f"a list of at most {most} entries", limit=most)
        for number, row in enumerate(given):
            if not _has_id(row):
                line, name = self._line_of((*above, str(number))), ".".join(above)
                raise BadVariant("no-id", line, name, "which one? it needs an id")
        return [(row["id"], row) for row in given]

    def _as_table(self, here: Names, value: Any) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        raise self.refuse(".".join(here), "table", "this is a table of numbers, not a single value")

    def _unknown(self, here: Names, known: list[str]) -> BadVariant:
        near = get_close_matches(here[-1], known, n=3) or known
        listed = ", ".join(name for name in near if name != "id")
        return self.refuse(".".join(here), "unknown", f"there is no such number; there is: {listed}", known=listed)

    def _misfit(self, message: str, part: Any, above: Names) -> BadVariant:
        """What msgspec says, with the key as the variant writes it."""
        found = _WHERE.fullmatch(message)
        problem, path = (found[1], found[2]) if found else (message, "")
        names = ".".join((*above, *_names_on(path, part)))
        if limit := _LIMIT.fullmatch(problem):
            kind, sign, number = limit.groups()
            return self.refuse(names, _LIMIT_REASONS[kind, sign], problem, limit=int(number))
        if choice := _CHOICE.fullmatch(problem):
            return self.refuse(names, "choice", problem, value=choice[1].strip("'"))
        if kind_of := _KIND.match(problem):
            return self.refuse(names, "kind", problem, expected="-or-".join(kind_of[1].split(" | ")))
        return self.refuse(names, "other", problem, detail=problem)

    def _line_of(self, names: Names) -> int:
        """The line of a key; of the table around it or of something inside it if it has none of its own."""
        for length in range(len(names), 0, -1):
            part = names[:length]
            inside = [line for place, line in self._lines.items() if place[: len(part)] == part]
            if part in self._lines or (inside and length == len(names)):
                return self._lines.get(part, min(inside))
        return min(self._lines.values(), default=1)


def parsed(variant: str) -> dict[str, Any]:
    """What a variant changes, as TOML reads it; BadVariant names the line that is no TOML."""
    text = variant.removeprefix(_MARK)
    _check_text(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _SYNTAX.fullmatch(str(error))
        problem = found[1] if found else str(error)
        line = int(found[2]) if found and found[2] else text.count("\n") + 1
        raise BadVariant("toml", line, "", f"this is not TOML: {problem}", detail=problem) from None
    except RecursionError:
        # Brackets in words can hide how deep it is.
        raise BadVariant("deep", 1, "", f"at most {_DEEPEST} names in a key", limit=_DEEPEST) from None


def _check_text(text: str) -> None:
    """Refuse what TOML would take, but not in a reasonable time: whatever is read here may come from a stranger."""
    if len(text) > _LONGEST_TEXT:
        raise BadVariant("long", 1, "", f"a variant has at most {_LONGEST_TEXT} letters", limit=_LONGEST_TEXT)
    # The lines of TOML: Python knows more ways to end one.
    lines = text.split("\n")
    if len(lines) > _MOST_LINES:
        raise BadVariant("lines", 1, "", f"a variant has at most {_MOST_LINES} lines", limit=_MOST_LINES)
    depth = 0
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("#"):
            continue
        nested = 0
        for sign in _BRACKETS.findall(line):
            depth = depth + 1 if sign in "[{" else max(0, depth - 1)
            nested = max(nested, depth)
        # Also inside a value: there are keys in tables that are written in one line.
        dots = max(part.count(".") for part in _BETWEEN_KEYS.split(line))
        # A sign between keys can be a part of one, in quotes; so many dots are in no line that changes numbers.
        if nested > _DEEPEST * 4 or dots > _DEEPEST or line.count(".") > _SMALL:
            raise BadVariant("deep", number, "", f"at most {_DEEPEST} names in a key", limit=_DEEPEST)
        if _DIGITS.search(line):
            raise BadVariant("digits", number, "", f"a number has at most {_MOST_DIGITS} digits", limit=_MOST_DIGITS)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_is_number(each) for each in value)


def numbers_of(tables: Mapping[str, Any], above: Names = ()) -> Iterator[tuple[str, Any]]:
    """Every number of a game's tables by its key, in their order; rows of lists by their ids."""
    for name, value in tables.items():
        here = (*above, name)
        if isinstance(value, Mapping):
            yield from numbers_of(value, here)
        elif _are_rows(value):
            for row in value:
                yield from numbers_of(row, (*here, row["id"]))
        elif name != "id":
            yield ".".join(here), value


def _with_ids(place: Place, given: Mapping[str, Any]) -> Names:
    """A place in the text as names: rows of arrays of tables by their ids."""
    names: list[str] = []
    value: Any = given
    for step in place:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            value = None
        names.append(str(value["id"]) if isinstance(step, int) and _has_id(value) else str(step))
    return tuple(names)


def _names_on(path: str, part: Any) -> Iterable[str]:
    """The names on a path of msgspec (`.castle[0].points`), rows by their ids; stops inside plain lists."""
    value = part
    for field, index in _STEP.findall(path):
        if field:
            value = value[field] if isinstance(value, Mapping) else None
            yield field
        elif index and isinstance(value, list) and _has_id(value[int(index)]):
            value = value[int(index)]
            yield value["id"]
        else:
            return


def _in_full(names: Names, tables: Mapping[str, Any]) -> Names:
    """A key with the names of the lists that its writer left out."""
    full: list[str] = []
    value: Any = tables
    for name in names:
        list_name = _list_with(value, name) if isinstance(value, Mapping) else None
        if list_name is not None:
            full.append(list_name)
            value = value[list_name]
        full.append(name)
        value = _row(value, name) if _are_rows(value) else value.get(name) if isinstance(value, Mapping) else None
    return tuple(full)


def _list_with(tables: Mapping[str, Any], name: str) -> str | None:
    """The list that has a row of this id, if nothing else here has this name."""
    if name in tables:
        return None
    return next((list_name for list_name, rows in _lists(tables).items() if _row(rows, name) is not None), None)


def _row(rows: list[dict[str, Any]], id_: str) -> dict[str, Any] | None:
    return next((row for row in rows if row["id"] == id_), None)


def _lists(tables: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    return {name: value for name, value in tables.items() if _are_rows(value)}


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_has_id(row) for row in value)


def _has_id(value: Any) -> bool:
    return isinstance(value, Mapping) and isinstance(value.get("id"), str)
