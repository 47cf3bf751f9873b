"""Ratings and cross tables."""

from __future__ import annotations

import math
import random

import pytest

from tests.lab.games import record
from wartable.lab.estimates import Estimate
from wartable.lab.experiment import DiceMode
from wartable.lab.game_record import GameRecord
from wartable.lab.ratings import cross_table, ranks_of, skill_ladder, standings_of
from wartable.lab.tournament import Tournament

THREE = Tournament("age-of-war", ("strong", "middle", "weak"))
_ELO = 400 / math.log(10)
ORDER = {"strong": 0, "middle": 1, "weak": 2}


def played(tournament: Tournament, rounds: int) -> list[GameRecord]:
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
    return estimate.high - estimate.low  # type: ignore[attr-defined]


def test_equals_have_equal_ratings() -> None:
    games = [record(index, (index % 2,), bots=("strong", "weak")) for index in range(40)]
    one, other = standings_of(Tournament("age-of-war", ("strong", "weak")), games)
    assert 1500 == pytest.approx(one.rating.value) == pytest.approx(other.rating.value)
    assert one.rating.low is not None
    assert one.rating.low < 1450


def test_a_rating_says_how_often_one_comes_out_before_another() -> None:
    """64 of 100 games are 100 points; the drawn game that everybody is given hardly matters in so many."""
    games = [record(index, (0 if index % 100 < 64 else 1,), bots=("strong", "weak")) for index in range(10_000)]
    one, other = standings_of(Tournament("age-of-war", ("strong", "weak")), games)
    assert 100 == pytest.approx((one.rating.value or 0) - (other.rating.value or 0), abs=0.5)


def test_the_order_of_the_games_does_not_matter() -> None:
    rng = random.Random(3)
    games = [
        record(index, (rng.randrange(2),), bots=tuple(rng.sample(["strong", "middle", "weak"], 2)))
        for index in range(90)
    ]
    assert standings_of(THREE, games) == standings_of(THREE, games[:1] + games[:0:-1])


@pytest.mark.parametrize("players", [2, 3])
def test_the_interval_of_a_rating_holds_the_truth(players: int) -> None:
    """Bots of known strength, who come in by the luck of the draw; tables of three hang together."""
    rng, tournament = random.Random(1), Tournament("age-of-war", ("strong", "middle", "weak"), players)
    truth = {"strong": 120.0, "middle": 0.0, "weak": -120.0}
    held = []
    for _ in range(80):
        games = []
        for index in range(tournament.games_for(12 * (4 - players))):
            bots = tournament.deal(index).bots
            luck = [truth[bot] / _ELO - math.log(-math.log(rng.random())) for bot in bots]
            best = max(luck)
            scores = tuple(round(1000 * (part - best)) for part in luck)
            games.append(record(index, (luck.index(best),), bots=bots, scores=scores))
        for standing in standings_of(tournament, games):
            low, high = standing.rating.low, standing.rating.high
            assert low is not None
            assert high is not None
            held.append(low <= 1500 + truth[standing.bot] <= high)
    assert 0.92 <= sum(held) / len(held) <= 0.99


def test_who_wins_everything_is_strong_and_how_strong_is_open() -> None:
    top, _, bottom = standings_of(THREE, played(THREE, 20))
    assert 1700 < (top.rating.value or 0) < 2500
    assert _width(top.rating) > 200
    assert 3000 == pytest.approx((top.rating.value or 0) + (bottom.rating.value or 0))


def test_without_a_finished_game_nobody_is_better() -> None:
    games = [record(0, (), bots=("strong", "weak"))]
    assert [1500.0, 1500.0, 1500.0] == [s.rating.value for s in standings_of(THREE, games)]


def test_the_cross_table_says_who_beats_whom() -> None:
    table = cross_table(THREE, played(THREE, 5))
    assert 1.0 == table["strong", "weak"].value
    assert 0.0 == table["weak", "strong"].value
    assert 10 == table["middle", "weak"].count
    assert 6 == len(table)


def test_the_ladder_is_the_longest_row_of_bots_that_clearly_beat_the_next() -> None:
    rates = {("a", "b"): 0.55, ("a", "c"): 0.61, ("a", "d"): 0.9, ("b", "c"): 0.6, ("b", "d"): 0.8, ("c", "d"): 0.7}
    table = {pair: Estimate(rate, None, None, 10) for pair, rate in rates.items()}

    assert ("a", "c", "d") == skill_ladder("abcd", table), "a and b are too close to be two levels"
    assert ("a",) == skill_ladder("ab", table), "nobody clearly beats anybody: the best alone"
    assert () == skill_ladder("", {})


def test_ties_and_unfinished_games() -> None:
    two = Tournament("age-of-war", ("strong", "weak"))
    games = [record(0, (0, 1), bots=("strong", "weak")), record(1, (), bots=("weak", "strong"))]
    assert (0.5, 1.0) == (
        cross_table(two, games)["strong", "weak"].value,
        cross_table(two, games)["weak", "strong"].count,
    )


def test_games_of_the_same_dice_count_as_one() -> None:
    """Ten times the same dice with the same end are one piece of evidence per round, not two."""
    fresh, duplicate = (Tournament("age-of-war", ("strong", "weak"), dice=dice) for dice in DiceMode)
    games = [record(index, ((index // 2 + index) % 2,), bots=fresh.deal(index).bots) for index in range(40)]
    wide, narrow = (cross_table(t, games)["strong", "weak"] for t in (duplicate, fresh))
    assert wide.value == narrow.value == 0.5
    assert _width(wide) > 1.2 * _width(narrow)
    rated = [standings_of(t, games)[0].rating for t in (duplicate, fresh)]
    assert _width(rated[0]) > 1.2 * _width(rated[1])


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
