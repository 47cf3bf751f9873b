"""On which line of a TOML text each key stands; for texts that a parser has found to be good."""

from __future__ import annotations

import re
import tomllib
from typing import Any

__all__ = ["Place", "lines_of"]

Place = tuple[str | int, ...]
"""The way to a key: names, and numbers for the rows of an array of tables."""

_PART = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_DOTTED = rf"{_PART}(?:\s*\.\s*{_PART})*"
_ROWS = re.compile(rf"\s*\[\[\s*({_DOTTED})\s*\]\]")
_TABLE = re.compile(rf"\s*\[\s*({_DOTTED})\s*\]")
_KEY = re.compile(rf"\s*({_DOTTED})\s*=")
# Strings and comments first, so that brackets inside them do not count.
_TOKEN = re.compile(
    r'"""(?:[^\\]|\\.)*?"""' + r"|'''.*?'''" + r'|"(?:[^"\\\n]|\\.)*"' + r"|'[^'\n]*'|#[^\n]*|[\[\]{}]|\n", re.DOTALL
)


def lines_of(text: str) -> dict[Place, int]:
    """The line of every table and key, the first line being 1."""
    lines: dict[Place, int] = {}
    table: Place = ()
    rows: dict[Place, int] = {}
    for number, statement in _statements(text):
        if found := _ROWS.match(statement):
            table = _inside(_names(found[1]), rows)
            rows[table] = rows.get(table, -1) + 1
            table = (*table, rows[table])
            lines.setdefault(table, number)
        elif found := _TABLE.match(statement):
            table = _inside(_names(found[1]), rows)
            lines.setdefault(table, number)
        elif found := _KEY.match(statement):
            lines.setdefault((*table, *_names(found[1])), number)
    return lines


def _statements(text: str) -> list[tuple[int, str]]:
    """Every statement with the line it begins on; a value may go on over several lines."""
    statements = []
    depth, number, first, begin = 0, 1, 1, 0
    is_header = _is_header(text, 0)
    for token in _TOKEN.finditer(text):
        sign = token[0]
        number += sign.count("\n")
        if sign == "\n" and depth == 0:
            statements.append((first, text[begin : token.start()]))
            begin, first = token.end(), number
            is_header = _is_header(text, begin)
        elif sign in "[{" and not is_header:
            depth += 1
        elif sign in "]}" and not is_header:
            depth -= 1
    return [*statements, (first, text[begin:])]


def _is_header(text: str, begin: int) -> bool:
    return text[begin:].lstrip(" \t").startswith("[") if begin < len(text) else False


def _names(dotted: str) -> tuple[str, ...]:
    """The names of a dotted key, unquoted."""
    value: Any = tomllib.loads(f"{dotted} = 0")
    names: list[str] = []
    while isinstance(value, dict):
        (name, value), *_ = value.items()
        names.append(name)
    return tuple(names)


def _inside(names: tuple[str, ...], rows: dict[Place, int]) -> Place:
    """A header's place: inside the last row of every array of tables on the way."""
    place: Place = ()
    for at, name in enumerate(names):
        place = (*place, name)
        if place in rows and at < len(names) - 1:
            place = (*place, rows[place])
    return place
