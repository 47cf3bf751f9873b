"""Armies: what they are, how soldiers leave the barracks, and steps."""

from __future__ import annotations

import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, legal, position
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.state import Army, State


def armies(state: State, seat: int = 0) -> tuple[Army, ...]:
    return state.kingdoms[seat].armies


@pytest.mark.rule("BW-50")
class TestArmy:
    @pytest.mark.parametrize(("expected", "army"), [(3, Army("e5", 3)), (5, Army("e5", 1, 2)), (4, Army("e5", 0, 2))])
    def test_power_is_one_for_a_soldier_and_two_for_an_upgraded_one(self, expected: int, army: Army) -> None:
        assert expected == raw_power(RULES[2, 10].box, army)

    def test_two_armies_that_meet_become_one(self) -> None:
        state = after(position(kingdom(armies="e3:1+1 e4:2")), "step e3 e4")
        assert kingdom(armies="e4:3+1m").armies == armies(state)
        state = after(position(kingdom(armies="e3:1+1 e4:2+2")), "step e3 e4")
        assert kingdom(armies="e4:3+3m").armies == armies(state)

    @pytest.mark.rule("BW-67")
    def test_what_one_of_the_two_has_done_this_turn_the_whole_has_done(self) -> None:
        for before in ("e3:1a e4:2", "e3:1 e4:2a", "e3:1a e4:2a"):
            state = after(position(kingdom(armies=before)), "step e3 e4")
            assert kingdom(armies="e4:3ma").armies == armies(state)
            assert {"end"} == legal(state)

    @pytest.mark.rule("BW-67")
    def test_away_from_the_kingdom_also_a_weaker_army_ends_the_march_of_the_one_it_joins(self) -> None:
        state = after(position(kingdom(armies="e4:1 d4:4")), "step e4 d4")
        assert kingdom(armies="d4:5m").armies == armies(state)

    def test_armies_do_not_split(self) -> None:
        """A step takes the whole army along: there is no action that leaves a part behind."""
        state = after(position(kingdom(armies="e3:5")), "step e3 e4")
        assert kingdom(armies="e4:5m").armies == armies(state)


@pytest.mark.rule("BW-51")
@pytest.mark.rule("BW-68")
class TestBarracks:
    def test_both_kinds_of_soldiers_add_to_the_army_they_join(self) -> None:
        land = kingdom(barracks=1, barracks_upgraded=1, armies="e1:2+2")
        assert kingdom(armies="e1:3+2").armies == armies(after(position(land), "deploy e1"))
        assert kingdom(armies="e1:2+3").armies == armies(after(position(land), "deploy+ e1"))

    def test_only_the_soldiers_that_are_there_can_leave(self) -> None:
        assert {"deploy e1", "deploy f1"} == legal(position(kingdom(barracks=1)), "deploy", "deploy+")
        assert {"deploy+ e1", "deploy+ f1"} == legal(position(kingdom(barracks_upgraded=1)), "deploy", "deploy+")

    def test_onto_any_square_of_the_own_kingdom(self) -> None:
        state = position(kingdom("e1 f1 f2", barracks=1))
        assert {"deploy e1", "deploy f1", "deploy f2"} == legal(state, "deploy")

    def test_that_is_its_step_but_it_may_attack(self) -> None:
        state = after(position(kingdom("e4", barracks=1), kingdom("e10", armies="e5:1")), "deploy e4")
        assert kingdom(armies="e4:1m").armies == armies(state)
        assert {"attack e4 e5", "end"} == legal(state)

    def test_straight_into_an_army_in_the_kingdom_or_next_to_it(self) -> None:
        own = kingdom("e1 f1", barracks=1, armies="e1:1 e2:1 e3:1")
        assert {"deploy e1", "deploy f1", "deploy e2"} == legal(position(own), "deploy")

    @pytest.mark.rule("BW-67")
    def test_not_diagonally_next_to_it(self) -> None:
        assert "deploy d2" not in legal(position(kingdom("e1 f1", barracks=1, armies="d2:1"), queens="HC"))

    def test_then_it_moves_and_attacks_with_that_army(self) -> None:
        state = position(kingdom(barracks=1, armies="e2:1"), kingdom("e10", armies="e4:1"))
        state = after(state, "deploy e2", "step e2 e3", "attack e3 e4", "dice 1 1")
        assert kingdom(armies="e3:2ma").armies == armies(state)

    def test_an_army_that_has_moved_does_not_move_again_for_it(self) -> None:
        state = after(position(kingdom(barracks=1, armies="e2:1")), "step e2 e1", "deploy e1")
        assert kingdom(armies="e1:2m").armies == armies(state)
        assert {"end"} == legal(state)

    def test_upgraded_soldiers_and_plain_ones_are_chosen_apart(self) -> None:
        state = position(kingdom("e1", barracks=1, barracks_upgraded=1))
        assert {"deploy e1", "deploy+ e1"} == legal(state, "deploy", "deploy+")
        state = after(state, "deploy+ e1")
        assert kingdom(armies="e1:0+1m").armies == armies(state)
        assert {"deploy e1"} == legal(state, "deploy", "deploy+")


@pytest.mark.rule("BW-68")
class TestWhoeverJoinsMarchesOn:
    def test_a_soldier_on_e2_joins_four_on_e3_and_they_march_on(self) -> None:
        state = after(position(kingdom("e1 f1 e2", armies="e2:1 e3:4")), "step e2 e3")
        assert kingdom(armies="e3:5").armies == armies(state)
        state = after(state, "step e3 e4")
        assert kingdom(armies="e4:5m").armies == armies(state)

    @pytest.mark.parametrize(
        ("before", "joined"),
        [("e2:1 e3:4m", "e3:5m"), ("e2:1 e3:4a", "e3:5a"), ("e2:1a e3:4", "e3:5"), ("e2:1 e3:4ma", "e3:5ma")],
    )
    def test_what_the_joined_army_has_done_it_has_done(self, before: str, joined: str) -> None:
        state = after(position(kingdom("e1 f1 e2", armies=before)), "step e2 e3")
        assert kingdom(armies=joined).armies == armies(state)

    @pytest.mark.parametrize(("before", "joined"), [("e2:4 e3:1", "e3:5m"), ("e2:2 e3:2", "e3:4m")])
    def test_only_a_weaker_army_joins_a_stronger_one(self, before: str, joined: str) -> None:
        state = after(position(kingdom("e1 f1 e2", armies=before)), "step e2 e3")
        assert kingdom(armies=joined).armies == armies(state)

    def test_power_decides_not_the_number_of_soldiers(self) -> None:
        state = after(position(kingdom("e1 f1 e2", armies="e2:3 e3:0+2")), "step e2 e3")
        assert kingdom(armies="e3:3+2").armies == armies(state)

    def test_diagonally_beside_the_kingdom_is_not_beside_it(self) -> None:
        state = after(position(kingdom("e1 f1", armies="d1:1 d2:4"), queens="HC"), "step d1 d2")
        assert kingdom(armies="d2:5m").armies == armies(state)

    def test_whoever_waits_in_the_centre_keeps_its_counter(self) -> None:
        state = after(position(kingdom("e3 e4", armies="e4:1 e5:2*1")), "step e4 e5")
        assert kingdom(armies="e5:3*1").armies == armies(state)


@pytest.mark.rule("BW-52")
class TestStep:
    def test_to_a_neighbouring_square_not_diagonally(self) -> None:
        state = position(kingdom(armies="c3:1"))
        assert {"step c3 b3", "step c3 d3", "step c3 c2", "step c3 c4"} == legal(state, "step")

    def test_inside_the_board(self) -> None:
        assert {"step a1 a2", "step a1 b1"} == legal(position(kingdom(armies="a1:1")), "step")

    def test_not_into_an_enemy_army_or_an_enemy_kingdom(self) -> None:
        state = position(kingdom(armies="e8:1"), kingdom("e9 f9", armies="d8:1"))
        assert {"step e8 f8", "step e8 e7"} == legal(state, "step")

    def test_into_the_centre_and_the_own_kingdom(self) -> None:
        state = position(kingdom("e3 e4", armies="f4:1"))
        assert {"step f4 e4", "step f4 f5"} <= legal(state, "step")

    def test_once_a_turn(self) -> None:
        state = after(position(kingdom(armies="c3:1")), "step c3 c4")
        assert set() == legal(state, "step")


class TestStrategist:
    def test_armies_step_diagonally_too(self) -> None:
        state = position(kingdom(armies="c3:1"), queens="HC")
        around = {f"step c3 {column}{row}" for column in "bcd" for row in (2, 3, 4)} - {"step c3 c3"}
        assert around == legal(state, "step")

    def test_and_attack_diagonally(self) -> None:
        enemy = kingdom("e10", armies="d4:1")
        assert {"attack c3 d4"} == legal(position(kingdom(armies="c3:1"), enemy, queens="HC"), "attack")
        assert set() == legal(position(kingdom(armies="c3:1"), enemy, queens="SC"), "attack")

    def test_builders_do_not(self) -> None:
        assert {"expand a2", "expand b1"} == legal(position(kingdom("a1", builders=1), queens="HC"), "expand")
