"""The database's tables. Times are milliseconds since 1970; JSON is kept as text and read by msgspec."""

from __future__ import annotations

from wartable.server.store.schema.experiments import experiments
from wartable.server.store.schema.metadata import metadata
from wartable.server.store.schema.notifications import notification_settings, notifications, push_subscriptions
from wartable.server.store.schema.people import (
    blocks,
    ended_sessions,
    keys,
    one_time_tokens,
    passkeys,
    players,
    recovery_codes,
    reports,
    tokens,
)
from wartable.server.store.schema.results import rating_history, ratings, reviewing, reviews
from wartable.server.store.schema.school import mistakes, puzzle_answers, puzzle_ratings, puzzle_solvers
from wartable.server.store.schema.tables import admissions, games_tables, journal, seats, snapshots, tickets, turns
from wartable.server.store.schema.tournaments import entrants, pairings, tournaments

__all__ = [
    "admissions",
    "blocks",
    "ended_sessions",
    "entrants",
    "experiments",
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
