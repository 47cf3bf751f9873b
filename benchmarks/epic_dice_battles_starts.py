"""Which sets of start regions are fair (ED-5).

    python benchmarks/epic_dice_battles_starts.py --players 2,3,4,5 --jobs 2

For every number of players all sets whose regions lie apart play the first years of a few games, judged by points,
troops and stores; those with the smallest greatest difference from a fair share play on. The best of them play whole
games, and the fairest is played once more from fresh seeds, which is the figure to believe. Warlords; who starts where
is drawn by lot.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from tournament.tables import numbers
from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import ChooseStart
from wartable.games.epic_dice_battles.components import Components, standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import evaluate
from wartable.games.epic_dice_battles.heuristics.position import fields_apart
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import ChoosingStart

APART = {2: 4, 3: 2, 4: 2, 5: 2}
"""Fields between any two start regions, at least."""
YEARS = {2: 8, 3: 6, 4: 5, 5: 4}
"""Years that a short game lasts."""
Starts = tuple[int, ...]
Shares = dict[int, float]
"""By start region."""


class Job(NamedTuple):
    """A game to play."""

    starts: Starts
    seed: int
    years: int | None
    """None: to its end."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=numbers, default=(2, 3, 4, 5))
    parser.add_argument("--sets", type=numbers, default=(10_000, 80, 24, 8), help="sets in each round of short games")
    parser.add_argument("--games", type=numbers, default=(3, 5, 18, 50), help="games of each set in each round")
    parser.add_argument("--best", type=numbers, default=(3, 120), help="sets that play whole games, and how many")
    parser.add_argument("--last", type=int, default=800, help="games of the fairest, from fresh seeds")
    parser.add_argument("--bot", default="warlord", choices=sorted(GAME.bots()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            _compare(pool, asked, players)


def _compare(pool: ProcessPoolExecutor, asked: argparse.Namespace, players: int) -> None:
    box = standard_components()
    sets = candidates(box, players)
    print(f"{players} players: {len(sets)} sets whose regions are {APART[players]} fields apart", flush=True)
    won: dict[Starts, Counter[int]] = {starts: Counter() for starts in sets}
    seed = asked.seed
    for count, games in zip(asked.sets, asked.games, strict=True):
        sets = sets[:count]
        _play(pool, asked.bot, won, [Job(starts, seed + n, YEARS[players]) for n in range(games) for starts in sets])
        seed += games
        sets.sort(key=lambda starts: _unfairness(won[starts]))
    print("\n".join(f"  short {_line(box, starts, won[starts])}" for starts in sets), flush=True)
    count, games = asked.best
    sets = sets[:count]
    whole: dict[Starts, Counter[int]] = {starts: Counter() for starts in sets}
    _play(pool, asked.bot, whole, [Job(starts, seed + n, None) for n in range(games) for starts in sets])
    sets.sort(key=lambda starts: _unfairness(whole[starts]))
    print("\n".join(f"  whole {_line(box, starts, whole[starts])}" for starts in sets), flush=True)
    seed += games
    fresh: dict[Starts, Counter[int]] = {sets[0]: Counter()}
    _play(pool, asked.bot, fresh, [Job(sets[0], seed + n, None) for n in range(asked.last)])
    print(f"  fresh {_line(box, sets[0], fresh[sets[0]])}\n", flush=True)


def candidates(box: Components, players: int) -> list[Starts]:
    """Sets of regions that lie apart."""
    return [
        starts
        for starts in combinations(range(len(box.regions)), players)
        if all(fields_apart(box, one, other) >= APART[players] for one, other in combinations(starts, 2))
    ]


def _play(pool: ProcessPoolExecutor, bot: str, won: dict[Starts, Counter[int]], jobs: list[Job]) -> None:
    """Add these games to what every set has won."""
    for job, shares in zip(jobs, pool.map(partial(shares_of, bot), jobs, chunksize=8), strict=True):
        for region, share in shares.items():
            won[job.starts][region] += share  # type: ignore[assignment]


def shares_of(bot_name: str, job: Job) -> Shares:
    """By start region: the share of the victory, or in a short game the chance of it."""
    box = standard_components()
    names = ", ".join(f'"{box.regions[start].id}"' for start in job.starts)
    match = Match.new(GAME, len(job.starts), job.seed, {"variant": f"map.starts.{len(job.starts)} = [{names}]"})
    bot, rng = GAME.bots()[bot_name], random.Random(job.seed)
    begun = match.observe(None).year
    while match.to_act is not OVER:
        seat, legal = match.to_act, match.legal_actions()
        assert isinstance(seat, int)
        observation = match.observe(seat)
        if job.years is not None and observation.year >= begun + job.years:
            break
        is_start = isinstance(observation.stage, ChoosingStart)
        match.play(rng.choice(legal) if is_start else bot.choose(match.rules, observation, legal, rng))
    chosen = {entry.seat: entry.event.region for entry in match.log if isinstance(entry.event, ChooseStart)}
    # Points, troops and stores of everybody: no seat's secrets decide a benchmark.
    rules = match.rules
    assert isinstance(rules, Rules)
    chances = evaluate(rules, match.observe(None))
    return {box.number_by_id[region]: chances[seat] for seat, region in chosen.items() if seat is not None}


def _unfairness(won: Counter[int]) -> float:
    games = sum(won.values())
    return max(abs(wins / games - 1 / len(won)) for wins in won.values())


def _line(box: Components, starts: Starts, won: Counter[int]) -> str:
    games = sum(won.values())
    shares = []
    for start in starts:
        share = won[start] / games
        half = 1.96 * sqrt(share * (1 - share) / games)
        shares.append(f"{box.regions[start].id} {share:.1%} ±{half:.1%}")
    return f"{_unfairness(won):5.1%} off, {games:.0f} games: " + ", ".join(shares)


if __name__ == "__main__":
    main()
