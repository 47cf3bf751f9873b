"""How much does the strong bot of Age of War win against greedy ones at every table, and how long does it think?

    python benchmarks/age_of_war_tournament.py --games 300
    python benchmarks/age_of_war_tournament.py --bots strong,random --players 3,6 --games 60 --jobs 2

One bot of the first kind sits among greedy ones; for two players that is the perfect bot, since that game is solved.
Seeded: the same call plays the same games. Every seed is played from every seat. A shared victory counts by its share.
Games of one seed share their first dice, so the 95 % interval is taken over seeds, not over games; a game that reaches
the limit for programs counts as unfinished, and as not won. Times are processor time, all threads together.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import mean
from typing import NamedTuple

import numpy as np

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.age_of_war.game import GAME
from wartable.lab.estimates import Samples, estimate

FAIR_SHARES = 1.2
"""The bar: so many times its fair share."""
MILLISECONDS = 100
"""The bar for one decision."""
COLUMNS = ("table", "players", "games", "won", "fair", "of its fair share", "ms a decision: mean, 99 %, most", "rest")
WIDTHS = (20, 7, 5, 22, 5, 25, 31, 0)


class Pairing(NamedTuple):
    """One bot of the first kind among bots of the second."""

    first: str
    second: str
    players: int


class Played(NamedTuple):
    """How one game went."""

    won: float
    """The first bot's share of the victory; 0 if the game is unfinished."""
    finished: bool
    decisions: int
    thought: tuple[float, ...]
    """Seconds of processor time that the first bot took for each of its decisions."""


def main() -> None:
    options = _options()
    print(f"{options.games} games a line, rounded up to whole rounds of seats, seed {options.seed}; [95 % interval]\n")
    print(_row(COLUMNS))
    missed = []
    for players in options.players:
        pairing = _pairing(options.bots, players)
        cells, is_enough = _cells(pairing, list(_played(pairing, options)))
        print(_row(cells), flush=True)
        missed += [] if is_enough else [players]
    bars = f"{FAIR_SHARES} fair shares, and {MILLISECONDS} ms for every decision"
    print(f"\nbars: {bars}: " + (f"missed at {missed} players" if missed else "met at every count"))


def play(pairing: Pairing, number: int, seed: int) -> Played:
    """The game of this number: the seeds repeat once for every seat of the first bot."""
    deal, place = divmod(number, pairing.players)
    bots = GAME.bots()
    at_table = [bots[pairing.second]] * pairing.players
    at_table[place] = bots[pairing.first]
    match = Match.new(GAME, pairing.players, seed + deal, keep_log=False)
    rng = random.Random(f"{seed + deal} {place} {pairing}")
    decisions, thought = 0, []
    while isinstance(seat := match.to_act, int) and decisions < GAME.max_decisions_for_programs:
        observation, legal = match.observe(seat), match.legal_actions()
        began = time.process_time()
        action = at_table[seat].choose(match.rules, observation, legal, rng)
        if seat == place:
            thought.append(time.process_time() - began)
        match.play(action)
        decisions += 1
    if match.to_act is not OVER or match.result is None:
        return Played(0.0, False, decisions, tuple(thought))
    winners = match.result.winners
    return Played((place in winners) / len(winners), True, decisions, tuple(thought))


def _pairing(bots: tuple[str, str] | None, players: int) -> Pairing:
    first, second = bots or ("perfect" if players == 2 else "strong", "greedy")
    return Pairing(first, second, players)


def _played(pairing: Pairing, options: argparse.Namespace) -> Iterator[Played]:
    games = -(-options.games // pairing.players) * pairing.players
    # What a bot reads and builds once per process is no part of a decision.
    play(pairing, 0, options.seed - 1)
    if options.jobs == 1:
        yield from (play(pairing, number, options.seed) for number in range(games))
        return
    with ProcessPoolExecutor(options.jobs) as pool:
        yield from pool.map(play, [pairing] * games, range(games), [options.seed] * games, chunksize=pairing.players)


def _cells(pairing: Pairing, played: list[Played]) -> tuple[tuple[str, ...], bool]:
    """A line of the table, and whether it meets the bars."""
    players = pairing.players
    deals = np.array([game.won for game in played]).reshape(-1, players).mean(axis=1)
    share = estimate(Samples(deals, np.ones(len(deals))))
    value, low, high = share.value or 0.0, share.low or 0.0, share.high or 0.0
    thought = 1000 * np.array([seconds for game in played for seconds in game.thought])
    usual, unfinished = float(np.quantile(thought, 0.99)), sum(not game.finished for game in played)
    cells = (
        f"{pairing.first} - {pairing.second}",
        str(players),
        str(len(played)),
        f"{value:.1%} [{low:.1%}, {high:.1%}]",
        f"{1 / players:.1%}",
        f"{value * players:.2f} [{low * players:.2f}, {high * players:.2f}]",
        f"{thought.mean():.2f}, {usual:.2f}, {thought.max():.0f}",
        f"{mean(game.decisions for game in played):.0f} decisions, {unfinished} unfinished",
    )
    return cells, value * players >= FAIR_SHARES and thought.max() <= MILLISECONDS


def _row(cells: tuple[str, ...]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games for every line, rounded up to whole rounds")
    parser.add_argument("--bots", type=_pair, help="other bots than the headline's: strong,random")
    parser.add_argument("--players", type=_numbers, default=(2, 3, 4, 5, 6))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    return parser.parse_args()


def _pair(text: str) -> tuple[str, str]:
    first, comma, second = text.partition(",")
    known = GAME.bots()
    if not comma or first not in known or second not in known:
        raise argparse.ArgumentTypeError(f"give two of these bots with a comma between: {', '.join(known)}")
    return first, second


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


if __name__ == "__main__":
    main()
