"""The grid of Board of War, a row of text per row of squares.

A square is three cells: whose it is, what stands on it, whether it is upgraded. An army shows its power. Squares that
the present choice and those like it lead to show their keys in front.

     a  b  c        a¤+   kingdom of A, a merchant on an upgraded square
  2  A3 · b♣        A3¹   an army of A with power 3, for one round on a centre square
"""

from __future__ import annotations

from rich.text import Text

from wartable.core.game import Seat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter.facts import ArmyFacts
from wartable.terminal.boards import View
from wartable.terminal.boards.board_of_war.signs import (
    CAPTURED,
    CENTRE,
    FARMER,
    MARKED,
    MERCHANT,
    NEEDED,
    OPEN,
    UPGRADED,
    facts_of,
    rounds_sign,
)
from wartable.terminal.palette import SEAT_LETTERS

__all__ = ["CELL", "grid_rows", "width_of_grid"]

CELL = 3
_LABEL = 3


def width_of_grid(size: int) -> int:
    """How many cells the grid is wide."""
    return _LABEL + CELL * size


def grid_rows(view: View) -> list[Text]:
    """The board with letters above it and numbers beside it, the south at the bottom."""
    observation: Observation = view.observation
    letters = "".join(f" {chr(ord('a') + column)} " for column in range(observation.size))
    rows = [Text(" " * _LABEL + letters, style=view.palette.muted)]
    chosen, keys = _squares_of(view.chosen), _keys_by_square(view)
    squares = _Squares(view)
    for number in range(observation.size, 0, -1):
        row = Text(f"{number:>2} ", style=view.palette.muted)
        for column in range(observation.size):
            square = f"{chr(ord('a') + column)}{number}"
            text, style = squares.look(square)
            style = f"{style} reverse" if square in chosen else style
            if square in keys:
                row.append(keys[square], style=f"bold {view.palette.gold}{' reverse' if square in chosen else ''}")
                text = text[1:]
            row.append(text, style=style)
        rows.append(row)
    return rows


class _Squares:
    """What is where, found once for all squares."""

    def __init__(self, view: View) -> None:
        observation: Observation = view.observation
        facts = facts_of(view)
        self._palette = view.palette
        self._owner = {square: seat for seat, k in enumerate(observation.kingdoms) for square in k.squares}
        self._armies = {army.square: army for army in facts.armies}
        self._upgraded = {square for kingdom in observation.kingdoms for square in kingdom.upgrades}
        self._units = {square: MERCHANT for kingdom in observation.kingdoms for square in kingdom.merchants}
        self._units |= {square: FARMER for kingdom in observation.kingdoms for square in kingdom.farmers}
        self._marked = {kingdom.marker.square for kingdom in observation.kingdoms if kingdom.marker is not None}
        self._captured = dict(zip(facts.centre, observation.centre, strict=False))
        self._centre = frozenset(facts.centre)
        viewer = observation.viewer
        self._needed = frozenset(facts.missing[viewer] if viewer is not None and facts.missing else ())

    def look(self, square: Square) -> tuple[str, str]:
        """The three cells of a square, and their style."""
        standing = self._armies.get(square)
        if standing is not None:
            return self._army(square, standing)
        owner = self._owner.get(square)
        if owner is not None:
            mark = MARKED if square in self._marked else UPGRADED if square in self._upgraded else " "
            return f"{SEAT_LETTERS[owner].lower()}{self._units.get(square, ' ')}{mark}", self._ground(owner)
        if square in self._centre:
            return self._centre_square(square)
        is_needed = square in self._needed
        return f" {NEEDED if is_needed else OPEN} ", self._palette.gold if is_needed else self._palette.muted

    def _army(self, square: Square, army: ArmyFacts) -> tuple[str, str]:
        ground = self._units.get(square, UPGRADED if square in self._upgraded else " ")
        ground = rounds_sign(army.stayed) if army.stayed else MARKED if square in self._marked else ground
        return f"{SEAT_LETTERS[army.seat]}{army.power}{ground}"[:CELL], self._banner(army.seat)

    def _centre_square(self, square: Square) -> tuple[str, str]:
        owner = self._captured.get(square)
        if owner is None:
            return f" {CENTRE} ", self._palette.indigo
        return f"{SEAT_LETTERS[owner]}{CAPTURED} ", f"bold {self._ground(owner)}"

    def _ground(self, owner: Seat) -> str:
        """A kingdom: its colour on a dark ground, or behind dark letters, since it cannot be read on paper."""
        palette = self._palette
        colour = palette.seats[owner]
        return f"{colour} on {palette.panel}" if palette.is_dark else f"{palette.on_badge} on {colour}"

    def _banner(self, owner: Seat) -> str:
        """An army: the other way round than the ground it stands on."""
        dark, colour = self._palette.on_badge, self._palette.seats[owner]
        return f"bold {dark} on {colour}" if self._palette.is_dark else f"bold {colour} on {dark}"


def _squares_of(action: object) -> frozenset[Square]:
    """The squares that a choice is about, to be shown on the grid."""
    names = ("square", "army", "to", "target")
    found = (getattr(action, name, None) for name in names)
    return frozenset(square for square in found if isinstance(square, str))


def _keys_by_square(view: View) -> dict[Square, str]:
    """The keys of the choices that are of one kind with that under the cursor, by the squares they lead to.

    An army's square shows none: beside its power a key would look like a part of it.
    """
    like = _kind_of(view.chosen)
    armies = {army.square for kingdom in view.observation.kingdoms for army in kingdom.armies}
    found = {}
    for action, key in view.keys.items():
        end = next((end for name in ("to", "target", "square") if (end := getattr(action, name, None))), None)
        if end is not None and end not in armies and _kind_of(action) == like:
            found[end] = key
    return found


def _kind_of(action: object) -> tuple[object, ...]:
    """What the heading in the list of choices tells apart."""
    return type(action), getattr(action, "army", None), getattr(action, "upgraded", None)
