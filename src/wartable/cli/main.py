"""The `wartable` command: the table of commands, and how every error ends as one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.speaking import Group, Option, asked_language, language_of
from wartable.core.errors import BadReplay, WartableError
from wartable.text.catalogue import command_message
from wartable.text.languages import find_language, language_for

if TYPE_CHECKING:
    from wartable.text.words import Words

__all__ = ["COMMANDS", "DEFAULT_COMMAND", "CommandTable", "cli", "main"]

COMMANDS = {
    "serve": "wartable.cli.serve:serve",
    "menu": "wartable.cli.menu:menu",
    "play": "wartable.cli.play:play",
    "join": "wartable.cli.join:join",
    "mcp": "wartable.cli.mcp:mcp",
    "games": "wartable.cli.games:games",
    "rules": "wartable.cli.rules:rules",
    "odds": "wartable.cli.odds:odds",
    "solve": "wartable.cli.solve:solve",
    "replay": "wartable.cli.replay:replay",
    "verify": "wartable.cli.verify:verify",
    "coach": "wartable.cli.coach:coach",
    "review": "wartable.cli.review:review",
    "puzzle": "wartable.cli.puzzle:puzzle",
    "learn": "wartable.cli.learn:learn",
    "lab": "wartable.cli.lab:lab",
    "admin": "wartable.cli.admin:admin",
}
"""Where each command is found. A new one is a module, a line here, and a message `cmd-NAME`."""

DEFAULT_COMMAND = "serve"
"""What `wartable` without a command does."""

_FAILED, _MISUSED, _BUG, _INTERRUPTED = 1, 2, 70, 130


class CommandTable(Group):
    """Commands that are imported when they are called."""

    def __init__(self, name: str, places: Mapping[str, str], **settings: Any) -> None:
        super().__init__(name, **settings)
        self._places = places

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        place = self._places.get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        found: click.Command = getattr(import_module(module), name)
        return found

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return command_message(language_of(ctx), f"cmd-{name}")

    def main(self, args: Sequence[str] | None = None, **settings: Any) -> Any:  # type: ignore[override]
        """Run a command and leave with its exit code; whatever goes wrong is said in one line."""
        arguments = sys.argv[1:] if args is None else list(args)
        settings["standalone_mode"] = False
        try:
            code = super().main(arguments, **settings)
            sys.stdout.flush()
        except (KeyboardInterrupt, click.Abort):
            code = _INTERRUPTED
        except BrokenPipeError:
            # Whoever read the output has enough: no word about it, and none at the final flush either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = _FAILED
        except Exception as error:
            if "WARTABLE_DEBUG" in os.environ:
                raise
            code = _report(error, find_language(asked_language(arguments) or "") or language_for())
        sys.exit(code or 0)


def _run_default_command() -> Any:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is not None:
        return None
    default = cli.get_command(ctx, DEFAULT_COMMAND)
    assert default is not None
    with default.make_context(DEFAULT_COMMAND, [], parent=ctx) as default_ctx:
        return default.invoke(default_ctx)


def _show_version(ctx: click.Context, _parameter: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from wartable import __version__

        click.echo(f"wartable {__version__}")
        ctx.exit()


cli = CommandTable(
    "wartable", COMMANDS, help="cmd-wartable", callback=_run_default_command, invoke_without_command=True
)
cli.params.append(
    Option(["--version"], help="cmd-version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
)


def main() -> None:
    """The entry point of the installed command."""
    cli.main(prog_name="wartable")


def _report(error: Exception, language: str) -> int:
    """Say in one line what went wrong; returns the exit code."""
    from wartable.text.words import Words

    sentence, code = _explained(error, Words(language))
    click.echo(f"wartable: {' '.join(sentence.split())}", err=True)
    return code


def _explained(error: Exception, words: Words) -> tuple[str, int]:
    match error:
        case WartableError():
            has_failed = isinstance(error, BadReplay | OSError) or type(error) is WartableError
            return words.error(error), _FAILED if has_failed else _MISUSED
        case click.ClickException():
            return _misuse(error, words), error.exit_code
        case OSError():
            problem = error.strerror or str(error)
            return words.say("error-file", file=str(error.filename or "wartable"), problem=problem), _FAILED
        case _:
            return words.say("error-bug", problem=f"{type(error).__name__}: {error}"), _BUG


def _misuse(error: click.ClickException, words: Words) -> str:
    """What click found wrong with the arguments."""
    match error:
        case click.NoSuchOption():
            return words.say("error-unknown-option", option=error.option_name)
        case click.BadOptionUsage():
            return words.say("error-option-value", option=error.option_name)
        case click.MissingParameter(param=click.Option() as option):
            return words.say("error-missing", parameter=option.opts[0])
        case click.MissingParameter(param=click.Parameter() as parameter, ctx=click.Context() as ctx):
            return words.say("error-missing", parameter=parameter.make_metavar(ctx))
        case click.BadParameter(param=click.Parameter() as parameter):
            return words.say("error-bad-value", parameter=parameter.opts[0], problem=error.message)
        case _:
            return words.say("error-generic", message=error.format_message())
