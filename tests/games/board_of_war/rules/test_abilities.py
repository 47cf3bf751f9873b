"""The General and the Jacks, alone and with the cards they meet."""

from __future__ import annotations

import pytest

from tests.games.board_of_war.positions import RULES, after, gold, kingdom, legal, position, start_turn_of
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.rules.abilities import army_power
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.state import Marker, State, Victory


def powers(state: State, army: str, target: str) -> tuple[int, int]:
    """What both sides of an attack add to their dice."""
    assert f"attack {army} {target}" in legal(state)
    clash = clash_of(RULES[len(state.hands), 10].box, state, Attack(army, target))
    return clash.attack_power, clash.defence_power


class TestGeneral:
    def test_attacks_also_two_squares_away_in_a_straight_line(self) -> None:
        enemy = kingdom("e10", armies="c5:1 e7:1 d6:1 c7:1 f5:1")
        state = position(kingdom(armies="e5:5"), enemy, kings="HS")
        assert {"attack e5 c5", "attack e5 e7", "attack e5 f5"} == legal(state, "attack")

    def test_with_half_power_and_full_power_next_to_it(self) -> None:
        """A worked example of the rules: power 5 fights with 2 from a distance."""
        state = position(kingdom(armies="e5:5"), kingdom("e10", armies="e7:3 f5:3"), kings="HS")
        assert (2, 3) == powers(state, "e5", "e7")
        assert (5, 3) == powers(state, "e5", "f5")

    def test_losing_from_a_distance_costs_no_troops(self) -> None:
        state = position(kingdom(armies="e5:5"), kingdom("e10", armies="e7:3"), kings="HS")
        state = after(state, "attack e5 e7", "dice 1 6")
        assert kingdom(armies="e5:5a").armies == state.kingdoms[0].armies
        assert set() == legal(state, "attack")

    def test_losing_next_to_the_enemy_costs_troops(self) -> None:
        state = position(kingdom(armies="e5:5"), kingdom("e10", armies="e6:3"), kings="HS")
        assert kingdom(armies="e5:2a").armies == after(state, "attack e5 e6", "dice 1 6").kingdoms[0].armies

    def test_winning_from_a_distance_hurts_the_enemy(self) -> None:
        state = position(kingdom(armies="e5:5"), kingdom("e10", armies="e7:3"), kings="HS")
        assert kingdom(armies="e7:1").armies == after(state, "attack e5 e7", "dice 5 2").kingdoms[1].armies

    def test_besieges_from_a_distance_too(self) -> None:
        state = position(kingdom(armies="e7:5"), kingdom("e9 e10", upgrades="e10"), kings="HS")
        assert (2, 1) == powers(state, "e7", "e9")
        assert 1 == after(state, "attack e7 e9", "dice 2 2").to_raze

    @pytest.mark.rule("BW-66")
    def test_with_the_strategist_along_diagonals_too(self) -> None:
        enemy = kingdom("e10", armies="c5:1 g7:1 c3:1 d7:1 d6:1")
        state = position(kingdom(armies="e5:4"), enemy, kings="HS", queens="HC")
        expected = {"attack e5 c5", "attack e5 g7", "attack e5 c3", "attack e5 d6"}
        assert expected == legal(state, "attack")
        assert (2, 1) == powers(state, "e5", "g7")
        assert (4, 1) == powers(state, "e5", "d6")

    @pytest.mark.rule("BW-66")
    def test_squares_between_do_not_block(self) -> None:
        state = position(kingdom(armies="e5:4 e6:1"), kingdom("e10", armies="e7:1"), kings="HS")
        assert "attack e5 e7" in legal(state)

    def test_only_the_general_reaches_so_far(self) -> None:
        state = position(kingdom(armies="e5:5"), kingdom("e10", armies="e7:1"), kings="SH")
        assert set() == legal(state, "attack")


@pytest.mark.rule("BW-56")
class TestMarkers:
    def test_jacks_work_from_round_six_on(self) -> None:
        for jack in "HDSC":
            enemy = kingdom("e10 f10", builders=1, farmers="e10", armies="e9:1")
            before, from_then_on = (position(kingdom(), enemy, jacks=f"{jack}", round=round_) for round_ in (5, 6))
            assert set() == legal(before, "mark")
            assert set() != legal(from_then_on, "mark")

    def test_a_marker_is_moved_at_most_once_a_turn(self) -> None:
        enemies = (kingdom("a5 a6"), kingdom("e10 f10"))
        state = position(kingdom(), *enemies, kings="HDS", queens="HDS", jacks="CHD", round=6)
        assert {"mark 1", "mark 2"} == legal(state, "mark")
        state = after(state, "mark 1")
        assert Marker(1) == state.kingdoms[0].marker
        assert set() == legal(state, "mark")

    @pytest.mark.rule("BW-67")
    def test_it_stays_until_it_is_moved_elsewhere(self) -> None:
        enemies = (kingdom("a5 a6"), kingdom("e10 f10"))
        own = kingdom(marker=Marker(1))
        state = position(own, *enemies, kings="HDS", queens="HDS", jacks="CHD", round=7)
        assert {"mark 2"} == legal(state, "mark")
        assert Marker(1) == start_turn_of(state).kingdoms[0].marker

    def test_it_returns_when_its_target_is_gone(self) -> None:
        tactician = kingdom(armies="e3:3", marker=Marker(1, "e4"))
        state = position(tactician, kingdom("e10", armies="e4:1"), jacks="HD", round=6)
        state = after(state, "attack e3 e4", "dice 3 1")
        assert None is state.kingdoms[0].marker
        assert () == state.kingdoms[1].armies

    def test_it_stays_on_an_army_that_is_only_weakened(self) -> None:
        tactician = kingdom(armies="e3:1", marker=Marker(1, "e4"))
        state = position(tactician, kingdom("e10", armies="e4:4"), jacks="HD", round=6)
        state = after(state, "attack e3 e4", "dice 4 1")
        assert (Marker(1, "e4"), 2) == (state.kingdoms[0].marker, state.kingdoms[1].armies[0].soldiers)

    def test_it_returns_when_the_marked_kingdom_falls(self) -> None:
        lands = (kingdom(armies="e3:6"), kingdom("e4"), kingdom("e10 f10", marker=Marker(1)))
        state = position(*lands, kings="HDS", queens="HDS", jacks="HDC", round=6)
        assert None is after(state, "attack e3 e4", "dice 2 1").kingdoms[2].marker

    def test_kingdoms_that_are_out_cannot_be_marked(self) -> None:
        lands = (kingdom(armies="e3:6"), kingdom("e4"), kingdom("e10 f10"))
        state = position(*lands, kings="HDS", queens="HDS", jacks="CDS", round=6)
        assert {"mark 2"} == legal(after(state, "attack e3 e4", "dice 2 1"), "mark")


@pytest.mark.rule("BW-66")
class TestTactician:
    def test_marks_enemy_armies(self) -> None:
        state = position(kingdom(armies="e3:1"), kingdom("e10", armies="e4:1 e9:2"), jacks="HD", round=6)
        assert {"mark 1 e4", "mark 1 e9"} == legal(state, "mark")

    def test_halves_the_army_in_defence_rounded_down(self) -> None:
        state = position(kingdom(armies="e3:2"), kingdom("e10", armies="e4:5"), jacks="HD", round=6)
        assert (2, 5) == powers(state, "e3", "e4")
        assert (2, 2) == powers(after(state, "mark 1 e4"), "e3", "e4")

    def test_halves_the_army_in_attack(self) -> None:
        tactician = kingdom("e10", armies="e4:2", marker=Marker(0, "e3"))
        state = position(kingdom(armies="e3:1+1"), tactician, jacks="DH", round=6)
        assert (1, 2) == powers(state, "e3", "e4")

    def test_what_is_lost_is_lost_from_the_whole_army(self) -> None:
        state = position(kingdom(armies="e3:2"), kingdom("e10", armies="e4:5"), jacks="HD", round=6)
        state = after(state, "mark 1 e4", "attack e3 e4", "dice 4 1")
        assert 5 - 3 == state.kingdoms[1].armies[0].soldiers

    def test_an_army_of_one_has_nothing_but_its_die(self) -> None:
        state = position(kingdom(armies="e3:1"), kingdom("e10", armies="e4:1"), jacks="HD", round=6)
        assert (1, 0) == powers(after(state, "mark 1 e4"), "e3", "e4")

    def test_against_the_general_from_a_distance_half_of_the_half(self) -> None:
        tactician = kingdom("e10", armies="e5:1", marker=Marker(0, "e3"))
        state = position(kingdom(armies="e3:7"), tactician, kings="HS", jacks="DH", round=6)
        assert (1, 1) == powers(state, "e3", "e5")

    def test_against_the_general_next_to_it_half(self) -> None:
        tactician = kingdom("e10", armies="e4:1", marker=Marker(0, "e3"))
        state = position(kingdom(armies="e3:7"), tactician, kings="HS", jacks="DH", round=6)
        assert (3, 1) == powers(state, "e3", "e4")

    def test_the_mark_follows_the_army_when_it_moves(self) -> None:
        tactician = kingdom("e10", marker=Marker(0, "e3"))
        state = position(kingdom(armies="e3:2 c3:1"), tactician, jacks="DH", round=6)
        assert Marker(0, "e4") == after(state, "step e3 e4").kingdoms[1].marker
        assert Marker(0, "e3") == after(state, "step c3 c4").kingdoms[1].marker

    @pytest.mark.parametrize(("step", "at"), [("step e3 e4", "e4"), ("step e4 e3", "e3")])
    def test_the_mark_stays_on_the_merged_army(self, step: str, at: str) -> None:
        tactician = kingdom("e10", marker=Marker(0, "e3"))
        state = after(position(kingdom(armies="e3:2 e4:3"), tactician, jacks="DH", round=6), step)
        assert Marker(0, at) == state.kingdoms[1].marker


class TestSaboteur:
    @pytest.mark.rule("BW-67")
    def test_marks_an_enemy_who_has_builders(self) -> None:
        lands = (kingdom(), kingdom("a5 a6", builders=1), kingdom("e10 f10"))
        state = position(*lands, kings="HDS", queens="HDS", jacks="DHS", round=6)
        assert {"mark 1"} == legal(state, "mark")


@pytest.mark.rule("BW-66")
class TestCrow:
    def test_marks_enemy_farmers_not_merchants(self) -> None:
        enemy = kingdom("e10 f10 e9", farmers="e10 e9", merchants="f10")
        state = position(kingdom(farmers="e1"), enemy, jacks="SH", round=6)
        assert {"mark 1 e9", "mark 1 e10"} == legal(state, "mark")

    def test_returns_when_its_farmer_is_gone(self) -> None:
        crow = kingdom(armies="e3:1", marker=Marker(1, "d4"))
        state = position(crow, kingdom("e4 d4 d5", farmers="d4 d5"), jacks="SH", round=6)
        state = after(state, "attack e3 e4", "dice 3 2")
        assert Marker(1, "d4") == after(state, "raze e4").kingdoms[0].marker
        assert None is after(state, "raze d4").kingdoms[0].marker

    def test_follows_no_one(self) -> None:
        """A new farmer on another square earns: the mark is on a square's farmer, not on a player."""
        crow = kingdom("e10", marker=Marker(0, "e1"))
        state = position(kingdom(farmers="e1"), crow, kings="HD", queens="HD", jacks="HS", hand="3 7 8", round=6)
        state = after(state, "end", "play 3", "place f1", "draw 9")
        assert Marker(0, "e1") == state.kingdoms[1].marker
        assert 10 == gold(start_turn_of(state))[0]


@pytest.mark.rule("BW-57")
class TestSpy:
    def test_robs_the_marked_enemy_at_the_start_of_every_own_turn(self) -> None:
        state = position(kingdom(marker=Marker(1)), kingdom("e10", gold=100), jacks="CH", round=7)
        assert (5, 90) == gold(start_turn_of(state))

    @pytest.mark.parametrize(("purse", "gained"), [(10, 5), (9, 4), (8, 4), (1, 0), (0, 0)])
    def test_takes_no_more_than_there_is(self, purse: int, gained: int) -> None:
        state = position(kingdom(marker=Marker(1)), kingdom("e10", gold=purse), jacks="CH", round=7)
        assert (gained, max(0, purse - 10)) == gold(start_turn_of(state))

    def test_does_not_work_in_the_turns_of_others(self) -> None:
        state = position(kingdom(marker=Marker(1)), kingdom("e10", gold=100), jacks="CH", round=7)
        assert (0, 100) == gold(start_turn_of(state, 1))

    def test_placed_in_round_six_it_takes_ten_at_once_and_again_in_round_seven(self) -> None:
        state = position(kingdom(), kingdom("e10", gold=100), jacks="CH", round=5, hands=((5, 7, 8), (5, 6, 9)))
        assert set() == legal(state, "mark")
        state = after(state, "end", "play 5", "draw 9", "end", "play 5", "draw 9")
        assert (6, 0, (0, 100)) == (state.round, state.turn, gold(state))
        state = after(state, "mark 1")
        assert (5, 90) == gold(state)
        state = after(state, "end", "play 7", "draw 10", "end", "play 6", "draw 10")
        assert (7, 0, (10, 80)) == (state.round, state.turn, gold(state))

    def test_moved_after_it_has_worked_it_names_the_next_target(self) -> None:
        lands = (kingdom(marker=Marker(1)), kingdom("a5 a6", gold=100), kingdom("e10 f10", gold=100))
        state = start_turn_of(position(*lands, kings="HDS", queens="HDS", jacks="CHD", round=7))
        assert (5, 90, 100) == gold(state)
        state = after(state, "mark 2")
        assert (5, 90, 100) == gold(state)
        assert (10, 90, 90) == gold(start_turn_of(state))

    def test_works_once_a_turn_even_if_its_target_falls_on_the_way(self) -> None:
        lands = (kingdom(marker=Marker(1), armies="e3:5"), kingdom("e4 d4", gold=100), kingdom("e10 f10", gold=100))
        state = start_turn_of(position(*lands, kings="HDS", queens="HDS", jacks="CHD", round=7))
        state = after(state, "attack e3 e4", "dice 2 1", "mark 2")
        assert (5, 0, 100) == gold(state)
        assert Marker(2) == state.kingdoms[0].marker

    @pytest.mark.rule("BW-60")
    def test_placing_it_may_bring_the_last_gold(self) -> None:
        state = position(kingdom(gold=995), kingdom("e10", gold=100), jacks="CH", round=6)
        assert Victory.GOLD is after(state, "mark 1").victory


@pytest.mark.rule("BW-66")
def test_the_tactician_halves_the_marked_army_and_no_other() -> None:
    lands = (kingdom(marker=Marker(1, "e8"), armies="e3:1"), kingdom("e10 f10", armies="e4:4 e8:4"))
    state = position(*lands, jacks="HC", round=7)
    found = [army_power(RULES[2, 10].box, state, 1, army) for army in state.kingdoms[1].armies]
    assert [4, 2] == found


@pytest.mark.rule("BW-57")
@pytest.mark.parametrize("jack", ["H", "D", "S", "C"])
def test_only_the_spy_takes_gold(jack: str) -> None:
    target = {"H": Marker(1, "e8"), "D": Marker(1), "S": Marker(1, "e10"), "C": Marker(1)}[jack]
    marked = kingdom("e10 f10", farmers="e10", builders=1, armies="e8:1", gold=30)
    others = "".join(suit for suit in "HDSC" if suit != jack)
    state = position(kingdom(marker=target), marked, jacks=jack + others[0], round=7)
    assert ((5, 20) if jack == "C" else (0, 30)) == gold(start_turn_of(state))


@pytest.mark.rule("BW-66")
def test_the_crow_follows_no_army_that_stood_with_its_farmer() -> None:
    lands = (kingdom(armies="e1:1", farmers="e1"), kingdom("e10 f10", marker=Marker(0, "e1")))
    state = after(position(*lands, jacks="HS", round=7), "step e1 e2")
    assert Marker(0, "e1") == state.kingdoms[1].marker


@pytest.mark.rule("BW-56")
def test_a_marker_may_go_to_another_target_of_the_same_enemy() -> None:
    lands = (kingdom(marker=Marker(1, "e8")), kingdom("e10 f10", armies="e4:1 e8:1"))
    assert {"mark 1 e4"} == legal(position(*lands, jacks="HC", round=7), "mark")
