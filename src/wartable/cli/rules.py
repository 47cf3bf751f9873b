"""`wartable rules GAME`: the rules for people, in a pager on a terminal, as Markdown in a pipe."""

from __future__ import annotations

import sys

import click

from wartable.cli.speaking import argument, command, language_of
from wartable.registry import get_game

__all__ = ["rules"]


@command("rules", help="cmd-rules")
@argument("game_id", metavar="cmd-metavar-game")
@click.pass_context
def rules(ctx: click.Context, *, game_id: str) -> None:
    from wartable.text.rulebook import page

    markdown = page(get_game(game_id).id, language_of(ctx))
    if sys.stdout.isatty():
        click.echo_via_pager(_typeset(markdown), color=True)
    else:
        click.echo(markdown, nl=False)


def _typeset(markdown: str) -> str:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(force_terminal=True)
    console = Console(force_terminal=True, width=min(console.width, 96))
    with console.capture() as capture:
        console.print(Markdown(markdown))
    return capture.get()
