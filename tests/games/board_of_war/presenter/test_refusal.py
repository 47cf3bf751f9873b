"""Every refusal: its code, the rule it names, and that nothing changes."""

from __future__ import annotations

import ast
import inspect

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, after, kingdom, position, refused
from wartable import IllegalAction, Match
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.presenter import refusal
from wartable.games.board_of_war.state import Marker, Phase, State, Victory
from wartable.text.words import Words

ENEMY = kingdom("e10 f10", farmers="e10", builders=1)
BUSY = kingdom("e1 f1", builders=1, gold=39, armies="e3:1")
JACK = {"round": 6}


def over(victory: Victory) -> State:
    return replace(position(), phase=Phase.OVER, victory=victory)


def sieging() -> State:
    return after(position(kingdom(armies="e3:2"), kingdom("e4 d4 d5")), "attack e3 e4", "dice 2 2")


def tied() -> State:
    return after(position(kingdom(armies="e3:3 d3:4"), kingdom("e4 d4")), "attack e3 e4", "dice 1 4")


def placing() -> State:
    return after(position(kingdom(farmers="e1"), hand="A 7 9"), "end", "play A")


@pytest.mark.parametrize(
    ("code", "rule", "state", "move"),
    [
        ("game-over", "BW-60", over(Victory.GOLD), "end"),
        ("game-over", "BW-61", over(Victory.EXPANSION), "end"),
        ("game-over", "BW-62", over(Victory.CENTRE), "play 7"),
        ("game-over", "BW-64", over(Victory.LAST_KINGDOM), "raze e1"),
        ("unknown-square", "BW-1", position(BUSY), "expand k1"),
        ("unknown-square", "BW-1", position(BUSY), "step e3 z9"),
        ("raze-first", "BW-53", sieging(), "end"),
        ("siege-tied", "BW-53", tied(), "attack d3 d4"),
        ("siege-tied", "BW-53", tied(), "attack d3 e4"),
        ("raze-first", "BW-53", sieging(), "play 7"),
        ("not-of-besieged", "BW-53", sieging(), "raze e1"),
        ("nothing-to-raze", "BW-53", position(BUSY), "raze e10"),
        ("actions-over", "BW-21", after(position(BUSY), "end"), "expand e2"),
        ("actions-over", "BW-21", after(position(BUSY), "end"), "end"),
        ("already-own", "BW-40", position(BUSY), "expand e1"),
        ("other-kingdom", "BW-40", position(BUSY, ENEMY), "expand e10"),
        ("centre-not-for-kingdoms", "BW-40", position(kingdom("e4", builders=1)), "expand e5"),
        ("not-beside-kingdom", "BW-40", position(BUSY), "expand e3"),
        ("not-beside-kingdom", "BW-40", position(BUSY), "expand g2"),
        ("enemy-army-there", "BW-40", position(BUSY, kingdom("e10", armies="e2:1")), "expand e2"),
        (
            "enemy-army-there",
            "BW-40",
            after(position(BUSY, kingdom("e10", armies="g1:1"), kings="DH"), "expand e2"),
            "expand g1",
        ),
        ("second-expansion", "BW-40", after(position(BUSY), "expand e2"), "expand f2"),
        (
            "builder-sabotaged",
            "BW-66",
            after(position(kingdom(builders=2), kingdom("e10", marker=Marker(0)), round=6), "expand e2"),
            "expand f2",
        ),
        ("no-builder", "BW-21", position(), "expand e2"),
        ("no-builder", "BW-21", position(kingdom(gold=100)), "upgrade e1"),
        ("builders-done", "BW-21", after(position(BUSY), "expand e2"), "upgrade e1"),
        ("builders-done", "BW-21", after(position(BUSY, kings="DH"), "expand e2", "expand f2"), "expand g2"),
        ("builder-sabotaged", "BW-66", position(BUSY, kingdom("e10", marker=Marker(0)), round=6), "expand e2"),
        ("not-own-square", "BW-41", position(BUSY), "upgrade e2"),
        ("already-upgraded", "BW-41", position(replace(BUSY, upgrades=("e1",))), "upgrade e1"),
        ("not-enough-gold", "BW-41", position(BUSY), "upgrade e1"),
        ("not-enough-gold", "BW-42", position(BUSY), "train e3"),
        ("no-plain-soldier", "BW-42", position(BUSY), "train e4"),
        ("no-plain-soldier", "BW-42", position(BUSY), "train barracks"),
        ("no-plain-soldier", "BW-42", position(kingdom(builders=1, gold=99, armies="e3:0+1")), "train e3"),
        ("barracks-empty", "BW-51", position(BUSY), "deploy e1"),
        ("barracks-empty", "BW-51", position(kingdom(barracks=1)), "deploy+ e1"),
        ("too-far-to-deploy", "BW-51", position(kingdom(barracks=1, armies="e3:1")), "deploy e3"),
        ("no-army", "BW-50", position(BUSY), "step e4 e5"),
        ("no-army", "BW-50", position(BUSY, ENEMY), "attack e9 e10"),
        ("army-has-moved", "BW-21", after(position(BUSY), "step e3 e4"), "step e4 e5"),
        ("enemy-army-in-the-way", "BW-52", position(BUSY, kingdom("e10", armies="e4:1")), "step e3 e4"),
        ("enemy-kingdom", "BW-52", position(BUSY, kingdom("e4")), "step e3 e4"),
        ("diagonal", "BW-52", position(BUSY), "step e3 f4"),
        ("too-far", "BW-52", position(BUSY), "step e3 e5"),
        ("army-has-attacked", "BW-21", position(kingdom(armies="e3:1a"), kingdom("e4")), "attack e3 e4"),
        ("nothing-to-attack", "BW-58", position(BUSY), "attack e3 e4"),
        ("diagonal", "BW-53", position(BUSY, kingdom("f4")), "attack e3 f4"),
        ("too-far", "BW-53", position(BUSY, kingdom("e5 e6 e7")), "attack e3 e5"),
        ("jack-too-early", "BW-56", position(BUSY, ENEMY, jacks="CH", round=5), "mark 1"),
        ("marker-has-moved", "BW-56", position(BUSY, ENEMY, jacks="CH", round=6, marked=True), "mark 1"),
        ("marker-lies-there", "BW-56", position(kingdom(marker=Marker(1)), ENEMY, jacks="CH", round=6), "mark 1"),
        ("not-for-spy", "BW-56", position(BUSY, ENEMY, jacks="CH", round=6), "mark 0"),
        ("not-for-spy", "BW-56", position(BUSY, ENEMY, jacks="CH", round=6), "mark 9"),
        ("not-for-tactician", "BW-56", position(BUSY, ENEMY, jacks="HC", round=6), "mark 1"),
        ("not-for-saboteur", "BW-56", position(BUSY, kingdom("e10"), jacks="DC", round=6), "mark 1"),
        ("not-for-crow", "BW-56", position(BUSY, ENEMY, jacks="SC", round=6), "mark 1 f10"),
        ("end-actions-first", "BW-22", position(BUSY), "play 7"),
        ("card-played", "BW-22", placing(), "play 7"),
        ("card-not-in-hand", "BW-22", after(position(BUSY), "end"), "play A"),
        ("nothing-to-place", "BW-23", position(BUSY), "place e1"),
        ("not-own-square", "BW-23", placing(), "place e2"),
        ("square-occupied", "BW-23", placing(), "place e1"),
    ],
)
def test_refused_with_a_code_and_a_rule(code: str, rule: str, state: State, move: str) -> None:
    assert (code, rule) == refused(state, move)


def test_every_code_has_its_test_and_its_sentence() -> None:
    (mark,) = test_refused_with_a_code_and_a_rule.pytestmark  # type: ignore[attr-defined]
    tested = {case[0] for case in mark.args[1]}
    written = {
        node.args[0].value
        for node in ast.walk(ast.parse(inspect.getsource(refusal)))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "_illegal"
        and isinstance(node.args[0], ast.Constant)
    }
    assert written <= tested | {"unknown-action"}
    for language in ("en", "es", "zh-Hant"):
        words = Words(language, "board-of-war")
        assert [] == [code for code in tested if not words.has(f"refusal-{code}")]


def test_ending_twice_or_a_foreign_thing_is_refused_too() -> None:
    rules = RULES[2, 10]
    presenter = GAME.presenter(rules)
    assert "unknown-action" == presenter.refuse(rules.observe(position(), 0), None).code  # type: ignore[arg-type]
    assert "actions-over" == presenter.refuse(rules.observe(after(position(), "end"), 0), EndActions()).code


@pytest.mark.parametrize(
    "action",
    [Expand(""), UpgradeSquare(""), UpgradeSoldier(""), Deploy(""), Step("e3", ""), Attack("", "e4"), Raze("")],
)
def test_a_square_without_a_name_is_no_square(action: Action) -> None:
    error = GAME.presenter(RULES[2, 10]).refuse(RULES[2, 10].observe(position(BUSY), 0), action)
    assert ("unknown-square", "BW-1") == (error.code, error.rule_id)


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_the_sentence_names_what_is_wrong(language: str) -> None:
    words = Words(language, "board-of-war")
    refusal_ = GAME.presenter(RULES[2, 10]).refuse(
        RULES[2, 10].observe(position(BUSY), 0), GAME.parse_action("upgrade e1")
    )
    sentence = words.line(refusal_.line)
    assert "40" in sentence
    assert "39" in sentence


def test_a_refused_action_changes_nothing() -> None:
    match = Match.new(GAME, 2, seed=3)
    before = match.to_json()
    for action in (PlayCard(7), Place("e1"), GAME.parse_action("expand e5"), GAME.parse_action("mark 1")):
        with pytest.raises(IllegalAction):
            match.play(action)
    assert before == match.to_json()
