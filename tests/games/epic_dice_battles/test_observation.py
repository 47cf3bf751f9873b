"""Who sees what: ED-15 to ED-18; and what is dealt anew looks the same."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import RULES, after, in_autumn, in_spring, legal, player, rules_of
from wartable.core.game import CHANCE, OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import (
    Buy,
    DiscardToken,
    JoinMain,
    PlaceToken,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    Scout,
    SendDie,
    SendToken,
    SetNumber,
)
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.observation import Observation, shows_more
from wartable.games.epic_dice_battles.state import Fighting, Spring, State

SECRET = (
    Buy,
    PutDie,
    RaiseArmy,
    PutToken,
    Scout,
    Renumber,
    SetNumber,
    SendDie,
    JoinMain,
    PlaceToken,
    SendToken,
    DiscardToken,
)
"""Steps that the others must not notice, unless something is turned up."""

OWN = player("bizen", "1@bizen 3/0/0 archer*2", "2@owari 2/1/0 ninja shield")
FOE = player("suruga", "2@suruga 3/0/0 samurai", "1@kii 4/0/0 cavalry*2")


def view(state: State, seat: int | None) -> Observation:
    return rules_of(state).observe(state, seat)


def same_for(state: State, other: State, seat: int | None) -> bool:
    return msgspec.json.encode(view(state, seat)) == msgspec.json.encode(view(other, seat))


def with_secrets(state: State, seat: int, *changes: dict[str, object]) -> State:
    """The state with other numbers or tokens in the slots of a seat."""
    mat = state.mats[seat]
    slots = tuple(
        replace(slot, **changes[place]) if slot and place < len(changes) else slot
        for place, slot in enumerate(mat.slots)
    )
    mats = tuple(replace(old, slots=slots) if number == seat else old for number, old in enumerate(state.mats))
    return replace(state, mats=mats)


@pytest.mark.rule("ED-15")
def test_opponents_see_dice_and_how_many_tokens_but_not_which_nor_the_number():
    state = in_autumn(OWN, FOE)
    theirs, own = view(state, 0).mats[1], view(state, 1).mats[1]
    assert [(None, (3, 0, 0), 1, None), (None, (4, 0, 0), 2, None)] == [
        (slot.number, slot.dice, slot.token_count, slot.tokens) for slot in theirs.slots if slot
    ]
    assert [(2, (0, 0, 0, 0, 1, 0)), (1, (0, 0, 2, 0, 0, 0))] == [
        (slot.number, slot.tokens) for slot in own.slots if slot
    ]
    assert theirs.regions == own.regions
    assert 1 == view(state, 1).mats[0].slots[1].shields


@pytest.mark.rule("ED-15")
@pytest.mark.parametrize("seat", [0, None])
def test_other_secrets_look_the_same(seat: int | None):
    state = in_autumn(OWN, FOE)
    other = with_secrets(
        state, 1, {"number": 1, "tokens": (0, 0, 0, 1, 0, 0)}, {"number": 2, "tokens": (0, 1, 0, 0, 0, 1)}
    )
    assert same_for(state, other, seat)
    assert not same_for(state, other, 1)


@pytest.mark.rule("ED-17")
def test_in_spring_the_others_see_nothing_until_all_is_bought_and_then_only_what_it_cost():
    start = in_spring(replace(OWN, officers=1, rice=9, money=9, honor=9), FOE)
    archer = after(start, "buy archer", "put-die 0 main", "put-token 0")
    samurai = after(start, "buy samurai", "put-die 0 main", "put-token 0")
    raised = after(start, "buy footman", "raise-army bizen", "renumber", "set-number 0 3", "set-number 1 1")
    for secret in (archer, samurai, raised):
        assert same_for(start, secret, 1)
        assert same_for(start, secret, None)
        assert not same_for(start, secret, 0)
    cavalry = after(start, "buy cavalry", "put-die 0 main", "put-token 0")
    assert same_for(after(archer, "end-buying"), after(cavalry, "end-buying"), 1)
    done = view(after(samurai, "end-buying"), 1).mats[0]
    assert (8, 8, 3) == (done.money, done.honor, done.slots[0].token_count)


@pytest.mark.rule("ED-17")
def test_the_log_of_the_others_is_silent_about_a_spring():
    rules = RULES[2]
    state = in_spring(replace(OWN, officers=1, rice=9, money=9, honor=9), FOE)
    for text in (
        "buy samurai",
        "put-die 1 main",
        "put-token 1",
        "buy ninja",
        "put-die 1 main",
        "put-token 1",
        "scout -",
        "renumber",
        "set-number 0 2",
    ):
        event = GAME.parse_action(text)
        then = rules.apply(state, event)
        assert (
            ()
            == GAME.presenter(rules).tell(rules, state, event, then, 1)
            == GAME.presenter(rules).tell(rules, state, event, then, None)
        )
        state = then
    spent = GAME.presenter(rules).tell(rules, state, GAME.parse_action("end-buying"), after(state, "end-buying"), 1)
    assert ["log-spent", "log-reinforced"] == [line.key for line in spent][:2]


@pytest.mark.rule("ED-34")
def test_what_a_ninja_turns_up_everybody_sees():
    state = after(in_spring(replace(OWN, officers=0), FOE), "buy ninja", "put-die 0 main", "put-token 0", "scout 1")
    told = GAME.presenter(RULES[2]).tell(
        RULES[2], state, GAME.parse_action("reveal 1 tokens"), after(state, "reveal 1 tokens"), None
    )
    assert ["log-spied", "log-tokens-shown"] == [line.key for line in told]
    state = after(state, "reveal 1 tokens")
    for seat in (0, None):
        assert (0, 0, 2, 0, 0, 0) == view(state, seat).mats[1].slots[1].face_up


@pytest.mark.rule("ED-56", "ED-60", "ED-80")
def test_which_slots_fight_is_hidden_until_the_numbers_are_revealed():
    attacker = ("1@suruga 3/0/0 archer", "2@bizen 5/1/0 shield")
    swapped = ("2@bizen 3/0/0 archer", "1@suruga 5/1/0 shield")
    for foe, calls in (("1@suruga 2/0/0", ()), ("1@mutsu 2/0/0", ("besiege suruga",))):
        one, other = (
            after(in_autumn(player("bizen", *armies), player("suruga", foe)), "pass", "pass", *calls)
            for armies in (attacker, swapped)
        )
        for viewer in (1, None):
            assert same_for(one, other, viewer)
        one, other = (after(state, "open-flanks yes no") for state in (one, other))
        assert not same_for(one, other, 1)


@pytest.mark.rule("ED-61", "ED-18")
def test_a_deployment_is_hidden_until_all_are_ready():
    mats = (player("bizen", "1@owari 3/2/0 archer cavalry ninja"), player("suruga", "1@owari 3/0/0 samurai"))
    start = after(in_autumn(*mats), "pass", "pass")
    one = after(start, "place-token cavalry main", "place-token archer main")
    other = after(start, "place-token cavalry flank1", "place-token archer main")
    for state in (one, other):
        assert same_for(start, state, 1)
        assert same_for(start, state, None)
    assert same_for(after(one, "ready"), after(other, "ready"), 1)
    assert not same_for(after(one, "ready", "ready"), after(other, "ready", "ready"), 1)


@pytest.mark.rule("ED-60", "ED-61")
def test_the_others_do_not_see_a_die_sent_away_before_all_are_ready():
    mats = (player("bizen", "1@iyo 3/0/2", "2@bizen 2/0/0"), player("suruga", "1@iyo 3/0/0 samurai"))
    start = after(in_autumn(*mats), "pass", "pass")
    assert same_for(after(start, "send-die 1 main", "join-main"), after(start, "join-main"), 1)


@pytest.mark.rule("ED-68")
def test_tokens_are_laid_out_again_in_secret():
    mats = (player("bizen", "1@owari 2/0/0 archer", "2@owari 2/0/0 cavalry"), player("mutsu", "1@owari 1/0/0"))
    start = after(in_autumn(*mats), "pass", "pass", "ready", "roll 1", "roll 4 4 4 4", "roll 3", "lay-army 0 2")
    one, other = after(start, "lay-token archer 0"), after(start, "lay-token archer 1")
    assert same_for(one, other, 1)
    assert same_for(after(one, "lay-token cavalry 1"), after(other, "lay-token cavalry 0"), 1)
    event = GAME.parse_action("lay-token archer 0")
    assert () == GAME.presenter(RULES[2]).tell(RULES[2], start, event, one, 1)


@pytest.mark.rule("ED-42", "ED-15")
def test_which_token_is_given_up_is_secret():
    hungry = player("", "1@owari 3/0/0 archer cavalry", rice=0, rice_marker=1)
    state = in_spring(FOE, hungry, seat=1)
    state = after(state, "end-buying", "give-up-die 0 main")
    one, other = after(state, "give-up-token archer"), after(state, "give-up-token cavalry")
    assert same_for(one, other, 0)
    lines = [
        GAME.presenter(RULES[2]).tell(RULES[2], state, GAME.parse_action(f"give-up-token {unit}"), then, 0)
        for unit, then in (("archer", one), ("cavalry", other))
    ]
    assert lines[0] == lines[1]
    own = GAME.presenter(RULES[2]).tell(RULES[2], state, GAME.parse_action("give-up-token archer"), one, 1)
    assert "log-gave-up-token" == own[0].key


@pytest.mark.rule("ED-22")
def test_memory_of_a_number_is_unsure_once_its_owner_had_an_officer():
    seen = after(
        in_spring(player("bizen", "1@bizen 2/0/0"), replace(FOE, officers=1)),
        "buy ninja",
        "scout 1",
        "reveal 0 number",
        "end-buying",
    )
    assert view(seen, 0).mats[1].slots[0].number_seen.sure
    kept = after(seen, "end-buying")
    assert 2 == view(kept, 0).mats[1].slots[0].number
    hidden = after(seen, "renumber", "set-number 0 1", "end-buying")
    slot = view(hidden, 0).mats[1].slots[0]
    assert (None, 2, False) == (slot.number, slot.number_seen.number, slot.number_seen.sure)


@pytest.mark.rule("ED-15", "ED-17", "ED-61")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_secret_steps_of_random_games_change_nothing_for_anybody_else(players: int):
    rules, rng = RULES[players], random.Random(players)
    state, secret_steps = rules.initial_state(), 0
    while (actor := rules.to_act(state)) is not OVER:
        if actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
            continue
        event = rng.choice(rules.legal_actions(state))
        then = rules.apply(state, event)
        if isinstance(event, SECRET) and then.stage.__class__ is state.stage.__class__ and not shows_more(state, then):
            for seat in (None, *(seat for seat in range(players) if seat != actor)):
                assert same_for(state, then, seat), event
                assert () == GAME.presenter(rules).tell(rules, state, event, then, seat)
            secret_steps += 1
        state = then
    assert secret_steps > 50


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_dealt_anew_looks_the_same_and_can_be_played_on(players: int):
    rng = random.Random(players)
    match = Match.new(GAME, players, seed=players, keep_log=False)
    rules = match.rules
    while match.to_act is not OVER:
        if rng.random() < 0.2:
            for seat in (None, *range(players)):
                observation = match.observe(seat)
                dealt = rules.redeal(observation, rng)
                assert observation == rules.observe(dealt, seat)
                _play_on(rules, dealt, rng, 4)
        match.play(rng.choice(match.legal_actions()))


def _play_on(rules, state: State, rng: random.Random, events: int) -> None:
    for _ in range(events):
        if rules.to_act(state) is OVER:
            return
        if rules.to_act(state) is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        else:
            state = rules.apply(state, rng.choice(rules.legal_actions(state)))


def test_a_redeal_keeps_what_is_known_and_remembered():
    seen = after(
        in_spring(player("bizen", "1@bizen 2/0/0"), FOE), "buy ninja", "scout 1", "reveal 1 tokens", "end-buying"
    )
    dealt = [RULES[2].redeal(view(seen, 0), random.Random(seed)).mats[1] for seed in range(20)]
    assert {(0, 0, 2, 0, 0, 0)} == {mat.slots[1].tokens for mat in dealt}
    assert {(1, 2), (2, 1)} == {(mat.slots[0].number, mat.slots[1].number) for mat in dealt}
    assert 1 < len({mat.slots[0].tokens for mat in dealt})


def test_a_spectator_of_a_deployment_may_think_of_anything_decided():
    mats = (player("bizen", "1@owari 3/2/0 archer cavalry"), player("suruga", "1@owari 3/1/0 samurai"))
    state = after(in_autumn(*mats), "pass", "pass", "place-token cavalry main", "place-token archer main", "ready")
    dealt = [RULES[2].redeal(view(state, 1), random.Random(seed)) for seed in range(20)]
    lines = {deal.stage.battle.sides[0].deployment.lines for deal in dealt if isinstance(deal.stage, Fighting)}
    assert 1 < len(lines)
    assert all(deal.stage.battle.sides[0].deployment.is_ready for deal in dealt if isinstance(deal.stage, Fighting))


def test_undo_is_refused_where_a_secret_came_out():
    rules = RULES[2]
    spring = in_spring(replace(OWN, officers=1, rice=9), FOE)
    bought = after(spring, "buy footman")
    assert rules.is_undoable(spring, GAME.parse_action("buy footman"), bought)
    assert rules.is_undoable(bought, GAME.parse_action("raise-army bizen"), after(bought, "raise-army bizen"))
    assert not rules.is_undoable(spring, GAME.parse_action("end-buying"), after(spring, "end-buying"))
    spied = after(spring, "buy ninja", "put-die 0 main", "put-token 0", "scout 1")
    assert not rules.is_undoable(spied, GAME.parse_action("reveal 0 number"), after(spied, "reveal 0 number"))
    ready = after(in_autumn(player("bizen", "1@owari 2/0/0 archer"), player("mutsu", "1@owari 2/0/0")), "pass")
    assert not rules.is_undoable(ready, GAME.parse_action("pass"), after(ready, "pass"))
    assert isinstance(spring.stage, Spring)


@pytest.mark.rule("ED-61")
def test_undo_is_refused_once_both_lines_are_open_though_no_token_was_turned_up():
    inside = player("bizen", "1@bizen 3/1/0", "2@owari 2/0/0")
    outside = player("mutsu", "1@bizen 3/1/0", "2@mutsu 2/0/0")
    state = after(in_autumn(inside, outside), "pass", "pass", "open-flanks no no", "join-main", "ready")
    rules, last = rules_of(state), after(state, "join-main")
    assert rules.is_undoable(state, GAME.parse_action("join-main"), last)
    assert {"storm-gate footman", "call-off"} == legal(after(last, "ready"))
    assert not rules.is_undoable(last, GAME.parse_action("ready"), after(last, "ready"))
