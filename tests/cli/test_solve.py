from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable
from tests.games.age_of_war.devices import without_card
from tests.games.age_of_war.tiny import A, C, box
from wartable.games.age_of_war.solver import run as solver
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.table import SolvedTable

SMALL = box(2, ("x", 1, ([A],)), ("y", 1, ([C],)), ("y", 2, (3,)), x=1, y=4)
"""Three castles and two dice instead of fourteen and seven."""


@pytest.mark.slow
def test_the_table_is_written_and_nothing_is_left_beside_it(run: Wartable, tmp_path: Path):
    file = tmp_path / "small.table"
    said = run("solve", "age-of-war", "--device", "cpu", "--out", str(file), obj=SMALL)
    assert 0 == said.exit_code
    assert "27 positions solved" in said.stdout
    assert [file] == list(tmp_path.glob("small*"))
    SolvedTable(file, SMALL).verify()


@pytest.mark.slow
def test_programs_get_the_facts(run: Wartable, tmp_path: Path):
    file = tmp_path / "small.table"
    facts = json.loads(run("solve", "age-of-war", "--device", "cpu", "--out", str(file), "--json", obj=SMALL).stdout)
    assert {"positions": 27, "device": "cpu", "file": str(file), "tolerance": 1e-9}.items() <= facts.items()
    assert SolvedTable(file, SMALL).value((0, 0, 0)) == pytest.approx(facts["first_player"], abs=1e-7)


@pytest.mark.slow
def test_an_interrupted_solve_can_be_called_again(run: Wartable, tmp_path: Path):
    file, unfinished, seen = tmp_path / "small.table", tmp_path / "small.table.part", 0

    def pull_the_plug(positions: int) -> None:
        nonlocal seen
        seen += positions
        if seen == 27:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solver.solve(SMALL, device=Device.CPU, checkpoint=unfinished, progress=pull_the_plug)
    assert [unfinished] == list(tmp_path.glob("small*"))
    facts = json.loads(run("solve", "age-of-war", "--device", "cpu", "--out", str(file), "--json", obj=SMALL).stdout)
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


@without_card
def test_a_graphics_card_that_is_not_there_is_missed(run: Wartable, tmp_path: Path):
    said = run("solve", "age-of-war", "--device", "gpu", "--out", str(tmp_path / "x"))
    assert 2 == said.exit_code
    assert "no graphics card" in said.stderr
