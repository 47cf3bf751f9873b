"""`wartable odds GAME`: the odds of a game, by the game's own module in this package.

A game has odds if there is a module here with its name ("age_of_war.py" for age-of-war) that holds a `command`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

from wartable.cli.speaking import Group, language_of
from wartable.core.errors import WartableError
from wartable.registry import game_ids, get_game
from wartable.text.catalogue import command_message

__all__ = ["NoOdds", "odds"]


class NoOdds(WartableError, LookupError):
    """This game has no odds command."""

    key = "error-no-odds"


class _Odds(Group):
    command_metavar = "cmd-metavar-game"

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return [game_id for game_id in game_ids() if find_spec(_module(game_id))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        game = get_game(cmd_name)
        if cmd_name not in self.list_commands(ctx):
            raise NoOdds(f"{game.id} has no table of odds", game=game.id)
        found: click.Command = import_module(_module(cmd_name)).command
        return found

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return command_message(language_of(ctx), f"cmd-odds-{name}")


def _module(game_id: str) -> str:
    return f"{__name__}.{game_id.replace('-', '_')}"


odds = _Odds("odds", help="cmd-odds")
