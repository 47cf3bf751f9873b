"""A solve in progress on disk: the strata that are done, so that an interrupted one goes on where it stopped."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import numpy as np

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.solver.classes import Floats
from wartable.games.age_of_war.solver.layout import Layout
from wartable.games.age_of_war.table import fingerprint

__all__ = ["Checkpoint"]

_HEAD = struct.Struct("<8s16sd")
_MAGIC = b"AOWPART1"
_VALUE = np.dtype("<f8")


class Checkpoint:
    """A file with the values of the finished strata, one after the other in solving order."""

    def __init__(self, path: Path, layout: Layout, components: Components, precision: float) -> None:
        self._path = path
        self._layout = layout
        self._head = _HEAD.pack(_MAGIC, fingerprint(components), precision)

    def load(self, values: Floats) -> int:
        """Fill in what the file holds; how many strata are done, 0 without a file of the same box and precision."""
        stored = self._path.read_bytes() if self._path.exists() else b""
        if stored[: _HEAD.size] != self._head:
            return 0
        known = (len(stored) - _HEAD.size) // _VALUE.itemsize
        ends = [self._layout.stretch(stratum)[1] for stratum in range(self._layout.castles + 1)]
        # A stratum that was only half written when the power went is worked out again.
        done = [end for end in ends if end <= known]
        if done:
            values[: done[-1]] = np.frombuffer(stored, _VALUE, done[-1], _HEAD.size)
        return len(done)

    def save(self, values: Floats, stratum: int) -> None:
        """Append a stratum; those below it are in the file already."""
        begin, end = self._layout.stretch(stratum)
        if stratum == 0:
            self._path.write_bytes(self._head)
        with self._path.open("r+b") as file:
            file.truncate(_HEAD.size + begin * _VALUE.itemsize)
            file.seek(0, os.SEEK_END)
            file.write(values[begin:end].astype(_VALUE).tobytes())
