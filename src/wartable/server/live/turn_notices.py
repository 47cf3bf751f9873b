"""Tells players what concerns them, wherever in the site they are: a turn, a table that was found, a block."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wartable.server.live.bulletins import Bulletin, Bulletins
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import Outbox
from wartable.server.table.messages import encode
from wartable.server.table.steps import TableStep, turn_of

__all__ = ["BlocksNotice", "PairedNotice", "TurnNotice", "TurnNotices"]


class TurnNotice(msgspec.Struct, frozen=True, tag="turn"):
    """It is your turn at a table."""

    table: str


class PairedNotice(msgspec.Struct, frozen=True, tag="paired"):
    """You looked for a game, and this is the table."""

    table: str


class BlocksNotice(msgspec.Struct, frozen=True, tag="blocks"):
    """You, or somebody else with you, blocked or unblocked a player: other lines of chats are hidden now."""


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

    def tell_of_blocks(self, *players: str) -> None:
        """Between these players something about blocking changed."""
        for player in players:
            self._tell(player, BlocksNotice())
        self._bulletins.publish(Bulletin(self._bulletins.name, blocks=players))

    def _read(self, bulletin: Bulletin) -> None:
        for table_id, _, player in bulletin.tables:
            if player is not None:
                self._tell(player, TurnNotice(table_id))
        for player, table_id in bulletin.paired:
            self._tell(player, PairedNotice(table_id))
        for player in bulletin.blocks:
            self._tell(player, BlocksNotice())

    def _tell(self, player: str, notice: TurnNotice | PairedNotice | BlocksNotice) -> None:
        for outbox in self._outboxes.get(player, ()):
            outbox.push(encode(notice))
