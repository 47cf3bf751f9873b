"""Which sets of start regions are fair (ED-5).

    python benchmarks/epic_dice_battles_starts.py race --players 3 --games 16000 --jobs 16 --kept starts-3.jsonl
    python benchmarks/epic_dice_battles_starts.py check --starts satsuma,suruga,echigo --games 3000 --jobs 16

race: all sets whose regions lie apart play, then the fairest fifth of them, then the fairest fifth of those; every
heat has an equal part of the games, so that whoever is left plays five times as many as before. Games are kept in a
file as they end, and the same call goes on from there. check: one set from fresh seeds, which is the figure to
believe: the best of many is the luckiest of many. Warlords, or another bot; who starts where, and who begins, is drawn.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.components import Components, standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.prospects import prospects
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.situation import fields_apart
from wartable.games.epic_dice_battles.state import ChoosingStart

APART = {2: 4, 3: 2, 4: 2, 5: 2}
"""Fields between any two start regions, at least."""
HEATS = 3
LEFT = 1 / 5
"""The part of the sets that a heat leaves in the race."""
LATE = 2
"""So many years before the end the position is looked at, too: half of what a game says is who stood how well then."""
Starts = tuple[int, ...]


class Job(NamedTuple):
    """A game to play."""

    starts: Starts
    seed: int


class Told(NamedTuple):
    """What a game says, by start region in the order of the set."""

    starts: Starts
    won: tuple[float, ...]
    """Shares of the victory."""
    stood: tuple[float, ...]
    """The chances late in the game."""


def main() -> None:
    asked = _asked()
    box = standard_components()
    with ProcessPoolExecutor(asked.jobs) as pool:
        if asked.what == "check":
            starts = tuple(box.number_by_id[name] for name in asked.starts.split(","))
            jobs = [Job(starts, asked.seed + number) for number in range(asked.games)]
            print(_line(box, starts, list(pool.map(partial(played, asked.bot), jobs, chunksize=4))))
        else:
            _race(asked, box, pool)


def candidates(box: Components, players: int) -> list[Starts]:
    """Sets of regions that lie apart."""
    return [
        starts
        for starts in combinations(range(len(box.regions)), players)
        if all(fields_apart(box, one, other) >= APART[players] for one, other in combinations(starts, 2))
    ]


def played(bot_name: str, job: Job) -> Told:
    """One game."""
    box, players = standard_components(), len(job.starts)
    names = ", ".join(f'"{box.regions[start].id}"' for start in job.starts)
    options = {"variant": f"map.starts.{players} = [{names}]"}
    match = Match.new(GAME, players, job.seed, options, keep_log=False)
    bot, rng = GAME.bots()[bot_name], random.Random(job.seed)
    rules = match.rules
    assert isinstance(rules, Rules)
    seats: dict[int, int] = {}
    stood: tuple[float, ...] | None = None
    while match.to_act is not OVER:
        seat, legal = match.to_act, match.legal_actions()
        assert isinstance(seat, int)
        observation = match.observe(seat)
        if stood is None and observation.year > box.last_year - LATE:
            # Points, troops and stores of everybody: no seat's secrets decide a benchmark.
            stood = prospects(rules, match.observe(None))
        if isinstance(observation.stage, ChoosingStart):
            action = rng.choice(legal)
            seats[box.number_by_id[action.region]] = seat
        else:
            action = bot.choose(rules, observation, legal, rng)
        match.play(action)
    won = prospects(rules, match.observe(None))
    stood = stood or won
    places = [seats[start] for start in job.starts]
    return Told(job.starts, tuple(won[seat] for seat in places), tuple(stood[seat] for seat in places))


def _race(asked: argparse.Namespace, box: Components, pool: ProcessPoolExecutor) -> None:
    """Heat after heat, each with the fairest of those before."""
    known: dict[Starts, list[Told]] = defaultdict(list)
    for told in _read(asked.kept):
        known[told.starts].append(told)
    left = candidates(box, asked.players)
    print(
        f"{asked.players} players: {len(left)} sets whose regions are {APART[asked.players]} fields apart", flush=True
    )
    each = 0
    with asked.kept.open("a") as file:
        for heat in range(HEATS):
            each += asked.games // HEATS // len(left)
            # A set's game of one number has the same seed however often the race is taken up again.
            jobs = [Job(starts, asked.seed + number) for starts in left for number in range(len(known[starts]), each)]
            for told in pool.map(partial(played, asked.bot), jobs, chunksize=2):
                known[told.starts].append(told)
                file.write(json.dumps(told) + "\n")
            left.sort(key=lambda starts: _unfair(known[starts]))
            print(f"heat {heat + 1}: {len(left)} sets, {each} games each; the fairest:")
            for starts in left[: asked.most]:
                print(f"  off by {_unfair(known[starts]):.1%}; {_line(box, starts, known[starts])}", flush=True)
            left = left[: max(asked.most, round(len(left) * LEFT))]


def _unfair(told: Sequence[Told]) -> float:
    """By how much the luckiest or unluckiest region of a set is off its fair share, by ends and late positions."""
    players = len(told[0].starts)
    shares = [sum(each.won[place] + each.stood[place] for each in told) / 2 / len(told) for place in range(players)]
    return max(abs(share - 1 / players) for share in shares)


def _line(box: Components, starts: Starts, told: list[Told]) -> str:
    parts = []
    for place, start in enumerate(starts):
        share = sum(each.won[place] for each in told) / max(1, len(told))
        half = 1.96 * sqrt(share * (1 - share) / max(1, len(told)))
        parts.append(f"{box.regions[start].id} {share:.1%} ±{half:.1%}")
    return f"{len(told)} games: " + ", ".join(parts)


def _read(file: Path) -> list[Told]:
    if not file.exists():
        return []
    return [_told(json.loads(line)) for line in file.read_text().splitlines()]


def _told(line: Iterable[list[float]]) -> Told:
    starts, won, stood = line
    return Told(tuple(int(start) for start in starts), tuple(won), tuple(stood))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("race", "check"))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=16000, help="games in all, or of the set that is checked")
    parser.add_argument("--kept", type=Path, default=Path("starts.jsonl"), help="file of the games played so far")
    parser.add_argument("--starts", default="", help="ids of the regions to check")
    parser.add_argument("--most", type=int, default=6, help="sets to print, and to keep at least")
    parser.add_argument("--bot", default="warlord", choices=sorted(GAME.bots()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    return parser.parse_args()


if __name__ == "__main__":
    main()
