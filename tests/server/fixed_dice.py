"""A server whose dice, cards and bots do the same in every run, for tests that look at what people see.

What a test sees depends on what it does, not on how the dice fell that day: the first table that a player opens has the
same luck in every run, the second another, and so on. The promise made for such dice does not hold, so tests that check
dice need the real ones.
"""

from __future__ import annotations

import hmac
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from wartable.core.chance import VerifiableSource
from wartable.server.background import bot_pool
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.table.plan import TablePlan

__all__ = ["fixed_dice"]


_opened: Counter[str] = Counter()
"""Tables by whoever opened them."""
_luck: dict[str, int] = {}
"""Which of its owner's tables a table is."""
_open_table = LiveTables.open_table
_question = bot_pool._question


class FixedSource(VerifiableSource):
    """Chance that depends on which of its owner's tables a table is, and on how many chance events it has had."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._mac = hmac.new(b"for tests", digestmod="sha256")
        self._label = f"table {_luck.get(self.match_id, 0)}"


async def _open_counted(tables: LiveTables, plan: TablePlan, owner: str, *arguments: Any, **named: Any) -> LiveTable:
    live = await _open_table(tables, plan, owner, *arguments, **named)
    _opened[owner] += 1
    _luck[live.setup.id] = _opened[owner]
    return live


def _fixed_question(*arguments: Any) -> bot_pool.Question:
    """What is asked of a bot: whatever it draws depends on what it sees."""
    question = _question(*arguments)
    return question._replace(seed=zlib.crc32(question.observation))


@contextmanager
def fixed_dice() -> Iterator[None]:
    """For the one server of this process."""
    with (
        patch("wartable.server.table.setup.VerifiableSource", FixedSource),
        patch("wartable.server.background.bot_pool._question", _fixed_question),
        patch("wartable.server.live.tables.LiveTables.open_table", _open_counted),
    ):
        yield
