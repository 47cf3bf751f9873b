"""`wartable serve`: tables for everybody who has the address."""

from __future__ import annotations

import threading
import webbrowser
from typing import Any

import click

from wartable.cli.speaking import command, language_of, option

__all__ = ["serve"]


@command("serve", help="cmd-serve")
@option("--host", envvar="WARTABLE_HOST", help="cmd-serve-host", metavar="cmd-metavar-host")
@option("--port", envvar="WARTABLE_PORT", type=int, help="cmd-serve-port", metavar="cmd-metavar-number")
@option("--database", envvar="WARTABLE_DATABASE", help="cmd-serve-database", metavar="cmd-metavar-database")
@option("--workers", envvar="WARTABLE_WORKERS", type=int, help="cmd-serve-workers", metavar="cmd-metavar-number")
@option("--bot-workers", envvar="WARTABLE_BOT_WORKERS", type=int, help="cmd-serve-bots", metavar="cmd-metavar-number")
@option("--origin", envvar="WARTABLE_ORIGIN", help="cmd-serve-origin", metavar="cmd-metavar-origin")
@option("--trust-proxy", envvar="WARTABLE_TRUST_PROXY", is_flag=True, default=None, help="cmd-serve-proxy")
@option("--no-browser", envvar="WARTABLE_NO_BROWSER", is_flag=True, help="cmd-serve-no-browser")
@click.pass_context
def serve(ctx: click.Context, /, *, no_browser: bool, **given: Any) -> None:
    from wartable.server.process.settings import settings_from
    from wartable.server.serve import serve as run
    from wartable.text.words import Words

    settings = settings_from(**given)
    words = Words(language_of(ctx))

    def announce(address: str) -> None:
        click.echo(words.say("ui-serving", address=address))
        if not no_browser:
            # Some browsers only return when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, announce)
    click.echo(words.say("ui-served"))
