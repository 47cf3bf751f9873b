"""Compiling a kernel once for all runs of the program: it takes longer than playing a thousand games."""

# mypy: allow-untyped-decorators, allow-untyped-calls

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
from numba import config, njit, typeof

__all__ = ["Straight", "compiled_once"]

_SETTING = "CACHE_DIR"


def compiled_once(**options: Any) -> Callable[[Callable[..., Any]], Any]:
    """Like `njit`, and what was compiled is kept on disk for as long as no module beside it or in the core changes.

    Where nothing can be kept it is compiled in every run.
    """

    def compile_(function: Callable[..., Any]) -> Any:
        before: str = getattr(config, _SETTING)
        setattr(config, _SETTING, before or str(_folder(Path(function.__code__.co_filename).parent)))
        try:
            return njit(cache=True, **options)(function)
        except (OSError, RuntimeError):
            return njit(**options)(function)
        finally:
            setattr(config, _SETTING, before)

    return compile_


class Straight:
    """A kernel whose arguments are of the same types in every call: they are looked at in the first one alone.

    For a dozen arrays that takes longer than a step at a table.
    """

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel
        self.call: Callable[..., Any] = self._first
        """Calls the kernel; keep no reference to it, since it changes with the first call."""

    def _first(self, *arguments: Any) -> Any:
        self.call = self._kernel.compile(tuple(typeof(argument) for argument in arguments))
        return self.call(*arguments)


@cache
def _folder(engine: Path) -> Path:
    """One for each state of the engine: the compiler itself looks at the kernel's own module alone."""
    core = {Path(__file__).with_name(name) for name in ("stepping.py", "twister.py")}
    sources = sorted({*engine.glob("*.py"), *core})
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
    return Path(platformdirs.user_cache_dir("wartable")) / "kernels" / digest
