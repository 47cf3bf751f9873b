"""Games that people played, from their match files, as records like any other; who they were is left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wartable.core import replay
from wartable.core.errors import WartableError
from wartable.core.game import OVER, AnyGame, Options
from wartable.core.match import Match
from wartable.lab.experiment import BadExperiment, Deal
from wartable.lab.game_record import HUMAN, GameRecord
from wartable.lab.playing import record_of

__all__ = ["LeftOut", "NotCounted", "PeoplesGames", "read_games_of_people"]

_MOST_BYTES = 20_000_000


class NotCounted(WartableError):
    """A match that is none of those that are looked for."""

    key = "lab-not-counted"


class LeftOut(NamedTuple):
    """A file that is no game of this kind, and why."""

    file: str
    reason: WartableError


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
    found: list[tuple[str, Match, tuple[str, ...]]] = []
    left_out: list[LeftOut] = []
    first_with: dict[object, str] = {}
    wanted = game.check_options(options)
    for path in _files(folder):
        name = str(path.relative_to(folder))
        try:
            match, seats = _read(path, game, wanted)
            # Everybody at a table has a file of the same game.
            if (first := first_with.setdefault(match.log, name)) != name:
                raise NotCounted(f"the same game as {first}", why="same", file=first)
            found.append((name, match, seats))
        except WartableError as error:
            left_out.append(LeftOut(name, error))
        except (OSError, ValueError) as error:
            left_out.append(LeftOut(name, WartableError(str(error))))
    counts = [match.players for _, match, _ in found]
    count = players or (max(set(counts), key=counts.count) if counts else 0)
    left_out += [LeftOut(name, _other_players(match.players)) for name, match, _ in found if match.players != count]
    same = [(match, seats) for _, match, seats in found if match.players == count]
    records = tuple(record_of(match, Deal(index, _who(seats, count), 0)) for index, (match, seats) in enumerate(same))
    return PeoplesGames(records, tuple(sorted(left_out, key=lambda each: each.file)))


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.json")) if path.is_file())


def _read(path: Path, game: AnyGame, wanted: Options) -> tuple[Match, tuple[str, ...]]:
    if path.stat().st_size > _MOST_BYTES:
        raise NotCounted("too large for a match file", why="large")
    text = path.read_bytes()
    header = replay.read_header(text)
    if header.game != game.id:
        raise NotCounted(f"a match of {header.game}", why="game", game=header.game)
    match = Match.from_json(text)
    if match.to_act is not OVER:
        raise NotCounted("not over", why="going-on")
    if match.options != wanted:
        raise NotCounted("other options", why="options")
    return match, header.seats


def _other_players(players: int) -> NotCounted:
    return NotCounted(f"{players} players", why="players", players=players)


def _who(seats: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Bots by their names; people are people."""
    named = tuple(seat.removeprefix("bot:") if seat.startswith("bot:") else HUMAN for seat in seats)
    return named if len(named) == players else (HUMAN,) * players
