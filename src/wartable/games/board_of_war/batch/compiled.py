"""The compiler where numba is installed; without it the same functions run as plain Python, slowly but alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

__all__ = ["HAS_COMPILER", "compiled", "compiled_exactly", "compiled_with_arrays"]

F = TypeVar("F", bound=Callable[..., Any])

try:
    from wartable.core.compiled import compiled_once

    HAS_COMPILER = True
except ImportError:
    HAS_COMPILER = False


def compiled(function: F) -> F:
    """The function, compiled if that can be; it gives other threads way while it runs. It makes no arrays."""
    return _compiled(function, fastmath=True)


def compiled_exactly(function: F) -> F:
    """The same with every sum taken as it is written: what is equal in the readable rules of thumb is equal here."""
    return _compiled(function, fastmath=False)


def compiled_with_arrays(function: F) -> F:
    """The same for one that makes or copies arrays, and for what is called by such alone."""
    return _compiled(function, fastmath=True, _nrt=True)


def _compiled(function: F, *, fastmath: bool, _nrt: bool = False) -> F:
    """Where no arrays are made nobody counts who holds them: a step at a table takes three quarters of the time."""
    if not HAS_COMPILER:
        return function
    return cast(F, compiled_once(nogil=True, fastmath=fastmath, error_model="numpy", _nrt=_nrt)(function))
