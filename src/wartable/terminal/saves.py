"""Match files on disk: written whole or not at all, found again when somebody wants to play on."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec

from wartable.core import replay
from wartable.core.errors import WartableError
from wartable.core.match import Match
from wartable.registry import game_ids, get_game
from wartable.terminal.players import BadSeats, Player, format_player, parse_players

__all__ = [
    "FileTrouble",
    "NothingToResume",
    "Saved",
    "fresh_path",
    "newest_unfinished",
    "read_match",
    "read_text",
    "saved_matches",
    "write_match",
    "write_whole",
]


class FileTrouble(WartableError, OSError):
    """A file that cannot be read or written."""

    key = "error-file"


class NothingToResume(WartableError, LookupError):
    """No unfinished match was found."""

    key = "error-nothing-to-resume"


class Saved(msgspec.Struct, frozen=True):
    """A match file that was found."""

    path: Path
    header: replay.Header

    @property
    def can_go_on(self) -> bool:
        """Whether it is unfinished, and its rules are still those of today."""
        header = self.header
        is_known = header.game in game_ids() and header.game_version == get_game(header.game).version
        return header.result is None and is_known


def folder() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    chosen = os.environ.get("WARTABLE_DATA_DIR")
    if chosen:
        return Path(chosen) / "matches"
    from platformdirs import user_data_path

    return user_data_path("wartable", appauthor=False) / "matches"


def fresh_path(game_id: str) -> Path:
    """A file for a new match that no other match has."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game_id}-{now}-{secrets.token_hex(2)}.json"


def write_match(path: Path, match: Match, players: tuple[Player, ...]) -> None:
    """Save a match, its secret seed included: only who may know it should read the file."""
    write_whole(path, replay.dumps(match, seats=tuple(format_player(player) for player in players)))


def read_match(path: Path) -> tuple[Match, tuple[Player, ...]]:
    """The match of a file, every event checked, and who plays it."""
    text = read_text(path)
    match = Match.from_json(text)
    return match, players_of(replay.read_header(text))


def read_text(path: Path) -> bytes:
    """What a file holds; FileTrouble says why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise _trouble(path, error) from None


def players_of(header: replay.Header) -> tuple[Player, ...]:
    """Who sat where; where a file does not say, everybody is a person."""
    with contextlib.suppress(BadSeats):
        players = tuple(player for seat in header.seats for player in parse_players(seat))
        if len(players) == header.players:
            return players
    return (Player(),) * header.players


def saved_matches() -> list[Saved]:
    """Every readable match file of the folder, the newest first."""
    found = []
    for path in sorted(folder().glob("*.json"), key=_written, reverse=True):
        with contextlib.suppress(WartableError, OSError):
            found.append(Saved(path, replay.read_header(path.read_bytes())))
    return found


def newest_unfinished(game_id: str | None = None) -> Path:
    """The match that was left last, of one game or of any."""
    for saved in saved_matches():
        if saved.can_go_on and game_id in (None, saved.header.game):
            return saved.path
    raise NothingToResume("there is no unfinished match to resume")


def write_whole(path: Path, text: str, *, sync: Callable[[int], None] = os.fsync) -> None:
    """Write a file so that at every moment either the old or the new one is there, never half of one."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
            file.flush()
            sync(file.fileno())
        temporary.replace(path)
    except BaseException as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise _trouble(path, error) from None
        raise


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _trouble(path: Path, error: OSError) -> FileTrouble:
    problem = error.strerror or str(error)
    return FileTrouble(f"{path}: {problem}", file=str(path), problem=problem)
