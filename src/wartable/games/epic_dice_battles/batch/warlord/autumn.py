"""Autumn: which army goes where, and which castles are besieged: heuristics/autumn.py on rows.

Armies that stand together are the bits of those that were there and the number of one that joins them last, or
`NOBODY`: worths are summed up in this order, so that they are the readable warlord's to the last bit.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.autumn import fields_within
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count, castle_owner
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.forces import (
    chance_in_field,
    chance_in_siege,
    deploy,
    deploy_reserve,
)
from wartable.games.epic_dice_battles.batch.warlord.looking import army_of, foes_in, harm, join, join_foes, own_in
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["best_move", "siege_or_stay"]

_CASTLE, _FIRST, _ATTACKED, _MARCH = 2.0, 0.5, 0.6, 0.25
_GOOD_ODDS, _LEAST_GAIN = 0.5, 0.05


@compiled
def best_move(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """The army to lead, where to lead it, or to pass."""
    best, chosen = 0.0, moves[0]
    if row[at.LEADING]:
        army = _army_with(thoughts.notes, row[at.LEADING])
        for number in range(count):
            worth = _worth_of_move(box, row, thoughts, army, moves[number])
            if number == 0 or worth > best:
                best, chosen = worth, moves[number]
        return chosen
    for number in range(count - 1):
        army = _army_with(thoughts.notes, moves[number] - box[at.FIRSTS + at.LEAD] + 1)
        gain = _gain(box, row, thoughts, army)
        if number == 0 or gain > best:
            best, chosen = gain, moves[number]
    return chosen if best > _LEAST_GAIN else moves[count - 1]


@compiled
def siege_or_stay(thoughts: Thoughts, region: int, moves: Ints) -> int:
    """Besiege a castle that the reserve defends with good odds; else stay (ED-55)."""
    worth = _worth_of_siege(thoughts, own_in(thoughts.notes, region), at.NOBODY)
    return moves[0] if worth > _presence(thoughts.notes) else moves[1]


@compiled
def _army_with(notes: Ints, number: int) -> int:
    army = 0
    while notes[army_of(army) + of.NUMBER] != number:
        army += 1
    return army


@compiled
def _gain(box: Ints, row: Ints, thoughts: Thoughts, army: int) -> float:
    """What the best move of an army is better than staying."""
    notes = thoughts.notes
    start, foreign = notes[army_of(army) + of.REGION], notes[of.FOREIGN]
    near, far, most = box[at.NEIGHBOURS + start], 0, -1e18
    if row[notes[of.MAT] + at.RICE] >= box[at.MARCH_RICE]:
        far = fields_within(box, start, foreign)
    for region in range(box[at.REGION_COUNT]):
        if near >> region & 1:
            most = max(most, _worth(box, row, thoughts, army, region))
        elif far >> region & 1:
            most = max(most, _worth(box, row, thoughts, army, region) - _MARCH)
    return most - _worth(box, row, thoughts, army, start)


@compiled
def _worth_of_move(box: Ints, row: Ints, thoughts: Thoughts, army: int, move: int) -> float:
    """What it adds to the others to go somewhere."""
    kind = box[at.KIND_OF + move]
    worth = _worth(box, row, thoughts, army, move - box[at.FIRSTS + kind])
    return worth - _MARCH if kind == at.MARCH else worth


@compiled
def _presence(notes: Ints) -> float:
    """To keep an opponent from full control (ED-25)."""
    return harm(notes) * (1.0 if notes[of.YEARS_LEFT] == 0 else 0.2)


@compiled
def _castle_and_land(notes: Ints) -> float:
    """An opponent's castle that falls may be built anew."""
    return _CASTLE * harm(notes) + (_CASTLE if notes[of.YEARS_LEFT] else 0.0)


@compiled
def _worth_of_siege(thoughts: Thoughts, armies: int, last: int) -> float:
    """The castle falls and may be built anew; or armies are lost, and some are in any case."""
    notes = thoughts.notes
    deploy(notes, join(thoughts, _all(armies, last)), of.ATTACKER, True)
    deploy_reserve(notes, of.DEFENDER)
    chance = chance_in_siege(thoughts)
    if chance < _GOOD_ODDS:
        return 0.0
    prize, stake = _castle_and_land(notes), 0.5 * _stake(thoughts, armies, last)
    presence = harm(notes) if notes[of.YEARS_LEFT] == 0 else 0.0
    return chance * prize - (1 - chance) * (stake + presence) - 0.3 * chance * stake


@compiled
def _worth(box: Ints, row: Ints, thoughts: Thoughts, army: int, region: int) -> float:
    """What it adds to the others to end the season in a region."""
    notes = thoughts.notes
    friends = own_in(notes, region) & ~(1 << army)
    if not (notes[of.FOREIGN] | notes[of.CASTLES]) >> region & 1:
        return 0.0 if friends else _worth_of_land(box, row, notes, army)
    together = _worth_of_all(box, row, thoughts, friends, army, region)
    if friends == 0:
        return together
    return together - _worth_of_all(box, row, thoughts, friends, at.NOBODY, region)


@compiled
def _worth_of_all(box: Ints, row: Ints, thoughts: Thoughts, armies: int, last: int, region: int) -> float:
    """What armies are worth together where an opponent or a castle stands."""
    notes = thoughts.notes
    if notes[of.FOREIGN] >> region & 1:
        return _worth_of_battle(box, row, thoughts, armies, last, region)
    if row[notes[of.MAT] + at.CASTLES] >> region & 1:
        return _worth_of_guard(box, row, thoughts, armies, last, region)
    # An opponent's castle without an army, whichever: besieged, or only kept from full control (ED-25).
    return max(_presence(notes), _worth_of_siege(thoughts, armies, last))


@compiled
def _worth_of_land(box: Ints, row: Ints, notes: Ints, army: int) -> float:
    """Free land: a castle next spring, if there will be rice for it."""
    if notes[of.YEARS_LEFT] == 0:
        return 0.0
    sites = bit_count(notes[of.SITES] & ~(1 << notes[army_of(army) + of.REGION]))
    can_pay = row[notes[of.MAT] + at.RICE] >= box[at.CASTLE_RICE] * (sites + 1)
    return (1.0 if can_pay else 0.6) * _CASTLE * (1 + _FIRST * harm(notes))


@compiled
def _worth_of_guard(box: Ints, row: Ints, thoughts: Thoughts, armies: int, last: int, region: int) -> float:
    """An own castle: armies inside keep it from whoever is near better than the reserve would, at own risk."""
    notes, threat = thoughts.notes, _threat(box, row, thoughts, region)
    if threat == at.NOBODY:
        return 0.0
    deploy(notes, army_of(threat), of.ATTACKER, True)
    deploy(notes, join(thoughts, _all(armies, last)), of.DEFENDER, False)
    falls = chance_in_siege(thoughts)
    deploy_reserve(notes, of.DEFENDER)
    kept = chance_in_siege(thoughts) - falls
    return _ATTACKED * (_CASTLE * kept - falls * _stake(thoughts, armies, last))


@compiled
def _worth_of_battle(box: Ints, row: Ints, thoughts: Thoughts, armies: int, last: int, region: int) -> float:
    """A field with opponents' armies, before or behind walls or in the open (ED-56)."""
    foes, owner = foes_in(thoughts.notes, region), castle_owner(box, row, region)
    chance = _chance_in_battle(row, thoughts, armies, last, region, foes, owner)
    prize, stake = _prize(thoughts, foes, owner), _stake(thoughts, armies, last)
    return chance * prize - (1 - chance) * stake - 0.3 * chance * stake


@compiled
def _prize(thoughts: Thoughts, foes: int, owner: int) -> float:
    notes, points, owners = thoughts.notes, 0.0, 0
    for number in range(notes[of.FOES]):
        if foes >> number & 1:
            foe = army_of(of.FIRST_FOE + number)
            points += 1.0 + 0.3 * notes[foe + of.SIZE]
            owners |= 1 << notes[foe + of.OWNER]
    prize = harm(notes) * points
    if owner == notes[of.SEAT]:
        # Without own armies the reserve would have to keep the castle.
        swing = _CASTLE + (_CASTLE * harm(notes) if notes[of.YEARS_LEFT] else 0.0)
        deploy(notes, join_foes(thoughts, foes), of.ATTACKER, True)
        deploy_reserve(notes, of.DEFENDER)
        return prize + swing * chance_in_siege(thoughts)
    if owner == at.NOBODY:
        return prize
    # The castle falls with the army inside.
    is_inside = owners >> owner & 1
    return prize + _castle_and_land(notes) if is_inside else prize + 0.3 * _castle_and_land(notes)


@compiled
def _chance_in_battle(
    row: Ints, thoughts: Thoughts, armies: int, last: int, region: int, foes: int, owner: int
) -> float:
    """The probability that own armies beat the opponents in a field."""
    notes = thoughts.notes
    if owner == notes[of.SEAT] and _is_inside(row, notes, _all(armies, last), region):
        deploy(notes, join_foes(thoughts, foes), of.ATTACKER, True)
        deploy(notes, join(thoughts, _all(armies, last)), of.DEFENDER, False)
        return 1 - chance_in_siege(thoughts)
    if owner != at.NOBODY and _all_are_of(notes, foes, owner):
        deploy(notes, join(thoughts, _all(armies, last)), of.ATTACKER, True)
        deploy(notes, join_foes(thoughts, foes), of.DEFENDER, False)
        return chance_in_siege(thoughts)
    mine, theirs = 0.0, 0.0
    for number in range(notes[of.OWN]):
        if armies >> number & 1:
            mine += thoughts.powers[number]
    if last != at.NOBODY:
        mine += thoughts.powers[last]
    for number in range(notes[of.FOES]):
        if foes >> number & 1:
            theirs += thoughts.powers[of.FIRST_FOE + number]
    return chance_in_field(mine, theirs)


@compiled
def _is_inside(row: Ints, notes: Ints, armies: int, region: int) -> bool:
    """Whether one of the own armies stood there first; who comes to a besieger meets him in the open."""
    return not row[at.RELIEVED] >> region & 1 and armies & own_in(notes, region) != 0


@compiled
def _all_are_of(notes: Ints, foes: int, seat: int) -> bool:
    for number in range(notes[of.FOES]):
        if foes >> number & 1 and notes[army_of(of.FIRST_FOE + number) + of.OWNER] != seat:
            return False
    return True


@compiled
def _threat(box: Ints, row: Ints, thoughts: Thoughts, region: int) -> int:
    """The strongest opponent's army that can still step into a region; `NOBODY` if there is none."""
    notes, near, strongest = thoughts.notes, box[at.NEIGHBOURS + region], at.NOBODY
    for number in range(of.FIRST_FOE, of.FIRST_FOE + notes[of.FOES]):
        foe = army_of(number)
        is_stronger = strongest == at.NOBODY or thoughts.powers[number] > thoughts.powers[strongest]
        if is_stronger and near >> notes[foe + of.REGION] & 1 and _can_move(row, notes, foe):
            strongest = number
    return strongest


@compiled
def _can_move(row: Ints, notes: Ints, foe: int) -> bool:
    seat, number = notes[foe + of.OWNER], notes[foe + of.NUMBER]
    has_passed, is_tired = row[at.PASSED] >> seat & 1, row[at.TIRED + seat] >> (number - 1) & 1
    return not has_passed and not is_tired


@compiled
def _stake(thoughts: Thoughts, armies: int, last: int) -> float:
    """What it would cost to lose armies: a point each, which may be won back in time, dice and tokens."""
    notes, stake = thoughts.notes, 0.0
    if notes[of.YEARS_LEFT] == 0:
        return 1.0 * bit_count(_all(armies, last))
    for number in range(notes[of.OWN]):
        if armies >> number & 1:
            stake += 0.6 + 0.12 * thoughts.powers[number]
    return stake if last == at.NOBODY else stake + (0.6 + 0.12 * thoughts.powers[last])


@compiled
def _all(armies: int, last: int) -> int:
    return armies if last == at.NOBODY else armies | 1 << last
