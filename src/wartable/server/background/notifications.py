"""Tells people who are away what happened: by web push and by e-mail, each as they wish, and not in their quiet hours.

What is to be told stands in the database until it is told, so a restart loses nothing. A process that sends something
first moves the time at which it is due: no other sends it meanwhile, and if this one dies, another does later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from itertools import groupby
from typing import Any

import msgspec

from wartable.server.background.deliveries import Deliveries
from wartable.server.background.mail import Mailer
from wartable.server.background.web_push import PushResult, WebPusher
from wartable.server.people.quiet_hours import quiet_until
from wartable.server.process.metrics import PUSHES
from wartable.server.store import notifications as store
from wartable.server.store.database import Database
from wartable.server.store.notifications import Channel, Event, EventKind, Waiting
from wartable.server.store.push_subscriptions import drop_gone, list_subscriptions
from wartable.text.words import Words

__all__ = ["Notifier"]

_NOTED_AFTER_MS = 4_000
"""A turn that somebody takes at once is not even written down."""
_LOOKED_AT = 500
_PAUSES_MS = (60_000, 5 * 60_000, 30 * 60_000)
"""After the first attempt, the second and the third; the one after them is the last."""
_KEPT_MS = 30 * 24 * 60 * 60_000
_CLEAN_EVERY_MS = 60 * 60_000


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser shows; nothing of the game but that it is there."""

    title: str
    text: str
    path: str
    """Where a click leads."""
    subject: str
    """The id of the table or tournament: a later message about it takes the place of this one."""


class Notifier:
    """The messages that this process sends."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        is_looking: Callable[[str, str], bool],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        mailer: Mailer,
        pusher: WebPusher,
        origin: str,
        address_of: Callable[[str], str | None] = lambda _: None,
    ) -> None:
        """`address_of`: where a player comes from, if this process has seen them."""
        self._database = database
        self._now = now
        self._is_looking = is_looking
        self._spawn = spawn
        self._mailer = mailer
        self._pusher = pusher
        self._origin = origin
        self._address_of = address_of
        self.deliveries = Deliveries(spawn)
        self._cleaned_at = 0

    async def look(self) -> None:
        """Write down turns that last, leave out what people see anyway, and send what is due."""
        now = self._now()
        if found := await self._database.read(store.turns_to_tell, now - _NOTED_AFTER_MS, _LOOKED_AT):
            await self._database.write(store.note_turns, found)
        for event in await self._database.read(store.unseen_events, _LOOKED_AT):
            # Only the process that a player's page is connected to knows: it has a while before any process sends.
            if self._is_looking(event.player_id, event.subject):
                await self._database.write(store.look_at, event.player_id, event.subject, now)
        await self._send_due(Channel.PUSH, now)
        await self._send_due(Channel.MAIL, now)
        if now - self._cleaned_at > _CLEAN_EVERY_MS:
            self._cleaned_at = now
            await self._database.write(store.drop_old, now - _KEPT_MS)

    def note_look(self, player_id: str | None, subject: str) -> None:
        """Somebody opened a table or a tournament: from now on they may be told of it again."""
        if player_id is not None:
            self._spawn(self._looked(player_id, subject))

    async def _looked(self, player_id: str, subject: str) -> None:
        # Most have nothing to be told of, and reading is cheap.
        if await self._database.read(store.has_unseen, player_id, subject):
            await self._database.write(store.look_at, player_id, subject, self._now())

    async def _send_due(self, channel: Channel, now: int) -> None:
        waiting = await self._database.read(store.due_events, channel, now, _LOOKED_AT)
        worth = [each for each in waiting if await self._is_to_be_sent(channel, each, now)]
        send = self._push if channel is Channel.PUSH else self._mail
        for some in _messages(channel, worth):
            player = some[0].event.player_id
            address = self._address_of(player)
            if not self.deliveries.has_room_for(player, address):
                continue
            mine = [each for each in some if await self._claim(channel, each, now)]
            if mine:
                self.deliveries.start(player, self._deliver(channel, mine, send), address)

    async def _is_to_be_sent(self, channel: Channel, waiting: Waiting, now: int) -> bool:
        """Whether it is still true, somebody can be told, and they may be told now."""
        settings = waiting.settings
        has_way = channel is Channel.PUSH or (self._mailer.is_on and waiting.email is not None)
        is_worth = has_way and not waiting.is_banned and waiting.tries <= len(_PAUSES_MS)
        if not is_worth or not await self._database.read(store.is_true, waiting.event, channel):
            await self._database.write(store.settle, channel, [waiting.event])
            return False
        until = quiet_until(now, settings.quiet_from, settings.quiet_to, settings.zone)
        if until is not None:
            await self._database.write(store.settle, channel, [waiting.event], until)
        return until is None

    async def _claim(self, channel: Channel, waiting: Waiting, now: int) -> bool:
        pause = _PAUSES_MS[min(waiting.tries, len(_PAUSES_MS) - 1)]
        return await self._database.write(store.claim, channel, waiting, now + pause)

    async def _deliver(
        self, channel: Channel, mine: list[Waiting], send: Callable[[list[Waiting]], Coroutine[Any, Any, bool]]
    ) -> None:
        if await send(mine):
            await self._database.write(store.settle, channel, [each.event for each in mine])

    async def _push(self, mine: list[Waiting]) -> bool:
        """Whether nothing is left to be done: a browser has it, or there is none any more."""
        (waiting,) = mine
        event = waiting.event
        words, said = await self._words(waiting)
        message = PushMessage(words.say(f"notify-{event.kind}-title"), said, _path(event), event.subject)
        browsers = await self._database.read(list_subscriptions, event.player_id)
        encoded = msgspec.json.encode(message)
        asker = self._address_of(event.player_id) or event.player_id
        results = await asyncio.gather(
            *(self._pusher.send(browser, encoded, event.subject, asker) for browser in browsers)
        )
        for browser, result in zip(browsers, results, strict=True):
            PUSHES.labels(result.value).inc()
            if result is PushResult.GONE:
                await self._database.write(drop_gone, browser)
        return PushResult.TAKEN in results or PushResult.FAILED not in results

    async def _mail(self, mine: list[Waiting]) -> bool:
        """One e-mail, however much there is to tell."""
        settings, email = mine[0].settings, mine[0].email
        assert email is not None
        told = [(await self._words(each), each.event) for each in mine]
        words = told[0][0][0]
        lines = "\n\n".join(f"{said}\n{self._origin}{_path(event)}" for (_, said), event in told)
        stop = f"{self._origin}/unsubscribe/{settings.unsubscribe}"
        text = words.say("notify-mail", told=lines, settings=f"{self._origin}/account", stop=stop)
        subject = told[0][0][1] if len(told) == 1 else words.say("notify-several", count=len(told))
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return await self._mailer.send_now(email, subject, text, headers)

    async def _words(self, waiting: Waiting) -> tuple[Words, str]:
        """The words of the player's language, and what happened in them."""
        event, language = waiting.event, waiting.settings.language
        name, others = await self._database.read(store.subject_names, event)
        if event.kind == EventKind.TOURNAMENT:
            words = Words(language)
            return words, words.say("notify-tournament", name=name)
        words = Words(language, name)
        players = words.say("list-separator").join(words.say(f"bot-{bot}") if bot else who for who, bot in others)
        said = words.say(f"notify-{event.kind}", game=words.say("game-title"), players=players, others=len(others))
        return words, said


def _messages(channel: Channel, waiting: list[Waiting]) -> Iterable[list[Waiting]]:
    """What goes together: pushes one by one, e-mail of one player in one."""
    if channel is Channel.PUSH:
        return ([each] for each in waiting)
    by_player = sorted(waiting, key=lambda each: each.event.player_id)
    return (list(some) for _, some in groupby(by_player, key=lambda each: each.event.player_id))


def _path(event: Event) -> str:
    return f"/{'tournament' if event.kind == EventKind.TOURNAMENT else 'table'}/{event.subject}"
