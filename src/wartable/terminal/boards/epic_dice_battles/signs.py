"""The signs of Epic Dice Battles on a terminal, and a canvas to set them on."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Lead
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter.facts import EpicDiceBattlesFacts, EpicDiceBattlesNumbers
from wartable.terminal.boards import View
from wartable.terminal.boards.fitting import fitted
from wartable.terminal.palette import SEAT_LETTERS, Palette, badge

__all__ = [
    "CASTLE",
    "Canvas",
    "crest",
    "dice_sign",
    "facts_of",
    "name_row",
    "numbers_of",
    "points_of",
    "region_of",
    "seat_style",
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


def numbers_of(view: View) -> EpicDiceBattlesNumbers:
    """The numbers of the game that is shown."""
    numbers: EpicDiceBattlesNumbers = view.presenter.numbers()
    return numbers


def facts_of(view: View) -> EpicDiceBattlesFacts:
    """What the presenter says of the position."""
    facts: EpicDiceBattlesFacts = view.facts or view.presenter.facts(view.observation, ())
    return facts


def points_of(facts: EpicDiceBattlesFacts, seat: Seat) -> int:
    """What a seat would have if the game ended now: the first figure of its standing."""
    points = facts.standings[seat][0].value
    assert isinstance(points, int)
    return points


def region_of(view: View, action: object) -> int | None:
    """The region that an action is about."""
    observation: Observation = view.observation
    if isinstance(action, Lead):
        assert observation.viewer is not None
        return observation.mats[observation.viewer].regions[action.army - 1]
    name = getattr(action, "region", None)
    return next((number for number, region in enumerate(numbers_of(view).regions) if region.id == name), None)


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
