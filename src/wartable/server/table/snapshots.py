"""A table's position as JSON and back: where a long game is picked up without reading all of its journal."""

from __future__ import annotations

import msgspec

from wartable.server.table.clock import Clock
from wartable.server.table.position import Past, TablePosition
from wartable.server.table.setup import TableSetup

__all__ = ["SNAPSHOT_EVERY", "decode_snapshot", "encode_snapshot"]

SNAPSHOT_EVERY = 64
"""Records between two snapshots."""


class _Past(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: msgspec.Raw
    before: msgspec.Raw
    clock: Clock | None = None


class _Snapshot(msgspec.Struct, frozen=True):
    """The parts whose types belong to the game stand apart."""

    position: TablePosition
    state: msgspec.Raw
    past: tuple[_Past, ...]
    entered: tuple[msgspec.Raw, ...] = ()


def encode_snapshot(position: TablePosition) -> bytes:
    """A position as JSON. It holds secrets: for the database only."""
    bare = msgspec.structs.replace(position, state=None, past=(), entered=())
    past = tuple(_Past(each.seat, _raw(each.action), _raw(each.before), each.clock) for each in position.past)
    return msgspec.json.encode(_Snapshot(bare, _raw(position.state), past, tuple(map(_raw, position.entered))))


def decode_snapshot(setup: TableSetup, text: str) -> TablePosition:
    """The position of a snapshot."""
    stored = msgspec.json.decode(text, type=_Snapshot)
    game = setup.game
    state = msgspec.json.decode(stored.state, type=game.state_type | None)
    past = tuple(
        Past(
            each.seat,
            msgspec.json.decode(each.action, type=game.action_type),
            msgspec.json.decode(each.before, type=game.state_type),
            each.clock,
        )
        for each in stored.past
    )
    entered = tuple(msgspec.json.decode(each, type=game.state_type) for each in stored.entered)
    # Snapshots of before anybody could pledge say nothing of it.
    pledges = stored.position.pledges or ("",) * setup.players
    return msgspec.structs.replace(stored.position, state=state, past=past, entered=entered, pledges=pledges)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
