"""A turn, filling lines, conquest and the end: every rule of RULES.md."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import BOX, CENTRE, GAME, RULES, owned, position
from wartable import CHANCE, OVER, Match
from wartable.core.chance import ScriptedSource, SeededSource
from wartable.games.age_of_war.actions import Fill, FirstPlayer, LoseDie, Rolled
from wartable.games.age_of_war.components import Face
from wartable.games.age_of_war.notation import format_owners, parse_roll
from wartable.games.age_of_war.state import State

TWO = RULES[2]


@pytest.mark.rule("AW-5")
def test_all_castles_begin_in_the_centre() -> None:
    assert format_owners(TWO.initial_state().owners) == CENTRE


@pytest.mark.rule("AW-6")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_seat_is_as_likely_to_begin(players: int) -> None:
    outcomes = RULES[players].chance_outcomes(RULES[players].initial_state())
    assert tuple((FirstPlayer(seat), 1) for seat in range(players)) == outcomes


@pytest.mark.rule("AW-10")
def test_a_turn_opens_with_a_roll_of_all_seven_dice() -> None:
    state = TWO.apply(TWO.initial_state(), FirstPlayer(1))
    assert CHANCE is TWO.to_act(state)
    assert TWO.chance(state).bounds() == (6,) * 7
    assert TWO.to_act(TWO.apply(state, Rolled(parse_roll("1123ACD")))) == 1


@pytest.mark.rule("AW-11")
def test_losing_a_die_is_always_allowed() -> None:
    assert LoseDie() in TWO.legal_actions(position(roll="DDACC33"))
    assert (LoseDie(),) == TWO.legal_actions(position(roll="1"))


@pytest.mark.rule("AW-12")
def test_a_lost_die_is_out_and_the_others_are_rolled_again() -> None:
    state = TWO.apply(position(roll="1123ACD"), LoseDie())
    assert position(dice=6) == state
    assert TWO.observe(state, 0).lost == 1


@pytest.mark.rule("AW-13")
def test_dice_on_a_line_stay_and_the_others_are_rolled_again() -> None:
    state = TWO.apply(position(roll="332ADDC"), Fill("gassantoda", 1))
    assert position(dice=4, on="gassantoda", lines="1:332") == state
    assert CHANCE is TWO.to_act(state)


@pytest.mark.rule("AW-14")
def test_one_line_per_roll_in_any_order() -> None:
    roll = position(roll="DACCC33")
    for line in range(4):
        state = TWO.apply(roll, Fill("kiyosu", line))
        assert CHANCE is TWO.to_act(state)
        assert [line] == [placed.line for placed in state.placed]


@pytest.mark.rule("AW-15")
def test_every_later_line_of_the_turn_is_on_the_same_card() -> None:
    state = position(roll="DACD", on="gifu", lines="0:D")
    assert {Fill("gifu", 1), Fill("gifu", 2), LoseDie()} == set(TWO.legal_actions(state))


@pytest.mark.rule("AW-16")
def test_the_turn_ends_with_the_last_die() -> None:
    state = position(roll="1", on="gifu", lines="0:D 1:A")
    assert position(turn=1) == TWO.apply(state, LoseDie())


@pytest.mark.rule("AW-16")
def test_the_turn_ends_when_no_die_is_left_and_the_castle_is_not_complete() -> None:
    state = position(roll="33", on="azuchi", lines="0:A")
    assert position(turn=1) == TWO.apply(state, Fill("azuchi", 2))


@pytest.mark.rule("AW-17")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_next_is_the_player_to_the_left(players: int) -> None:
    state = RULES[players].apply(position(roll="1", turn=players - 1), LoseDie())
    assert position(turn=0) == state


@pytest.mark.rule("AW-20", "AW-21")
def test_only_lines_that_the_roll_fills_can_be_chosen() -> None:
    fills = {action for action in TWO.legal_actions(position(roll="11AADDD")) if isinstance(action, Fill)}
    assert {
        Fill("azuchi", 0), Fill("matsumoto", 0), Fill("matsumoto", 1), Fill("gifu", 0), Fill("gifu", 1),
        Fill("kiyosu", 0), Fill("kiyosu", 1), Fill("inuyama", 0), Fill("inuyama", 1), Fill("kasugayama", 0),
        Fill("kitanosho", 0), Fill("gassantoda", 0), Fill("takahashi", 2), Fill("matsuyama", 0), Fill("marugame", 0),
        Fill("kumamoto", 0), Fill("kumamoto", 1),
    } == fills  # fmt: skip


@pytest.mark.rule("AW-22")
def test_castles_in_the_centre_and_of_opponents_can_be_chosen_but_not_ones_own() -> None:
    state = position(owned(gifu=0, edo=1), roll="ADACCCC")
    castles = {action.castle for action in TWO.legal_actions(state) if isinstance(action, Fill)}
    assert "gifu" not in castles
    assert {"edo", "kiyosu"} <= castles


@pytest.mark.rule("AW-22", "AW-31")
def test_face_down_castles_cannot_be_chosen() -> None:
    state = position(owned(kasugayama=1, kitanosho=1, kumamoto=1), roll="AACCDDD")
    castles = {action.castle for action in TWO.legal_actions(state) if isinstance(action, Fill)}
    assert castles.isdisjoint({"kasugayama", "kitanosho", "kumamoto"})


@pytest.mark.rule("AW-23")
def test_in_the_centre_the_special_line_neither_must_nor_may_be_filled() -> None:
    state = position(roll="D", on="odani")
    assert (LoseDie(),) == TWO.legal_actions(state)
    assert owned(odani=0) == format_owners(TWO.apply(position(roll="3331AAA"), Fill("odani", 0)).owners)


@pytest.mark.rule("AW-24")
def test_to_steal_the_special_line_must_be_filled_too_at_any_point() -> None:
    mine = owned(odani=1)
    first = TWO.apply(position(mine, roll="D333111"), Fill("odani", 1))
    assert position(mine, dice=6, on="odani", lines="1:D") == first
    after_printed = TWO.apply(position(mine, roll="D333111"), Fill("odani", 0))
    assert mine == format_owners(after_printed.owners)
    stolen = TWO.apply(position(mine, roll="D11", on="odani", lines="0:1333"), Fill("odani", 1))
    assert position(owned(odani=0), turn=1) == stolen


@pytest.mark.rule("AW-30")
def test_the_last_line_takes_the_card_without_another_roll() -> None:
    state = TWO.apply(position(roll="CAA", on="gifu", lines="0:D 1:A"), Fill("gifu", 2))
    assert position(owned(gifu=0), turn=1) == state


@pytest.mark.rule("AW-31")
def test_a_whole_clan_is_turned_face_down() -> None:
    assert TWO.observe(position(owned(gassantoda=0, takahashi=1)), None).face_down == ()
    assert TWO.observe(position(owned(gassantoda=0, takahashi=0)), None).face_down == (9, 10)
    assert TWO.observe(position(owned(kumamoto=1)), None).face_down == (13,)


@pytest.mark.rule("AW-40")
def test_the_game_ends_the_moment_the_last_castle_leaves_the_centre() -> None:
    owners = owned(kumamoto=0).replace("-", "1").replace("1", "-", 1)
    state = TWO.apply(position(owners, roll="33", on="azuchi", lines="0:A 1:CC"), Fill("azuchi", 2))
    assert OVER is TWO.to_act(state)
    assert TWO.legal_actions(state) == ()
    assert TWO.result(state) is not None
    assert TWO.result(position(owners)) is None


@pytest.mark.rule("AW-43")
def test_a_program_stops_after_a_stated_number_of_decisions_and_calls_it_unfinished() -> None:
    from wartable import run

    match = run(GAME, ["random", "random"], seed=1, max_decisions=50)
    assert match.result is None
    assert sum(entry.seat is not None for entry in match.log) == 50


@pytest.mark.rule("AW-30")
def test_the_rulebooks_turn() -> None:
    """Gassantoda's 8 with 3, 3 and 2; a die lost; then a daimyo takes the castle and ends the turn."""
    rolls = ["1233ACC", "1AAC", "1AD", "1123ACD"]
    script = ScriptedSource([FirstPlayer(0), *(Rolled(parse_roll(roll)) for roll in rolls)])
    match = Match.new(GAME, 2, source=script)
    match.play(Fill("gassantoda", 1))
    assert Fill("gassantoda", 0) not in match.legal_actions()
    match.play(LoseDie())
    match.play(Fill("gassantoda", 0))
    view = match.observe(None)
    assert owned(gassantoda=0) == format_owners(view.owners)
    assert view.turn == 1


def test_infantry_faces_are_their_own_value() -> None:
    assert (Face.INFANTRY_1, Face.INFANTRY_2, Face.INFANTRY_3) == (1, 2, 3)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_castles_never_return_to_the_centre_and_dice_are_never_created(players: int) -> None:
    match, rng = Match.new(GAME, players, source=SeededSource(players)), random.Random(players)
    centre = 14
    while match.to_act is not OVER:
        match.play(rng.choice(match.legal_actions()))
        state: State = match._state
        assert state.owners.count(None) <= centre
        centre = state.owners.count(None)
        assert 1 <= state.dice + sum(len(placed.dice) for placed in state.placed) <= BOX.dice
