"""The compiler where numba is installed; without it the same functions run as plain Python, slowly but alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

__all__ = ["HAS_COMPILER", "compiled"]

F = TypeVar("F", bound=Callable[..., Any])

try:
    from wartable.core.compiled import compiled_once

    HAS_COMPILER = True
except ImportError:
    HAS_COMPILER = False


def compiled(function: F) -> F:
    """The function, compiled if that can be; it gives other threads way while it runs.

    It makes no arrays, so references to them are not counted: that takes as long as the rules themselves.
    """
    if not HAS_COMPILER:
        return function
    return cast(F, compiled_once(nogil=True, error_model="numpy", _nrt=False)(function))
