"""What a seat sees of a battle on a row, in the numbers of encoding_battle.py."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch import sections as of
from wartable.games.epic_dice_battles.batch.clash import side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.sections import Sections, Singles, mark, mark_bits, put, put_all

__all__ = ["tell_battle"]

_COUNTS = (
    (of.VOLLEY, at.VOLLEY), (of.ROUND, at.ROUND), (of.GATE, at.GATE), (of.CALLED_OFF, at.CALLED_OFF),
)  # fmt: skip


@compiled
def tell_battle(box: Ints, sections: Sections, row: Ints, viewer: int, told: Singles) -> None:
    """A battle as the viewer sees it."""
    mark(sections, told, of.BATTLE_KIND, row[at.KIND])
    if row[at.KIND] != at.FINAL:
        mark(sections, told, of.BATTLE_REGION, row[at.REGION])
    mark(sections, told, of.BATTLE_PHASE, row[at.PHASE])
    mark_bits(sections, told, of.USABLE, 0, row[at.USABLE])
    mark(sections, told, of.FLANK, row[at.FLANK] - 1)
    for section, field in _COUNTS:
        put(sections, told, section, 0, row[field])
    if row[at.STORMING]:
        mark(sections, told, of.STORMING, row[at.STORMING] - 1)
    # ED-60: until the numbers are revealed nobody knows which slots of the others take part.
    is_hidden = row[at.PHASE] <= at.FLANKS
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        ahead = (row[side + at.SIDE_SEAT] - viewer + box[at.PLAYERS]) % box[at.PLAYERS]
        if row[at.KIND] == at.SIEGE and place == row[at.ATTACKER]:
            mark(sections, told, of.ATTACKER, ahead)
        if row[at.FIGHTERS] >> place & 1:
            mark(sections, told, of.FIGHTERS, ahead)
        mark(sections, told, of.SIDE, ahead)
        if ahead == 0 or not is_hidden:
            _tell_side(box, sections, row, side, ahead, told)
        if row[at.REGROUPS] and place == row[at.LAYING_SIDE]:
            _tell_regroup(box, sections, row, ahead, told)


@compiled
def _tell_side(box: Ints, sections: Sections, row: Ints, side: int, ahead: int, told: Singles) -> None:
    armies, lines = box[at.ARMY_LIMIT], at.LINE_COUNT * at.UNIT_COUNT
    mark_bits(sections, told, of.SIDE_SLOTS, ahead * armies, row[side + at.SIDE_SLOTS])
    for slot in range(armies):
        put(sections, told, of.HAD_FLANK, (ahead * armies + slot) * 2, row[side + at.HAD_FLANK_1] >> slot & 1)
        put(sections, told, of.HAD_FLANK, (ahead * armies + slot) * 2 + 1, row[side + at.HAD_FLANK_2] >> slot & 1)
    put_all(sections, told, of.LINES, ahead * lines, row, side + at.UNITS_IN, lines)
    put(sections, told, of.SIDE_SHIELDS, ahead, row[side + at.SIDE_SHIELDS])
    put(sections, told, of.ABSORBED, ahead, row[side + at.ABSORBED])
    put(sections, told, of.HONORABLE, ahead, row[side + at.HONORABLE])
    if row[side + at.CLASHES]:
        _tell_clash(sections, row, side, ahead, told)
    # ED-61: nobody sees a deployment but the one who makes it.
    if row[side + at.DEPLOYS] and ahead == 0:
        _tell_deployment(box, sections, row, side, told)


@compiled
def _tell_clash(sections: Sections, row: Ints, side: int, ahead: int, told: Singles) -> None:
    units, assigned = at.UNIT_COUNT, at.FACES * at.UNIT_COUNT * 2
    put(sections, told, of.CLASH_COUNT, ahead, row[side + at.COUNT])
    put_all(sections, told, of.ROLL, ahead * at.FACES, row, side + at.ROLL, at.FACES)
    put_all(sections, told, of.OPEN_DICE, ahead * at.FACES, row, side + at.OPEN_DICE, at.FACES)
    # Units with the flank bonus lie behind those without, in the row as in the vector.
    put_all(sections, told, of.OPEN_UNITS, ahead * 2 * units, row, side + at.PLAIN, 2 * units)
    put_all(sections, told, of.ASSIGNED, ahead * assigned, row, side + at.ASSIGNED, assigned)
    put_all(sections, told, of.STANDING, ahead * units, row, side + at.STANDING, units)
    put(sections, told, of.KILLS, ahead, row[side + at.KILLS])
    put(sections, told, of.HITS, ahead, row[side + at.HITS])


@compiled
def _tell_deployment(box: Ints, sections: Sections, row: Ints, side: int, told: Singles) -> None:
    armies, lines, units = box[at.ARMY_LIMIT], at.LINE_COUNT, at.UNIT_COUNT
    mark(sections, told, of.DEPLOYING, 0)
    put(sections, told, of.READY, 0, row[side + at.READY])
    put(sections, told, of.UNDECIDED, 0, row[side + at.UNDECIDED])
    put_all(sections, told, of.DEPLOYED_DICE, 0, row, side + at.DEPLOYED_DICE, lines)
    put_all(sections, told, of.DEPLOYED_TOKENS, 0, row, side + at.DEPLOYED, lines * units)
    put_all(sections, told, of.TOKENS_TO_DEPLOY, 0, row, side + at.LEFT, units)
    put_all(sections, told, of.SENT_DICE, 0, row, side + at.SENT, armies * lines)
    put_all(sections, told, of.SENT_TOKENS, 0, row, side + at.AWAY, armies * units)
    put_all(sections, told, of.DISCARDED_TOKENS, 0, row, side + at.DISCARDED, units)
    if row[side + at.ESCORTED]:
        mark(sections, told, of.ESCORTED, row[side + at.ESCORTED] - 1)


@compiled
def _tell_regroup(box: Ints, sections: Sections, row: Ints, ahead: int, told: Singles) -> None:
    armies, lines, units = box[at.ARMY_LIMIT], at.LINE_COUNT, at.UNIT_COUNT
    mark(sections, told, of.REGROUPING, ahead)
    put(sections, told, of.DICE_TO_LAY, 0, row[at.DICE_TO_LAY])
    put(sections, told, of.SHIELDS_TO_LAY, 0, row[at.SHIELDS_TO_LAY])
    if row[at.NEXT_FLANK] < lines:
        mark(sections, told, of.NEXT_FLANK, row[at.NEXT_FLANK] - 1)
    put_all(sections, told, of.LAID_DICE, 0, row, at.LAID_DICE, armies * lines)
    put_all(sections, told, of.LAID_SHIELDS, 0, row, at.LAID_SHIELDS, armies)
    # ED-68: which token lies where is the owner's secret.
    if ahead == 0:
        put_all(sections, told, of.TOKENS_TO_LAY, 0, row, at.TOKENS_TO_LAY, units)
        put_all(sections, told, of.LAID_TOKENS, 0, row, at.LAID_TOKENS, armies * units)
