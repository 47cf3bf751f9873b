"""What people are to be told while they are away, in the database: events, who wants to hear of them, and how."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, text, update

from wartable.server.store.schema import (
    entrants,
    games_tables,
    notification_settings,
    notifications,
    players,
    seats,
    tournaments,
    turns,
)

__all__ = [
    "MAIL_AFTER_MS",
    "PUSH_AFTER_MS",
    "Channel",
    "Event",
    "EventKind",
    "NotificationSettings",
    "Waiting",
    "claim",
    "drop_old",
    "due_events",
    "events_of",
    "find_settings",
    "forget_notifications",
    "has_unseen",
    "is_true",
    "look_at",
    "move_notifications",
    "note_invitation",
    "note_status",
    "note_tournament",
    "note_turns",
    "save_settings",
    "settle",
    "stop_mail",
    "subject_names",
    "turns_to_tell",
    "unseen_events",
]

PUSH_AFTER_MS = 10_000
"""How long after something happened a message is pushed to whoever is not looking."""
MAIL_AFTER_MS = 10 * 60_000
"""E-mail is for those who do not come back soon."""


class EventKind(StrEnum):
    """What somebody may be told of."""

    TURN = "turn"
    START = "start"
    INVITATION = "invitation"
    OVER = "over"
    TOURNAMENT = "tournament"


class Channel(StrEnum):
    """How they are told."""

    PUSH = "push"
    MAIL = "mail"


class NotificationSettings(NamedTuple):
    """What a player wants to be told."""

    player_id: str
    push: str
    """Kinds of events, with blanks between them."""
    mail: str
    quiet_from: int | None
    """A minute of the player's day, and so is the end; None if no hour is quiet."""
    quiet_to: int | None
    zone: str
    language: str
    unsubscribe: str
    """What stands in the links of e-mails by which somebody gets no more of them."""


class Event(NamedTuple):
    """One thing for one player."""

    player_id: str
    kind: str
    subject: str
    """The id of a table, or of a tournament."""


class Waiting(NamedTuple):
    """An event that is to be told by one channel, with what has to be known of the player."""

    event: Event
    due_at: int
    tries: int
    settings: NotificationSettings
    email: str | None
    is_banned: bool


_SETTINGS = [notification_settings.c[name] for name in NotificationSettings._fields]
_EVENT = [notifications.c[name] for name in Event._fields]
_SAVE = text(
    "INSERT INTO notification_settings (player_id, push, mail, quiet_from, quiet_to, zone, language, unsubscribe)"
    " VALUES (:player_id, :push, :mail, :quiet_from, :quiet_to, :zone, :language, :unsubscribe)"
    " ON CONFLICT (player_id) DO UPDATE SET push = excluded.push, mail = excluded.mail,"
    " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone,"
    " language = excluded.language"
)
_INSERT = """
INSERT INTO notifications (player_id, kind, subject, at, push_at, push_tries, mail_at, mail_tries)
SELECT DISTINCT s.player_id, :kind, :subject, CAST(:at AS BIGINT),
  CASE WHEN ' ' || s.push || ' ' LIKE :wanted THEN CAST(:push_at AS BIGINT) END, 0,
  CASE WHEN ' ' || s.mail || ' ' LIKE :wanted THEN CAST(:mail_at AS BIGINT) END, 0
FROM notification_settings s {among}
  AND ' ' || s.push || ' ' || s.mail || ' ' LIKE :wanted
ON CONFLICT (player_id, kind, subject) DO UPDATE SET at = excluded.at, looked_at = NULL,
  push_at = excluded.push_at, push_tries = 0, mail_at = excluded.mail_at, mail_tries = 0
WHERE notifications.looked_at IS NOT NULL AND notifications.looked_at < excluded.at
"""
"""One row until the player has looked: what happens again meanwhile is not told again."""
_AT_TABLE = text(_INSERT.format(among="JOIN seats e ON e.player_id = s.player_id WHERE e.table_id = :subject"))
_IN_TOURNAMENT = text(
    _INSERT.format(
        among="JOIN entrants e ON e.player_id = s.player_id WHERE e.tournament_id = :subject AND NOT e.is_away"
    )
)
_FOR_PLAYER = text(_INSERT.format(among="WHERE s.player_id = :player_id"))


def note_status(connection: Connection, table_id: str, kind: EventKind, at: int) -> None:
    """A game started, or is over: those who sit there are told."""
    connection.execute(_AT_TABLE, _row(kind, table_id, at))


def note_tournament(connection: Connection, tournament_id: str, at: int) -> None:
    """A tournament started; those who are told by e-mail must not come too late."""
    row = _row(EventKind.TOURNAMENT, tournament_id, at)
    connection.execute(_IN_TOURNAMENT, {**row, "mail_at": row["push_at"]})


def note_invitation(connection: Connection, table_id: str, player_id: str, at: int) -> None:
    """Somebody is asked to play at a table."""
    connection.execute(_FOR_PLAYER, {**_row(EventKind.INVITATION, table_id, at), "player_id": player_id})


def turns_to_tell(connection: Connection, before: int, limit: int) -> list[tuple[str, str, int]]:
    """Player, table and beginning of turns that began before this time and are not noted yet."""
    noted = and_(
        notifications.c.player_id == seats.c.player_id,
        notifications.c.kind == EventKind.TURN,
        notifications.c.subject == seats.c.table_id,
    )
    wants = " " + notification_settings.c.push + " " + notification_settings.c.mail + " "
    query = (
        select(seats.c.player_id, seats.c.table_id, turns.c.since)
        .join(turns, turns.c.table_id == seats.c.table_id)
        .join(games_tables, games_tables.c.id == seats.c.table_id)
        .join(notification_settings, notification_settings.c.player_id == seats.c.player_id)
        .join(notifications, noted, isouter=True)
        .where(
            games_tables.c.status == "playing",
            turns.c.to_act == seats.c.seat,
            seats.c.bot.is_(None),
            turns.c.since < before,
            wants.contains(f" {EventKind.TURN} "),
            or_(notifications.c.at.is_(None), notifications.c.looked_at < turns.c.since),
        )
        .order_by(turns.c.since)
        .limit(limit)
    )
    return [(player, table, since) for player, table, since in connection.execute(query)]


def note_turns(connection: Connection, found: Iterable[tuple[str, str, int]]) -> None:
    """Turns of which their players are to be told."""
    for player_id, table_id, since in found:
        connection.execute(_FOR_PLAYER, {**_row(EventKind.TURN, table_id, since), "player_id": player_id})


def unseen_events(connection: Connection, limit: int) -> list[Event]:
    """What is still to be told: the oldest of everybody first, and by lot who comes before whom."""
    is_waiting = or_(notifications.c.push_at.is_not(None), notifications.c.mail_at.is_not(None))
    query = select(*_EVENT).where(is_waiting).order_by(*_in_turn(notifications.c.at)).limit(limit)
    return [Event(*row) for row in connection.execute(query)]


def has_unseen(connection: Connection, player_id: str, subject: str) -> bool:
    """Whether a player was told of this, or is to be, since they last looked."""
    query = select(notifications.c.at).where(_about(player_id, subject), notifications.c.looked_at.is_(None))
    return connection.execute(query.limit(1)).first() is not None


def look_at(connection: Connection, player_id: str, subject: str, now: int) -> None:
    """A player sees it: nothing of it needs to be told any more, and what comes next may be."""
    mine = (_about(player_id, subject), notifications.c.looked_at.is_(None))
    seen = {"looked_at": now, "push_at": None, "mail_at": None}
    connection.execute(update(notifications).where(*mine).values(**seen))


def _in_turn(at: ColumnElement[int]) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    """Players take turns, and lots decide between them: neither one's many messages nor many names hide the others."""
    return func.row_number().over(partition_by=notifications.c.player_id, order_by=at), func.random()


def due_events(connection: Connection, channel: Channel, now: int, limit: int) -> list[Waiting]:
    """What is to be sent by now: the longest overdue of everybody first, and by lot who comes before whom."""
    due, tries = notifications.c[f"{channel}_at"], notifications.c[f"{channel}_tries"]
    query = (
        select(*_EVENT, due, tries, players.c.email, players.c.banned_at, *_SETTINGS)
        .join(notification_settings, notification_settings.c.player_id == notifications.c.player_id)
        .join(players, players.c.id == notifications.c.player_id)
        .where(due <= now)
        .order_by(*_in_turn(due))
        .limit(limit)
    )
    count = len(Event._fields)
    return [
        Waiting(
            Event(*row[:count]),
            row[count],
            row[count + 1],
            NotificationSettings(*row[count + 4 :]),
            row[count + 2],
            is_banned=row[count + 3] is not None,
        )
        for row in connection.execute(query)
    ]


def claim(connection: Connection, channel: Channel, waiting: Waiting, again_at: int) -> bool:
    """Whether this process is the one to send it; if it does not say that it has, it is sent again later."""
    values = {f"{channel}_at": again_at, f"{channel}_tries": waiting.tries + 1}
    mine = and_(_is(waiting.event), notifications.c[f"{channel}_at"] == waiting.due_at)
    return connection.execute(update(notifications).where(mine).values(**values)).rowcount == 1


def settle(connection: Connection, channel: Channel, events: Sequence[Event], due_at: int | None = None) -> None:
    """These are sent, or nobody needs them any more; or they wait until `due_at`."""
    for event in events:
        values = {f"{channel}_at": due_at}
        is_waiting = notifications.c[f"{channel}_at"].is_not(None)
        connection.execute(update(notifications).where(_is(event), is_waiting).values(**values))


def is_true(connection: Connection, event: Event, channel: Channel) -> bool:
    """Whether an event is still worth a message; a start is not, where the turn that began with it is told."""
    here = games_tables.c.id == event.subject
    seated = and_(seats.c.table_id == event.subject, seats.c.player_id == event.player_id)
    match event.kind:
        case EventKind.TURN:
            mine = (turns.c.table_id == event.subject, turns.c.to_act == seats.c.seat, seats.c.bot.is_(None))
            query = select(seats.c.seat).join(games_tables, here).join(turns, and_(*mine))
            query = query.where(seated, games_tables.c.status == "playing")
        case EventKind.INVITATION:
            query = select(games_tables.c.id).where(here, games_tables.c.status == "open")
            query = query.where(~select(seats.c.seat).where(seated).exists())
        case EventKind.TOURNAMENT:
            query = select(tournaments.c.id).where(tournaments.c.id == event.subject, tournaments.c.status == "playing")
            own = (entrants.c.tournament_id == event.subject, entrants.c.player_id == event.player_id)
            query = query.where(select(entrants.c.number).where(*own, ~entrants.c.is_away).exists())
        case EventKind.START:
            turn = _is(event._replace(kind=EventKind.TURN))
            is_told = or_(notifications.c[f"{channel}_at"].is_not(None), notifications.c[f"{channel}_tries"] > 0)
            told = select(notifications.c.at).where(turn, is_told, notifications.c.looked_at.is_(None))
            query = select(games_tables.c.id).where(here, games_tables.c.status == "playing", ~told.exists())
        case _:
            query = select(games_tables.c.id).where(here, games_tables.c.status == "over")
    return connection.execute(query.limit(1)).first() is not None


def subject_names(connection: Connection, event: Event) -> tuple[str, list[tuple[str, str | None]]]:
    """The game of a table and the others who sit there, as names and bots; or the name of a tournament and nobody."""
    if event.kind == EventKind.TOURNAMENT:
        query = select(tournaments.c.name).where(tournaments.c.id == event.subject)
        return str(connection.execute(query).scalar_one()), []
    game = connection.execute(select(games_tables.c.game).where(games_tables.c.id == event.subject)).scalar_one()
    others = and_(seats.c.table_id == event.subject, seats.c.player_id.is_distinct_from(event.player_id))
    sitting = select(seats.c.name, seats.c.player_id, seats.c.bot).where(others, seats.c.name != "")
    found = connection.execute(sitting.order_by(seats.c.seat))
    return str(game), [(name, None if player is not None else bot) for name, player, bot in found]


def find_settings(connection: Connection, player_id: str) -> NotificationSettings | None:
    query = select(*_SETTINGS).where(notification_settings.c.player_id == player_id)
    found = connection.execute(query).one_or_none()
    return NotificationSettings(*found) if found is not None else None


def save_settings(connection: Connection, settings: NotificationSettings) -> None:
    """Write down what somebody wants; what is no longer wanted is not sent any more."""
    connection.execute(_SAVE, settings._asdict())
    for channel in Channel:
        kinds = getattr(settings, channel).split()
        unwanted = and_(notifications.c.player_id == settings.player_id, notifications.c.kind.not_in(kinds))
        connection.execute(update(notifications).where(unwanted).values({f"{channel}_at": None}))


def stop_mail(connection: Connection, unsubscribe: str) -> bool:
    """No more e-mail to whoever this link was sent to; False if it is nobody's."""
    mine = notification_settings.c.unsubscribe == unsubscribe
    player_id = connection.execute(select(notification_settings.c.player_id).where(mine)).scalar()
    if player_id is None:
        return False
    connection.execute(update(notification_settings).where(mine).values(mail=""))
    connection.execute(update(notifications).where(notifications.c.player_id == player_id).values(mail_at=None))
    return True


def events_of(connection: Connection, player_id: str) -> list[dict[str, Any]]:
    """All that a player was told of, or is to be."""
    query = select(notifications).where(notifications.c.player_id == player_id).order_by(notifications.c.at)
    return [dict(row) for row in connection.execute(query).mappings()]


def move_notifications(connection: Connection, guest: str, account: str) -> None:
    """A guest became an account that was there before: its wishes count; without any the guest's do."""
    if find_settings(connection, account) is None:
        mine = notification_settings.c.player_id == guest
        connection.execute(update(notification_settings).where(mine).values(player_id=account))
    for row in connection.execute(select(notifications).where(notifications.c.player_id == guest)).mappings().all():
        same = _is(Event(account, row["kind"], row["subject"]))
        if connection.execute(select(notifications.c.at).where(same)).first() is None:
            connection.execute(insert(notifications).values(**{**row, "player_id": account}))
    forget_notifications(connection, [guest])


def forget_notifications(connection: Connection, selves: Sequence[str]) -> None:
    """Somebody is forgotten, or somebody else now."""
    for kept in (notifications, notification_settings):
        connection.execute(delete(kept).where(kept.c.player_id.in_(selves)))


def drop_old(connection: Connection, before: int) -> None:
    """Forget what was told long ago; but not of a turn that still is, or it would be told again."""
    over = select(games_tables.c.id).where(games_tables.c.status == "over")
    is_past = or_(notifications.c.kind != EventKind.TURN, notifications.c.subject.in_(over))
    is_told = and_(notifications.c.push_at.is_(None), notifications.c.mail_at.is_(None))
    connection.execute(delete(notifications).where(notifications.c.at < before, is_told, is_past))


def _row(kind: EventKind, subject: str, at: int) -> dict[str, Any]:
    due = {"push_at": at + PUSH_AFTER_MS, "mail_at": at + MAIL_AFTER_MS}
    return {"kind": kind.value, "subject": subject, "at": at, "wanted": f"% {kind} %", **due}


def _about(player_id: str, subject: str) -> Any:
    return and_(notifications.c.player_id == player_id, notifications.c.subject == subject)


def _is(event: Event) -> Any:
    return and_(*(notifications.c[name] == value for name, value in event._asdict().items()))
