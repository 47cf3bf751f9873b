"""Kernels where something is missing: without the compiler as plain Python, without anything else not at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from wartable.core.compiled import HAS_COMPILER, _folder, compiled_once

TWICE = """
import sys
sys.modules[sys.argv[1]] = None
from wartable.core.compiled import compiled_once

@compiled_once()
def twice(number):
    return 2 * number

print(type(twice).__name__, twice(21))
"""


def without(package: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", TWICE, package], capture_output=True, text=True, check=False)


def test_a_kernel_is_compiled() -> None:
    @compiled_once()
    def twice(number: int) -> int:
        return 2 * number

    assert HAS_COMPILER
    assert 42 == twice(21)
    assert "function" != type(twice).__name__


def test_what_was_compiled_is_kept_until_any_module_of_the_engine_changes(tmp_path: Path) -> None:
    inner = tmp_path / "bot" / "choices.py"
    inner.parent.mkdir()
    (tmp_path / "moves.py").write_text("")
    inner.write_text("BEST = 1")
    kept = _folder.__wrapped__(tmp_path)
    assert kept == _folder.__wrapped__(tmp_path)
    inner.write_text("BEST = 2")
    assert kept != _folder.__wrapped__(tmp_path)


def test_without_the_compiler_a_kernel_is_the_function_itself() -> None:
    assert "function 42\n" == without("numba").stdout


def test_a_broken_installation_is_refused_by_the_name_of_what_it_lacks() -> None:
    """Nobody should wait for plain Python where the compiler is there."""
    ran = without("platformdirs")
    assert 0 != ran.returncode
    assert "platformdirs" in ran.stderr.splitlines()[-1]
    assert 0 != without("llvmlite").returncode, "a compiler that does not work says so itself"


def test_ctrl_c_waits_until_the_compiler_is_there(tmp_path: Path) -> None:
    """It would come out as a part of numba that could not be found."""
    (tmp_path / "numba.py").write_text(
        "import os, pathlib, signal\n"
        "os.kill(os.getpid(), signal.SIGINT)\n"
        "pathlib.Path(__file__).with_name('whole').touch()\n"
        "config = njit = typeof = None\n",
        encoding="utf-8",
    )
    program = "import signal; signal.signal(2, signal.default_int_handler); import wartable.core.compiled"
    paths = os.pathsep.join([str(tmp_path), *sys.path])
    environment = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=False)
    assert -signal.SIGINT == done.returncode
    assert (tmp_path / "whole").exists()
