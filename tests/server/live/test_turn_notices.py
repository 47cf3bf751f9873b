"""Personal notices reach every page of a player, whichever process it is connected to."""

from __future__ import annotations

import msgspec

from tests.server.live.test_shared_limits import Wire
from wartable.server.live.outboxes import Outbox
from wartable.server.live.turn_notices import TurnNotices


async def test_both_are_told_of_a_block_at_every_process_and_nobody_else() -> None:
    wires: list[Wire] = []
    here, there = (TurnNotices(Wire(name, wires)) for name in ("here", "there"))  # type: ignore[arg-type]
    heard: dict[str, list[str]] = {"ana": [], "bo": [], "eve": []}
    outboxes = {name: Outbox(name) for name in heard}
    here.join("ana", outboxes["ana"])
    for name in ("bo", "eve"):
        there.join(name, outboxes[name])

    here.tell_of_blocks("ana", "bo")

    for name, outbox in outboxes.items():
        outbox.close()
        heard[name] = [msgspec.json.decode(message)["type"] for message in await outbox.take()]
    assert {"ana": ["blocks"], "bo": ["blocks"], "eve": []} == heard
