"""Positions of Board of War as one word of text: what cannot be on a table is refused with the rule."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wartable.core.packed import Packing
from wartable.games.board_of_war.invariants import check_invariants
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import State

__all__ = ["read_position", "shipped_position", "write_position"]

_MOST = 2000


def read_position(rules: Rules, text: str) -> State:
    """The position of a word (`core/packed.py`)."""
    return _packing().read(rules, text)


def shipped_position(text: str) -> State:
    """The position of a word that ships with the game: a test has set them all up."""
    return _packing().unpacked(text)


def write_position(rules: Rules, state: State) -> str:
    """A position as a word."""
    return _packing().write(rules, state)


@lru_cache(maxsize=1)
def _packing() -> Packing[State]:
    sample = (resources.files(__package__) / "data" / "positions.jsonl").read_bytes()
    return Packing(State, sample, _MOST, check_invariants, "BW-1")
