"""`wartable admin`: for those who run a server. It works on the database, whether the server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Group, argument, command, json_option, language_of, option
from wartable.core.errors import WartableError
from wartable.text.catalogue import command_message

if TYPE_CHECKING:
    from wartable.server.store.database import Database
    from wartable.text.words import Words

__all__ = ["UnknownAccount", "UnknownPlayer", "UnknownReport", "admin"]

T = TypeVar("T")
_PATH = click.Path(path_type=Path)
database_option = option(
    "--database", envvar="WARTABLE_DATABASE", help="cmd-admin-database", metavar="cmd-metavar-database"
)


class UnknownPlayer(WartableError, LookupError):
    """There is no player of this id or login."""

    key = "error-unknown-player"


class UnknownAccount(WartableError, LookupError):
    """There is no account of this id or login; a guest has no password."""

    key = "error-unknown-account"


class UnknownReport(WartableError, LookupError):
    """There is no open report of this id."""

    key = "error-unknown-report"


class _Admin(Group):
    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return command_message(language_of(ctx), f"cmd-admin-{name}")


admin = _Admin("admin", help="cmd-admin")


@command("players", help="cmd-admin-players")
@database_option
@json_option
@click.pass_context
def players(ctx: click.Context, /, *, database: str | None, as_json: bool) -> None:
    from wartable.server.admin import list_all

    rows = _with(database, list_all)
    if as_json:
        echo_json({"players": rows})
        return
    words = _words(ctx)
    head = tuple(words.say(key) for key in ("ui-id", "ui-name", "ui-login", "ui-banned-column", "ui-muted-column"))
    cells = ("id", "name", "login", "banned", "muted")
    echo_table(head, [tuple("×" if row[cell] is True else row[cell] or "" for cell in cells) for row in rows])


@command("ban", help="cmd-admin-ban")
@argument("player", metavar="cmd-metavar-player")
@database_option
@click.pass_context
def ban(ctx: click.Context, /, *, player: str, database: str | None) -> None:
    click.echo(_words(ctx).say("ui-banned", player=_set_ban(database, player, is_banned=True)))


@command("unban", help="cmd-admin-unban")
@argument("player", metavar="cmd-metavar-player")
@database_option
@click.pass_context
def unban(ctx: click.Context, /, *, player: str, database: str | None) -> None:
    click.echo(_words(ctx).say("ui-unbanned", player=_set_ban(database, player, is_banned=False)))


@command("mute", help="cmd-admin-mute")
@argument("player", metavar="cmd-metavar-player")
@database_option
@click.pass_context
def mute(ctx: click.Context, /, *, player: str, database: str | None) -> None:
    click.echo(_words(ctx).say("ui-muted", player=_set_mute(database, player, is_muted=True)))


@command("unmute", help="cmd-admin-unmute")
@argument("player", metavar="cmd-metavar-player")
@database_option
@click.pass_context
def unmute(ctx: click.Context, /, *, player: str, database: str | None) -> None:
    click.echo(_words(ctx).say("ui-unmuted", player=_set_mute(database, player, is_muted=False)))


@command("reports", help="cmd-admin-reports")
@option("--close", "closed", help="cmd-admin-reports-close", metavar="cmd-metavar-report", multiple=True)
@option("--all", "has_closed", help="cmd-admin-reports-all", is_flag=True)
@database_option
@json_option
@click.pass_context
def reports(
    ctx: click.Context, /, *, closed: tuple[str, ...], has_closed: bool, database: str | None, as_json: bool
) -> None:
    from wartable.server.admin import close_reports, reported

    unknown = _with(database, lambda found: close_reports(found, closed)) if closed else None
    if unknown is not None:
        raise UnknownReport(f"there is no open report {unknown!r}", report=unknown)
    rows = _with(database, lambda found: reported(found, has_closed=has_closed))
    if as_json:
        echo_json({"reports": rows})
        return
    words = _words(ctx)
    if not rows:
        click.echo(words.say("ui-no-reports"))
    for row in rows:
        _tell_report(words, row)


@command("password", help="cmd-admin-password")
@argument("player", metavar="cmd-metavar-player")
@database_option
@click.pass_context
def password(ctx: click.Context, /, *, player: str, database: str | None) -> None:
    from wartable.server.admin import reset_password

    made = _with(database, lambda found: reset_password(found, player))
    if made is None:
        raise UnknownAccount(f"there is no account {player!r}", player=player)
    click.echo(_words(ctx).say("ui-new-password", player=player, password=made))


@command("export", help="cmd-admin-export")
@option("--player", help="cmd-admin-export-player", metavar="cmd-metavar-player")
@option("--table", help="cmd-admin-export-table", metavar="cmd-metavar-table")
@option("--shared", help="cmd-admin-export-shared", is_flag=True)
@option(
    "--to",
    "target",
    help="cmd-admin-export-to",
    metavar="cmd-metavar-path",
    type=click.Path(path_type=Path),
    default=".",
)
@database_option
@click.pass_context
def export(
    ctx: click.Context,
    /,
    *,
    player: str | None,
    table: str | None,
    shared: bool,
    target: Path,
    database: str | None,
) -> None:
    from wartable.server.admin import export_player, export_shared, export_tables

    if player is not None:
        count = _with(database, lambda found: export_player(found, player, target))
        if count is None:
            raise UnknownPlayer(f"there is no player {player!r}", player=player)
    elif shared:
        count = _with(database, lambda found: export_shared(found, target))
    else:
        count = _with(database, lambda found: export_tables(found, table, target))
    click.echo(_words(ctx).say("ui-exported", count=count))


@command("close-table", help="cmd-admin-close-table")
@argument("table", metavar="cmd-metavar-table")
@database_option
@click.pass_context
def close_table(ctx: click.Context, /, *, table: str, database: str | None) -> None:
    from wartable.server.admin import close_table as close

    _with(database, lambda found: close(found, table))
    click.echo(_words(ctx).say("ui-table-closed", table=table))


@command("backup", help="cmd-admin-backup")
@argument("target", metavar="cmd-metavar-path", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@click.pass_context
def backup(ctx: click.Context, /, *, target: Path, database: str | None) -> None:
    from wartable.server.store.backup import write_backup

    count = _with(database, lambda found: found.read(write_backup, target))
    click.echo(_words(ctx).say("ui-backed-up", count=count, path=str(target)))


@command("restore", help="cmd-admin-restore")
@argument("source", metavar="cmd-metavar-path", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@database_option
@click.pass_context
def restore(ctx: click.Context, /, *, source: Path, database: str | None) -> None:
    from wartable.server.store.backup import restore as fill

    count = _with(database, lambda found: found.write(fill, source))
    click.echo(_words(ctx).say("ui-restored", count=count))


for _made in (players, reports, ban, unban, mute, unmute, password, export, close_table, backup, restore):
    admin.add_command(_made)


def _set_ban(database: str | None, player: str, *, is_banned: bool) -> str:
    from wartable.server.admin import set_ban

    name = _with(database, lambda found: set_ban(found, player, is_banned=is_banned))
    if name is None:
        raise UnknownPlayer(f"there is no player {player!r}", player=player)
    return name


def _set_mute(database: str | None, player: str, *, is_muted: bool) -> str:
    from wartable.server.admin import set_mute

    name = _with(database, lambda found: set_mute(found, player, is_muted=is_muted))
    if name is None:
        raise UnknownPlayer(f"there is no player {player!r}", player=player)
    return name


def _tell_report(words: Words, row: dict[str, Any]) -> None:
    day = datetime.fromtimestamp(row["created_at"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    player, reporter = (f"{row[who]['name']} ({row[who]['id']})" for who in ("player", "reporter"))
    mark = " ✓" if row["closed_at"] is not None else ""
    click.echo(f"{row['id']}  {day} UTC{mark}")
    click.echo("  " + words.say("ui-report", player=player, reporter=reporter, times=row["times"]))
    click.echo(f"  {row['reason']}")
    for line in row["lines"]:
        click.echo(f"    {row['table']}  {line['name']}: {line['text']}")


def _with(address: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    from wartable.server.process.settings import settings_from
    from wartable.server.store.database import open_database
    from wartable.server.store.migrate import migrate

    async def run() -> T:
        database = open_database(settings_from(database=address))
        try:
            await migrate(database)
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def _words(ctx: click.Context) -> Words:
    from wartable.text.words import Words

    return Words(language_of(ctx))
