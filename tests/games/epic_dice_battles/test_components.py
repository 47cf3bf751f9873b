"""The box, and numbers changed in it."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import BOX
from wartable.core.variant import BadVariant
from wartable.games.epic_dice_battles.components import UNITS, Purchase, components_of


@pytest.mark.rule("ED-3")
def test_units_prices_and_modifiers():
    table = {unit.id: (unit.modifier, unit.floor, unit.kills) for unit in BOX.units}
    assert {
        "footman": (0, 1, 1),
        "archer": (0, 1, 1),
        "cavalry": (1, 1, 1),
        "ninja": (0, 1, 1),
        "samurai": (1, 3, 1),
        "samurai-cavalry": (1, 3, 2),
    } == table
    assert tuple(Purchase)[:6] == UNITS
    assert 2 == BOX.shield_absorbs


def test_single_numbers_can_be_changed():
    box = components_of(
        """
        economy.start.rice = 5
        units.archer.money = 2
        map.kii.dots = 0
        units.battle.arrow = 4
        """
    )
    assert 5 == box.economy.start.rice
    assert 2 == box.prices[Purchase.ARCHER].money
    assert 0 == box.regions[box.number_by_id["kii"]].dots
    assert 4 == box.battle.arrow
    assert 3 == BOX.economy.start.rice


def test_the_map_can_be_changed():
    box = components_of(
        """
        map.starts.2 = ["satsuma", "mutsu"]
        map.first_year.2 = 1540
        map.satsuma.neighbours = ["bungo"]
        map.iyo.neighbours = ["bungo", "awa", "bizen"]
        """
    )
    assert (box.number_by_id["satsuma"], box.number_by_id["mutsu"]) == box.starts[2]
    assert 1540 == box.first_year[2]
    assert (box.number_by_id["bungo"],) == box.regions[box.number_by_id["satsuma"]].neighbours


NO_GUESS = "\n".join(f"units.{unit}.guess = 0" for unit in UNITS[1:])


@pytest.mark.parametrize(
    ("variant", "reason", "name"),
    [
        ("economy.start.wine = 1", "unknown", "economy.start.wine"),
        ("units.elephant.money = 1", "unknown", "units.elephant"),
        ("rice = 1", "unknown", "rice"),
        ("economy.dice.rice = 1", "kind", "economy.dice"),
        ("map.region.x = 1", "unknown", "map.region.x"),
        ('economy.start.rice = "a lot"', "kind", "economy.start.rice"),
        ('units.archer.id = "slinger"', "id", "units.unit.archer.id"),
        ("units.archer.money = -1", "number-least", "units.unit.archer.money"),
        ("map.bizen.dots = 4", "number-most", "map.region.bizen.dots"),
        ('map.bizen.neighbours = ["atlantis"]', "choice", "map.region.bizen.neighbours"),
        ('map.satsuma.neighbours = ["bungo", "iyo", "awa"]', "neighbours", "map.region.satsuma.neighbours"),
        ('map.starts.2 = ["bizen", "atlantis"]', "choice", "map.starts.2"),
        ('map.starts.2 = ["bizen", "bizen"]', "starts", "map.starts.2"),
        ('map.starts.2 = ["bizen"]', "starts", "map.starts.2"),
        ("map.last_year = 1534", "year", "map.first_year.5"),
        ("units.battle.dies = 4", "dies", "units.battle.dies"),
        ("economy.villages.lost = 4", "dies", "economy.villages.lost"),
        ("economy.dice = 6", "set-up", "economy.dice"),
        ("economy.winter.rice_marker_top = 2", "number-most", "economy.start.rice_marker"),
        (NO_GUESS, "guess", "units.unit"),
    ],
)
def test_a_number_that_cannot_be_played_with_is_named(variant: str, reason: str, name: str):
    with pytest.raises(BadVariant) as refused:
        components_of(variant)
    assert (reason, name, 1) == (refused.value.reason, refused.value.name, refused.value.line)
