"""The map: sixteen regions, the roads between neighbours, terrain, castles and armies.

The regions lie on a grid of four by six on which all neighbours touch, side by side or cornerwise, and no two roads
cross: from Satsuma in the south-west to Mutsu in the north-east. Names end in roads: "Bungo───Iyo••──Awa••".
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Buy, Stay
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.view import armies_by_region, castle_owners
from wartable.games.epic_dice_battles.state import Season
from wartable.terminal.boards import View
from wartable.terminal.boards.epic_dice_battles.sayings import about
from wartable.terminal.boards.epic_dice_battles.signs import CASTLE, Canvas, crest, numbers_of, region_of, seat_style
from wartable.terminal.boards.fitting import fitted, wrapped

__all__ = ["country", "height_of_country"]

_PLACES = {
    "echigo": (2, 0),
    "mutsu": (3, 0),
    "echizen": (1, 1),
    "shinano": (2, 1),
    "musashi": (3, 1),
    "izumo": (0, 2),
    "yamashiro": (1, 2),
    "owari": (2, 2),
    "suruga": (3, 2),
    "nagato": (0, 3),
    "bizen": (1, 3),
    "kii": (2, 3),
    "bungo": (0, 4),
    "iyo": (1, 4),
    "awa": (2, 4),
    "satsuma": (0, 5),
}
"""Column and row of each region."""
_COLUMNS, _ROWS = 4, 6
_WIDEST = 20
"""Cells between two columns at most: longer roads are not easier to follow."""
_SHORT = 13
"""Cells between two columns up to which a single slanted sign joins two corners."""


def height_of_country(gap: int) -> int:
    """The rows that the map takes with so many rows between the regions."""
    return _ROWS * 2 + (_ROWS - 1) * gap


def country(view: View, width: int, gap: int = 1) -> list[Text]:
    """The map, with the calendar and what the cursor is on in its corners."""
    drawing = _Country(view, width, gap)
    drawing.roads()
    drawing.regions()
    drawing.calendar()
    drawing.legend()
    return drawing.canvas.rows()


class _Country:
    def __init__(self, view: View, width: int, gap: int) -> None:
        self.view = view
        self.words, self.palette, self.numbers = view.words, view.palette, numbers_of(view)
        self.observation: Observation = view.observation
        self.pitch = min((width - 1) // _COLUMNS, _WIDEST)
        self.step = 2 + gap
        self.canvas = Canvas(self.pitch * _COLUMNS + 1, height_of_country(gap))
        self.armies, self.castles = armies_by_region(self.observation), castle_owners(self.observation)
        self.chosen = region_of(view, view.chosen)
        self.keys = self._keys()
        self.far: list[tuple[int, int]] = []
        """Roads that only a variant has, between regions that do not touch on this map."""

    def roads(self) -> None:
        for number, region in enumerate(self.numbers.regions):
            for neighbour in region.neighbours:
                if number < neighbour:
                    self._road(number, neighbour)

    def regions(self) -> None:
        for number in range(len(self.numbers.regions)):
            self._region(number)

    def calendar(self) -> None:
        """Season and year, top left, where there is sea."""
        observation, say, palette = self.observation, self.words.say, self.palette
        told = [(say(f"season-{observation.season}"), f"bold {palette.gold}")]
        if observation.season is not Season.END:
            left = self.numbers.last_year - observation.year
            told.append((say("board-year", year=str(observation.year), left=left), palette.ink))
            told.append((say("board-first", player=crest(observation.first)), palette.muted))
        for row, (text, style) in enumerate(told):
            self.canvas.put(0, row, fitted(text, 2 * self.pitch - 1).rstrip(), style)

    def legend(self) -> None:
        """Bottom right: the region under the cursor, or what the signs mean."""
        x, y = self.pitch + 2, (_ROWS - 1) * self.step
        room = self.canvas.width - x
        if isinstance(self.view.chosen, Buy):
            told = wrapped(Text(about(self.numbers, self.view.chosen.unit, self.words)), room)
            texts = [row.plain for row in told[:2]]
        elif self.chosen is None:
            roads = [
                self.words.say("board-road", one=self._name(one), other=self._name(other)) for one, other in self.far
            ]
            more = self.words.say("legend-roads", roads=self.words.joined(roads)) if roads else ""
            texts = [self.words.say("legend-signs", castle=CASTLE), more or self.words.say("legend-dots")]
        else:
            texts = self._told(self.chosen)
        for number, text in enumerate(texts):
            self.canvas.put(x, y + number, fitted(text, room), self.palette.muted)

    def _told(self, number: int) -> list[str]:
        """A region in words."""
        terrain = self.words.say(f"terrain-{self.numbers.regions[number].dots}")
        there = []
        if (owner := self.castles.get(number)) is not None:
            there.append(self.words.say("board-castle-of", player=self.words.name(owner)))
        for seat, numbers in self.armies.get(number, {}).items():
            listed = self.words.joined(map(str, numbers))
            there.append(self.words.say("board-armies-of", player=self.words.name(seat), numbers=listed))
        return [self.words.say("board-terrain", region=self._name(number), terrain=terrain), self.words.joined(there)]

    def _keys(self) -> dict[int, str]:
        """The key that chooses each region; a mere mark where several would."""
        keys: dict[int, str] = {}
        for action, key in self.view.keys.items():
            number = region_of(self.view, action)
            if number is not None and not isinstance(action, Stay):
                keys[number] = "▸" if number in keys else key
        return keys

    def _at(self, number: int) -> tuple[int, int]:
        column, row = _PLACES[self.numbers.regions[number].id]
        return 1 + column * self.pitch, row * self.step

    def _road(self, one: int, other: int) -> None:
        (x, y), (to_x, to_y) = sorted((self._at(one), self._at(other)), key=lambda place: (place[1], place[0]))
        style = self.palette.muted
        across, down = to_x - x, to_y - y
        if down == 0 and abs(across) == self.pitch:
            self.canvas.put(x, y, "─" * across, style)
        elif down == self.step and across == 0:
            for row in range(y + 2, to_y):
                self.canvas.put(x + 1, row, "│", style)
        elif down == self.step and abs(across) == self.pitch:
            self._slope(x, y + 2, to_x, to_y)
        else:
            self.far.append((one, other))

    def _slope(self, x: int, y: int, to_x: int, end: int) -> None:
        """A road from corner to corner, in the rows between; a long one has a bend at each end."""
        rows, style = end - y, self.palette.muted
        left, right = min(x, to_x), max(x, to_x)
        is_falling = to_x > x
        if self.pitch > _SHORT:
            bends = "╰╮" if is_falling else "╭╯"
            self.canvas.put(left + 4, y, bends[0] + "─" * (right - left - 7) + bends[1], style)
            for row in range(y + 1, end):
                self.canvas.put(right - 2 if is_falling else left + 4, row, "│", style)
            return
        for number in range(rows):
            column = right - 1 - rows + number if is_falling else right - 2 - number
            self.canvas.put(column, y + number, "╲" if is_falling else "╱", style)

    def _region(self, number: int) -> None:
        x, y = self._at(number)
        region, palette = self.numbers.regions[number], self.palette
        if number in self.keys:
            self.canvas.put(x - 1, y, self.keys[number], f"bold {palette.gold}")
        is_open = number in self.keys or not self.keys
        style = f"bold {palette.ink}" if is_open else palette.muted
        if number == self.chosen:
            style = f"bold {palette.background} on {palette.gold}"
        end = self.canvas.put(x, y, self._name(number), style)
        self.canvas.put(end, y, "•" * region.dots, palette.vermilion)
        self._standing(number, x, y + 1)

    def _name(self, number: int) -> str:
        return self.words.line(nouns.region(self.numbers, number))

    def _standing(self, number: int, x: int, y: int) -> None:
        """The castle and the armies of a region: "♜A A12×B3"."""
        end, limit = x, x + self.pitch - 1
        if (owner := self.castles.get(number)) is not None:
            end = self.canvas.put(end, y, f"{CASTLE}{crest(owner)}", seat_style(self.palette, owner)) + 1
        for place, (seat, numbers) in enumerate(self.armies.get(number, {}).items()):
            sign = self._army_sign(seat, numbers)
            if end + cell_len(sign) + (place > 0) > limit:
                self.canvas.put(min(end, limit - 1), y, "…", self.palette.vermilion)
                break
            if place:
                end = self.canvas.put(end, y, "×", f"bold {self.palette.vermilion}")
            end = self.canvas.put(end, y, sign, seat_style(self.palette, seat))

    def _army_sign(self, seat: Seat, numbers: list[int]) -> str:
        return crest(seat) + "".join(map(str, numbers))
