"""Refusals that name the rule: what the tests of the chapters do not say already."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import RULES, after, in_autumn, in_spring, in_winter, player, refused
from wartable.core.errors import IllegalAction
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Act, Buy, March, PlaceToken, WinterAction
from wartable.games.epic_dice_battles.components import ArmyLine, Purchase
from wartable.games.epic_dice_battles.game import GAME

FOE = player("mutsu", "1@mutsu 2/0/0 archer")


@pytest.mark.parametrize(
    ("text", "rule"),
    [("buy archer", "ED-30"), ("pass", "ED-50"), ("ready", "ED-61"), ("lay-shield 0", "ED-68"), ("build kii", "ED-35")],
)
def test_what_belongs_elsewhere_is_refused_with_the_rule_that_says_when(text: str, rule: str):
    assert ("not-now", rule) == refused(in_winter(player("bizen", "1@bizen 2/0/0"), FOE), text)


def test_steps_of_a_purchase_come_in_their_order():
    state = after(in_spring(player("bizen", "1@bizen 2/0/0", "2@bizen 2/0/0"), FOE), "buy ninja")
    assert ("not-now", "ED-30") == refused(state, "buy archer")
    assert ("not-now", "ED-32") == refused(state, "put-token 0")
    state = after(state, "put-die 0 main", "put-token 0")
    assert ("cannot-spy", "ED-34") == refused(state, "scout 0")


def test_a_battle_refuses_what_is_not_of_its_phase():
    mats = (player("bizen", "1@owari 3/1/0 archer"), player("mutsu", "1@owari 3/0/0"))
    deploying = after(in_autumn(*mats), "pass", "pass")
    assert ("not-now", "ED-82") == refused(deploying, "call-off")
    shooting = after(deploying, "place-token archer main", "ready")
    shooting = after(shooting, "roll 1", "roll 1 3 3 3", "roll 1 3 3")
    assert ("not-now", "ED-56") == refused(shooting, "walls")
    blocked = after(in_autumn(player("bizen", "1@kii 3/1/0", "2@bizen 2/0/0"), player("mutsu", "1@kii 3/0/0")), "pass")
    blocked = after(blocked, "pass")
    assert ("not-now", "ED-56") == refused(blocked, "walls")


def test_after_a_field_battle_only_the_castle_there_is_in_question():
    mats = (player("bizen", "1@suruga 2/0/0"), player("suruga", "1@owari 1/0/0"))
    state = after(in_autumn(*mats, first=1), "lead 1", "move suruga", "roll 3", "roll 4 4")
    assert ("not-asked", "ED-56") == refused(state, "besiege kii")


def test_what_is_no_action_at_all_is_refused():
    state = in_winter(player("bizen", "1@bizen 2/0/0"), FOE)
    assert "unknown-action" == GAME.presenter(RULES[2]).refuse(RULES[2].observe(state, 0), "attack!").code  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "action",
    [
        Buy(Purchase.ARCHER),
        PlaceToken(Purchase.NINJA, ArmyLine.MAIN),
        March("kii"),
        Act(WinterAction.RICE),
    ],
)
def test_a_refused_action_changes_nothing(action):
    match = Match.new(GAME, 2, seed=1)
    before = match.to_json()
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert refusal.value.rule_id.startswith("ED-")
    assert before == match.to_json()
