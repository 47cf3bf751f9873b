"""Ratings per game and number of players, by OpenSkill: it knows games of many, shared victories and ranks."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from wartable.server.store.ratings import (
    Rating,
    claim_table,
    find_rating,
    note_rating,
    table_to_rate,
    write_rating,
)
from wartable.server.table.position import CLOSED, Place, TableResult

__all__ = ["Subject", "ranks_of", "rate_table", "subjects_of"]

_model = PlackettLuce()


class Subject(NamedTuple):
    """Who is rated: a player, or a bot under its own name, which anchors the scale for everybody."""

    id: str
    name: str
    is_bot: bool


def subjects_of(places: tuple[Place, ...]) -> tuple[Subject, ...] | None:
    """By seat; None if somebody sits at two seats, or alone."""
    subjects = tuple(
        Subject(place.player, place.name, is_bot=False)
        if place.player is not None
        else Subject(f"bot:{place.bot}", place.bot or "", is_bot=True)
        for place in places
    )
    has_rivals = len(subjects) > 1 and len({subject.id for subject in subjects}) == len(subjects)
    return subjects if has_rivals else None


def ranks_of(places: tuple[Place, ...], result: TableResult) -> tuple[int, ...]:
    """By seat, 1 is best. Who gave up a seat comes last, whatever the bot made of it."""
    keys = []
    for seat, place in enumerate(places):
        has_stayed = not place.is_out and (place.player is None or place.bot is None)
        score = result.scores[seat] if result.scores else 0
        keys.append((has_stayed, has_stayed and seat in result.winners, score if has_stayed else 0))
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def rate_table(connection: Connection, table_id: str, now: int) -> bool:
    """Rate a finished table, once: whether this call did."""
    if not claim_table(connection, table_id, now):
        return False
    table = table_to_rate(connection, table_id)
    places = tuple(Place(seat.name, seat.player_id, seat.bot) for seat in table.seats)
    result = msgspec.json.decode(table.result, type=TableResult)
    places = tuple(msgspec.structs.replace(place, is_out=seat in result.out) for seat, place in enumerate(places))
    subjects = subjects_of(places)
    if subjects is None or result.how == CLOSED:
        return False
    before = _ratings(connection, table.game, subjects)
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks_of(places, result)])
    for old, [new] in zip(before, after, strict=True):
        rating = old._replace(mu=new.mu, sigma=new.sigma, played=old.played + 1)
        write_rating(connection, rating)
        if not rating.is_bot:
            note_rating(connection, rating, table_id, now)
    return True


def _ratings(connection: Connection, game: str, subjects: tuple[Subject, ...]) -> list[Rating]:
    """By seat, but asked for in one order everywhere: two processes that rate at once must not wait for each other."""
    found = {subject: _rating(connection, game, len(subjects), subject) for subject in sorted(subjects)}
    return [found[subject] for subject in subjects]


def _rating(connection: Connection, game: str, players: int, subject: Subject) -> Rating:
    found = find_rating(connection, game, players, subject.id)
    if found is not None:
        return found._replace(name=subject.name)
    fresh = _model.rating()
    return Rating(game, players, subject.id, subject.name, fresh.mu, fresh.sigma, 0, subject.is_bot)
