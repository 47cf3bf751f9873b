"""The database's tables. Times are milliseconds since 1970; JSON is kept as text and read by msgspec."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

__all__ = [
    "admissions",
    "blocks",
    "ended_sessions",
    "entrants",
    "games_tables",
    "journal",
    "keys",
    "metadata",
    "mistakes",
    "notification_settings",
    "notifications",
    "one_time_tokens",
    "pairings",
    "passkeys",
    "players",
    "push_subscriptions",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzle_solvers",
    "rating_history",
    "ratings",
    "recovery_codes",
    "reports",
    "reviewing",
    "reviews",
    "seats",
    "snapshots",
    "tickets",
    "tokens",
    "tournaments",
    "turns",
]

metadata = MetaData()


def _index_of_some(table: str, column: str) -> Index:
    """An index of the few rows that have something in this column."""
    some = text(f"{column} IS NOT NULL")
    return Index(f"ix_{table}_{column}", column, sqlite_where=some, postgresql_where=some)


players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("session", Integer, nullable=False, server_default=text("0")),
    Column("webhook", Text),
    Column("webhook_secret", String(64)),
    Column("created_at", BigInteger, nullable=False),
    Column("banned_at", BigInteger),
    Column("muted_at", BigInteger),
    Column("merged_into", String(24)),
    Column("is_private", Boolean, nullable=False, server_default=text("false")),
    Column("email", String(254)),
    Column("home", String(16)),
    Column("shares_games", Boolean, nullable=False, server_default=text("false")),
)
"""People. Without a login they are guests; a guest who took up an account points to it.

`home` is a mark of the address from which an account was last shown to be theirs.
"""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Personal API tokens; only their digest is kept."""

games_tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("opened_by", ForeignKey("players.id"), nullable=False, index=True),
    Column("opened_from", String(16)),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("result", Text),
    Column("is_rated", Boolean, nullable=False),
    Column("rated_at", BigInteger),
    Column("noted_at", BigInteger),
    Index("ix_tables_lobby", "visibility", "status", "created_at"),
    Index("ix_tables_opened_from", "opened_from", "status"),
    Index("ix_tables_unrated", "status", "rated_at"),
    Index("ix_tables_unnoted", "status", "noted_at"),
)
"""What a table is; `plan` never changes after it was opened. The secret leaves the database when the game is over.

`opened_from` is a mark of the address that it was opened from, from which the address cannot be told, until it is over.
"""

turns = Table(
    "turns",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("to_act", SmallInteger),
    Column("since", BigInteger, nullable=False),
    Column("bot_since", BigInteger),
    Column("deadline", BigInteger),
    _index_of_some("turns", "bot_since"),
    _index_of_some("turns", "deadline"),
)
"""Whose turn it is at each table, rewritten when it changes: for the lists, the clocks and the forsaken bots."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player_id", ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("notified_at", BigInteger),
    # What is noted of the seat when the game is over, and when it is reviewed: for the player's profile.
    Column("has_won", Boolean),
    Column("opening", String(60)),
    Column("accuracy", Float),
    Column("luck", Float),
)
"""Who sits where: for lobby, history and "your turn"; the journal is what counts."""

admissions = Table(
    "admissions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
)
"""Who came with the invite of a private table."""

journal = Table(
    "journal",
    metadata,
    # The primary key is the promise: one writer per sequence number, whoever it is.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("seen", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened at a table, in order: its state is the fold over this."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""The fold up to a record now and then, so that a long game is picked up as quickly as a short one."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""What a judge thinks of a finished game; `version` goes up when the same game would be judged otherwise."""

reviewing = Table(
    "reviewing",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("process", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked_from", String(16)),
)
"""Reviews that a process is working out; `at` is when it last said so."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("players", SmallInteger, primary_key=True),
    Column("subject", String(48), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("is_bot", Boolean, nullable=False),
)
"""Ratings per game and number of players; a subject is a player's id or "bot:" and a bot's name."""

mistakes = Table(
    "mistakes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("event", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("theme", String(40), nullable=False),
    Column("position", Text, nullable=False),
    Column("worths", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "event"),
    Index("ix_mistakes_player_id", "player_id", "game"),
    Index("ix_mistakes_game", "game", "id"),
)
"""Mistakes that make puzzles, found when a game is reviewed: `worths` as the file of a game's puzzles has them."""

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("is_right", Boolean, nullable=False),
)
"""First answers to puzzles: what is answered again does not count."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard puzzles have proved to be, from what they were rated when they were made."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),
)
"""How good people are at the puzzles of a game, and how long they have kept at them."""

rating_history = Table(
    "rating_history",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("subject", String(48), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rating_history_subject", "subject", "game", "players", "at"),
)
"""How the ratings of people came about: where each stood after each game that counted."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Passkeys of accounts: public keys, which are no secret."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""Codes that let somebody back in, each of them once; only their digests are kept."""

one_time_tokens = Table(
    "one_time_tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
"""What somebody was asked or sent and may bring back once: challenges of passkeys, links in e-mails."""
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("opened_by", ForeignKey("players.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Index("ix_tournaments_status", "status", "created_at"),
)
"""Tournaments; `plan` never changes after it was opened."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id")),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("is_away", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "player_id"),
)
"""Who takes part: people, and the bots that fill up. Who has left is away."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(16)),
    Column("first_points", Float),
    Column("second_points", Float),
)
"""Who met whom, by entrants' numbers, and what it brought; without a second it was a bye."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("reporter_id", ForeignKey("players.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("about", String(60), nullable=False),
    Column("table_id", String(16)),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("times", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    UniqueConstraint("reporter_id", "player_id", "about"),
    Index("ix_reports_closed_at", "closed_at", "created_at"),
)
"""Complaints to the host: one of each reporter about each player or line of a chat, with what was said before."""

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("blocked_id", ForeignKey("players.id"), primary_key=True, index=True),
    Column("created_at", BigInteger, nullable=False),
)
"""Who has blocked whom: neither sits down with the other."""

tickets = Table(
    "tickets",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("pool", String(300), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("bot_after", Integer),
    Column("bot", String(40), nullable=False),
    Column("pledge", String(64), nullable=False),
    Column("table_id", String(16), index=True),
    Column("seat", SmallInteger),
    Index("ix_tickets_pool", "pool", "table_id", "since"),
)
"""Those who look for a game: one ticket each. With a table they have found one."""

experiments = Table(
    "experiments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("done", Integer, nullable=False),
    Column("process", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("body", Text),
    Index("ix_experiments_player_id", "player_id", "created_at"),
    Index("ix_experiments_status", "status", "at"),
)
"""Experiments of the workshop: the plan, who plays it and how far it is, and what came of it."""

notification_settings = Table(
    "notification_settings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("push", String(80), nullable=False),
    Column("mail", String(80), nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_to", SmallInteger),
    Column("zone", String(64), nullable=False),
    Column("language", String(10), nullable=False),
    Column("unsubscribe", String(43), nullable=False, unique=True),
)
"""What somebody wants to be told while they are away: kinds by channel, minutes of their day in which to be quiet."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Browsers that take messages; the id is the digest of the endpoint."""

notifications = Table(
    "notifications",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("subject", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("looked_at", BigInteger),
    Column("push_at", BigInteger),
    Column("push_tries", SmallInteger, nullable=False, server_default=text("0")),
    Column("mail_at", BigInteger),
    Column("mail_tries", SmallInteger, nullable=False, server_default=text("0")),
    _index_of_some("notifications", "push_at"),
    _index_of_some("notifications", "mail_at"),
    Index("ix_notifications_subject", "subject"),
)
"""What somebody is to be told of, or was: one row for each kind and table until they look. `push_at` and `mail_at` say
when it is to be sent, if it is still to be."""

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Sessions that somebody logged out of: a cookie of one that lies around elsewhere is not good any more."""

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
"""What all processes of a server share, such as the key that signs the cookies."""
