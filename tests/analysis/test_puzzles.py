"""Puzzles from mistakes: only where one choice is clearly the best."""

from __future__ import annotations

import random

import pytest

from wartable.analysis.puzzles import DEAR, is_clear, mistake_puzzles
from wartable.analysis.review import review
from wartable.core.bot import play_out
from wartable.core.judge import Judgment
from wartable.core.match import Match
from wartable.registry import get_bot, get_game


def judged(*worths: float, gap_error: float | None = None) -> tuple[Judgment, ...]:
    return tuple(Judgment(place, (worth, 1.0 - worth), gap_error=gap_error) for place, worth in enumerate(worths))


@pytest.mark.parametrize(
    ("expected", "judgments"),
    [
        (True, judged(0.5, 0.45)),
        (False, judged(0.5)),
        (False, judged(0.5, 0.49)),
        (False, judged(0.9, 0.5)),
        (False, judged(0.5, 0.45, gap_error=0.06)),
        (True, judged(0.5, 0.45, gap_error=0.04)),
    ],
)
def test_a_puzzle_is_clear_and_not_obvious(expected: bool, judgments: tuple[Judgment, ...]) -> None:
    assert expected == is_clear(judgments, seat=0, least=0.02)


def test_the_mistakes_of_a_match_make_puzzles_the_dearest_first() -> None:
    game = get_game("age-of-war")
    match = Match.new(game, 2, 5)
    play_out(match, [get_bot("easy", game), get_bot("hard", game)], random.Random(1))
    found = review(match)
    dear = [each for each in found.decisions if each.grade in DEAR]
    assert {0} == {each.seat for each in dear}
    made = mistake_puzzles(match, found.decisions, frozenset({0}))
    assert 0 < len(made) <= len(dear)
    # Nobody is asked about what somebody else did.
    assert [] == mistake_puzzles(match, found.decisions, frozenset({1}))
    making = game.puzzle_making()
    assert making is not None
    losses = []
    for puzzle in made:
        assert puzzle.theme in making.THEMES
        order = sorted(puzzle.worths, reverse=True)
        state = puzzle.position
        mistake = next(each for each in dear if _before(match, each.event) == state)
        losses.append(mistake.loss)
        legal = match.rules.legal_actions(state)
        assert mistake.best == legal[puzzle.worths.index(order[0])]
    assert sorted(losses, reverse=True) == losses


def _before(match: Match, event: int) -> object:
    return next(before for at, (before, _, _) in enumerate(match.steps()) if at == event)
