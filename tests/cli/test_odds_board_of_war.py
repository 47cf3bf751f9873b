"""`wartable odds board-of-war`: attacks and sieges for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.games.board_of_war.odds import strike


def test_an_attack_for_programs(run: Wartable) -> None:
    shown = json.loads(run("odds", "board-of-war", "--attacker", "5", "--defender", "3", "--json").output)
    odds = strike(5, 3)
    assert (float(odds.win), float(odds.tie), float(odds.lose)) == (shown["win"], shown["tie"], shown["lose"])
    assert {str(loss): float(chance) for loss, chance in odds.defender_losses} == shown["defender_losses"]
    assert str(odds.win) == shown["fractions"]["win"]


@pytest.mark.parametrize(
    ("language", "title", "row"),
    [
        ("en", "Siege: 5 against 2", "The defender loses one square"),
        ("es", "Asedio: 5 contra 2", "El defensor pierde una casilla"),
        ("zh-Hant", "圍城：5 對 2", "防守方失去 1 個格子"),
    ],
)
def test_a_siege_for_people(run: Wartable, language: str, title: str, row: str) -> None:
    shown = run("odds", "board-of-war", "--attacker", "5", "--defender", "2", "--siege", "--lang", language).output
    assert title == shown.splitlines()[0]
    assert row in shown
    assert "5/6" in shown


@pytest.mark.parametrize(
    ("options", "odds"),
    [
        (["--far"], strike(5, 3, far=True)),
        (["--attacker-marked"], strike(5, 3, attacker_marked=True)),
        (["--defender-marked"], strike(5, 3, defender_marked=True)),
        (["--siege", "--squares", "4"], strike(5, 3, siege=True, squares=4)),
        (["--siege", "--soldiers", "3"], strike(5, 3, siege=True, soldiers=3)),
    ],
)
def test_the_cards_and_the_squares_count(run: Wartable, options: list[str], odds: object) -> None:
    shown = json.loads(run("odds", "board-of-war", "--attacker", "5", "--defender", "3", *options, "--json").output)
    expected = {name: float(getattr(odds, name)) for name in ("win", "lose", "defender_gone", "attacker_gone")}
    assert expected == {name: shown[name] for name in expected}


def test_with_other_numbers(run: Wartable, tmp_path: Path) -> None:
    variant = tmp_path / "sure.toml"
    variant.write_text("[fighting]\ndie = 1\n", encoding="utf-8")
    shown = run("odds", "board-of-war", "--attacker", "5", "--defender", "3", "--variant", str(variant), "--json")
    assert 1.0 == json.loads(shown.output)["win"]


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        (("--attacker", "5", "--defender", "3", "--siege", "--defender-marked"), "BW-66"),
        (("--attacker", "0", "--defender", "3"), "BW-50"),
        (("--attacker", "5", "--defender", "0"), "BW-50"),
        (("--attacker", "5", "--defender", "3", "--siege", "--squares", "2"), "BW-53"),
        (("--attacker", "5", "--defender", "3", "--siege", "--soldiers", "2"), "BW-50"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_with_its_rule(
    run: Wartable, options: tuple[str, ...], rule: str, language: str
) -> None:
    refused = run("odds", "board-of-war", *options, "--lang", language)
    assert refused.exit_code != 0
    assert rule in refused.stderr
    assert 1 == len(refused.stderr.splitlines())
