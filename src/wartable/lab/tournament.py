"""A tournament: every table of bots plays in every seating, with fresh dice or with the same dice for all."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.lab.bots import check_bots
from wartable.lab.experiment import BadExperiment, Deal, DiceMode, EngineKind, seed_of

__all__ = ["Tournament"]

Seating = tuple[str, ...]


class Tournament(msgspec.Struct, frozen=True, tag="tournament"):
    """A round robin: game after game goes through all seatings, then with new dice through all of them again."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    seed: int = 0
    options: dict[str, Any] = {}
    dice: DiceMode = DiceMode.FRESH
    engine: EngineKind = EngineKind.READABLE

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Every table of different bots, turned so that everybody has every seat once."""
        return _seatings(self.bots, self.players)

    def games_for(self, rounds: int) -> int:
        """How many games it takes to give everybody so many rounds of dice."""
        return rounds * len(self.seatings)

    def round_of(self, index: int) -> int:
        """Which round of dice a game belongs to; in duplicate mode all games of a round have the same."""
        return index // len(self.seatings)

    def deal(self, index: int) -> Deal:
        round_, place = divmod(index, len(self.seatings))
        seed = seed_of(self.seed, round_) if self.dice is DiceMode.DUPLICATE else seed_of(self.seed, round_, place)
        return Deal(index, self.seatings[place], seed, self.dice)

    def check(self) -> AnyGame:
        """The game, if bots, players and options fit it; otherwise the error that says what does not."""
        game = get_game(self.game)
        game.rules(self.players, self.options)
        variant = game.variant_of(self.options)
        check_bots(self.bots, game, self.players, variant)
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadExperiment("a tournament needs at least two bots, each named once", reason="bots")
        return game


@lru_cache(maxsize=16)
def _seatings(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    if players <= len(bots):
        tables = list(combinations(bots, players))
    else:
        # With fewer bots than seats some sit twice; tables of one bot alone would say nothing.
        tables = [table for table in combinations_with_replacement(bots, players) if len(set(table)) > 1]
    return tuple(table[turn:] + table[:turn] for table in tables for turn in range(players))
