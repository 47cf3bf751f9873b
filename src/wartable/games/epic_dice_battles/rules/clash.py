"""One volley or one round of close combat: dice, who rolled them, who is lost (ED-62 to ED-65, ED-69)."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from msgspec.structs import replace

from wartable.games.epic_dice_battles.actions import Action, AssignDie, Lose
from wartable.games.epic_dice_battles.components import NO_UNITS, UNITS, Components, Counts, Unit
from wartable.games.epic_dice_battles.rules.mat import added, sum_counts
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Clash, Phase, Side

__all__ = [
    "all_units",
    "assign",
    "begin_arrows",
    "begin_flank_melee",
    "begin_main",
    "begin_stars",
    "choices",
    "finish",
    "has_units",
    "lose",
    "result_of",
    "roll",
    "waiting_side",
]


def has_units(side: Side) -> bool:
    """Whether a side has anything left."""
    main, flank1, flank2 = side.lines
    return any(main) or any(flank1) or any(flank2)


def all_units(side: Side) -> Counts:
    """Everything a side has left, whatever the line."""
    main, flank1, flank2 = side.lines
    return sum_counts(main, sum_counts(flank1, flank2))


def result_of(components: Components, die: int, unit: int, *, flank: bool) -> int:
    """What a die counts for a unit in close combat (ED-64, ED-65)."""
    kind = components.units[unit]
    bonus = components.battle.flank_bonus if flank else 0
    return max(kind.floor, die + kind.modifier + bonus)


def begin_arrows(components: Components, battle: Battle) -> Battle:
    """Archers in the main lines shoot; besiegers only in the first volley (ED-62, ED-81)."""
    battle = replace(battle, phase=Phase.ARROWS, volley=battle.volley + 1, fighters=_fighters(battle))
    sides = []
    for place, side in enumerate(battle.sides):
        main = side.lines[0]
        is_silent = battle.kind is BattleKind.SIEGE and place == battle.attacker and battle.volley > 1
        armed = _without_used_shields(components, side)
        sides.append(replace(armed, clash=Clash(0 if is_silent else main[Unit.ARCHER], standing=main)))
    return replace(battle, sides=tuple(sides))


def begin_stars(battle: Battle, flank: int) -> Battle:
    """Ninjas in a flank throw stars (ED-63)."""
    sides = tuple(
        replace(side, clash=Clash(side.lines[flank][Unit.NINJA], standing=side.lines[flank])) for side in battle.sides
    )
    return replace(battle, phase=Phase.STARS, flank=flank, sides=sides)


def begin_flank_melee(battle: Battle, flank: int) -> Battle:
    """A round between two flanks, without the flank bonus (ED-63)."""
    sides = tuple(replace(side, clash=Clash(sum(side.lines[flank]), plain=side.lines[flank])) for side in battle.sides)
    return replace(battle, phase=Phase.FLANK_MELEE, flank=flank, sides=sides)


def begin_main(battle: Battle) -> Battle:
    """A round of the main combat; in the first one flank units have their bonus (ED-65)."""
    sides = []
    for side in battle.sides:
        main, flank1, flank2 = side.lines
        flanks = sum_counts(flank1, flank2)
        sides.append(replace(side, clash=Clash(sum(main) + sum(flanks), plain=main, bonus=flanks)))
    return replace(battle, phase=Phase.MAIN, round=battle.round + 1, fighters=_fighters(battle), sides=tuple(sides))


def waiting_side(battle: Battle) -> tuple[int, bool] | None:
    """The side that rolls (True) or decides (False) next; None when the volley or round is done."""
    for place, side in enumerate(battle.sides):
        clash = side.clash
        if clash is not None and clash.count and clash.roll is None:
            return place, True
    for place, side in enumerate(battle.sides):
        if side.clash is not None and side.clash.dice:
            return place, False
    for place, side in enumerate(battle.sides):
        if side.clash is not None and side.clash.hits:
            return place, False
    return None


def choices(clash: Clash) -> tuple[Action, ...]:
    """The units that can have rolled the lowest die left, or that can be lost."""
    if clash.dice:
        die = clash.dice[0]
        plain = [AssignDie(die, UNITS[unit]) for unit, count in enumerate(clash.plain) if count]
        return (*plain, *(AssignDie(die, UNITS[unit], True) for unit, count in enumerate(clash.bonus) if count))
    return tuple(Lose(UNITS[unit]) for unit, count in enumerate(clash.standing) if count)


def roll(components: Components, battle: Battle, place: int, dice: tuple[int, ...]) -> Battle:
    """The dice of one side have fallen."""
    side = battle.sides[place]
    assert side.clash is not None
    if battle.phase is Phase.ARROWS or battle.phase is Phase.STARS:
        needed = _needed(components, battle, place)
        clash = replace(side.clash, roll=dice, kills=sum(1 for die in dice if die >= needed))
    else:
        clash = _assigned_alike(components, replace(side.clash, roll=dice, dice=dice))
    return _counted(components, _with_clash(battle, place, clash))


def assign(components: Components, battle: Battle, place: int, unit: int, *, flank: bool) -> Battle:
    """The lowest die left was rolled by this unit (ED-64)."""
    clash = battle.sides[place].clash
    assert clash is not None
    clash = _assigned_alike(components, _assigned(components, clash, unit, flank=flank))
    return _counted(components, _with_clash(battle, place, clash))


def lose(battle: Battle, place: int, unit: int) -> Battle:
    """A side gives up a unit that was hit or killed."""
    clash = battle.sides[place].clash
    assert clash is not None
    clash = replace(clash, standing=added(clash.standing, unit, -1), hits=clash.hits - 1)
    return _with_clash(battle, place, _lost_alike(clash))


def finish(battle: Battle) -> Battle:
    """All losses count at the same time, now."""
    sides = []
    for side in battle.sides:
        assert side.clash is not None
        standing = side.clash.standing
        main, flank1, flank2 = side.lines
        match battle.phase:
            case Phase.ARROWS:
                lines = (standing, flank1, flank2)
            case Phase.MAIN:
                lines = (standing, NO_UNITS, NO_UNITS)
            case _:
                lines = (main, standing, flank2) if battle.flank == 1 else (main, flank1, standing)
        sides.append(replace(side, lines=lines, clash=None))
    return replace(battle, sides=tuple(sides))


def _without_used_shields(components: Components, side: Side) -> Side:
    """By a house rule a shield that took a hit takes none in a later volley (ED-67)."""
    if not components.siege.shields_last_one_volley:
        return side
    used = -(-side.absorbed // components.shield_absorbs)
    return replace(side, shields=side.shields - used, absorbed=0)


def _fighters(battle: Battle) -> tuple[int, ...]:
    return tuple(place for place, side in enumerate(battle.sides) if has_units(side))


def _needed(components: Components, battle: Battle, place: int) -> int:
    numbers = components.battle
    if battle.phase is Phase.STARS:
        return numbers.star
    is_besieger = battle.kind is BattleKind.SIEGE and place == battle.attacker
    return numbers.arrow_at_walls if is_besieger else numbers.arrow


def _with_clash(battle: Battle, place: int, clash: Clash) -> Battle:
    side = replace(battle.sides[place], clash=clash)
    return replace(battle, sides=(*battle.sides[:place], side, *battle.sides[place + 1 :]))


def _assigned(components: Components, clash: Clash, unit: int, *, flank: bool) -> Clash:
    die = clash.dice[0]
    is_dead, kills = _meaning(components, die, unit, flank)
    return replace(
        clash,
        dice=clash.dice[1:],
        plain=clash.plain if flank else added(clash.plain, unit, -1),
        bonus=added(clash.bonus, unit, -1) if flank else clash.bonus,
        assigned=(*clash.assigned, (die, unit, flank)),
        standing=clash.standing if is_dead else added(clash.standing, unit),
        kills=clash.kills + kills,
    )


def _assigned_alike(components: Components, clash: Clash) -> Clash:
    """Give out the other dice where it cannot matter who rolled them."""
    dice = clash.dice
    if dice[0] != dice[-1]:
        fighters = tuple([unit for unit, count in enumerate((*clash.plain, *clash.bonus)) if count])
        if len(fighters) > 1 and _matters(components, fighters, tuple(sorted(set(dice)))):
            return clash
    # All at once: `_assigned` for every die would copy everything as often.
    assigned, standing, kills = list(clash.assigned), list(clash.standing), clash.kills
    rest = iter(dice)
    for flank, units in ((False, clash.plain), (True, clash.bonus)):
        for unit, count in enumerate(units):
            for die in islice(rest, count):
                is_dead, killed = _meaning(components, die, unit, flank)
                assigned.append((die, unit, flank))
                standing[unit] += not is_dead
                kills += killed
    return replace(
        clash,
        dice=tuple(rest),
        plain=NO_UNITS,
        bonus=NO_UNITS,
        assigned=tuple(assigned),
        standing=tuple(standing),
        kills=kills,
    )


@lru_cache(maxsize=4096)
def _meaning(components: Components, die: int, unit: int, flank: bool) -> tuple[bool, int]:
    """Whether the unit that rolled a die dies of it, and how many it kills."""
    result = result_of(components, die, unit, flank=flank)
    kills = components.units[unit].kills if result >= components.battle.succeeds else 0
    return result <= components.battle.dies, kills


@lru_cache(maxsize=16_384)
def _matters(components: Components, fighters: tuple[int, ...], faces: tuple[int, ...]) -> bool:
    """Whether a die can be somebody's death, or worth more to one than to another.

    Fighters are unit numbers; those with the flank bonus are counted on from the last of the others.
    """
    kinds = len(components.units)
    for face in faces:
        kills = set()
        for fighter in fighters:
            is_dead, killed = _meaning(components, face, fighter % kinds, fighter >= kinds)
            if is_dead:
                return True
            kills.add(killed)
        if len(kills) > 1:
            return True
    return False


def _counted(components: Components, battle: Battle) -> Battle:
    """Once all dice have fallen and belong to units, every hit and kill finds its side."""
    for side in battle.sides:
        clash = side.clash
        if clash is not None and ((clash.count and clash.roll is None) or clash.dice):
            return battle
    kills = [0] * len(battle.sides)
    for place, side in enumerate(battle.sides):
        if side.clash is not None and side.clash.kills:
            kills[_target(battle, place)] += side.clash.kills
    sides = tuple(
        _struck(components, battle, side, hits) if hits else side
        for side, hits in zip(battle.sides, kills, strict=True)
    )
    return replace(battle, sides=sides)


def _target(battle: Battle, place: int) -> int:
    """The participant to the left who still has units (ED-69); in a fight of two, the other."""
    players = len(battle.sides)
    for step in range(1, players):
        target = (place + step) % players
        if has_units(battle.sides[target]):
            return target
    raise AssertionError("nobody is left to be attacked")


def _struck(components: Components, battle: Battle, side: Side, hits: int) -> Side:
    assert side.clash is not None
    absorbed = 0
    if battle.phase is Phase.ARROWS:
        # ED-62: shields absorb first.
        absorbed = min(hits, side.shields * components.shield_absorbs - side.absorbed)
    # Hits beyond what stands there are lost.
    clash = replace(side.clash, hits=min(hits - absorbed, sum(side.clash.standing)))
    return replace(side, absorbed=side.absorbed + absorbed, clash=_lost_alike(clash))


def _lost_alike(clash: Clash) -> Clash:
    """Take the losses that leave no choice: all of them, or one kind of unit."""
    standing, hits = clash.standing, clash.hits
    if not hits:
        return clash
    if hits == sum(standing):
        return replace(clash, standing=NO_UNITS, hits=0)
    if len(standing) - standing.count(0) == 1:
        unit = next(unit for unit, count in enumerate(standing) if count)
        return replace(clash, standing=added(standing, unit, -hits), hits=0)
    return clash
