"""The example package, installed as anybody would install it, into a folder of the tests' own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

__all__ = ["PIG", "environment_with", "installed"]

PIG = Path(__file__).parents[2] / "examples/pig"


def installed(folder: Path) -> Path:
    """Pig in a folder that can be put on the path of Python."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(PIG)]
    subprocess.run(command, check=True)
    return folder


def environment_with(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds what lies in these folders."""
    path = os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])
    return os.environ | {"PYTHONPATH": path}
