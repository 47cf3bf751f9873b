"""Winning by gold, expansion, the centre, or as the last kingdom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, after, kingdom, legal, position, start_turn_of
from wartable import OVER, Result, run
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.turn import start_turn
from wartable.games.board_of_war.state import Marker, Phase, State, Victory

CENTRE = ("e5", "f5", "e6", "f6")
GOAL = " ".join([f"{column}{row}" for row in (1, 2) for column in "abcdefghij"] + ["e3", "f3", "e4", "f4"])


def without(squares: str, *missing: str) -> str:
    return " ".join(square for square in squares.split() if square not in missing)


@pytest.mark.rule("BW-60")
class TestGold:
    @pytest.mark.parametrize(("purse", "expected"), [(980, None), (989, None), (990, Victory.GOLD)])
    def test_a_thousand_in_the_purse(self, purse: int, expected: Victory | None) -> None:
        state = start_turn_of(position(kingdom(gold=purse, merchants="e1"), kings="HD", queens="HD"))
        assert expected is state.victory

    def test_the_gold_of_the_spy_counts(self) -> None:
        own = kingdom(gold=995, marker=Marker(1))
        state = start_turn_of(position(own, kingdom("e10", gold=50), jacks="CH", round=8))
        assert Victory.GOLD is state.victory

    def test_ends_the_match(self) -> None:
        state = start_turn_of(position(kingdom(gold=999, merchants="e1")))
        rules = RULES[2, 10]
        assert OVER is rules.to_act(state)
        assert () == rules.legal_actions(state)
        assert Result(winners=(0,), scores=(1, 0), how="gold") == rules.result(state)

    def test_is_checked_in_the_own_turn_only(self) -> None:
        rich = kingdom("e10 f10", gold=1200)
        assert None is after(position(kingdom(builders=1), rich), "expand e2").victory


@pytest.mark.rule("BW-61")
class TestExpansion:
    def test_the_goal_is_two_rows_and_two_columns_up_to_the_centre(self) -> None:
        board = RULES[2, 10].box.board
        assert set(GOAL.split()) == set(board.goal["south"])  # type: ignore[index]
        assert 20 + 4 == len(GOAL.split())

    def test_the_last_square_wins_at_once(self) -> None:
        state = position(kingdom(without(GOAL, "j1"), builders=1))
        assert Victory.EXPANSION is after(state, "expand j1").victory

    def test_one_square_short_does_not(self) -> None:
        state = position(kingdom(without(GOAL, "j1", "a1"), builders=1))
        assert None is after(state, "expand j1").victory

    def test_other_squares_do_not_make_up_for_it(self) -> None:
        state = position(kingdom(without(GOAL, "j1") + " d3 d4 g3 g4", builders=1))
        assert None is after(state, "expand h3").victory

    def test_every_side_has_its_own_goal(self) -> None:
        north = " ".join(f"{square[0]}{11 - int(square[1:])}" for square in GOAL.split())
        own, enemy = kingdom("e1"), kingdom(without(north, "a10"), builders=1)
        state = after(replace(position(own, enemy), turn=1), "expand a10")
        assert (Victory.EXPANSION, 1) == (state.victory, state.turn)

    def test_on_the_small_board_eighteen_squares(self) -> None:
        goal = RULES[2, 8].box.board.goal["south"]  # type: ignore[index]
        assert 16 + 2 == len(goal)
        own = kingdom(without(" ".join(goal), "h1"), builders=1, size=8)
        state = position(own, kingdom("d8 e8", size=8))
        assert Victory.EXPANSION is after(state, "expand h1", size=8).victory

    def test_the_conquerors_second_square_may_be_the_last(self) -> None:
        state = position(kingdom(without(GOAL, "j1", "i1"), builders=1), kings="DH")
        assert Victory.EXPANSION is after(state, "expand i1", "expand j1").victory


@pytest.mark.rule("BW-62")
class TestCentre:
    def test_an_army_captures_a_square_by_staying_two_whole_rounds(self) -> None:
        state = position(kingdom(armies="e4:1"), kings="HD", queens="HD", hands=((7, 8, 9), (7, 8, 9)))
        state = after(state, "step e4 e5", "end", "play 7", "draw 10", "end", "play 7", "draw 10")
        assert (1, (None,) * 4) == (state.kingdoms[0].armies[0].stayed, state.centre)
        state = after(state, "end", "play 8", "draw 9", "end", "play 8", "draw 9")
        assert (0, (0, None, None, None)) == (state.kingdoms[0].armies[0].stayed, state.centre)

    def test_moving_on_resets_the_counter(self) -> None:
        state = after(position(kingdom(armies="e5:1*1")), "step e5 f5")
        assert 0 == state.kingdoms[0].armies[0].stayed
        assert (None,) * 4 == start_turn_of(state).centre

    def test_moving_away_and_back_resets_it_too(self) -> None:
        state = position(kingdom(armies="e5:1*1"), kings="HD", queens="HD", hands=((7, 8, 9), (7, 8, 9)))
        state = after(state, "step e5 e4", "end", "play 7", "draw 10", "end", "play 7", "draw 10", "step e4 e5")
        assert 0 == state.kingdoms[0].armies[0].stayed

    def test_attacking_without_moving_does_not_reset_it(self) -> None:
        state = position(kingdom(armies="e5:2*1"), kingdom("e10", armies="d5:1"))
        assert 1 == after(state, "attack e5 d5", "dice 1 2").kingdoms[0].armies[0].stayed

    def test_reinforcements_do_not_reset_it(self) -> None:
        by_step = after(position(kingdom(armies="e4:1 e5:1*1")), "step e4 e5")
        from_barracks = after(position(kingdom("e4", barracks=1, armies="e5:1*1")), "deploy e5")
        assert [1, 1] == [state.kingdoms[0].armies[0].stayed for state in (by_step, from_barracks)]
        assert [2, 2] == [state.kingdoms[0].armies[0].soldiers for state in (by_step, from_barracks)]

    def test_the_counter_of_the_army_that_comes_is_lost(self) -> None:
        state = after(position(kingdom(armies="e5:1*1 f5:1")), "step e5 f5")
        assert 0 == state.kingdoms[0].armies[0].stayed

    def test_losing_the_army_loses_the_counter(self) -> None:
        state = position(kingdom(armies="e5:1*1"), kingdom("e10", armies="d5:3"))
        state = after(state, "attack e5 d5", "dice 1 6")
        assert (None,) * 4 == start_turn_of(state).centre

    def test_several_armies_capture_several_squares_at_the_same_time(self) -> None:
        own = kingdom(armies=" ".join(f"{square}:1*1" for square in CENTRE[:3]))
        assert (0, 0, 0, None) == start_turn_of(position(own)).centre

    def test_all_four_win_at_once(self) -> None:
        own = kingdom(armies="f6:1*1")
        state = start_turn_of(position(own, centre=(0, 0, 0, None)))
        assert (Victory.CENTRE, (0, 0, 0, 0)) == (state.victory, state.centre)

    def test_three_do_not(self) -> None:
        assert None is start_turn_of(position(kingdom(armies="f6:1"), centre=(0, 0, 0, None))).victory

    def test_outside_the_centre_nothing_is_counted(self) -> None:
        assert 0 == start_turn_of(position(kingdom(armies="e4:1"))).kingdoms[0].armies[0].stayed

    def test_on_the_small_board_the_centre_lies_elsewhere(self) -> None:
        own, enemy = kingdom("d1 e1", armies="d4:1*1", size=8), kingdom("d8 e8", size=8)
        assert (0, None, None, None) == start_turn_of(position(own, enemy), size=8).centre


@pytest.mark.rule("BW-63")
class TestContested:
    def owner_of_four(self, enemy_armies: str) -> State:
        return position(kingdom(armies="c3:1"), kingdom("e10 f10", armies=enemy_armies), centre=(0, 0, 0, 0))

    def test_a_captured_square_stays_when_the_army_moves_on(self) -> None:
        state = after(position(kingdom(armies="e5:1"), centre=(0, None, None, None)), "step e5 e4")
        assert (0, None, None, None) == start_turn_of(state).centre

    def test_while_one_is_contested_its_owner_cannot_win(self) -> None:
        assert None is start_turn_of(self.owner_of_four("e6:1")).victory

    def test_an_enemy_army_elsewhere_does_not_contest(self) -> None:
        assert Victory.CENTRE is start_turn_of(self.owner_of_four("e7:1")).victory

    def test_if_the_enemy_leaves_nothing_has_changed(self) -> None:
        state = replace(self.owner_of_four("e6:1"), turn=1)
        state = after(state, "step e6 e7")
        assert (0, 0, 0, 0) == state.centre
        assert Victory.CENTRE is start_turn_of(state).victory

    def test_beating_the_contesting_army_wins_at_once(self) -> None:
        own, enemy = kingdom(armies="e5:5"), kingdom("e10 f10", armies="e6:1")
        state = after(position(own, enemy, centre=(0, 0, 0, 0)), "attack e5 e6", "dice 1 1")
        assert Victory.CENTRE is state.victory

    def test_an_enemy_that_stays_two_whole_rounds_takes_the_square(self) -> None:
        state = start_turn_of(self.owner_of_four("e6:1"), 1)
        assert ((0, 0, 0, 0), 1) == (state.centre, state.kingdoms[1].armies[0].stayed)
        state = start_turn_of(state, 1)
        assert ((0, 0, 1, 0), 0) == (state.centre, state.kingdoms[1].armies[0].stayed)


@pytest.mark.rule("BW-64")
class TestLastKingdom:
    def test_the_last_kingdom_on_the_board_wins(self) -> None:
        state = after(position(kingdom(armies="e3:6"), kingdom("e4")), "attack e3 e4", "dice 1 1")
        assert (Victory.LAST_KINGDOM, Phase.OVER) == (state.victory, state.phase)
        assert Result(winners=(0,), scores=(1, 0), how="last-kingdom") == RULES[2, 10].result(state)

    def test_two_left_play_on(self) -> None:
        state = position(kingdom(armies="e3:6"), kingdom("e4"), kings="HDS", queens="HDS")
        state = after(state, "attack e3 e4", "dice 1 1")
        assert None is state.victory
        assert "end" in legal(state)


@pytest.mark.rule("BW-65")
def test_a_match_stopped_by_a_program_is_unfinished_not_won() -> None:
    match = run(GAME, ["random", "random"], seed=1, max_decisions=50)
    assert None is match.result
    assert OVER is not match.to_act
    assert GAME.max_decisions_for_programs > 1000


@pytest.mark.rule("BW-61")
def test_squares_beyond_the_goal_do_not_stand_in_its_way() -> None:
    state = position(kingdom(f"{without(GOAL, 'j2')} a3 b3", builders=1))
    assert state.victory is None
    assert Victory.EXPANSION is after(state, "expand j2").victory


@pytest.mark.rule("BW-62")
class TestOnlyTheStrongestCaptures:
    """The house rule `victory.captures_together = false`."""

    RULES = Rules(components_of("victory.captures_together = false"), 2, 10)

    @pytest.mark.parametrize(
        ("before", "stayed"),
        [
            ("e5:1*1 f6:2", (0, 1)),
            ("e5:0+1 f6:1", (1, 0)),
            ("e5:1 f6:1*1", (0, 0)),
            ("e5:1 f6:1", (1, 0)),
            ("e4:9 f6:1", (0, 1)),
        ],
    )
    def test_the_counter_of_one_army_moves(self, before: str, stayed: tuple[int, ...]) -> None:
        state = start_turn(self.RULES.box, position(kingdom(armies=before)), 0, 3)
        assert stayed == tuple(army.stayed for army in state.kingdoms[0].armies)
        assert state.centre.count(0) == before.count("f6:1*1")

    def test_of_equals_the_one_that_has_something_to_capture(self) -> None:
        state = position(kingdom(armies="e5:1 f6:1"), centre=(0, None, None, None))
        state = start_turn(self.RULES.box, state, 0, 3)
        assert (0, 1) == tuple(army.stayed for army in state.kingdoms[0].armies)


@pytest.mark.rule("BW-62", "BW-63")
def test_an_army_on_a_square_that_its_owner_has_captured_counts_no_rounds() -> None:
    state = position(kingdom(armies="e5:1 f6:1"), centre=(0, None, None, None))
    assert (0, 1) == tuple(army.stayed for army in start_turn_of(state).kingdoms[0].armies)
