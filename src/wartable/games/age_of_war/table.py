"""The solved two-player game as a file: the win probability of every position between turns, mapped into memory.

    head (64 bytes)  "AOWTABLE", version, castles, scale, the box's fingerprint, SHA-256 of the body
    body             3 bytes per position, little-endian: the win probability times the scale, rounded

The place of a position in the body is the number whose base-3 digits are the owners of the castles, castle 0 the
lowest: 0 the centre, 1 the player to move, 2 the opponent. The scale is even, so that 0, 1/2 and 1 are exact.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from wartable.core.errors import WartableError
from wartable.games.age_of_war.components import Components, standard_components

__all__ = ["ERROR", "BadTable", "SolvedTable", "fingerprint", "load", "write"]

_HEAD = struct.Struct("<8sHHI16s32s")
_MAGIC = b"AOWTABLE"
_VERSION = 1
_WIDTH = 3
_SCALE = 2**24 - 2

ERROR = 0.5 / _SCALE
"""How far a stored value may be from the solver's, by rounding: 3e-8."""


class BadTable(WartableError, ValueError):
    """A file that is not a table this version can read."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {_PROBLEMS[problem]}", file=str(path))
        self.key = f"error-table-{problem}"


_PROBLEMS = {
    "kind": "this is no table of solved positions",
    "version": "this table was written by another version",
    "cards": "this table was made for other cards",
    "size": "this table is cut short or too long",
    "checksum": "this table is damaged: it does not match its checksum",
}


class SolvedTable:
    """A table open for reading."""

    def __init__(self, path: Path, components: Components) -> None:
        self.path = path
        self.castles = len(components.castles)
        with path.open("rb") as file:
            head = file.read(_HEAD.size)
            self._box, self._checksum = _check_head(path, head)
            self.check_box(components)
            if file.seek(0, os.SEEK_END) != _HEAD.size + _WIDTH * 3**self.castles:
                raise BadTable(path, "size")
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # Owner by castle to place in the file, in one sum.
        self._step = tuple(_WIDTH * 3**castle for castle in range(self.castles))

    def value(self, owners: Sequence[int]) -> float:
        """The win probability of the player to move; by castle 0 the centre, 1 the player to move, 2 the opponent."""
        if len(owners) != self.castles or not all(owner in (0, 1, 2) for owner in owners):
            raise ValueError(f"owners are {self.castles} numbers: 0 centre, 1 player to move, 2 opponent")
        at = _HEAD.size
        for owner, step in zip(owners, self._step, strict=True):
            at += step * int(owner)
        return int.from_bytes(self._map[at : at + _WIDTH], "little") / _SCALE

    def check_box(self, components: Components) -> None:
        """BadTable unless these are the cards that were solved."""
        if fingerprint(components) != self._box:
            raise BadTable(self.path, "cards")

    def values(self) -> npt.NDArray[np.float64]:
        """Every value, by place in the file."""
        parts = np.frombuffer(self._map, np.uint8, offset=_HEAD.size).reshape(-1, _WIDTH).astype(np.int64)
        return (parts @ (1 << 8 * np.arange(_WIDTH))) / _SCALE

    def verify(self) -> None:
        """Read the whole file and compare it with its checksum; BadTable if it was damaged."""
        if hashlib.sha256(memoryview(self._map)[_HEAD.size :]).digest() != self._checksum:
            raise BadTable(self.path, "checksum")


@lru_cache(maxsize=1)
def load() -> SolvedTable:
    """The table that comes with the package."""
    path = resources.files(__package__) / "data" / "two-players.bin"
    assert isinstance(path, Path), "the package lies in a folder"
    return SolvedTable(path, standard_components())


def write(path: Path, values: npt.NDArray[np.float64], components: Components) -> None:
    """Write a table; `values` by place, as the module says."""
    assert len(values) == 3 ** len(components.castles)
    codes = np.rint(values * _SCALE).astype("<u4")
    body = codes.view(np.uint8).reshape(-1, 4)[:, :_WIDTH].tobytes()
    castles, checksum = len(components.castles), hashlib.sha256(body).digest()
    head = _HEAD.pack(_MAGIC, _VERSION, castles, _SCALE, fingerprint(components), checksum)
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_bytes(head + body)
    unfinished.replace(path)


@lru_cache(maxsize=8)
def fingerprint(components: Components) -> bytes:
    """Sixteen bytes that change with any card, clan or number of dice."""
    return hashlib.sha256(msgspec.json.encode(components)).digest()[:16]


def _check_head(path: Path, head: bytes) -> tuple[bytes, bytes]:
    """The fingerprint of the box and the checksum of the body."""
    if len(head) < _HEAD.size or not head.startswith(_MAGIC):
        raise BadTable(path, "kind")
    _, version, _, scale, box, checksum = _HEAD.unpack(head)
    if (version, scale) != (_VERSION, _SCALE):
        raise BadTable(path, "version")
    return bytes(box), bytes(checksum)
