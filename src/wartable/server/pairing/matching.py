"""Who sits down with whom: a decision without clock, dice or database."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from wartable.server.store.tickets import Ticket

__all__ = ["Apart", "allowed_distance", "group_of", "match"]

Apart = Collection[frozenset[str]]
"""Pairs of players who want nothing to do with each other."""
_FIRST_DISTANCE = 2.0
_WIDER_PER_SECOND = 0.5


def match(waiting: Iterable[Ticket], players: int, apart: Apart, now: int) -> list[list[Ticket]]:
    """The groups that can sit down now, of those who wait in one pool.

    Whoever has waited longest is served first, with those nearest in strength. A group with fewer people than seats
    plays with bots: everybody in it has waited until they wanted one.
    """
    left = sorted(waiting, key=lambda ticket: (ticket.since, ticket.player_id))
    groups: list[list[Ticket]] = []
    for is_with_bots in (False, True):
        for first in list(left):
            if first not in left or (is_with_bots and not _wants_bots(first, now)):
                continue
            others = [each for each in left if each is not first and (not is_with_bots or _wants_bots(each, now))]
            group = _gathered(first, others, players, apart, now)
            if is_with_bots or len(group) == players:
                groups.append(group)
                left = [each for each in left if each not in group]
    return groups


def group_of(one: Ticket, others: Collection[Ticket], players: int, apart: Apart, now: int) -> list[Ticket]:
    """With whom somebody who asks can sit down now, the longest waiting first; nobody if they wait on."""
    group = _gathered(one, others, players, apart, now)
    if len(group) < players:
        alike = [each for each in others if _wants_bots(each, now)]
        group = _gathered(one, alike, players, apart, now) if _wants_bots(one, now) else []
    return sorted(group, key=lambda ticket: (ticket.since, ticket.player_id))


def allowed_distance(one: Ticket, other: Ticket, now: int) -> float:
    """How far apart two may be in strength: the mean of what either allows, which grows with waiting and with doubt."""
    return (_reach(one, now) + _reach(other, now)) / 2


def _reach(ticket: Ticket, now: int) -> float:
    return _FIRST_DISTANCE + ticket.sigma + _WIDER_PER_SECOND * max(0, now - ticket.since) / 1000


def _gathered(first: Ticket, others: Collection[Ticket], players: int, apart: Apart, now: int) -> list[Ticket]:
    """The first with the nearest of the others, all of whom can sit with each other; at most a table full."""
    group = [first]
    for other in sorted(others, key=lambda ticket: (abs(ticket.mu - first.mu), ticket.since, ticket.player_id)):
        if len(group) == players:
            break
        if all(_can_meet(other, member, apart, now) for member in group):
            group.append(other)
    return group


def _can_meet(one: Ticket, other: Ticket, apart: Apart, now: int) -> bool:
    is_near = abs(one.mu - other.mu) <= allowed_distance(one, other, now)
    return is_near and frozenset((one.player_id, other.player_id)) not in apart


def _wants_bots(ticket: Ticket, now: int) -> bool:
    return ticket.bot_after is not None and now - ticket.since >= 1000 * ticket.bot_after
