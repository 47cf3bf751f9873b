"""Ratings and cross tables."""

from __future__ import annotations

import pytest

from tests.lab.games import record
from wartable.lab.experiment import Luck
from wartable.lab.playing import Record
from wartable.lab.ratings import cross_table, ranks_of, standings_of
from wartable.lab.tournament import Tournament

THREE = Tournament("age-of-war", ("strong", "middle", "weak"))
ORDER = {"strong": 0, "middle": 1, "weak": 2}


def played(tournament: Tournament, rounds: int) -> list[Record]:
    """Games in which the stronger always wins."""
    games = []
    for index in range(tournament.games_for(rounds)):
        bots = tournament.deal(index).bots
        best = min(range(len(bots)), key=lambda seat: ORDER[bots[seat]])
        games.append(record(index, (best,), bots=bots))
    return games


def test_the_stronger_have_the_higher_rating_and_the_interval_shrinks() -> None:
    few, many = (standings_of(THREE, played(THREE, rounds)) for rounds in (2, 20))
    assert ["strong", "middle", "weak"] == [standing.bot for standing in many]
    assert [1.0, 0.5, 0.0] == [standing.wins.value for standing in many]
    assert [80, 80, 80] == [standing.games for standing in many]
    for one, other in zip(few, many, strict=True):
        assert _width(other.rating) < _width(one.rating)


def _width(estimate: object) -> float:
    return estimate.high - estimate.low  # type: ignore[attr-defined, no-any-return]


def test_equals_have_equal_ratings() -> None:
    games = [record(index, (index % 2,), bots=("strong", "weak")) for index in range(40)]
    one, other = standings_of(Tournament("age-of-war", ("strong", "weak")), games)
    assert one.rating.value == pytest.approx(other.rating.value, abs=2)
    assert one.rating.low is not None
    assert one.rating.low < 25 < (one.rating.high or 0)


def test_the_cross_table_says_who_beats_whom() -> None:
    table = cross_table(THREE, played(THREE, 5))
    assert 1.0 == table["strong", "weak"].value
    assert 0.0 == table["weak", "strong"].value
    assert 10 == table["middle", "weak"].count
    assert 6 == len(table)


def test_ties_and_unfinished_games() -> None:
    two = Tournament("age-of-war", ("strong", "weak"))
    games = [record(0, (0, 1), bots=("strong", "weak")), record(1, (), bots=("weak", "strong"))]
    assert (0.5, 1.0) == (
        cross_table(two, games)["strong", "weak"].value,
        cross_table(two, games)["weak", "strong"].count,
    )


def test_games_of_the_same_dice_count_as_one() -> None:
    """Ten times the same dice with the same end are one piece of evidence per round, not two."""
    fresh, duplicate = (Tournament("age-of-war", ("strong", "weak"), luck=luck) for luck in Luck)
    games = [record(index, ((index // 2 + index) % 2,), bots=fresh.deal(index).bots) for index in range(40)]
    wide, narrow = (cross_table(t, games)["strong", "weak"] for t in (duplicate, fresh))
    assert wide.value == narrow.value == 0.5
    assert _width(wide) > 1.2 * _width(narrow)


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [((0,), (5, 9, 7), (0, 1, 2)), ((1, 2), (3, 8, 8), (1, 0, 0)), ((2,), (0, 0, 1), (1, 1, 0))],
)
def test_winners_come_first_then_points(
    winners: tuple[int, ...], scores: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert expected == ranks_of(record(0, winners, bots=("a", "b", "c"), scores=scores))


def test_a_bot_at_two_seats_of_a_table_is_rated_once() -> None:
    tournament = Tournament("age-of-war", ("strong", "weak"), 3)
    games = [record(index, (0,), bots=("strong", "weak", "weak")) for index in range(30)]
    one, other = standings_of(tournament, games)
    assert ("strong", "weak") == (one.bot, other.bot)
    assert (30, 60) == (one.games, other.games)
