"""What everybody sees of a tournament is worked out once, however many look at it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from wartable.server.tournaments.boards import Boards
from wartable.server.tournaments.plan import Entrant, Pairing

ENTRANTS = [Entrant(0, "ana", None, "Ana"), Entrant(1, "bo", None, "Bo"), Entrant(2, None, "normal", "normal 1")]
PAIRINGS = [
    Pairing(0, 1, 0, 1, "first", 1.0, 0.0),
    Pairing(1, 1, 2, None, None, 1.0),
    Pairing(2, 2, 0, 2, "second"),
]


FIRST = ("playing", 1)


class Hall:
    """Counts how often somebody reads what there is, and has a clock that the test turns."""

    def __init__(self) -> None:
        self.readings = 0
        self.now = 100.0
        self.is_away = False
        self.boards = Boards(self.entrants_of, self.pairings_of, now=lambda: self.now)

    async def entrants_of(self, _tournament: str) -> list[Entrant]:
        self.readings += 1
        await asyncio.sleep(0)
        if self.is_away:
            raise ConnectionError
        return ENTRANTS

    async def pairings_of(self, _tournament: str) -> list[Pairing]:
        return PAIRINGS


async def test_however_many_look_at_a_tournament_it_is_worked_out_once_a_second() -> None:
    hall = Hall()
    await asyncio.gather(*(hall.boards.board_of("cup", FIRST) for _ in range(100)))
    await hall.boards.board_of("cup", FIRST)
    assert 1 == hall.readings
    await hall.boards.board_of("another", FIRST)
    assert 2 == hall.readings
    hall.now += 1
    await hall.boards.board_of("cup", FIRST)
    assert 3 == hall.readings


async def test_the_end_of_a_round_is_seen_at_once() -> None:
    hall = Hall()
    for stage in (FIRST, ("playing", 2), ("over", 2)):
        await hall.boards.board_of("cup", stage)
    assert 3 == hall.readings


async def test_whoever_changed_something_sees_it_at_once() -> None:
    hall = Hall()
    await hall.boards.board_of("cup", FIRST)
    hall.boards.forget("cup")
    await hall.boards.board_of("cup", FIRST)
    assert 2 == hall.readings


async def test_it_is_worked_out_again_where_it_failed() -> None:
    hall = Hall()
    hall.is_away = True
    with pytest.raises(ConnectionError):
        await hall.boards.board_of("cup", FIRST)
    hall.is_away = False
    assert 3 == len((await hall.boards.board_of("cup", FIRST)).standings)


async def test_of_those_that_nobody_looks_at_none_is_kept_for_ever() -> None:
    hall = Hall()
    for number in range(200):
        await hall.boards.board_of(f"cup {number}", FIRST)
    assert 64 == len(hall.boards._boards)


async def test_everybody_finds_themselves_on_it() -> None:
    board = await Hall().boards.board_of("cup", FIRST)
    assert {"ana": 0, "bo": 1} == board.number_by_player
    assert {0: "second", 2: "second"} == board.table_by_number
    assert ["Ana", "normal 1", "Bo"] == [each.name for each in board.standings]
    assert msgspec.json.encode(board.standings) == bytes(board.encoded_standings)
    assert [1, 1, 2] == [each["round"] for each in msgspec.json.decode(board.encoded_pairings)]
