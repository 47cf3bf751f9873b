"""The collector: a second good bot, for the standard cards and for any other."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import BOX, CENTRE, GAME, RULES, owned, position
from wartable import run
from wartable.games.age_of_war.collector import CollectorBot
from wartable.games.age_of_war.heuristics import GreedyBot, worth_of_castles
from wartable.lab.bots import quick_bots, usual_bot

NINE = "dice = 9"


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"variant": NINE}])
def test_it_beats_random_players_at_every_table(options: dict[str, str]) -> None:
    for seed in range(6):
        players = 2 + seed % 3
        bots = ["random"] * players
        bots[seed % players] = "collector"
        assert (seed % players,) == run(GAME, bots, seed=seed, options=options).result.winners  # type: ignore[union-attr]


def test_it_takes_a_castle_that_is_ready() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    action = CollectorBot().choose(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random())
    assert "gifu" == action.castle  # type: ignore[union-attr]


def test_it_differs_from_the_greedy_bot() -> None:
    games = [
        [run(GAME, [bot, "random"], seed=seed).log for seed in range(4)] for bot in (GreedyBot.name, CollectorBot.name)
    ]
    assert games[0] != games[1]


def test_a_begun_clan_is_worth_more_than_the_points_of_its_castle() -> None:
    from wartable.games.age_of_war.collector import _promise_of_castles

    rules = RULES[2]
    clan = max(BOX.clans, key=lambda each: len(each.castles))
    first, second = clan.castles[:2]
    promises = []
    for owners in (CENTRE, owned(**{BOX.castles[first].id: 0})):
        state = position(owners=owners)
        promises.append(_promise_of_castles(BOX, rules.observe(state, 0))[second])
        assert worth_of_castles(BOX, rules.observe(state, 0))[second] > 0
    assert 0 < promises[0] < promises[1]


def test_a_variant_keeps_two_good_bots_and_the_lab_plays_the_one_of_the_fast_engine() -> None:
    assert ("random", "greedy", "collector") == quick_bots(GAME, 2, NINE)[-3:]
    assert "greedy" == usual_bot(GAME, 2, "", NINE)
    assert "perfect" == usual_bot(GAME, 2, "")
