"""What this machine can compute with."""

from __future__ import annotations

import pytest

__all__ = ["without_card"]


def _has_card() -> bool:
    try:
        from wartable.games.age_of_war.solver.gpu import has_gpu
    except ImportError:
        return False
    return has_gpu()


without_card = pytest.mark.skipif(_has_card(), reason="this machine has a graphics card")
