"""Which sets of start regions are fair (ED-5).

    python benchmarks/epic_dice_battles_starts.py search --players 3 --games 1500 --kept starts-3.jsonl
    python benchmarks/epic_dice_battles_starts.py fairest --players 3 --kept starts-3.jsonl
    python benchmarks/epic_dice_battles_starts.py check --starts satsuma,suruga,echigo --games 800 --jobs 2

search: games are dear, and there are hundreds of sets. So a model of what a region is worth in a set (the land that it
is nearest to, how near the others are, the region itself) is fitted to all games so far; what it expects of a set, as
firmly as a few games would say it, and the set's own games together say how fair it may be; and the set that may be
fairest plays next. Every game is kept in a file, and a later search goes on from there. fairest: what that file says.
check: one set from fresh seeds, which is the figure to believe. Warlords; who starts where, and who begins, is drawn.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.components import Components, standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import evaluate
from wartable.games.epic_dice_battles.heuristics.situation import fields_apart
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import ChoosingStart

APART = {2: 4, 3: 2, 4: 2, 5: 2}
"""Fields between any two start regions, at least."""
FIRM = 25.0
"""What the model expects of a set counts as so many games."""
SHY = 0.02
"""How strongly what the model has learned is drawn to nothing."""
BATCH = 12
"""Games between two fits of the model."""
LATE = 2
"""So many years before the end the position is looked at, too: half of what a game says is who stood how well then."""
Starts = tuple[int, ...]
Floats = npt.NDArray[np.float64]


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
    if asked.what == "check":
        starts = tuple(box.number_by_id[name] for name in asked.starts.split(","))
        jobs = [Job(starts, asked.seed + number) for number in range(asked.games)]
        with ProcessPoolExecutor(asked.jobs) as pool:
            told = list(pool.map(partial(played, asked.bot), jobs, chunksize=4))
        print(_line(box, starts, told))
        return
    known = _read(asked.kept)
    if asked.what == "search":
        _search(asked, known)
    _print_fairest(box, asked.players, known, asked.most)


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
            stood = evaluate(rules, match.observe(None))
        if isinstance(observation.stage, ChoosingStart):
            action = rng.choice(legal)
            seats[box.number_by_id[action.region]] = seat
        else:
            action = bot.choose(rules, observation, legal, rng)
        match.play(action)
    won = evaluate(rules, match.observe(None))
    stood = stood or won
    places = [seats[start] for start in job.starts]
    return Told(job.starts, tuple(won[seat] for seat in places), tuple(stood[seat] for seat in places))


def _search(asked: argparse.Namespace, known: list[Told]) -> None:
    """Let the set that may be fairest play next, again and again."""
    box = standard_components()
    sets = candidates(box, asked.players)
    features = np.array([[_features(box, starts, start) for start in starts] for starts in sets])
    place = {starts: number for number, starts in enumerate(sets)}
    rng = random.Random(asked.seed + len(known))
    print(
        f"{asked.players} players: {len(sets)} sets whose regions are {APART[asked.players]} fields apart", flush=True
    )
    with ProcessPoolExecutor(asked.jobs) as pool, asked.kept.open("a") as file:
        while len(known) < asked.games:
            if len(known) < 8 * BATCH:
                chosen = rng.sample(range(len(sets)), BATCH)
            else:
                shares, games = _believed(features, place, known)
                error = np.sqrt(shares * (1 - shares) / (FIRM + games)[:, None])
                hope = (np.abs(shares - 1 / asked.players) - error).max(axis=1)
                order = np.argsort(hope)
                chosen = [int(number) for number in order[: BATCH // 2] for _ in range(2)]
            jobs = [Job(sets[number], asked.seed + len(known) + turn) for turn, number in enumerate(chosen)]
            for told in pool.map(partial(played, asked.bot), jobs):
                known.append(told)
                file.write(json.dumps(told) + "\n")
            file.flush()


def _believed(features: Floats, place: dict[Starts, int], known: list[Told]) -> tuple[Floats, Floats]:
    """By set: the shares to be expected of its regions, and how many games it has played."""
    rows = np.array([place[told.starts] for told in known])
    said = np.array([(np.array(told.won) + np.array(told.stood)) / 2 for told in known])
    games = np.bincount(rows, minlength=len(features)).astype(float)
    own = np.zeros(features.shape[:2])
    np.add.at(own, rows, said)
    expected = _softmax(features @ _fitted(features[rows], said))
    return (FIRM * expected + own) / (FIRM + games)[:, None], games


def _fitted(features: Floats, said: Floats) -> Floats:
    """The weights under which what the games said is likeliest."""

    def misfit(weights: Floats) -> tuple[float, Floats]:
        expected = _softmax(features @ weights)
        loss = -(said * np.log(expected)).sum() + SHY * len(said) ** 0.5 * (weights @ weights)
        slope = np.einsum("gr,grf->f", expected - said, features) + 2 * SHY * len(said) ** 0.5 * weights
        return float(loss), slope

    found: Floats = minimize(misfit, np.zeros(features.shape[2]), jac=True, method="L-BFGS-B").x
    return found


def _softmax(worths: Floats) -> Floats:
    powers = np.exp(worths - worths.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def _features(box: Components, starts: Starts, start: int) -> list[float]:
    """What a region may owe its worth to."""
    others = [other for other in starts if other != start]
    near = sorted(fields_apart(box, start, other) for other in others)
    land = [0.0, 0.0, 0.0]
    for region in range(len(box.regions)):
        fields = fields_apart(box, start, region)
        nearest = min(fields_apart(box, other, region) for other in others)
        share = 1.0 if fields < nearest else 0.5 if fields == nearest else 0.0
        land = [sum_ + share * far**fields for sum_, far in zip(land, (0.5, 0.75, 1.0), strict=True)]
    itself = [float(start == region) for region in range(len(box.regions))]
    return [*land, near[0], near[1] if len(near) > 1 else 0.0, sum(1 / fields for fields in near), *itself]


def _print_fairest(box: Components, players: int, known: list[Told], most: int) -> None:
    """The sets that seem fairest by their own games and the model."""
    sets = candidates(box, players)
    features = np.array([[_features(box, starts, start) for start in starts] for starts in sets])
    shares, _ = _believed(features, {starts: number for number, starts in enumerate(sets)}, known)
    furthest = np.abs(shares - 1 / players).max(axis=1)
    print(f"{players} players, {len(known)} games")
    for number in np.argsort(furthest)[:most]:
        believed = " ".join(f"{share:.0%}" for share in shares[number])
        own = [told for told in known if told.starts == sets[number]]
        print(f"  {furthest[number]:5.1%} believed {believed}; {_line(box, sets[number], own)}", flush=True)


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
    parser.add_argument("what", choices=("search", "fairest", "check"))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="games in all, or of the set that is checked")
    parser.add_argument("--kept", type=Path, default=Path("starts.jsonl"), help="file of the games played so far")
    parser.add_argument("--starts", default="", help="ids of the regions to check")
    parser.add_argument("--most", type=int, default=12, help="sets to print")
    parser.add_argument("--bot", default="warlord", choices=sorted(GAME.bots()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    return parser.parse_args()


if __name__ == "__main__":
    main()
