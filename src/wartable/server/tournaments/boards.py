"""What everybody sees of a tournament: worked out now and then, however many look at it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from wartable.server.tournaments.plan import Entrant, Pairing
from wartable.server.tournaments.standings import standings

__all__ = ["Board", "Boards", "PairingView", "StandingView"]

_FRESH_SECONDS = 1.0
"""Of 256 entrants with 60 games each it is half a megabyte, and takes some 25 ms."""
_KEPT = 64
Stage = tuple[str, int]
"""Whether it is open, playing or over, and the round."""


class StandingView(msgspec.Struct, frozen=True):
    """Where somebody stands."""

    rank: int
    number: int
    name: str
    player: str | None
    bot: str | None
    is_away: bool
    points: float
    buchholz: float
    played: int
    won: int


class PairingView(msgspec.Struct, frozen=True):
    """Two who meet, by their numbers; one alone has a bye."""

    round: int
    first: int
    second: int | None
    table: str | None
    points: tuple[float | None, float | None]


class Board(NamedTuple):
    """Standings and pairings, and the same as they are sent."""

    standings: list[StandingView]
    encoded_standings: msgspec.Raw
    encoded_pairings: msgspec.Raw
    number_by_player: dict[str, int]
    table_by_number: dict[int, str]
    """Where somebody plays now."""


class Boards:
    """The boards of the tournaments that people look at, none of them older than a second."""

    def __init__(
        self,
        entrants_of: Callable[[str], Awaitable[list[Entrant]]],
        pairings_of: Callable[[str], Awaitable[list[Pairing]]],
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._entrants_of = entrants_of
        self._pairings_of = pairings_of
        self._now = now
        self._boards: OrderedDict[str, tuple[float, Stage, asyncio.Future[Board]]] = OrderedDict()

    async def board_of(self, tournament_id: str, stage: Stage) -> Board:
        """The board as it stood a moment ago, but not before the tournament came to this stage."""
        made_at, made_in, board = self._boards.get(tournament_id, (0.0, stage, None))
        has_failed = board is not None and board.done() and (board.cancelled() or board.exception() is not None)
        if board is None or has_failed or made_in != stage or self._now() - made_at >= _FRESH_SECONDS:
            board = asyncio.ensure_future(self._made(tournament_id))
            self._boards[tournament_id] = (self._now(), stage, board)
            self._boards.move_to_end(tournament_id)
            if len(self._boards) > _KEPT:
                self._boards.popitem(last=False)
        # Whoever asked may go away; the others who look at the same shall see it.
        return await asyncio.shield(board)

    def forget(self, tournament_id: str) -> None:
        """Something changed that whoever changed it must see."""
        self._boards.pop(tournament_id, None)

    async def _made(self, tournament_id: str) -> Board:
        entrants, pairings = await self._entrants_of(tournament_id), await self._pairings_of(tournament_id)
        shown = _standing_views(entrants, pairings)
        running = [each for each in pairings if not each.is_over and each.table_id is not None]
        return Board(
            standings=shown,
            encoded_standings=msgspec.Raw(msgspec.json.encode(shown)),
            encoded_pairings=msgspec.Raw(msgspec.json.encode([_pairing_view(each) for each in pairings])),
            number_by_player={each.player_id: each.number for each in entrants if each.player_id is not None},
            table_by_number={
                number: each.table_id or ""
                for each in reversed(running)
                for number in (each.first, each.second)
                if number is not None
            },
        )


def _pairing_view(each: Pairing) -> PairingView:
    return PairingView(each.round, each.first, each.second, each.table_id, (each.first_points, each.second_points))


def _standing_views(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[StandingView]:
    by_number = {each.number: each for each in entrants}
    return [
        StandingView(
            rank=each.rank,
            number=each.number,
            name=by_number[each.number].name,
            player=by_number[each.number].player_id,
            bot=by_number[each.number].bot,
            is_away=by_number[each.number].is_away,
            points=each.points,
            buchholz=each.buchholz,
            played=each.played,
            won=each.won,
        )
        for each in standings(entrants, pairings)
    ]
