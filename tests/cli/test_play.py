"""`wartable play` in plain lines, through click's runner and as a real process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.core.match import Match
from wartable.terminal import saves

LOSE_EVERY_DIE = "lose\n" * 7


def test_choices_are_played_and_the_end_of_the_input_saves(run: Wartable, tmp_path: Path):
    file = tmp_path / "match.json"
    ran = run("play", "age-of-war", "--seats", "human=Ana,human=Luis", "--seed", "3", "--save", str(file), typed="1\n")
    assert 0 == ran.exit_code
    assert "Dice: from seed 3." in ran.output
    assert "Ana fills a line of " in ran.output
    assert f"wartable play --resume {file}" in ran.output
    assert 1 == len([entry for entry in Match.from_json(file.read_text()).log if entry.seat is not None])


def test_the_promise_of_the_dice_comes_before_the_first_of_them(run: Wartable):
    ran = run("play", "age-of-war", "--seats", "human,human")
    promise = json.loads(saves.newest_unfinished().read_text())["header"]["source"]["commitment"]
    assert ran.output.index(promise) < ran.output.index(" begins.")


@pytest.mark.parametrize(
    ("language", "begins", "wins"),
    [("en", "begins.", "wins with"), ("es", "Empieza ", "gana con"), ("zh-Hant", "先開始。", "分獲勝。")],
)
def test_a_whole_game_in_every_language(run: Wartable, language: str, begins: str, wins: str):
    seats = "human=Ana,bot:greedy,bot:greedy,bot:random"
    typed = LOSE_EVERY_DIE * 400
    ran = run("play", "age-of-war", "--seats", seats, "--seed", "4", "--lang", language, typed=typed)
    assert 0 == ran.exit_code
    assert begins in ran.output
    assert wins in ran.output


def test_the_end_shows_scoring_seed_and_file(run: Wartable):
    ran = run("play", "age-of-war", "--seats", "bot:greedy,bot:greedy", "--plain")
    file = next(iter(saves.saved_matches())).path
    header = json.loads(file.read_text())["header"]
    assert "Player, Castles, Clans, Points" in ran.output
    assert header["source"]["secret"] in ran.output
    assert str(file) in ran.output
    assert 0 == run("verify", str(file)).exit_code


def test_a_match_is_resumed_where_it_was_left(run: Wartable, tmp_path: Path):
    file = tmp_path / "match.json"
    run("play", "age-of-war", "--seats", "human=Ana,bot:greedy", "--seed", "3", "--save", str(file), typed="lose\n")
    before = len(Match.from_json(file.read_text()).log)
    ran = run("play", "--resume", str(file), typed="lose\n")
    assert 0 == ran.exit_code
    assert "Ana: Fill a battle line" in ran.output
    assert before < len(Match.from_json(file.read_text()).log)


def test_the_newest_unfinished_match_is_resumed(run: Wartable):
    run("play", "age-of-war", "--seats", "human=Ana,bot:greedy")
    run("play", "age-of-war", "--seats", "bot:greedy,bot:greedy")
    assert "Ana: Fill a battle line" in run("play", "--resume").output
    assert "Ana: Fill a battle line" in run("play", "age-of-war", "--resume").output


def test_the_same_seed_is_the_same_game_however_often_it_is_left(run: Wartable, tmp_path: Path):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    setup = ["play", "age-of-war", "--seats", "human,bot:random", "--seed", "12", "--save"]
    run(*setup, str(whole), typed="lose\n" * 20)
    run(*setup, str(parts), typed="lose\n" * 6)
    run("play", "--resume", str(parts), typed="lose\n" * 14)
    assert whole.read_text() == parts.read_text()


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["chess"], "no game “chess”"),
        ([], "which game?"),
        (["age-of-war", "--seats", "human"], "for 2 to 6 players, not 1"),
        (["age-of-war", "--seats", "human," * 6 + "human"], "for 2 to 6 players, not 7"),
        (["age-of-war", "--seats", "human,bot:genius"], "no bot “genius”; its bots are: easy, normal, hard"),
        (["age-of-war", "--seats", "human,cat"], "“cat” is not a seat"),
        (["age-of-war", "--seats", ""], "“” is not a seat"),
        (["age-of-war", "--option", "dice=9"], "age-of-war has no option “dice”"),
        (["age-of-war", "--option", "dice"], "--option: “dice” is not NAME=VALUE"),
        (["--resume"], "no unfinished match"),
        (["--resume", "nowhere.json"], "nowhere.json: "),
        (["--resume", "x.json", "--seed", "3"], "--seed is for a new match"),
        (["chess", "--resume"], "no game “chess”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(run: Wartable, args: list[str], problem: str):
    ran = run("play", *args)
    assert ran.exit_code in (1, 2)
    assert ("", 1) == (ran.stdout, ran.stderr.count("\n"))
    assert problem in ran.stderr


def test_a_file_that_is_there_is_not_overwritten(run: Wartable, tmp_path: Path):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    ran = run("play", "age-of-war", "--save", str(file))
    assert (2, "dear diary") == (ran.exit_code, file.read_text())


def test_a_place_where_nothing_can_be_written_is_told_before_play(run: Wartable, tmp_path: Path):
    (tmp_path / "file").write_text("")
    ran = run("play", "age-of-war", "--save", str(tmp_path / "file" / "match.json"))
    assert (1, 1) == (ran.exit_code, ran.stderr.count("\n"))


def test_a_variant_is_played_saved_and_resumed(run: Wartable, tmp_path: Path):
    variant, file = tmp_path / "long.toml", tmp_path / "match.json"
    variant.write_text("dice = 9\n[castle.odani]\npoints = 12\n", encoding="utf-8")
    ran = run("play", "age-of-war", "--variant", str(variant), "--save", str(file), "--seats", "human,human")
    assert 0 == ran.exit_code
    assert "Odani, 12 points: infantry 10." in ran.output
    assert "Odani, 12 points" in run("play", "--resume", str(file)).output


def test_a_variant_that_does_not_fit_is_refused_with_its_line(run: Wartable, tmp_path: Path):
    variant = tmp_path / "bad.toml"
    variant.write_text("dice = 7\ncastles = 3\n", encoding="utf-8")
    ran = run("play", "age-of-war", "--variant", str(variant))
    assert (2, 1) == (ran.exit_code, ran.stderr.count("\n"))
    assert "2" in ran.stderr
    variant.write_bytes(b"\xff\xfe")
    assert 1 == run("play", "age-of-war", "--variant", str(variant)).exit_code


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("o\n", "%"),
        ("p\n", "Oda clan, 10 points"),
        ("l\n", " begins."),
        ("h\n", "h these keys"),
        ("?\n", "# Age of War"),
        ("c\n", "Ana: Fill a battle line"),
        ("s\n", "Saved in "),
        ("99\n", "“99” is not a choice: type a number from 1 to "),
        ("hello\n", "“hello” is not a choice"),
        ("fill himeji 0\n", "There is no such castle. (AW-2)"),
        ("fill odani 1\n", "its daimyo line is only for stealing. (AW-23)"),
    ],
)
def test_whoever_asks_is_answered(run: Wartable, typed: str, answer: str):
    start = ["play", "age-of-war", "--seats", "human=Ana,human=Luis", "--seed", "1"]
    silent, asked = run(*start).output, run(*start, typed=typed).output
    assert 0 == run(*start, typed=typed).exit_code
    assert silent.count(answer) < asked.count(answer)


def test_a_process_saves_when_it_is_interrupted(tmp_path: Path):
    file = tmp_path / "match.json"
    process = _start("play", "age-of-war", "--seats", "human=Ana,human=Luis", "--save", str(file))
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("lose\n")
        process.stdin.flush()
        _wait_until(lambda: file.exists() and len(Match.from_json(file.read_text()).log) > 3)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert 130 == process.returncode
    assert "" == errors.strip()
    assert len(Match.from_json(file.read_text()).log) > 3


def test_a_process_plays_from_a_pipe(tmp_path: Path):
    with _start("play", "age-of-war", "--lang", "es", "--seats", "human=Ana,bot:greedy", "--seed", "3") as process:
        said, errors = process.communicate("1\nq\n", timeout=120)
    assert (0, "") == (process.returncode, errors)
    assert "Ana ocupa un frente de " in said


def _start(*args: str) -> subprocess.Popen[str]:
    # Where the tests run in the background, Ctrl-C is ignored, and would be so here.
    listen = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{listen}; from wartable.cli.main import main; sys.argv[0] = 'wartable'; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )


def _wait_until(is_so) -> None:
    deadline = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


def test_house_rules_are_told_and_recorded(run: Wartable, tmp_path: Path):
    file, rule = tmp_path / "match.json", "diplomat-every-turn"
    ran = run("play", "board-of-war", "--seats", "human,human", "--house-rule", rule, "--save", str(file))
    assert 0 == ran.exit_code
    assert "House rule “The Diplomat in every turn”: The Diplomat is paid" in ran.output
    assert (rule,) == Match.from_json(file.read_text()).options.house_rules


def test_a_house_rule_that_the_game_does_not_have_is_refused(run: Wartable):
    ran = run("play", "age-of-war", "--house-rule", "no-walls")
    assert 2 == ran.exit_code
    assert "age-of-war has no house rule “no-walls”; it has none" in ran.stderr
