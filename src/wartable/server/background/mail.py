"""E-mail, where whoever runs the server has set up a server for it: a few at a time, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from email.message import EmailMessage
from typing import Any

import aiosmtplib
import structlog

from wartable.server.process.metrics import MAILS
from wartable.server.process.settings import Settings

__all__ = ["Mailer"]

_AT_ONCE = 4
_WAITING = 200
_TIMEOUT_SECONDS = 30.0
_PAUSES_SECONDS = (2.0, 15.0)
"""Before the second attempt and the third, which is the last."""
_log = structlog.get_logger("wartable.server")


class Mailer:
    """Sends what people asked for."""

    def __init__(self, settings: Settings, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._settings = settings
        self._spawn = spawn
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    @property
    def is_on(self) -> bool:
        """Whether there is a server to send with."""
        return bool(self._settings.smtp_host)

    def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> bool:
        """Have a message sent, soon; False if there is no server for it, or too many wait."""
        if not self.is_on or self._waiting >= _WAITING:
            MAILS.labels("dropped").inc()
            return False
        self._waiting += 1
        self._spawn(self._deliver(self._message(to, subject, text, headers or {})))
        return True

    async def send_now(self, to: str, subject: str, text: str, headers: dict[str, str]) -> bool:
        """Send a message that is kept elsewhere until it is sent; whether it was, this once."""
        async with self._gate:
            is_sent = await self._is_delivered(self._message(to, subject, text, headers))
        MAILS.labels("delivered" if is_sent else "failed").inc()
        return is_sent

    def _message(self, to: str, subject: str, text: str, headers: dict[str, str]) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.smtp_from or f"Wartable <wartable@{self._settings.smtp_host}>"
        message["To"] = to
        message["Subject"] = subject
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        return message

    async def _deliver(self, message: EmailMessage) -> None:
        try:
            async with self._gate:
                for pause in (*_PAUSES_SECONDS, None):
                    if await self._is_delivered(message):
                        MAILS.labels("delivered").inc()
                        return
                    if pause is not None:
                        await asyncio.sleep(pause)
            MAILS.labels("failed").inc()
        finally:
            self._waiting -= 1

    async def _is_delivered(self, message: EmailMessage) -> bool:
        settings = self._settings
        try:
            await aiosmtplib.send(
                message,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_security == "tls",
                start_tls={"starttls": True, "none": False}.get(settings.smtp_security),
                timeout=_TIMEOUT_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            # Not the address it was for: a log is not a list of people.
            _log.warning("an e-mail could not be sent", error=type(error).__name__)
            return False
        return True
