"""`wartable mcp`: an assistant sits down at online tables, through the Model Context Protocol."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.join import Unreachable
from wartable.cli.speaking import Number, command, language_of, option
from wartable.core.errors import NeedsExtra

if TYPE_CHECKING:
    from wartable.assistant.player import AssistantPlayer

__all__ = ["mcp"]

_SERVER, _NAME, _HOST = "http://127.0.0.1:8421", "Assistant", "127.0.0.1"


@command("mcp", help="cmd-mcp")
@option("--server", envvar="WARTABLE_SERVER", help="cmd-mcp-server", metavar="cmd-metavar-origin", default=_SERVER)
@option("--name", help="cmd-mcp-name", metavar="cmd-metavar-name", default=_NAME)
@option("--token", envvar="WARTABLE_TOKEN", help="cmd-join-token", metavar="cmd-metavar-token")
@option("--http", "port", help="cmd-mcp-http", metavar="cmd-metavar-number", type=Number(0, 65535))
@click.pass_context
def mcp(ctx: click.Context, /, *, server: str, name: str, token: str | None, port: int | None) -> None:
    import httpx

    try:
        import mcp as _sdk  # noqa: F401
    except ImportError:
        raise NeedsExtra("this needs mcp: pip install 'wartable[mcp]'", extra="mcp", package="mcp") from None
    from wartable.assistant.player import AssistantPlayer

    player = AssistantPlayer(server, language_of(ctx), token=token, name=None if token else name)
    try:
        asyncio.run(_serve(player, port))
    except httpx.TransportError as error:
        raise Unreachable(f"the server does not answer: {error}", problem=server) from None


async def _serve(player: AssistantPlayer, port: int | None) -> None:
    from wartable.assistant.tools import tools_for

    async with player:
        tools = tools_for(player)
        if port is None:
            await tools.run_stdio_async()
        else:
            await _serve_http(tools.streamable_http_app(host=_HOST), player, port)


async def _serve_http(app: Any, player: AssistantPlayer, port: int) -> None:
    """On this machine alone: whoever reaches the port plays as this player."""
    import uvicorn

    with socket.create_server((_HOST, port)) as listening:
        address = f"http://{_HOST}:{listening.getsockname()[1]}/mcp"
        click.echo(player.words.say("ui-mcp-serving", address=address))
        await uvicorn.Server(uvicorn.Config(app, log_level="warning")).serve([listening])
