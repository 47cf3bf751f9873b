"""What a seat sees, and what it cannot see by any route."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable import Match
from wartable.core.game import CHANCE
from wartable.games.board_of_war.actions import Drew, PlayCard
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.observation import unseen_cards
from wartable.games.board_of_war.state import Phase, State

TWO = RULES[2, 10]


@pytest.mark.rule("BW-11")
def test_only_the_owner_sees_a_hand() -> None:
    state = position(hands=((1, 7, 9), (2, 4, 10)))
    views = [TWO.observe(state, viewer) for viewer in (0, 1, None)]
    assert [(1, 7, 9), (2, 4, 10), None] == [view.hand for view in views]
    assert [(3, 3)] * 3 == [view.hand_sizes for view in views]


def test_other_hands_and_the_deck_change_nothing_in_a_view() -> None:
    one, other = position(hands=((1, 7, 9), (2, 4, 10))), position(hands=((1, 7, 9), (3, 3, 5)))
    assert msgspec.json.encode(TWO.observe(one, 0)) == msgspec.json.encode(TWO.observe(other, 0))
    assert msgspec.json.encode(TWO.observe(one, None)) == msgspec.json.encode(TWO.observe(other, None))


def test_a_view_has_no_field_beyond_those_meant_for_it() -> None:
    hidden = {"hands", "deck"}
    added = {"viewer", "players", "size", "hand", "hand_sizes", "deck_size", "sides", "tracks"}
    assert (set(State.__struct_fields__) - hidden) | added == set(GAME.observation_type.__struct_fields__)


def test_the_order_of_a_hand_does_not_tell_what_was_drawn() -> None:
    state = after(position(hand="5 7 9"), "end", "play 7")
    assert [(2, 5, 9), (5, 9, 10), (5, 6, 9)] == [after(state, f"draw {card}").hands[0] for card in (2, 10, 6)]


def test_unseen_cards_are_all_but_the_own_hand_and_the_discard_pile() -> None:
    state = position(hands=((1, 1, 9), (2, 4, 10)), discard=(1, 0, 0, 0, 0, 0, 0, 0, 0, 3))
    assert (1, 4, 4, 4, 4, 4, 4, 4, 3, 1) == unseen_cards(TWO.observe(state, 0), ranks=10, copies=4)
    assert (3, 4, 4, 4, 4, 4, 4, 4, 4, 1) == unseen_cards(TWO.observe(state, None), ranks=10, copies=4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_is_a_state_that_looks_the_same_in_every_phase(players: int) -> None:
    phases = {phase for seed in range(3) for phase in redealt(players, random.Random(seed))}
    assert set(Phase) - {Phase.OVER} == phases


def redealt(players: int, rng: random.Random) -> Iterator[Phase]:
    """Plays a random match and redeals it for every viewer on the way."""
    rules = RULES[players, 8]
    state = rules.initial_state()
    while state.phase is not Phase.OVER:
        yield state.phase
        for viewer in (*range(players), None):
            view = rules.observe(state, viewer)
            other = rules.redeal(view, rng)
            assert view == rules.observe(other, viewer)
            assert sum(other.deck) == sum(state.deck)
        if rules.to_act(state) is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        else:
            state = rules.apply(state, rng.choice(rules.legal_actions(state)))


def test_a_redeal_deals_every_possible_hand() -> None:
    discard = tuple(4 - (rank in (1, 2)) * 4 for rank in range(1, 11))
    state = position(hands=((1, 1, 1), (1, 2, 2)), discard=discard)
    view = TWO.observe(state, 0)
    hands = {TWO.redeal(view, random.Random(seed)).hands[1] for seed in range(60)}
    assert {(1, 2, 2), (2, 2, 2)} == hands


def test_the_log_gives_a_drawn_card_to_its_owner_alone() -> None:
    before = after(position(hand="5 7 9"), "end", "play 5")
    for card in range(1, 11):
        state = TWO.apply(before, Drew(card))
        lines = [GAME.presenter(TWO).tell(TWO, before, Drew(card), state, viewer) for viewer in (0, 1, None)]
        assert ["log-drew", "log-turn"] == [line.key for line in lines[0]]
        assert lines[1] == lines[2]
        assert ["log-turn"] == [line.key for line in lines[1]]


def test_what_others_read_of_a_whole_match_does_not_depend_on_hidden_cards() -> None:
    """The dealing of the hands is silent to everybody but the owners."""
    match = Match.new(GAME, 3, seed=5)
    for viewer in (0, 1, 2, None):
        drawn = [line for line in match.lines(viewer) if line.key == "log-drew"]
        assert (0 if viewer is None else 3) == len(drawn)


def test_tracks_show_how_far_everybody_is() -> None:
    own = kingdom("e1 f1 e2 c3", gold=120, merchants="e1 f1")
    enemy = kingdom("e10 f10", gold=30, armies="e5:1")
    tracks = TWO.observe(position(own, enemy, centre=(0, 0, 1, None)), 0).tracks
    assert (120, 1000, 20) == (tracks[0].gold, tracks[0].gold_goal, tracks[0].income)
    assert (3, 24) == (tracks[0].expansion, tracks[0].expansion_goal)
    assert (2, 4, True) == (tracks[0].centre, tracks[0].centre_goal, tracks[0].contested)
    assert (1, False) == (tracks[1].centre, tracks[1].contested)


@pytest.mark.rule("BW-63")
def test_who_holds_no_centre_square_has_none_contested() -> None:
    state = position(kingdom(), kingdom("e10", armies="e5:1"))
    assert not RULES[2, 10].observe(state, 0).tracks[0].contested


@pytest.mark.parametrize(("move", "undoable"), [("end", True), ("expand e2", True), ("upgrade e1", True)])
def test_what_shows_no_secret_can_be_taken_back(move: str, undoable: bool) -> None:
    match = Match.new(GAME, 2, seed=1, allows_undo=True)
    state = position(kingdom(builders=1, gold=40))
    action = GAME.parse_action(move)
    assert undoable is match.rules.is_undoable(state, action, match.rules.apply(state, action))


@pytest.mark.parametrize(("card", "undoable"), [(3, True), (5, False)])
def test_a_card_that_was_played_can_be_taken_back_until_the_next_is_drawn(card: int, undoable: bool) -> None:
    """A farmer still needs its square; with a builder the turn is over."""
    match = Match.new(GAME, 2, seed=1, allows_undo=True)
    seat = match.to_act
    assert isinstance(seat, int)
    assert (3, 5, 6) == match.observe(seat).hand
    match.play(GAME.parse_action("end"))
    match.play(PlayCard(card))
    assert undoable is match.can_undo(seat)
    if undoable:
        match.undo(seat)
        assert (3, 5, 6) == match.observe(seat).hand


def test_a_finished_match_is_seen_as_such() -> None:
    state = replace(position(), phase=Phase.OVER, victory="gold")
    assert "gold" == TWO.observe(state, None).victory
