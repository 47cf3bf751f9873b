"""What players add to the dice: pledged before anything is shown, revealed when the start is called."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.tables import advance, new_setup
from wartable.core.chance import pledge_of
from wartable.server.problems import Problem
from wartable.server.table import commands, contributions
from wartable.server.table.position import Status, TablePosition, opening
from wartable.server.table.records import Called, Left, Nonced, Pledged, Record, Seated, Started
from wartable.server.table.setup import TableSetup
from wartable.server.table.snapshots import decode_snapshot, encode_snapshot
from wartable.server.table.steps import Sights, event_for, table_view, take_step


@pytest.fixture
def setup() -> TableSetup:
    return new_setup(players=2)


@pytest.fixture
def pledged(setup: TableSetup) -> TablePosition:
    """Ana and Bo sit, and both have pledged."""
    position = opening(setup)
    for seat, nonce in enumerate(("ana's luck", "bo's luck")):
        position = advance(setup, position, Seated(seat, f"Player {seat}", f"p{seat}", pledge=pledge_of(nonce)))
    return position


def called(setup: TableSetup, position: TablePosition, at: int = 2000) -> TablePosition:
    return advance(setup, position, commands.start(setup, position, "p0"), at)


def test_nothing_is_known_of_a_contribution_but_its_pledge_until_all_are_in(
    setup: TableSetup, pledged: TablePosition
) -> None:
    waiting = called(setup, pledged)
    one_in = advance(setup, waiting, contributions.reveal(waiting, 0, "p0", "ana's luck"))
    assert ["", ""] == [seat.nonce for seat in table_view(setup, one_in).seats]
    assert [pledge_of("ana's luck"), pledge_of("bo's luck")] == [s.pledge for s in table_view(setup, one_in).seats]
    all_in = advance(setup, one_in, contributions.reveal(one_in, 1, "p1", "bo's luck"))
    begun = advance(setup, all_in, contributions.begin(setup, all_in))
    assert Status.PLAYING is begun.status
    assert ["ana's luck", "bo's luck"] == [seat.nonce for seat in table_view(setup, begun).seats]


def test_a_pledge_does_not_tell_what_enters_the_dice() -> None:
    """The dice follow from SHA-256 of a contribution, so the pledge must be another hash of it."""
    import hashlib

    assert hashlib.sha256(b"luck").hexdigest() != pledge_of("luck")


def test_the_start_waits_for_those_who_pledged(setup: TableSetup, pledged: TablePosition) -> None:
    waiting = called(setup, pledged, at=2000)
    assert Status.OPEN is waiting.status
    assert 2000 + contributions.REVEAL_MS == table_view(setup, waiting).starts_by
    assert not contributions.is_complete(waiting)


def test_without_pledges_the_game_starts_at_once(setup: TableSetup) -> None:
    position = opening(setup)
    for seat in range(2):
        position = advance(setup, position, Seated(seat, "Ana", f"p{seat}"))
    assert isinstance(commands.start(setup, position, "p0"), Started)


def test_who_does_not_reveal_in_time_is_named_and_the_game_starts_without(
    setup: TableSetup, pledged: TablePosition
) -> None:
    waiting = called(setup, pledged, at=2000)
    one_in = advance(setup, waiting, contributions.reveal(waiting, 0, "p0", "ana's luck"))
    assert commands.time_out(setup, one_in, 2000 + contributions.REVEAL_MS - 1) is None
    record = commands.time_out(setup, one_in, 2000 + contributions.REVEAL_MS)
    assert isinstance(record, Started)
    step, sights = take_step(setup, one_in, record, 9000)
    assert ("ana's luck", "") == step.after.nonces
    assert [False, True] == [seat.withheld for seat in table_view(setup, step.after).seats]
    told = event_for(setup, step, sights, None)
    assert told is not None
    assert "log-withheld" == told.lines[0].key
    assert isinstance(sights, Sights)


def test_with_all_revealed_nobody_is_named(setup: TableSetup, pledged: TablePosition) -> None:
    position = called(setup, pledged)
    for seat, nonce in enumerate(("ana's luck", "bo's luck")):
        position = advance(setup, position, contributions.reveal(position, seat, f"p{seat}", nonce))
    step, sights = take_step(setup, position, contributions.begin(setup, position), 9000)
    told = event_for(setup, step, sights, None)
    assert told is not None
    assert "log-withheld" not in [line.key for line in told.lines]


def test_who_sits_alone_needs_no_pledge(setup: TableSetup) -> None:
    """Nobody else is there to hide it from, and the server has committed itself."""
    position = opening(setup)
    for seat in range(2):
        position = advance(setup, position, Seated(seat, "Ana", "p0"))
    added = advance(setup, position, contributions.reveal(position, 0, "p0", "luck"))
    assert pledge_of("luck") == table_view(setup, added).seats[0].pledge
    assert isinstance(commands.start(setup, added, "p0"), Started)


Refused = tuple[str, Callable[[TableSetup, TablePosition, TablePosition], Record]]
REFUSED: list[Refused] = [
    ("pledge-first", lambda _s, open_, _c: contributions.reveal(open_, 0, "p0", "ana's luck")),
    ("other-pledge", lambda _s, _o, called_: contributions.reveal(called_, 0, "p0", "another luck")),
    ("not-your-seat", lambda _s, _o, called_: contributions.reveal(called_, 0, "p1", "ana's luck")),
    ("starting", lambda _s, _o, called_: contributions.pledge(called_, 0, "p0", pledge_of("late"))),
    ("starting", lambda s, _o, called_: commands.start(s, called_, "p0")),
    ("starting", lambda _s, _o, called_: commands.leave(called_, 1, "p1")),
    ("not-your-seat", lambda _s, open_, _c: contributions.pledge(open_, 0, "p1", pledge_of("x"))),
]


@pytest.mark.parametrize(("code", "ask"), REFUSED)
def test_refusals(
    setup: TableSetup,
    pledged: TablePosition,
    code: str,
    ask: Callable[[TableSetup, TablePosition, TablePosition], Record],
) -> None:
    with pytest.raises(Problem) as refused:
        ask(setup, pledged, called(setup, pledged))
    assert code == refused.value.code


def test_a_seat_reveals_once(setup: TableSetup, pledged: TablePosition) -> None:
    waiting = called(setup, pledged)
    done = advance(setup, waiting, contributions.reveal(waiting, 0, "p0", "ana's luck"))
    with pytest.raises(Problem) as refused:
        contributions.reveal(done, 0, "p0", "ana's luck")
    assert "contributed" == refused.value.code


def test_before_the_start_is_called_a_pledge_can_be_replaced_and_goes_with_its_player(
    setup: TableSetup, pledged: TablePosition
) -> None:
    again = advance(setup, pledged, Pledged(0, pledge_of("better")))
    assert pledge_of("better") == again.pledges[0]
    assert ("", again.pledges[1]) == advance(setup, again, Left(0)).pledges


def test_a_snapshot_keeps_pledges_and_reads_those_of_before(setup: TableSetup, pledged: TablePosition) -> None:
    assert pledged.pledges == decode_snapshot(setup, encode_snapshot(pledged).decode()).pledges
    older = encode_snapshot(opening(setup)).decode().replace(',"pledges":["",""]', "")
    assert "pledges" not in older
    assert ("", "") == decode_snapshot(setup, older).pledges


def test_records_are_what_they_were(setup: TableSetup, pledged: TablePosition) -> None:
    """Journals from before pledges fold as they did."""
    older = advance(setup, opening(setup), Nonced(0, "luck"))
    assert ("luck", "") == older.nonces
    assert isinstance(commands.start(setup, pledged, "p0"), Called)
