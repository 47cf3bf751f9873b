"""What a warlord can see and work out: situation.py on rows. Nothing is read that the seat may not know (ED-15)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import foreign_regions, mat_of, slot_of, total
from wartable.games.epic_dice_battles.batch.warlord import lore
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.forces import power
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = [
    "army_in_slot",
    "army_of",
    "feeding_cost",
    "fields_to_nearest",
    "foes_in",
    "harm",
    "join",
    "join_foes",
    "look",
    "own_in",
    "striker",
]


@compiled
def army_of(number: int) -> int:
    """Where an army lies in the notes."""
    return of.ARMIES_AT + number * of.ARMY_SIZE


@compiled
def look(box: Ints, row: Ints, thoughts: Thoughts) -> None:
    """Note down what the seat to act sees."""
    notes, seat = thoughts.notes, row[at.SEAT]
    mat = mat_of(seat)
    castles, rivals = 0, 0
    for other in range(box[at.PLAYERS]):
        castles |= row[mat_of(other) + at.CASTLES]
        rivals += not row[mat_of(other) + at.IS_OUT]
    notes[of.SEAT], notes[of.MAT], notes[of.YEARS_LEFT] = seat, mat, box[at.LAST_YEAR] - row[at.YEAR]
    notes[of.CASTLES], notes[of.PREY] = castles, castles & ~row[mat + at.CASTLES]
    notes[of.FOREIGN], notes[of.RIVALS] = foreign_regions(box, row, seat), rivals
    notes[of.OWN] = _look_at_own(box, row, thoughts, mat)
    notes[of.FOES] = 0
    for other in range(box[at.PLAYERS]):
        if other != seat:
            _look_at_foes(box, row, thoughts, other)
    sites = 0
    for number in range(notes[of.OWN]):
        sites |= 1 << notes[army_of(number) + of.REGION]
    notes[of.SITES] = sites & ~castles & ~notes[of.FOREIGN]
    for region in range(box[at.REGION_COUNT]):
        notes[of.TO_PREY + region] = fields_to_nearest(box, thoughts.lore, region, notes[of.PREY])


@compiled
def harm(notes: Ints) -> float:
    """What a point that an opponent loses is worth to this seat: a point with two players, less with more."""
    return 1.0 if notes[of.RIVALS] <= 2 else 0.6


@compiled
def fields_to_nearest(box: Ints, known: Ints, region: int, regions: int) -> int:
    """Steps to the nearest of some regions, by their bits; 0 where there are none."""
    nearest = 0
    for other in range(box[at.REGION_COUNT]):
        if regions >> other & 1:
            fields = known[lore.APART + region * at.MOST_REGIONS + other]
            if nearest == 0 or fields < nearest:
                nearest = fields
                if fields == 0:
                    return 0
    return nearest


@compiled
def feeding_cost(box: Ints, row: Ints, notes: Ints) -> int:
    """What the own armies will cost this summer where they stand, castles on all sites supposed (ED-41)."""
    cost, home = 0, row[notes[of.MAT] + at.CASTLES] | notes[of.SITES]
    for number in range(notes[of.OWN]):
        army = army_of(number)
        own = box[at.SMALL_ARMY] if notes[army + of.SIZE] <= box[at.SMALL_ARMY_DICE] else box[at.LARGE_ARMY]
        own += (notes[army + of.TOKEN_COUNT] + box[at.TOKENS_PER_RICE] - 1) // box[at.TOKENS_PER_RICE]
        if home >> notes[army + of.REGION] & 1:
            own -= box[at.CASTLE_DISCOUNT]
        cost += max(0, own)
    return cost


@compiled
def striker(thoughts: Thoughts, candidates: int) -> int:
    """The own army to make strong, of some by their bits: strong already, and near a castle to be taken.

    `NOBODY` if there are none.
    """
    notes, best, chosen = thoughts.notes, 0.0, at.NOBODY
    for number in range(notes[of.OWN]):
        if candidates >> number & 1:
            worth = thoughts.powers[number] - 0.7 * notes[of.TO_PREY + notes[army_of(number) + of.REGION]]
            if chosen == at.NOBODY or worth > best:
                best, chosen = worth, number
    return chosen


@compiled
def army_in_slot(notes: Ints, place: int) -> int:
    """The number of the own army in a slot."""
    number = 0
    while notes[army_of(number) + of.PLACE] != place:
        number += 1
    return number


@compiled
def own_in(notes: Ints, region: int) -> int:
    """The bits of the own armies in a region."""
    return _armies_in(notes, region, 0, notes[of.OWN])


@compiled
def foes_in(notes: Ints, region: int) -> int:
    """The bits of the opponents' armies in a region, counted from the first of them."""
    return _armies_in(notes, region, of.FIRST_FOE, notes[of.FOES])


@compiled
def join(thoughts: Thoughts, armies: int) -> int:
    """Several own armies in one field as one (ED-58): where it lies."""
    return _join(thoughts, armies, 0, of.JOINED)


@compiled
def join_foes(thoughts: Thoughts, armies: int) -> int:
    """The opponents' armies of a field as one: where it lies."""
    return _join(thoughts, armies, of.FIRST_FOE, of.JOINED_FOES)


@compiled
def _look_at_own(box: Ints, row: Ints, thoughts: Thoughts, mat: int) -> int:
    count = 0
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        number = row[slot + at.NUMBER]
        if number:
            army = army_of(count)
            _note_army(row, thoughts.notes, army, slot, place)
            for unit in range(at.UNIT_COUNT):
                thoughts.notes[army + of.TOKENS + unit] = row[slot + at.TOKENS + unit]
            thoughts.notes[army + of.OWNER], thoughts.notes[army + of.NUMBER] = thoughts.notes[of.SEAT], number
            thoughts.notes[army + of.REGION] = row[mat + at.REGIONS + number - 1]
            _weigh(thoughts, count)
            count += 1
    return count


@compiled
def _look_at_foes(box: Ints, row: Ints, thoughts: Thoughts, seat: int) -> None:
    """An opponent's armies, each as the strongest slot that can have its number (ED-15)."""
    notes, mat = thoughts.notes, mat_of(seat)
    for place in range(box[at.ARMY_LIMIT]):
        _guess(row, thoughts, slot_of(mat, place), place)
    for number in range(1, box[at.ARMY_LIMIT] + 1):
        region = row[mat + at.REGIONS + number - 1]
        if region != at.NOBODY:
            foe, guess = of.FIRST_FOE + notes[of.FOES], _strongest(box, thoughts, number)
            army = army_of(foe)
            for field in range(of.ARMY_SIZE):
                notes[army + field] = notes[army_of(guess) + field]
            notes[army + of.OWNER], notes[army + of.NUMBER], notes[army + of.REGION] = seat, number, region
            thoughts.powers[foe] = thoughts.powers[guess]
            notes[of.FOES] += 1


@compiled
def _guess(row: Ints, thoughts: Thoughts, slot: int, place: int) -> None:
    """An opponent's slot as the viewer may know it; its number is 0 where nobody knows it, its size without an army."""
    guess = of.FIRST_GUESS + place
    army = army_of(guess)
    _note_army(row, thoughts.notes, army, slot, place)
    thoughts.notes[army + of.NUMBER] = 0
    if row[slot + at.NUMBER_UP]:
        thoughts.notes[army + of.NUMBER] = row[slot + at.NUMBER]
    elif row[slot + at.SEEN_NUMBER] and row[slot + at.SEEN_SURE]:
        thoughts.notes[army + of.NUMBER] = row[slot + at.SEEN_NUMBER]
    if thoughts.notes[army + of.SIZE]:
        _guess_tokens(row, thoughts.notes, army, slot)
        _weigh(thoughts, guess)


@compiled
def _guess_tokens(row: Ints, notes: Ints, army: int, slot: int) -> None:
    """Those that lie face up, or that everybody saw, and cavalry for every other."""
    count, seen = notes[army + of.TOKEN_COUNT], slot + at.FACE_UP
    remembered = total(row, slot + at.TOKENS_SEEN, at.UNIT_COUNT)
    if total(row, seen, at.UNIT_COUNT) == 0 and row[slot + at.TOKENS_YEAR] and remembered <= count:
        seen = slot + at.TOKENS_SEEN
    for unit in range(at.UNIT_COUNT):
        notes[army + of.TOKENS + unit] = row[seen + unit]
    notes[army + of.TOKENS + at.CAVALRY] += count - total(row, seen, at.UNIT_COUNT)


@compiled
def _strongest(box: Ints, thoughts: Thoughts, number: int) -> int:
    """The strongest slot known to have a number, or one of which nobody knows it, or any: memory may be wrong.

    Of equally strong ones the first.
    """
    notes, powers = thoughts.notes, thoughts.powers
    best, fitting = of.FIRST_GUESS, -1
    for place in range(box[at.ARMY_LIMIT]):
        guess = of.FIRST_GUESS + place
        known = notes[army_of(guess) + of.NUMBER]
        if notes[army_of(guess) + of.SIZE]:
            fits = 2 if known == number else known == 0
            if fits > fitting or (fits == fitting and powers[guess] > powers[best]):
                best, fitting = guess, fits
    return best


@compiled
def _note_army(row: Ints, notes: Ints, army: int, slot: int, place: int) -> None:
    """What everybody sees of an army on a mat."""
    for line in range(at.LINE_COUNT):
        notes[army + of.DICE + line] = row[slot + at.DICE + line]
    notes[army + of.PLACE], notes[army + of.SHIELDS] = place, row[slot + at.SHIELDS]
    notes[army + of.SIZE] = total(row, slot + at.DICE, at.LINE_COUNT)
    notes[army + of.TOKEN_COUNT] = total(row, slot + at.TOKENS, at.UNIT_COUNT)


@compiled
def _weigh(thoughts: Thoughts, number: int) -> None:
    army = army_of(number)
    shields = thoughts.notes[army + of.SHIELDS]
    thoughts.powers[number] = power(thoughts.notes, army + of.DICE, army + of.TOKENS, shields)


@compiled
def _armies_in(notes: Ints, region: int, first: int, count: int) -> int:
    found = 0
    for number in range(count):
        if notes[army_of(first + number) + of.REGION] == region:
            found |= 1 << number
    return found


@compiled
def _join(thoughts: Thoughts, armies: int, first: int, joined: int) -> int:
    notes, army, count = thoughts.notes, army_of(joined), 0
    for field in range(of.ARMY_SIZE):
        notes[army + field] = 0
    while armies:
        if armies & 1:
            for field in range(of.SHIELDS, of.ARMY_SIZE):
                notes[army + field] += notes[army_of(first) + field]
            thoughts.powers[joined] = thoughts.powers[first]
            count += 1
        armies >>= 1
        first += 1
    if count > 1:
        _weigh(thoughts, joined)
    return army
