"""Where each position stands while solving: by castles in the centre, so that a stratum is one stretch.

A block is all positions with the same castles in the centre; a stratum all blocks with equally many. Inside a block
the position number is a bit set over the castles outside the centre, in card order: 1 where the opponent holds it.
So the same table seen from the other seat is the number with all bits turned over, and a block never leads to
another one of its stratum.
"""

from __future__ import annotations

import numpy as np

from wartable.games.age_of_war.solver.classes import Ints

__all__ = ["Layout"]


class Layout:
    """Positions of so many castles in solving order."""

    def __init__(self, castles: int) -> None:
        self.castles = castles
        self.positions: int = 3**castles
        centres = np.arange(1 << castles)
        in_centre = np.sum([(centres >> castle) & 1 for castle in range(castles)], axis=0)
        order = np.lexsort((centres, in_centre))
        size = 1 << (castles - in_centre[order])
        ends = np.cumsum(size)
        self.offset: Ints = np.empty(1 << castles, np.int64)
        """By bit set of the castles in the centre: where its block begins."""
        self.offset[order] = ends - size
        self._strata: list[Ints] = [order[in_centre[order] == count] for count in range(castles + 1)]

    def blocks(self, stratum: int) -> Ints:
        """The blocks with this many castles in the centre, as bit sets, in order."""
        return self._strata[stratum]

    def stretch(self, stratum: int) -> tuple[int, int]:
        """Where a stratum begins and ends."""
        blocks = self._strata[stratum]
        begin = int(self.offset[blocks[0]])
        return begin, begin + len(blocks) * (1 << (self.castles - stratum))

    def place_of_owners(self) -> Ints:
        """By base-3 number of the owners (castle 0 the lowest digit; 0 centre, 1 mover, 2 opponent): its place."""
        owners = np.arange(self.positions, dtype=np.int64)
        centre = np.zeros_like(owners)
        bits = np.zeros_like(owners)
        outside = np.zeros_like(owners)
        for castle in range(self.castles):
            owners, owner = np.divmod(owners, 3)
            centre |= (owner == 0).astype(np.int64) << castle
            bits |= (owner == 2).astype(np.int64) << outside
            outside += owner != 0
        return self.offset[centre] + bits
