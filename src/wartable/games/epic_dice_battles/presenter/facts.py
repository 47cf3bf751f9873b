"""What a screen shows of Epic Dice Battles that is not in the observation: points, food, costs, reach, the battle."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.core.presenter import Facts, Figure
from wartable.games.epic_dice_battles.actions import WinterAction
from wartable.games.epic_dice_battles.components import (
    FLANKS_BY_DOTS,
    NO_UNITS,
    UNIT_NUMBER,
    BattleNumbers,
    Components,
    Counts,
    Price,
    Purchase,
    Region,
    Unit,
)
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView, is_reserve
from wartable.games.epic_dice_battles.presenter.rolls import hitting_of, meaning, phase_name, role_of, title_of
from wartable.games.epic_dice_battles.presenter.threats import threats
from wartable.games.epic_dice_battles.presenter.view import (
    Tally,
    fields_in_reach,
    food_of,
    own_mat,
    support_of,
    tally,
    units_of,
    way_to,
)
from wartable.games.epic_dice_battles.rules.clash import result_of
from wartable.games.epic_dice_battles.state import Battle, Clash, Fighting, Marching, Phase, Side, Spring, Winter

__all__ = [
    "BattleFacts",
    "DieFacts",
    "EpicDiceBattlesFacts",
    "EpicDiceBattlesNumbers",
    "SideFacts",
    "SlotFacts",
    "UnitNumbers",
    "Way",
    "facts",
    "numbers_of",
]

_BEFORE = (Phase.WALLS, Phase.FLANKS, Phase.DEPLOY)
"""Until then nobody has shown who stands where."""


class UnitNumbers(msgspec.Struct, frozen=True):
    """Something that can be bought."""

    id: Purchase
    price: Price
    about: Line
    """What it does."""


class EpicDiceBattlesNumbers(msgspec.Struct, frozen=True):
    """What never changes during a match."""

    regions: tuple[Region, ...]
    flanks_by_dots: tuple[tuple[int, ...], ...]
    """The flanks that can be used in a field, by its dots."""
    starts: tuple[int, ...]
    first_year: int
    last_year: int
    purchases: tuple[UnitNumbers, ...]
    """The units in their order, then the shield."""
    battle: BattleNumbers
    march_rice: int
    """What a march costs."""


class SlotFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An own army."""

    units: Counts
    """What stands in it: a die without a token is a footman."""
    food: int
    """Rice that it eats next summer where it stands (ED-41)."""
    support: int | None = None
    """In spring: rice for adding to it; None where no support line reaches it, or at another time (ED-33)."""
    note: Line | None = None
    """What its owner should bear in mind."""


class DieFacts(msgspec.Struct, frozen=True):
    """A die of close combat with its unit."""

    die: int
    unit: int
    flank: bool
    result: int
    is_dead: bool
    kills: int


class SideFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side of the battle, as far as the viewer may know."""

    seat: Seat
    role: Line | None = None
    """Whether it attacks or defends, or in a ring whom it attacks."""
    lines: tuple[Counts | None, Counts | None, Counts | None] = (None, None, None)
    """The units of each line; None where only the dice are known, or nothing."""
    dice: tuple[int, int, int] | None = None
    """The dice of each line; None before the numbers are revealed."""
    is_reserve: bool = False
    shields_left: int = 0
    """Arrow hits that its shields can still absorb."""
    hitting: tuple[bool, ...] | None = None
    """Which of the arrows or stars that it has thrown hit; None in close combat."""
    results: tuple[DieFacts, ...] = ()
    """Dice of close combat that have found their unit."""


class BattleFacts(msgspec.Struct, frozen=True):
    """The battle that is being fought."""

    title: Line
    phase: Line
    meaning: tuple[Line, ...]
    """What the dice of this phase mean, and the modifiers of those who fight."""
    gate: int
    """Damage that breaks the gate."""
    flanks: tuple[int, ...] | None
    """Those that can be used; None while that is not decided."""
    sides: tuple[SideFacts, ...]


class Way(msgspec.Struct, frozen=True):
    """Where an army can go."""

    regions: tuple[str, ...]
    """From where it stands to where it goes, past nobody else's army."""
    rice: int
    """What it costs."""
    is_march: bool
    """Whether it goes further than to a neighbour."""


class EpicDiceBattlesFacts(Facts, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from the position."""

    food: int = 0
    """What all own armies will eat next summer."""
    summer: Line | None = None
    """What the next summer brings and takes, as things stand."""
    hunger: int = 0
    """Rice that will be missing then."""
    slots: tuple[SlotFacts | None, ...] = ()
    """By slot of the own mat."""
    reach: Mapping[str, tuple[Way, ...]] = {}
    """In autumn, by own army that may move ("army:2"): where it can go, marches after moves."""
    times: Mapping[WinterAction, int] = {}
    """In winter, by what an action die is spent on: how many of those that are left can do it one after the other."""
    battle: BattleFacts | None = None


def numbers_of(components: Components, players: int) -> EpicDiceBattlesNumbers:
    """The box as a front end needs it."""
    return EpicDiceBattlesNumbers(
        regions=components.regions,
        flanks_by_dots=FLANKS_BY_DOTS,
        starts=components.starts[players],
        first_year=components.first_year[players],
        last_year=components.last_year,
        purchases=tuple(
            UnitNumbers(unit, price, _about(components, unit)) for unit, price in components.prices.items()
        ),
        battle=components.battle,
        march_rice=components.economy.autumn.march_rice,
    )


def facts(components: Components, observation: Observation) -> EpicDiceBattlesFacts:
    """The facts of a position."""
    stage = observation.stage
    battle = _battle(components, observation, stage.battle) if isinstance(stage, Fighting) else None
    standings = tuple(_figures(components, score) for score in tally(components, observation))
    if observation.viewer is None:
        return EpicDiceBattlesFacts(standings=standings, battle=battle)
    mat, slots = own_mat(observation), _slots(components, observation)
    food = sum(slot.food for slot in slots if slot is not None)
    return EpicDiceBattlesFacts(
        standings=standings,
        threats=tuple(threats(components, observation)),
        food=food,
        summer=_summer(mat, food),
        hunger=max(0, -_left(mat, food)),
        slots=slots,
        reach=_reach(components, observation) if isinstance(stage, Marching) else {},
        times=_times(components, observation),
        battle=battle,
    )


def _about(components: Components, unit: Purchase) -> Line:
    battle = components.battle
    if unit is Purchase.SHIELD:
        return Line("about-shield", {"hits": components.shield_absorbs})
    kind = components.units[UNIT_NUMBER[unit]]
    numbers = {"modifier": kind.modifier, "floor": kind.floor, "kills": kind.kills}
    return Line(f"about-{unit}", {**numbers, "arrow": battle.arrow, "star": battle.star})


def _figures(components: Components, score: Tally) -> tuple[Figure, ...]:
    """ED-73: the points, then their parts."""
    worth = components.economy.points
    return (
        Figure(Line("ui-points"), score.points),
        Figure(Line("noun-controlled"), _part(score.controlled, worth.controlled)),
        Figure(Line("noun-partial"), _part(score.partial, worth.partial)),
        Figure(Line("noun-armies"), _part(score.armies, worth.army)),
        Figure(Line("noun-most-rice"), _part(int(score.has_most_rice), worth.rice_marker)),
    )


def _part(count: int, worth: int) -> Line:
    return Line("score-part", {"count": count, "worth": worth, "points": count * worth})


def _left(mat: MatView, food: int) -> int:
    """ED-40, ED-41: the harvest comes in before the armies eat."""
    return mat.rice + mat.rice_marker - food


def _summer(mat: MatView, food: int) -> Line:
    left = _left(mat, food)
    args = {"harvest": mat.rice_marker, "food": food}
    return Line("mat-hunger", {**args, "missing": -left}) if left < 0 else Line("mat-summer", {**args, "left": left})


def _slots(components: Components, observation: Observation) -> tuple[SlotFacts | None, ...]:
    mat, stage = own_mat(observation), observation.stage
    is_spring = isinstance(stage, Spring) and stage.seat == observation.viewer
    return tuple(
        None
        if slot is None
        else SlotFacts(
            units_of(slot),
            food_of(components, mat, slot),
            support_of(components, observation, slot) if is_spring else None,
            _note(slot),
        )
        for slot in mat.slots
    )


def _note(slot: SlotView) -> Line | None:
    """ED-60: a ninja without a die in a flank leaves before it has fought."""
    has_ninja = slot.tokens is not None and slot.tokens[Unit.NINJA] > 0
    return Line("note-ninja-without-flank") if has_ninja and not any(slot.dice[1:]) else None


def _times(components: Components, observation: Observation) -> dict[WinterAction, int]:
    """ED-21 to ED-24: the marker has a top, and each trade takes its rice."""
    stage, mat, winter = observation.stage, own_mat(observation), components.economy.winter
    if not isinstance(stage, Winter) or stage.seat != observation.viewer:
        return {}
    dice = stage.dice
    trades = mat.rice // winter.trade_rice if winter.trade_rice else dice
    return {
        WinterAction.RICE: min(dice, winter.rice_marker_top - mat.rice_marker),
        WinterAction.OFFICER: dice,
        WinterAction.TRADE: min(dice, trades),
        WinterAction.VILLAGE: dice,
    }


def _reach(components: Components, observation: Observation) -> dict[str, tuple[Way, ...]]:
    stage, viewer = observation.stage, observation.viewer
    assert isinstance(stage, Marching)
    assert viewer is not None
    if stage.passed[viewer]:
        return {}
    return {
        f"army:{number}": tuple(
            _way(components, observation, viewer, region, field)
            for field in fields_in_reach(components, observation, viewer, region)
        )
        for number, region in enumerate(observation.mats[viewer].regions, start=1)
        if region is not None and number not in stage.tired[viewer]
    }


def _way(components: Components, observation: Observation, seat: Seat, start: int, end: int) -> Way:
    way = way_to(components, observation, seat, start, end)
    is_march = len(way) > 2
    rice = components.economy.autumn.march_rice if is_march else 0
    return Way(tuple(components.regions[field].id for field in way), rice, is_march)


def _battle(components: Components, observation: Observation, battle: Battle) -> BattleFacts:
    return BattleFacts(
        title=title_of(components, battle),
        phase=phase_name(battle),
        meaning=tuple(meaning(components, battle)),
        gate=components.battle.gate,
        flanks=_flanks(battle),
        sides=tuple(_side(components, observation, battle, place) for place in range(len(battle.sides))),
    )


def _flanks(battle: Battle) -> tuple[int, ...] | None:
    if battle.phase in (Phase.WALLS, Phase.FLANKS):
        return None
    return tuple(flank for flank, is_usable in enumerate(battle.usable, start=1) if is_usable)


def _side(components: Components, observation: Observation, battle: Battle, place: int) -> SideFacts:
    side = battle.sides[place]
    clash = side.clash
    main, flank1, flank2 = (_units(components, observation, battle, side, number) for number in range(3))
    return SideFacts(
        seat=side.seat,
        role=role_of(observation, battle, place),
        lines=(main, flank1, flank2),
        dice=_dice(observation, battle, side),
        is_reserve=is_reserve(observation, battle, side),
        shields_left=side.shields * components.shield_absorbs - side.absorbed,
        hitting=hitting_of(components, battle, place, () if clash is None else clash.roll or ()),
        results=() if clash is None else _results(components, clash),
    )


def _units(components: Components, observation: Observation, battle: Battle, side: Side, number: int) -> Counts | None:
    if battle.phase not in _BEFORE:
        return side.lines[number]
    if side.deployment is not None:
        tokens, dice = side.deployment.lines[number], side.deployment.dice[number]
        return (dice - sum(tokens), *tokens[1:])
    if is_reserve(observation, battle, side):
        return (0, components.battle.reserve, 0, 0, 0, 0) if number == 0 else NO_UNITS
    return None


def _dice(observation: Observation, battle: Battle, side: Side) -> tuple[int, int, int] | None:
    """Dice of the slots that take part, before all is revealed; ED-60: which they are is shown only then."""
    if battle.phase not in _BEFORE or not side.slots:
        return None
    slots = [observation.mats[side.seat].slots[place] for place in side.slots]
    main, flank1, flank2 = (sum(slot.dice[number] for slot in slots if slot is not None) for number in range(3))
    return main, flank1, flank2


def _results(components: Components, clash: Clash) -> tuple[DieFacts, ...]:
    numbers = components.battle
    found = []
    for die, unit, flank in clash.assigned:
        result = result_of(components, die, unit, flank=flank)
        kills = components.units[unit].kills if result >= numbers.succeeds else 0
        found.append(DieFacts(die, unit, flank, result, result <= numbers.dies, kills))
    return tuple(found)
