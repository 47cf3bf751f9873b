"""Income at the start of a turn, alone and with the cards that change it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, gold, kingdom, position, start_turn_of
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.income import diplomacy, income_of
from wartable.games.board_of_war.rules.turn import start_turn
from wartable.games.board_of_war.state import Marker, State

PLAIN = "HH"
"""Cards that do not touch income: General and Strategist."""


def earned(state: State) -> int:
    """What seat 0 earns at the start of its turn."""
    before = gold(state)[0]
    after = gold(start_turn_of(state))[0]
    assert after - before == income_of(RULES[len(state.hands), 10].box, state, 0)
    return after - before


@pytest.mark.rule("BW-30")
@pytest.mark.parametrize(
    ("expected", "pieces"),
    [
        (0, {}),
        (10, {"merchants": "e1"}),
        (10, {"farmers": "e1"}),
        (20, {"merchants": "e1", "upgrades": "e1"}),
        (20, {"farmers": "e1", "upgrades": "e1"}),
        (10, {"farmers": "e1", "upgrades": "f1"}),
        (50, {"merchants": "e1 f1", "farmers": "e2 f2", "upgrades": "f1"}),
    ],
)
def test_merchants_and_farmers_earn_ten_and_on_upgraded_squares_twenty(expected: int, pieces: dict[str, Any]) -> None:
    assert expected == earned(position(kingdom("e1 f1 e2 f2", **pieces), kings="HD", queens="HD"))


@pytest.mark.rule("BW-31")
class TestEngineer:
    def test_farmers_on_upgraded_squares_earn_thirty(self) -> None:
        own = kingdom(farmers="e1 f1", upgrades="e1")
        assert 30 + 10 == earned(position(own, kings="SH", queens="HD"))

    def test_merchants_earn_what_they_always_earn(self) -> None:
        assert 20 == earned(position(kingdom(merchants="e1", upgrades="e1"), kings="SH", queens="HD"))

    def test_with_the_almanac_thirty_and_five(self) -> None:
        """A worked example of the rules: 30 + 5, not (10 + 5) times three."""
        assert 30 + 5 == earned(position(kingdom(farmers="e1", upgrades="e1"), kings="SH", queens="SH"))


@pytest.mark.rule("BW-31")
class TestDiplomat:
    def test_five_for_each_enemy_merchant_once_however_many_own_ones(self) -> None:
        """A worked example of the rules: two own and three enemy merchants earn 15 on top."""
        own, enemy = kingdom(merchants="e1 f1"), kingdom("e10 f10 e9", merchants="e10 f10 e9")
        assert 20 + 15 == earned(position(own, enemy, kings="CH", queens="HD"))

    def test_nothing_without_an_own_merchant(self) -> None:
        enemy = kingdom("e10 f10", merchants="e10 f10")
        assert 10 == earned(position(kingdom(farmers="e1"), enemy, kings="CH", queens="HD"))
        assert 0 == earned(position(kingdom(), enemy, kings="CH", queens="HD"))

    def test_never_doubled(self) -> None:
        own, enemy = kingdom(merchants="e1", upgrades="e1"), kingdom("e10 f10", merchants="e10", upgrades="e10")
        assert 20 + 5 == earned(position(own, enemy, kings="CH", queens="HD"))

    def test_enemy_merchants_of_all_enemies_count_and_farmers_do_not(self) -> None:
        enemies = (kingdom("a5 a6", merchants="a5", farmers="a6"), kingdom("e10 f10", merchants="e10 f10"))
        assert 10 + 15 == earned(position(kingdom(merchants="e1"), *enemies, kings="CHD", queens="HDS"))

    def test_by_a_house_rule_as_often_as_there_are_own_merchants(self) -> None:
        own, enemy = kingdom(merchants="e1 f1"), kingdom("e10 f10 e9", merchants="e10 f10 e9")
        state = position(own, enemy, kings="CH", queens="HD")
        rules = Rules(components_of("diplomat.per_own_merchant = true"), 2, 10)
        assert 20 + 2 * 15 == income_of(rules.box, state, 0)
        assert 0 == diplomacy(rules.box, position(kingdom(), enemy, kings="CH", queens="HD"), 0)

    def test_by_a_house_rule_in_the_turns_of_others_too(self) -> None:
        own, enemy = kingdom(merchants="e1 f1"), kingdom("e10 f10", merchants="e10")
        state = position(own, enemy, kings="CH", queens="HD")
        every_turn = Rules(components_of("diplomat.every_turn = true"), 2, 10)
        assert (5, 10) == gold(start_turn(every_turn.box, state, 1, 3))
        assert (25, 0) == gold(start_turn(every_turn.box, state, 0, 3))
        assert (0, 10) == gold(start_turn(RULES[2, 10].box, state, 1, 3))

    def test_with_the_grand_merchant_both_count(self) -> None:
        own, enemy = kingdom(merchants="e1"), kingdom("e10 f10", merchants="e10")
        assert 15 + 5 == earned(position(own, enemy, kings="CH", queens="CH", round=6, turn=1))


@pytest.mark.rule("BW-31")
class TestAlmanac:
    def test_each_farmer_earns_five_more(self) -> None:
        assert 15 + 15 == earned(position(kingdom(farmers="e1 f1"), kings="HD", queens="SC"))

    def test_never_multiplied(self) -> None:
        assert 20 + 5 == earned(position(kingdom(farmers="e1", upgrades="e1"), kings="HD", queens="SC"))

    def test_merchants_are_no_farmers(self) -> None:
        assert 10 == earned(position(kingdom(merchants="e1"), kings="HD", queens="SC"))


@pytest.mark.rule("BW-31")
class TestGrandMerchant:
    @pytest.mark.parametrize(("round_", "plain", "upgraded"), [(5, 10, 20), (6, 15, 30), (7, 15, 30)])
    def test_works_from_round_six_on(self, round_: int, plain: int, upgraded: int) -> None:
        """A worked example of the rules: 30 on an upgraded square in round 6, 20 in round 5."""
        for expected, upgrades in ((plain, ""), (upgraded, "e1")):
            own = kingdom(merchants="e1", upgrades=upgrades)
            assert expected == income_of(RULES[2, 10].box, position(own, kings="HD", queens="CH", round=round_), 0)

    def test_at_the_start_of_the_turns_before_and_after_the_boundary(self) -> None:
        state = position(kingdom(merchants="e1"), kings="HD", queens="CH", round=5, turn=1)
        assert 10 == gold(start_turn_of(state))[0]
        assert 15 == gold(start_turn_of(replace(state, round=6)))[0]

    def test_farmers_earn_what_they_always_earn(self) -> None:
        own = kingdom(farmers="e1", upgrades="e1")
        assert 20 == income_of(RULES[2, 10].box, position(own, kings="HD", queens="CH", round=9), 0)


@pytest.mark.rule("BW-31")
class TestCrow:
    def test_the_marked_farmer_earns_nothing(self) -> None:
        crow = kingdom("e10 f10", marker=Marker(0, "e1"))
        own = kingdom(farmers="e1 f1", upgrades="e1")
        assert 10 == earned(position(own, crow, kings="HD", queens="HD", jacks="HS", round=6))

    def test_not_even_the_gold_of_engineer_and_almanac(self) -> None:
        crow = kingdom("e10 f10", marker=Marker(0, "e1"))
        own = kingdom(farmers="e1", upgrades="e1")
        assert 0 == earned(position(own, crow, kings="SD", queens="SC", jacks="HS", round=6))

    def test_the_farmers_of_others_earn_on(self) -> None:
        crow = kingdom("e10 f10", farmers="e10", marker=Marker(0, "e1"))
        own = kingdom(farmers="e1")
        state = position(own, crow, kings="HD", queens="HD", jacks="HS", round=6)
        assert (0, 10) == tuple(income_of(RULES[2, 10].box, state, seat) for seat in (0, 1))
