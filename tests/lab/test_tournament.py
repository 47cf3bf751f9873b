"""Who meets whom, from which seats, with which dice."""

from __future__ import annotations

from collections import Counter

import pytest

from wartable.core.errors import UnknownBot
from wartable.lab.experiment import BadExperiment, DiceMode
from wartable.lab.tournament import Tournament


def test_everybody_meets_everybody_from_both_seats() -> None:
    tournament = Tournament("age-of-war", ("a", "b", "c"))
    assert {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")} == set(tournament.seatings)
    assert 6 == len(tournament.seatings)
    assert 12 == tournament.games_for(2)


@pytest.mark.parametrize(("bots", "players"), [("abcd", 3), ("ab", 3), ("abc", 5)])
def test_everybody_sits_everywhere_equally_often(bots: str, players: int) -> None:
    tournament = Tournament("age-of-war", tuple(bots), players)
    seats = Counter((bot, seat) for seating in tournament.seatings for seat, bot in enumerate(seating))
    for bot in bots:
        assert 1 == len({seats[bot, seat] for seat in range(players)})
    assert 1 == len({sum(seats[bot, seat] for seat in range(players)) for bot in bots})
    assert all(len(set(seating)) > 1 for seating in tournament.seatings)


def test_in_duplicate_mode_all_tables_of_a_round_have_the_same_dice() -> None:
    tournament = Tournament("age-of-war", ("a", "b", "c"), dice=DiceMode.DUPLICATE)
    first, second = ({tournament.deal(index).seed for index in range(start, start + 6)} for start in (0, 6))
    assert 1 == len(first) == len(second)
    assert first != second
    assert [0] * 6 + [1] * 6 == [tournament.round_of(index) for index in range(12)]


def test_otherwise_every_game_has_its_own() -> None:
    tournament = Tournament("age-of-war", ("a", "b", "c"))
    assert 12 == len({tournament.deal(index).seed for index in range(12)})


@pytest.mark.parametrize(
    ("tournament", "error"),
    [
        (Tournament("age-of-war", ("greedy",)), BadExperiment),
        (Tournament("age-of-war", ("greedy", "greedy")), BadExperiment),
        (Tournament("age-of-war", ("greedy", "oracle")), UnknownBot),
        (Tournament("age-of-war", ("greedy", "perfect"), 3), UnknownBot),
    ],
)
def test_what_is_no_tournament_is_refused(tournament: Tournament, error: type) -> None:
    with pytest.raises(error):
        tournament.check()
