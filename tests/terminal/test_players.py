from __future__ import annotations

import pytest

from wartable.core.errors import UnknownBot
from wartable.registry import get_game
from wartable.terminal.players import (
    BadSeats,
    Player,
    check_players,
    default_players,
    format_player,
    names_of,
    parse_players,
)
from wartable.text.words import Words

GAME = get_game("age-of-war")


def test_seats_are_read_and_written():
    players = (Player(), Player(name="Ana María"), Player(bot="greedy"), Player(bot="greedy", name="Kenji"))
    text = "human,human=Ana María,bot:greedy,bot:greedy=Kenji"
    assert players == parse_players(text)
    assert text == ",".join(format_player(player) for player in players)


@pytest.mark.parametrize(
    "text", ["", "cat", "bot", "bot:", "human,,human", "person=Ana", f"human={'x' * 25}", "human=\x1b[2J"]
)
def test_what_is_no_seat_is_refused(text: str):
    with pytest.raises(BadSeats, match="not a seat"):
        parse_players(text)


def test_bots_must_know_the_game():
    check_players(GAME, parse_players("human,bot:greedy"))
    with pytest.raises(UnknownBot):
        check_players(GAME, parse_players("human,bot:oracle"))


def test_by_default_a_person_meets_the_normal_bot():
    assert (Player(), Player(bot="normal")) == default_players(GAME)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Player 1", "Ana", "Greedy 1", "Greedy 2", "Oracle")),
        ("es", ("Jugador 1", "Ana", "Codicioso 1", "Codicioso 2", "Oracle")),
        ("zh-Hant", ("玩家 1", "Ana", "貪心 1", "貪心 2", "Oracle")),
    ],
)
def test_everybody_has_a_name_and_no_two_the_same(language: str, names: tuple[str, ...]):
    players = parse_players("human,human=Ana,bot:greedy,bot:greedy,bot:oracle")
    assert names == names_of(players, Words(language))
