"""Limits: kept, broken, or not to be told."""

from __future__ import annotations

import pytest

from tests.lab.games import record
from tests.lab.test_compare import series
from wartable.lab.compare import compared
from wartable.lab.game_record import GameRecord
from wartable.lab.limits import LimitCheck, Limits, Verdict, check_changes, check_limits, exit_code
from wartable.lab.measures import measures_of


def games(wins: int, losses: int, unfinished: int = 0) -> list[GameRecord]:
    """Games that seat 0 begins and wins so often."""
    winners = [(0,)] * wins + [(1,)] * losses + [()] * unfinished
    return [record(index, seats) for index, seats in enumerate(winners)]


def check(limits: Limits, played: list[GameRecord]) -> LimitCheck:
    (found,) = check_limits(limits, measures_of(played), 2)
    return found


@pytest.mark.parametrize(
    ("wins", "losses", "verdict"),
    [(5000, 5000, Verdict.KEPT), (5600, 4400, Verdict.BROKEN), (52, 48, Verdict.OPEN), (4400, 5600, Verdict.BROKEN)],
)
def test_only_an_interval_on_one_side_decides(wins: int, losses: int, verdict: Verdict) -> None:
    found = check(Limits(seat_bias=0.03), games(wins, losses))
    assert verdict is found.verdict
    assert abs(wins / (wins + losses) - 0.5) == pytest.approx(found.value)
    assert (found.games_needed is not None) == (verdict is Verdict.OPEN)


def test_an_open_question_says_about_how_many_games_would_tell() -> None:
    found = check(Limits(seat_bias=0.05), games(52, 48))
    assert found.games_needed is not None
    assert 500 < found.games_needed < 5000
    scale = 1.05 * found.games_needed / 100
    assert Verdict.KEPT is check(Limits(seat_bias=0.05), games(int(52 * scale), int(48 * scale))).verdict


def test_with_more_seats_one_of_them_must_be_further_off_to_break_the_limit() -> None:
    """Each seat is another chance for a false alarm: 29 % of 700 is broken for one seat, not for one of four."""
    winners = [0] * 203 + [1] * 166 + [2] * 166 + [3] * 165
    played = [record(index, (winner,), bots=("a",) * 4) for index, winner in enumerate(winners)]
    (found,) = check_limits(Limits(seat_bias=0.005), measures_of(played), 4)
    assert Verdict.OPEN is found.verdict
    more = [record(index, (winner,), bots=("a",) * 4) for index, winner in enumerate(4 * winners)]
    (found,) = check_limits(Limits(seat_bias=0.005), measures_of(more), 4)
    assert Verdict.BROKEN is found.verdict


def test_whoever_begins_and_games_without_end_have_limits_too() -> None:
    assert Verdict.BROKEN is check(Limits(first_bias=0.1), games(900, 100)).verdict
    assert Verdict.BROKEN is check(Limits(unfinished=0.1), games(50, 50, 50)).verdict
    assert Verdict.KEPT is check(Limits(unfinished=0.1), games(500, 500)).verdict


def test_changes_have_limits() -> None:
    changes = compared(series(), series(length_plus=2))
    (kept,) = check_changes(Limits(changes={"length": 2.5}), changes)
    (broken,) = check_changes(Limits(changes={"length": 1.0}), changes)
    assert (Verdict.KEPT, Verdict.BROKEN) == (kept.verdict, broken.verdict)


def test_without_limits_there_is_nothing_to_check() -> None:
    assert () == check_limits(Limits(), measures_of(games(1, 1)), 2)


@pytest.mark.parametrize(
    ("verdicts", "expected"),
    [
        ([], 0),
        ([Verdict.KEPT, Verdict.KEPT], 0),
        ([Verdict.KEPT, Verdict.OPEN], 3),
        ([Verdict.OPEN, Verdict.BROKEN], 1),
    ],
)
def test_the_exit_code_is_that_of_the_worst(verdicts: list[Verdict], expected: int) -> None:
    assert expected == exit_code(LimitCheck("x", 0.1, 0.0, verdict) for verdict in verdicts)
