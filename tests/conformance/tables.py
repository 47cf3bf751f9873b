"""Every table the conformance suite plays at: game, number of players, options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from wartable.core.game import AnyGame
from wartable.core.match import Match
from wartable.registry import game_ids, get_game

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {"board-of-war": ({}, {"board": 8})}
"""Set-ups beside the default that a game's rules describe."""


class Table(NamedTuple):
    """A game with its number of players and options."""

    game: AnyGame
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        extras = "".join(
            f"-{name}={'+'.join(value) if isinstance(value, list) else value}" for name, value in self.options.items()
        )
        return f"{self.game.id}-{self.players}p{extras}"

    def new(self, seed: int, **kwargs: Any) -> Match:
        return Match.new(self.game, self.players, seed, self.options, **kwargs)


def games() -> tuple[AnyGame, ...]:
    return tuple(get_game(game_id) for game_id in game_ids())


def tables() -> tuple[Table, ...]:
    return tuple(
        Table(game, players, options)
        for game in games()
        for players in game.player_counts
        for options in OPTIONS.get(game.id, ({},))
    )


def house_rule_tables() -> tuple[Table, ...]:
    """Every house rule by itself at the smallest table, and all of a game's together at every size."""
    return tuple(
        table
        for game in games()
        if game.house_rules
        for table in (
            *(Table(game, game.player_counts[0], {"house_rules": [rule.id]}) for rule in game.house_rules),
            *(
                Table(game, count, {"house_rules": [rule.id for rule in game.house_rules]})
                for count in game.player_counts
            ),
        )
    )


def walk(match: Match, rng: random.Random, decisions: int) -> Iterator[Match]:
    """Play randomly; yields the match before every decision and once at the end."""
    for _ in range(decisions):
        yield match
        actions = match.legal_actions()
        if not actions:
            return
        match.play(rng.choice(actions))
    yield match
