"""Board of War as the shelf of games knows it."""

from __future__ import annotations

import pytest

import wartable
from wartable.core.errors import BadOptions, WrongPlayerCount
from wartable.games.board_of_war.game import GAME
from wartable.registry import bot_names


def test_it_is_on_the_shelf() -> None:
    assert GAME is wartable.get_game("board-of-war")


@pytest.mark.rule("BW-1")
@pytest.mark.parametrize(("options", "size"), [({}, 10), ({"board": 10}, 10), ({"board": 8}, 8)])
def test_the_board_is_chosen_before_the_match(options: dict[str, int], size: int) -> None:
    assert size == wartable.Match.new(GAME, 2, 1, options).observe(None).size


@pytest.mark.parametrize("options", [{"board": 9}, {"board": "10"}, {"size": 8}])
def test_other_boards_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="board-of-war"):
        GAME.rules(2, options)


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="2 to 4"):
        GAME.rules(players)


def test_bots_stand_weakest_first() -> None:
    assert ("easy", "normal", "hard") == bot_names(GAME)[:3]
    assert ("random", "merchant", "mason", "marshal", "regent") == bot_names(GAME)[3:8]
    assert all(name == bot.name for name, bot in GAME.bots().items())
