"""What players add to the dice: pledges while seats are taken, contributions when the start is called.

A pledge is a hash: it tells nothing, and fixes what will be said. The start is called when all pledges are in; then the
contributions come, and none is shown before the game begins. Who pledged and does not speak in time is named, and the
game begins without: so nobody can hold up a table, and whoever tries to choose can be seen to.
"""

from __future__ import annotations

import hmac
from http import HTTPStatus

from wartable.core.chance import pledge_of
from wartable.core.game import Seat
from wartable.server.problems import Problem
from wartable.server.table import records
from wartable.server.table.position import REVEAL_MS, Place, Status, TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["REVEAL_MS", "begin", "call", "is_complete", "is_overdue", "pledge", "require_uncalled", "reveal"]


def pledge(position: TablePosition, seat: Seat, player: str, hashed: str) -> Record:
    """Fix what a seat will add to the dice, without telling it; before the start is called another one may follow."""
    _own(position, seat, player)
    _require_open(position)
    require_uncalled(position)
    _require_silence(position, seat)
    return records.Pledged(seat, hashed)


def reveal(position: TablePosition, seat: Seat, player: str, nonce: str) -> Record:
    """Add to the dice what was pledged, when the start is called; who sits alone may do so without a pledge."""
    _own(position, seat, player)
    _require_open(position)
    _require_silence(position, seat)
    if position.starts_by is None:
        if any(place.player not in (None, player) for place in position.places):
            words = "others sit here: pledge first, and say it when the start is called"
            raise Problem(HTTPStatus.CONFLICT, "pledge-first", words)
    elif not hmac.compare_digest(pledge_of(nonce), position.pledges[seat]):
        raise Problem(HTTPStatus.CONFLICT, "other-pledge", f"this is not what seat {seat} pledged")
    return records.Nonced(seat, nonce)


def call(setup: TableSetup, position: TablePosition) -> Record:
    """The start: of the game, or where somebody has pledged, of telling what."""
    require_uncalled(position)
    return begin(setup, position) if is_complete(position) else records.Called()


def begin(setup: TableSetup, position: TablePosition) -> Record:
    """The game, with the contributions that are there."""
    return records.Started(setup.open_game(position.nonces).outcomes)


def is_complete(position: TablePosition) -> bool:
    """Whether everybody who pledged has spoken."""
    return all(nonce or not hashed for nonce, hashed in zip(position.nonces, position.pledges, strict=True))


def is_overdue(position: TablePosition, now: int) -> bool:
    """Whether a start has waited long enough."""
    return position.status is Status.OPEN and position.starts_by is not None and now >= position.starts_by


def require_uncalled(position: TablePosition) -> None:
    """Once the start is called, who sits where and what they pledged is fixed."""
    if position.starts_by is not None:
        raise Problem(HTTPStatus.CONFLICT, "starting", "the game is about to begin")


def _require_silence(position: TablePosition, seat: Seat) -> None:
    if position.nonces[seat]:
        raise Problem(HTTPStatus.CONFLICT, "contributed", f"seat {seat} has added to the dice already")


def _own(position: TablePosition, seat: Seat, player: str) -> Place:
    if not 0 <= seat < len(position.places):
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-seat", f"this table has no seat {seat}")
    if position.places[seat].player != player:
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
    return position.places[seat]


def _require_open(position: TablePosition) -> None:
    if position.status is not Status.OPEN:
        code = "table-over" if position.status is Status.OVER else "already-started"
        raise Problem(HTTPStatus.CONFLICT, code, f"the table is {position.status}, not open")
