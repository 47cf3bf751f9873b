"""What a stretch of solving took, counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Effort"]


class Effort(NamedTuple):
    """Counts that do not depend on the machine's mood."""

    backups: int = 0
    """Turns worked out in full, over all rolls and castles."""
    updates: int = 0
    """Values updated with the policy held fixed."""
    products: int = 0
    """Products of a gain and the odds of a roll, inside the backups."""
    rounds: int = 0
    """The most rounds of any block."""
    residual: float = 0.0
    """The most that the last round moved a value."""

    @classmethod
    def total(cls, parts: Iterable[Effort]) -> Effort:
        """Several stretches together."""
        backups, updates, products, rounds, residual = zip(cls(), *parts, strict=True)
        return cls(sum(backups), sum(updates), sum(products), max(rounds), max(residual))
