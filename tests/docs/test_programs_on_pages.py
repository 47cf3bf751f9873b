"""The programs that the pages name can be started as they say, with the options that they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"((?:PYTHONPATH=\S+ )?)python ((?:benchmarks|examples)/[\w/]+\.py)((?:\s+[^`\s#)]+)*)")
COMMANDS = sorted(
    {
        (found[1].strip(), found[2], " ".join(re.findall(r"--[\w-]+", found[3])))
        for page in (*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"))
        for found in COMMAND.finditer(page.read_text("utf-8"))
    }
)


@pytest.mark.parametrize(("script", "options"), [(script, options) for _, script, options in COMMANDS])
def test_every_option_is_one_of_the_program(script: str, options: str) -> None:
    # Tournaments have their options from a module that they share.
    parts = (ROOT / script, *(ROOT / "benchmarks" / "tournament").glob("*.py"))
    program = "".join(part.read_text("utf-8") for part in parts)
    assert [] == [option for option in options.split() if f'"{option}"' not in program]


@pytest.mark.parametrize(
    ("setting", "script"), sorted({(setting, script) for setting, script, _ in COMMANDS if script.count("/") > 1})
)
def test_a_program_in_a_folder_of_its_own_finds_the_others(setting: str, script: str) -> None:
    if "peers" in script:
        pytest.importorskip("pygame", reason="peers are installed by benchmarks/peers/requirements.txt")
    path = dict([setting.split("=", 1)]) if setting else {}
    without = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, script, "--help"], env=without | path, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
