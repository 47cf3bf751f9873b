"""The review: a ledger that balances, grades, and the page."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from wartable import Match, get_game, run
from wartable.analysis.grades import Grade, grade_of
from wartable.analysis.ledger import Ending
from wartable.analysis.page import curve_svg, page
from wartable.analysis.report import curve_line
from wartable.analysis.review import Review, Verdict, assess, booked, cases, review
from wartable.bots.judge import SearchJudge
from wartable.core.errors import WartableError
from wartable.core.game import AnyRules
from wartable.core.judge import Judgment
from wartable.games.board_of_war.guide import RegentGuide
from wartable.registry import get_judge
from wartable.text.words import Words

GAME = get_game("age-of-war")
HASTY = SearchJudge(RegentGuide(), looks=6, horizon=1)


@pytest.fixture(scope="module")
def two() -> tuple[Match, Review]:
    match = run(GAME, ["perfect", "random"], seed=3)
    return match, review(match)


@pytest.fixture(scope="module")
def three() -> tuple[Match, Review]:
    match = run(GAME, ["strong", "greedy", "random"], seed=4)
    return match, review(match)


@pytest.fixture(scope="module")
def sampled() -> tuple[Match, Review]:
    """A match of secrets under a judge that samples, and hardly looks."""
    match = run(get_game("board-of-war"), ["regent", "random"], seed=3)
    return match, review(match, judge=HASTY, seed=1)


def test_luck_and_skill_add_up_to_the_result_exactly(
    two: tuple[Match, Review], three: tuple[Match, Review], sampled: tuple[Match, Review]
) -> None:
    for match, found in (two, three, sampled):
        assert match.result is not None
        for account in found.accounts:
            assert 1 / match.players == account.start
            assert (account.seat in match.result.winners) / len(match.result.winners) == pytest.approx(account.result)
            total = account.start + account.luck + account.skill + account.others
            assert account.result == pytest.approx(total, abs=1e-12)


def test_what_one_loses_the_others_get(two: tuple[Match, Review]) -> None:
    _, found = two
    assert 0.0 == pytest.approx(sum(account.luck for account in found.accounts), abs=1e-9)
    assert found.accounts[0].skill == pytest.approx(-found.accounts[1].others, abs=1e-9)


def test_the_perfect_player_loses_nothing_and_random_play_does(two: tuple[Match, Review]) -> None:
    _, found = two
    assert found.is_exact
    assert 0.0 == pytest.approx(found.accounts[0].skill, abs=1e-4)
    assert found.accounts[1].skill < -0.2
    assert {Grade.BEST} == {decision.grade for decision in found.decisions if decision.seat == 0}
    assert all(account.skill <= 1e-9 for account in found.accounts)


def test_a_sampled_review_states_its_error_and_calls_nothing_bad_that_is_in_doubt(
    sampled: tuple[Match, Review],
) -> None:
    _, found = sampled
    assert found.error > 0
    assert any(decision.error > 0 for decision in found.decisions)
    for decision in found.decisions:
        assert decision.loss >= 0.0
        assert 0.0 <= decision.value <= decision.best_value <= 1.0
        if decision.grade in (Grade.MISTAKE, Grade.BLUNDER):
            assert decision.loss > 0.03
    assert all(account.skill <= 1e-9 for account in found.accounts)


def test_there_is_no_luck_between_decisions_of_one_plan(sampled: tuple[Match, Review]) -> None:
    match, found = sampled
    values = {decision.event: decision for decision in found.decisions}
    plans = [[step for step in stretch.steps if step.event in values] for stretch in cases(match, HASTY)]
    assert any(len(plan) > 1 for plan in plans)
    for plan in plans:
        for one, other in pairwise(plan):
            assert values[one.event].value == pytest.approx(values[other.event].best_value)


def test_a_sampled_review_is_the_same_again_with_the_same_seed(sampled: tuple[Match, Review]) -> None:
    match, found = sampled
    assert found == review(match, judge=HASTY, seed=1)
    assert found.decisions != review(match, judge=HASTY, seed=2).decisions


@pytest.mark.slow
def test_any_number_of_workers_comes_to_the_same_review() -> None:
    match = run(get_game("board-of-war"), ["regent", "regent"], seed=1)
    told: list[int] = []
    shared = review(match, workers=2, progress=lambda done, _: told.append(done))
    assert review(match) == shared
    assert list(range(1, len(match.log) + 1)) == told


def test_the_judge_is_shown_what_the_seat_saw_and_nothing_else() -> None:
    match = run(get_game("board-of-war"), ["random", "random"], seed=4)
    shown: list[Any] = []

    class Witness:
        name, is_exact = "witness", True

        def judge(
            self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
        ) -> tuple[Judgment, ...]:
            shown.append(observation)
            return tuple(Judgment(action, (0.5, 0.5)) for action in legal_actions)

    found = review(match, judge=Witness())
    assert [match.at(decision.event).observe(decision.seat) for decision in found.decisions] == shown


def test_an_estimated_review_states_its_error(three: tuple[Match, Review]) -> None:
    _, found = three
    assert not found.is_exact
    assert found.error > 0
    assert "strong" == found.judge


def test_a_stated_error_is_not_held_against_anybody(three: tuple[Match, Review]) -> None:
    _, found = three
    graded = [decision for decision in found.decisions if decision.error > 0]
    assert graded
    for decision in graded:
        assert grade_of(decision.loss - decision.error) == decision.grade


def test_every_real_choice_is_graded_and_lies_on_the_curve(two: tuple[Match, Review]) -> None:
    match, found = two
    choices = [
        index
        for index, entry in enumerate(match.log)
        if entry.seat is not None and len(match.at(index).legal_actions()) > 1
    ]
    assert choices == [decision.event for decision in found.decisions]
    assert len(match.log) == found.curve[-1].event
    assert all(1.0 == pytest.approx(sum(point.values)) for point in found.curve)


def test_progress_is_told_event_by_event() -> None:
    match = run(GAME, ["greedy", "greedy"], seed=5)
    told: list[tuple[int, int]] = []
    review(match, progress=lambda done, total: told.append((done, total)))
    assert [(done, len(match.log)) for done in range(1, len(match.log) + 1)] == told


def test_the_curve_in_a_line_ends_high_for_the_winner(two: tuple[Match, Review]) -> None:
    match, found = two
    assert match.result is not None
    for seat in range(2):
        line = curve_line(found, seat, width=40)
        assert 40 == len(line)
        assert "▅" == line[0]
        assert ("█" if seat in match.result.winners else "▁") == line[-1]


def test_an_unfinished_match_is_not_reviewed() -> None:
    with pytest.raises(WartableError, match="finished"):
        review(Match.new(GAME, seed=1))


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_the_page_shows_curve_accounts_and_lessons_in_every_language(
    three: tuple[Match, Review], language: str
) -> None:
    match, found = three
    words = Words(language, GAME.id, ("Ana <b>", "Bo", "Chi"), is_strict=True)
    text = page(found, match, words)
    assert f'<html lang="{language}">' in text
    assert 3 == text.count("<polyline")
    assert "Ana &lt;b&gt;" in text
    assert "Ana <b>" not in text
    assert words.say("review-lessons") in text
    lesson = next(decision for decision in found.decisions if decision.grade is Grade.INACCURACY)
    assert words.line(lesson.reasons[0]) in text
    assert "http" not in text.replace("http-equiv", "")


def test_the_curve_marks_mistakes_and_blunders(two: tuple[Match, Review]) -> None:
    _, found = two
    bad = [decision for decision in found.decisions if decision.grade in (Grade.MISTAKE, Grade.BLUNDER)]
    drawn = curve_svg(found, Words("en", GAME.id, ("Ana", "Bo")))
    assert len(bad) == drawn.count("<circle") > 0
    assert "<title>Bo: " in drawn


def test_whoever_gives_up_pays_for_it() -> None:
    match = Match.new(GAME, players=3, seed=6)
    judge = get_judge(GAME, 3)
    for _ in range(20):
        match.play(match.legal_actions()[0])
    answers = tuple((case, assess(judge, match.rules, case, 0)) for case in cases(match, judge))
    found = booked(match, Verdict("strong", False, answers), Ending((0.5, 0.0, 0.5), out=(1,)))
    for account in found.accounts:
        total = account.start + account.luck + account.skill + account.others
        assert account.result == pytest.approx(total, abs=1e-12)
    assert [0.5, 0.0, 0.5] == [account.result for account in found.accounts]
    before, after = found.curve[-2:]
    without = booked(match, Verdict("strong", False, answers)).accounts[1]
    assert found.accounts[1].skill - without.skill == pytest.approx(after.values[1] - before.values[1])


def test_what_a_stand_in_decides_is_not_on_the_books_of_who_gave_up() -> None:
    match = run(GAME, ["random", "random", "random"], seed=4)
    judge = get_judge(GAME, 3)
    verdict = Verdict(
        "strong", False, tuple((case, assess(judge, match.rules, case, 0)) for case in cases(match, judge))
    )
    whole, half = booked(match, verdict), len(match.log) // 2
    found = booked(match, verdict, stand_ins={1: half})
    before, after = whole.accounts[1], found.accounts[1]
    own = [decision for decision in whole.decisions if decision.seat == 1 and decision.event < half]
    assert own == [decision for decision in found.decisions if decision.seat == 1]
    assert len(own) == after.decisions == sum(after.grades.values()) < before.decisions
    assert after.skill == pytest.approx(-sum(decision.loss for decision in own))
    assert before.luck == pytest.approx(after.luck)
    assert before.skill + before.others == pytest.approx(after.skill + after.others)
    assert [whole.accounts[seat] for seat in (0, 2)] == [found.accounts[seat] for seat in (0, 2)]
