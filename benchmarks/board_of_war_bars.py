"""The learned bot of Board of War against the frozen regent and mason: the bars that it has to clear.

    PYTHONPATH=src:benchmarks python benchmarks/board_of_war_bars.py --games 1000 --jobs 16
    PYTHONPATH=src:benchmarks python benchmarks/board_of_war_bars.py --games 1000 --lines 1 --journal FILE
    PYTHONPATH=src:benchmarks python benchmarks/board_of_war_bars.py --games 0 --journal FILE

Every deal is played from every seat. Of each line: the share that the bot won, with the 95 % interval over deals, how
it won, and how long its decisions took (processor time of one core). Needs nothing but the package's base.

`search` thinks as long as at a table, but by the time of the processor: other work on the machine does not make it
weaker. With a journal a game is kept as soon as it is over: the program can be stopped and started again, and then
plays only what is missing; with `--games 0` it prints the table of what is there.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from frozen import board_of_war_heuristics as frozen
from wartable.core.bot import Bot
from wartable.core.match import Match
from wartable.core.processes import pool_of
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.learned import LearnedBot

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


class Task(msgspec.Struct, frozen=True):
    """A game that is to be played: the deals repeat once for every seat of the bot."""

    bot: str
    opponent: str
    players: int
    board: int
    seed: int
    number: int

    def play(self) -> Outcome:
        deal, place = divmod(self.number, self.players)
        options = {"board": self.board}
        match = Match.new(GAME, self.players, 1_000_000 * self.seed + deal, options, keep_log=False)
        bot, other = _warm(self.bot, self.players, self.board), OPPONENTS[self.opponent]
        rng = random.Random(f"{self.seed} {deal} {place} {self.opponent}")
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
        return Outcome(won, how, int(match.observe(None).round), round(thought, 4), round(longest, 4), own)


class Outcome(msgspec.Struct, frozen=True):
    """How one game went."""

    won: bool
    how: str | None
    rounds: int
    thought: float
    longest: float
    decisions: int


class Kept(msgspec.Struct, frozen=True):
    """A game in the journal."""

    task: Task
    outcome: Outcome


def main() -> None:
    asked = _asked()
    print(f"{asked.bot} against frozen bots, seed {asked.seed}\n")
    head = ("opponents", "players", "board", "games", "won [95 %]", "bar", "won by", "rounds", "ms: mean, most")
    print("{:9}  {:7}  {:5}  {:5}  {:24}  {:4}  {:39}  {:6}  {}".format(*head))
    with pool_of(asked.jobs) as pool:
        for line in BARS[: asked.lines]:
            games = -(-asked.games // line.players) * line.players
            tasks = [Task(asked.bot, *line[:3], asked.seed, number) for number in range(games)]
            played = _played(pool, tasks, asked.journal)
            kept = played if games else _kept_of(asked.journal, asked.bot, line, asked.seed)
            if kept:
                print(_row(line, kept), flush=True)


def _played(pool: ProcessPoolExecutor, tasks: list[Task], journal: Path | None) -> list[Outcome]:
    """How the games went: those of the journal, and the missing ones, which go into it."""
    known = dict(_kept(journal))
    missing = [task for task in tasks if task not in known]
    for task, outcome in zip(missing, pool.map(Task.play, missing), strict=True):
        known[task] = outcome
        if journal is not None:
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(Kept(task, outcome)) + b"\n")
    return [known[task] for task in tasks]


def _kept(journal: Path | None) -> Iterable[tuple[Task, Outcome]]:
    lines = journal.read_bytes().splitlines() if journal is not None and journal.exists() else []
    for line in lines:
        kept = msgspec.json.decode(line, type=Kept)
        yield kept.task, kept.outcome


def _kept_of(journal: Path | None, bot: str, line: Line, seed: int) -> list[Outcome]:
    """What the journal has of a line, in whole deals: one that is not done counts one seat more often than another."""
    known = dict(_kept(journal))
    outcomes: list[Outcome] = []
    while (task := Task(bot, *line[:3], seed, len(outcomes))) in known:
        outcomes.append(known[task])
    return outcomes[: len(outcomes) // line.players * line.players]


@cache
def _warm(name: str, players: int, board: int) -> Bot:
    """A bot that has decided once: what it reads and builds once per process is no part of a decision."""
    bot = LearnedBot(clock=time.process_time) if name == "search" else GAME.bots()[name]
    match = Match.new(GAME, players, 0, {"board": board}, keep_log=False)
    seat = match.to_act
    assert isinstance(seat, int)
    bot.choose(match.rules, match.observe(seat), match.legal_actions(), random.Random(0))
    return bot


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
    cells = f"{line.opponent:9}  {line.players:<7}  {line.board:<5}  {len(played):<5}  {share:24}  {bar:4}  {ways:39}"
    return f"{cells}  {rounds:6.1f}  {1000 * pace:.1f}, {1000 * slowest:.0f}"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--games", type=int, default=1000, help="games a line, rounded up to whole deals")
    parser.add_argument("--lines", type=int, default=len(BARS), help="only the first so many lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    main()
