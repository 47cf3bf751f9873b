"""How often castles fall, in a table that fills up: a siege is counted when a warlord first asks for it.

There is one table for all games of the process, since these odds are always those of the standard box. Kernels read it
without waiting while others write: an entry is written whole before the place by which it is found.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from functools import cache
from math import floor
from threading import Lock

import numpy as np

from wartable.core.compiled import Straight
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.storms import MOST_SHIELDS, Storm, chance_of_fall, new_storm
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Floats
from wartable.games.epic_dice_battles.components import standard_components
from wartable.games.epic_dice_battles.encoding import EpicDiceBattlesEncoding
from wartable.games.epic_dice_battles.forces import chance_in_siege
from wartable.games.epic_dice_battles.odds import Force

__all__ = ["COUNTED", "NOT_COUNTED", "CountedSieges", "chance_counted", "words_of"]

NOT_COUNTED = -1.0
_WORDS = 3
_BITS, _LINE_BITS = 4, 4 * at.UNIT_COUNT
"""A siege that is counted has fewer than sixteen units of a kind in a line: four bits each."""
_GRID = 2.0**32
_FIRST, _MOST = 1 << 12, 1 << 20
"""Room for so many sieges at first, and at most."""


@compiled
def chance_counted(notes: Ints, sieges: Ints, chances: Floats, forces: int) -> float:
    """The probability that the second force's castle falls to the first, or `NOT_COUNTED`; `forces`: where they lie."""
    one, other, flanks = words_of(notes, forces)
    entry = sieges[_place_of(sieges, len(chances), one, other, flanks)]
    return chances[entry - 1] if entry else NOT_COUNTED


@compiled
def count_asked(  # noqa: PLR0917 -- compiled functions take their arguments by place
    box: Ints, known: Ints, notes: Ints, sieges: Ints, chances: Floats, count: int, storm: Storm
) -> int:
    """Count what is asked in the notes, and enter it beside so many; how many there are then."""
    for number in range(notes[of.ASKED]):
        forces = of.SIEGES_ASKED + number * 2 * of.FORCE_SIZE
        is_new = chance_counted(notes, sieges, chances, forces) == NOT_COUNTED
        if is_new and most_shields(notes, forces) <= MOST_SHIELDS:
            chance = floor(chance_of_fall(box, known, notes, forces, storm) * _GRID + 0.5) / _GRID
            count = _enter(sieges, chances, count, words_of(notes, forces), chance)
    return count


@compiled
def most_shields(notes: Ints, forces: int) -> int:
    """The shields of the force that has more."""
    return max(notes[forces + of.FORCE_SHIELDS], notes[forces + of.FORCE_SIZE + of.FORCE_SHIELDS])


@compiled
def _enter(sieges: Ints, chances: Floats, count: int, words: tuple[int, int, int], chance: float) -> int:
    """Add a siege to so many, unless it is there; how many there are then."""
    one, other, flanks = words
    place = _place_of(sieges, len(chances), one, other, flanks)
    if sieges[place]:
        return count
    first = 2 * len(chances) + _WORDS * count
    chances[count] = chance
    sieges[first], sieges[first + 1], sieges[first + 2] = one, other, flanks
    sieges[place] = count + 1
    return count + 1


@compiled
def _place_of(sieges: Ints, room: int, one: int, other: int, flanks: int) -> int:
    """Where the number of a siege's entry, and one, lies or would lie; 0 lies where there is none.

    There are twice as many places as there is room for entries, whose words lie behind them.
    """
    mixed = one % 2147483647 * 48271 + other % 2147483647 * 69621 + flanks % 2147483647 * 16807
    place = (mixed ^ mixed >> 17) % (2 * room)
    while sieges[place]:
        first = 2 * room + _WORDS * (sieges[place] - 1)
        if sieges[first] == one and sieges[first + 1] == other and sieges[first + 2] == flanks:
            break
        place = (place + 1) % (2 * room)
    return place


@compiled
def words_of(notes: Ints, forces: int) -> tuple[int, int, int]:
    """Two forces as three numbers: main line, first flank and shields of each, then the second flanks."""
    other = forces + of.FORCE_SIZE
    flanks = _packed(notes, forces + 2 * at.UNIT_COUNT) << _LINE_BITS | _packed(notes, other + 2 * at.UNIT_COUNT)
    return _front(notes, forces), _front(notes, other), flanks


@compiled
def _front(notes: Ints, force: int) -> int:
    lines = _packed(notes, force) << _LINE_BITS | _packed(notes, force + at.UNIT_COUNT)
    return notes[force + of.FORCE_SHIELDS] << 2 * _LINE_BITS | lines


@compiled
def _packed(notes: Ints, line: int) -> int:
    packed = 0
    for unit in range(at.UNIT_COUNT):
        packed = packed << _BITS | notes[line + unit]
    return packed


class CountedSieges:
    """The table, as those hold it who write into it."""

    def __init__(self, first: int = _FIRST, most: int = _MOST) -> None:
        self._first, self._most = first, most
        self._lock = Lock()
        self._storm = new_storm()
        self._count_asked = Straight(count_asked)
        self._count = 0
        self.arrays = _empty(first)
        """To be taken anew after every counting: when they are full others take their place."""

    def count(self, notes: Ints) -> None:
        """Count the sieges that a warlord has noted down."""
        with self._lock:
            self._make_room()
            self._count = self._count_asked.call(*_standard(), notes, *self.arrays, self._count, self._storm)
            for number in range(notes[of.ASKED]):
                forces = of.SIEGES_ASKED + number * 2 * of.FORCE_SIZE
                if most_shields(notes, forces) > MOST_SHIELDS:
                    # Nobody has so many outside a designer's game of riches.
                    chance = chance_in_siege(_force(notes, forces), _force(notes, forces + of.FORCE_SIZE))
                    self._count = _enter(*self.arrays, self._count, words_of(notes, forces), chance)

    def _make_room(self) -> None:
        """Twice as much where all may be taken; a table that may not grow begins anew."""
        sieges, chances = self.arrays
        if self._count + of.MOST_ASKED <= len(chances):
            return
        known, self._count = self._count, 0
        if 2 * len(chances) > self._most:
            self.arrays = _empty(self._first)
            return
        larger = _empty(2 * len(chances))
        words = sieges[2 * len(chances) :].reshape(-1, _WORDS)[:known].tolist()
        for (one, other, flanks), chance in zip(words, chances[:known].tolist(), strict=True):
            self._count = _enter(*larger, self._count, (one, other, flanks), chance)
        self.arrays = larger


@cache
def _standard() -> tuple[Ints, Ints]:
    """The standard box, and what follows from it."""
    components = standard_components()
    return at.box_row(components, 2, EpicDiceBattlesEncoding(components, 2)), lore_of(components, 2)


def _empty(room: int) -> tuple[Ints, Floats]:
    return np.zeros((2 + _WORDS) * room, np.int64), np.zeros(room)


def _force(notes: Ints, force: int) -> Force:
    main, flank1, flank2 = notes[force : force + of.FORCE_SHIELDS].reshape(at.LINE_COUNT, at.UNIT_COUNT).tolist()
    return Force(tuple(main), tuple(flank1), tuple(flank2), int(notes[force + of.FORCE_SHIELDS]))


COUNTED = CountedSieges()
"""The one of this process."""
