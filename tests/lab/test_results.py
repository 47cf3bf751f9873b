"""The folder of an experiment."""

from __future__ import annotations

import sys
from pathlib import Path

import polars
import pytest
from msgspec.structs import replace

from tests.lab.games import QUICK
from wartable.core.errors import NeedsExtra
from wartable.lab.cluster import Cluster
from wartable.lab.game_record import GameRecord
from wartable.lab.playing import Task, play_task
from wartable.lab.results import OtherExperiment, Results, as_frame, read_games, write_games


@pytest.fixture(scope="module")
def records() -> tuple[GameRecord, ...]:
    return play_task(Task(QUICK.game, QUICK.options, tuple(QUICK.deal(index) for index in range(6))))


def test_games_come_back_from_parquet_as_they_were(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    write_games(tmp_path / "games.parquet", records)
    assert records == read_games(tmp_path / "games.parquet")


def test_an_unfinished_game_survives_parquet(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    odd = replace(records[0], winners=(), how="unfinished", decided=None, deeds=())
    write_games(tmp_path / "games.parquet", [odd])
    assert (odd,) == read_games(tmp_path / "games.parquet")


def test_a_row_is_a_game_with_lists_by_seat(records: tuple[GameRecord, ...]) -> None:
    frame = as_frame(records)
    assert 6 == frame.height
    assert polars.List(polars.Int64) == frame.schema["scores"]
    deeds = frame.select("index", "deeds").explode("deeds").unnest("deeds")
    assert {"court", "unit"} <= set(deeds["topic"])


def test_what_was_added_is_there_again(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    results = Results(tmp_path, QUICK)
    assert [0, 1, 2, 3] == results.missing(4)
    results.add(records[2:4])
    again = Results(tmp_path, QUICK)
    assert [0, 1, 4, 5] == again.missing(6)
    again.add(records[:2])
    again.add(records[4:])
    assert records == again.finish(6)
    assert records == read_games(tmp_path / "games.parquet")
    assert not (tmp_path / "games.jsonl").exists()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    Results(tmp_path, QUICK).add(records[:3])
    journal = tmp_path / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    results = Results(tmp_path, QUICK)
    assert [2] == results.missing(3)
    results.add(records[2:3])
    again = Results(tmp_path, QUICK)
    assert [] == again.missing(3), "a second interruption loses nothing either"
    assert records[:3] == again.finish(3)


def test_a_journal_cut_off_in_its_first_line_holds_nothing(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    Results(tmp_path, QUICK)
    (tmp_path / "games.jsonl").write_bytes(b'{"index":0,')
    results = Results(tmp_path, QUICK)
    results.add(records[:1])
    assert [] == Results(tmp_path, QUICK).missing(1)


def test_more_games_can_be_asked_for_later(tmp_path: Path, records: tuple[GameRecord, ...]) -> None:
    first = Results(tmp_path, QUICK)
    first.add(records[:2])
    first.finish(2)
    second = Results(tmp_path, QUICK)
    assert [2, 3] == second.missing(4)
    second.add(records[2:4])
    assert records[:4] == second.finish(4)
    assert records[:3] == Results(tmp_path, QUICK).finish(3)


@pytest.mark.parametrize(("package", "extra"), [("polars", "lab"), ("ray", "cluster")])
def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, extra: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NeedsExtra, match=f"wartable\\[{extra}\\]"):
        _ = as_frame([]) if package == "polars" else Cluster("auto")


def test_the_folder_of_another_experiment_is_refused(tmp_path: Path) -> None:
    Results(tmp_path, QUICK)
    with pytest.raises(OtherExperiment, match="another experiment"):
        Results(tmp_path, replace(QUICK, seed=6))
