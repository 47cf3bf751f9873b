from __future__ import annotations

import pytest

from tests.cli.conftest import Wartable
from wartable.registry import get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

ALL = "".join(f"{number}\n" for number in range(1, 13))
"""Every choice is tried, so that the best one is found in any position with twelve or fewer."""


@pytest.mark.parametrize(("lesson", "language"), list(zip(("2", "3", "2"), LANGUAGES, strict=True)))
def test_a_lesson_is_had_to_its_end(run: Wartable, lesson: str, language: str):
    taught = get_game("age-of-war").lessons()[int(lesson) - 2]
    had = run("learn", "age-of-war", "--lesson", lesson, "--lang", language, typed=ALL * len(taught.steps))
    assert 0 == had.exit_code
    words = Words(language, "age-of-war")
    for step in taught.steps:
        assert words.line(step.ask) in had.output
        assert words.line(step.why) in had.output
    assert words.line(taught.remember) in had.output
    assert "wartable play age-of-war --seats human,bot:easy" in had.output


def test_a_wrong_choice_is_told_with_its_price_and_asked_again(run: Wartable):
    had = run("learn", "epic-dice-battles", "--lesson", "3", typed="2\n1\n")
    assert "Not this one: it costs 3.5% of the win. Try again." in had.output
    assert "Right: 71.1% to win." in had.output
    assert 0 == had.exit_code


def test_whoever_has_enough_stops(run: Wartable):
    had = run("learn", "board-of-war", typed="q\n")
    assert 0 == had.exit_code
    assert "Lesson 2: The three victories (1 of 5)" in had.output
    assert "Now play" not in had.output


def test_a_lesson_that_there_is_not_is_named(run: Wartable):
    refused = run("learn", "--lesson", "4")
    assert 2 == refused.exit_code
    assert "age-of-war has no lesson 4: lessons 2 to 3" in refused.stderr
