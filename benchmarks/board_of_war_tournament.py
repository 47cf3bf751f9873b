"""Which bot of Board of War beats which, how matches are won, and how long they last.

    python benchmarks/board_of_war_tournament.py --games 200
    python benchmarks/board_of_war_tournament.py --bots search,regent --players 2 --boards 10 --games 100 --jobs 2

Seeded: the same call plays the same matches, unless a bot thinks by the clock. Every deal is played from every seat.
At three or four players one bot of the first kind sits among bots of the second. Shares come with Wilson's 95 %
interval; a match that reaches the limit for programs counts as unfinished, and as not won.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from statistics import mean, quantiles
from typing import NamedTuple

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.board_of_war.game import GAME

HEADLINE = ("regent", "random")
CHARACTERS = ("merchant", "mason", "marshal", "regent")
KINDS = ("gold", "expansion", "centre", "last-kingdom")
COLUMNS = (
    *("first - second", "players", "board", "won by the first", "fair", "rounds (10 to 90 %)"),
    *KINDS,
    *("unfinished", "ms a decision: mean, most"),
)
WIDTHS = (20, 7, 5, 22, 4, 19, 4, 9, 6, 12, 10, 12)


class Pairing(NamedTuple):
    """One bot of the first kind against bots of the second at a table."""

    first: str
    second: str
    players: int
    board: int


class Played(NamedTuple):
    """How one match went."""

    winner: str | None
    """The kind of bot that won; None if the match is unfinished."""
    how: str | None
    rounds: int
    thought: tuple[float, ...]
    """Seconds that the first kind of bot took for each of its decisions."""


def main() -> None:
    options = _options()
    print(f"{options.games} matches a line, seed {options.seed}; [low, high] is the 95 % interval\n")
    run = _Runner(options.games, options.seed, options.jobs)
    if options.bots:
        pairings = list(combinations(options.bots, 2))
        run.compare("Chosen bots", _at_tables(pairings, options))
        return
    run.compare("Regent against random", _at_tables([HEADLINE], options))
    run.compare("Characters against each other", _at_tables(list(combinations(reversed(CHARACTERS), 2)), options))
    run.compare("Regents among themselves", _at_tables([("regent", "regent")], options))


def play(pairing: Pairing, number: int, seed: int) -> Played:
    """The match of this number: the deals repeat once for every seat of the first bot."""
    deal, place = divmod(number, pairing.players)
    names = [pairing.second] * pairing.players
    names[place] = pairing.first
    bots = GAME.bots()
    match = Match.new(GAME, pairing.players, seed + deal, {"board": pairing.board}, keep_log=False)
    rng = random.Random(f"{seed + deal} {place} {pairing}")
    thought = []
    for _ in range(GAME.max_decisions_for_programs):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        began = time.perf_counter()
        action = bots[names[seat]].choose(match.rules, match.observe(seat), match.legal_actions(), rng)
        if seat == place:
            thought.append(time.perf_counter() - began)
        match.play(action)
    rounds = match.observe(None).round
    if match.to_act is not OVER or match.result is None:
        return Played(None, None, rounds, tuple(thought))
    # Between equal bots the place tells who won.
    winner = pairing.first if match.result.winners[0] == place else "others"
    return Played(winner, match.result.how, rounds, tuple(thought))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


class _Runner:
    """Plays pairings and prints a line for each."""

    def __init__(self, games: int, seed: int, jobs: int) -> None:
        self._games = games
        self._seed = seed
        self._jobs = jobs

    def compare(self, title: str, pairings: Iterable[Pairing]) -> None:
        print(f"## {title}")
        print(_row(COLUMNS))
        for pairing in pairings:
            print(_row(_cells(pairing, list(self._played(pairing)))), flush=True)
        print()

    def _played(self, pairing: Pairing) -> Iterator[Played]:
        # Whole deals only: every seat plays each of them.
        games = -(-self._games // pairing.players) * pairing.players
        numbers = range(games)
        if self._jobs == 1:
            yield from (play(pairing, number, self._seed) for number in numbers)
            return
        with ProcessPoolExecutor(self._jobs) as pool:
            yield from pool.map(play, [pairing] * games, numbers, [self._seed] * games, chunksize=4)


def _cells(pairing: Pairing, played: list[Played]) -> tuple[str, ...]:
    games = len(played)
    wins = sum(match.winner == pairing.first for match in played)
    low, high = wilson(wins, games)
    kinds = Counter(match.how for match in played)
    finished = max(1, games - kinds[None])
    rounds = sorted(match.rounds for match in played)
    thought = [seconds for match in played for seconds in match.thought]
    tenths = quantiles(rounds, n=10) if games > 1 else rounds * 9
    return (
        f"{pairing.first} - {pairing.second}",
        str(pairing.players),
        str(pairing.board),
        f"{wins / games:.1%} [{low:.1%}, {high:.1%}]",
        f"{1 / pairing.players:.0%}",
        f"{mean(rounds):.1f} ({tenths[0]:.0f} to {tenths[8]:.0f})",
        *(f"{kinds[kind] / finished:.0%}" for kind in KINDS),
        str(kinds[None]),
        f"{1000 * mean(thought):.1f}, {1000 * max(thought):.0f}",
    )


def _row(cells: tuple[str, ...]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def _at_tables(pairs: list[tuple[str, str]], options: argparse.Namespace) -> Iterator[Pairing]:
    for board in options.boards:
        for players in options.players:
            for first, second in pairs:
                yield Pairing(first, second, players, board)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches for every line")
    parser.add_argument("--bots", type=_names, default=(), help="only these bots, for example search,regent")
    parser.add_argument("--players", type=_numbers, default=(2, 4))
    parser.add_argument("--boards", type=_numbers, default=(10, 8))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    return parser.parse_args()


def _names(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = [name for name in names if name not in GAME.bots()]
    if unknown or len(names) < 2:
        known = ", ".join(GAME.bots())
        raise argparse.ArgumentTypeError(f"give two or more of these bots, separated by commas: {known}")
    return names


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


if __name__ == "__main__":
    main()
