"""Exact odds of conquering a castle under best play towards it.

Once a castle is chosen a turn is a small decision process over the unfilled lines and the dice left: after each
roll the best of filling one line or losing one die. Nothing is sampled and nothing is rounded: values are whole
numbers over a common denominator, turned into a `Fraction` at the end.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

import msgspec

from wartable.core.distribution import Dice
from wartable.games.age_of_war.components import BattleLine, Components, Roll, standard_components

__all__ = ["MoveOdds", "best_move", "can_be_stolen", "conquest", "moves", "of_lines", "table"]

Lines = tuple[BattleLine, ...]


class MoveOdds(msgspec.Struct, frozen=True):
    """A move towards a castle and the odds of conquering it after the move; `line` None loses a die."""

    line: BattleLine | None
    odds: Fraction


def conquest(
    castle_id: str, *, stolen: bool = False, dice: int | None = None, components: Components | None = None
) -> Fraction:
    """The probability of conquering a castle in a turn that aims at it from the first of `dice` dice.

    >>> float(conquest("odani"))  # doctest: +ELLIPSIS
    0.33...
    """
    box = components or standard_components()
    castle = box.castles[box.number_of(castle_id)]
    return of_lines(castle.lines_to_fill(stolen=stolen), box.dice if dice is None else dice)


def of_lines(lines: Lines, dice: int) -> Fraction:
    """The probability of filling all these lines with so many dice, before they are rolled."""
    if dice < 0:
        raise ValueError(f"there cannot be {dice} dice")
    return Fraction(_ways(_sorted(lines), dice), _denominator(dice))


def moves(lines: Lines, roll: Roll) -> tuple[MoveOdds, ...]:
    """Every move that a roll allows towards a castle with these unfilled lines, the best first."""
    found = [
        MoveOdds(line, of_lines(_without(lines, line), len(roll) - len(dice)))
        for line in dict.fromkeys(lines)
        if (dice := line.dice_for(roll)) is not None
    ]
    found.append(MoveOdds(None, of_lines(lines, len(roll) - 1)))
    return tuple(sorted(found, key=lambda move: -move.odds))


def best_move(lines: Lines, roll: Roll) -> MoveOdds:
    """The best move of a roll towards a castle with these unfilled lines."""
    return moves(lines, roll)[0]


def table(
    components: Components | None = None, *, dice: int | None = None
) -> tuple[tuple[str, Fraction, Fraction | None], ...]:
    """For every castle in card order: its id, its odds from the centre and when stolen; None if it never can be."""
    box = components or standard_components()
    count = box.dice if dice is None else dice
    return tuple(
        (
            castle.id,
            of_lines(castle.lines_to_fill(stolen=False), count),
            of_lines(castle.lines_to_fill(stolen=True), count) if can_be_stolen(box, number) else None,
        )
        for number, castle in enumerate(box.castles)
    )


def can_be_stolen(components: Components, castle: int) -> bool:
    """AW-31: a clan of one castle is conquered with it, and nobody can attack it again."""
    return len(components.clan_of(castle).castles) > 1


def _sorted(lines: Lines) -> Lines:
    """Lines in one order, since their order on the card does not matter."""
    return tuple(sorted(lines, key=lambda line: (line.symbols, line.infantry)))


def _without(lines: Lines, line: BattleLine) -> Lines:
    at = lines.index(line)
    return lines[:at] + lines[at + 1 :]


def _denominator(dice: int) -> int:
    """A denominator that every value with so many dice has: one roll of each number of dice at most."""
    return int(6 ** (dice * (dice + 1) // 2))


# Bounded, since a server meets many variants; the standard cards fill a fiftieth.
@lru_cache(maxsize=1 << 15)
def _ways(lines: Lines, dice: int) -> int:
    """The numerator over `_denominator(dice)` of the odds of filling all these lines."""
    if not lines:
        return _denominator(dice)
    if dice < len(lines):
        # Every line takes at least one die.
        return 0
    after_loss = _ways(lines, dice - 1)
    return sum(
        weight * max([after_loss, *(_scaled(lines, line, used, dice) for line, used in fills)])
        for fills, weight in _fills_by_weight(lines, dice)
    )


def _scaled(lines: Lines, line: BattleLine, used: int, dice: int) -> int:
    """The odds after filling a line, over the denominator that losing a die has."""
    left = dice - used
    return _ways(_without(lines, line), left) * (_denominator(dice - 1) // _denominator(left))


@lru_cache(maxsize=1 << 14)
def _fills_by_weight(lines: Lines, dice: int) -> tuple[tuple[tuple[tuple[BattleLine, int], ...], int], ...]:
    """The rolls of so many dice, put together where they fill the same lines with as many dice."""
    weights: Counter[tuple[tuple[BattleLine, int], ...]] = Counter()
    distinct = tuple(dict.fromkeys(lines))
    for roll, weight in Dice(dice, tuple).outcomes():
        fills = ((line, _dice_used(line, roll)) for line in distinct)
        weights[tuple((line, used) for line, used in fills if used)] += weight
    return tuple(weights.items())


@lru_cache(maxsize=1 << 18)
def _dice_used(line: BattleLine, roll: Roll) -> int:
    """How many dice of a roll fill a line; 0 if it cannot be filled."""
    return len(line.dice_for(roll) or ())
