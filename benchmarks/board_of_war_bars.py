"""The learned bot of Board of War against the frozen regent and mason: the bars that it has to clear.

    PYTHONPATH=src:benchmarks python benchmarks/board_of_war_bars.py --games 1000 --jobs 16

Every deal is played from every seat. Of each line: the share that the bot won, with the 95 % interval over deals, how
it won, and how long its decisions took (processor time of one core). Needs nothing but the package's base.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

from frozen import board_of_war_heuristics as frozen
from wartable.core.match import Match
from wartable.games.board_of_war.game import GAME

OPPONENTS = {"regent": frozen.REGENT, "mason": frozen.MASON}


class Line(NamedTuple):
    """One bot among opponents of a kind, and the share that it should have."""

    opponent: str
    players: int
    board: int
    bar: float | None


BARS = (
    Line("regent", 2, 10, 0.70),
    Line("regent", 2, 8, 0.65),
    Line("regent", 4, 10, 0.45),
    Line("mason", 2, 10, 0.75),
    Line("mason", 4, 10, 0.45),
    Line("regent", 4, 8, None),
    Line("regent", 3, 10, None),
    Line("regent", 3, 8, None),
)


class Outcome(NamedTuple):
    """How one game went."""

    won: bool
    how: str | None
    rounds: int
    thought: float
    longest: float
    decisions: int


def main() -> None:
    asked = _asked()
    print(f"{asked.bot} against frozen bots, {asked.games} games a line, seed {asked.seed}\n")
    head = ("opponents", "players", "board", "won [95 %]", "bar", "won by", "rounds", "ms: mean, most")
    print("{:9}  {:7}  {:5}  {:24}  {:4}  {:39}  {:6}  {}".format(*head))
    with ProcessPoolExecutor(asked.jobs) as pool:
        for line in BARS[: asked.lines]:
            games = -(-asked.games // line.players) * line.players
            began = time.monotonic()
            tasks = [(asked.bot, line, asked.seed, number) for number in range(games)]
            played = list(pool.map(_play, tasks, chunksize=4))
            print(_row(line, played), f" ({time.monotonic() - began:.0f} s)", flush=True)


def _play(task: tuple[str, Line, int, int]) -> Outcome:
    """The game of this number: the deals repeat once for every seat of the bot."""
    name, line, seed, number = task
    _warm_up(name, line)
    deal, place = divmod(number, line.players)
    match = Match.new(GAME, line.players, 1_000_000 * seed + deal, {"board": line.board}, keep_log=False)
    bot, other = GAME.bots()[name], OPPONENTS[line.opponent]
    rng = random.Random(f"{seed} {deal} {place} {line.opponent}")
    thought = longest = 0.0
    decisions = own = 0
    while isinstance(seat := match.to_act, int) and decisions < GAME.max_decisions_for_programs:
        observation, legal = match.observe(seat), match.legal_actions()
        began = time.process_time()
        action = (bot if seat == place else other).choose(match.rules, observation, legal, rng)
        if seat == place:
            spent = time.process_time() - began
            thought, longest, own = thought + spent, max(longest, spent), own + 1
        match.play(action)
        decisions += 1
    result = match.result
    won = result is not None and result.winners == (place,)
    how = None if result is None else result.how
    return Outcome(won, how, int(match.observe(None).round), thought, longest, own)


@cache
def _warm_up(name: str, line: Line) -> None:
    """What a bot reads and builds once per process is no part of a decision."""
    match = Match.new(GAME, line.players, 0, {"board": line.board}, keep_log=False)
    seat = match.to_act
    assert isinstance(seat, int)
    GAME.bots()[name].choose(match.rules, match.observe(seat), match.legal_actions(), random.Random(0))


def _row(line: Line, played: list[Outcome]) -> str:
    deals = [
        sum(game.won for game in played[first : first + line.players]) / line.players
        for first in range(0, len(played), line.players)
    ]
    mean = sum(deals) / len(deals)
    spread = sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1)
    half = 1.96 * math.sqrt(spread / len(deals))
    kinds = Counter(game.how for game in played if game.won)
    ways = ", ".join(f"{kind} {count / max(1, sum(kinds.values())):.0%}" for kind, count in kinds.most_common())
    slowest = max(game.longest for game in played)
    pace = sum(game.thought for game in played) / max(1, sum(game.decisions for game in played))
    rounds = sum(game.rounds for game in played) / len(played)
    share = f"{mean:.1%} [{mean - half:.1%}, {mean + half:.1%}]"
    bar = "" if line.bar is None else f"{line.bar:.0%}"
    cells = f"{line.opponent:9}  {line.players:<7}  {line.board:<5}  {share:24}  {bar:4}  {ways:39}  {rounds:6.1f}"
    return f"{cells}  {1000 * pace:.1f}, {1000 * slowest:.0f}"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=len(BARS), help="only the first so many lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
