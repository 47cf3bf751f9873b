"""What happens, and what the log says of it: the right line for every event, in words of three languages."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable import OVER, Match
from wartable.core.line import Name
from wartable.core.presenter import Weight
from wartable.games.board_of_war.actions import Dealt, Drew, Fought
from wartable.games.board_of_war.components import CourtRank, Suit
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import Marker, State
from wartable.text.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dan")
WORDS = Words("en", "board-of-war", NAMES)


def said(state: State, move: str, viewer: int | None = None) -> list[str]:
    """The log of one move, in English."""
    rules = RULES[len(state.hands), 10]
    kind, *numbers = move.split()
    event = (
        Fought(*map(int, numbers))
        if kind == "dice"
        else Drew(int(numbers[0]))
        if kind == "draw"
        else GAME.parse_action(move)
    )
    return [
        WORDS.line(line) for line in GAME.presenter(rules).tell(rules, state, event, rules.apply(state, event), viewer)
    ]


@pytest.mark.parametrize(
    ("expected", "state", "move"),
    [
        ("Ana expands to e2.", position(kingdom(builders=1)), "expand e2"),
        (
            "Ana expands to e3 as well: the Conqueror.",
            after(position(kingdom(builders=1), kings="DH"), "expand e2"),
            "expand e3",
        ),
        ("Ana upgrades e1 for 40 gold.", position(kingdom(builders=1, gold=40)), "upgrade e1"),
        (
            "Ana upgrades a soldier on e3 for 80 gold.",
            position(kingdom(builders=1, gold=80, armies="e3:1")),
            "train e3",
        ),
        (
            "Ana upgrades a soldier in the barracks for 70 gold.",
            position(kingdom(builders=1, gold=80, barracks=1), queens="DC"),
            "train barracks",
        ),
        ("Ana sends a soldier to e1.", position(kingdom(barracks=1)), "deploy e1"),
        ("Ana sends a soldier into the army on e1.", position(kingdom(barracks=1, armies="e1:1")), "deploy e1"),
        ("Ana marches from e3 to e4.", position(kingdom(armies="e3:1")), "step e3 e4"),
        ("Ana marches from e3 into the army on e4.", position(kingdom(armies="e3:1 e4:1")), "step e3 e4"),
        (
            "Ana attacks the army of Ben on e4 from e3.",
            position(kingdom(armies="e3:1"), kingdom("e10", armies="e4:1")),
            "attack e3 e4",
        ),
        ("Ana besieges Ben at e4 from e3.", position(kingdom(armies="e3:1"), kingdom("e4")), "attack e3 e4"),
        ("Ana plays 7: soldier.", after(position(), "end"), "play 7"),
        (
            "Ana plays A: merchant. No square is free, so it has no effect.",
            after(position(kingdom("e1", farmers="e1"), hand="A 7 9"), "end"),
            "play A",
        ),
        ("Ana puts the merchant on f1.", after(position(hand="A 7 9"), "end", "play A"), "place f1"),
        (
            "Ana's Tactician halves the army of Ben on e9.",
            position(kingdom(), kingdom("e10", armies="e9:1"), jacks="HD", round=6),
            "mark 1 e9",
        ),
        (
            "Ana's Saboteur keeps a builder of Ben from building.",
            position(kingdom(), kingdom("e10", builders=1), jacks="DH", round=6),
            "mark 1",
        ),
        (
            "Ana's Crow sits with the farmer of Ben on e10.",
            position(kingdom(), kingdom("e10", farmers="e10"), jacks="SH", round=6),
            "mark 1 e10",
        ),
        ("Ana's Spy watches Ben.", position(kingdom(), kingdom("e10"), jacks="CH", round=6), "mark 1"),
    ],
)
def test_actions(expected: str, state: State, move: str) -> None:
    assert [expected] == said(state, move)


def test_the_end_of_the_actions_is_not_worth_a_line() -> None:
    assert [] == said(position(), "end")


def test_stepping_onto_a_captured_square_contests_it() -> None:
    state = position(kingdom(armies="e4:1"), centre=(1, None, None, None))
    assert "Ana contests e5, which Ben has captured." == said(state, "step e4 e5")[1]
    assert 1 == len(said(position(kingdom(armies="e4:1"), centre=(0, None, None, None)), "step e4 e5"))


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("2 3", "A tie: nothing happens."),
        ("2 5", "The army of Ana on e3 loses 2 power."),
        ("6 1", "The army of Ben on e4 is gone."),
        ("3 3", "The army of Ben on e4 loses 1 power."),
    ],
)
def test_fights(dice: str, expected: str) -> None:
    state = after(position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3")), "attack e3 e4")
    rolled, outcome = said(state, f"dice {dice}")
    first, second = dice.split()
    assert rolled.startswith(f"Ana rolls {first} and has 4: {int(first) + 4}. Ben rolls {second} and has 3")
    assert expected == outcome


def test_a_lost_siege_costs_soldiers_and_a_tied_one_the_next_try() -> None:
    enemy = kingdom("e4 d4", upgrades="e4 d4")
    state = after(position(kingdom(armies="e3:3"), enemy), "attack e3 e4")
    assert "The army of Ana on e3 loses 2 soldiers." == said(state, "dice 1 4")[1]
    assert "The army of Ana on e3 loses a soldier." == said(state, "dice 2 4")[1]
    assert "A tie: nothing happens, and Ana cannot besiege Ben again this turn." == said(state, "dice 3 4")[1]


def test_a_spy_that_robs_as_soon_as_it_is_placed() -> None:
    state = position(kingdom(), kingdom("e10", gold=30), jacks="CH", round=6)
    expected = ["Ana's Spy watches Ben.", "Ana's Spy takes 10 gold from Ben; Ana gains 5."]
    assert expected == said(state, "mark 1")


def test_a_lost_attack_from_a_distance() -> None:
    state = after(position(kingdom(armies="e3:4"), kingdom("e10", armies="e5:3"), kings="HS"), "attack e3 e5")
    assert "Ana fought from afar and loses nothing." == said(state, "dice 1 6")[1]


def test_sieges() -> None:
    state = after(position(kingdom(armies="e3:2"), kingdom("e4 d4 d3", farmers="d4")), "attack e3 e4")
    assert "Ben loses a square; Ana chooses it." == said(state, "dice 1 2")[1]
    assert "Ben loses 2 squares; Ana chooses them." == said(state, "dice 2 2")[1]
    fallen = said(state, "dice 5 1")
    assert ["The kingdom of Ben has fallen and is out of the game.", "Ana wins: the last kingdom on the board."] == (
        fallen[1:]
    )
    assert ["Ben loses d4."] == said(after(state, "dice 2 2"), "raze d4")


def test_a_marker_that_returns() -> None:
    crow = kingdom(armies="e3:1", marker=Marker(1, "d4"))
    state = position(crow, kingdom("e4 d4 d5", farmers="d4"), jacks="SH", round=6)
    state = after(state, "attack e3 e4", "dice 3 2")
    assert ["Ben loses d4.", "J♠ The Crow returns to Ana."] == said(state, "raze d4")


def test_the_start_of_a_turn() -> None:
    own = kingdom(merchants="e1", marker=Marker(1), armies="e5:1 f5:1*1")
    state = position(own, kingdom("e10", gold=30), jacks="CH", round=7, turn=1, hands=((7, 8, 9), (5, 8, 9)))
    state = after(state, "end", "play 5")
    assert [
        "Round 8: Ana is to move.",
        "Ana holds e5 for one round.",
        "Ana captures f5 in the centre.",
        "Ana collects 10 gold.",
        "Ana's Spy takes 10 gold from Ben; Ana gains 5.",
    ] == said(state, "draw 7")


@pytest.mark.parametrize(
    ("expected", "own", "centre"),
    [
        ("Ana wins by gold.", kingdom(gold=995, merchants="e1"), (None,) * 4),
        ("Ana wins by the centre.", kingdom(armies="e5:1*1"), (None, 0, 0, 0)),
    ],
)
def test_victories_at_the_start_of_a_turn(expected: str, own: object, centre: tuple[int | None, ...]) -> None:
    state = position(own, kings="HD", queens="HD", turn=1, centre=centre, hands=((7, 8, 9), (5, 8, 9)))  # type: ignore[arg-type]
    assert expected == said(after(state, "end", "play 5"), "draw 7")[-1]


def test_a_new_deck_is_announced() -> None:
    held = ((5, 7, 9), (1, 2, 3))
    discard = tuple(4 - sum(hand.count(rank) for hand in held) for rank in range(1, 11))
    state = after(position(hands=held, discard=discard), "end", "play 7")
    assert "The discard pile becomes the new deck." == said(state, "draw 10")[0]


def test_the_dealing_names_cards_and_order() -> None:
    rules = RULES[2, 10]
    before = rules.apply(rules.initial_state(), Dealt(CourtRank.KING, (Suit.HEARTS, Suit.CLUBS)))
    queens = Dealt(CourtRank.QUEEN, (Suit.CLUBS, Suit.HEARTS))
    lines = [
        WORDS.line(line)
        for line in GAME.presenter(rules).tell(rules, before, queens, rules.apply(before, queens), None)
    ]
    assert [
        "Ana is dealt Q♣ The Grand Merchant.",
        "Ben is dealt Q♥ The Strategist.",
        "Turn order: Ben, Ana.",
    ] == lines


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
@pytest.mark.parametrize("players", [2, 4])
def test_whole_matches_can_be_told(language: str, players: int) -> None:
    words = Words(language, "board-of-war", NAMES)
    match = Match.new(GAME, players, seed=21, options={"board": 8})
    rng = random.Random(21)
    while match.to_act is not OVER:
        seat = match.to_act
        for action in match.legal_actions():
            label = match.presenter.label(match.observe(seat), action)  # type: ignore[arg-type]
            assert words.has(label.key), label.key
            assert "{" not in words.line(label)
        match.play(rng.choice(match.legal_actions()))
    for viewer in (0, None):
        for line in match.lines(viewer):
            assert words.has(line.key), line.key
            assert words.line(line)
            assert all(not isinstance(value, Name) or value.seat < players for value in line.args.values())


def happenings(state: State, move: str, viewer: int | None = None) -> list[Any]:
    rules = RULES[len(state.hands), 10]
    dice = [int(number) for number in move.split()[1:]] if move.startswith("dice") else []
    event: Any = Fought(*dice) if dice else GAME.parse_action(move)
    then = rules.apply(state, event)
    found = GAME.presenter(rules).happenings(rules.observe(state, viewer), event, rules.observe(then, viewer))
    union = GAME.presenter(rules).happening_type
    assert found == tuple(msgspec.json.decode(msgspec.json.encode(each), type=union) for each in found)
    return list(found)


@pytest.mark.rule("BW-53")
def test_a_fight_is_told_from_roll_to_result() -> None:
    state = after(position(kingdom(armies="e3:4"), kingdom("e10", armies="e4:3")), "attack e3 e4")
    fight, hurt = happenings(state, "dice 2 5")
    assert ((2, 5), (4, 3), (6, 8), "lost") == (fight.dice, fight.powers, fight.totals, fight.end)
    assert ("e3", "e4", 0, 1) == (fight.army, fight.square, fight.seat, fight.defender)
    assert hurt.line == fight.outcome
    assert (0, "e3", 2, False, Weight.MAJOR) == (hurt.seat, hurt.square, hurt.loss, hurt.is_gone, hurt.weight)
    assert happenings(state, "dice 6 1")[1].is_gone


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (position(kingdom(barracks=1)), "deploy e1"),
        (position(kingdom(armies="e4:1")), "step e4 e5"),
        (after(position(kingdom(armies="e3:2"), kingdom("e4 d4 d5")), "attack e3 e4", "dice 2 2"), "raze e4"),
        (position(kingdom(armies="e3:2"), kingdom("e4 d4 d5")), "attack e3 e4"),
    ],
)
def test_new_armies_the_centre_and_losses_are_never_left_out(state: State, move: str) -> None:
    assert Weight.MAJOR is happenings(state, move)[0].weight


def test_a_march_says_from_where_to_where() -> None:
    (marched,) = happenings(position(kingdom(armies="e2:1")), "step e2 e3")
    assert ("e2", "e3", ("square:e2", "square:e3")) == (marched.start, marched.end, marched.targets)
    assert Weight.MINOR is marched.weight


@pytest.mark.rule("BW-11")
def test_whoever_does_not_own_the_hand_sees_no_card_drawn() -> None:
    rules, presenter = RULES[2, 10], GAME.presenter(RULES[2, 10])
    state = after(position(hand="5 7 9"), "end", "play 5")
    then = rules.apply(state, Drew(10))

    def kinds(viewer: int | None) -> list[str]:
        seen = presenter.happenings(rules.observe(state, viewer), Drew(10), rules.observe(then, viewer))
        return [msgspec.to_builtins(each)["kind"] for each in seen]

    assert ["drew", "turn"] == kinds(0)
    assert ["turn"] == kinds(1) == kinds(None)
