"""Games that people played, from their match files, as records like any other; who they were is left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wartable.core import replay
from wartable.core.errors import WartableError
from wartable.core.game import OVER, AnyGame
from wartable.core.match import Match
from wartable.lab.experiment import BadExperiment, Deal
from wartable.lab.game_record import HUMAN, GameRecord
from wartable.lab.playing import record_of

__all__ = ["LeftOut", "PeoplesGames", "read_games_of_people"]

_MOST_BYTES = 20_000_000


class LeftOut(NamedTuple):
    """A file that is no game of this kind, and why."""

    file: str
    reason: str


class PeoplesGames(NamedTuple):
    """What a folder holds of one game."""

    records: tuple[GameRecord, ...]
    left_out: tuple[LeftOut, ...]


def read_games_of_people(folder: Path, game: AnyGame, players: int | None, options: dict[str, Any]) -> PeoplesGames:
    """All finished matches of a game with these options; every file is played again and checked on the way.

    Without `players` it is the number of most of the matches.
    """
    if not folder.is_dir():
        raise BadExperiment(f"there is no folder {folder}", reason="folder", folder=str(folder))
    found: list[tuple[Match, tuple[str, ...]]] = []
    left_out: list[LeftOut] = []
    wanted = game.check_options(options)
    for path in _files(folder):
        try:
            match, seats = _read(path, game)
        except (OSError, WartableError, ValueError) as error:
            left_out.append(LeftOut(str(path.relative_to(folder)), str(error)))
            continue
        reason = "" if match.to_act is OVER else "not over"
        reason = reason or ("" if match.options == wanted else "other options")
        if reason:
            left_out.append(LeftOut(str(path.relative_to(folder)), reason))
        else:
            found.append((match, seats))
    counts = [match.players for match, _ in found]
    count = players or (max(set(counts), key=counts.count) if counts else 0)
    same = [(match, seats) for match, seats in found if match.players == count]
    records = tuple(record_of(match, Deal(index, _who(seats, count), 0)) for index, (match, seats) in enumerate(same))
    return PeoplesGames(records, tuple(left_out))


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.json")) if path.is_file())


def _read(path: Path, game: AnyGame) -> tuple[Match, tuple[str, ...]]:
    if path.stat().st_size > _MOST_BYTES:
        raise ValueError("too large for a match file")
    text = path.read_bytes()
    header = replay.read_header(text)
    if header.game != game.id:
        raise ValueError(f"a match of {header.game}")
    return Match.from_json(text), header.seats


def _who(seats: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Bots by their names; people are people."""
    named = tuple(seat.removeprefix("bot:") if seat.startswith("bot:") else HUMAN for seat in seats)
    return named if len(named) == players else (HUMAN,) * players
