"""The rules as tables that a compiled kernel looks things up in, all of them built by the readable rules.

Castles, seats and battle lines are numbers, sets of them are bits of one word. All lines of all cards, each card's
special one last, are numbered in the order in which `Rules.legal_actions` names them; so the lowest bit of a set of
lines is the first legal action. Rolls are sorted, and numbered through all numbers of dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.distribution import Dice
from wartable.core.errors import WartableError
from wartable.core.game import Seat
from wartable.games.age_of_war.components import BattleLine, Components, Roll
from wartable.games.age_of_war.scoring import face_down_castles, standings_of

__all__ = [
    "BoxTables",
    "Bytes",
    "Floats",
    "Ints",
    "Singles",
    "TooLarge",
    "Words",
    "all_lines",
    "all_rolls",
    "bit_places",
    "box_tables",
    "by_clans",
]

Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int32]
Words = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]

_MOST_LINES = 63
"""Sets of lines are words with a sign, which stays out of the way."""
_MOST_CASTLES = 16
"""Some tables have an entry for every set of castles."""
_ME = 0


class TooLarge(WartableError, ValueError):
    """A variant with more castles or battle lines than the batch engine has room for."""

    def __init__(self, what: str, many: int, most: int) -> None:
        super().__init__(f"the batch engine has room for {most} {_WORDS[what]}, not {many}", many=many, most=most)
        self.key = f"error-batch-{what}"


_WORDS = {"castles": "castles", "lines": "battle lines, special ones included"}


class BoxTables(NamedTuple):
    """What the rules say, for one box."""

    dice: int
    castles: int
    lines: int
    first_roll: Ints
    """By dice: the number of the first roll of so many dice; one more entry ends the last."""
    alias: Words
    """By roll: the roll that comes instead (upper half) unless a random half word is below the lower half."""
    fills: Words
    """By roll: the lines it fills (AW-20, AW-21)."""
    used: Bytes
    """By roll and line: how many dice that takes; 0 where it does not fill it."""
    castle_of: Ints
    """By line."""
    rest: Words
    """By line: the other lines of its card (AW-15)."""
    printed: Words
    """By set of castles: the lines printed on them (AW-23)."""
    special: Words
    """By set of castles: their special lines (AW-24)."""
    whole: Ints
    """By set of castles that one seat holds: those of clans that it holds whole (AW-31)."""
    standing: Ints
    """By set of castles that one seat holds: a number that is greater the better it stands (AW-41, AW-42)."""
    points: Ints
    """By set of castles that one seat holds (AW-41)."""


def box_tables(components: Components) -> BoxTables:
    """The tables of a box; TooLarge if there is no room for it."""
    lines = all_lines(components)
    _check(components, lines)
    cards = [castle for castle, _ in lines]
    bits = [1 << number for number in range(len(lines))]
    of_card = [sum(bit for bit, card in zip(bits, cards, strict=True) if card == castle) for castle in set(cards)]
    last = [max(number for number, card in enumerate(cards) if card == castle) for castle in set(cards)]
    used = np.array([_used(line, components.dice) for _, line in lines], np.uint8).T.copy()
    standings = _standings(components)
    return BoxTables(
        dice=components.dice,
        castles=len(components.castles),
        lines=len(lines),
        first_roll=_first_rolls(components.dice),
        alias=np.concatenate([_alias(dice) for dice in range(components.dice + 1)]),
        fills=(used > 0).astype(np.int64) @ np.array(bits, np.int64),
        used=used,
        castle_of=np.array(cards, np.int32),
        rest=np.array([of_card[card] & ~bit for bit, card in zip(bits, cards, strict=True)], np.int64),
        printed=_by_castles([of_card[castle] & ~bits[end] for castle, end in enumerate(last)]),
        special=_by_castles([bits[end] for end in last]),
        whole=_whole(components),
        standing=standings @ np.array([1 << 16, 1 << 8, 1], np.int32),
        points=standings[:, 0].copy(),
    )


def all_lines(components: Components) -> tuple[tuple[int, BattleLine], ...]:
    """Every battle line with its castle, the special line last on each card."""
    return tuple(
        (castle, line) for castle, card in enumerate(components.castles) for line in card.lines_to_fill(stolen=True)
    )


def by_clans(components: Components, found: Callable[[tuple[Seat | None, ...]], Sequence[float]]) -> Floats:
    """By set of castles that one seat holds: what `found` says of its castles, clan by clan, added up in their order.

    For what no castle of another clan changes: a set of castles is then not looked at by itself.
    """
    sets = np.arange(1 << len(components.castles))
    nothing = np.array(found(_owners(components, 0)), np.float64)
    total: Floats = np.broadcast_to(nothing, (len(sets), len(nothing)))
    for clan in components.clans:
        held, which = np.unique(sets & sum(1 << castle for castle in clan.castles), return_inverse=True)
        of_clan = np.array([found(_owners(components, int(each))) for each in held], np.float64) - nothing
        total = total + of_clan[which]
    return total


@lru_cache(maxsize=256)
def all_rolls(dice: int) -> tuple[Roll, ...]:
    """Every roll of up to so many dice; no dice have one roll too."""
    return tuple(roll for count in range(dice + 1) for roll, _ in Dice(count, tuple).outcomes())


def bit_places() -> Ints:
    """By byte and number: the place of its bit of this number, counted from below."""
    table = np.zeros((256, 8), np.int32)
    for byte in range(256):
        places = [place for place in range(8) if byte >> place & 1]
        table[byte, : len(places)] = places
    return table


@lru_cache(maxsize=256)
def _used(line: BattleLine, dice: int) -> tuple[int, ...]:
    """By roll of up to so many dice: how many of them fill a line. Many cards have the same, and so do variants."""
    return tuple(len(line.dice_for(roll) or ()) for roll in all_rolls(dice))


def _check(components: Components, lines: tuple[tuple[int, BattleLine], ...]) -> None:
    for what, many, most in (
        ("castles", len(components.castles), _MOST_CASTLES),
        ("lines", len(lines), _MOST_LINES),
    ):
        if many > most:
            raise TooLarge(what, many, most)


def _first_rolls(dice: int) -> Ints:
    counts = [len(Dice(count, tuple).outcomes()) for count in range(dice + 1)]
    return np.cumsum([0, *counts]).astype(np.int32)


def _alias(dice: int) -> Words:
    """Walker's tables: a roll is drawn by taking any one, and then it or the other of its pair.

    Weights are whole numbers and so are the tables, up to the rounding of the limit to 32 bits.
    """
    outcomes = Dice(dice, tuple).outcomes()
    left = [weight * len(outcomes) for _, weight in outcomes]
    full = 6**dice
    limit, other = [full] * len(left), list(range(len(left)))
    small = [roll for roll, weight in enumerate(left) if weight < full]
    large = [roll for roll, weight in enumerate(left) if weight >= full]
    while small and large:
        poor, rich = small.pop(), large.pop()
        limit[poor], other[poor] = left[poor], rich
        left[rich] -= full - left[poor]
        (small if left[rich] < full else large).append(rich)
    first = _first_rolls(dice)[dice]
    most = (1 << 32) - 1
    # A roll that needs no other is its own.
    return np.array(
        [
            min(part * (most + 1) // full, most) | int(first + rich) << 32
            for part, rich in zip(limit, other, strict=True)
        ]
    )


def _by_castles(of_castle: list[int]) -> Words:
    """By set of castles: what belongs to any of them."""
    table = np.zeros(1 << len(of_castle), np.int64)
    sets = np.arange(len(table))
    for castle, mask in enumerate(of_castle):
        table |= np.where(sets >> castle & 1, np.int64(mask), np.int64(0))
    return table


def _owners(components: Components, held: int) -> tuple[Seat | None, ...]:
    """Owners when one seat holds this set of castles and the rest lie in the centre."""
    return tuple(_ME if held >> castle & 1 else None for castle in range(len(components.castles)))


def _whole(components: Components) -> Ints:
    """By set of castles: those of clans held whole."""

    def held_whole(owners: tuple[Seat | None, ...]) -> tuple[float]:
        return (sum(1 << castle for castle in face_down_castles(components, owners)),)

    return by_clans(components, held_whole)[:, 0].astype(np.int32)


def _standings(components: Components) -> Ints:
    """By set of castles: points, castles and clans of the seat that holds them."""

    def standing_of(owners: tuple[Seat | None, ...]) -> tuple[int, int, int]:
        (standing,) = standings_of(components, owners, 1)
        return standing.points, standing.castles, standing.clans

    return by_clans(components, standing_of).astype(np.int32)
