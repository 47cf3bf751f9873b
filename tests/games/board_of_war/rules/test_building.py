"""What builders do: expand, upgrade a square, upgrade a soldier; with Conqueror, Architect and Saboteur."""

from __future__ import annotations

import pytest

from tests.games.board_of_war.positions import after, gold, kingdom, legal, position
from wartable.games.board_of_war.state import Marker


@pytest.mark.rule("BW-40")
class TestExpand:
    def test_onto_free_squares_next_to_the_kingdom_not_diagonally(self) -> None:
        state = position(kingdom("e1 f1", builders=1))
        assert {"expand d1", "expand g1", "expand e2", "expand f2"} == legal(state, "expand")

    def test_inside_the_board_only(self) -> None:
        state = position(kingdom("a1", builders=1))
        assert {"expand a2", "expand b1"} == legal(state, "expand")

    def test_not_onto_a_kingdom_the_centre_or_an_enemy_army(self) -> None:
        own, enemy = kingdom("e4", builders=1), kingdom("f4", armies="d4:1")
        assert {"expand e3"} == legal(position(own, enemy), "expand")

    @pytest.mark.rule("BW-59")
    def test_onto_a_square_with_an_own_army(self) -> None:
        state = after(position(kingdom(builders=1, armies="e2:1")), "expand e2")
        assert ("e1", "f1", "e2") == state.kingdoms[0].squares
        assert "e2" == state.kingdoms[0].armies[0].square

    def test_costs_nothing_and_takes_a_builder(self) -> None:
        state = after(position(kingdom(builders=2, gold=7)), "expand e2")
        assert (7, 0) == gold(state)
        assert {"expand d1", "expand g1", "expand d2", "expand f2", "expand e3"} == legal(state, "expand")
        assert set() == legal(after(state, "expand e3"), "expand")

    def test_needs_a_builder(self) -> None:
        assert {"end"} == legal(position())


@pytest.mark.rule("BW-41")
class TestUpgradeSquare:
    def test_costs_forty_and_a_builder(self) -> None:
        state = after(position(kingdom(builders=1, gold=50)), "upgrade e1")
        assert (10, 0) == gold(state)
        assert ("e1",) == state.kingdoms[0].upgrades
        assert {"end"} == legal(state)

    def test_once_for_every_square(self) -> None:
        state = position(kingdom(builders=2, gold=200, upgrades="e1"))
        assert {"upgrade f1"} == legal(state, "upgrade")

    @pytest.mark.parametrize(("purse", "expected"), [(39, set()), (40, {"upgrade e1", "upgrade f1"})])
    def test_needs_the_gold(self, purse: int, expected: set[str]) -> None:
        assert expected == legal(position(kingdom(builders=1, gold=purse)), "upgrade")


@pytest.mark.rule("BW-42")
class TestUpgradeSoldier:
    def test_costs_eighty_and_makes_power_two(self) -> None:
        state = after(position(kingdom(builders=1, gold=90, armies="e3:2")), "train e3")
        assert (10, 0) == gold(state)
        assert kingdom(armies="e3:1+1").armies == state.kingdoms[0].armies

    def test_once_for_every_soldier(self) -> None:
        state = position(kingdom(builders=1, gold=90, armies="e3:0+2 e5:1"))
        assert {"train e5"} == legal(state, "train")

    @pytest.mark.rule("BW-67")
    def test_in_the_barracks_too(self) -> None:
        state = after(position(kingdom(builders=1, gold=80, barracks=2)), "train barracks")
        assert (1, 1) == (state.kingdoms[0].barracks, state.kingdoms[0].barracks_upgraded)

    @pytest.mark.parametrize(("purse", "expected"), [(79, set()), (80, {"train e3", "train barracks"})])
    def test_needs_the_gold(self, purse: int, expected: set[str]) -> None:
        state = position(kingdom(builders=1, gold=purse, armies="e3:1", barracks=1))
        assert expected == legal(state, "train")


class TestConqueror:
    def test_one_builder_a_turn_expands_by_two_squares(self) -> None:
        state = position(kingdom(builders=1), kings="DH")
        state = after(state, "expand e2", "expand e3")
        assert ("e1", "f1", "e2", "e3") == state.kingdoms[0].squares
        assert set() == legal(state, "expand")

    def test_the_other_builders_expand_by_one(self) -> None:
        state = after(position(kingdom(builders=2), kings="DH"), "expand e2", "expand e3", "expand d3")
        assert set() == legal(state, "expand")
        assert 6 - 1 == len(state.kingdoms[0].squares)

    def test_the_second_square_leaves_the_other_builder_free_for_other_work(self) -> None:
        state = position(kingdom(builders=2, gold=40), kings="DH")
        state = after(state, "expand e2", "expand e3", "upgrade e1")
        assert {"end"} == legal(state)

    @pytest.mark.rule("BW-67")
    def test_the_second_square_may_come_after_other_work(self) -> None:
        state = position(kingdom(builders=2, gold=40), kings="DH")
        state = after(state, "expand e2", "upgrade e1", "expand e3")
        assert {"end"} == legal(state)

    def test_without_an_expansion_there_is_no_second_square(self) -> None:
        state = after(position(kingdom(builders=1, gold=40), kings="DH"), "upgrade e1")
        assert set() == legal(state, "expand")

    def test_at_the_edge_of_the_board_the_second_square_needs_room(self) -> None:
        """In the corner the first square opens the only way for the second one."""
        own, enemy = kingdom("a1", builders=1), kingdom("b1 b2")
        state = position(own, enemy, kings="DH")
        assert {"expand a2"} == legal(state, "expand")
        state = after(state, "expand a2")
        assert {"expand a3"} == legal(state, "expand")
        shut_in = position(kingdom("a1", builders=1), kingdom("b1 b2 a3"), kings="DH")
        assert {"end"} == legal(after(shut_in, "expand a2"))

    def test_only_the_conqueror_does_it(self) -> None:
        assert set() == legal(after(position(kingdom(builders=1), kings="SH"), "expand e2"), "expand")

    def test_once_a_turn_and_again_in_the_next(self) -> None:
        state = position(kingdom(builders=1), kings="DH", hand="7 8 9")
        state = after(state, "expand e2", "expand e3", "end", "play 7", "draw 7", "end", "play 10", "draw 7")
        state = after(state, "expand e4", "expand d4")
        assert 6 == len(state.kingdoms[0].squares)


class TestArchitect:
    @pytest.mark.parametrize(
        ("purse", "expected"), [(29, set()), (30, {"upgrade"}), (69, {"upgrade"}), (70, {"upgrade", "train"})]
    )
    def test_upgrades_cost_ten_less(self, purse: int, expected: set[str]) -> None:
        state = position(kingdom(builders=1, gold=purse, barracks=1), queens="DC")
        assert expected == {action.split()[0] for action in legal(state, "upgrade", "train")}

    def test_the_price_is_what_is_paid(self) -> None:
        state = position(kingdom(builders=2, gold=100, barracks=1), queens="DC")
        assert (0, 0) == gold(after(state, "upgrade e1", "train barracks"))


@pytest.mark.rule("BW-66")
class TestSaboteur:
    def test_one_builder_of_the_marked_player_is_idle(self) -> None:
        saboteur = kingdom("e10 f10", marker=Marker(0))
        state = position(kingdom(builders=2), saboteur, jacks="HD", round=6)
        state = after(state, "expand e2")
        assert {"end"} == legal(state)

    def test_a_single_builder_does_nothing(self) -> None:
        saboteur = kingdom("e10 f10", marker=Marker(0))
        assert {"end"} == legal(position(kingdom(builders=1, gold=100), saboteur, jacks="HD", round=6, marked=True))

    def test_with_the_conqueror_the_other_builder_still_expands_by_two(self) -> None:
        saboteur = kingdom("e10 f10", marker=Marker(0))
        state = position(kingdom(builders=2), saboteur, kings="DH", jacks="HD", round=6)
        assert {"end"} == legal(after(state, "expand e2", "expand e3"))

    def test_the_builders_of_others_work(self) -> None:
        saboteur = kingdom("a5 a6", marker=Marker(2))
        state = position(kingdom(builders=1), saboteur, kings="HDS", queens="HDS", jacks="HDS", round=6)
        assert "expand e2" in legal(state)


@pytest.mark.rule("BW-42")
def test_only_a_soldier_of_the_army_chosen_is_upgraded() -> None:
    land = kingdom(builders=1, gold=80, barracks=1, armies="e3:2 e4:2")
    trained = after(position(land), "train e4").kingdoms[0]
    assert kingdom(armies="e3:2 e4:1+1").armies == trained.armies
    assert (1, 0, 0) == (trained.barracks, trained.barracks_upgraded, trained.gold)
