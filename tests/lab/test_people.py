"""People's games from match files."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from wartable.cli.main import cli
from wartable.core import replay
from wartable.core.bot import play_out
from wartable.core.match import Match
from wartable.lab.experiment import BadExperiment, Deal
from wartable.lab.game_record import HUMAN
from wartable.lab.people import read_games_of_people
from wartable.lab.people_report import people_report
from wartable.lab.playing import record_of
from wartable.registry import get_bot, get_game
from wartable.text.words import Words

GAME = get_game("board-of-war")


def finished(seed: int, players: int = 2) -> Match:
    bots = [get_bot("random", GAME)] * players
    return play_out(Match.new(GAME, players, seed), bots, random.Random(seed))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of two, one of three, and what does not count."""
    folder = tmp_path_factory.mktemp("people")
    (folder / "club").mkdir()
    for seed in range(3):
        text = replay.dumps(finished(seed), seats=("human=Ana", "bot:random"))
        (folder / "club" / f"{seed}.json").write_text(text)
    (folder / "three.json").write_text(replay.dumps(finished(9, 3), seats=("human=A", "human=B", "human=C")))
    (folder / "early.json").write_text(Match.new(GAME, seed=1).to_json())
    (folder / "other.json").write_text(Match.new(get_game("age-of-war"), seed=1).to_json())
    (folder / "broken.json").write_text("{")
    return folder


def test_finished_games_become_records_without_names(folder: Path) -> None:
    found = read_games_of_people(folder, GAME, None, {})
    assert [(HUMAN, "random")] * 3 == [record.bots for record in found.records]
    assert found.records == tuple(record_of(finished(seed), Deal(seed, (HUMAN, "random"), 0)) for seed in range(3))
    told = {each.file: Words("en", GAME.id).error(each.reason) for each in found.left_out}
    assert ["broken.json", "early.json", "other.json", "three.json"] == list(told)
    assert "the game is not over" == told["early.json"]
    assert "a match of another game: age-of-war" == told["other.json"]
    assert "a game of 3 players" == told["three.json"]
    assert "Ana" not in str(found)


def test_a_game_that_two_players_gave_counts_once(tmp_path: Path) -> None:
    for number, seat in enumerate(("human=Ana", "human=Ben")):
        (tmp_path / f"{number}.json").write_text(replay.dumps(finished(1), seats=(seat, "bot:random")))
    found = read_games_of_people(tmp_path, GAME, None, {})
    assert 1 == len(found.records)
    assert ["1.json"] == [each.file for each in found.left_out]
    assert "the same game as 0.json" == Words("en", GAME.id).error(found.left_out[0].reason)


def test_the_number_of_players_can_be_asked_for(folder: Path) -> None:
    (record,) = read_games_of_people(folder, GAME, 3, {}).records
    assert (HUMAN,) * 3 == record.bots


def test_games_with_other_numbers_are_left_out(folder: Path) -> None:
    found = read_games_of_people(folder, GAME, None, {"board": 8})
    assert () == found.records
    assert "other options" in {str(each.reason) for each in found.left_out}


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no folder"):
        read_games_of_people(tmp_path / "nowhere", GAME, None, {})


def test_bots_that_never_played_are_refused(folder: Path, tmp_path: Path) -> None:
    asked = [str(folder), "--players", "2", "--beside", str(tmp_path / "nobody"), "--lang", "en"]
    shown = CliRunner().invoke(cli, ["lab", "people", GAME.id, *asked], prog_name="wartable")
    assert (2, f"wartable: {tmp_path / 'nobody'} has no finished game of this kind\n") == (
        shown.exit_code,
        shown.stderr,
    )


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_the_report_shows_people_beside_bots(folder: Path, language: str) -> None:
    people = read_games_of_people(folder, GAME, None, {})
    bots = [record_of(finished(seed), Deal(seed, ("random", "random"), seed)) for seed in range(20, 24)]
    report = people_report(GAME, "club", people, bots, Words(language, GAME.id))
    assert "beside" == report.sections[0].id
    assert 3 == len(report.sections[0].tables[0].rows[0])
    assert "left-out" == report.sections[-1].id
    (wins,) = [section for section in report.sections if section.id == "wins"]
    told = {"en": "A person wins", "es": "Gana una persona", "zh-Hant": "真人 獲勝"}
    assert told[language] in [row[0] for row in wins.tables[0].rows]
