from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.core import replay
from wartable.core.chance import ScriptedSource, SeededSource, VerifiableSource
from wartable.core.match import Match
from wartable.registry import get_game
from wartable.text.languages import LANGUAGES

GAME = get_game("age-of-war")


@pytest.mark.parametrize("language", LANGUAGES)
def test_honest_dice_are_found_honest_in_one_line(run: Wartable, finished_file: Path, language: str):
    ran = run("verify", str(finished_file), "--lang", language)
    assert (0, 1) == (ran.exit_code, ran.output.count("\n"))
    assert VerifiableSource(b"y" * 32).commitment in ran.output


def test_the_verdict_for_programs(run: Wartable, finished_file: Path):
    verdict = json.loads(run("verify", str(finished_file), "--json").output)
    assert ("honest", True, True) == (verdict["verdict"], verdict["proven"], verdict["finished"])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Not honest: event 1: the line"), ("es", "suceso 1: la línea fue"), ("zh-Hant", "第 1 個事件：這一行")],
)
def test_the_first_changed_event_is_named(run: Wartable, match_file: Path, language: str, said: str):
    lines = match_file.read_text(encoding="utf-8").splitlines()
    at = 2 + 1
    faces = json.loads(lines[at].rstrip(","))["chance"]["faces"]
    other = [1, *faces[1:]] if faces[0] != 1 else [*faces[:-1], 6 if faces[-1] != 6 else 5]
    lines[at] = lines[at].replace(
        json.dumps(faces, separators=(",", ":")), json.dumps(sorted(other), separators=(",", ":"))
    )
    match_file.write_text("\n".join(lines), encoding="utf-8")
    ran = run("verify", str(match_file), "--lang", language)
    assert 1 == ran.exit_code
    assert said in ran.output


def test_dice_with_a_right_check_but_not_of_the_seed_are_found_too(run: Wartable, tmp_path: Path):
    """Somebody plays other dice and writes a file of them under the old promise."""
    promised = VerifiableSource(b"x" * 32, match_id="test")
    match = Match.new(GAME, players=2, source=VerifiableSource(b"z" * 32, match_id="test"))
    match._source = promised
    file = tmp_path / "forged.json"
    file.write_text(replay.dumps(match), encoding="utf-8")
    verdict = json.loads(run("verify", str(file), "--json").output)
    assert ("tampered", False) == (verdict["verdict"], verdict["proven"])
    assert verdict["event"] <= 1


def test_a_seed_chosen_by_somebody_is_described_as_that(run: Wartable, tmp_path: Path):
    ran = _verify(run, tmp_path, Match.new(GAME, players=2, source=SeededSource(7)))
    assert 0 == ran.exit_code
    assert "from seed 7" in ran.output
    assert "could know the dice" in ran.output


def test_a_secret_not_yet_revealed_proves_nothing(run: Wartable, tmp_path: Path):
    match = Match.new(GAME, players=2, source=VerifiableSource(b"x" * 32))
    ran = _verify(run, tmp_path, match, reveal=False)
    assert 1 == ran.exit_code
    assert "not revealed" in ran.output


def test_dice_laid_down_by_hand_prove_nothing(run: Wartable, tmp_path: Path):
    match = Match.new(GAME, players=2, source=ScriptedSource(then=SeededSource(1)))
    ran = _verify(run, tmp_path, match)
    assert 1 == ran.exit_code
    assert "by hand" in ran.output


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not a match file"),
        ("hello", "not a match file"),
        ("[1, 2]", "not a match file"),
        ('{"header": {"format": 1}}', "not a match file"),
        ('{"header": {"format": 99}}', "another version"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_match_file_is_refused_in_one_line(
    run: Wartable, tmp_path: Path, command: str, text: str, problem: str
):
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    ran = run(command, str(file))
    assert (1, "", 1) == (ran.exit_code, ran.stdout, ran.stderr.count("\n"))
    assert problem in ran.stderr


def test_a_file_cut_short_anywhere_is_refused(run: Wartable, match_file: Path, tmp_path: Path):
    whole = match_file.read_bytes()
    short = tmp_path / "short.json"
    for length in range(0, len(whole) - 2, 97):
        short.write_bytes(whole[:length])
        ran = run("verify", str(short))
        assert (1, 1) == (ran.exit_code, ran.stderr.count("\n")), length


def test_whatever_a_file_was_turned_into_is_judged_without_a_crash(run: Wartable, match_file: Path, tmp_path: Path):
    whole, broken, rng = match_file.read_bytes(), tmp_path / "broken.json", random.Random(7)
    for _ in range(60):
        at, length = rng.randrange(len(whole)), rng.randrange(12)
        noise = bytes(rng.choice(b'"{}[],:0123456789-e.null') for _ in range(rng.randrange(6)))
        broken.write_bytes(whole[:at] + noise + whole[at + length :])
        ran = run("verify", str(broken))
        assert ran.exit_code in (0, 1)
        assert 1 == ran.output.count("\n")


@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read_is_refused(run: Wartable, tmp_path: Path, name: str):
    ran = run("verify", str(tmp_path / name))
    assert (1, 1) == (ran.exit_code, ran.stderr.count("\n"))


def _verify(run: Wartable, tmp_path: Path, match: Match, *, reveal: bool = True):
    file = tmp_path / "some.json"
    file.write_text(replay.dumps(match, reveal=reveal), encoding="utf-8")
    return run("verify", str(file))


EARLIER = Path(__file__).parents[1] / "core" / "earlier" / "board-of-war-1.json"


def test_the_dice_of_earlier_rules_are_checked_too(run: Wartable):
    ran = run("verify", str(EARLIER))
    assert 0 == ran.exit_code
    assert "earlier rules of Board of War (version 1, today’s is 2)" in ran.output
    assert "all 30 chance events" in ran.output


def test_other_dice_of_earlier_rules_are_found(run: Wartable, tmp_path: Path):
    file = tmp_path / "changed.json"
    file.write_text(EARLIER.read_text(encoding="utf-8").replace('"secret":"', '"secret":"0', 1), encoding="utf-8")
    assert 1 == run("verify", str(file)).exit_code
