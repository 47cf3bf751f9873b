"""What a seat sees of a row, in the numbers of encoding.py (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    ATTACKED,
    ATTACKER,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDERS,
    BUILT,
    CAPTURED,
    CENTRE_COUNT,
    DECK,
    DISCARD,
    EXPANDED,
    EXTRA,
    FARMER,
    FIGHT,
    GOAL,
    GOAL_SIZE,
    GOLD,
    HAND,
    JACK,
    KING,
    MARKED,
    MARKER_SEAT,
    MARKER_SQUARE,
    MERCHANT,
    MOVED,
    NOBODY,
    NOWHERE,
    ORDER,
    OWNER,
    PHASE,
    PLACE_OF,
    PLAIN,
    PLANES,
    PLAYED,
    PLAYERS,
    QUEEN,
    RANK_COUNT,
    RANKS,
    REPULSED,
    ROUND,
    SPIED,
    STAYED,
    STRONG,
    TARGET,
    TO_RAZE,
    TURN,
    TURNED,
    UNIT,
    UPGRADED,
    VICTORY,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import income_of, is_contested
from wartable.games.board_of_war.components import Side
from wartable.games.board_of_war.encoding import BoardOfWarEncoding
from wartable.games.board_of_war.rules.box import Box

__all__ = ["Sections", "observe", "sections_of"]

Singles = npt.NDArray[np.float32]

_NAMES = (
    "squares", "merchants", "farmers", "upgrades", "soldiers", "upgraded_soldiers", "moved", "attacked", "stayed",
    "captured", "marker_on", "marker_square", "gold", "builders", "barracks", "barracks_upgraded", "income",
    "expansion", "centre", "contested", "sides", "hand", "discard", "deck", "hand_sizes", "kings", "queens", "jacks",
    "phase", "turn", "first", "round", "built", "expanded", "extra", "marked", "spied", "repulsed_by", "attacker",
    "target", "besieged", "to_raze", "played", "victory",
)  # fmt: skip
(
    _SQUARES, _MERCHANTS, _FARMERS, _UPGRADES, _SOLDIERS, _UPGRADED_SOLDIERS, _MOVED, _ATTACKED, _STAYED, _CAPTURED,
    _MARKER_ON, _MARKER_SQUARE, _GOLD, _BUILDERS, _BARRACKS, _BARRACKS_UPGRADED, _INCOME, _EXPANSION, _CENTRE,
    _CONTESTED, _SIDES, _HAND, _DISCARD, _DECK, _HAND_SIZES, _KINGS, _QUEENS, _JACKS, _PHASE, _TURN, _FIRST, _ROUND,
    _BUILT, _EXPANDED, _EXTRA, _MARKED, _SPIED, _REPULSED_BY, _ATTACKER, _TARGET, _BESIEGED, _TO_RAZE, _PLAYED,
    _VICTORY,
) = range(len(_NAMES))  # fmt: skip
_SIDE_COUNT, _SUIT_COUNT = len(Side), 4
_OF_SEATS = ((_GOLD, GOLD), (_BUILDERS, BUILDERS), (_BARRACKS, BARRACKS), (_BARRACKS_UPGRADED, BARRACKS_UP))
_OF_ARMIES = (
    (_SOLDIERS, PLAIN), (_UPGRADED_SOLDIERS, STRONG), (_MOVED, MOVED), (_ATTACKED, ATTACKED), (_STAYED, STAYED),
)  # fmt: skip
_OF_TURNS = (
    (_ROUND, ROUND), (_BUILT, BUILT), (_EXPANDED, EXPANDED), (_EXTRA, EXTRA), (_MARKED, MARKED), (_SPIED, SPIED),
    (_TO_RAZE, TO_RAZE),
)  # fmt: skip


class Sections(NamedTuple):
    """The sections of the encoding, by number."""

    firsts: Ints
    ceilings: npt.NDArray[np.float64]
    sides: Ints
    """By place in the order of turns, the number of its side."""


def sections_of(box: Box, encoding: BoardOfWarEncoding) -> Sections:
    """Where everything is told."""
    assert [section.name for section in encoding.layout.sections] == list(_NAMES)
    return Sections(
        np.array([section.first for section in encoding.layout.sections], np.int32),
        np.array([section.ceiling for section in encoding.layout.sections], np.float64),
        np.array([list(Side).index(side) for side in box.sides], np.int32),
    )


@compiled_exactly
def observe(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    """Tell the table from the place of a seat."""
    told[:] = np.float32(0.0)
    _tell_squares(box, sections, row, viewer, told)
    for seat in range(box[PLAYERS]):
        _tell_seat(box, sections, row, viewer, seat, told)
    _tell_cards(box, sections, row, viewer, told)
    _tell_turn(box, sections, row, viewer, told)


@compiled_exactly
def _share(sections: Sections, section: int, number: float) -> np.float32:
    return np.float32(min(number / sections.ceilings[section], 1.0))


@compiled_exactly
def _ahead(box: Ints, row: Ints, viewer: int, seat: int) -> int:
    """The place of a seat as the viewer counts."""
    place: int = row[PLACE_OF + seat] - row[PLACE_OF + viewer]
    return place if place >= 0 else place + box[PLAYERS]


@compiled_exactly
def _tell_squares(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    area, at = box[AREA], sections.firsts
    turned = box[TURNED] + row[PLACE_OF + viewer] * area
    for square in range(area):
        number, place = box[turned + square], PLANES + square
        owner, army, captured = row[place + OWNER * area], row[place + ARMY * area], row[place + CAPTURED * area]
        if owner != NOBODY:
            ahead = _ahead(box, row, viewer, owner)
            unit, here = row[place + UNIT * area], ahead * area + number
            told[at[_SQUARES] + here] = 1.0
            if unit == MERCHANT:
                told[at[_MERCHANTS] + here] = 1.0
            elif unit == FARMER:
                told[at[_FARMERS] + here] = 1.0
            told[at[_UPGRADES] + here] = row[place + UPGRADED * area]
            told[at[_EXPANSION] + ahead] += box[box[GOAL] + row[PLACE_OF + owner] * area + square]
        if army != NOBODY:
            here = _ahead(box, row, viewer, army) * area + number
            for section, plane in _OF_ARMIES:
                told[at[section] + here] = _share(sections, section, row[place + plane * area])
        if captured != NOBODY:
            ahead = _ahead(box, row, viewer, captured)
            told[at[_CAPTURED] + ahead * area + number] = 1.0
            told[at[_CENTRE] + ahead] += 1.0


@compiled_exactly
def _tell_seat(box: Ints, sections: Sections, row: Ints, viewer: int, seat: int, told: Singles) -> None:
    players, area, at = box[PLAYERS], box[AREA], sections.firsts
    ahead, turned = _ahead(box, row, viewer, seat), box[TURNED] + row[PLACE_OF + viewer] * area
    for section, place in _OF_SEATS:
        told[at[section] + ahead] = _share(sections, section, row[place + seat])
    told[at[_INCOME] + ahead] = _share(sections, _INCOME, income_of(box, row, seat))
    # Squares were counted on the board.
    told[at[_EXPANSION] + ahead] = np.float64(told[at[_EXPANSION] + ahead]) / box[GOAL_SIZE]
    told[at[_CENTRE] + ahead] = np.float64(told[at[_CENTRE] + ahead]) / box[CENTRE_COUNT]
    told[at[_CONTESTED] + ahead] = 1.0 if is_contested(box, row, seat) else 0.0
    marked, square = row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat]
    if marked != NOBODY:
        told[at[_MARKER_ON] + ahead * players + _ahead(box, row, viewer, marked)] = 1.0
        if square != NOWHERE:
            told[at[_MARKER_SQUARE] + ahead * area + box[turned + square]] = 1.0
    side = sections.sides[row[PLACE_OF + seat]] - sections.sides[row[PLACE_OF + viewer]]
    told[at[_SIDES] + ahead * _SIDE_COUNT + (side + _SIDE_COUNT) % _SIDE_COUNT] = 1.0
    for section, court in ((_KINGS, KING), (_QUEENS, QUEEN), (_JACKS, JACK)):
        told[at[section] + ahead * _SUIT_COUNT + row[court + seat]] = 1.0
    if row[REPULSED + seat]:
        told[at[_REPULSED_BY] + ahead] = 1.0


@compiled_exactly
def _tell_cards(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    at, cards = sections.firsts, 0
    for rank in range(box[RANK_COUNT]):
        told[at[_HAND] + rank] = _share(sections, _HAND, row[HAND + viewer * RANKS + rank])
        told[at[_DISCARD] + rank] = _share(sections, _DISCARD, row[DISCARD + rank])
        cards += row[DECK + rank]
    told[at[_DECK]] = _share(sections, _DECK, cards)
    for seat in range(box[PLAYERS]):
        held = 0
        for rank in range(box[RANK_COUNT]):
            held += row[HAND + seat * RANKS + rank]
        told[at[_HAND_SIZES] + _ahead(box, row, viewer, seat)] = _share(sections, _HAND_SIZES, held)


@compiled_exactly
def _tell_turn(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    at, turned = sections.firsts, box[TURNED] + row[PLACE_OF + viewer] * box[AREA]
    # The deal, which is over, is the first phase of the encoding.
    told[at[_PHASE] + 1 + row[PHASE]] = 1.0
    told[at[_TURN] + _ahead(box, row, viewer, row[TURN])] = 1.0
    told[at[_FIRST] + _ahead(box, row, viewer, row[ORDER])] = 1.0
    for section, place in _OF_TURNS:
        told[at[section]] = _share(sections, section, row[place])
    if row[PHASE] == FIGHT:
        told[at[_ATTACKER] + box[turned + row[ATTACKER]]] = 1.0
        told[at[_TARGET] + box[turned + row[TARGET]]] = 1.0
    if row[BESIEGED] != NOBODY:
        told[at[_BESIEGED] + _ahead(box, row, viewer, row[BESIEGED])] = 1.0
    if row[PLAYED]:
        told[at[_PLAYED] + row[PLAYED] - 1] = 1.0
    if row[VICTORY]:
        told[at[_VICTORY] + row[VICTORY] - 1] = 1.0
