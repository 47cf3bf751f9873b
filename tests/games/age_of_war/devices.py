"""What this machine can compute with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

__all__ = ["interpreted", "without_card"]

_ROOT = Path(__file__).resolve().parents[3]


def interpreted(program: str) -> Any:
    """What a program prints as JSON in a process where the kernels of a graphics card are interpreted, not compiled."""
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TRITON_INTERPRET": "1"},
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == said.returncode, said.stderr
    return json.loads(said.stdout)


def _has_card() -> bool:
    try:
        from wartable.games.age_of_war.solver.gpu import has_gpu
    except ImportError:
        return False
    return has_gpu()


without_card = pytest.mark.skipif(_has_card(), reason="this machine has a graphics card")
