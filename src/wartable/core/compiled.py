"""Compiling a kernel once for all runs of the program: it takes longer than playing a thousand games."""

# mypy: allow-untyped-calls

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

from wartable.core.processes import uninterrupted

__all__ = ["HAS_COMPILER", "Straight", "compiled_once"]

HAS_COMPILER = find_spec("numba") is not None
"""Whether numba is installed. One that is there and does not work says so itself: nothing runs slowly unnoticed."""

if HAS_COMPILER:
    # Half of it is C, which takes a Ctrl-C for a part that is not there.
    with uninterrupted():
        from numba import config, njit, typeof

_SETTING = "CACHE_DIR"

F = TypeVar("F", bound=Callable[..., Any])


def compiled_once(engine: Path | None = None, **options: Any) -> Callable[[F], F]:
    """Like `njit`, and what was compiled is kept on disk for as long as no module beside it or in the core changes.

    `engine` is the folder of an engine that has folders of its own: then it is for as long as nothing in any of them
    changes. Where nothing can be kept it is compiled in every run; where numba is not installed it is the function
    itself.
    """

    def compile_(function: F) -> F:
        if not HAS_COMPILER:
            return function
        before: str = getattr(config, _SETTING)
        setattr(config, _SETTING, before or str(_folder(engine or Path(function.__code__.co_filename).parent)))
        try:
            return cast(F, njit(cache=True, **options)(function))
        except (OSError, RuntimeError):
            return cast(F, njit(**options)(function))
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
        types = tuple(typeof(argument) for argument in arguments) if HAS_COMPILER else ()
        self.call = self._kernel.compile(types) if HAS_COMPILER else self._kernel
        return self.call(*arguments)


@cache
def _folder(engine: Path) -> Path:
    """One for each state of the engine: the compiler itself looks at the kernel's own module alone."""
    core = {Path(__file__).with_name(name) for name in ("duplicate.py", "stepping.py", "twister.py")}
    sources = sorted({*engine.rglob("*.py"), *core})
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
    return Path(platformdirs.user_cache_dir("wartable")) / "kernels" / digest
