"""`wartable lab`: run, compare, scan and others. Each is a module here, imported when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from wartable.cli.speaking import Group, language_of
from wartable.text.catalogue import command_message

__all__ = ["lab"]

_COMMANDS = ("run", "compare", "scan", "sensitivity", "tune", "tournament", "people", "numbers")


class _Lab(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _COMMANDS:
            return None
        found: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return found

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return command_message(language_of(ctx), f"cmd-lab-{name}")


lab = _Lab("lab", help="cmd-lab")
