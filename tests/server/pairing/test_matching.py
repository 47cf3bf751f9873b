"""Who sits down with whom: near in strength, farther with time, never who wants nothing to do with each other."""

from __future__ import annotations

import random

from wartable.server.pairing.matching import allowed_distance, match
from wartable.server.store.tickets import Ticket

SECOND = 1000


def ticket(name: str, mu: float = 25.0, *, since: int = 0, sigma: float = 1.0, bot_after: int | None = None) -> Ticket:
    return Ticket(name, name, "pool", mu, sigma, since, since, bot_after, "normal", "")


def names(groups: list[list[Ticket]]) -> list[list[str]]:
    return [[each.player_id for each in group] for group in groups]


def test_two_who_are_near_meet_at_once() -> None:
    assert [["a", "b"]] == names(match([ticket("a"), ticket("b", 26)], 2, (), 0))


def test_the_nearest_is_chosen_and_whoever_has_waited_longest_chooses() -> None:
    waiting = [ticket("new", 27, since=2), ticket("old", 25), ticket("near", 25.5, since=1), ticket("far", 28, since=1)]
    assert [["old", "near"], ["far", "new"]] == names(match(waiting, 2, (), 3))


def test_two_who_are_far_apart_meet_when_they_have_waited() -> None:
    waiting = [ticket("a", 20), ticket("b", 30)]
    assert [] == match(waiting, 2, (), 0)
    assert [] == match(waiting, 2, (), 13 * SECOND)
    assert [["a", "b"]] == names(match(waiting, 2, (), 14 * SECOND))


def test_distance_is_shared_by_both_and_grows_with_doubt() -> None:
    sure, unsure = ticket("a", sigma=1.0), ticket("b", sigma=8.0)
    assert 3.0 == allowed_distance(sure, sure, 0)
    assert 6.5 == allowed_distance(sure, unsure, 0)
    assert 6.5 == allowed_distance(unsure, sure, 0)
    assert 8.0 == allowed_distance(sure, sure, 10 * SECOND)
    assert 5.5 == allowed_distance(sure, ticket("late", since=10 * SECOND), 10 * SECOND)


def test_who_blocked_whom_never_meets_however_long_they_wait() -> None:
    apart = {frozenset("ab")}
    assert [] == match([ticket("a"), ticket("b")], 2, apart, 10_000 * SECOND)
    assert [["a", "c"]] == names(match([ticket("a"), ticket("b"), ticket("c", since=1)], 2, apart, 2))


def test_at_a_bigger_table_everybody_can_sit_with_everybody() -> None:
    waiting = [ticket("a"), ticket("b", since=1), ticket("c", since=2), ticket("d", since=3)]
    assert [["a", "b", "c"]] == names(match(waiting, 3, (), 3))
    assert [["a", "b", "d"]] == names(match(waiting, 3, {frozenset("bc")}, 3))
    assert [] == match(waiting[:2], 3, (), 3)


def test_a_bot_comes_when_it_is_wanted_and_not_before() -> None:
    waiting = [ticket("a", bot_after=30)]
    assert [] == match(waiting, 2, (), 29 * SECOND)
    assert [["a"]] == names(match(waiting, 2, (), 30 * SECOND))
    assert [["a"]] == names(match([ticket("a", bot_after=0)], 2, (), 0))
    assert [] == match([ticket("a")], 2, (), 10_000 * SECOND)


def test_people_come_before_bots() -> None:
    waiting = [ticket("a", bot_after=0), ticket("b", since=1)]
    assert [["a", "b"]] == names(match(waiting, 2, (), 1))


def test_those_who_want_bots_sit_together_and_leave_alone_who_does_not() -> None:
    waiting = [ticket("a", bot_after=5), ticket("b", bot_after=5), ticket("c"), ticket("d", bot_after=60)]
    apart = {frozenset("cd")}
    assert [["a", "b"]] == names(match(waiting, 4, apart, 5 * SECOND))


def test_nobody_sits_twice_and_no_table_is_too_full() -> None:
    rng = random.Random(5)
    for players in (2, 3, 6):
        people = [
            ticket(f"p{number}", rng.gauss(25, 8), since=rng.randrange(60_000), bot_after=rng.choice([None, 0, 20]))
            for number in range(40)
        ]
        apart = {frozenset(each.player_id for each in rng.sample(people, 2)) for _ in range(80)}
        groups = match(people, players, apart, 60_000)
        seated = [name for group in names(groups) for name in group]
        assert groups
        assert len(seated) == len(set(seated))
        for group in names(groups):
            assert 1 <= len(group) <= players
            assert not any(frozenset((one, other)) in apart for one in group for other in group if one != other)
        assert groups == match(reversed(people), players, apart, 60_000), (
            "the order in which they are read is no matter"
        )
