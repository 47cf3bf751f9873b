"""Work for a client that has gone is not done to its end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from wartable.server.api.waiting import while_there
from wartable.server.problems import Problem


class Asking:
    """A request of a client that hangs up when the test says so."""

    def __init__(self) -> None:
        self.hangs_up = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.hangs_up.wait()
        return {"type": "http.disconnect"}


async def test_whoever_waits_gets_what_was_worked_out() -> None:
    async def work() -> str:
        return "odds"

    assert "odds" == await while_there(Asking(), work())  # type: ignore[arg-type]


async def test_the_work_of_whoever_hangs_up_is_cancelled() -> None:
    asking, cancelled = Asking(), asyncio.Event()

    async def work() -> None:
        asking.hangs_up.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    with pytest.raises(Problem) as gone:
        await while_there(asking, work())  # type: ignore[arg-type]
    assert "busy" == gone.value.code
    await cancelled.wait()
