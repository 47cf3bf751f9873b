"""What changed, and what cannot be told."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.lab.games import record
from wartable.core.chronicle import Deed
from wartable.lab.compare import Change, Finding, compared
from wartable.lab.estimates import Samples
from wartable.lab.experiment import BadExperiment, Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import Measure
from wartable.lab.playing import Task, play_task


def series(*, length_plus: int = 0, win_rate: float = 0.5, games: int = 200) -> list[GameRecord]:
    """Games decided by the luck of their number: the same luck in every series."""
    made = []
    for index in range(games):
        luck = random.Random(index)
        winner = int(luck.random() >= win_rate)
        made.append(record(index, (winner,), length=luck.randint(5, 15) + length_plus, decisions=luck.randint(1, 9)))
    return made


def changes(before: list[GameRecord], after: list[GameRecord]) -> dict[str, Change]:
    return {change.id: change for change in compared(before, after)}


def test_the_same_games_are_the_same() -> None:
    assert {Finding.SAME} == {change.finding for change in compared(series(), series())}


def test_a_change_in_every_game_is_certain() -> None:
    found = changes(series(), series(length_plus=1))
    length = found["length"]
    assert Finding.CHANGED is length.finding
    assert length.difference is not None
    assert 1.0 == pytest.approx(length.difference.value)
    assert Finding.SAME is found["decisions"].finding


def test_a_change_of_the_win_rate_is_found_with_its_size() -> None:
    seat = changes(series(), series(win_rate=0.65))["seat.1"]
    assert Finding.CHANGED is seat.finding
    assert seat.difference is not None
    assert 0.15 == pytest.approx(seat.difference.value, abs=0.06)
    assert seat.more_games is None


def test_what_few_games_cannot_tell_is_said_with_the_games_it_would_take() -> None:
    seat = changes(series(games=30), series(win_rate=0.56, games=30))["seat.1"]
    assert Finding.UNCLEAR is seat.finding
    assert seat.difference is not None
    assert seat.difference.low < 0 < seat.difference.high
    assert seat.more_games is not None
    assert seat.detectable is not None
    assert seat.detectable > seat.difference.value
    assert seat.more_games > 0


def test_the_games_it_would_take_are_about_right() -> None:
    """What was unclear is found with as many games as were asked for, a fifth more for good measure."""
    few = changes(series(games=100), series(win_rate=0.52, games=100))["seat.1"]
    assert few.more_games is not None
    games = int(1.2 * (100 + few.more_games))
    assert games < 2000
    assert Finding.CHANGED is changes(series(games=games), series(win_rate=0.52, games=games))["seat.1"].finding


def test_what_happens_in_one_series_only_is_compared_with_nothing() -> None:
    before = [record(index, how="gold") for index in range(20)]
    after = [record(index, how="centre", deeds=(Deed("unit", "x", 0, index % 2 + 1),)) for index in range(20)]
    found = changes(before, after)
    assert (1.0, 0.0) == (found["how.gold"].before.value, found["how.gold"].after.value)
    assert Finding.CHANGED is found["how.centre"].finding
    assert Finding.CHANGED is found["unit.x.count"].finding
    assert found["unit.x.win"].difference is None
    assert Finding.UNCLEAR is found["unit.x.win"].finding


def test_measures_of_the_first_games_alone_are_corrected_with_the_others() -> None:
    def looked_at(value: float) -> tuple[Measure, ...]:
        return (Measure("drama", "drama", samples=Samples(np.full(5, value), np.ones(5))),)

    before, after = series(), series(win_rate=0.515)
    found = {change.id: change for change in compared(before, after, more=(looked_at(0.2), looked_at(0.3)))}
    assert (5, 200) == (found["drama"].games, found["length"].games)
    assert 0.1 == pytest.approx(found["drama"].difference and found["drama"].difference.value)
    (alone,) = compared(before, after, only=["drama"], more=(looked_at(0.2), looked_at(0.3)))
    assert alone.p < found["drama"].p
    absent = {change.id: change for change in compared(before, after, more=(looked_at(0.2), ()))}["drama"]
    assert (None, Finding.UNCLEAR) == (absent.difference, absent.finding)


def test_series_that_are_no_pairs_are_not_compared() -> None:
    with pytest.raises(AssertionError):
        compared(series(games=3), [record(9), record(10), record(11)])


@pytest.mark.parametrize("often", [1.0, 0.2, 0.05])
def test_looking_at_many_measures_does_not_find_changes_that_are_not_there(often: float) -> None:
    """Forty items that differ by chance alone, common ones or rare ones."""
    rng = random.Random(5)

    def noisy() -> list[GameRecord]:
        return [
            record(
                index,
                (rng.randrange(2),),
                deeds=tuple(
                    Deed("unit", f"item-{n}", rng.randrange(2), rng.randint(1, 3), rng.randint(1, 9))
                    for n in range(40)
                    if rng.random() < often
                ),
            )
            for index in range(60)
        ]

    false = sum(Finding.CHANGED in {c.finding for c in compared(noisy(), noisy())} for _ in range(20))
    assert false <= 2


POOLS = [
    Experiment("age-of-war", ("random", "random"), 1),
    Experiment("board-of-war", ("mason", "mason"), 1),
    Experiment("epic-dice-battles", ("random", "random"), 1, {"variant": "map.first_year.2 = 1540"}),
]


@pytest.mark.slow
@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: pool.game)
def test_games_of_one_kind_dealt_into_two_heaps_do_not_differ(pool: Experiment) -> None:
    """Of twenty comparisons one may find anything, among all that is measured; seven of forty is no bad luck."""
    played = list(play_task(Task(pool.game, pool.options, tuple(pool.deal(index) for index in range(120)))))
    rng, false = random.Random(1), 0
    for _ in range(40):
        rng.shuffle(played)
        one, other = (
            [replace(game, index=place, seed=place) for place, game in enumerate(heap)]
            for heap in (played[:40], played[40:80])
        )
        false += Finding.CHANGED in {change.finding for change in compared(one, other)}
    assert false <= 6


def test_every_further_variant_makes_each_finding_less_sure() -> None:
    alone, among = (
        {change.id: change for change in compared(series(), series(win_rate=0.55), among=n)}["seat.1"] for n in (1, 4)
    )
    assert min(1.0, 4 * alone.p) == pytest.approx(among.p)
    assert alone.detectable is not None
    assert among.detectable is not None
    assert among.detectable > alone.detectable


def test_only_what_is_asked_for_is_corrected_for() -> None:
    before, after = series(games=80), series(games=80, length_plus=1)
    (alone,) = compared(before, after, only=["length"])
    among_all = next(change for change in compared(before, after) if change.id == "length")
    assert alone.difference == among_all.difference
    assert alone.p <= among_all.p
    with pytest.raises(BadExperiment, match="no measure 'lenght'"):
        compared(before, after, only=["lenght"])


def test_measures_that_say_the_same_count_once() -> None:
    """What seat 1 wins of two seat 2 loses: one question, and one p for both."""
    before, after = series(), series(win_rate=0.7)
    one, other = compared(before, after, only=["seat.1", "seat.2"])
    (alone,) = compared(before, after, only=["seat.1"])
    assert alone.p == one.p == other.p


def test_a_victory_that_never_came_is_there_with_nothing() -> None:
    found = {change.id: change for change in compared(series(games=20), series(games=20), victories=("points", "gold"))}
    assert 0.0 == found["how.gold"].before.value
    assert Finding.SAME is found["how.gold"].finding
