"""What the numbers of Epic Dice Battles are called on a form, and which rule each belongs to."""

from __future__ import annotations

from wartable.core.number import NumberGroup, NumberKind

__all__ = ["NUMBERS"]

NUMBERS = (
    NumberGroup(
        "numbers-units",
        (
            NumberKind("units.unit.*.rice", "number-unit-rice", "ED-3"),
            NumberKind("units.unit.*.money", "number-unit-money", "ED-3"),
            NumberKind("units.unit.*.honor", "number-unit-honor", "ED-3"),
            NumberKind("units.unit.*.modifier", "number-unit-modifier", "ED-64"),
            NumberKind("units.unit.*.floor", "number-unit-floor", "ED-64"),
            NumberKind("units.unit.*.kills", "number-unit-kills", "ED-64"),
            NumberKind("units.unit.*.dearness", "number-unit-dearness", "ED-64"),
            NumberKind("units.unit.*.guess", "number-unit-guess", "ED-15"),
        ),
    ),
    NumberGroup(
        "numbers-shields",
        (
            NumberKind("units.shield.rice", "number-shield-rice", "ED-3"),
            NumberKind("units.shield.money", "number-shield-money", "ED-3"),
            NumberKind("units.shield.honor", "number-shield-honor", "ED-3"),
            NumberKind("units.shield.absorbs", "number-shield-absorbs", "ED-62"),
        ),
    ),
    NumberGroup(
        "numbers-battle",
        (
            NumberKind("units.battle.arrow", "number-battle-arrow", "ED-62"),
            NumberKind("units.battle.arrow_at_walls", "number-battle-arrow-walls", "ED-81"),
            NumberKind("units.battle.star", "number-battle-star", "ED-63"),
            NumberKind("units.battle.dies", "number-battle-dies", "ED-64"),
            NumberKind("units.battle.succeeds", "number-battle-succeeds", "ED-64"),
            NumberKind("units.battle.flank_bonus", "number-battle-flank", "ED-65"),
            NumberKind("units.battle.gate", "number-battle-gate", "ED-82"),
            NumberKind("units.battle.reserve", "number-battle-reserve", "ED-57"),
        ),
    ),
    NumberGroup(
        "numbers-calendar",
        (
            NumberKind("map.last_year", "number-last-year", "ED-10"),
            NumberKind("map.first_year.2", "number-first-year-two", "ED-10"),
            NumberKind("map.first_year.3", "number-first-year-three", "ED-10"),
            NumberKind("map.first_year.4", "number-first-year-four", "ED-10"),
            NumberKind("map.first_year.5", "number-first-year-five", "ED-10"),
        ),
    ),
    NumberGroup("numbers-regions", (NumberKind("map.region.*.dots", "number-region-dots", "ED-4"),)),
    NumberGroup(
        "numbers-limits",
        (
            NumberKind("economy.dice", "number-dice", "ED-1"),
            NumberKind("economy.action_dice", "number-action-dice", "ED-20"),
            NumberKind("economy.reserve_dice", "number-reserve-dice", "ED-11"),
            NumberKind("economy.armies", "number-armies", "ED-6"),
            NumberKind("economy.army_dice", "number-army-dice", "ED-6"),
        ),
    ),
    NumberGroup(
        "numbers-start",
        (
            NumberKind("economy.start.rice", "number-start-rice", "ED-12"),
            NumberKind("economy.start.money", "number-start-money", "ED-12"),
            NumberKind("economy.start.honor", "number-start-honor", "ED-12"),
            NumberKind("economy.start.rice_marker", "number-start-marker", "ED-12"),
            NumberKind("economy.start.troops", "number-start-troops", "ED-11"),
        ),
    ),
    NumberGroup(
        "numbers-seasons",
        (
            NumberKind("economy.winter.rice_marker_top", "number-marker-top", "ED-12"),
            NumberKind("economy.winter.trade_rice", "number-trade-rice", "ED-23"),
            NumberKind("economy.winter.trade_money", "number-trade-money", "ED-23"),
            NumberKind("economy.spring.tokens_controlled", "number-tokens-controlled", "ED-30"),
            NumberKind("economy.spring.tokens_partial", "number-tokens-partial", "ED-30"),
            NumberKind("economy.spring.castle_rice", "number-castle-rice", "ED-35"),
            NumberKind("economy.summer.small_army_dice", "number-small-army-dice", "ED-41"),
            NumberKind("economy.summer.small_army", "number-small-army", "ED-41"),
            NumberKind("economy.summer.large_army", "number-large-army", "ED-41"),
            NumberKind("economy.summer.tokens_per_rice", "number-tokens-per-rice", "ED-41"),
            NumberKind("economy.summer.castle_discount", "number-castle-discount", "ED-41"),
            NumberKind("economy.autumn.march_rice", "number-march-rice", "ED-51"),
            NumberKind("economy.autumn.march_fields", "number-march-fields", "ED-51"),
        ),
    ),
    NumberGroup(
        "numbers-villages",
        (
            NumberKind("economy.villages.lost", "number-village-lost", "ED-70"),
            NumberKind("economy.villages.freed", "number-village-freed", "ED-70"),
            NumberKind("economy.villages.honor", "number-village-honor", "ED-70"),
        ),
    ),
    NumberGroup(
        "numbers-points",
        (
            NumberKind("economy.points.controlled", "number-points-controlled", "ED-73"),
            NumberKind("economy.points.partial", "number-points-partial", "ED-73"),
            NumberKind("economy.points.army", "number-points-army", "ED-73"),
            NumberKind("economy.points.rice_marker", "number-points-marker", "ED-73"),
        ),
    ),
)
