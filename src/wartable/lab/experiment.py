"""What an experiment plays: game after game, each decided by the experiment and its own number alone."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Literal, Protocol

import msgspec

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.core.library import get_game

__all__ = [
    "BadExperiment",
    "Deal",
    "DiceMode",
    "EngineKind",
    "Experiment",
    "Schedule",
    "check_measures",
    "seed_of",
    "unknown_name",
]

_NEAREST = 6
"""How many names are told to who asked for one that there is not."""


class BadExperiment(WartableError, ValueError):
    """An experiment that cannot be carried out."""

    key = "error-lab-experiment"


def unknown_name(kind: Literal["measure", "number"], name: str, known: Iterable[str]) -> BadExperiment:
    """There is no such thing; those whose names are most like it are told, since there can be hundreds."""
    near = get_close_matches(name, list(known), n=_NEAREST, cutoff=0.0)
    return BadExperiment(f"there is no {kind} {name!r}", reason=kind, name=name, known=", ".join(near))


def check_measures(names: Iterable[str], known: Collection[str]) -> None:
    """The error that says which of these is not measured."""
    for name in names:
        if name not in known:
            raise unknown_name("measure", name, known)


class DiceMode(StrEnum):
    """Where the dice of a game come from."""

    FRESH = "fresh"
    """One stream for the whole game, as `wartable.run` with the same seed has it."""
    DUPLICATE = "duplicate"
    """A stream for every seat: games with the same seed are comparable, however they go."""


class EngineKind(StrEnum):
    """Who works the rules out."""

    READABLE = "readable"
    """The rules as they are written, match after match: any bot, any game."""
    BATCH = "batch"
    """The game's fast engine, tested equal to them: simple bots only, and often dice of its own."""


class Deal(msgspec.Struct, frozen=True):
    """One game to be played."""

    index: int
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    dice: DiceMode = DiceMode.FRESH


class Schedule(Protocol):
    """What decides every game of an experiment or a tournament."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def options(self) -> dict[str, Any]:
        """The options of every game."""

    def deal(self, index: int) -> Deal:
        """The game of this number."""


class Experiment(msgspec.Struct, frozen=True, tag="experiment"):
    """Bots at one table who change places from game to game."""

    game: str
    bots: tuple[str, ...]
    """By seat in game 0; in every later game each moves one seat on."""
    seed: int = 0
    options: dict[str, Any] = {}
    dice: DiceMode = DiceMode.FRESH
    engine: EngineKind = EngineKind.READABLE

    def deal(self, index: int) -> Deal:
        players = len(self.bots)
        seated = tuple(self.bots[(seat + index) % players] for seat in range(players))
        return Deal(index, seated, seed_of(self.seed, index), self.dice)

    def check(self) -> AnyGame:
        """The game, if bots and options fit it; otherwise the error that says what does not."""
        game = get_game(self.game)
        game.rules(len(self.bots), self.options)
        variant = game.variant_of(self.options)
        from wartable.lab.bots import check_bots

        check_bots(self.bots, game, len(self.bots), variant)
        return game


def seed_of(*parts: object) -> int:
    """A seed that depends on all parts; fits where a file has 64 bits for it."""
    text = "|".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
