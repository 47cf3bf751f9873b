"""`wartable menu`: choose a game, or go on with one."""

from __future__ import annotations

import click

from wartable.cli.play import is_full_screen_possible
from wartable.cli.speaking import command, language_of

__all__ = ["menu"]


@command("menu", help="cmd-menu")
@click.pass_context
def menu(ctx: click.Context) -> int:
    if not is_full_screen_possible():
        click.echo(ctx.find_root().get_help())
        return 0
    from wartable.terminal.app import open_menu

    return open_menu(language_of(ctx))
