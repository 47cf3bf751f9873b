"""The choices that most would make anyway: policy.py and presenter/suggestions.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import line_of, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import mat_of, slot_of, total
from wartable.games.epic_dice_battles.batch.warlord import lore
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["rolled_lowest", "sacrificed", "sent_to_gate", "unit_lost"]


@compiled
def sent_to_gate(row: Ints, known: Ints) -> int:
    """The unit that goes to the gate: the strongest of the main line (ED-82)."""
    return _first_there(row, line_of(side_at(row[at.ATTACKER]), 0), known, lore.AT_GATE)


@compiled
def unit_lost(row: Ints, known: Ints, side: int) -> int:
    """The cheapest unit of those that may be lost."""
    return _first_there(row, side + at.STANDING, known, lore.CHEAPEST)


@compiled
def sacrificed(box: Ints, row: Ints, known: Ints, moves: Ints, count: int) -> int:
    """What costs an army least for a missing rice: best no token, then its cheapest; flanks are kept (ED-42)."""
    mat, kind, least, chosen = mat_of(row[at.SEAT]), box[at.KIND_OF + moves[0]], 0, 0
    for number in range(count):
        rest = moves[number] - box[at.FIRSTS + kind]
        if kind == at.GIVE_UP_TOKEN:
            cost = _dearness(known, rest)
        else:
            slot = slot_of(mat, rest // at.LINE_COUNT)
            cost = _cheapest_token(row, known, slot) * at.LINE_COUNT + rest % at.LINE_COUNT
        if number == 0 or cost < least:
            least, chosen = cost, moves[number]
    return chosen


@compiled
def rolled_lowest(row: Ints, thoughts: Thoughts, side: int) -> int:
    """Who rolled the lowest die left: twice the unit, and one with the flank bonus.

    Modifiers stand where they kill most: the hardiest get the lowest dice, then units change places in rings over the
    piles of dice that mean the same, until no ring makes the whole better, as `Policy.assign` does it.
    """
    piles = _pile_up(row, thoughts, side)
    _hand_out(row, thoughts, side)
    while _exchange(thoughts, piles):
        pass
    return thoughts.notes[of.HOLDERS]


@compiled
def _first_there(row: Ints, units: int, known: Ints, order: int) -> int:
    place = 0
    while not row[units + known[order + place]]:
        place += 1
    return known[order + place]


@compiled
def _dearness(known: Ints, unit: int) -> int:
    """The place of a unit among those that are given up."""
    place = 0
    while known[lore.CHEAPEST + place] != unit:
        place += 1
    return place


@compiled
def _cheapest_token(row: Ints, known: Ints, slot: int) -> int:
    if total(row, slot + at.TOKENS, at.UNIT_COUNT) == 0:
        return 0
    return _dearness(known, _first_there(row, slot + at.TOKENS, known, lore.CHEAPEST))


@compiled
def _merit(known: Ints, fighter: int, die: int) -> int:
    """What it is worth to give a unit, with or without the bonus, a die, less one."""
    return known[lore.MERITS + fighter * at.FACES + die]


@compiled
def _count_of(row: Ints, side: int, fighter: int) -> int:
    """How many of a unit, with or without the bonus, have no die yet."""
    return row[side + (at.BONUS if fighter & 1 else at.PLAIN) + (fighter >> 1)]


@compiled
def _pile_up(row: Ints, thoughts: Thoughts, side: int) -> int:
    """The dice, lowest first, those that mean the same to every unit lying together; how many piles there are."""
    notes, piles, before, last = thoughts.notes, 0, 0, 0
    for die in range(at.FACES):
        count = row[side + at.OPEN_DICE + die]
        if not count:
            continue
        if piles == 0 or _differs(row, thoughts.lore, side, last, die):
            pile = of.PILES + 3 * piles
            notes[pile], notes[pile + 1], notes[pile + 2] = die, 0, before
            piles += 1
        notes[of.PILES + 3 * piles - 2] += count
        before, last = before + count, die
    return piles


@compiled
def _differs(row: Ints, known: Ints, side: int, die: int, other: int) -> bool:
    """Whether two dice mean different things to some unit."""
    for fighter in range(2 * at.UNIT_COUNT):
        if _count_of(row, side, fighter) and _merit(known, fighter, die) != _merit(known, fighter, other):
            return True
    return False


@compiled
def _hand_out(row: Ints, thoughts: Thoughts, side: int) -> None:
    """The hardiest to the lowest dice: seldom far from the best."""
    place = of.HOLDERS
    for number in range(2 * at.UNIT_COUNT):
        fighter = thoughts.lore[lore.HARDIEST + number]
        for _ in range(_count_of(row, side, fighter)):
            thoughts.notes[place] = fighter
            place += 1


@compiled
def _exchange(thoughts: Thoughts, piles: int) -> bool:
    """Let units change places in the first ring that makes the whole better; whether there was one."""
    _find_moves(thoughts, piles)
    for number in range(thoughts.lore[lore.RING_COUNT]):
        ring = lore.RINGS + number * lore.RING_SIZE
        if thoughts.lore[ring] < piles and _gain_of_ring(thoughts, ring) > 0:
            _go_round(thoughts, ring)
            return True
    return False


@compiled
def _find_moves(thoughts: Thoughts, piles: int) -> None:
    """For every step between two piles: the most it gains, and the last of the units that gain it."""
    notes, known = thoughts.notes, thoughts.lore
    for here in range(piles):
        first = of.HOLDERS + notes[of.PILES + 3 * here + 2]
        for there in range(piles):
            if here == there:
                continue
            step = of.MOVES + 2 * (here * at.FACES + there)
            for who in range(notes[of.PILES + 3 * here + 1]):
                fighter = notes[first + who]
                gain = _merit(known, fighter, notes[of.PILES + 3 * there])
                gain -= _merit(known, fighter, notes[of.PILES + 3 * here])
                if who == 0 or gain >= notes[step]:
                    notes[step], notes[step + 1] = gain, who


@compiled
def _step_of(known: Ints, ring: int, number: int) -> int:
    """Where in the notes the step of a ring from one of its piles to the next lies."""
    here, there = known[ring + 2 + number], known[ring + 2 + (number + 1) % known[ring + 1]]
    return of.MOVES + 2 * (here * at.FACES + there)


@compiled
def _gain_of_ring(thoughts: Thoughts, ring: int) -> int:
    gain = 0
    for number in range(thoughts.lore[ring + 1]):
        gain += thoughts.notes[_step_of(thoughts.lore, ring, number)]
    return gain


@compiled
def _go_round(thoughts: Thoughts, ring: int) -> None:
    """Everybody who moves leaves a pile and comes last in the next one."""
    notes, known = thoughts.notes, thoughts.lore
    size, arriving = known[ring + 1], 0
    for number in range(size):
        arriving = _take_out(thoughts, ring, number)
        # Whoever leaves waits at the end of the pile, which the one before takes over below.
        notes[_last_of(notes, known[ring + 2 + number])] = arriving
    coming = notes[_last_of(notes, known[ring + 2 + size - 1])]
    for number in range(size):
        last = _last_of(notes, known[ring + 2 + number])
        notes[last], coming = coming, notes[last]


@compiled
def _last_of(notes: Ints, pile: int) -> int:
    return of.HOLDERS + notes[of.PILES + 3 * pile + 2] + notes[of.PILES + 3 * pile + 1] - 1


@compiled
def _take_out(thoughts: Thoughts, ring: int, number: int) -> int:
    """Who moves on from a pile of a ring; those behind close up."""
    notes, pile = thoughts.notes, thoughts.lore[ring + 2 + number]
    who = of.HOLDERS + notes[of.PILES + 3 * pile + 2] + notes[_step_of(thoughts.lore, ring, number) + 1]
    mover = notes[who]
    for place in range(who, _last_of(notes, pile)):
        notes[place] = notes[place + 1]
    return mover
