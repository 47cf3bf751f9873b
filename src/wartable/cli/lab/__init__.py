"""`wartable lab`: run, compare, scan and others. Each is a module here, imported when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from wartable.cli.speaking import Group, language_of
from wartable.core.errors import WartableError
from wartable.text.catalogue import command_message

__all__ = ["lab"]

_COMMANDS = ("run", "compare", "scan", "sensitivity", "tune", "tournament", "people", "numbers")


class _FileProblem(WartableError):
    """A file that cannot be read or written, as a mistake: a check would take the usual status for a broken limit."""

    key = "error-file"


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

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except OSError as error:
            told = error.args_for_words if isinstance(error, WartableError) else _told(error)
            raise _FileProblem(str(error), **told) from None


def _told(error: OSError) -> dict[str, str]:
    return {"file": str(error.filename or "wartable"), "problem": error.strerror or str(error)}


lab = _Lab("lab", help="cmd-lab")
