"""The tools of `wartable mcp`: what an assistant can call, each a few lines over its player."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec, Protocol, TypeVar

import httpx
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from wartable import __version__
from wartable.assistant.player import LONGEST_WAIT, AssistantPlayer
from wartable.client import Refused
from wartable.client.view import refusal_in_words
from wartable.core.errors import WartableError

__all__ = ["tools_for"]

P = ParamSpec("P")
R = TypeVar("R")
Seen = dict[str, Any]
TableId = Annotated[str | None, Field(description="The table's id; without it, the table you joined last.")]

_INSTRUCTIONS = """\
You are one player of Wartable: war board games at online tables, with people and bots. Sit down with open_table or
join. Then, until the status is "over": when look or wait shows a question, answer it with play, by the number of the
question and the number of a choice; otherwise wait. You see what your seat sees, and nothing else. rules has the rules
of a game; odds and advice answer where the table allows help."""


def tools_for(player: AssistantPlayer) -> MCPServer[Any]:
    """The server of one player."""
    server: MCPServer[Any] = MCPServer(
        "wartable", title="Wartable", instructions=_INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    told = _in_words(player)
    _add_ways_in(server, player, told)
    _add_ways_to_play(server, player, told)
    _add_help(server, player, told)
    return server


def _add_ways_in(server: MCPServer[Any], player: AssistantPlayer, told: _Told) -> None:
    @server.tool()
    @told
    async def games() -> Seen:
        """The games of this server: id, numbers of players, bots from weak to strong, options (JSON Schema)."""
        found: Seen = await player.client.request("GET", "/api/games")
        return found

    @server.tool()
    @told
    async def rules(game: Annotated[str, Field(description="A game's id, as games lists it.")]) -> str:
        """The rules of a game, in Markdown."""
        return await player.client.read(f"/api/games/{game}/rules?lang={player.language}")

    @server.tool()
    @told
    async def open_table(  # noqa: PLR0917
        game: Annotated[str, Field(description="A game's id, as games lists it.")],
        opponents: Annotated[
            list[str],
            Field(description='One for each other seat: a bot, or "open" for whoever has the link.'),
        ],
        options: Annotated[Seen | None, Field(description="Options of the game; none for the standard game.")] = None,
        odds: Annotated[bool, Field(description="Whether everybody may see the odds.")] = False,
        coach: Annotated[bool, Field(description="Whether everybody may ask for advice.")] = False,
        undo: Annotated[bool, Field(description="Whether decisions can be taken back.")] = False,
    ) -> Seen:
        """Open a private table, sit at its first seat, and start when nobody is missing. `invite` is for friends."""
        others = [{"kind": "open"} if each == "open" else {"kind": "bot", "bot": each} for each in opponents]
        plan = {
            "game": game,
            "seats": [{"kind": "here"}, *others],
            "options": options or {},
            "odds": odds,
            "coach": coach,
            "undo": undo,
            "start_when_full": True,
        }
        seated = await player.open_table(plan, start="open" not in opponents)
        return seated.look()

    @server.tool()
    @told
    async def join(
        link: Annotated[str, Field(description="The invite link of a table.")],
        seat: Annotated[int | None, Field(description="The seat to take, from 1; else the first open one.")] = None,
    ) -> Seen:
        """Sit down at a table by its link; without an open seat you watch."""
        return (await player.join(link, seat)).look()


def _add_ways_to_play(server: MCPServer[Any], player: AssistantPlayer, told: _Told) -> None:
    @server.tool()
    @told
    async def look(table: TableId = None) -> Seen:
        """What you see: players, board, what happened since you last looked, and the question if you are asked."""
        return player.table(table).look()

    @server.tool()
    @told
    async def play(
        question: Annotated[int, Field(description="The number of the question that you answer.")],
        choice: Annotated[int, Field(description="The number of a choice of that question.")],
        table: TableId = None,
    ) -> Seen:
        """Answer a question; returns what you see afterwards."""
        return await player.table(table).play(question, choice)

    @server.tool()
    @told
    async def wait(
        seconds: Annotated[float, Field(description=f"How long at most, up to {LONGEST_WAIT}.")] = 30,
        table: TableId = None,
    ) -> Seen:
        """Wait until you are asked, the game is over, or the time is up; returns what you see then."""
        return await player.table(table).wait(seconds)

    @server.tool()
    @told
    async def say(
        text: Annotated[str, Field(description="What to say.", max_length=500)], table: TableId = None
    ) -> Seen:
        """Say something to everybody at the table."""
        return await player.table(table).say(text)

    @server.tool()
    @told
    async def undo(table: TableId = None) -> Seen:
        """Take back your last decision, where the table allows it and nothing has come to light by it."""
        return await player.table(table).undo()

    @server.tool()
    @told
    async def resign(table: TableId = None) -> Seen:
        """Give up. Between two, the other one has won."""
        return await player.table(table).resign()


def _add_help(server: MCPServer[Any], player: AssistantPlayer, told: _Told) -> None:
    @server.tool()
    @told
    async def odds(table: TableId = None) -> Seen:
        """The exact odds on the board, where the table shows them; choices name theirs by `odds`."""
        return await player.table(table).odds()

    @server.tool()
    @told
    async def advice(table: TableId = None) -> Seen:
        """What the coach thinks of your choices, the best first, where the table allows it."""
        return await player.table(table).advice()


class _Told(Protocol):
    """Makes a tool that says in words what is refused."""

    def __call__(self, function: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]: ...


def _in_words(player: AssistantPlayer) -> _Told:
    def told(function: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        @wraps(function)
        async def call(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return await function(*args, **kwargs)
            except Refused as refused:
                raise ToolError(refusal_in_words(refused.problem, player.words)) from None
            except WartableError as error:
                raise ToolError(player.words.error(error)) from None
            except (httpx.TransportError, OSError):
                raise ToolError(player.words.say("error-unreachable", problem=player.server)) from None

        return call

    return told
