"""One bot among bots of another kind: every deal is played from every seat, and the clock runs for the first bot.

Seeded: the same call plays the same games, unless a bot thinks by the clock. A shared victory counts by its share.
Games of one deal share their first dice or cards, so intervals are taken over deals, not over games; a game that
reaches the limit for programs counts as unfinished, and as not won.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from rich.console import Console
from rich.progress import track

from wartable.core.bot import unhurried
from wartable.core.game import OVER, AnyGame
from wartable.core.match import Match
from wartable.lab.estimates import Samples, estimate

__all__ = ["Pairing", "Played", "Series", "Share", "add_options", "numbers", "play_all", "row", "share_of"]

Facts = TypeVar("Facts")


class Pairing(NamedTuple):
    """One bot of the first kind among bots of the second."""

    first: str
    second: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return f"{self.first} - {self.second}"


class Played(NamedTuple, Generic[Facts]):
    """How one game went."""

    won: float
    """The first bot's share of the victory; 0 if the game is unfinished."""
    how: str | None
    """The kind of victory; None if the game is unfinished."""
    decisions: int
    thought: tuple[float, ...]
    """Seconds that the first bot took for each of its decisions."""
    facts: Facts


class Share(NamedTuple):
    """What the first bot won, with the 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"


class Series(NamedTuple, Generic[Facts]):
    """Games of one pairing."""

    game: AnyGame
    pairing: Pairing
    seed: int
    look: Callable[[Match], Facts]
    clock: Callable[[], float]
    is_unhurried: bool = False
    """Whether the first bot plays without its clock."""

    def play(self, number: int) -> Played[Facts]:
        """The game of this number: the deals repeat once for every seat of the first bot."""
        game, pairing = self.game, self.pairing
        deal, place = divmod(number, pairing.players)
        bots = game.bots()
        at_table = [bots[pairing.second]] * pairing.players
        at_table[place] = unhurried(bots[pairing.first]) if self.is_unhurried else bots[pairing.first]
        match = Match.new(game, pairing.players, self.seed + deal, dict(pairing.options))
        rng = random.Random(f"{self.seed + deal} {place} {pairing}")
        decisions, thought = 0, []
        while isinstance(seat := match.to_act, int) and decisions < game.max_decisions_for_programs:
            observation, legal = match.observe(seat), match.legal_actions()
            began = self.clock()
            action = at_table[seat].choose(match.rules, observation, legal, rng)
            if seat == place:
                thought.append(self.clock() - began)
            match.play(action)
            decisions += 1
        result = match.result if match.to_act is OVER else None
        won = 0.0 if result is None else (place in result.winners) / len(result.winners)
        return Played(won, None if result is None else result.how, decisions, tuple(thought), self.look(match))


def play_all(
    game: AnyGame,
    pairing: Pairing,
    asked: argparse.Namespace,
    look: Callable[[Match], Facts],
    *,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Played[Facts]]:
    """As many games as are asked for, rounded up to whole deals; `look` says what else is to be known of each."""
    games = -(-asked.games // pairing.players) * pairing.players
    series = Series(game, pairing, asked.seed, look, clock)
    # What a bot reads and builds once per process is no part of a decision.
    series._replace(seed=asked.seed - 1).play(0)
    if asked.jobs == 1:
        return list(_shown(map(series.play, range(games)), pairing, games))
    with ProcessPoolExecutor(asked.jobs) as pool:
        return list(_shown(pool.map(series.play, range(games)), pairing, games))


def share_of(pairing: Pairing, played: list[Played[Facts]]) -> Share:
    """The first bot's share of the victories."""
    won = np.array([game.won for game in played])
    deals = np.arange(len(played)) // pairing.players
    found = estimate(Samples(won, np.ones(len(won)), is_rate=True).grouped(deals))
    return Share(found.value or 0.0, found.low or 0.0, found.high or 0.0)


def row(cells: tuple[str, ...], widths: tuple[int, ...]) -> str:
    """A line of a table."""
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def add_options(parser: argparse.ArgumentParser, game: AnyGame, *, games: int, players: tuple[int, ...]) -> None:
    """What every tournament can be asked."""
    parser.add_argument("--games", type=int, default=games, help="games for every line, rounded up to whole deals")
    parser.add_argument("--bots", type=_names(game), help="two or more other bots than the headline's")
    parser.add_argument("--players", type=numbers, default=players)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


def _shown(played: Iterable[Played[Facts]], pairing: Pairing, games: int) -> Iterable[Played[Facts]]:
    """The same with a bar for whoever waits for it."""
    waiting = Console(stderr=True)
    return track(
        played, f"{pairing}, {pairing.players} players", games, console=waiting, disable=not waiting.is_terminal
    )


def _names(game: AnyGame) -> Callable[[str], tuple[str, ...]]:
    def names(text: str) -> tuple[str, ...]:
        found, known = tuple(text.split(",")), game.bots()
        if len(found) < 2 or any(name not in known for name in found):
            raise argparse.ArgumentTypeError(f"give two or more of these bots, with commas between: {', '.join(known)}")
        return found

    return names
