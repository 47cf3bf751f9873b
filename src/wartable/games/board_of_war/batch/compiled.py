"""The compiler where numba is installed; without it the same functions run as plain Python, slowly but alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

__all__ = ["HAS_COMPILER", "compiled", "compiled_exactly"]

F = TypeVar("F", bound=Callable[..., Any])

try:
    from wartable.core.compiled import compiled_once

    HAS_COMPILER = True
except ImportError:
    HAS_COMPILER = False


def compiled(function: F) -> F:
    """The function, compiled if that can be; it gives other threads way while it runs."""
    return _compiled(function, fastmath=True)


def compiled_exactly(function: F) -> F:
    """The same with every sum taken as it is written: what is equal in the readable rules of thumb is equal here."""
    return _compiled(function, fastmath=False)


def _compiled(function: F, *, fastmath: bool) -> F:
    if not HAS_COMPILER:
        return function
    return cast(F, compiled_once(nogil=True, fastmath=fastmath, error_model="numpy")(function))
