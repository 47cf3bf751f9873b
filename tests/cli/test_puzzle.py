from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.text.languages import LANGUAGES


def best_choice(run: Wartable, number: int) -> tuple[int, int]:
    """The number of the best choice among those shown, and how many there are."""
    told = json.loads(run("puzzle", "--number", str(number), "--json").output)
    worths = {choice["action"]: choice["win"] for choice in told["choices"]}
    shown = run("puzzle", "--number", str(number), typed="q\n").output
    assert len(worths) == sum(line.strip().split(".")[0].isdecimal() and ". " in line for line in shown.splitlines())
    best = told["choices"][0]["action"]
    for answer in range(1, len(worths) + 1):
        if "Right: the best choice." in run("puzzle", "--number", str(number), typed=f"{answer}\n").output:
            return answer, len(worths)
    raise AssertionError(f"no answer is {best}")


def test_the_best_choice_is_right_and_all_are_valued(run: Wartable):
    best, choices = best_choice(run, 1)
    wrong = next(answer for answer in range(1, choices + 1) if answer != best)
    right = run("puzzle", "--number", "1", typed=f"{best}\nq\n")
    assert 0 == right.exit_code
    assert "Solved: 1 of 1." in right.output
    assert "Not the best: it costs" in run("puzzle", "--number", "1", typed=f"nonsense\n99\n{wrong}\n").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_is_asked_in_every_language(run: Wartable, language: str):
    for theme in ("begin", "castle", "steal", "last", "finish"):
        asked = run("puzzle", "--theme", theme, "--lang", language, typed="1\n")
        assert 0 == asked.exit_code
        assert "puzzle-" not in asked.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "theme"), [("board-of-war", "march"), ("epic-dice-battles", "siege")])
def test_other_games_ask_too(run: Wartable, game: str, theme: str, language: str):
    asked = run("puzzle", game, "--theme", theme, "--lang", language, typed="1\n")
    assert 0 == asked.exit_code
    assert "puzzle-" not in asked.output
    assert "reason-" not in asked.output


def test_the_puzzle_of_the_day_is_the_same_all_day(run: Wartable):
    first, second = (json.loads(run("puzzle", "--json").output)["number"] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("board-of-war", "--theme", "tea"), "themes are: race, attack, march, build, card, jack"),
        (("--number", "99999"), "there is no puzzle “99999”; numbers go from 1 to"),
        (("--theme", "tea"), "themes are: begin, castle, steal, last, finish"),
    ],
)
def test_what_there_is_not_is_named(run: Wartable, args: tuple[str, ...], said: str):
    refused = run("puzzle", *args)
    assert 2 == refused.exit_code
    assert said in refused.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistakes_of_a_match_are_asked(run: Wartable, careless_file: Path, language: str):
    told = json.loads(run("puzzle", "--from", str(careless_file), "--json").stdout)
    assert ("age-of-war", 1) == (told["game"], told["number"])
    # Ana made the mistake.
    assert 1 == told["seat"]
    worths = [choice["win"] for choice in told["choices"]]
    assert worths[0] > worths[1] + 0.02
    asked = run("puzzle", "--from", str(careless_file), "--lang", language, typed="1\n")
    assert 0 == asked.exit_code
    assert "puzzle-" not in asked.output


def test_a_match_without_mistakes_says_so(run: Wartable, finished_file: Path):
    refused = run("puzzle", "--from", str(finished_file))
    assert 2 == refused.exit_code
    assert "No mistake in this match makes a puzzle." in refused.stderr


def test_a_file_that_is_none_is_named(run: Wartable, tmp_path: Path):
    refused = run("puzzle", "--from", str(tmp_path / "none.json"))
    assert 1 == refused.exit_code
    assert "none.json" in refused.stderr
