"""Attacks, sieges, losses and the end of a kingdom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, after, gold, kingdom, legal, position, refused, start_turn_of
from wartable.games.board_of_war.actions import Fought
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.fighting import thinned, weakened
from wartable.games.board_of_war.state import Army, Kingdom, Marker, Phase, Victory


@pytest.mark.rule("BW-53")
class TestArmyAgainstArmy:
    def test_both_roll_a_die(self) -> None:
        state = position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3"))
        state = after(state, "attack e3 e4")
        assert Phase.FIGHT is state.phase
        expected = {(Fought(a, d), 1) for a in range(1, 7) for d in range(1, 7)}
        assert expected == set(RULES[2, 10].chance_outcomes(state))

    def test_the_lower_side_loses_the_difference(self) -> None:
        """A worked example of the rules: 4 and a 2 against 3 and a 5, the attacker loses 2."""
        state = position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3"))
        state = after(state, "attack e3 e4", "dice 2 5")
        assert kingdom(armies="e3:2a").armies == state.kingdoms[0].armies
        assert kingdom(armies="e4:3").armies == state.kingdoms[1].armies

    def test_the_defender_loses_likewise(self) -> None:
        state = position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3"))
        state = after(state, "attack e3 e4", "dice 3 3")
        assert kingdom(armies="e3:4a").armies == state.kingdoms[0].armies
        assert kingdom(armies="e4:2").armies == state.kingdoms[1].armies

    def test_a_tie_does_nothing(self) -> None:
        state = position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3"))
        state = after(state, "attack e3 e4", "dice 2 3")
        assert kingdom(armies="e3:4a").armies == state.kingdoms[0].armies
        assert kingdom(armies="e4:3").armies == state.kingdoms[1].armies

    def test_not_diagonally_and_not_from_afar(self) -> None:
        state = position(kingdom(armies="e3:4"), kingdom("e10", armies="d4:1 e5:1 g3:1"))
        assert set() == legal(state, "attack")


@pytest.mark.rule("BW-53")
class TestSiege:
    def test_the_defender_adds_its_upgraded_squares(self) -> None:
        enemy = kingdom("e4 d4 f4 g4", upgrades="e4 g4")
        state = after(position(kingdom(armies="e3:1"), enemy), "attack e3 e4", "dice 4 2")
        assert (1, 1) == (state.to_raze, state.besieged)

    def test_the_attacker_chooses_the_squares_one_by_one(self) -> None:
        """A worked example of the rules: 5 and a 6 against 2 upgraded and a 3, six squares are lost."""
        enemy = kingdom("e4 d4 c4 b4 a4 a3 a2 a1", upgrades="e4 a1", merchants="a1", farmers="b4")
        state = after(position(kingdom(armies="e3:5"), enemy), "attack e3 e4", "dice 6 3")
        assert Phase.RAZE is state.phase
        assert {f"raze {square}" for square in enemy.squares} == legal(state)
        state = after(state, "raze a1", "raze e4", "raze b4", "raze c4", "raze a4")
        assert {"raze d4", "raze a3", "raze a2"} == legal(state)
        state = after(state, "raze a2")
        assert kingdom("d4 a3") == state.kingdoms[1]
        assert Phase.ACT is state.phase

    def test_a_lower_attacker_loses_as_many_soldiers_as_the_difference(self) -> None:
        enemy = kingdom("e4 d4", upgrades="e4 d4")
        state = after(position(kingdom(armies="e3:3"), enemy), "attack e3 e4", "dice 1 4")
        assert kingdom(armies="e3:1a").armies == state.kingdoms[0].armies
        assert enemy == state.kingdoms[1]

    def test_three_upgraded_soldiers_that_lose_by_three_are_all_gone(self) -> None:
        enemy = kingdom("e4 d4 c4 c5", upgrades="e4 d4 c4 c5")
        state = after(position(kingdom(armies="e3:0+3"), enemy), "attack e3 e4", "dice 1 6")
        assert () == state.kingdoms[0].armies

    @pytest.mark.parametrize(
        ("loss", "left"),
        [(1, Army("e5", 1, 2)), (2, Army("e5", 0, 2)), (3, Army("e5", 0, 1)), (4, None), (9, None)],
    )
    def test_plain_soldiers_fall_first(self, loss: int, left: Army | None) -> None:
        assert left == thinned(Army("e5", 2, 2), loss)

    def test_a_tie_does_nothing(self) -> None:
        state = after(position(kingdom(armies="e3:3"), kingdom("e4 d4")), "attack e3 e4", "dice 1 4")
        assert (kingdom(armies="e3:3a"), kingdom("e4 d4")) == state.kingdoms

    def test_a_tie_closes_that_kingdom_to_all_armies_of_the_player_for_the_turn(self) -> None:
        lands = (kingdom(armies="e3:3 d3:4 c3:1"), kingdom("e4 d4", armies="d4:1"), kingdom("c4 b4"))
        state = after(position(*lands, kings="SCD"), "attack e3 e4", "dice 1 4")
        assert {"attack d3 d4", "attack c3 c4"} == legal(state, "attack")
        assert {"attack c3 c4"} == legal(after(state, "attack d3 d4", "dice 6 1"), "attack")
        assert "attack e3 e4" in legal(start_turn_of(state))

    def test_the_second_siege_is_refused_with_its_rule(self) -> None:
        lands = (kingdom(armies="e3:3 d3:4"), kingdom("e4 d4"))
        state = after(position(*lands), "attack e3 e4", "dice 1 4")
        assert ("siege-tied", "BW-53") == refused(state, "attack d3 d4")

    def test_a_tie_from_a_distance_closes_it_too(self) -> None:
        state = position(kingdom(armies="e2:2 f3:1"), kingdom("e4 f4"), kings="HS")
        assert "attack f3 f4" not in legal(after(state, "attack e2 e4", "dice 1 2"))

    def test_the_army_may_still_move_afterwards(self) -> None:
        state = after(position(kingdom(armies="e3:3"), kingdom("e4 d4 f4")), "attack e3 e4", "dice 1 3", "raze e4")
        assert "step e3 e4" in legal(state)


@pytest.mark.rule("BW-54")
@pytest.mark.parametrize(
    ("loss", "left"),
    [
        (1, Army("e5", 1, 2)),
        (2, Army("e5", 0, 2)),
        (3, Army("e5", 1, 1)),
        (4, Army("e5", 2, 0)),
        (5, Army("e5", 1, 0)),
        (6, None),
        (11, None),
    ],
)
def test_soldiers_are_lost_first_then_upgrades_then_the_rest(loss: int, left: Army | None) -> None:
    assert left == weakened(RULES[2, 10].box, Army("e5", 2, 2), loss)


@pytest.mark.rule("BW-54")
def test_an_army_with_nothing_left_is_gone() -> None:
    state = position(kingdom(armies="e3:1"), kingdom("e10", armies="e4:3"))
    assert () == after(state, "attack e3 e4", "dice 1 6").kingdoms[0].armies


@pytest.mark.rule("BW-55")
class TestLostSquares:
    def test_take_what_stood_on_them_along(self) -> None:
        enemy = kingdom("e4 d4 d5", merchants="e4", upgrades="e4", farmers="d5", gold=50, builders=2)
        state = after(position(kingdom(armies="e3:1"), enemy), "attack e3 e4", "dice 3 2", "raze e4")
        assert kingdom("d4 d5", farmers="d5", gold=50, builders=2) == state.kingdoms[1]

    def test_belong_to_nobody(self) -> None:
        own = kingdom("e2", builders=1, armies="e3:1")
        state = after(position(own, kingdom("d2 e4 d4")), "attack e3 e4", "dice 2 2", "raze d2")
        assert "expand d2" in legal(state)

    def test_but_an_army_on_them_stays(self) -> None:
        enemy = kingdom("e4 d4 d5", armies="d4:2")
        state = after(position(kingdom(armies="e3:1"), enemy), "attack e3 e4", "dice 2 2", "raze d4")
        assert kingdom("e4 d5", armies="d4:2") == state.kingdoms[1]

    def test_a_kingdom_without_squares_is_out_with_all_its_pieces(self) -> None:
        enemy = kingdom("e4 d4", gold=300, builders=2, barracks=1, armies="h8:3", upgrades="d4", marker=Marker(0))
        state = position(
            kingdom(armies="e3:3", builders=1),
            enemy,
            kings="HDS",
            queens="HDS",
            jacks="HDS",
            centre=(1, None, 1, 0),
            round=6,
        )
        state = after(state, "attack e3 e4", "dice 2 1")
        assert Kingdom(squares=()) == state.kingdoms[1]
        assert (None, None, None, 0) == state.centre
        assert (0, 0, 0) == gold(state)
        assert Phase.ACT is state.phase

    @pytest.mark.rule("BW-67")
    def test_its_cards_stay_unseen(self) -> None:
        state = position(kingdom(armies="e3:3"), kingdom("e4"), kings="HDS", queens="HDS")
        fallen = after(state, "attack e3 e4", "dice 2 1")
        assert (state.hands, state.discard) == (fallen.hands, fallen.discard)

    def test_losing_more_squares_than_there_are_leaves_nothing_to_choose(self) -> None:
        state = after(position(kingdom(armies="e3:3"), kingdom("e4 d4")), "attack e3 e4", "dice 6 1")
        assert Victory.LAST_KINGDOM is state.victory


@pytest.mark.rule("BW-58")
class TestWhatCanBeAttacked:
    def test_an_army_on_a_kingdom_square_is_fought_as_an_army(self) -> None:
        enemy = kingdom("e4 d4", armies="e4:1", upgrades="e4 d4")
        state = after(position(kingdom(armies="e3:3"), enemy), "attack e3 e4", "dice 1 3")
        assert kingdom("e4 d4", upgrades="e4 d4") == replace(state.kingdoms[1], armies=())
        assert () == after(position(kingdom(armies="e3:3"), enemy), "attack e3 e4", "dice 1 1").kingdoms[1].armies

    @pytest.mark.parametrize("square", ["e4", "e5", "d1"])
    def test_armies_anywhere_kingdom_open_ground_or_centre(self, square: str) -> None:
        attacker = {"e4": "e3", "e5": "e4", "d1": "c1"}[square]
        state = position(kingdom("c2", armies=f"{attacker}:2"), kingdom("d1 d2", armies=f"{square}:1"))
        assert f"attack {attacker} {square}" in legal(state)

    def test_an_army_in_its_own_kingdom_may_attack(self) -> None:
        state = position(kingdom("e3", armies="e3:2"), kingdom("e4"))
        assert "attack e3 e4" in legal(state)

    def test_centre_squares_without_an_army_cannot_be_attacked(self) -> None:
        state = position(kingdom(armies="e4:2"), kingdom("e10"), centre=(1, 1, 1, None))
        assert set() == legal(state, "attack")

    def test_builders_and_barracks_are_not_on_the_board(self) -> None:
        """The strongest blow takes squares; builders and soldiers beside the board stay."""
        enemy = kingdom("e4 d4 d5 d6 d7 d8 d9", builders=2, barracks=3)
        state = after(position(kingdom(armies="e3:1"), enemy), "attack e3 e4", "dice 2 1", "raze e4", "raze d4")
        assert (2, 3) == (state.kingdoms[1].builders, state.kingdoms[1].barracks)


@pytest.mark.rule("BW-53")
def test_a_siege_is_against_the_kingdom_whose_square_is_attacked() -> None:
    lands = (kingdom(armies="e3:6"), kingdom("a5 a6", upgrades="a5"), kingdom("e4 d4 c4", upgrades="d4 c4"))
    state = position(*lands, kings="SCD")
    besieged = after(state, "attack e3 e4", "dice 1 4")
    assert (2, 1) == (besieged.besieged, besieged.to_raze)
    assert {"raze e4", "raze d4", "raze c4"} == legal(besieged)
    assert 2 == len(after(besieged, "raze c4").kingdoms[2].squares)


@pytest.mark.rule("BW-55")
def test_a_kingdom_that_loses_exactly_all_its_squares_is_out() -> None:
    lands = (kingdom(armies="e3:3"), kingdom("e4 d4 c4", gold=50), kingdom("e10 f10"))
    state = after(position(*lands, kings="SCD"), "attack e3 e4", "dice 2 2")
    assert Phase.ACT is state.phase
    assert Kingdom(squares=()) == state.kingdoms[1]


@pytest.mark.rule("BW-54")
def test_with_stronger_soldiers_a_loss_takes_as_many_as_cover_it() -> None:
    numbers = components_of("[fighting]\nsoldier_power = 2\nupgraded_power = 5\n")
    box = Rules(numbers, 2, 10).box
    assert Army("e5", 1) == weakened(box, Army("e5", 3), 3)
    assert Army("e5", 2) == weakened(box, Army("e5", 3), 2)
    # A soldier is gone, and an upgraded one became plain for the third power.
    assert Army("e5", 1, 1) == weakened(box, Army("e5", 1, 2), 3)
