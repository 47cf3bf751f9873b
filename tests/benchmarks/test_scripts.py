"""Every benchmark still runs and prints its figures; how good they are is for people to read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
# The smallest work that still goes through all of a script, and what it must have printed.
RUNS = {
    "age_of_war_card": (
        ("--device", "cpu", "--tables", "4", "--checked", "1", "--seconds", "0.001"),
        "6 players: 400 steps are those of the readable rules",
    ),
    "age_of_war_judge": (("luck", "--games", "2", "--players", "2"), "2 players"),
    "age_of_war_strong": (("--players", "3", "--games", "30"), "bar: 1.8 among greedy"),
    "age_of_war_tournament": (("--players", "2,3", "--games", "1"), "strong - greedy"),
    "board_of_war_bars": (
        ("--bot", "marshal", "--games", "2", "--lines", "1", "--jobs", "1", "--journal", os.devnull),
        "regent",
    ),
    "board_of_war_seating": (("--games", "1"), "south west north east"),
    "board_of_war_tournament": (("--bots", "regent,random", "--players", "2", "--games", "1"), "regent - random"),
    "epic_dice_battles_batch": (("--seconds", "0.01"), "warlord"),
    "epic_dice_battles_judge": (("reliability", "--games", "1"), "mean judged"),
    "epic_dice_battles_odds": (("--battles", "2"), "siege"),
    "epic_dice_battles_search": (("--journal", os.devnull, "--games", "0"), "times the fair share"),
    "epic_dice_battles_sieges": (("--bot", "random", "--players", "2", "--games", "1"), "siege of an army"),
    "epic_dice_battles_starts": (
        ("check", "--bot", "random", "--starts", "bizen,musashi", "--games", "1"),
        "1 games: bizen",
    ),
    "epic_dice_battles_tournament": (("--bots", "random,random", "--players", "2", "--games", "1"), "castles built"),
    "faults": (("--database", "sqlite", "--only", "kill", "--times", "1", "--tables", "1"), "0 lost, 0 doubled"),
    "hostile": (("--seconds", "1", "--only", "quiet"), "quiet"),
    "ladder": (("--only", "age-of-war", "--players", "2", "--games", "1"), "normal - easy"),
    "open_spiel_parts": (("--decisions", "20"), "the rules alone"),
    "playouts": (("--seconds", "0.01"), "board-of-war"),
    "processes": (
        ("--processes", "1", "--tables", "2", "--seconds", "1", "--minutes", "0.2", "--commit-seconds", "0.5"),
        "with NOTIFY",
    ),
    "server_load": (("--tables", "2", "--seconds", "1", "--no-peer"), "wartable"),
}
NEEDS = {"age_of_war_card": "torch"}
# A whole solve and a million games take minutes; the solver and the batch engine have tests of their own.
LONG = {
    "age_of_war_batch",
    "age_of_war_solver",
    "board_of_war_batch",
    "board_of_war_judge",
    "board_of_war_learned",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNS)
def test_benchmark_runs(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason=f"{NEEDS[name]} is an extra")
    asked, told = RUNS[name]
    done = subprocess.run(
        [sys.executable, f"{BENCHMARKS / name}.py", *asked],
        env=os.environ | {"PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    assert told in done.stdout


def test_no_benchmark_is_forgotten() -> None:
    assert {path.stem for path in BENCHMARKS.glob("*.py")} == set(RUNS) | LONG
