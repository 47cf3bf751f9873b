"""`wartable odds epic-dice-battles`: battles and sieges for people and programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Wartable
from wartable.games.epic_dice_battles import odds

NINJAS = ("--attacker", "main: 4 footman 2 archer; flank1: 2 ninja", "--defender", "main: 5 archer")
FOOTMEN = ("--attacker", "main: 1 footman", "--defender", "main: 1 footman")


def test_a_siege_for_programs(run: Wartable) -> None:
    shown = json.loads(run("odds", "epic-dice-battles", *NINJAS, "--siege", "--json").output)
    found = odds.battle(
        {"main": {"footman": 4, "archer": 2}, "flank1": {"ninja": 2}}, {"main": {"archer": 5}}, siege=True
    )
    assert [found.attacker, found.defender, found.ruin] == [shown[name] for name in ("attacker", "defender", "ruin")]
    assert (list(found.flanks), found.error, None) == (shown["flanks"], shown["error"], shown["fractions"])


def test_a_plain_battle_for_programs_has_fractions(run: Wartable) -> None:
    shown = json.loads(run("odds", "epic-dice-battles", *FOOTMEN, "--terrain", "3", "--json").output)
    assert {"attacker": "11/35", "defender": "11/35", "ruin": "13/35"} == shown["fractions"]
    assert (3, [], 0) == (shown["terrain"], shown["flanks"], shown["error"])


@pytest.mark.parametrize(
    ("language", "title", "row"),
    [
        ("en", "A siege.", "Attacker wins    18.2%"),
        ("es", "Un asedio.", "Gana el atacante        18,2\u00a0%"),
        ("zh-Hant", "圍城戰。", "攻方獲勝  18.2%"),
    ],
)
def test_a_siege_for_people(run: Wartable, language: str, title: str, row: str) -> None:
    shown = run("odds", "epic-dice-battles", *NINJAS, "--siege", "--lang", language).output.splitlines()
    assert title == shown[0]
    assert row in shown


def test_short_fractions_are_shown_to_people(run: Wartable) -> None:
    shown = run("odds", "epic-dice-battles", *FOOTMEN, "--lang", "en").output
    assert "13/35" in shown
    assert "Exact." in shown


def test_the_flanks_of_a_siege_can_be_said(run: Wartable) -> None:
    shown = json.loads(run("odds", "epic-dice-battles", *NINJAS, "--siege", "--flanks", "both", "--json").output)
    assert [1, 2] == shown["flanks"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--attacker", "main: 2 ninja", "--defender", "main: 1 archer"], "main line (ED-3)"),
        (["--attacker", "main: 2 elephant", "--defender", "main: 1 archer"], "no unit “elephant”"),
        (["--attacker", "4 footman", "--defender", "main: 1 archer"], "cannot read “4 footman”"),
        ([*FOOTMEN, "--flanks", "1"], "(ED-80)"),
        ([*FOOTMEN, "--terrain", "4"], "--terrain"),
        (["--attacker", "main: 1 footman"], "--defender"),
    ],
)
def test_bad_input_gets_one_clear_sentence(run: Wartable, arguments: list[str], words: str) -> None:
    result = run("odds", "epic-dice-battles", *arguments, "--lang", "en")
    assert 2 == result.exit_code
    assert words in result.output
    assert "Traceback" not in result.output
