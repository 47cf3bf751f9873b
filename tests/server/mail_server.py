"""A mail server for the tests: keeps what it is given."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.handlers import Message
from aiosmtpd.smtp import SMTP

from tests.server.waiting import LONGEST_SECONDS

__all__ = ["Inbox", "run_mail_server"]


class Inbox(Message):
    """Keeps what a mail server was given."""

    def __init__(self) -> None:
        super().__init__(EmailMessage)
        self.messages: list[Any] = []
        self.port = 0

    def handle_message(self, message: Any) -> None:
        self.messages.append(message)

    def text(self, number: int) -> str:
        """What a message says."""
        return str(self.messages[number].get_payload(decode=True).decode())

    async def link(self, number: int) -> str:
        """The token in the link of a message, as soon as it is there."""
        async with asyncio.timeout(LONGEST_SECONDS):
            while len(self.messages) <= number:
                await asyncio.sleep(0.05)
        found = re.search(r"http://\S+#(\S+)", self.text(number))
        assert found, self.text(number)
        return found[1]


@asynccontextmanager
async def run_mail_server() -> AsyncIterator[Inbox]:
    """A mail server that listens wherever there is room, for as long as the block lasts."""
    inbox = Inbox()
    listening = await asyncio.get_running_loop().create_server(lambda: SMTP(inbox), "127.0.0.1", 0)
    inbox.port = listening.sockets[0].getsockname()[1]
    try:
        yield inbox
    finally:
        listening.close()
