"""The box, and numbers changed in it."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.epic_dice_battles.positions import BOX
from wartable.games.epic_dice_battles.components import UNITS, Purchase, read_components


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
    box = read_components(
        {"economy.start.rice": 5, "units.archer.money": 2, "map.kii.dots": 0, "units.battle.arrow": 4}
    )
    assert 5 == box.economy.start.rice
    assert 2 == box.prices[Purchase.ARCHER].money
    assert 0 == box.regions[box.number_by_id["kii"]].dots
    assert 4 == box.battle.arrow
    assert 3 == BOX.economy.start.rice


@pytest.mark.parametrize(
    "path", ["economy.start.wine", "units.elephant.money", "rice", "economy.dice.rice", "map.region.x"]
)
def test_a_number_that_is_not_there_is_named(path: str):
    with pytest.raises(ValueError, match=path):
        read_components({path: 1})


def test_a_value_of_another_kind_is_refused():
    with pytest.raises(msgspec.ValidationError):
        read_components({"economy.start.rice": "a lot"})


def test_the_units_keep_their_order():
    with pytest.raises(ValueError, match="the units must be"):
        read_components({"units.archer.id": "slinger"})
