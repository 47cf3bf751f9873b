"""The signs of Epic Dice Battles on a terminal, a canvas to set them on, and ways to make text fit."""

from __future__ import annotations

from collections.abc import Sequence

import rich
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.terminal.boards import View
from wartable.terminal.palette import SEAT_LETTERS, Palette, badge

__all__ = [
    "CASTLE",
    "Canvas",
    "beside",
    "box_of",
    "crest",
    "dice_sign",
    "fitted",
    "name_row",
    "packed",
    "seat_style",
    "wrapped",
]

CASTLE = "♜"
_DIE = "▪"
_MOST_DICE_DRAWN = 6


class Canvas:
    """A sheet of cells; wide characters take two of them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Set text; what would leave the sheet is cut. Returns the cell after it."""
        row = self._cells[y]
        for character in text:
            size = cell_len(character)
            if x + size > self.width:
                break
            row[x] = (character, style)
            if size == 2:
                row[x + 1] = ("", "")
            x += size
        return x

    def rows(self) -> list[Text]:
        """The sheet, row by row."""
        rows = []
        for cells in self._cells:
            row = Text(no_wrap=True)
            for character, style in cells:
                row.append(character, style=style)
            rows.append(row)
        return rows


def box_of(view: View) -> Components:
    """The numbers of the game that is shown."""
    box: Components = view.rules.components  # type: ignore[attr-defined]
    return box


def crest(seat: Seat) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]


def seat_style(palette: Palette, seat: Seat) -> str:
    """A seat's colour behind dark letters: to be read on paper as in the night."""
    return badge(palette, seat)[1]


def dice_sign(dice: int) -> str:
    """Dice of a line: drawn one by one as long as they can be counted at a glance."""
    if not dice:
        return "–"
    return _DIE * dice if dice <= _MOST_DICE_DRAWN else f"{_DIE}×{dice}"


def name_row(view: View, seat: Seat, room: int) -> Text:
    """Crest and name, with a mark where it is this seat's turn."""
    observation: Observation = view.observation
    is_turn = observation.to_act == seat
    text = Text(no_wrap=True)
    text.append(*badge(view.palette, seat))
    text.append("▸" if is_turn else " ", style=f"bold {view.palette.gold}")
    text.append(fitted(view.words.name(seat), room), style=f"bold {view.palette.ink}")
    return text


def fitted(text: str, room: int) -> str:
    """Text of exactly so many cells; an ellipsis where it was longer."""
    if cell_len(text) <= room:
        return set_cell_size(text, room)
    return set_cell_size(text, room - 1) + "…"


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Text in as many rows as it needs, all but the first set in."""
    flowing = text.copy()
    flowing.no_wrap = False
    first, *others = flowing.wrap(rich.get_console(), max(width - indent, 8))
    return [first, *(Text.assemble(" " * indent, row) for row in others)]


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
