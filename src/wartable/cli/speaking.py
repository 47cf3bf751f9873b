"""Commands, options and arguments whose help speaks the reader's language.

Where click takes a text, these take the key of a message: `@command(help="cmd-play")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from wartable.core.errors import WartableError
from wartable.text.catalogue import command_message
from wartable.text.languages import language_for

__all__ = [
    "Argument",
    "BadChoice",
    "BadNumber",
    "Choice",
    "Command",
    "Group",
    "LeftOver",
    "Number",
    "Option",
    "UnknownCommand",
    "argument",
    "asked_language",
    "command",
    "json_option",
    "language_of",
    "option",
]

_LANGUAGE = "wartable.language"
F = TypeVar("F", bound=Callable[..., Any])


class UnknownCommand(WartableError, LookupError):
    """There is no command of this name."""

    key = "error-unknown-command"


class BadNumber(WartableError, ValueError):
    """Not a number, or not one that can be used there."""

    key = "error-bad-number"


class BadChoice(WartableError, ValueError):
    """None of the words that can be chosen from."""

    key = "error-bad-choice"


class LeftOver(WartableError, ValueError):
    """A word on the command line that nothing asked for."""

    key = "error-left-over"


def language_of(ctx: click.Context) -> str:
    """The language of whoever called the command."""
    return str(ctx.meta.get(_LANGUAGE) or language_for())


def command(name: str | None = None, *, help: str) -> Callable[[Callable[..., Any]], Command]:  # noqa: A002
    """Make a command of a function; `help` is the key of its message."""

    def decorate(function: Callable[..., Any]) -> Command:
        made = click.command(name, cls=Command, help=help)(function)
        return _language_option(made)

    return decorate


def option(*names: str, help: str, metavar: str | None = None, **settings: Any) -> Callable[[F], F]:  # noqa: A002
    """An option; `help` and `metavar` are keys of messages."""
    return click.option(*names, cls=Option, help=help, metavar=metavar, **settings)


def argument(name: str, *, metavar: str, **settings: Any) -> Callable[[F], F]:
    """An argument; `metavar` is the key of the word that stands for it."""
    return click.argument(name, cls=Argument, metavar=metavar, **settings)


def json_option(function: F) -> F:
    """The `--json` of every command that prints data."""
    return option("--json", "as_json", help="cmd-json", is_flag=True)(function)


class Number(click.ParamType[int]):
    """A whole number, from `low` to `high` where they are given."""

    name = "number"

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002
        try:
            number = int(str(value))
        except ValueError:
            number = None
        is_low = number is not None and self.low is not None and number < self.low
        is_high = number is not None and self.high is not None and number > self.high
        if number is None or is_low or is_high:
            option = param.opts[0] if param is not None else ""
            raise BadNumber(f"{option}: {value!r} is not a number that can be used", **self._told(option, value))
        return number

    def _told(self, option: str, value: object) -> dict[str, str]:
        bounds = {(False, False): "none", (True, False): "low", (False, True): "high", (True, True): "both"}
        known = bounds[self.low is not None, self.high is not None]
        return {"option": option, "value": str(value), "bounds": known, "low": str(self.low), "high": str(self.high)}


class Choice(click.Choice[str]):
    """One of some words."""

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        if str(value) not in self.choices:
            option, known = param.opts[0] if param is not None else "", ", ".join(self.choices)
            problem = f"{option}: {value!r} is none of: {known}"
            raise BadChoice(problem, option=option, value=str(value), known=known)
        return str(value)


class Option(click.Option):
    """An option whose help is a message key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], _say(ctx, self.help or ""))

    def make_metavar(self, ctx: click.Context) -> str:
        return _say(ctx, self.metavar) if self.metavar else super().make_metavar(ctx)


class Argument(click.Argument):
    """An argument whose metavar is a message key."""

    def make_metavar(self, ctx: click.Context) -> str:
        assert self.metavar is not None
        word = _say(ctx, self.metavar)
        return word if self.required else f"[{word}]"


class Command(click.Command):
    """A command whose help is a message key."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        _note_language(ctx, args)
        ctx.allow_extra_args = True
        left_over = super().parse_args(ctx, args)
        if left_over:
            raise LeftOver(f"{left_over[0]!r} is one word too many", argument=left_over[0])
        return left_over

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [piece for parameter in self.get_params(ctx) for piece in parameter.get_usage_pieces(ctx)]
        return [f"[{_say(ctx, 'cmd-metavar-options')}]", *pieces]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{_say(ctx, 'cmd-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_say(ctx, self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]
        records = [parameter.get_help_record(ctx) for parameter in options]
        with formatter.section(_say(ctx, "cmd-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = _say(ctx, "cmd-help-option")
        return found


class Group(Command, click.Group):
    """A group of commands that are imported only when they are called."""

    command_metavar = "cmd-metavar-command"

    def __init__(self, name: str, *, help: str, **settings: Any) -> None:  # noqa: A002
        super().__init__(name, help=help, **settings)
        _language_option(self)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        _note_language(ctx, args)
        if not args and not self.invoke_without_command:
            click.echo(ctx.get_help())
            ctx.exit()
        return click.Group.parse_args(self, ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            raise UnknownCommand(
                f"there is no command {args[0]!r}; the commands are: {known}", command=args[0], known=known
            )
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), _say(ctx, self.command_metavar)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, self.short_help_of(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(_say(ctx, "cmd-commands")):
            formatter.write_dl(rows)

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        """One line about a command, without importing it."""
        raise NotImplementedError


def asked_language(args: Sequence[str]) -> str | None:
    """The `--lang` of the arguments, wherever it stands, so that help and errors speak it too."""
    asked = None
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            asked = args[at + 1]
        elif arg.startswith("--lang="):
            asked = arg.removeprefix("--lang=")
    return asked


def _note_language(ctx: click.Context, args: Sequence[str]) -> None:
    asked = asked_language(args)
    if asked is not None:
        ctx.meta[_LANGUAGE] = language_for(asked)


C = TypeVar("C", bound=Command)


def _language_option(made: C) -> C:
    # The value is read by `_note_language`; here it only has to be a known option.
    made.params.append(
        Option(["--lang"], help="cmd-lang", metavar="cmd-metavar-language", expose_value=False, is_eager=True)
    )
    return made


def _say(ctx: click.Context, key: str) -> str:
    return command_message(language_of(ctx), key)
