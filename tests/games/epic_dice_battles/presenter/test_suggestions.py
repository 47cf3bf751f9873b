"""The choice that a person accepts with one key, and what the log keeps of it."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import after, in_autumn, in_spring, lines, player, rules_of, to_act
from wartable.core.chance import ScriptedSource, SeededSource
from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.notation import format_action
from wartable.games.epic_dice_battles.state import State


def suggested(state: State) -> str | None:
    rules, seat = rules_of(state), to_act(state)
    assert isinstance(seat, int)
    action = GAME.presenter(rules).suggest(rules.observe(state, seat), rules.legal_actions(state))
    return None if action is None else format_action(action)


def accepted(state: State, times: int = 1) -> State:
    for _ in range(times):
        text = suggested(state)
        assert text is not None
        state = after(state, text)
    return state


def fight(first: str, second: str, *events: str):
    mats = (player("bizen", f"1@owari {first}"), player("mutsu", f"1@owari {second}"))
    return after(in_autumn(*mats), "pass", "pass", *events)


@pytest.mark.rule("ED-64")
def test_modifiers_go_where_they_kill_most():
    state = fight("3/0/0 cavalry", "3/0/0", "ready", "roll 1 3 5", "roll 3 3 3")
    assert "assign-die 1 footman no" == suggested(state)
    state = accepted(state)
    # The cavalry takes the 3 and kills with it.
    assert "assign-die 3 cavalry no" == suggested(state)


@pytest.mark.rule("ED-62", "ED-64")
def test_the_cheapest_unit_is_lost_first():
    state = fight("3/0/0 archer*3", "3/0/0 samurai cavalry", "ready", "ready", "roll 5 5 1")
    assert "lose footman" == suggested(state)
    assert "lose cavalry" == suggested(accepted(state))


@pytest.mark.rule("ED-61")
def test_archers_stay_in_the_main_line_and_riders_and_ninjas_go_to_the_flanks():
    state = accepted(fight("3/2/0 archer cavalry ninja samurai", "3/0/0"), 4)
    assert "1 footman + 1 archer + 1 cavalry / 1 ninja + 1 samurai / -" == lines(state, 0)


@pytest.mark.rule("ED-60")
def test_dice_of_a_blocked_flank_join_the_main_line():
    mats = (player("bizen", "1@kii 3/2/0", "2@bizen 2/0/0"), player("mutsu", "1@kii 3/0/0"))
    assert "join-main" == suggested(after(in_autumn(*mats), "pass", "pass"))


@pytest.mark.rule("ED-60")
def test_only_a_ninja_that_finds_no_die_in_a_flank_goes_along_with_a_die():
    foe = player("mutsu", "1@iyo 3/0/0")
    lost = in_autumn(player("bizen", "1@iyo 3/0/2 ninja archer", "2@bizen 2/0/0"), foe)
    assert "send-token ninja 1" == suggested(after(lost, "pass", "pass", "send-die 1 main"))
    at_home = in_autumn(player("bizen", "1@iyo 3/1/2 ninja archer", "2@bizen 2/0/0"), foe)
    assert "send-alone" == suggested(after(at_home, "pass", "pass", "send-die 1 main"))


@pytest.mark.rule("ED-82")
def test_the_strongest_unit_runs_at_the_gate():
    mats = (player("bizen", "1@suruga 3/0/0 cavalry samurai-cavalry"), player("suruga mutsu"))
    state = after(in_autumn(*mats), "pass", "besiege suruga", "ready", "roll 1 1")
    assert "storm-gate samurai-cavalry" == suggested(state)


@pytest.mark.rule("ED-68")
def test_survivors_are_laid_out_as_they_lay_before():
    mats = (player("bizen", "1@owari 4/2/0", "2@owari 3/0/0"), player("mutsu", "1@owari 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "roll 4 4 4 4 4 4 4 4 4", "roll 3")
    assert "lay-army 0 6" == suggested(state)
    assert "lay-flank 0 flank1 2" == suggested(accepted(state))


@pytest.mark.rule("ED-60", "ED-68")
def test_what_must_leave_goes_to_the_first_army_with_room():
    mats = (player("bizen", "1@kii 3/1/0 ninja", "2@bizen 2/0/0", "3@awa 2/0/0"), player("mutsu", "1@kii 3/0/0"))
    assert "send-token ninja 1" == suggested(after(in_autumn(*mats), "pass", "pass", "join-main"))
    mats = (player("bizen", "1@owari 2/0/0 archer shield", "2@owari 2/0/0"), player("mutsu", "1@owari 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "ready", "roll 1", "roll 4 4 4 4", "roll 3", "lay-army 0 2")
    assert "lay-shield 0" == suggested(state)
    assert "lay-token archer 0" == suggested(accepted(state))


def test_flanks_of_a_siege_are_the_defenders_own_choice():
    mats = (player("bizen", "1@suruga 3/1/0"), player("suruga mutsu"))
    assert suggested(after(in_autumn(*mats), "pass", "besiege suruga")) is None


@pytest.mark.rule("ED-42")
def test_hunger_takes_footmen_before_tokens_and_cheap_tokens_before_dear_ones():
    hungry = player("", "1@owari 3/0/0 samurai archer", "2@kii 3/0/0", rice=0, rice_marker=2)
    state = after(in_spring(player("mutsu", "1@mutsu 2/0/0"), hungry, seat=1), "end-buying")
    assert "give-up-die 1 main" == suggested(state)
    state = after(state, "give-up-die 0 main")
    assert "give-up-token archer" == suggested(state)


def test_elsewhere_nothing_is_suggested_unless_there_is_no_choice():
    state = in_spring(player("bizen", "1@bizen 2/0/0"), player("mutsu", "1@mutsu 2/0/0"))
    assert suggested(state) is None
    poor = in_spring(player("bizen", "1@bizen 2/0/0", rice=0, money=0), player("mutsu", "1@mutsu 2/0/0"))
    assert "end-buying" == suggested(poor)


def test_an_accepted_default_is_recorded_as_the_decision_it_stands_for():
    match = Match.new(GAME, 2, source=ScriptedSource(then=SeededSource(3)))
    for _ in range(200):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        legal = match.legal_actions()
        default = match.presenter.suggest(match.observe(seat), legal)
        match.play(default or legal[0])
        if default is not None:
            assert (seat, default) in [(entry.seat, entry.event) for entry in match.log[-30:]]
