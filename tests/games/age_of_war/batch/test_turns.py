"""The compiled games that the estimates learn from: they are played as the bots play."""

from __future__ import annotations

import random
from collections.abc import Iterable

import numpy as np
import pytest

from tests.games.age_of_war.positions import BOX, GAME
from wartable import Match
from wartable.core.compiled import compiled_once
from wartable.games.age_of_war.batch.cpu_greedy import new_plan
from wartable.games.age_of_war.batch.network import network_of, new_room
from wartable.games.age_of_war.batch.turns import GREEDY, LEARNED, RIVAL, field_of, plan_of, play_games
from wartable.games.age_of_war.estimate import load_estimate
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.learned import POINTS
from wartable.games.age_of_war.learning.train import seats_of
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.shares import shares_after_turn, worth_to_mover

CASTLES = len(BOX.castles)

# Called by itself it would be compiled in every run.
kept_plan_of = compiled_once()(plan_of.py_func)


def every_turn(players: int, seed: int) -> list[Observation]:
    """What is seen at the first decision of every turn of a game."""
    match, rng, turns, before = Match.new(GAME, players, seed), random.Random(seed), [], None
    bots = [GAME.bots()[name] for name in ("greedy", "strong", "normal")]
    while isinstance(seat := match.to_act, int):
        if seat != before:
            turns.append(match.observe(seat))
        before = seat
        match.play(bots[seat % 3].choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return turns


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 6])
def test_a_turn_is_played_for_what_the_strong_bot_plays_for(players: int) -> None:
    field, network = field_of(BOX, players), network_of(load_estimate(players, "strong").weights)
    plan, room = new_plan(field.box, field.greedy), new_room(network, field.cards)
    seen = every_turn(players, seed=players)
    assert any(turn.owners.count(None) == 1 for turn in seen)
    for turn in seen:
        seat, owners = turn.turn, turn.owners
        assert seat is not None
        held = np.array([_set_of(owner == other for owner in owners) for other in range(players)], np.int32)
        centre = _set_of(owner is None for owner in owners)
        in_reach = _set_of(owner != seat and n not in turn.face_down for n, owner in enumerate(owners))
        after = np.array([0 if owner is None else (owner - seat - 1) % players + 1 for owner in owners])
        kept_plan_of(field, network, room, plan, held, seat, in_reach, centre, after, 0.0)
        expected = worth_to_mover(turn, shares_after_turn(BOX, turn, "strong")) + POINTS * worth_of_castles(BOX, turn)
        planned = np.zeros(CASTLES)
        for target in range(plan.targets[0]):
            planned[plan.row[target] % CASTLES] = plan.worth[target]
        assert np.maximum(expected, 0.0) == pytest.approx(planned, abs=1e-5)


def _set_of(castles: Iterable[bool]) -> int:
    return sum(1 << castle for castle, is_in in enumerate(castles) if is_in)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_strong_bot_wins_far_more_than_its_share_among_greedy_ones(players: int) -> None:
    seats = np.full((3000, players), GREEDY, np.int8)
    seats[:, 0] = LEARNED
    network = network_of(load_estimate(players, "strong").weights)
    played = play_games(field_of(BOX, players), seats, network, seed=3, positions=3000 * 60)
    assert np.allclose(1.0, played.won.sum(axis=1))
    assert played.won[:, 0].mean() * players > 1.7
    # The network has one seat, and nobody has moved before the first turn.
    assert len(played.positions) == pytest.approx(played.turns.sum() / players, rel=0.05)
    assert played.shares.min() >= 0.0
    assert np.allclose(1.0, played.shares.sum(axis=1))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_learned_among_greedy_ones_does_not_lose_among_others(players: int) -> None:
    seats = np.full((3000, players), RIVAL, np.int8)
    seats[:, 0] = LEARNED
    strong, judge = (network_of(load_estimate(players, whose).weights) for whose in ("strong", "judge"))
    played = play_games(field_of(BOX, players), seats, strong, judge, seed=4)
    assert played.won[:, 0].mean() * players > 0.95


def test_so_many_networks_sit_alone_among_greedy_ones() -> None:
    seats = seats_of(1000, 4, 0.25, np.random.default_rng(1))
    alone = (seats == LEARNED).sum(axis=1) == 1
    assert alone.mean() == pytest.approx(0.25, abs=0.05)
    assert (seats[~alone] == LEARNED).all()
