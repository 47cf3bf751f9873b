"""Is each level of a game as much stronger than the one below as it should be, at every table size?

    python benchmarks/ladder.py --jobs 16
    python benchmarks/ladder.py --only board-of-war --players 2,4 --games 200 --jobs 16
    python benchmarks/ladder.py --only age-of-war --overlooked 0.3,0.6 --games 400 --jobs 16

Two neighbouring levels share a table, every other seat each; every deal is played twice, the second time with the seats
exchanged. So the fair share of either side is a half, and the higher one should win about four games of five.
`--overlooked` tries other numbers for Normal and Easy than those of the games. Seeded: the same call plays the same
games, unless a bot thinks by the clock. Intervals are over deals, 95 %. Times are of the processor.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from wartable.bots.level import LevelBot
from wartable.core.bot import Bot
from wartable.core.match import Match
from wartable.registry import game_ids, get_game

STEPS = (("normal", "easy"), ("hard", "normal"))
GAMES = {"age-of-war": 400, "epic-dice-battles": 24, "board-of-war": 24}
"""Where Hard plays, unless somebody asks for more: it thinks long in two of the games. The other step has tenfold."""
WIDTHS = (18, 7, 14, 6, 24, 18)


class Line(NamedTuple):
    """One line of the table: a level against the one below, at a table of so many."""

    game: str
    players: int
    higher: str
    lower: str
    overlooked: tuple[float, float] | None

    def play(self, number: int, seed: int) -> Played:
        """The game of this number; two games in a row are one deal."""
        deal, turned = divmod(number, 2)
        game = get_game(self.game)
        bots = [self._bot(self.higher if (seat + turned) % 2 == 0 else self.lower) for seat in range(self.players)]
        match = Match.new(game, self.players, seed + deal, keep_log=False)
        rng = random.Random(f"{seed + deal} {turned} {self}")
        thought: dict[str, list[float]] = {self.higher: [], self.lower: []}
        for _ in range(game.max_decisions_for_programs):
            if not isinstance(seat := match.to_act, int):
                break
            observation, legal = match.observe(seat), match.legal_actions()
            began = time.process_time()
            action = bots[seat].choose(match.rules, observation, legal, rng)
            thought[bots[seat].name].append(time.process_time() - began)
            match.play(action)
        winners = () if match.result is None else match.result.winners
        won = sum(bots[seat].name == self.higher for seat in winners) / len(winners) if winners else 0.5
        return Played(won, tuple((len(times), sum(times)) for times in thought.values()))

    def _bot(self, name: str) -> Bot:
        bot: Any = get_game(self.game).bots()[name]
        if self.overlooked is None or name == "hard":
            return bot  # type: ignore[no-any-return]
        normal, easy = self.overlooked
        return LevelBot(name, bot.strongest, normal if name == "normal" else easy)


class Played(NamedTuple):
    """How one game went."""

    won: float
    """The share of the victory that went to the higher level; a half if the game is unfinished."""
    thought: tuple[tuple[int, float], ...]
    """Of both levels: how many decisions, and how many seconds for all of them."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=game_ids(), help="one game instead of all")
    parser.add_argument("--players", type=_sizes, help="table sizes instead of all")
    parser.add_argument("--games", type=int, help="games for every line, rounded up to whole deals")
    parser.add_argument(
        "--steps", choices=("normal-easy", "hard-normal"), help="one step of the ladder instead of both"
    )
    parser.add_argument("--overlooked", type=_two, help="how much Normal and Easy overlook: 0.3,0.6")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    asked = parser.parse_args()
    print(_row("game", "players", "step", "games", "the higher one wins", "ms a decision"), flush=True)
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = [(line, _started(pool, line, asked)) for line in _lines(asked)]
        for line, games in waiting:
            print(_report(line, games), flush=True)


def _lines(asked: argparse.Namespace) -> list[Line]:
    return [
        Line(game_id, players, higher, lower, asked.overlooked)
        for game_id in game_ids()
        if asked.only in (None, game_id)
        for players in get_game(game_id).player_counts
        if asked.players is None or players in asked.players
        for higher, lower in STEPS
        if asked.steps in (None, f"{higher}-{lower}")
    ]


def _started(pool: ProcessPoolExecutor, line: Line, asked: argparse.Namespace) -> list[Future[Played]]:
    return [pool.submit(line.play, number, asked.seed) for number in range(_games(line, asked))]


def _games(line: Line, asked: argparse.Namespace) -> int:
    usual = GAMES.get(line.game, 100) * (1 if line.higher == "hard" or line.game == "age-of-war" else 10)
    wanted = usual if asked.games is None else asked.games
    return int(-(-wanted // 2) * 2)


def _report(line: Line, games: list[Future[Played]]) -> str:
    played = [game.result() for game in games]
    deals = np.array([game.won for game in played]).reshape(-1, 2).mean(axis=1)
    error = 1.96 * deals.std(ddof=1) / math.sqrt(len(deals)) if len(deals) > 1 else math.inf
    share = f"{deals.mean():.1%} [{max(0.0, deals.mean() - error):.1%}, {min(1.0, deals.mean() + error):.1%}]"
    decisions = [sum(game.thought[side][0] for game in played) for side in (0, 1)]
    seconds = [sum(game.thought[side][1] for game in played) for side in (0, 1)]
    ms = " / ".join(f"{1000 * second / max(1, count):.1f}" for second, count in zip(seconds, decisions, strict=True))
    step = f"{line.higher} - {line.lower}"
    return _row(line.game, str(line.players), step, str(len(played)), share, ms)


def _row(*cells: str) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


def _two(text: str) -> tuple[float, float]:
    normal, easy = (float(number) for number in text.split(","))
    return normal, easy


if __name__ == "__main__":
    main()
