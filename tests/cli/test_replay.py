from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable, events_of
from wartable.core.match import Match


@pytest.mark.parametrize(("language", "said"), [("en", "Ana "), ("es", "Codicioso "), ("zh-Hant", "貪心 ")])
def test_the_log_is_printed_where_there_is_no_terminal(run: Wartable, match_file: Path, language: str, said: str):
    ran = run("replay", str(match_file), "--lang", language)
    assert 0 == ran.exit_code
    lines = ran.output.splitlines()
    assert len(lines) >= len(events_of(match_file))
    assert any(line.startswith(said) for line in lines)


def test_the_log_for_programs_has_an_entry_per_event(run: Wartable, match_file: Path):
    story = json.loads(run("replay", str(match_file), "--json").output)
    assert len(Match.from_json(match_file.read_text(encoding="utf-8")).log) == len(story["events"])
    assert ["Ana", "Greedy"] == story["players"]
    assert "begins" in story["events"][0]["lines"][0]


def test_a_position_in_words(run: Wartable, match_file: Path):
    ran = run("replay", str(match_file), "--at", "0")
    assert 0 == ran.exit_code
    assert "Odani, 1 point: infantry 10." in ran.output


def test_a_position_for_programs(run: Wartable, match_file: Path):
    shown = json.loads(run("replay", str(match_file), "--at", "2", "--seat", "2", "--json").output)
    assert (2, 2, 1) == (shown["at"], shown["seat"], shown["position"]["viewer"])
    assert 7 == len(shown["position"]["roll"])


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["--at", "9999"], "there is no position 9,999"),
        (["--at", "-1"], "there is no position -1"),
        (["--seat", "3"], "there is no seat 3; the seats are 1 to 2"),
        (["--seat", "0"], "there is no seat 0"),
    ],
)
def test_places_that_are_not_there(run: Wartable, match_file: Path, args: list[str], problem: str):
    ran = run("replay", str(match_file), *args)
    assert (2, 1) == (ran.exit_code, ran.stderr.count("\n"))
    assert problem in ran.stderr


EARLIER = Path(__file__).parents[1] / "core" / "earlier" / "board-of-war-1.json"


def test_a_match_of_earlier_rules_is_read_as_a_log(run: Wartable):
    ran = run("replay", str(EARLIER))
    lines = ran.output.splitlines()
    assert 0 == ran.exit_code
    assert "earlier rules of Board of War" in lines[0]
    assert any(line.startswith("Ana: ") for line in lines)
    assert lines[-1].startswith("Won by ")
    told = json.loads(run("replay", str(EARLIER), "--json").output)
    assert (1, "board-of-war") == (told["game_version"], told["game"])
    assert len(lines) - 1 == len(told["events"])


def test_a_match_of_earlier_rules_cannot_go_on(run: Wartable):
    ran = run("play", "--resume", str(EARLIER))
    assert 1 == ran.exit_code
    assert "wartable replay" in ran.stderr
