"""The example that trains a player by MaskablePPO runs, where sb3-contrib is installed."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "examples/train_ppo.py"


@pytest.mark.parametrize("game", ["age-of-war", "board-of-war"])
def test_a_few_seconds_of_training(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib")
    program = runpy.run_path(str(PROGRAM))
    program["main"](
        [
            "--game",
            game,
            "--minutes",
            "0.02",
            "--lines",
            "1",
            "--tables",
            "4",
            "--examined",
            "4",
            "--examiners",
            "random",
        ]
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all("decisions" in line and "random" in line for line in lines)
