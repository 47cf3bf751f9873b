"""What choices mean, in words."""

from __future__ import annotations

import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import State
from wartable.text.words import Words

TWO = RULES[2, 10]
WORDS = Words("en", "board-of-war", ("Ana", "Ben"))


def label(state: State, move: str) -> str:
    action = GAME.parse_action(move)
    assert action in TWO.legal_actions(state)
    return WORDS.line(GAME.presenter(TWO).label(TWO.observe(state, state.turn), action))


BUSY = kingdom(builders=1, gold=80, barracks=1, barracks_upgraded=1, armies="e1:1 e3:2 e4:1")


@pytest.mark.parametrize(
    ("expected", "move"),
    [
        ("Expand to e2", "expand e2"),
        ("Upgrade e1 for 40 gold", "upgrade e1"),
        ("Upgrade a soldier on e3 for 80 gold", "train e3"),
        ("Upgrade a soldier in the barracks for 80 gold", "train barracks"),
        ("Send a soldier from the barracks to f1", "deploy f1"),
        ("Send an upgraded soldier from the barracks into the army on e1", "deploy+ e1"),
        ("March from e3 to d3", "step e3 d3"),
        ("March from e3 into your army on e4", "step e3 e4"),
        ("From e4, attack the army of Ben on f4: power 1 against 3", "attack e4 f4"),
        ("From e4, besiege Ben at d4: power 1 against 2 upgraded", "attack e4 d4"),
        ("Spy: rob Ben", "mark 1"),
        ("Done: on to the cards", "end"),
    ],
)
def test_labels(expected: str, move: str) -> None:
    enemy = kingdom("d4 c4", upgrades="d4 c4", armies="f4:3")
    assert expected == label(position(BUSY, enemy, jacks="CH", round=6), move)


def test_labels_of_the_cards() -> None:
    state = after(position(kingdom(upgrades="f1"), hand="A 7 9"), "end")
    assert "Play A: merchant" == label(state, "play A")
    assert "Put it on f1, which is upgraded" == label(after(state, "play A"), "place f1")
    assert "Put it on e1" == label(after(state, "play A"), "place e1")


@pytest.mark.parametrize(
    ("expected", "move"),
    [
        ("Take a1 away (a merchant, upgraded)", "raze a1"),
        ("Take b1 away (a merchant)", "raze b1"),
        ("Take c1 away (a farmer)", "raze c1"),
        ("Take d1 away (a farmer, upgraded)", "raze d1"),
        ("Take a2 away (empty, upgraded)", "raze a2"),
        ("Take b2 away (empty)", "raze b2"),
    ],
)
def test_labels_say_what_a_lost_square_takes_along(expected: str, move: str) -> None:
    enemy = kingdom("a1 b1 c1 d1 a2 b2", merchants="a1 b1", farmers="c1 d1", upgrades="a1 d1 a2")
    state = after(position(kingdom("e1", armies="e1:5"), enemy), "attack e1 d1", "dice 3 2")
    assert expected == label(state, move)


def test_the_marked_player_is_named_by_every_jack() -> None:
    enemy = kingdom("e10", builders=1, farmers="e10", armies="e9:1")
    crow, tactician, saboteur = (position(kingdom(), enemy, jacks=jack, round=6) for jack in "SHD")
    assert "Crow: starve the farmer of Ben on e10" == label(crow, "mark 1 e10")
    assert "Tactician: halve the army of Ben on e9" == label(tactician, "mark 1 e9")
    assert "Saboteur: idle a builder of Ben" == label(saboteur, "mark 1")
