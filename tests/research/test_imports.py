"""Whoever only plays pays nothing for research: its packages are imported when asked for, and not before."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("pettingzoo", "gymnasium", "pyspiel", "open_spiel")


@pytest.mark.parametrize(
    "program",
    [
        "import wartable, wartable.research.episode; wartable.run('age-of-war', ['random', 'random'], max_decisions=9)",
        "from click.testing import CliRunner; from wartable.cli.main import cli; CliRunner().invoke(cli, ['--help'])",
    ],
)
def test_the_packages_of_research_are_not_imported(program: str) -> None:
    program += f"; import sys; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "[]" == done.stdout.strip()
