"""The puzzles of games that nobody has solved: all can be set up, and a fresh judge agrees with a sample of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wartable.core.bot import unhurried
from wartable.core.judge import Judge
from wartable.core.puzzle import MOST, Puzzle, puzzles_of, with_worths
from wartable.games.age_of_war import puzzles as age_of_war
from wartable.games.board_of_war import puzzles as board_of_war
from wartable.games.epic_dice_battles import puzzles as epic_dice_battles
from wartable.registry import get_game

MAKING: dict[str, Any] = {"board-of-war": board_of_war, "epic-dice-battles": epic_dice_battles}
LEAST = {"board-of-war": 500, "epic-dice-battles": 355}


@pytest.mark.parametrize("game_id", MAKING)
def test_every_position_can_be_set_up_and_has_one_clearly_best_choice(game_id: str) -> None:
    game = get_game(game_id)
    every = puzzles_of(game)
    assert LEAST[game_id] <= len(every.puzzles)
    assert set(every.themes) == {puzzle.theme for puzzle in every.puzzles}
    for puzzle in every.puzzles:
        rules = game.rules(puzzle.players)
        state = game.read_position(rules, game.write_position(rules, puzzle.position))
        assert puzzle.position == state
        seat, legal = rules.to_act(state), rules.legal_actions(state)
        assert isinstance(seat, int)
        assert len(legal) == len(puzzle.worths)
        choices = game.presenter(rules).choices(rules.observe(state, seat), legal)
        worths = sorted(puzzle.worths[legal.index(choice.action)] for choice in choices)
        # The file has tenths of a point.
        assert MAKING[game_id].least_gap(puzzle.players) - 0.001 <= worths[-1] - worths[-2] <= MOST + 0.001


@pytest.mark.slow
@pytest.mark.parametrize("game_id", MAKING)
@pytest.mark.parametrize("asked", [4, pytest.param(8, marks=pytest.mark.exhaustive)])
def test_a_fresh_judge_agrees(game_id: str, asked: int) -> None:
    for puzzle in random.Random(3).sample(puzzles_of(get_game(game_id)).puzzles, asked):
        judge: Judge = MAKING[game_id].careful_judge(puzzle.players)
        rules, legal, observation, seat = _asked(game_id, puzzle)
        judgments = judge.judge(rules, observation, legal, random.Random(12))
        values = [judgment.values[seat] for judgment in judgments]
        best = puzzle.worths.index(max(puzzle.worths))
        assert best == values.index(max(values))
        told = with_worths(puzzle, judgments, seat)
        assert list(puzzle.worths) == [judgment.values[seat] for judgment in told]
        assert all(sum(judgment.values) == pytest.approx(1.0) for judgment in told)


@pytest.mark.parametrize(
    ("game_id", "theme", "rounds"),
    [
        *(("age-of-war", theme, 4) for theme in age_of_war.THEMES),
        # Where the levels lie close together; in the other themes Hard takes its time.
        *(("epic-dice-battles", theme, 60) for theme in ("place", "hidden", "battle")),
    ],
)
def test_a_higher_level_solves_more(game_id: str, theme: str, rounds: int) -> None:
    asked = [puzzle for puzzle in puzzles_of(get_game(game_id)).puzzles if puzzle.theme == theme][:55]
    right = dict.fromkeys(("easy", "normal", "hard"), 0)
    for number, puzzle in enumerate(asked):
        rules, legal, observation, seat = _asked(game_id, puzzle)
        worths = puzzle.worths or _exact(rules, legal, observation, seat)
        for level in right:
            bot, rng = unhurried(get_game(game_id).bots()[level]), random.Random(f"{level} {number}")
            chosen = [bot.choose(rules, observation, legal, rng) for _ in range(rounds)]
            right[level] += sum(worths[legal.index(action)] == max(worths) for action in chosen)
    assert 0 < right["easy"] < right["normal"] < right["hard"]


def _exact(rules: Any, legal: tuple[Any, ...], observation: Any, seat: int) -> tuple[float, ...]:
    judgments = age_of_war.careful_judge(2).judge(rules, observation, legal, random.Random(1))
    return tuple(judgment.values[seat] for judgment in judgments)


def _asked(game_id: str, puzzle: Puzzle) -> tuple[Any, tuple[Any, ...], Any, int]:
    rules = get_game(game_id).rules(puzzle.players)
    seat = rules.to_act(puzzle.position)
    assert isinstance(seat, int)
    return rules, rules.legal_actions(puzzle.position), rules.observe(puzzle.position, seat), seat
