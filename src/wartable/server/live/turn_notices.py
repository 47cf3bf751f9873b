"""Tells players that it is their turn, or that a table was found for them, wherever in the site they are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wartable.server.live.bulletins import Bulletin, Bulletins
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import Outbox
from wartable.server.table.messages import encode
from wartable.server.table.steps import TableStep, turn_of

__all__ = ["PairedNotice", "TurnNotice", "TurnNotices"]


class TurnNotice(msgspec.Struct, frozen=True, tag="turn"):
    """It is your turn at a table."""

    table: str


class PairedNotice(msgspec.Struct, frozen=True, tag="paired"):
    """You looked for a game, and this is the table."""

    table: str


class TurnNotices:
    """The personal streams of this process."""

    def __init__(self, bulletins: Bulletins) -> None:
        self._outboxes: dict[str, set[Outbox]] = {}
        self._bulletins = bulletins
        bulletins.readers.append(self._read)

    def join(self, player: str, outbox: Outbox) -> None:
        """From now on this outbox hears of the player's turns."""
        self._outboxes.setdefault(player, set()).add(outbox)

    def part(self, player: str, outbox: Outbox) -> None:
        """The client has gone."""
        mine = self._outboxes.get(player, set())
        mine.discard(outbox)
        if not mine:
            self._outboxes.pop(player, None)

    def is_listening(self, player: str) -> bool:
        """Whether a page of this player is open somewhere."""
        return player in self._outboxes

    def listening(self) -> set[str]:
        """Everybody of whom a page is open, in this process."""
        return set(self._outboxes)

    def tell_paired(self, players: Sequence[str], table_id: str) -> None:
        """A table was found for these, whichever process they listen to."""
        self._bulletins.publish(Bulletin(self._bulletins.name, paired=tuple((each, table_id) for each in players)))
        for player in players:
            self._tell(player, PairedNotice(table_id))

    def follow(self, live: LiveTable, step: TableStep) -> None:
        """After each step of this process."""
        player = turn_of(step)
        if player is not None:
            self._tell(player, TurnNotice(live.setup.id))

    def _read(self, bulletin: Bulletin) -> None:
        for table_id, _, player in bulletin.tables:
            if player is not None:
                self._tell(player, TurnNotice(table_id))
        for player, table_id in bulletin.paired:
            self._tell(player, PairedNotice(table_id))

    def _tell(self, player: str, notice: TurnNotice | PairedNotice) -> None:
        for outbox in self._outboxes.get(player, ()):
            outbox.push(encode(notice))
