"""Advice: what a judge thinks of the choices of the seat to act, worked out once however often it is asked."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

from wartable.core.game import Seat
from wartable.core.judge import Judgment
from wartable.server.background.work_pool import Owner
from wartable.server.live.live_table import LiveTable
from wartable.server.table.position import TablePosition
from wartable.server.table.setup import TableSetup

__all__ = ["Adviser"]

_REMEMBERED = 256
_Advice = tuple[bool, tuple[Judgment, ...]]


class Adviser:
    """Asks the judges for the tables of one process; the latest answers are remembered."""

    def __init__(self, judge: Callable[[TableSetup, TablePosition, Owner], Awaitable[_Advice]]) -> None:
        """`judge` works an answer out."""
        self._judge = judge
        self._askers: Counter[asyncio.Future[_Advice]] = Counter()
        """How many wait for each: what nobody waits for is not worked out."""
        self._answers: OrderedDict[tuple[str, Seat, int], asyncio.Future[_Advice]] = OrderedDict()

    async def advise(self, live: LiveTable, seat: Seat, owner: Owner) -> _Advice:
        """Whether the judge is exact, and what it thinks of every choice of the seat to act."""
        key = (live.setup.id, seat, live.position.asks[seat])
        found = self._answers.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = self._answers[key] = asyncio.ensure_future(self._judge(live.setup, live.position, owner))
            if len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        self._askers[found] += 1
        try:
            # Whoever asked may go away; the others who ask the same shall have their answer.
            return await asyncio.shield(found)
        finally:
            self._askers[found] -= 1
            if not self._askers[found]:
                del self._askers[found]
                found.cancel()
