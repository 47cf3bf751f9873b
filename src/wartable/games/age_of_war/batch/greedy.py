"""What the greedy player knows, as tables: heuristics.py for every set of castles, odds.py for every roll."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wartable.games.age_of_war import odds
from wartable.games.age_of_war.batch.tables import BoxTables, Bytes, Floats, Ints, all_rolls, by_clans
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.heuristics import DENIAL, LAST_CASTLE, lasting_points
from wartable.games.age_of_war.solver.classes import roll_classes

__all__ = ["GreedyTables", "greedy_tables"]

_LANES = 16
"""Classes of rolls are padded, so that the processor's loops over them have no rest."""
_ME = 0


class GreedyTables(NamedTuple):
    """What the greedy player looks up. Rows: castles in the centre, then stolen ones."""

    lasting: Floats
    """By set of castles that a seat holds: its points, as far as they last (heuristics.py)."""
    loss: float
    """A point that an opponent loses is worth one divided by this."""
    game: float
    """What taking the last castle is worth to the winner."""
    others: Ints
    """By castle: the other castles of its clan."""
    denied: Floats
    """By castle: what it is worth to keep an opponent who holds the others from it."""
    opening: Floats
    """By roll and row: the odds of the castle once its best line is filled; 0 where the roll fills none."""
    opening_line: Bytes
    """By roll and row: that line."""
    pursuit: Floats
    """By castle, its unfilled lines, and dice: the odds before the roll."""
    first_line: Ints
    """By castle: its first line; one more entry ends the last."""
    chance: Floats
    """By class of rolls that offer the same odds, the classes of 1, 2 … dice one after the other."""
    success: Floats
    """By row and class: the odds once the best line is filled."""
    ceiling: Floats
    """By row and dice: the best odds any roll gives."""
    start: Ints
    """By dice less one: the first class; one more entry ends the last."""


def greedy_tables(components: Components, box: BoxTables, players: int) -> GreedyTables:
    """The tables of a box for so many players."""
    first_line = np.searchsorted(box.castle_of, np.arange(box.castles + 1)).astype(np.int32)
    pursuit = _pursuit(components, int(np.diff(first_line).max()))
    opening, line = _opening(box, first_line, pursuit)
    classes = roll_classes(components, lanes=_LANES)
    parts = [classes.success[:, classes.start[n] : classes.start[n + 1]] for n in range(box.dice)]
    ceilings = [np.zeros(len(classes.success)), *(part.max(axis=1, initial=0.0) for part in parts)]
    return GreedyTables(
        lasting=_lasting(components, players),
        loss=float((players - 1) ** 2),
        game=LAST_CASTLE,
        others=_others(components),
        denied=_denied(components, players),
        opening=opening,
        opening_line=line,
        pursuit=pursuit,
        first_line=first_line,
        chance=classes.chance,
        success=classes.success,
        ceiling=np.array(ceilings).T.copy(),
        start=classes.start.astype(np.int32),
    )


def _lasting(components: Components, players: int) -> Floats:
    return by_clans(components, lambda owners: (lasting_points(components, owners, _ME, players),))[:, 0].copy()


def _others(components: Components) -> Ints:
    clans = [components.clan_of(castle) for castle in range(len(components.castles))]
    return np.array(
        [sum(1 << other for other in clan.castles if other != castle) for castle, clan in enumerate(clans)], np.int32
    )


def _denied(components: Components, players: int) -> Floats:
    clans = [components.clan_of(castle) for castle in range(len(components.castles))]
    printed = [sum(components.castles[other].points for other in clan.castles) for clan in clans]
    return np.array(
        [DENIAL * (clan.points - points) / (players - 1) for clan, points in zip(clans, printed, strict=True)]
    )


def _pursuit(components: Components, most_lines: int) -> Floats:
    table = np.zeros((len(components.castles), 1 << most_lines, components.dice + 1))
    for castle, card in enumerate(components.castles):
        lines = card.lines_to_fill(stolen=True)
        for unfilled in range(1 << len(lines)):
            left = tuple(line for number, line in enumerate(lines) if unfilled >> number & 1)
            for dice in range(components.dice + 1):
                table[castle, unfilled, dice] = float(odds.of_lines(left, dice))
    return table


def _opening(box: BoxTables, first_line: Ints, pursuit: Floats) -> tuple[Floats, Bytes]:
    """The odds after the best line of each castle, and the first such line."""
    rolls = len(box.fills)
    dice = np.array([len(roll) for roll in all_rolls(box.dice)])
    best, chosen = np.zeros((rolls, 2 * box.castles)), np.zeros((rolls, 2 * box.castles), np.uint8)
    for line, castle in enumerate(box.castle_of):
        used = box.used[:, line].astype(np.int64)
        is_special = line + 1 == first_line[castle + 1]
        every = (1 << int(first_line[castle + 1] - first_line[castle])) - 1
        for stolen in (False, True):
            # AW-23: in the centre the special line neither must nor may be filled.
            if is_special and not stolen:
                continue
            wanted = every if stolen else every >> 1
            left = wanted & ~(1 << int(line - first_line[castle]))
            found = np.where(used > 0, pursuit[castle, left, dice - used], 0.0)
            row = castle + box.castles * stolen
            better = found > best[:, row]
            best[better, row], chosen[better, row] = found[better], line
    return best, chosen
