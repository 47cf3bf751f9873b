"""Ways to make text fit into its place: cut, wrapped, packed, side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

__all__ = ["beside", "broken", "fitted", "packed", "wrapped"]

_WIDE, _OPENING, _CLOSING = r"\u2e80-\uffef", "（「『《", "、。，：；！？）」』》"
_PIECE = re.compile(rf"[{_OPENING}]*[{_WIDE}][{_CLOSING}]*\s*|[^\s{_WIDE}]+[{_CLOSING}]*\s*|\s+")
"""A Chinese character with the marks that cling to it, or a word; either with the spaces after it."""


def fitted(text: str, room: int) -> str:
    """Text of exactly so many cells; an ellipsis where it was longer."""
    if cell_len(text) <= room:
        return set_cell_size(text, room)
    return set_cell_size(text, room - 1) + "…"


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Text in as many rows as it needs, all but the first set in."""
    first, *others = broken(text, max(width - indent, 8))
    return [first, *(Text.assemble(" " * indent, row) for row in others)]


def broken(text: Text, width: int) -> list[Text]:
    """Text in rows of at most so many cells; Chinese has no spaces and breaks between any two characters."""
    breaks, used, place = [], 0, 0
    for piece in _pieces(text.plain, width):
        room = cell_len(piece.rstrip())
        if used and used + room > width:
            breaks.append(place)
            used = 0
        used += cell_len(piece)
        place += len(piece)
    rows = list(text.divide(breaks))
    for row in rows:
        row.rstrip()
        row.no_wrap = True
    return rows


def _pieces(text: str, width: int) -> Iterator[str]:
    """What stays together in a row; words longer than a row are cut."""
    for piece in _PIECE.findall(text):
        rest = piece
        while cell_len(rest.rstrip()) > width:
            head = set_cell_size(rest, width).rstrip()
            yield head
            rest = rest[len(head) :]
        yield rest


def packed(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts side by side, none of them broken, in as many rows as they need."""
    rows = [Text(no_wrap=True)]
    for part in parts:
        if rows[-1].cell_len and rows[-1].cell_len + 1 + part.cell_len > width:
            rows.append(Text(no_wrap=True))
        rows[-1].append(" " if rows[-1].cell_len else "")
        rows[-1].append_text(part)
    return rows


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns of rows, the left one so many cells wide."""
    rows = []
    for number in range(max(len(left), len(right))):
        row = left[number].copy() if number < len(left) else Text()
        row.truncate(width, overflow="ellipsis", pad=True)
        if number < len(right):
            row.append_text(right[number])
        rows.append(row)
    return rows
