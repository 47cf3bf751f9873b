"""`wartable join LINK`: sit down at an online table in this terminal, or at one that is found for you."""

from __future__ import annotations

import asyncio
import sys
import threading
from typing import TYPE_CHECKING

import click

from wartable.cli.speaking import argument, command, language_of, option
from wartable.core.errors import WartableError

if TYPE_CHECKING:
    from wartable.client import Client, Link, RemoteTable
    from wartable.server.problems import ProblemDocument
    from wartable.server.table.messages import Event
    from wartable.text.words import Words

__all__ = ["BadLink", "Unreachable", "join"]


class BadLink(WartableError, ValueError):
    """This does not lead to a table."""

    key = "error-link"


class Unreachable(WartableError, OSError):
    """The server does not answer."""

    key = "error-unreachable"


@command("join", help="cmd-join")
@argument("link", metavar="cmd-metavar-link")
@option("--name", help="cmd-join-name", metavar="cmd-metavar-name", default=None)
@option("--token", envvar="WARTABLE_TOKEN", help="cmd-join-token", metavar="cmd-metavar-token")
@option("--seat", type=int, help="cmd-join-seat", metavar="cmd-metavar-number")
@option("--watch", is_flag=True, help="cmd-join-watch")
@option("--pair", help="cmd-join-pair", metavar="cmd-metavar-game", default=None)
@click.pass_context
def join(
    ctx: click.Context,
    /,
    *,
    link: str,
    name: str | None,
    token: str | None,
    seat: int | None,
    watch: bool,
    pair: str | None,
) -> None:
    import httpx

    from wartable.client import Link, parse_link

    try:
        found = parse_link(link) if pair is None else Link(_server(link), "", "")
    except ValueError:
        raise BadLink(f"not a link to a table: {link!r}", link=link) from None
    try:
        asyncio.run(_visit(found, link, language_of(ctx), name=name, token=token, seat=seat, watch=watch, pair=pair))
    except (httpx.TransportError, OSError) as error:
        raise Unreachable(f"the server does not answer: {error}", problem=found.server) from None


def _server(address: str) -> str:
    """The address of a server; ValueError if it is none."""
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"not the address of a server: {address!r}")
    return address


async def _visit(
    found: Link,
    link: str,
    language: str,
    *,
    name: str | None,
    token: str | None,
    seat: int | None,
    watch: bool,
    pair: str | None,
) -> None:
    from wartable.client import Client

    me = None if token else name or _login_name()
    async with Client(found.server, token=token, name=me) as client:
        if pair is not None:
            link = await _paired(client, pair, language)
        async with client.join(link) as table:
            await _sit_and_play(table, language, found.server, seat=seat, watch=watch)


async def _sit_and_play(table: RemoteTable, language: str, server: str, *, seat: int | None, watch: bool) -> None:
    visit = _Visit(table, language, server)
    if not watch and not table.you.seats:
        await visit.sit_down(seat)
    await visit.run()


async def _paired(client: Client, game: str, language: str) -> str:
    """The table of somebody who looks for the same on the terms that the lobby of the web begins with."""
    from wartable.text.words import Words

    click.echo(Words(language).say("ui-looking"))
    return await client.pair({"game": game, "clock": {"per_move": 60}, "bot_after": 30})


def _login_name() -> str:
    import getpass

    return getpass.getuser()[:40]


class _Visit:
    """What one person sees and says, line by line."""

    def __init__(self, table: RemoteTable, language: str, server: str) -> None:
        from wartable.client.view import RemoteView

        self._table = table
        self._server = server
        self._view = RemoteView(table, language)
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._told: dict[int, int] = {}
        """By seat, the number of the last question that was shown."""

    async def sit_down(self, seat: int | None) -> None:
        """Take the seat that was asked for, else the first open one; without one, watch."""
        open_seats = [place.seat for place in self._table.table.seats if place.player is None and place.bot is None]
        wanted = seat - 1 if seat is not None else next(iter(open_seats), None)
        if wanted is not None:
            await self._table.sit(wanted)

    async def run(self) -> None:
        """Tell what happens and take the answers, until the game is over or the input ends."""
        words, mine = self._view.words, self._table.you.seats
        click.echo(words.say("ui-joined", seat=mine[0] + 1) if mine else words.say("ui-watching"))
        if self._table.table.status == "open":
            click.echo(words.say("ui-waiting-for-players"))
        threading.Thread(target=self._read, args=(asyncio.get_running_loop(),), daemon=True).start()
        hearing = asyncio.create_task(self._hear())
        answering = asyncio.create_task(self._answer())
        _, left = await asyncio.wait({hearing, answering}, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        for task in (hearing, answering):
            if task not in left:
                task.result()

    async def _hear(self) -> None:
        from wartable.server.visible_text import visible

        async for event in self._table.events():
            words = self._view.words
            for line in event.lines:
                click.echo(words.line(line))
            if event.chat is not None:
                click.echo(f"{visible(event.chat.name)}: {visible(event.chat.text)}")
            self._tell_question(event, words)
            if self._table.table.result is not None:
                return
        if self._table.refusal is not None:
            click.echo(self._refusal(self._table.refusal))

    def _tell_question(self, event: Event, words: Words) -> None:
        ask = self._view.question(event.viewer)
        if ask is None or event.viewer is None or ask.number == self._told.get(event.viewer):
            return
        self._told[event.viewer] = ask.number
        click.echo()
        click.echo(self._view.board(event.viewer))
        click.echo()
        click.echo(self._view.prompt(event.viewer))
        for number, label in enumerate(self._view.labels(event.viewer, ask), 1):
            mark = f"  {words.say('ui-suggested')}" if ask.choices[number - 1].is_suggested else ""
            click.echo(f"{number:>3}. {label}{mark}")
        click.echo(words.say("ui-join-keys"))

    async def _answer(self) -> None:
        from wartable.client import Refused

        while (text := await self._typed.get()) is not None:
            try:
                if not await self._is_done(text):
                    return
            except Refused as refused:
                click.echo(self._refusal(refused.problem))
            except ConnectionError:
                click.echo(self._view.words.say("error-unreachable", problem=self._server))

    def _refusal(self, problem: ProblemDocument) -> str:
        from wartable.client.view import refusal_in_words

        return refusal_in_words(problem, self._view.words)

    async def _is_done(self, text: str) -> bool:
        """Do what was typed; False to leave."""
        seat = self._view.asked_seat()
        if text == "q":
            return False
        if text.startswith("/"):
            await self._table.chat(text[1:])
        elif text == "!" and seat is not None:
            await self._tell_advice(seat)
        elif text == "u" and self._table.you.seats:
            await self._table.undo(self._view.seat_to_undo())
        elif seat is not None:
            await self._decide(seat, text)
        return True

    async def _tell_advice(self, seat: int) -> None:
        """What the coach thinks of the choices, the best first, where the table allows it."""
        import msgspec

        from wartable.analysis.coach import advice_in_words
        from wartable.core.judge import Judgment, ranked
        from wartable.core.line import Line

        ask, words, observation = self._view.question(seat), self._view.words, self._view.observation(seat)
        assert ask is not None
        click.echo(words.say("coach-thinking"))
        advice = await self._table.advice(seat)
        if advice["ask"] != ask.number:
            # The question is another by now: what was said is about the one before.
            return
        actions = self._view.actions(ask)
        found = tuple(
            Judgment(action, tuple(each["values"]), each["error"], msgspec.convert(each["reasons"], tuple[Line, ...]))
            for action, each in zip(actions, advice["opinions"], strict=True)
        )
        for said in advice_in_words(ranked(found, seat), seat, self._view.presenter, observation, words):
            number = actions.index(said.action) + 1
            line = words.say("coach-line", number=number, worth=said.worth, choice=said.choice, why=said.why)
            click.echo(line.rstrip())

    async def _decide(self, seat: int, text: str) -> None:
        ask = self._view.question(seat)
        assert ask is not None
        suggested = next((number for number, choice in enumerate(ask.choices) if choice.is_suggested), None)
        chosen = suggested if not text else int(text) - 1 if text.isdecimal() else None
        if chosen is None or not 0 <= chosen < len(ask.choices):
            click.echo(self._view.words.say("ui-not-understood", answer=text, count=len(ask.choices)))
            return
        await self._table.act(seat, ask.choices[chosen].action)

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own: waiting for somebody to type must not hold up the table."""
        for typed in sys.stdin:
            loop.call_soon_threadsafe(self._typed.put_nowait, typed.strip())
        loop.call_soon_threadsafe(self._typed.put_nowait, None)
