"""A server whose dice, cards and bots do the same in every run, for tests that look at what people see.

Every table has the same luck: what a test sees depends on what it does, not on how the dice fell that day. The promise
made for such dice does not hold, so tests that check dice need the real ones.
"""

from __future__ import annotations

import hmac
import zlib
from typing import Any
from unittest.mock import patch

from wartable.core.chance import VerifiableSource
from wartable.server.background import bot_pool
from wartable.server.process.settings import settings_from
from wartable.server.serve import serve

__all__ = ["serve_with_fixed_dice"]


class FixedSource(VerifiableSource):
    """Chance that depends on nothing but how many chance events the match has had."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._mac = hmac.new(b"for tests", digestmod="sha256")
        self._label = "the same for every table"


_question = bot_pool._question


def _fixed_question(*arguments: Any) -> bot_pool.Question:
    """What is asked of a bot: whatever it draws depends on what it sees."""
    question = _question(*arguments)
    return question._replace(seed=zlib.crc32(question.observation))


def serve_with_fixed_dice() -> None:
    with (
        patch("wartable.server.table.setup.VerifiableSource", FixedSource),
        patch("wartable.server.background.bot_pool._question", _fixed_question),
    ):
        serve(settings_from(), lambda address: print("ready", address, flush=True))
