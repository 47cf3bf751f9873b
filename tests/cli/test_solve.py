from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from tests.games.age_of_war.tiny import A, C, box
from wartable.games.age_of_war import components
from wartable.games.age_of_war.solver import run as solver
from wartable.games.age_of_war.solver.checkpoint import Checkpoint
from wartable.games.age_of_war.table import Table

SMALL = box(2, ("x", 1, ([A],)), ("y", 1, ([C],)), ("y", 2, (3,)), x=1, y=4)


@pytest.fixture
def small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three castles and two dice instead of fourteen and seven."""
    monkeypatch.setattr(components, "standard_components", lambda: SMALL)


@pytest.mark.usefixtures("small_box")
def test_the_table_is_written_and_nothing_is_left_beside_it(run: Wartable, tmp_path: Path):
    file = tmp_path / "small.table"
    said = run("solve", "age-of-war", "--device", "cpu", "--out", str(file))
    assert 0 == said.exit_code
    assert "27 positions solved" in said.stdout
    assert [file] == list(tmp_path.glob("small*"))
    Table(file, SMALL).verify()


@pytest.mark.usefixtures("small_box")
def test_programs_get_the_facts(run: Wartable, tmp_path: Path):
    file = tmp_path / "small.table"
    facts = json.loads(run("solve", "age-of-war", "--device", "cpu", "--out", str(file), "--json").stdout)
    assert {"positions": 27, "device": "cpu", "file": str(file), "tolerance": 1e-9}.items() <= facts.items()
    assert Table(file, SMALL).value((0, 0, 0)) == pytest.approx(facts["first_player"], abs=1e-7)


@pytest.mark.usefixtures("small_box")
def test_an_interrupted_solve_can_be_called_again(run: Wartable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file, save = tmp_path / "small.table", Checkpoint.save

    def pull_the_plug(self, values, stratum):
        save(self, values, stratum)
        if stratum == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Checkpoint, "save", pull_the_plug)
    assert 130 == run("solve", "age-of-war", "--device", "cpu", "--out", str(file)).exit_code
    assert [tmp_path / "small.table.part"] == list(tmp_path.glob("small*"))
    monkeypatch.setattr(Checkpoint, "save", save)
    facts = json.loads(run("solve", "age-of-war", "--device", "cpu", "--out", str(file), "--json").stdout)
    assert facts["effort"]["backups"] < 10, "one stratum of one position was left"
    assert [file] == list(tmp_path.glob("small*"))


def test_only_age_of_war_can_be_solved(run: Wartable):
    said = run("solve", "board-of-war")
    assert 2 == said.exit_code
    assert "wartable: board-of-war cannot be solved; age-of-war can\n" == said.stderr


@pytest.mark.parametrize("tolerance", ["0", "-1", "1", "1e-11", "nothing", "nan"])
def test_a_tolerance_that_makes_no_sense_is_refused(run: Wartable, tolerance: str):
    said = run("solve", "age-of-war", "--tolerance", tolerance)
    assert 2 == said.exit_code
    assert "--tolerance" in said.stderr


def test_a_graphics_card_that_is_not_there_is_missed(run: Wartable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(solver, "_gpu_kernel", lambda _components, _layout: None)
    said = run("solve", "age-of-war", "--device", "gpu", "--out", str(tmp_path / "x"))
    assert 2 == said.exit_code
    assert "no graphics card" in said.stderr
