from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from wartable.lab.results import read_games

READABLE = ("--engine", "readable")
"""What is tested here is the same with either engine; compiling one would take longer than all of it."""
QUICK = ("--bots", "mason,random", "--workers", "1", *READABLE)


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    path = tmp_path / "rich.toml"
    path.write_text("[victory]\ngold = 60\n", encoding="utf-8")
    return path


def test_a_run_writes_games_and_a_report_and_prints_it(run: Wartable, tmp_path: Path):
    shown = run("lab", "run", "board-of-war", *QUICK, "--games", "6", "--out", str(tmp_path / "out"))
    assert 0 == shown.exit_code, shown.output
    assert "Who wins" in shown.output
    assert "Ability cards dealt" in shown.output
    assert 6 == len(read_games(tmp_path / "out" / "games.parquet"))
    assert "<svg" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert (tmp_path / "out" / "plots" / "wins.svg").exists()


def test_a_run_looks_at_decisions_where_it_is_asked_to(run: Wartable, tmp_path: Path):
    out = ("--games", "4", "--out", str(tmp_path / "out"))
    shown = run("lab", "run", "board-of-war", *QUICK, *out, "--decisions", "2")
    assert "Branching factor" in shown.output
    assert (tmp_path / "out" / "decisions.parquet").exists()
    assert (tmp_path / "out" / "plots" / "places.svg").exists()
    asked, plain = (
        json.loads(run("lab", "run", "board-of-war", *QUICK, *out, *more, "--json").output)["measures"]
        for more in (("--decisions", "2"), ())
    )
    assert asked["branching-factor"]["value"] > 1
    assert "branching-factor" not in plain


def test_the_same_command_finds_its_games_again(run: Wartable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    first, second = (run("lab", "run", "board-of-war", *QUICK, "--games", "3", "--json") for _ in range(2))
    assert first.output == second.output
    assert 3 == len(read_games(Path(json.loads(first.output)["folder"]) / "games.parquet"))
    more = run("lab", "run", "board-of-war", *QUICK, "--games", "5", "--json")
    assert 5 == json.loads(more.output)["games"]
    assert 1 == len(list((tmp_path / "wartable-lab").iterdir()))


@pytest.mark.slow
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT], ids=lambda blow: blow.name)
def test_a_run_that_was_stopped_goes_on_with_what_it_had(run: Wartable, tmp_path: Path, blow: signal.Signals):
    """More games than anybody waits for; then a few, and they are those of a run that nobody stopped."""
    args = ("lab", "run", "board-of-war", "--bots", "mason,random", *READABLE)
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    command = ["wartable", *args, "--games", "100000", "--out", str(stopped)]
    # A shell that has put the tests into the background has told them not to listen to Ctrl-C.
    program = f"""
import signal, sys
from wartable.cli.main import main
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = {command}
    main()
"""
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    with subprocess.Popen([sys.executable, tmp_path / "program.py"], stderr=subprocess.PIPE) as process:
        until = time.monotonic() + 120
        while not has_games(stopped) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(blow)
        _, said = process.communicate(timeout=120)
    assert {signal.SIGKILL: -signal.SIGKILL, signal.SIGINT: 130}[blow] == process.returncode
    assert blow is signal.SIGKILL or b"give the same command again" in said
    kept = len((stopped / "games.jsonl").read_bytes().splitlines())
    for folder in (stopped, whole):
        assert 0 == run(*args, "--games", "6", "--workers", "1", "--out", str(folder)).exit_code
    assert len(read_games(stopped / "games.parquet")) >= kept - 1
    assert read_games(whole / "games.parquet") == read_games(stopped / "games.parquet")[:6]


def has_games(folder: Path) -> bool:
    journal = folder / "games.jsonl"
    return journal.exists() and b"\n" in journal.read_bytes()


def test_measures_for_programs(run: Wartable, tmp_path: Path, variant: Path):
    out = str(tmp_path / "out")
    args = ("--games", "4", "--variant", str(variant), "--option", "board=8", "--out", out, "--json")
    measures = json.loads(run("lab", "run", "board-of-war", *QUICK, *args).output)["measures"]
    assert {"seat.1", "seat.2", "first", "bot.mason", "length", "unfinished", "unit.unit-merchant.count"} <= set(
        measures
    )
    assert {"value", "low", "high", "count"} == set(measures["seat.1"])


def test_one_bot_sits_everywhere(run: Wartable, tmp_path: Path):
    args = ("--games", "1", "--players", "3", "--workers", "1", "--out", str(tmp_path), *READABLE)
    run("lab", "run", "board-of-war", "--bots", "random", *args)
    assert ("random",) * 3 == read_games(tmp_path / "games.parquet")[0].bots


def test_without_a_name_the_strongest_bot_that_plays_at_once_sits_everywhere(run: Wartable, tmp_path: Path):
    """A bot that searches for seconds would take days for what is asked for here."""
    args = ("--games", "1", "--workers", "1", "--out", str(tmp_path), *READABLE)
    run("lab", "run", "board-of-war", *args)
    assert ("regent", "regent") == read_games(tmp_path / "games.parquet")[0].bots


def test_without_names_a_tournament_is_one_of_bots_that_play_at_once(run: Wartable, tmp_path: Path):
    args = ("--rounds", "1", "--workers", "1", "--out", str(tmp_path), "--json", *READABLE)
    found = json.loads(run("lab", "tournament", "board-of-war", *args).output)
    assert {"random", "merchant", "mason", "marshal", "regent"} == set(found["cross"])


def test_a_bot_does_without_in_a_comparison_too(run: Wartable, tmp_path: Path):
    variant = tmp_path / "rich.toml"
    variant.write_text("income.start_gold = 5\n", encoding="utf-8")
    args = ("--variant", str(variant), "--games", "3", "--out", str(tmp_path / "out"), "--without", "type:attack@1")
    assert 0 == run("lab", "compare", "board-of-war", *QUICK, *args).exit_code
    seated = {bot for record in read_games(tmp_path / "out/2-rich/games.parquet") for bot in record.bots}
    assert "mason without type:attack" in seated


def test_a_limit_that_is_broken_fails(run: Wartable, tmp_path: Path):
    """Seats rotate, so the better bot does not count as a bias of a seat; unfinished games there are none."""
    out = ("--games", "4", "--out", str(tmp_path / "out"))
    assert 3 == run("lab", "run", "board-of-war", *QUICK, *out, "--max-seat-bias", "0.03").exit_code
    open_ = run("lab", "run", "board-of-war", *QUICK, *out, "--max-seat-bias", "3%")
    assert "games would tell" in open_.output
    kept = run("lab", "run", "board-of-war", *QUICK, *out, "--max-unfinished", "0.9")
    assert (0, True) == (kept.exit_code, "kept: unfinished" in kept.output)


def test_variants_are_compared_with_the_same_dice(run: Wartable, tmp_path: Path, variant: Path):
    args = ("--games", "12", "--variant", str(variant), "--out", str(tmp_path / "out"))
    shown = run("lab", "compare", "board-of-war", *QUICK, *args)
    assert 0 == shown.exit_code, shown.output
    assert "rich against standard" in shown.output
    assert "victory.gold: 1000 → 60" in shown.output
    one, other = (read_games(tmp_path / "out" / name / "games.parquet") for name in ("1-standard", "2-rich"))
    assert [game.seed for game in one] == [game.seed for game in other]
    found = json.loads(run("lab", "compare", "board-of-war", *QUICK, *args, "--json").output)
    assert ["standard", "rich"] == found["variants"]
    length = found["comparisons"][0]["length"]
    assert "changed" == length["finding"]
    assert length["difference"]["value"] < 0


def test_decisions_of_variants_are_compared_where_it_is_asked_for(run: Wartable, tmp_path: Path, variant: Path):
    args = ("--games", "6", "--decisions", "4", "--variant", str(variant), "--out", str(tmp_path / "out"))
    shown = run("lab", "compare", "board-of-war", *QUICK, *args)
    assert 0 == shown.exit_code, shown.output
    assert "Decisions: rich against standard" in shown.output
    assert "4 games were looked at decision by decision" in shown.output
    assert (tmp_path / "out" / "2-rich" / "decisions.parquet").exists()
    alone = run("lab", "compare", "board-of-war", *QUICK, *args, "--measure", "branching-factor,length", "--json")
    (found,) = json.loads(alone.output)["comparisons"]
    assert ["branching-factor", "length"] == list(found)
    assert found["branching-factor"]["before"]["value"] > 1
    unknown = run("lab", "compare", "board-of-war", *QUICK, *args[:2], *args[4:], "--measure", "branching-factor")
    assert 2 == unknown.exit_code


def test_a_change_can_be_limited(run: Wartable, tmp_path: Path, variant: Path):
    args = ("--games", "12", "--variant", str(variant), "--out", str(tmp_path / "out"))
    assert 1 == run("lab", "compare", "board-of-war", *QUICK, *args, "--max-change", "length=1").exit_code
    assert 0 == run("lab", "compare", "board-of-war", *QUICK, *args, "--max-change", "length=100").exit_code
    share = run("lab", "compare", "board-of-war", *QUICK, *args, "--max-change", "shared=100%")
    assert re.search(r"^kept: shared is \d+\.\d%, the limit is 100\.0%$", share.output, re.MULTILINE)
    unknown = run("lab", "compare", "board-of-war", *QUICK, *args, "--max-change", "lenght=1")
    assert 2 == unknown.exit_code
    assert "lenght" in unknown.stderr


def test_house_rules_are_compared_with_the_standard_game(run: Wartable, tmp_path: Path):
    args = ("--bots", "random", "--workers", "1", "--games", "3", "--out", str(tmp_path / "out"), *READABLE)
    compare = ("lab", "compare", "board-of-war", *args, "--house-rule", "diplomat-every-turn")
    found = json.loads(run(*compare, "--json").output)
    assert ["standard", "The Diplomat in every turn"] == found["variants"]
    assert "diplomat.every_turn" in run(*compare).output


def test_two_variants_are_compared_with_each_other(run: Wartable, tmp_path: Path, variant: Path):
    other = tmp_path / "poor.toml"
    other.write_text("victory.gold = 70\n", encoding="utf-8")
    args = ("--games", "3", "--variant", str(variant), "--variant", str(other), "--out", str(tmp_path / "out"))
    assert "poor against rich" in run("lab", "compare", "board-of-war", *QUICK, *args).output


def test_every_variant_is_held_to_the_limits(run: Wartable, tmp_path: Path, variant: Path):
    """The second breaks them, the third does not."""
    (tmp_path / "again").mkdir()
    standard, again = tmp_path / "standard.toml", tmp_path / "again" / "rich.toml"
    standard.write_text("", encoding="utf-8")
    again.write_text("", encoding="utf-8")
    files = [part for path in (standard, variant, again) for part in ("--variant", str(path))]
    args = ("--games", "12", *files, "--out", str(tmp_path / "out"), "--max-change", "length=1")
    shown = run("lab", "compare", "board-of-war", *QUICK, *args)
    assert 1 == shown.exit_code
    assert "broken: rich: length" in shown.output
    assert "kept: rich (2): length" in shown.output
    assert {"1-standard", "2-rich", "3-rich (2)"} < {place.name for place in (tmp_path / "out").iterdir()}
    assert {"changes-rich.svg", "changes-rich-2.svg"} & {plot.name for plot in (tmp_path / "out" / "plots").iterdir()}


@pytest.mark.slow
def test_bots_that_nobody_named_know_all_variants(run: Wartable, tmp_path: Path):
    """The perfect bot knows only the standard cards, wherever those stand in the command."""
    changed, standard = tmp_path / "changed.toml", tmp_path / "standard.toml"
    changed.write_text("castle.azuchi.points = 4\n", encoding="utf-8")
    standard.write_text("", encoding="utf-8")
    for one, other in ((changed, standard), (standard, changed)):
        out = tmp_path / one.stem
        args = ("--games", "3", "--workers", "1", "--variant", str(one), "--variant", str(other), "--out", str(out))
        shown = run("lab", "compare", "age-of-war", *args)
        assert 0 == shown.exit_code, shown.output
        assert ("greedy", "greedy") == read_games(out / f"1-{one.stem}" / "games.parquet")[0].bots


def test_a_tournament_has_ratings_and_a_cross_table(run: Wartable, tmp_path: Path):
    table = ("--bots", "random,mason,marshal", "--rounds", "2", "--workers", "1", *READABLE)
    args = (*table, "--out", str(tmp_path / "out"))
    shown = run("lab", "tournament", "board-of-war", *args, "--duplicate")
    assert 0 == shown.exit_code, shown.output
    assert "Ratings" in shown.output
    found = json.loads(run("lab", "tournament", "board-of-war", *args, "--duplicate", "--json").output)
    assert 12 == found["games"]
    assert "random" == found["standings"][-1]["bot"]
    assert {"random", "mason"} == set(found["cross"]["marshal"])


def test_the_numbers_of_a_game_and_of_a_variant(run: Wartable, variant: Path):
    shown = run("lab", "numbers", "board-of-war", "--variant", str(variant))
    assert 0 == shown.exit_code
    (line,) = [line for line in shown.output.splitlines() if line.startswith("victory.gold")]
    assert ["victory.gold", "1000", "60"] == line.split()
    assert "can be played" in shown.output
    numbers = json.loads(run("lab", "numbers", "age-of-war", "--json").output)["numbers"]
    assert 3 == numbers["castle.azuchi.points"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("run", "chess"), "no game"),
        (("run", "board-of-war", "--bots", "oracle"), "oracle"),
        (("run", "board-of-war", "--bots", "random,random,random", "--players", "2"), "number of bots"),
        (("run", "board-of-war", "--games", "0"), "--games"),
        (("run", "board-of-war", "--max-seat-bias", "much"), "--max-seat-bias"),
        (("run", "board-of-war", "--max-seat-bias", "5"), "from 0 to 1"),
        (("run", "board-of-war", "--judged"), "--decisions"),
        (("run", "board-of-war", "--option", "bord=8"), "its options are: variant, house_rules, position, board"),
        (("run", "board-of-war", "--option", "board=9"), "it can be: 10, 8"),
        (("run", "board-of-war", "--option", "variant=9"), "options of board-of-war"),
        (("compare", "board-of-war", "--judged", "--house-rule", "one-army-captures"), "--decisions"),
        (("compare", "board-of-war", "--max-change", "length"), "MEASURE=NUMBER"),
        (("compare", "board-of-war", "--max-change", "seat.1=5"), "seat.1 is a share, from 0 to 1 or 0% to 100%"),
        (("compare", "board-of-war", "--max-change", "length=5%"), "length is no share of a whole"),
        (("tune", "board-of-war", "--goal", "seat.1=45..55", "--number", "victory.gold=1..2"), "seat.1 is a share"),
        (("compare", "board-of-war"), "at least one variant"),
        (("compare", "board-of-war", "--variant", "nowhere.toml"), "nowhere.toml"),
        (("tournament", "board-of-war", "--bots", "random"), "at least two bots"),
        (("dance",), "dance"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Wartable, args: tuple[str, ...], words: str):
    shown = run("lab", *args)
    # 1 would say to a check that a limit is broken.
    assert 2 == shown.exit_code
    assert words in shown.stderr
    assert 1 == len(shown.stderr.strip().splitlines())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "wartable: line 3 of the variant: there is no victory.gild; there is: gold"),
        ("es", "wartable: línea 3 de la variante: no existe victory.gild; existen: gold"),
        ("zh-Hant", "wartable: 變體第 3 行：沒有 victory.gild；有的是：gold"),
    ],
)
def test_a_mistake_in_a_variant_is_named_by_line_and_key(run: Wartable, tmp_path: Path, language: str, line: str):
    bad = tmp_path / "bad.toml"
    bad.write_text("# mine\n[victory]\ngild = 5\n", encoding="utf-8")
    for command in (("lab", "run"), ("lab", "numbers"), ("lab", "compare"), ("play",)):
        shown = run(*command, "board-of-war", "--variant", str(bad), "--lang", language)
        assert (2, line) == (shown.exit_code, shown.stderr.strip())


def test_a_folder_of_another_experiment_is_refused(run: Wartable, tmp_path: Path):
    args = ("board-of-war", *QUICK, "--games", "1", "--out", str(tmp_path / "out"))
    run("lab", "run", *args)
    shown = run("lab", "run", *args, "--seed", "9")
    assert 2 == shown.exit_code
    assert "another experiment" in shown.stderr


def test_a_folder_that_cannot_be_written_is_no_broken_limit(run: Wartable, tmp_path: Path):
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    for command in (("run",), ("scan", "--number", "victory.gold")):
        shown = run("lab", command[0], "board-of-war", *QUICK, "--games", "3", "--out", str(tmp_path / "taken"))
        assert (2, 1) == (shown.exit_code, len(shown.stderr.strip().splitlines()))
        assert "taken" in shown.stderr


def test_every_question_has_a_folder_of_its_own(run: Wartable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Otherwise the report of one would be written over that of another."""
    monkeypatch.chdir(tmp_path)
    playing = ("board-of-war", "--bots", "random", "--workers", "1", *READABLE, "--games", "3", "--json")
    questions = (
        ("scan", "--number", "victory.gold"),
        ("scan", "--number", "income.merchant"),
        ("scan", "--number", "victory.gold", "--measure", "length"),
        ("sensitivity", "--number", "victory.gold=900..1000", "--paths", "2"),
    )
    answers = [
        json.loads(run("lab", command, *playing, *asked).output) for command, *asked in (*questions, questions[0])
    ]
    folders = [answer["folder"] for answer in answers]
    assert folders[0] == folders[-1]
    assert len(questions) == len(set(folders))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("epic-dice-battles", "--bots", "search"), "does not know search; it plays random, warlord"),
        (("board-of-war", "--bots", "hard"), "does not know hard; it plays marshal, mason, merchant, random, regent"),
    ],
)
def test_why_the_batch_engine_does_not_play_is_said(run: Wartable, tmp_path: Path, args: tuple[str, ...], told: str):
    pytest.importorskip("numba")
    playing = ("--games", "1", "--workers", "1", "--out", str(tmp_path / "out"))
    refused = run("lab", "run", *args, *playing, "--engine", "batch")
    assert 2 == refused.exit_code
    assert told in refused.stderr


def test_the_report_says_why_the_readable_rules_played(run: Wartable, tmp_path: Path):
    pytest.importorskip("numba")
    playing = ("--games", "1", "--workers", "1")
    for args, told in (
        (("epic-dice-battles", "--bots", "random", "--without", "unit:ninja@1"), "does not know random without"),
        (("age-of-war", "--bots", "collector,random"), "does not know collector"),
        (("board-of-war", "--bots", "random", *READABLE), "the readable rules\n"),
    ):
        shown = run("lab", "run", *args, *playing, "--out", str(tmp_path / args[0]))
        assert told in shown.output


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
@pytest.mark.parametrize("command", ["run", "compare", "tournament", "numbers"])
def test_help_speaks_the_language(run: Wartable, command: str, language: str):
    shown = run("lab", command, "--help", "--lang", language)
    assert 0 == shown.exit_code
    assert "cmd-" not in shown.output


def test_the_lab_lists_its_commands(run: Wartable):
    shown = run("lab")
    assert all(name in shown.output for name in ("run", "compare", "tournament", "numbers"))
    assert "lab" in run("--help").output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ("compare", "--house-rule", "diplomat-every-turn", "--games", "3", "--measure=lenght"),
            "measure “lenght”; ",
        ),
        (("scan", "--games", "3", "--number", "victory.golt"), "number “victory.golt”; the nearest are: victory.gold,"),
        (("run", "--games", "3", "--bots", "no_such_package:Bot"), "“no_such_package:Bot”: No module named"),
        (("run", "--games", "3", "--bots", "pathlib:Path"), "“pathlib:Path” is no bot: it has no choose()"),
        (("run", "--games", "-2"), "--games: “-2” is not a number of at least 1"),
        (("run", "--engine", "fast"), "--engine: “fast” is none of: auto, batch, readable"),
        (("run", "--games", "3", "--option", "board"), "--option: “board” is not NAME=VALUE"),
        (
            ("sensitivity", "--number", "victory.gold=1..2", "--number", "victory.gold=1..3"),
            "gold is there twice",
        ),
        (("tune", "--goal", "length=1..2", "--goal", "length=1..3", "--number", "dice=1..2"), "length is there twice"),
        (("tune", "--goal", "length=1..2", "--number", "victory.gold=1.5..3"), "victory.gold is a whole number: “"),
    ],
)
def test_a_slip_is_answered_by_one_sentence(run: Wartable, tmp_path: Path, args: tuple[str, ...], sentence: str):
    command, *rest = args
    shown = run("lab", command, "board-of-war", *QUICK, "--out", str(tmp_path / "out"), *rest)
    assert 2 == shown.exit_code, shown.output
    assert sentence in shown.stderr
    assert 1 == shown.stderr.strip().count("\n") + 1
