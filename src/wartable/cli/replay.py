"""`wartable replay FILE`: step through a match, or print its log or one of its positions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json
from wartable.cli.play import is_full_screen_possible
from wartable.cli.speaking import Number, argument, command, json_option, language_of, option
from wartable.core.errors import EarlierRules, WartableError

if TYPE_CHECKING:
    from wartable.terminal.table import LocalTable
    from wartable.text.words import Words

__all__ = ["NoSuchEvent", "replay"]


class NoSuchEvent(WartableError, LookupError):
    """A place in a match that it never reached."""

    key = "error-no-such-event"


class NoSuchSeat(WartableError, LookupError):
    """A seat that the match does not have."""

    key = "error-no-such-seat"


@command("replay", help="cmd-replay")
@argument("file", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--at", "index", help="cmd-replay-at", metavar="cmd-metavar-number", type=Number())
@option("--seat", "number", help="cmd-replay-seat", metavar="cmd-metavar-number", type=Number())
@option("--plain", help="cmd-replay-plain", is_flag=True)
@json_option
@click.pass_context
def replay(ctx: click.Context, *, file: Path, index: int | None, number: int | None, plain: bool, as_json: bool) -> int:
    from wartable.terminal.table import LocalTable
    from wartable.text.words import Words

    try:
        table = LocalTable.resume(file)
    except EarlierRules as error:
        return _read_out(file, error, language_of(ctx), as_json=as_json)
    _check_place(table, index, number)
    viewer = None if number is None else number - 1
    words = Words(language_of(ctx), table.game.id)
    words = words.named(table.names(words))
    if as_json:
        echo_json(_position(table, index, viewer) if index is not None else _story(table, viewer, words))
    elif index is not None:
        _show_position(table.at(index), viewer, words)
    elif plain or not is_full_screen_possible():
        for line in table.lines(viewer):
            click.echo(words.line(line))
    else:
        from wartable.terminal.app import step_through

        return step_through(table, viewer, words.language)
    return 0


def _read_out(file: Path, error: EarlierRules, language: str, *, as_json: bool) -> int:
    """The log of a match of earlier rules, in notation: nobody knows its positions any more."""
    from wartable.core.earlier import read_earlier
    from wartable.terminal.earlier import log_of, players_of_earlier
    from wartable.terminal.saves import read_text
    from wartable.text.words import Words

    words = Words(language, error.game_id)
    match = read_earlier(read_text(file))
    words = words.named(players_of_earlier(match, words))
    lines = log_of(match, words)
    if as_json:
        events = [{"index": index, "lines": [line]} for index, line in enumerate(lines)]
        about = {"game": error.game_id, "game_version": error.version, "players": words.names}
        echo_json({**about, "result": match.header.result, "events": events})
    else:
        click.echo(words.error(error))
        for line in lines:
            click.echo(line)
    return 0


def _check_place(table: LocalTable, index: int | None, number: int | None) -> None:
    if index is not None and not 0 <= index <= table.events:
        raise NoSuchEvent(f"the match has {table.events} events, not {index}", events=table.events, index=index)
    if number is not None and not 1 <= number <= len(table.players):
        raise NoSuchSeat(f"the seats are 1 to {len(table.players)}", seat=number, seats=len(table.players))


def _show_position(table: LocalTable, viewer: int | None, words: Words) -> None:
    from wartable.terminal.boards import board_of

    for line in table.lines(viewer, since=max(table.events - 1, 0)):
        click.echo(words.line(line))
    board, observation = board_of(table.game.id), table.observe(viewer)
    click.echo(board.plain(table.presenter, observation, words))
    for threat in board.threats(table.presenter, observation, words):
        click.echo(threat)


def _position(table: LocalTable, index: int, viewer: int | None) -> dict[str, Any]:
    return {"game": table.game.id, "at": index, "seat": _number(viewer), "position": table.at(index).observe(viewer)}


def _story(table: LocalTable, viewer: int | None, words: Words) -> dict[str, Any]:
    events = []
    for index in range(table.events):
        said = [words.line(line) for line in table.at(index + 1).lines(viewer, since=index)]
        events.append({"index": index, "lines": said})
    names = table.names(words)
    return {"game": table.game.id, "players": names, "seat": _number(viewer), "result": table.result, "events": events}


def _number(viewer: int | None) -> int | None:
    return None if viewer is None else viewer + 1
