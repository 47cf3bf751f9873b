"""The batch engine against the readable rules, and in itself."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.board_of_war.batch.replaying import replay
from tests.games.board_of_war.positions import RULES
from wartable.games.board_of_war import heuristics
from wartable.games.board_of_war.actions import Action
from wartable.games.board_of_war.batch.events import record
from wartable.games.board_of_war.batch.rows import action_of, number_of
from wartable.games.board_of_war.batch.run import Policy, play
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.situation import Situation
from wartable.games.board_of_war.state import State, Victory

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

KINDS = (None, Victory.GOLD, Victory.EXPANSION, Victory.CENTRE, Victory.LAST_KINGDOM)
CHARACTERS = {
    "merchant": heuristics.MERCHANT,
    "mason": heuristics.MASON,
    "marshal": heuristics.MARSHAL,
    "regent": heuristics.REGENT,
}
VARIANTS = {
    "the strongest army alone captures": "[victory]\ncaptures_together = false\nrounds_to_capture = 1\n",
    "the Diplomat is paid for every own merchant": "[diplomat]\nper_own_merchant = true\n",
    "the Diplomat is paid in every turn": "[diplomat]\nevery_turn = true\n",
    "other numbers": """
[board]
sizes = [9]
centre = 3
start_squares = 3
goal_columns = 1
[deck]
copies = 3
hand = 4
merchant = [1, 2]
farmer = [3]
builder = [4, 5]
soldier = [6, 7, 8, 9]
[fighting]
die = 8
soldier_power = 2
upgraded_power = 5
upgrade_defence = 2
[general]
reach = 3
[conqueror]
squares = 3
[jacks]
from_round = 2
[saboteur]
idle_builders = 2
[crow]
farmer = 3
[victory]
gold = 400
""",
}
lineups = st.integers(2, 4).flatmap(lambda players: st.tuples(*[st.sampled_from(list(Policy))] * players))


def chosen_as_the_character_would(rules: Rules, policies: tuple[str, ...], state: State, action: Action) -> None:
    """The action is one of those that the readable character finds best."""
    character = CHARACTERS.get(policies[state.turn])
    legal = rules.legal_actions(state)
    if character is None or len(legal) == 1:
        return
    judge = heuristics._Judge(Situation(rules.box, state, character.cares_of(rules.box, state)))
    assert judge.worth(action) >= max(judge.worth(other) for other in legal) - 1e-9


@pytest.mark.rule("BW-10", "BW-13", "BW-20", "BW-21", "BW-24", "BW-53", "BW-54", "BW-55", "BW-57", "BW-62", "BW-68")
@settings(max_examples=12)
@given(policies=lineups, board=st.sampled_from([10, 8]), seed=st.integers(0, 2**64 - 1), game=st.integers(0, 2**40))
def test_every_event_is_what_rules_and_characters_say(
    policies: tuple[str, ...], board: int, seed: int, game: int
) -> None:
    rules = RULES[len(policies), board]
    events = record(rules, policies, game, seed=seed)
    end = replay(rules, events, lambda state, action: chosen_as_the_character_would(rules, policies, state, action))
    played = play(rules, policies, 1, seed=seed, first_game=game, workers=1)
    assert (end.turn, end.victory, end.round) == (played.winners[0], KINDS[played.victories[0]], played.rounds[0])
    assert end.order.index(end.turn) == played.places[0]


@pytest.mark.rule("BW-61", "BW-62", "BW-66")
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_house_rules_and_variants_are_played_by_their_own_numbers(variant: str) -> None:
    numbers = components_of(variant)
    for players in (2, 3, 4):
        rules = Rules(numbers, players, numbers.board.sizes[0])
        for game, policies in enumerate((["random"] * players, ["marshal", "regent", "mason", "random"][:players])):
            replay(rules, record(rules, policies, game, seed=players, round_limit=40))


def test_a_game_depends_on_its_number_alone() -> None:
    rules = RULES[3, 10]
    policies = ["regent", "random", "mason"]
    many = play(rules, policies, 70, seed=5, workers=2)
    one = play(rules, policies, 1, seed=5, first_game=69, workers=1)
    assert [part[0] for part in one] == [part[69] for part in many]
    assert many.finished.all()


def test_every_suit_and_seat_comes_up_equally_often() -> None:
    rules = RULES[2, 10]
    kings = [record(rules, ["random", "random"], game, round_limit=0)[0] for game in range(240)]
    counts = np.array([[king.suits[seat].value for king in kings].count("hearts") for seat in (0, 1)])  # type: ignore[union-attr]
    # 240 draws of a quarter: 60, give or take five standard deviations.
    assert (abs(counts - 60) < 34).all()


def test_regents_win_against_random_play() -> None:
    rules = RULES[2, 10]
    assert play(rules, ["regent", "random"], 60, seed=2).shares(2)[0] > 0.9


def test_wrong_orders_are_refused() -> None:
    rules = RULES[2, 10]
    with pytest.raises(ValueError, match="2 seats, and 3 policies"):
        play(rules, ["random"] * 3, 1)
    with pytest.raises(ValueError, match="seed is a number from 0"):
        play(rules, ["random"] * 2, 1, seed=-1)


def test_actions_have_a_number_and_the_number_an_action() -> None:
    rules, rng = RULES[4, 8], random.Random(3)
    board = rules.box.board
    for event in record(rules, ["random"] * 4, rng.randrange(1000)):
        if event.__class__.__name__ not in {"Dealt", "Drew", "Fought"}:
            assert event == action_of(board, number_of(board, event))  # type: ignore[arg-type]
