from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.terminal.conftest import MakeTable
from wartable.core import replay
from wartable.terminal import saves
from wartable.terminal.players import Player
from wartable.terminal.table import LocalTable


def test_a_match_comes_back_with_its_players(make_table: MakeTable):
    table = make_table("human=Ana,bot:greedy=Kenji", decisions=20)
    table.save()
    again = LocalTable.resume(table.path)
    assert (Player(name="Ana"), Player(bot="greedy", name="Kenji")) == again.players
    assert table.observe(None) == again.observe(None)
    assert table.lines(0) == again.lines(0)


def test_who_played_is_guessed_where_a_file_does_not_say(make_table: MakeTable):
    table = make_table(decisions=5)
    for seats in ((), ("human",), ("nonsense", "human"), ("human,human", "human")):
        table.path.write_text(replay.dumps(table._match, seats=seats), encoding="utf-8")
        assert (Player(), Player()) == LocalTable.resume(table.path).players


def test_a_write_that_fails_leaves_the_old_file_whole(make_table: MakeTable):
    table = make_table(decisions=5)
    table.save()
    before = table.path.read_bytes()

    def full_disk(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(saves.FileTrouble, match="No space left"):
        saves.write_whole(table.path, "something else", sync=full_disk)
    assert before == table.path.read_bytes()
    assert [table.path] == list(table.path.parent.glob("*table*"))


def test_an_interruption_while_writing_leaves_the_old_file_whole(make_table: MakeTable):
    table = make_table(decisions=5)
    table.save()
    before = table.path.read_bytes()

    def interrupted(_descriptor: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        saves.write_whole(table.path, "something else", sync=interrupted)
    assert before == table.path.read_bytes()
    assert [] == list(table.path.parent.glob(".*table*"))


def test_the_newest_unfinished_match_is_found(make_table: MakeTable):
    with pytest.raises(saves.NothingToResume):
        saves.newest_unfinished()
    older, newer = make_table(), make_table()
    finished = make_table("bot:greedy,bot:greedy", decisions=100_000)
    finished.path = saves.fresh_path("age-of-war")
    for age, table in enumerate((finished, newer, older)):
        table.save()
        os.utime(table.path, (1_000_000 - age, 1_000_000 - age))
    (saves.folder() / "notes.json").write_text("not a match")
    assert newer.path == saves.newest_unfinished()
    assert newer.path == saves.newest_unfinished("age-of-war")
    with pytest.raises(saves.NothingToResume):
        saves.newest_unfinished("board-of-war")


def test_new_matches_get_files_of_their_own():
    paths = {saves.fresh_path("age-of-war") for _ in range(20)}
    assert {saves.folder()} == {path.parent for path in paths}
    assert all(path.name.startswith("age-of-war-") for path in paths)


def test_without_a_setting_matches_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WARTABLE_DATA_DIR")
    assert "wartable" in saves.folder().parts
    assert Path.home() in saves.folder().parents
