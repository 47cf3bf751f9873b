"""Lessons: real positions, each with one clearly best choice, and words whose every figure is worked out."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.text.catalogues import SOURCE, messages
from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.core.judge import ranked
from wartable.core.lesson import FIRST, Lesson, LessonStep, lesson_of
from wartable.core.line import Line
from wartable.core.puzzle import Puzzle, puzzles_of
from wartable.games.age_of_war import puzzles as age_of_war
from wartable.games.age_of_war.judge import TurnJudge
from wartable.games.board_of_war import puzzles as board_of_war
from wartable.games.epic_dice_battles import puzzles as epic_dice_battles
from wartable.registry import get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

MAKING: dict[str, Any] = {
    "age-of-war": age_of_war,
    "board-of-war": board_of_war,
    "epic-dice-battles": epic_dice_battles,
}
# The words speak of these choices.
BEST = {
    "age-of-war": (
        ("fill odani 0", "fill odani 0", "fill kasugayama 1", "fill odani 0", "fill kumamoto 0", "fill kasugayama 1"),
        ("lose", "fill inuyama 1", "fill kumamoto 0", "fill takahashi 1", "lose"),
    ),
    "board-of-war": (
        ("place f9", "play 4", "play 5", "end", "play 2"),
        ("mark 0", "end", "attack f6 f5", "attack f5 f4", "end", "train f5"),
    ),
    "epic-dice-battles": (
        ("act rice", "act trade", "build shinano", "end-buying", "act rice"),
        ("besiege echigo", "stay yamashiro", "storm-gate footman", "call-off", "move iyo"),
    ),
}
# Chances of a single roll, which no judge names.
OF_ONE_ROLL = {("lesson-stop-wait-why", "daimyo"), ("lesson-stop-begin-why", "pair")}
STEPS = [
    pytest.param(game_id, step, best, id=f"{game_id}-{step.puzzle}")
    for game_id, expected in BEST.items()
    for lesson, actions in zip(get_game(game_id).lessons(), expected, strict=True)
    for step, best in zip(lesson.steps, actions, strict=True)
]
LESSONS = [
    pytest.param(game_id, lesson, id=f"{game_id}-{number}")
    for game_id in BEST
    for number, lesson in enumerate(get_game(game_id).lessons(), start=FIRST)
]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "step", "best"), STEPS)
def test_a_careful_judge_is_sure_of_the_choice_that_the_words_praise(game_id: str, step: LessonStep, best: str) -> None:
    game = get_game(game_id)
    puzzle = puzzles_of(game).puzzle(step.puzzle)
    rules, seat, observation, legal = _asked(game, puzzle)
    assert game.parse_action(best) in legal
    state = game.read_position(rules, game.write_position(rules, puzzle.position))
    assert puzzle.position == state

    found = MAKING[game_id].careful_judge(puzzle.players).judge(rules, observation, legal, random.Random(5))

    choices = {choice.action for choice in game.presenter(rules).choices(observation, legal)}
    order = ranked(tuple(judgment for judgment in found if judgment.action in choices), seat)
    assert best == game.format_action(order[0].action)
    worths = puzzle.worths or [judgment.values[seat] for judgment in found]
    told = sorted((worths[legal.index(action)] for action in choices), reverse=True)
    assert MAKING[game_id].least_gap(puzzle.players) - 0.001 <= told[0] - told[1]


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_a_lesson_takes_less_than_five_minutes(game_id: str, lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) + 1 <= 8
    words = Words("en", game_id)
    said = [words.line(line) for line in _lines(lesson)]
    # At two hundred words a minute and twenty seconds of thought for each step.
    assert sum(len(text.split()) for text in said) / 200 + len(lesson.steps) / 3 < 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_everything_is_said_with_its_figures(game_id: str, lesson: Lesson, language: str) -> None:
    words = Words(language, game_id)
    for line in _lines(lesson):
        known = {**messages(language, "platform"), **messages(language, game_id)}
        assert known[line.key] == set(line.args)
        assert "$" not in words.line(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", BEST)
def test_no_figure_is_written_by_hand(game_id: str, language: str) -> None:
    keys = {line.key for lesson in get_game(game_id).lessons() for line in _lines(lesson)}
    text = "".join((SOURCE / "text" / language / f"{name}.ftl").read_text("utf-8") for name in ("platform", game_id))
    written = {key: said for key, said in re.findall(r"^(lesson-[a-z-]+) = (.*)$", text, re.MULTILINE) if key in keys}
    assert keys == set(written)
    assert {} == {key: said for key, said in written.items() if re.search(r"\d", said)}


def test_the_odds_are_those_that_the_judge_gives_as_reasons() -> None:
    """The other way round: every chance in the words of Age of War is one that the judge names in that position."""
    game = get_game("age-of-war")
    checked = 0
    for lesson in game.lessons():
        for step in lesson.steps:
            puzzle = puzzles_of(game).puzzle(step.puzzle)
            rules, _, observation, legal = _asked(game, puzzle)
            judged = TurnJudge(2).judge(rules, observation, legal, random.Random(0))
            named = [reason.args["odds"] for each in judged for reason in each.reasons if reason.key == "reason-odds"]
            chances = [
                arg
                for name, arg in step.why.args.items()
                if isinstance(arg, Line) and (step.why.key, name) not in OF_ONE_ROLL
            ]
            assert [] == [chance for chance in chances if chance not in named]
            checked += len(chances)
    assert 10 <= checked


@pytest.mark.parametrize("number", [0, 1, 4])
def test_a_lesson_that_there_is_not_is_refused(number: int) -> None:
    with pytest.raises(WartableError, match=f"has no lesson {number}"):
        lesson_of(get_game("age-of-war"), number)


def _lines(lesson: Lesson) -> list[Line]:
    return [lesson.title, lesson.remember, *(line for step in lesson.steps for line in (step.ask, step.why))]


def _asked(game: AnyGame, puzzle: Puzzle) -> tuple[Any, int, Any, tuple[Any, ...]]:
    rules = game.rules(puzzle.players)
    seat = rules.to_act(puzzle.position)
    assert isinstance(seat, int)
    return rules, seat, rules.observe(puzzle.position, seat), rules.legal_actions(puzzle.position)
