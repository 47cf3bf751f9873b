"""Every game's judge: it judges all choices, knows no more than the seat, and gives reasons that can be said."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.parts import WITH_JUDGE
from wartable import Match, get_game, run
from wartable.analysis.coach import advice_in_words
from wartable.analysis.review import review
from wartable.core.game import AnyGame
from wartable.core.judge import Judgment, SamplingJudge, Step, Stretch
from wartable.registry import bot_names, get_bot, get_judge
from wartable.text.words import Words


def moment(game: AnyGame, decisions: int, players: int = 2) -> Match:
    """A match after so many decisions of a quick bot, at a choice."""
    bot = get_bot(bot_names(game)[1], game)
    rng = random.Random(7)
    match = Match.new(game, players, seed=7)
    while decisions > 0 or len(match.legal_actions()) < 2:
        seat = match.to_act
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))  # type: ignore[arg-type]
        decisions -= 1
    return match


def judged(match: Match, observation: Any) -> tuple[Judgment, ...]:
    judge = get_judge(match.game, match.players)
    return judge.judge(match.rules, observation, match.legal_actions(), random.Random(1))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game_id", WITH_JUDGE)
def test_every_choice_is_judged_for_every_seat(game_id: str, players: int) -> None:
    match = moment(get_game(game_id), 25, players)
    judgments = judged(match, match.observe(match.to_act))  # type: ignore[arg-type]
    assert match.legal_actions() == tuple(judgment.action for judgment in judgments)
    for judgment in judgments:
        assert players == len(judgment.values)
        assert 1.0 == pytest.approx(sum(judgment.values))
        assert judgment.error >= 0.0


@pytest.mark.parametrize("game_id", WITH_JUDGE)
def test_a_judge_knows_what_the_seat_knows(game_id: str) -> None:
    match = moment(get_game(game_id), 25)
    seat = match.to_act
    assert isinstance(seat, int)
    seen = match.observe(seat)
    elsewhere = match.rules.observe(match.rules.redeal(seen, random.Random(2)), seat)
    assert judged(match, seen) == judged(match, elsewhere)


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
@pytest.mark.parametrize("game_id", WITH_JUDGE)
def test_reasons_can_be_said(game_id: str, language: str) -> None:
    game = get_game(game_id)
    words = Words(language, game.id, ("Ana", "Bo"), is_strict=True)
    for decisions in (3, 40):
        match = moment(game, decisions)
        seat = match.to_act
        assert isinstance(seat, int)
        said = advice_in_words(match.analyse(seat), seat, match.presenter, match.observe(seat), words)
        assert any(advice.why for advice in said)


def test_choices_that_are_the_same_in_words_are_one_row() -> None:
    game = get_game("age-of-war")
    match = moment(game, 3)
    seat = match.to_act
    assert isinstance(seat, int)
    judgments = match.analyse(seat)
    words = Words("en", game.id, ("Ana", "Bo"), is_strict=True)
    twice = advice_in_words((*judgments, *judgments), seat, match.presenter, match.observe(seat), words)
    assert twice == advice_in_words(judgments, seat, match.presenter, match.observe(seat), words)
    assert len(twice) == len({advice.choice for advice in twice})


@pytest.mark.parametrize("game_id", WITH_JUDGE)
def test_a_judge_that_samples_weighs_what_was_done_against_one_other_choice(game_id: str) -> None:
    match = moment(get_game(game_id), 25)
    judge = get_judge(match.game, 2)
    if not isinstance(judge, SamplingJudge):
        assert judge.is_exact
        return
    seat, legal = match.to_act, match.legal_actions()
    assert isinstance(seat, int)
    stretch = Stretch(seat, match.observe(seat), (Step(len(match.log), legal[0], legal),))
    ((made, *better),) = judge.weigh(match.rules, stretch, random.Random(3))
    assert legal[0] == made.action
    assert 0.0 == made.gap_error
    assert len(better) <= 1
    for judgment in (made, *better):
        assert judgment.action in legal
        assert 1.0 == pytest.approx(sum(judgment.values))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_JUDGE)
def test_whole_reviews_balance_and_find_the_weaker_player(game_id: str) -> None:
    game = get_game(game_id)
    match = run(game, [bot_names(game, 2)[1], "random"], seed=3)
    assert match.result is not None
    found = review(match)
    for account in found.accounts:
        total = account.luck + account.skill + account.others
        assert account.result - account.start == pytest.approx(total, abs=1e-9)
    assert found.accounts[1].skill < found.accounts[0].skill
