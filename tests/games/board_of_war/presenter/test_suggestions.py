"""Which choice is suggested."""

from __future__ import annotations

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.notation import format_action
from wartable.games.board_of_war.state import State

TWO = RULES[2, 10]


def suggested(state: State) -> str | None:
    action = GAME.presenter(TWO).suggest(TWO.observe(state, state.turn), TWO.legal_actions(state))
    return None if action is None else format_action(action)


def test_suggests_the_only_choice() -> None:
    assert "end" == suggested(position())


def test_suggests_to_go_on_when_only_marching_is_left() -> None:
    assert "end" == suggested(position(kingdom(armies="c3:1")))
    assert None is suggested(position(kingdom(armies="c3:1", builders=1)))
    assert None is suggested(position(kingdom(armies="c3:1"), kingdom("c4")))


def test_suggests_cards_only_if_they_are_alike() -> None:
    assert "play 7" == suggested(after(position(hand="7 8 9"), "end"))
    assert None is suggested(after(position(hand="A 8 9"), "end"))


def test_suggests_an_upgraded_square() -> None:
    state = after(position(kingdom("e1 f1 e2", upgrades="f1"), hand="A 8 9"), "end", "play A")
    assert "place f1" == suggested(state)
    state = after(position(kingdom("e1 f1 e2"), hand="A 8 9"), "end", "play A")
    assert "place e1" == suggested(state)


def test_suggests_to_take_what_hurts_most() -> None:
    enemy = kingdom("a1 b1 c1 d1 a2 b2", merchants="b1", farmers="c1", upgrades="c1 a2")
    state = after(position(kingdom("e1", armies="e1:5"), enemy), "attack e1 d1", "dice 2 2")
    assert "raze c1" == suggested(state)
    assert "raze a2" == suggested(after(state, "raze c1"))
    assert "raze b1" == suggested(after(state, "raze c1", "raze a2"))
