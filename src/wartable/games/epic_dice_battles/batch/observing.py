"""What a seat sees of a row, in the numbers of encoding.py."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch import sections as of
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import mat_of, slot_of, supply, total
from wartable.games.epic_dice_battles.batch.observing_battle import tell_battle
from wartable.games.epic_dice_battles.batch.sections import Sections, Singles, mark, mark_bits, put, put_all

__all__ = ["observe"]

_STORES = (
    (of.RICE, at.RICE), (of.MONEY, at.MONEY), (of.HONOR, at.HONOR), (of.OFFICERS, at.OFFICERS),
    (of.AT_VILLAGES, at.AT_VILLAGES), (of.TOKENS_LEFT, at.TOKENS_LEFT), (of.RICE_MARKER, at.RICE_MARKER),
    (of.ACTION_DICE, at.ACTION_DICE), (of.OUT, at.IS_OUT),
)  # fmt: skip
_SEASONS = (
    at.IN_SETUP, at.IN_SETUP, at.IN_WINTER, at.IN_SPRING, at.IN_SPRING, at.IN_SUMMER, at.IN_AUTUMN, at.IN_AUTUMN,
    at.IN_BATTLES, at.IN_BATTLES, at.IN_VILLAGES, at.AT_END,
)  # fmt: skip
"""By stage."""


@compiled
def observe(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    """Tell the table from the place of a seat."""
    told[:] = 0.0
    players = box[at.PLAYERS]
    for seat in range(players):
        # ED-17: until all is bought the others see the mat as it was.
        is_as_before = row[at.STAGE] == at.SPRING and row[at.SEAT] == seat and seat != viewer
        ahead = (seat - viewer + players) % players
        _tell_mat(box, sections, row, at.BEFORE if is_as_before else mat_of(seat), ahead, told)
    put(sections, told, of.YEAR, 0, row[at.YEAR] - box[at.FIRST_YEAR])
    mark(sections, told, of.FIRST, (row[at.FIRST] - viewer + players) % players)
    mark(sections, told, of.SEASON, _SEASONS[row[at.STAGE]])
    if row[at.SEAT] != at.NOBODY:
        mark(sections, told, of.TO_ACT, (row[at.SEAT] - viewer + players) % players)
    mark(sections, told, of.STAGE, row[at.STAGE])
    _tell_stage(box, sections, row, viewer, told)


@compiled
def _tell_mat(box: Ints, sections: Sections, row: Ints, mat: int, ahead: int, told: Singles) -> None:
    """Whose mat it is, is told by how far ahead the viewer counts it: 0 is the viewer's own."""
    armies, regions = box[at.ARMY_LIMIT], box[at.REGION_COUNT]
    for section, field in _STORES:
        put(sections, told, section, ahead, row[mat + field])
    if not row[mat + at.IS_OUT]:
        put(sections, told, of.SUPPLY, ahead, supply(box, row, mat))
    mark_bits(sections, told, of.CASTLES, ahead * regions, row[mat + at.CASTLES])
    for number in range(armies):
        region = row[mat + at.REGIONS + number]
        if region != at.NOBODY:
            mark(sections, told, of.ARMY_REGIONS, (ahead * armies + number) * regions + region)
    for place in range(armies):
        slot = slot_of(mat, place)
        if row[slot + at.NUMBER]:
            _tell_army(box, sections, row, slot, ahead * armies + place, ahead == 0, told)


@compiled
def _tell_army(box: Ints, sections: Sections, row: Ints, slot: int, place: int, is_own: bool, told: Singles) -> None:
    armies = box[at.ARMY_LIMIT]
    mark(sections, told, of.ARMY, place)
    if is_own or row[slot + at.NUMBER_UP]:
        mark(sections, told, of.NUMBER, place * armies + row[slot + at.NUMBER] - 1)
    put(sections, told, of.NUMBER_UP, place, row[slot + at.NUMBER_UP])
    if row[slot + at.SEEN_NUMBER]:
        mark(sections, told, of.NUMBER_SEEN, place * armies + row[slot + at.SEEN_NUMBER] - 1)
        put(sections, told, of.NUMBER_SURE, place, row[slot + at.SEEN_SURE])
    put_all(sections, told, of.DICE, place * at.LINE_COUNT, row, slot + at.DICE, at.LINE_COUNT)
    put(sections, told, of.TOKEN_COUNT, place, total(row, slot + at.TOKENS, at.UNIT_COUNT))
    put_all(sections, told, of.FACE_UP, place * at.UNIT_COUNT, row, slot + at.FACE_UP, at.UNIT_COUNT)
    if row[slot + at.TOKENS_YEAR]:
        put_all(sections, told, of.TOKENS_SEEN, place * at.UNIT_COUNT, row, slot + at.TOKENS_SEEN, at.UNIT_COUNT)
        put(sections, told, of.TOKENS_SEEN_AGE, place, row[at.YEAR] - row[slot + at.TOKENS_YEAR])
    put(sections, told, of.SHIELDS, place, row[slot + at.SHIELDS])
    if is_own:
        put_all(sections, told, of.OWN_TOKENS, place * at.UNIT_COUNT, row, slot + at.TOKENS, at.UNIT_COUNT)


@compiled
def _tell_stage(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    stage, players = row[at.STAGE], box[at.PLAYERS]
    if stage == at.WINTER:
        put(sections, told, of.WINTER_DICE, 0, row[at.WINTER_DICE])
    elif stage == at.SPRING:
        # ED-17: what the others decide in spring is theirs alone until all is bought.
        if row[at.SEAT] == viewer:
            _tell_spring(box, sections, row, viewer, told)
    elif stage == at.FEEDING:
        put(sections, told, of.MISSING, 0, row[at.MISSING])
        if row[at.FED]:
            mark(sections, told, of.FEEDING, row[at.FED] - 1)
    elif stage == at.MARCHING:
        _tell_marching(box, sections, row, viewer, told)
    elif stage == at.CALLING:
        mark(sections, told, of.CALLED, row[at.CALLED])
        for seat in range(players):
            ahead = (seat - viewer + players) % players
            mark_bits(sections, told, of.QUESTIONS, ahead * box[at.REGION_COUNT], row[at.QUESTIONS + seat])
        _tell_fights(box, sections, row, told)
    elif stage == at.NAMING:
        _tell_fights(box, sections, row, told)
    elif stage == at.FIGHTING:
        _tell_fights(box, sections, row, told)
        if row[at.KIND] != at.FINAL:
            mark(sections, told, of.NAMER, (row[at.NAMER] - viewer + players) % players)
        tell_battle(box, sections, row, viewer, told)
    elif stage == at.VILLAGES:
        mark(sections, told, of.VILLAGES_OF, (row[at.OWNER] - viewer + players) % players)
        put(sections, told, of.RETURNING, 0, row[at.RETURNING])
    elif stage == at.OVER:
        for seat in range(players):
            if row[at.WINNERS] >> seat & 1:
                mark(sections, told, of.WINNERS, (seat - viewer + players) % players)


@compiled
def _tell_spring(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    players = box[at.PLAYERS]
    mark(sections, told, of.SPRING_STEP, row[at.STEP])
    if row[at.BUYING]:
        mark(sections, told, of.BUYING, row[at.BUYING] - 1)
    if row[at.SPIED]:
        mark(sections, told, of.SPIED, (row[at.SPIED] - 1 - viewer + players) % players)
    put(sections, told, of.MAY_RENUMBER, 0, row[at.MAY_RENUMBER])
    mark_bits(sections, told, of.SUPPORTED, 0, row[at.SUPPORTED])
    for army in range(row[at.NUMBERED]):
        mark(sections, told, of.RENUMBERED, army * box[at.ARMY_LIMIT] + row[at.NUMBERS + army] - 1)


@compiled
def _tell_marching(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    players = box[at.PLAYERS]
    for seat in range(players):
        ahead = (seat - viewer + players) % players
        put(sections, told, of.PASSED, ahead, row[at.PASSED] >> seat & 1)
        mark_bits(sections, told, of.TIRED, ahead * box[at.ARMY_LIMIT], row[at.TIRED + seat])
    if row[at.LEADING]:
        mark(sections, told, of.LEADING, row[at.LEADING] - 1)
    mark_bits(sections, told, of.RELIEVED, 0, row[at.RELIEVED])


@compiled
def _tell_fights(box: Ints, sections: Sections, row: Ints, told: Singles) -> None:
    mark_bits(sections, told, of.FIGHTS, 0, row[at.OPEN_FIGHTS])
    mark_bits(sections, told, of.FIGHTS, box[at.REGION_COUNT], row[at.SIEGES])
    mark_bits(sections, told, of.RELIEVED, 0, row[at.RELIEFS])
