"""Where in the vector of the encoding everything is told, and how a number is told there."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.encoding import EpicDiceBattlesEncoding

Singles = npt.NDArray[np.float32]

_NAMES = (
    "rice", "money", "honor", "officers", "villages", "tokens_left", "rice_marker", "action_dice", "supply", "out",
    "castles", "army_regions",
    "army", "number", "number_up", "number_seen", "number_sure", "dice", "token_count", "face_up", "tokens_seen",
    "tokens_seen_age", "shields", "own_tokens",
    "year", "first", "season", "to_act", "stage",
    "winter_dice", "spring_step", "buying", "spied", "may_renumber", "supported", "renumbered", "missing", "feeding",
    "passed", "tired", "leading", "relieved", "called", "questions", "fights", "namer", "villages_of", "returning",
    "winners",
    "battle_kind", "battle_region", "battle_phase", "usable", "flank", "volley", "round", "gate", "storming",
    "called_off", "attacker", "fighters",
    "side", "side_slots", "had_flank", "lines", "side_shields", "absorbed", "honorable",
    "clash_count", "roll", "open_dice", "open_units", "assigned", "standing", "kills", "hits",
    "deploying", "ready", "undecided", "deployed_dice", "deployed_tokens", "tokens_to_deploy", "sent_dice",
    "sent_tokens", "discarded_tokens", "escorted",
    "regrouping", "dice_to_lay", "shields_to_lay", "tokens_to_lay", "next_flank", "laid_dice", "laid_shields",
    "laid_tokens",
)  # fmt: skip
(
    RICE, MONEY, HONOR, OFFICERS, AT_VILLAGES, TOKENS_LEFT, RICE_MARKER, ACTION_DICE, SUPPLY, OUT,
    CASTLES, ARMY_REGIONS,
    ARMY, NUMBER, NUMBER_UP, NUMBER_SEEN, NUMBER_SURE, DICE, TOKEN_COUNT, FACE_UP, TOKENS_SEEN,
    TOKENS_SEEN_AGE, SHIELDS, OWN_TOKENS,
    YEAR, FIRST, SEASON, TO_ACT, STAGE,
    WINTER_DICE, SPRING_STEP, BUYING, SPIED, MAY_RENUMBER, SUPPORTED, RENUMBERED, MISSING, FEEDING,
    PASSED, TIRED, LEADING, RELIEVED, CALLED, QUESTIONS, FIGHTS, NAMER, VILLAGES_OF, RETURNING,
    WINNERS,
    BATTLE_KIND, BATTLE_REGION, BATTLE_PHASE, USABLE, FLANK, VOLLEY, ROUND, GATE, STORMING,
    CALLED_OFF, ATTACKER, FIGHTERS,
    SIDE, SIDE_SLOTS, HAD_FLANK, LINES, SIDE_SHIELDS, ABSORBED, HONORABLE,
    CLASH_COUNT, ROLL, OPEN_DICE, OPEN_UNITS, ASSIGNED, STANDING, KILLS, HITS,
    DEPLOYING, READY, UNDECIDED, DEPLOYED_DICE, DEPLOYED_TOKENS, TOKENS_TO_DEPLOY, SENT_DICE,
    SENT_TOKENS, DISCARDED_TOKENS, ESCORTED,
    REGROUPING, DICE_TO_LAY, SHIELDS_TO_LAY, TOKENS_TO_LAY, NEXT_FLANK, LAID_DICE, LAID_SHIELDS,
    LAID_TOKENS,
) = range(len(_NAMES))  # fmt: skip


class Sections(NamedTuple):
    """The sections of the encoding, by number."""

    firsts: Ints
    ceilings: npt.NDArray[np.float64]


def sections_of(encoding: EpicDiceBattlesEncoding) -> Sections:
    """Where everything is told."""
    sections = encoding.layout.sections
    assert [section.name for section in sections] == list(_NAMES)
    return Sections(
        np.array([section.first for section in sections], np.int64),
        np.array([section.ceiling for section in sections], np.float64),
    )


@compiled
def mark(sections: Sections, told: Singles, section: int, place: int) -> None:
    """Say yes at a place of a section."""
    told[sections.firsts[section] + place] = 1.0


@compiled
def mark_bits(sections: Sections, told: Singles, section: int, place: int, bits: int) -> None:
    """Say yes at the places of all bits that are set, counted on from a place."""
    first = sections.firsts[section] + place
    while bits:
        if bits & 1:
            told[first] = 1.0
        bits >>= 1
        first += 1


@compiled
def put(sections: Sections, told: Singles, section: int, place: int, number: int) -> None:
    """Say how many at a place of a section."""
    told[sections.firsts[section] + place] = min(number / sections.ceilings[section], 1.0)


@compiled
def put_all(sections: Sections, told: Singles, section: int, place: int, row: Ints, first: int, count: int) -> None:
    """Say how many of each of so many numbers of a row."""
    goal, ceiling = sections.firsts[section] + place, sections.ceilings[section]
    for number in range(count):
        if row[first + number]:
            told[goal + number] = min(row[first + number] / ceiling, 1.0)
