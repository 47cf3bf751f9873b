"""How often a castle falls: odds/siege.py and odds/battle.py compiled, with the numbers of one box.

The sums are taken in another order than there; both are rounded before anybody weighs them (forces.rounded).
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord import lore
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.melee import (
    ATTACKER_LEFT,
    DEFENDER_LEFT,
    Melee,
    add_round,
    begin_melee,
    first_round,
    new_melee,
    take_side,
)
from wartable.games.epic_dice_battles.batch.warlord.rounds import RANKS
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Floats

__all__ = ["MOST_SHIELDS", "Storm", "chance_of_fall", "new_storm"]

MOST_SHIELDS = 64
_ABSORBED = 2 * MOST_SHIELDS + 1
_MOST_MAINS = 1536
"""Fourteen dice of six units leave fewer possibilities."""
_MOST_IN_A_FLANK = 14
_RANK = (0, 0, 1, 0, 2, 3)
"""By unit."""


class Storm(NamedTuple):
    """Room for one."""

    forces: Ints
    """By side, line and unit, as the flanks are chosen."""
    most: Ints
    """By side and rank."""
    steps: Ints
    """By unit: what one of it counts in the number of an attacker's main line; then how many numbers there are."""
    pending: Floats
    """By the attacker's main line, hits that shields still absorb, and damage that the gate still stands."""
    broken: Floats
    """By the attacker's main line: the gate is broken."""
    flanks: Floats
    """By flank, losses in it and the opponent's losses."""
    main: Ints
    """Who is left of the defender's main line after the first volley."""
    left: Ints
    """A line after losses."""
    melee: Melee


def new_storm() -> Storm:
    """Room for any siege that is counted."""
    return Storm(
        np.zeros((2, at.LINE_COUNT, at.UNIT_COUNT), np.int64),
        np.zeros(2 * RANKS, np.int64),
        np.zeros(at.UNIT_COUNT + 1, np.int64),
        np.zeros((_MOST_MAINS, _ABSORBED, 3)),
        np.zeros(_MOST_MAINS),
        np.zeros((at.LINE_COUNT - 1, _MOST_IN_A_FLANK + 1, _MOST_IN_A_FLANK + 1)),
        np.zeros(at.UNIT_COUNT, np.int64),
        np.zeros(at.UNIT_COUNT, np.int64),
        new_melee(),
    )


@compiled
def chance_of_fall(box: Ints, known: Ints, notes: Ints, forces: int, storm: Storm) -> float:
    """The probability that a castle falls, where the defender opens the flanks that suit it best (ED-80)."""
    storm.most[:] = 0
    used = 0
    for place in range(2 * of.FORCE_SIZE):
        side, rest = place // of.FORCE_SIZE, place % of.FORCE_SIZE
        line, unit = rest // at.UNIT_COUNT, rest % at.UNIT_COUNT
        if line < at.LINE_COUNT and notes[forces + place]:
            storm.most[side * RANKS + _RANK[unit]] += notes[forces + place]
            used |= 1 << line >> 1
    begin_melee(storm.melee, storm.most)
    best, chance = -1.0, 0.0
    # As the readable odds ask: of choices that are as good the first one counts.
    for chosen in (0, 2, 1, 3):
        if not chosen & ~used:
            _line_up(notes, forces, chosen, storm)
            shields = notes[forces + of.FORCE_SHIELDS], notes[forces + of.FORCE_SIZE + of.FORCE_SHIELDS]
            won, lost = _fought(box, known, shields, storm)
            if lost > best:
                best, chance = lost, won
    return chance


@compiled
def _line_up(notes: Ints, forces: int, chosen: int, storm: Storm) -> None:
    """ED-60: who cannot use a flank joins the main line, ninjas as footmen."""
    storm.forces[:] = 0
    for side in range(2):
        for line in range(at.LINE_COUNT):
            is_open = line == 0 or chosen >> (line - 1) & 1
            for unit in range(at.UNIT_COUNT):
                there = unit if is_open or unit != at.NINJA else at.FOOTMAN
                count = notes[forces + side * of.FORCE_SIZE + line * at.UNIT_COUNT + unit]
                storm.forces[side, line if is_open else 0, there] += count


@compiled
def _fought(box: Ints, known: Ints, shields: tuple[int, int], storm: Storm) -> tuple[float, float]:
    """The probabilities that the attacker wins and that the defender does, with these flanks."""
    _number_mains(storm)
    for flank in range(1, at.LINE_COUNT):
        _fight_in_flank(box, known, storm, flank)
    line, has_flanks = storm.forces[1, 0], _total(storm.forces[1, 1]) + _total(storm.forces[1, 2]) > 0
    archers, dice, won, lost = storm.forces[0, 0, at.ARCHER], _total(line), 0.0, 0.0
    for losses in range(dice + 1):
        absorbed = box[at.ABSORBS] * shields[1]
        chance = _chance_of_losses(archers, box[at.ARROW_AT_WALLS], dice, absorbed, losses)
        if chance > 0.0:
            _take_losses(line, losses, known, storm.main)
            gone = _at_gate(box, known, box[at.ABSORBS] * shields[0], storm)
            if losses == dice and not has_flanks:
                won += chance * (1 - gone)
            else:
                more, less = _behind_gate(storm, known)
                won += chance * more
                lost += chance * less
    return won, lost


@compiled
def _total(line: Ints) -> int:
    found = 0
    for unit in range(at.UNIT_COUNT):
        found += line[unit]
    return found


@compiled
def _number_mains(storm: Storm) -> None:
    step = 1
    for unit in range(at.UNIT_COUNT):
        storm.steps[unit] = step
        step *= storm.forces[0, 0, unit] + 1
    storm.steps[at.UNIT_COUNT] = step


@compiled
def _chance_of_hits(throws: int, need: int, hits: int) -> float:
    """The probability of so many hits where each throw hits from `need` on."""
    chance = 1.0
    for number in range(hits):
        chance *= (throws - number) / (number + 1.0) * (7 - need) / 6.0
    for _ in range(throws - hits):
        chance *= (need - 1) / 6.0
    return chance


@compiled
def _chance_of_losses(throws: int, need: int, dice: int, absorbed: int, losses: int) -> float:
    """The probability that a line loses so many of its dice to arrows or stars."""
    chance = 0.0
    for hits in range(throws + 1):
        if min(dice, max(0, hits - absorbed)) == losses:
            chance += _chance_of_hits(throws, need, hits)
    return chance


@compiled
def _take_losses(line: Ints, losses: int, known: Ints, left: Ints) -> None:
    """Who is left of a line, the cheapest lost first."""
    for place in range(at.UNIT_COUNT):
        unit = known[lore.CHEAPEST + place]
        gone = min(line[unit], losses)
        left[unit] = line[unit] - gone
        losses -= gone


@compiled
def _count_in(storm: Storm, main: int, unit: int) -> int:
    """How many of a unit there are in an attacker's main line."""
    return main % storm.steps[unit + 1] // storm.steps[unit] if unit < at.UNIT_COUNT - 1 else main // storm.steps[unit]


@compiled
def _first_in(storm: Storm, known: Ints, order: int, main: int) -> int:
    """The unit of an attacker's main line that comes first in an order."""
    place = 0
    while not _count_in(storm, main, known[order + place]):
        place += 1
    return known[order + place]


@compiled
def _at_gate(box: Ints, known: Ints, shield: int, storm: Storm) -> float:
    """Storm until the gate breaks (ED-81, ED-82), and note with whom; how likely arrows leave nobody to begin with."""
    mains, archers = storm.steps[at.UNIT_COUNT], storm.forces[1, 0, at.ARCHER]
    storm.pending[:mains, : shield + 1] = 0.0
    storm.broken[:mains] = 0.0
    _shoot(box, known, storm, archers, mains - 1, shield, box[at.GATE_STRENGTH], 1.0)
    gone = 0.0
    if _total(storm.forces[0, 1]) + _total(storm.forces[0, 2]) == 0:
        for left in range(shield + 1):
            gone += storm.pending[0, left, box[at.GATE_STRENGTH]]
    for main in range(mains - 1, 0, -1):
        for left in range(shield, -1, -1):
            for gate in range(box[at.GATE_STRENGTH], 0, -1):
                if storm.pending[main, left, gate] > 0.0:
                    _run(box, known, storm, main, left, gate)
    return gone


@compiled
def _run(box: Ints, known: Ints, storm: Storm, main: int, shield: int, gate: int) -> None:
    """Send a unit to the gate, then let the defenders shoot, until something changed."""
    unit, archers = _first_in(storm, known, lore.AT_GATE, main), storm.main[at.ARCHER]
    chance, idle = storm.pending[main, shield, gate] / at.FACES, 0
    for face in range(at.FACES):
        idle += box[at.FATES + (face * at.UNIT_COUNT + unit) * 2] == 0
    chance /= 1 - idle / at.FACES * _chance_of_hits(archers, box[at.ARROW], 0)
    for face in range(at.FACES):
        fate = box[at.FATES + (face * at.UNIT_COUNT + unit) * 2]
        if fate == at.DIES:
            _shoot(box, known, storm, archers, main - storm.steps[unit], shield, gate, chance)
        elif fate >= gate:
            storm.broken[main] += chance
        else:
            _shoot(box, known, storm, archers, main, shield, gate - fate, chance)


@compiled
def _shoot(
    box: Ints, known: Ints, storm: Storm, archers: int, main: int, shield: int, gate: int, chance: float
) -> None:
    """What the defenders' arrows leave of a main line and its shields."""
    for hits in range(archers + 1):
        absorbed, left = min(hits, shield), main
        for _ in range(hits - absorbed):
            if left:
                left -= storm.steps[_first_in(storm, known, lore.CHEAPEST, left)]
        storm.pending[left, shield - absorbed, gate] += chance * _chance_of_hits(archers, box[at.ARROW], hits)


@compiled
def _fight_in_flank(box: Ints, known: Ints, storm: Storm, flank: int) -> None:
    """What the fight in a flank costs both, if both have troops there (ED-63)."""
    line, opposing = storm.forces[0, flank], storm.forces[1, flank]
    dice, others, losses = _total(line), _total(opposing), storm.flanks[flank - 1]
    losses[: dice + 1, : others + 1] = 0.0
    if dice == 0 or others == 0:
        losses[0, 0] = 1.0
        return
    for lost in range(dice + 1):
        for opposing_lost in range(others + 1):
            chance = _chance_of_losses(opposing[at.NINJA], box[at.STAR], dice, 0, lost)
            chance *= _chance_of_losses(line[at.NINJA], box[at.STAR], others, 0, opposing_lost)
            if chance > 0.0 and (lost == dice or opposing_lost == others):
                losses[lost, opposing_lost] += chance
            elif chance > 0.0:
                storm.melee.sides[ATTACKER_LEFT:] = 0
                _add_ranks(storm, known, line, lost, storm.melee.sides[ATTACKER_LEFT], 0)
                _add_ranks(storm, known, opposing, opposing_lost, storm.melee.sides[DEFENDER_LEFT], 0)
                add_round(storm.melee, chance, losses[lost:, opposing_lost:])


@compiled
def _add_ranks(storm: Storm, known: Ints, line: Ints, losses: int, side: Ints, first: int) -> None:
    """Add who is left of a line to a side, by rank."""
    _take_losses(line, losses, known, storm.left)
    for unit in range(at.UNIT_COUNT):
        side[first + _RANK[unit]] += storm.left[unit]


@compiled
def _behind_gate(storm: Storm, known: Ints) -> tuple[float, float]:
    """The probabilities that the attacker wins and that the defender does, once as many stormed as are noted."""
    won, lost, melee = 0.0, 1.0, storm.melee
    for main in range(1, storm.steps[at.UNIT_COUNT]):
        if storm.broken[main] > 0.0:
            # Whoever does not break the gate is lost, or calls it off.
            lost -= storm.broken[main]
            for one in range(_total(storm.forces[0, 1]) + 1):
                for two in range(_total(storm.forces[0, 2]) + 1):
                    melee.sides[0] = 0
                    for unit in range(at.UNIT_COUNT):
                        melee.sides[0, _RANK[unit]] += _count_in(storm, main, unit)
                    _add_ranks(storm, known, storm.forces[0, 1], one, melee.sides[0], RANKS)
                    _add_ranks(storm, known, storm.forces[0, 2], two, melee.sides[0], RANKS)
                    more, less = _against_all(storm, known, one, two)
                    won += storm.broken[main] * more
                    lost += storm.broken[main] * less
    return won, lost


@compiled
def _against_all(storm: Storm, known: Ints, one: int, two: int) -> tuple[float, float]:
    """The same for an attacker who has lost so many in each flank, against whomever the fights there left."""
    won, lost, melee, possibilities = 0.0, 0.0, storm.melee, 0
    first, second = _total(storm.forces[1, 1]), _total(storm.forces[1, 2])
    for opposing_one in range(first + 1):
        for opposing_two in range(second + 1):
            chance = storm.flanks[0, one, opposing_one] * storm.flanks[1, two, opposing_two]
            if chance > 0.0:
                melee.sides[1] = 0
                _add_ranks(storm, known, storm.main, 0, melee.sides[1], 0)
                _add_ranks(storm, known, storm.forces[1, 1], opposing_one, melee.sides[1], RANKS)
                _add_ranks(storm, known, storm.forces[1, 2], opposing_two, melee.sides[1], RANKS)
                if possibilities == 0:
                    possibilities = take_side(melee, _total(storm.main) + first + second)
                more, less = first_round(melee, possibilities)
                won += chance * more
                lost += chance * less
    return won, lost
