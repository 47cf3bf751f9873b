"""The game in a table's journal: which decisions and chance events its records hold. Nobody else unfolds a journal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wartable.core.game import Seat
from wartable.core.match import Entry
from wartable.core.play import Play
from wartable.server.table import records
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["LoggedPlay", "entries_of", "game_log", "logged_plays", "plays_of", "stand_ins_of"]


class LoggedPlay(NamedTuple):
    """A decision and the chance events that followed it, as the journal has them."""

    seat: Seat | None
    """None where chance alone was at work: at the opening, and where people enter what came up."""
    action: Any
    outcomes: tuple[Any, ...]

    @property
    def length(self) -> int:
        """How many events it is in the game's log."""
        return len(self.outcomes) + (self.seat is not None)


def game_log(journal: Iterable[Record]) -> tuple[LoggedPlay, ...]:
    """The whole game of a journal; what was taken back is gone."""
    log: list[LoggedPlay] = []
    entered: list[int] = []
    """How many chance events came with each entry."""
    for record in journal:
        match record:
            case records.Undone():
                log.pop()
            case records.Entered(_, outcomes):
                entered.append(len(outcomes))
                log[-1] = log[-1]._replace(outcomes=log[-1].outcomes + outcomes)
            case records.Corrected():
                log[-1] = log[-1]._replace(outcomes=log[-1].outcomes[: -entered.pop()])
            case _:
                log += logged_plays(record)
    return tuple(log)


def stand_ins_of(journal: Iterable[Record]) -> dict[Seat, int]:
    """By seat that a player gave up: the event of the game from which on a bot decided there."""
    found: dict[Seat, int] = {}
    log: list[LoggedPlay] = []
    for record in journal:
        match record:
            case records.Undone():
                log.pop()
            case records.Resigned(seat) | records.TimedOut(seat):
                found.setdefault(seat, sum(play.length for play in log))
            case _:
                log += logged_plays(record)
    return found


def logged_plays(record: Record) -> tuple[LoggedPlay, ...]:
    """What one record adds to the game: nothing, a decision, or for a branch all that it shares."""
    match record:
        case records.Moved(seat, action, outcomes):
            return (LoggedPlay(seat, action, outcomes),)
        case records.Started(outcomes) | records.Entered(_, outcomes):
            return (LoggedPlay(None, None, outcomes),)
        case records.Branched(_, _, outcomes, moves):
            shared = (LoggedPlay(move.seat, move.action, move.outcomes) for move in moves)
            return (LoggedPlay(None, None, outcomes), *shared)
        case _:
            return ()


def plays_of(setup: TableSetup, state: Any, plays: Iterable[LoggedPlay]) -> Iterator[Play]:
    """The same with the states between the events, from a state on; None is before the opening."""
    for logged in plays:
        played = setup.recorded(setup.initial_state if state is None else state, logged.action, logged.outcomes)
        state = played.after
        yield played


def entries_of(plays: Iterable[LoggedPlay]) -> list[Entry]:
    """Event by event, as a match logs it."""
    entries: list[Entry] = []
    for play in plays:
        if play.seat is not None:
            entries.append(Entry(play.seat, play.action))
        entries += [Entry(None, outcome) for outcome in play.outcomes]
    return entries
