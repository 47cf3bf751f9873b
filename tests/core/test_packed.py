"""Packed positions: what is written is read back, and what cannot be is refused with the rule."""

from __future__ import annotations

import base64
import random
import zlib
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from wartable.core.errors import IllegalAction
from wartable.core.match import Match
from wartable.core.packed import LONGEST
from wartable.registry import get_game

GAMES = {"board-of-war": "regent", "epic-dice-battles": "warlord"}


def states(game_id: str, players: int, seed: int, count: int) -> list[Any]:
    """States in which somebody decides, as the one who does holds them possible."""
    game, rng = get_game(game_id), random.Random(seed)
    match = Match.new(game, players, seed)
    found: list[Any] = []
    while isinstance(seat := match.to_act, int) and len(found) < count:
        found.append(match.rules.redeal(match.observe(seat), rng))
        bot = game.bots()[GAMES[game_id]]
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return found


def refused(game_id: str, players: int, word: str) -> IllegalAction:
    game = get_game(game_id)
    with pytest.raises(IllegalAction) as refusal:
        game.read_position(game.rules(players), word)
    return refusal.value


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_written_and_read(game_id: str, players: int) -> None:
    game = get_game(game_id)
    rules = game.rules(players)
    for state in states(game_id, players, 3, 300):
        word = game.write_position(rules, state)
        assert state == game.read_position(rules, word)
        assert len(word) < LONGEST
        assert " " not in word


@pytest.mark.parametrize("game_id", GAMES)
def test_nonsense_is_refused(game_id: str) -> None:
    game = get_game(game_id)
    rules = game.rules(2)
    word = game.write_position(rules, states(game_id, 2, 1, 1)[0])
    bomb = zlib.compressobj(wbits=-15)
    long = base64.urlsafe_b64encode(bomb.compress(b"[" * 2_000_000) + bomb.flush()).decode()
    for text in ("", "2.", "2", word[:-9], word + "x" * LONGEST, "2.é", f"2.{long}", "2.AAAA"):
        assert "position-unreadable" == refused(game_id, 2, text).code
    for players, text in ((3, word), (2, f"x{word}")):
        assert "position-players" == refused(game_id, players, text).code


@pytest.mark.rule("BW-40")
def test_two_kingdoms_on_a_square_are_refused() -> None:
    game = get_game("board-of-war")
    state = states("board-of-war", 2, 1, 1)[0]
    twins = (state.kingdoms[0], replace(state.kingdoms[1], squares=state.kingdoms[0].squares))
    refusal = refused("board-of-war", 2, game.write_position(game.rules(2), replace(state, kingdoms=twins)))
    assert ("position-impossible", "BW-40") == (refusal.code, refusal.rule_id)


@pytest.mark.rule("ED-6")
def test_an_army_of_thirteen_dice_is_refused() -> None:
    game = get_game("epic-dice-battles")
    state = states("epic-dice-battles", 2, 1, 5)[-1]
    mat = state.mats[0]
    slots = (replace(mat.slots[0], dice=(13, 0, 0)), *mat.slots[1:])
    mats = (replace(mat, slots=slots), *state.mats[1:])
    refusal = refused("epic-dice-battles", 2, game.write_position(game.rules(2), replace(state, mats=mats)))
    assert ("position-impossible", "ED-6") == (refusal.code, refusal.rule_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_change_of_a_number_brings_the_rules_down(game_id: str) -> None:
    game, rng = get_game(game_id), random.Random(5)
    rules = game.rules(2)
    for state in states(game_id, 2, 2, 60):
        plain = msgspec.to_builtins(state)
        _spoil(plain, rng)
        word = game.write_position(rules, msgspec.convert(plain, game.state_type, strict=False))
        with suppress(IllegalAction):
            game.read_position(rules, word)


def _spoil(value: Any, rng: random.Random) -> None:
    """Change some numbers in plain data."""
    places = value.items() if isinstance(value, dict) else enumerate(value)
    for place, each in list(places):
        if isinstance(each, dict | list):
            _spoil(each, rng)
        elif isinstance(each, int) and not isinstance(each, bool) and rng.random() < 0.1:
            value[place] = rng.choice((-1, 0, 1, 7, 99, 10**9))
