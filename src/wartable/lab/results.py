"""The folder of an experiment: what was asked, the games so far while it runs, and one Parquet file of all games."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.core.chronicle import Deed
from wartable.core.errors import NeedsExtra
from wartable.core.library import get_game
from wartable.lab.experiment import BadExperiment, Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.tournament import Tournament

if TYPE_CHECKING:
    import polars

__all__ = ["GAMES", "OtherExperiment", "Results", "as_frame", "data_frames", "read_games", "write_games"]

GAMES = "games.parquet"
_SCHEDULE = "experiment.json"
_PROGRESS = "games.jsonl"
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(GameRecord).decode


class OtherExperiment(BadExperiment):
    """The folder holds the games of another experiment."""

    key = "error-lab-other"


class Results:
    """The games of one schedule, on disk. Whatever was added is there again after an interruption."""

    def __init__(self, folder: Path, schedule: Experiment | Tournament) -> None:
        self.folder = folder
        self._records: dict[int, GameRecord] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(schedule)
        if self.games_file.exists():
            self._records = {record.index: record for record in read_games(self.games_file)}
        self._records |= {record.index: record for record in _read_progress(self._progress)}

    @property
    def games_file(self) -> Path:
        return self.folder / GAMES

    @property
    def _progress(self) -> Path:
        return self.folder / _PROGRESS

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [index for index in range(games) if index not in self._records]

    def add(self, records: Iterable[GameRecord]) -> None:
        """Keep some games; they are on disk when this returns."""
        fresh = {record.index: record for record in records}
        with self._progress.open("ab") as file:
            file.write(b"".join(_encode(record) + b"\n" for record in fresh.values()))
            file.flush()
            os.fsync(file.fileno())
        self._records |= fresh

    def finish(self, games: int) -> tuple[GameRecord, ...]:
        """All games in their order, written as Parquet; the progress file has done its work."""
        everything = tuple(self._records[index] for index in sorted(self._records))
        write_games(self.games_file, everything)
        self._progress.unlink(missing_ok=True)
        return tuple(record for record in everything if record.index < games)

    def _claim(self, schedule: Experiment | Tournament) -> None:
        """Write down whose folder this is, or refuse one that is somebody else's."""
        place = self.folder / _SCHEDULE
        # With another version of the rules the same seeds play other games.
        wanted = msgspec.json.format(
            _encode({"schedule": schedule, "game_version": get_game(schedule.game).version}), indent=2
        )
        if not place.exists():
            # In one go: half of one would be somebody else's for ever.
            unfinished = place.with_suffix(".new")
            unfinished.write_bytes(wanted + b"\n")
            unfinished.replace(place)
        elif place.read_bytes().strip() != wanted.strip():
            raise OtherExperiment(f"{self.folder} holds another experiment", folder=str(self.folder))


def _read_progress(path: Path) -> list[GameRecord]:
    """The games of a progress file; a last line that was cut off is taken out, lest the next be written behind it."""
    if not path.exists():
        return []
    whole, end, cut_off = path.read_bytes().rpartition(b"\n")
    if cut_off:
        os.truncate(path, len(whole) + len(end))
    return [_decode(line) for line in whole.splitlines()]


def write_games(path: Path, records: Iterable[GameRecord]) -> None:
    """Write a Parquet file, one row per game."""
    unfinished = path.with_suffix(".new")
    as_frame(records).write_parquet(unfinished)
    # On disk before the progress file that it takes the place of is gone.
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)


def read_games(path: Path) -> tuple[GameRecord, ...]:
    """The games of a Parquet file."""
    return tuple(msgspec.convert(row, GameRecord) for row in data_frames().read_parquet(path).iter_rows(named=True))


def as_frame(records: Iterable[GameRecord]) -> polars.DataFrame:
    """Games as a data frame: lists by seat, and the deeds as a list of structs."""
    frame: polars.DataFrame = data_frames().DataFrame(
        [msgspec.to_builtins(record) for record in records], schema=_schema()
    )
    return frame


def _schema() -> dict[str, Any]:
    pl = data_frames()
    by_name = {"topic": pl.String, "item": pl.String, "seat": pl.Int64, "count": pl.Int64, "order": pl.Int64}
    assert tuple(by_name) == Deed.__struct_fields__
    deed = pl.Struct(by_name)
    kinds = {
        "index": pl.Int64,
        "seed": pl.Int64,
        "bots": pl.List(pl.String),
        "winners": pl.List(pl.Int64),
        "scores": pl.List(pl.Int64),
        "how": pl.String,
        "first": pl.Int64,
        "decisions": pl.Int64,
        "length": pl.Int64,
        "lead_changes": pl.Int64,
        "decided": pl.Float64,
        "deeds": pl.List(deed),
    }
    assert tuple(kinds) == GameRecord.__struct_fields__
    return kinds


def data_frames() -> Any:
    """Polars, which the lab keeps its files with."""
    try:
        import polars as pl
    except ImportError:
        raise NeedsExtra("the lab needs polars: pip install 'wartable[lab]'", extra="lab", package="polars") from None
    return pl
