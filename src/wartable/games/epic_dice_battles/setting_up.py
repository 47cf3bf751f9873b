"""Positions of Epic Dice Battles as one word of text: what cannot be on a table is refused with the rule."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wartable.core.packed import Packing, largest
from wartable.games.epic_dice_battles.invariants import check_invariants
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State

__all__ = ["read_position", "shipped_position", "write_position"]

_LAST_YEAR = 1_999
_MOST = 199
"""No number but the year is larger: nobody is to roll a million dice."""


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
    return Packing(State, sample, _LAST_YEAR, _check, "ED-1")


def _check(rules: Rules, state: State) -> None:
    assert largest(state, but="year") <= _MOST, "ED-1: there is only so much in the box"
    check_invariants(rules, state)
