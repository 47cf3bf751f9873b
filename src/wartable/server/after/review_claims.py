"""Which process works out which review: no game is judged by two of them at once.

A claim is a row that its process renews as long as it works. If the process dies, the row grows old, and whoever is
asked next takes the work over. A review for which nobody has asked for a while is given up: whoever asked has gone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from wartable.server.store.database import Database
from wartable.server.store.reviews import (
    Claim,
    ask_again,
    claim_review,
    drop_claim,
    progress_of,
    renew_claim,
    reviews_asked_from,
)

__all__ = ["Progress", "ReviewClaims"]

_FORSAKEN_MS = 20_000
_FORGOTTEN_MS = 180_000
"""Pages ask every second or so; a browser lets one that nobody looks at do so once a minute."""
_ASKED_EVERY_MS = 20_000
"""It is not written down more often that somebody asked."""

Progress = tuple[int, int]
"""Decisions done, and of how many."""


class ReviewClaims:
    """The claims of one process, and its view of those of the others."""

    def __init__(self, database: Database, now: Callable[[], int], *, renew_every_seconds: float = 4.0) -> None:
        self._database = database
        self._now = now
        self._renew_every_seconds = renew_every_seconds
        self._process = secrets.token_hex(4)
        self._asked: dict[str, int] = {}
        """When it was last written down that somebody asks for a review, by table."""

    async def count(self, asked_from: str) -> int:
        """How many reviews are being worked out for an address, by whichever process."""
        return await self._database.read(reviews_asked_from, asked_from, self._now() - _FORSAKEN_MS)

    async def take(self, table_id: str, version: int, asked_from: str | None = None) -> bool:
        """Whether the review of this table is for this process to work out."""
        claim = Claim(table_id, version, self._process, self._now(), asked_from=asked_from)
        return await self._database.write(claim_review, claim, claim.at - _FORSAKEN_MS)

    async def ask(self, table_id: str) -> None:
        """Somebody waits for the review of this table, whichever process works it out."""
        now = self._now()
        if now - self._asked.get(table_id, 0) >= _ASKED_EVERY_MS:
            self._asked = {table: at for table, at in self._asked.items() if now - at < _ASKED_EVERY_MS}
            self._asked[table_id] = now
            await self._database.write(ask_again, table_id, now)

    async def progress(self, table_id: str, version: int) -> Progress | None:
        """How far the process is that works this review out; None if none does."""
        return await self._database.read(progress_of, table_id, version, self._now() - _FORSAKEN_MS)

    @asynccontextmanager
    async def holding(self, table_id: str, version: int, progress: Callable[[], Progress]) -> AsyncIterator[None]:
        """Keep a claim for as long as the block lasts, and let the others know how far it is.

        The task that holds it is cancelled when nobody asks for the review any more.
        """
        holder = asyncio.current_task()
        assert holder is not None
        renewing = asyncio.ensure_future(self._renew(table_id, version, progress, holder))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            await self._database.write(drop_claim, table_id, self._process)

    async def _renew(
        self, table_id: str, version: int, progress: Callable[[], Progress], holder: asyncio.Task[Any]
    ) -> None:
        while True:
            await asyncio.sleep(self._renew_every_seconds)
            claim = Claim(table_id, version, self._process, self._now(), *progress())
            asked_at = await self._database.write(renew_claim, claim)
            # What is judged to the end is kept, and puzzles are made of it, whoever waits.
            is_judged = 0 < claim.total <= claim.done
            if asked_at is not None and claim.at - asked_at > _FORGOTTEN_MS and not is_judged:
                holder.cancel()
                return
