"""Bots of other packages, and bots that must do without."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.core.bot import play_out
from wartable.core.errors import UnknownBot
from wartable.core.match import Match
from wartable.lab import Experiment, LocalPool, run_schedule
from wartable.lab.bots import bot_of, restricted
from wartable.lab.experiment import BadExperiment
from wartable.registry import get_game

EDB = get_game("epic-dice-battles")


@pytest.fixture
def my_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with a bot, on the path."""
    (tmp_path / "my_players.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def choose(self, rules, observation, legal_actions, rng):\n"
        "        return legal_actions[0]\n"
        "ready = First()\n"
        "nothing = 7\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "my_players"
    sys.modules.pop("my_players", None)


def test_a_bot_of_another_package_plays(my_package: str, tmp_path: Path) -> None:
    experiment = Experiment("age-of-war", (f"{my_package}:First", "random"), seed=4)
    played = run_schedule(experiment, 4, tmp_path / "out", LocalPool(1))
    assert {(f"{my_package}:First", "random"), ("random", f"{my_package}:First")} == {game.bots for game in played}
    assert "first" == bot_of(f"{my_package}:ready", get_game("age-of-war"), 2).name


@pytest.mark.slow
def test_a_bot_of_the_folder_where_one_is_plays_in_every_process(my_package: str, tmp_path: Path) -> None:
    """An installed command looks for modules everywhere but there; whoever writes a bot writes it there."""
    command = [sys.executable, "-P", "-c", "from wartable.cli.main import main; main()", "lab", "run", "age-of-war"]
    asked = ["--bots", f"{my_package}:First,random", "--games", "40", "--workers", "2", "--json"]
    done = subprocess.run([*command, *asked], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    assert 40 == json.loads(done.stdout)["games"]


@pytest.mark.parametrize("name", ["First2", "nothing"])
def test_what_is_no_bot_is_refused(my_package: str, name: str) -> None:
    with pytest.raises(UnknownBot, match=f"{my_package}:{name}"):
        bot_of(f"{my_package}:{name}", get_game("age-of-war"), 2)
    with pytest.raises(UnknownBot, match="nowhere:Bot"):
        bot_of("nowhere:Bot", get_game("age-of-war"), 2)


def test_a_restricted_bot_leaves_the_thing_alone() -> None:
    match = Match.new(EDB, seed=3)
    bots = [bot_of(name, EDB, 2) for name in ("warlord without unit:archer", "warlord")]
    play_out(match, bots, random.Random(1), max_decisions=400)
    bought = [entry for entry in match.log if getattr(entry.event, "unit", None) == "archer"]
    assert 0 not in {entry.seat for entry in bought}
    assert any(entry.seat == 0 for entry in match.log)


def test_where_there_is_nothing_else_it_may_be_used() -> None:
    game = get_game("age-of-war")
    match = Match.new(game, seed=3)
    only = tuple(action for action in match.legal_actions() if getattr(action, "castle", "") == "azuchi")[:1]
    if not only:
        only = match.legal_actions()[:1]
    bot = bot_of("random without castle:azuchi", game, 2)
    assert bot.choose(match.rules, match.observe(0), only, random.Random(1)) in only


def test_who_does_without() -> None:
    assert ("a without unit:archer", "b") == restricted(("a", "b"), ["unit:archer@1"])
    assert ("a without x:1", "b without x:1") == restricted(("a", "b"), ["x:1"])
    for given in ("unit:archer@3", "unit:archer@x", "@1"):
        with pytest.raises(BadExperiment):
            restricted(("a", "b"), [given])


@pytest.mark.parametrize("thing", ["unit:archr", "unti:archer", "archer", "type:bye"])
def test_a_slip_is_not_taken_for_a_finding(thing: str) -> None:
    with pytest.raises(BadExperiment, match="no action of epic-dice-battles"):
        bot_of(f"warlord without {thing}", EDB, 2)
