"""A table's position as JSON and back: where a long game is picked up without reading all of its journal."""

from __future__ import annotations

import msgspec

from wartable.server.table.position import Past, TablePosition
from wartable.server.table.setup import TableSetup

__all__ = ["SNAPSHOT_EVERY", "decode_snapshot", "encode_snapshot"]

SNAPSHOT_EVERY = 64
"""Records between two snapshots."""


class _Snapshot(msgspec.Struct, frozen=True):
    """The parts whose types belong to the game stand apart."""

    position: TablePosition
    state: msgspec.Raw
    past: tuple[tuple[int, msgspec.Raw, msgspec.Raw], ...]


def encode_snapshot(position: TablePosition) -> bytes:
    """A position as JSON. It holds secrets: for the database only."""
    bare = msgspec.structs.replace(position, state=None, past=())
    past = tuple((seat, _raw(action), _raw(before)) for seat, action, before in position.past)
    return msgspec.json.encode(_Snapshot(bare, _raw(position.state), past))


def decode_snapshot(setup: TableSetup, text: str) -> TablePosition:
    """The position of a snapshot."""
    stored = msgspec.json.decode(text, type=_Snapshot)
    game = setup.game
    state = msgspec.json.decode(stored.state, type=game.state_type | None)
    past = tuple(
        Past(
            seat, msgspec.json.decode(action, type=game.action_type), msgspec.json.decode(before, type=game.state_type)
        )
        for seat, action, before in stored.past
    )
    return msgspec.structs.replace(stored.position, state=state, past=past)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
