"""What every choice is called, in English."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import after, in_autumn, in_spring, in_winter, player, rules_of, to_act
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.state import State
from wartable.text.words import Words

FOE = player("mutsu", "1@mutsu 2/0/0 archer")
WORDS = Words("en", GAME.id, ["Ann", "Ben"], is_strict=True)


def labels(state: State) -> list[str]:
    rules, seat = rules_of(state), to_act(state)
    assert isinstance(seat, int)
    return [
        WORDS.line(GAME.presenter(rules).label(rules.observe(state, seat), action))
        for action in rules.legal_actions(state)
    ]


def label(state: State, text: str) -> str:
    rules, seat = rules_of(state), to_act(state)
    assert isinstance(seat, int)
    return WORDS.line(GAME.presenter(rules).label(rules.observe(state, seat), GAME.parse_action(text)))


def test_winter():
    state = in_winter(player("bizen", "1@bizen 2/0/0"), FOE)
    assert [
        "Produce rice: the marker goes up one step",
        "Train an officer for spring",
        "Trade 2 rice for 2 money",
        "Send a die to free a village",
        "Leave the other action dice unused",
    ] == labels(state)


def test_spring():
    state = in_spring(player("bizen iyo", "1@bizen 2/0/0", "2@awa 2/1/0", rice=9, money=9, officers=1), FOE)
    assert "Buy: samurai cavalry (2 money, 1 honor)" == label(state, "buy samurai-cavalry")
    assert "Buy: footman (1 rice)" == label(state, "buy footman")
    assert "Redistribute the army numbers in secret" == label(state, "renumber")
    state = after(state, "buy ninja")
    assert [
        "Put the die into slot 1 (army 1, Bizen): main line",
        "Let an officer open flank 1 of slot 1 (army 1, Bizen) with the die",
        "Let an officer open flank 2 of slot 1 (army 1, Bizen) with the die",
        "Put the die into slot 2 (army 2, Awa): main line",
        "Put the die into slot 2 (army 2, Awa): flank 1",
        "Let an officer open flank 2 of slot 2 (army 2, Awa) with the die",
        "Let an officer set up a new army in Iyo",
        "Let an officer set up a new army in Bizen",
    ] == labels(state)
    state = after(state, "put-die 0 main")
    assert "Lay it at slot 2 (army 2, Awa)" == label(state, "put-token 1")
    state = after(state, "put-token 1")
    assert ["Spy on Ben", "Spy on nobody"] == labels(state)
    spying = after(state, "scout 1")
    assert ["Show the army number of slot 1", "Show the unit tokens of slot 1"] == labels(spying)
    assert "slot 1 becomes army 2" == label(after(state, "scout -", "renumber"), "set-number 0 2")
    built = after(state, "scout -", "end-buying")
    assert ["Build a castle in Awa for 2 rice", "Build no more castles"] == labels(built)


def test_autumn():
    state = in_autumn(player("bizen", "1@bizen 2/0/0"), FOE)
    assert ["Move army 1 in Bizen", "Pass: move no more this autumn"] == labels(state)
    state = after(state, "lead 1")
    assert "Move to Awa" == label(state, "move awa")
    assert "March to Kii for 1 rice" == label(state, "march kii")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("start bizen", "Start in Bizen"),
        ("give-up-die 0 main", "Give up a die of slot 1 (army 1, Bizen): main line"),
        ("give-up-token archer", "Give up a token: archer"),
        ("besiege kii", "Besiege the castle in Kii"),
        ("stay kii", "Stay in Kii without a siege"),
        ("name-battle kii", "Fight the battle in Kii next"),
        ("walls", "Behind the walls: a siege"),
        ("field", "Into the field: an open battle"),
        ("open-flanks no no", "No flank can be used"),
        ("open-flanks yes no", "Only flank 1 can be used"),
        ("open-flanks no yes", "Only flank 2 can be used"),
        ("open-flanks yes yes", "Both flanks can be used"),
        ("send-die 0 flank1", "Send a die of the blocked flank to slot 1 (army 1, Bizen): flank 1"),
        ("join-main", "The dice of the blocked flank join the main line"),
        ("place-token ninja flank2", "ninja: flank 2"),
        ("send-token ninja 0", "ninja: off to slot 1 (army 1, Bizen)"),
        ("discard-token ninja", "ninja: discard it"),
        ("ready", "Ready"),
        ("assign-die 3 cavalry no", "The 3 was rolled by: cavalry"),
        ("assign-die 3 cavalry yes", "The 3 was rolled by: cavalry from the flank"),
        ("lose footman", "Lose: footman"),
        ("storm-gate samurai", "To the gate: samurai"),
        ("call-off", "Call the siege off"),
        ("lay-army 0 1", "slot 1 (army 1, Bizen): 1 die"),
        ("lay-flank 0 flank1 2", "slot 1 (army 1, Bizen), flank 1: 2 dice"),
        ("lay-shield 0", "The shield goes to slot 1 (army 1, Bizen)"),
        ("lay-token archer 3", "archer: to slot 4"),
        ("return-die 0 main", "The die joins slot 1 (army 1, Bizen): main line"),
        ("end-buying", "Buy nothing more"),
    ],
)
def test_other_choices(text: str, said: str):
    assert said == label(in_spring(player("bizen", "1@bizen 2/0/0"), FOE), text)


def test_who_has_nothing_to_decide_before_a_battle_is_not_told_so():
    """A token that can stand in the main line alone: all there is to do is to go on."""
    foe = player("suruga", "1@iyo 3/0/0")
    state = after(in_autumn(player("bizen", "1@iyo 3/0/0 archer"), foe), "pass", "pass")
    rules = rules_of(state)
    (only,) = GAME.presenter(rules).choices(rules.observe(state, 0), rules.legal_actions(state))
    assert (GAME.parse_action("ready"), True) == (only.action, only.is_idle)
