"""Actions as text and back."""

from __future__ import annotations

import pytest

from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.notation import format_action, format_card, parse_action, parse_card


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("expand e2", Expand("e2")),
        ("upgrade j10", UpgradeSquare("j10")),
        ("train e4", UpgradeSoldier("e4")),
        ("train barracks", UpgradeSoldier()),
        ("deploy e1", Deploy("e1")),
        ("deploy+ e1", Deploy("e1", upgraded=True)),
        ("step e4 e5", Step("e4", "e5")),
        ("attack e5 e6", Attack("e5", "e6")),
        ("mark 1", Mark(1)),
        ("mark 3 e9", Mark(3, "e9")),
        ("end", EndActions()),
        ("raze d9", Raze("d9")),
        ("play A", PlayCard(1)),
        ("play 10", PlayCard(10)),
        ("place e1", Place("e1")),
    ],
)
def test_there_and_back(text: str, action: Action) -> None:
    assert text == format_action(action)
    assert action == parse_action(text)


@pytest.mark.parametrize(
    "text", ["", "expand", "expand 5e", "step e4", "march e4 e5", "mark x", "mark 1 9e", "play", "end now", "deploy ++"]
)
def test_what_is_no_action_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


@pytest.mark.parametrize("text", ["0", "100", "K", "-2", "1.5"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="not a unit card"):
        parse_action(f"play {text}")


def test_the_ace() -> None:
    assert ("A", 1, 1) == (format_card(1), parse_card("a"), parse_card("1"))
