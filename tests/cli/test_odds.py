from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.odds import conquest


def test_odds_for_programs_are_in_card_order(run: Wartable):
    castles = json.loads(run("odds", "age-of-war", "--json").output)["castles"]
    assert [castle.id for castle in standard_components().castles] == [castle["id"] for castle in castles]
    assert [{"id", "centre", "stolen"}] * 14 == [set(castle) for castle in castles]
    odani = castles[2]
    assert float(conquest("odani")) == odani["centre"]
    assert float(conquest("odani", stolen=True)) == odani["stolen"]


def test_odds_with_fewer_dice(run: Wartable):
    castles = json.loads(run("odds", "age-of-war", "--json", "--dice", "1").output)["castles"]
    assert {0.0} == {castle["centre"] for castle in castles}
    assert 0 == conquest("odani", dice=1) == Fraction(0)


@pytest.mark.parametrize(
    ("language", "row"),
    [("en", ["Odani", "Oda", "1"]), ("es", ["Odani", "Oda", "1"]), ("zh-Hant", ["小谷城", "織田", "1"])],
)
def test_odds_for_people(run: Wartable, language: str, row: list[str]):
    shown = run("odds", "age-of-war", "--lang", language).output.splitlines()
    assert 16 == len(shown)
    assert row == shown[3].split()[:3]


@pytest.mark.rule("AW-31")
@pytest.mark.parametrize(("language", "name"), [("en", "Kumamoto"), ("es", "Kumamoto"), ("zh-Hant", "熊本城")])
def test_what_can_never_be_stolen_has_a_dash_and_a_reason(run: Wartable, language: str, name: str):
    shown = run("odds", "age-of-war", "--lang", language).output.splitlines()
    kumamoto = next(line for line in shown if line.startswith(name))
    assert "—" == kumamoto.split()[-1]
    assert name in shown[-1]
    assert "AW-31" in shown[-1]
    castles = json.loads(run("odds", "age-of-war", "--json").output)["castles"]
    assert [None] == [castle["stolen"] for castle in castles if castle["id"] == "kumamoto"]


def test_without_a_game_the_games_with_odds_are_listed(run: Wartable):
    shown = run("odds")
    assert 0 == shown.exit_code
    assert "age-of-war" in shown.output


def test_odds_with_other_numbers(run: Wartable, tmp_path: Path):
    variant = tmp_path / "easy.toml"
    variant.write_text("[castle.odani]\nlines = [1]\n", encoding="utf-8")
    castles = json.loads(run("odds", "age-of-war", "--json", "--variant", str(variant)).output)["castles"]
    assert castles[2]["centre"] > 0.99
    assert float(conquest("azuchi")) == castles[0]["centre"]
