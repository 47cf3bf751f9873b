"""The bots that play by rules of thumb: their characters, and how strong they are."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable import OVER, Match
from wartable.core.bot import Bot, play_out
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.heuristics import MARSHAL, MASON, MERCHANT, REGENT, Character, cares_of_regent
from wartable.games.board_of_war.notation import format_action
from wartable.games.board_of_war.state import Marker, State

CHARACTERS = (MERCHANT, MASON, MARSHAL, REGENT)
GOAL = " ".join(RULES[2, 10].box.board.goal["south"])  # type: ignore[index]


def chosen(bot: Character, state: State, *, seed: int = 1) -> str:
    """What a bot does, in notation; it gets its seat's view and the legal actions."""
    rules = RULES[len(state.hands), 10]
    legal = rules.legal_actions(state)
    return format_action(bot.choose(rules, rules.observe(state, state.turn), legal, random.Random(seed)))


def turn_of(bot: Character, state: State) -> list[str]:
    """All that a bot does until it goes on to its cards."""
    done = []
    while (action := chosen(bot, state)) != "end":
        done.append(action)
        state = after(state, action)
        if action.startswith("attack"):
            state = after(state, "dice 6 1")
    return done


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_takes_a_victory_that_lies_before_it(bot: Character) -> None:
    squares = " ".join(square for square in GOAL.split() if square not in ("j1", "j2"))
    state = position(kingdom(squares, builders=2, gold=200, barracks=1))
    first = chosen(bot, state)
    assert {"expand j1", "expand j2"} == {first, chosen(bot, after(state, first))}


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_places_an_earner_where_it_earns_double(bot: Character) -> None:
    state = after(position(kingdom("e1 f1 e2", upgrades="f1"), hand="A 7 9"), "end", "play A")
    assert "place f1" == chosen(bot, state)


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_plays_a_builder_first(bot: Character) -> None:
    assert "play 5" == chosen(bot, after(position(hand="5 A 9"), "end"))


@pytest.mark.parametrize("bot", CHARACTERS)
def test_no_bot_plays_an_earner_in_vain_if_it_need_not(bot: Character) -> None:
    full = kingdom(merchants="e1", farmers="f1", builders=1)
    assert "play A" != chosen(bot, after(position(full, hand="A 7 9"), "end"))


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_contests_the_centre_that_would_be_lost(bot: Character) -> None:
    enemy = kingdom("e10 f10", armies="f6:1")
    state = position(kingdom(armies="d5:1"), enemy, centre=(1, 1, 1, 1))
    assert "step d5 e5" in turn_of(bot, state)


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_breaks_a_kingdom_that_is_about_to_be_complete(bot: Character) -> None:
    north = [f"{square[0]}{11 - int(square[1:])}" for square in GOAL.split()]
    enemy = kingdom(" ".join(square for square in north if square != "a10"), builders=1)
    state = position(kingdom(armies="e6:1"), enemy)
    assert "attack e6 e7" in turn_of(bot, state)


@pytest.mark.parametrize("bot", CHARACTERS)
def test_every_bot_uses_its_jack(bot: Character) -> None:
    for jack in "HDSC":
        enemy = kingdom("e10 f10", builders=2, farmers="e10", gold=100, armies="e9:3")
        state = position(kingdom(), enemy, jacks=jack, round=6)
        assert any(action.startswith("mark 1") for action in turn_of(bot, state))


def test_the_spy_stays_with_the_richest() -> None:
    enemies = (kingdom("a5 a6", gold=500), kingdom("e10 f10", gold=20))
    state = position(kingdom(), *enemies, kings="HDS", queens="HDS", jacks="CHD", round=6)
    assert ["mark 1"] == turn_of(REGENT, state)
    settled = position(kingdom(marker=Marker(1)), *enemies, kings="HDS", queens="HDS", jacks="CHD", round=7)
    assert "mark 2" != chosen(REGENT, settled)


def test_the_merchant_invests_in_upgrades() -> None:
    state = position(kingdom("e1 f1 e2 f2", builders=1, gold=100, merchants="e1 f1"))
    assert chosen(MERCHANT, state) in ("upgrade e1", "upgrade f1")


def test_the_mason_expands_towards_the_goal() -> None:
    state = position(kingdom("e1 f1 e2", builders=1, gold=100, merchants="e1"))
    assert chosen(MASON, state) in {f"expand {square}" for square in ("d1", "g1", "d2", "f2", "e3")}


def test_the_marshal_marches_to_the_centre_and_stays_there() -> None:
    assert "step e4 e5" in turn_of(MARSHAL, position(kingdom(armies="e4:1")))
    holding = position(kingdom(armies="e5:1*1 f5:1*1 e6:1 f6:1"))
    assert [] == turn_of(MARSHAL, holding)


def test_the_regent_follows_the_shortest_way() -> None:
    box = RULES[2, 10].box
    gold = cares_of_regent(box, position(kingdom(gold=900, merchants="e1 f1")))
    land = cares_of_regent(box, position(kingdom(GOAL.replace("j1", "").replace("j2", ""), builders=3)))
    centre = cares_of_regent(box, position(kingdom(armies="e5:1*1 f5:1*1 e6:1*1 f6:1*1")))
    assert 1.0 == gold.gold > max(gold.land, gold.centre)
    assert 1.0 == land.land > max(land.gold, land.centre)
    assert 1.0 == centre.centre > max(centre.gold, centre.land)


def test_the_regent_does_more_harm_the_nearer_others_are_to_victory() -> None:
    box = RULES[2, 10].box
    calm = cares_of_regent(box, position())
    alarmed = cares_of_regent(box, position(kingdom(), kingdom("e10 f10", gold=950, merchants="e10")))
    assert alarmed.harm > calm.harm


def test_the_same_rng_chooses_the_same() -> None:
    state = position(kingdom(builders=1))
    assert chosen(MASON, state, seed=3) == chosen(MASON, state, seed=3)


def played(bots: list[Bot], seed: int, board: int) -> Match:
    match = Match.new(GAME, len(bots), seed, {"board": board}, keep_log=False)
    return play_out(match, bots, random.Random(seed))


@pytest.mark.parametrize("board", [10, 8])
@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (4, 0.5)])
def test_the_regent_beats_random_play(players: int, least: float, board: int) -> None:
    """At two in at least 95 of 100 matches; at four twice the fair share."""
    wins = 0
    for number in range(40):
        bots: list[Bot] = [GAME.bots()["random"]] * players
        bots[number % players] = REGENT
        match = played(bots, number // players, board)
        wins += match.result is not None and match.result.winners == (number % players,)
    assert wins / 40 >= least


def test_regents_win_in_different_ways() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for other in (REGENT, GAME.bots()["random"]):
            match = played([REGENT, other], seed, 10)
            assert OVER is match.to_act
            assert match.result is not None
            kinds[match.result.how] += 1
    assert len(kinds) >= 3
