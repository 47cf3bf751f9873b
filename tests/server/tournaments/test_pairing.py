"""Who meets whom, and who is ahead: pure functions of who met before and what it brought."""

from __future__ import annotations

import random

from wartable.server.tournaments.pairing import pair, who_waits
from wartable.server.tournaments.plan import Entrant, Kind, Pairing
from wartable.server.tournaments.standings import BYE, points_of, standings


def entrants(count: int) -> list[Entrant]:
    return [Entrant(number, f"p{number}", None, f"Player {number}") for number in range(count)]


def test_in_a_swiss_tournament_nobody_meets_twice_and_points_are_near() -> None:
    rng, pairings = random.Random(3), list[Pairing]()
    for number in range(1, 6):
        points = points_of(pairings)
        found = pair(range(16), pairings, byes=True)
        assert list(range(16)) == sorted(each for two in found for each in two if each is not None)
        for first, second in found:
            assert second is not None
            assert abs(points.get(first, 0) - points.get(second, 0)) <= 1
            won = rng.random() < 0.5
            pairings.append(Pairing(len(pairings), number, first, second, "t", float(won), float(not won)))
    meetings = [frozenset((each.first, each.second)) for each in pairings]
    assert len(meetings) == len(set(meetings))
    begun = [sum(each.first == number for each in pairings) for number in range(16)]
    assert max(begun) - min(begun) <= 2, "everybody begins about as often"


def test_the_last_who_had_none_yet_has_the_bye() -> None:
    pairings = [Pairing(0, 1, 0, 1, "t", 1.0, 0.0), Pairing(1, 1, 2, None, None, BYE)]
    assert [{0, 2}, {1, None}] == [set(two) for two in pair((0, 1, 2), pairings, byes=True)]
    assert [{0, 2}] == [set(two) for two in pair((0, 1, 2), pairings, byes=False)], "who is left over waits"


def test_who_met_before_meets_again_only_if_it_cannot_be_helped() -> None:
    pairings = [Pairing(0, 1, 0, 1, "t", 1.0, 0.0), Pairing(1, 1, 2, 3, "t", 1.0, 0.0)]
    assert [{0, 2}, {1, 3}] == [set(two) for two in pair((0, 1, 2, 3), pairings, byes=True)]
    assert [(1, 0)] == pair((0, 1), pairings, byes=True), "and whoever began less often begins"


def test_who_blocked_whom_never_meets() -> None:
    pairings = [Pairing(0, 1, 0, 2, "t", 1.0, 0.0), Pairing(1, 1, 1, 3, "t", 1.0, 0.0)]
    assert [{0, 1}, {2, 3}] == [set(two) for two in pair(range(4), pairings, byes=True)]
    apart = frozenset({frozenset({0, 1})})
    assert [{0, 3}, {1, 2}] == [set(two) for two in pair(range(4), pairings, byes=True, apart=apart)]


def test_who_can_meet_nobody_has_a_bye_and_takes_nobody_along() -> None:
    apart = frozenset({frozenset({0, 1})})
    assert [(0, None), (1, None)] == pair((0, 1), [], byes=True, apart=apart)
    assert [] == pair((0, 1), [], byes=False, apart=apart), "in an arena they wait for somebody else"
    # Of three the last would have the bye, and the two others would be left who do not meet.
    assert [{0, 2}, {1, None}] == [set(two) for two in pair((0, 1, 2), [], byes=True, apart=apart)]


def test_of_two_with_as_many_points_who_met_the_stronger_is_ahead() -> None:
    pairings = [
        Pairing(0, 1, 0, 1, "t", 1.0, 0.0),
        Pairing(1, 1, 2, 3, "t", 0.5, 0.5),
        Pairing(2, 2, 0, 2, "t", 1.0, 0.0),
        Pairing(3, 2, 1, 3, "t", 0.5, 0.5),
        Pairing(4, 3, 0, 3),
    ]
    found = standings(entrants(4), pairings)
    assert [0, 3] == [each.number for each in found[:2]]
    assert {1: 2.0 + 1.0, 2: 1.0 + 2.0} == {each.number: each.buchholz for each in found[2:]}
    assert [1, 2, 3, 3] == [each.rank for each in found]


def test_who_is_away_or_plays_does_not_wait() -> None:
    there = [*entrants(3), Entrant(3, "p3", None, "Player 3", is_away=True)]
    pairings = [Pairing(0, 1, 0, 1, "t")]
    assert (2,) == who_waits(Kind.ARENA, there, pairings)


def test_bots_however_quick_play_so_many_games_of_an_arena() -> None:
    """Each game is a table with all its records: what one guest has bots play must come to an end."""
    met = [Pairing(number, number, 0, 1, "t", 1.0, 0.0) for number in range(60)]
    assert (2,) == who_waits(Kind.ARENA, entrants(3), met)
    assert (0, 1, 2) == who_waits(Kind.ARENA, entrants(3), met[1:])
    assert (0, 1, 2) == who_waits(Kind.SWISS, entrants(3), met), "the number of rounds bounds these"
