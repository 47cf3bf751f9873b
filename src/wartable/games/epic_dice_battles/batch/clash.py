"""One volley or one round of close combat: dice, who rolled them, who is lost (ED-62 to ED-65, ED-69)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import total

__all__ = [
    "assign",
    "begin_arrows",
    "begin_flank_melee",
    "begin_main",
    "begin_stars",
    "clash_choices",
    "deciding_side",
    "finish",
    "has_units",
    "line_of",
    "lose",
    "roll_clash",
    "rolling_side",
    "side_at",
]


@compiled
def side_at(place: int) -> int:
    """Where a side of the battle begins."""
    return at.SIDES + place * at.SIDE_SIZE


@compiled
def line_of(side: int, line: int) -> int:
    """Where the units of a line begin."""
    return side + at.UNITS_IN + line * at.UNIT_COUNT


@compiled
def has_units(row: Ints, side: int) -> bool:
    """Whether a side has anything left."""
    return total(row, side + at.UNITS_IN, at.LINE_COUNT * at.UNIT_COUNT) > 0


@compiled
def begin_arrows(box: Ints, row: Ints) -> None:
    """Archers in the main lines shoot; besiegers only in the first volley (ED-62, ED-81)."""
    row[at.PHASE] = at.ARROWS
    row[at.VOLLEY] += 1
    row[at.FIGHTERS] = _fighters(row)
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        if box[at.SHIELDS_LAST_ONE_VOLLEY]:
            # By a house rule a shield that took a hit takes none in a later volley (ED-67).
            row[side + at.SIDE_SHIELDS] -= _used_shields(box, row, side)
            row[side + at.ABSORBED] = 0
        is_silent = row[at.KIND] == at.SIEGE and place == row[at.ATTACKER] and row[at.VOLLEY] > 1
        archers = row[line_of(side, 0) + at.ARCHER]
        _begin_clash(row, side, 0 if is_silent else archers)
        _copy(row, line_of(side, 0), side + at.STANDING)


@compiled
def begin_stars(row: Ints, flank: int) -> None:
    """Ninjas in a flank throw stars (ED-63)."""
    row[at.PHASE], row[at.FLANK] = at.STARS, flank
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        _begin_clash(row, side, row[line_of(side, flank) + at.NINJA])
        _copy(row, line_of(side, flank), side + at.STANDING)


@compiled
def begin_flank_melee(row: Ints, flank: int) -> None:
    """A round between two flanks, without the flank bonus (ED-63)."""
    row[at.PHASE], row[at.FLANK] = at.FLANK_MELEE, flank
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        _begin_clash(row, side, total(row, line_of(side, flank), at.UNIT_COUNT))
        _copy(row, line_of(side, flank), side + at.PLAIN)


@compiled
def begin_main(row: Ints) -> None:
    """A round of the main combat; in the first one flank units have their bonus (ED-65)."""
    row[at.PHASE] = at.MAIN
    row[at.ROUND] += 1
    row[at.FIGHTERS] = _fighters(row)
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        _begin_clash(row, side, total(row, side + at.UNITS_IN, at.LINE_COUNT * at.UNIT_COUNT))
        _copy(row, line_of(side, 0), side + at.PLAIN)
        for unit in range(at.UNIT_COUNT):
            row[side + at.BONUS + unit] = row[line_of(side, 1) + unit] + row[line_of(side, 2) + unit]


@compiled
def rolling_side(row: Ints) -> int:
    """The place of the side that rolls next; `NOBODY` if none does."""
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        if row[side + at.COUNT] and not row[side + at.ROLLED]:
            return place
    return at.NOBODY


@compiled
def deciding_side(row: Ints) -> int:
    """Once all have rolled, the place of the side that decides next; `NOBODY` when the volley or round is done."""
    for place in range(row[at.SIDE_COUNT]):
        if total(row, side_at(place) + at.OPEN_DICE, at.FACES):
            return place
    for place in range(row[at.SIDE_COUNT]):
        if row[side_at(place) + at.HITS]:
            return place
    return at.NOBODY


@compiled
def clash_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """The units that can have rolled the lowest die left, or that can be lost; how many choices there are."""
    side, count = side_at(deciding_side(row)), 0
    face = _lowest_face(row, side)
    if face < at.FACES:
        first = box[at.FIRSTS + at.ASSIGN_DIE] + face * at.UNIT_COUNT * 2
        for bonus in range(2):
            units = side + (at.BONUS if bonus else at.PLAIN)
            for unit in range(at.UNIT_COUNT):
                if row[units + unit]:
                    moves[count] = first + 2 * unit + bonus
                    count += 1
        return count
    for unit in range(at.UNIT_COUNT):
        if row[side + at.STANDING + unit]:
            moves[count] = box[at.FIRSTS + at.LOSE] + unit
            count += 1
    return count


@compiled
def roll_clash(box: Ints, row: Ints, faces: Ints) -> None:
    """The dice of one side have fallen; `faces` counts them."""
    place = rolling_side(row)
    side = side_at(place)
    row[side + at.ROLLED] = 1
    is_melee = row[at.PHASE] != at.ARROWS and row[at.PHASE] != at.STARS
    needed = _needed(box, row, place)
    for face in range(at.FACES):
        row[side + at.ROLL + face] = faces[face]
        if is_melee:
            row[side + at.OPEN_DICE + face] = faces[face]
        elif face + 1 >= needed:
            row[side + at.KILLS] += faces[face]
    if is_melee:
        _assign_alike(box, row, side)
    _count_kills(box, row)


@compiled
def assign(box: Ints, row: Ints, unit: int, bonus: int) -> None:
    """The lowest die left was rolled by this unit (ED-64)."""
    side = side_at(deciding_side(row))
    _assign_lowest(box, row, side, unit, bonus)
    _assign_alike(box, row, side)
    _count_kills(box, row)


@compiled
def lose(row: Ints, unit: int) -> None:
    """A side gives up a unit that was hit or killed."""
    side = side_at(deciding_side(row))
    row[side + at.STANDING + unit] -= 1
    row[side + at.HITS] -= 1
    _lose_alike(row, side)


@compiled
def finish(row: Ints) -> None:
    """All losses count at the same time, now."""
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        line = 0 if row[at.PHASE] == at.ARROWS or row[at.PHASE] == at.MAIN else row[at.FLANK]
        _copy(row, side + at.STANDING, line_of(side, line))
        if row[at.PHASE] == at.MAIN:
            for unit in range(at.UNIT_COUNT):
                row[line_of(side, 1) + unit] = row[line_of(side, 2) + unit] = 0
        for field in range(side + at.CLASH, side + at.DEPLOYMENT):
            row[field] = 0


@compiled
def _begin_clash(row: Ints, side: int, count: int) -> None:
    row[side + at.CLASHES], row[side + at.COUNT] = 1, count


@compiled
def _copy(row: Ints, source: int, goal: int) -> None:
    for unit in range(at.UNIT_COUNT):
        row[goal + unit] = row[source + unit]


@compiled
def _used_shields(box: Ints, row: Ints, side: int) -> int:
    return (row[side + at.ABSORBED] + box[at.ABSORBS] - 1) // box[at.ABSORBS]


@compiled
def _fighters(row: Ints) -> int:
    found = 0
    for place in range(row[at.SIDE_COUNT]):
        if has_units(row, side_at(place)):
            found |= 1 << place
    return found


@compiled
def _needed(box: Ints, row: Ints, place: int) -> int:
    if row[at.PHASE] == at.STARS:
        return box[at.STAR]
    is_besieger = row[at.KIND] == at.SIEGE and place == row[at.ATTACKER]
    return box[at.ARROW_AT_WALLS] if is_besieger else box[at.ARROW]


@compiled
def _lowest_face(row: Ints, side: int) -> int:
    """The face of the lowest die left, less one; `FACES` where none is left."""
    face = 0
    while face < at.FACES and not row[side + at.OPEN_DICE + face]:
        face += 1
    return face


@compiled
def _assign_lowest(box: Ints, row: Ints, side: int, unit: int, bonus: int) -> None:
    face = _lowest_face(row, side)
    place = (face * at.UNIT_COUNT + unit) * 2 + bonus
    fate = box[at.FATES + place]
    row[side + at.OPEN_DICE + face] -= 1
    row[side + (at.BONUS if bonus else at.PLAIN) + unit] -= 1
    row[side + at.ASSIGNED + place] += 1
    if fate != at.DIES:
        row[side + at.STANDING + unit] += 1
        row[side + at.KILLS] += fate


@compiled
def _assign_alike(box: Ints, row: Ints, side: int) -> None:
    """Give out the other dice where it cannot matter who rolled them."""
    if _matters(box, row, side):
        return
    for bonus in range(2):
        units = side + (at.BONUS if bonus else at.PLAIN)
        for unit in range(at.UNIT_COUNT):
            while row[units + unit]:
                _assign_lowest(box, row, side, unit, bonus)


@compiled
def _matters(box: Ints, row: Ints, side: int) -> bool:
    """Whether a die can be somebody's death, or worth more to one than to another."""
    faces, kinds = 0, 0
    for face in range(at.FACES):
        faces += row[side + at.OPEN_DICE + face] > 0
    for unit in range(2 * at.UNIT_COUNT):
        kinds += row[side + at.PLAIN + unit] > 0
    if faces < 2 or kinds < 2:
        return False
    different = 0
    for face in range(at.FACES):
        different += row[side + at.OPEN_DICE + face] > 0 and _differs(box, row, side, face)
    return different > 0


@compiled
def _differs(box: Ints, row: Ints, side: int, face: int) -> bool:
    kills = at.DIES
    for bonus in range(2):
        units = side + (at.BONUS if bonus else at.PLAIN)
        for unit in range(at.UNIT_COUNT):
            if row[units + unit]:
                fate = box[at.FATES + (face * at.UNIT_COUNT + unit) * 2 + bonus]
                if fate == at.DIES:
                    return True
                if kills == at.DIES:
                    kills = fate
                elif kills != fate:
                    return True
    return False


@compiled
def _count_kills(box: Ints, row: Ints) -> None:
    """Once all dice have fallen and belong to units, every hit and kill finds its side."""
    sides = row[at.SIDE_COUNT]
    if rolling_side(row) != at.NOBODY:
        return
    for place in range(sides):
        if total(row, side_at(place) + at.OPEN_DICE, at.FACES):
            return
    for target in range(sides):
        hits = 0
        for place in range(sides):
            if row[side_at(place) + at.KILLS] and _target(row, place) == target:
                hits += row[side_at(place) + at.KILLS]
        if hits:
            _strike(box, row, side_at(target), hits)


@compiled
def _target(row: Ints, place: int) -> int:
    """The participant to the left who still has units (ED-69); in a fight of two, the other."""
    sides = row[at.SIDE_COUNT]
    target = (place + 1) % sides
    while not has_units(row, side_at(target)):
        target = (target + 1) % sides
    return target


@compiled
def _strike(box: Ints, row: Ints, side: int, hits: int) -> None:
    if row[at.PHASE] == at.ARROWS:
        # ED-62: shields absorb first.
        absorbed = min(hits, row[side + at.SIDE_SHIELDS] * box[at.ABSORBS] - row[side + at.ABSORBED])
        row[side + at.ABSORBED] += absorbed
        hits -= absorbed
    # Hits beyond what stands there are lost.
    row[side + at.HITS] = min(hits, total(row, side + at.STANDING, at.UNIT_COUNT))
    _lose_alike(row, side)


@compiled
def _lose_alike(row: Ints, side: int) -> None:
    """Take the losses that leave no choice: all of them, or one kind of unit."""
    hits, standing, kinds, last = row[side + at.HITS], 0, 0, 0
    for unit in range(at.UNIT_COUNT):
        if row[side + at.STANDING + unit]:
            standing += row[side + at.STANDING + unit]
            kinds += 1
            last = unit
    if hits == standing:
        for unit in range(at.UNIT_COUNT):
            row[side + at.STANDING + unit] = 0
        row[side + at.HITS] = 0
    elif kinds == 1:
        row[side + at.STANDING + last] -= hits
        row[side + at.HITS] = 0
