"""Actions and armies as text."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import BOX
from wartable.games.epic_dice_battles.actions import AssignDie, Buy, OpenFlanks, Ready, Scout, SendToken
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.notation import format_action, format_army, parse_action, parse_army


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("buy samurai-cavalry", Buy(Purchase.SAMURAI_CAVALRY)),
        ("scout -", Scout(None)),
        ("scout 3", Scout(3)),
        ("open-flanks yes no", OpenFlanks(True, False)),
        ("assign-die 3 cavalry yes", AssignDie(3, Purchase.CAVALRY, True)),
        ("send-token ninja 1", SendToken(Purchase.NINJA, 1)),
        ("ready", Ready()),
    ],
)
def test_actions_are_written_and_read(text: str, action):
    assert text == format_action(action)
    assert action == parse_action(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "an action begins with one of"),
        ("conquer rome", "an action begins with one of"),
        ("buy", "write 'buy UNIT'"),
        ("buy elephant", "elephant"),
        ("put-die one main", "Expected `int`"),
    ],
)
def test_what_is_no_action_is_named(text: str, said: str):
    with pytest.raises(ValueError, match=said):
        parse_action(text)


@pytest.mark.parametrize("text", ["1@bizen 2/0/0", "3@owari 5/2/1 archer*2 ninja samurai-cavalry shield*3"])
def test_armies_are_written_and_read(text: str):
    assert text == format_army(BOX, *parse_army(BOX, text))


@pytest.mark.parametrize(
    ("text", "said"),
    [("bizen 2", "not an army"), ("1@rome 2/0/0", "not an army"), ("1@bizen 2/0/0 elephant", "not a unit: 'elephant'")],
)
def test_what_is_no_army_is_named(text: str, said: str):
    with pytest.raises(ValueError, match=said):
        parse_army(BOX, text)
