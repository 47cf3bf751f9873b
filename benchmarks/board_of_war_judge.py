"""Is the judge of Board of War its own average, is it calibrated, and is luck fair? Tables for docs/review.md.

    PYTHONPATH=src python benchmarks/board_of_war_judge.py average --choices 120 --jobs 2
    PYTHONPATH=src python benchmarks/board_of_war_judge.py reliability --games 2000
    PYTHONPATH=src python benchmarks/board_of_war_judge.py luck --games 200 --jobs 2

average: attacks from games of all kinds of players; what each is judged worth before the dice, less the mean, over all
that the dice may show, of what the best choice is judged worth after them. reliability: what the value says of the ends
of turns, and how often that seat then won, the learned player at all seats. luck: reviews of games between bots, and
the mean luck of a seat. All of it is seeded.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from statistics import fmean, stdev

import numpy as np

from wartable.analysis.review import review
from wartable.core.bot import unhurried
from wartable.core.match import Match
from wartable.games.board_of_war.actions import Attack, Fought
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import Phase, State

KINDS = ("marshal", "regent", "mason", "random", "search", "mixed")
TENTHS = 10


def main() -> None:
    asked = _asked()
    if asked.what == "average":
        _average(asked.choices, asked.jobs)
    elif asked.what == "reliability":
        _reliability(asked.games)
    else:
        _luck(asked.games, asked.jobs)


def _average(choices: int, jobs: int) -> None:
    print("| games of | choices | mean difference | mean of its size | largest |")
    print("|---|---|---|---|---|")
    everything: list[float] = []
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [(kind, choices // len(KINDS)) for kind in KINDS]
        for kind, found in zip(KINDS, pool.map(_differences, tasks), strict=True):
            print(_line(kind, found), flush=True)
            everything += found
    print(_line("all", everything))


def _line(kind: str, found: list[float]) -> str:
    sizes = [abs(difference) for difference in found]
    return f"| {kind} | {len(found)} | {fmean(found):+.1%} | {fmean(sizes):.1%} | {max(sizes):.1%} |"


def _differences(task: tuple[str, int]) -> list[float]:
    """Before the dice less the mean after them, for some attacks in games of a kind of players."""
    kind, wanted = task
    found: list[float] = []
    for number in range(1000):
        rng = random.Random(f"{kind} {number}")
        players = (2, 2, 3, 4)[number % 4]
        match = Match.new(GAME, players, number, {"board": (10, 8)[number // 4 % 2]}, keep_log=False)
        # Not too many of one game.
        for seat, attack in islice(_attacks(match, kind, rng), 3):
            found.append(_difference(match, seat, attack))
            if len(found) == wanted:
                return found
    return found


def _attacks(match: Match, kind: str, rng: random.Random) -> Iterator[tuple[int, Attack]]:
    names = [rng.choice(KINDS[:-1]) if kind == "mixed" else kind for _ in range(match.players)]
    # Without a clock the same seed is the same game on any machine.
    bots = [unhurried(GAME.bots()[name]) for name in names]
    while isinstance(seat := match.to_act, int):
        observation, legal = match.observe(seat), match.legal_actions()
        attacks = [action for action in legal if isinstance(action, Attack)]
        if attacks and rng.random() < 0.3:
            yield seat, rng.choice(attacks)
        match.play(bots[seat].choose(match.rules, observation, legal, rng))


def _difference(match: Match, seat: int, attack: Attack) -> float:
    rules, judge = match.rules, GAME.judge(match.players)
    observation = match.observe(seat)
    (before,) = judge.judge(rules, observation, (attack,), random.Random(0))
    world: State = rules.apply(rules.redeal(observation, random.Random(0)), attack)
    die, mean = 6, 0.0
    for lead in range(1 - die, die):
        roll = max(1, 1 + lead)
        after: State = rules.apply(world, Fought(roll, roll - lead))
        worth = 1.0
        if after.phase is not Phase.OVER:
            judged = judge.judge(rules, rules.observe(after, seat), rules.legal_actions(after), random.Random(0))
            worth = max(judgment.values[seat] for judgment in judged)
        mean += (die - abs(lead)) / die**2 * worth
    return before.values[seat] - mean


def _reliability(games: int) -> None:
    from wartable.games.board_of_war.estimate import Estimate, learned_weights
    from wartable.games.board_of_war.learning.selfplay import TableSize, positions_of

    print("| players | board | judged | positions | mean judged | won |")
    print("|---|---|---|---|---|---|")
    for size in (TableSize(players, board) for players in (2, 3, 4) for board in (10, 8)):
        weights = learned_weights(*size)
        assert weights is not None
        positions = positions_of(size, weights, games, seed=91)
        box = GAME.bind(size.players, GAME.options_type(board=size.board)).box  # type: ignore[arg-type]
        said = Estimate(box, weights).shares_of_inputs(positions.boards, positions.numbers)[:, 0]
        won = positions.targets[:, 0]
        tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
        for number in range(TENTHS):
            rows = tenth == number
            if rows.sum() >= 50:
                band = f"{number * 10} to {number * 10 + 10} %"
                line = f"{rows.sum()} | {said[rows].mean():.1%} | {won[rows].mean():.1%}"
                print(f"| {size.players} | {size.board}×{size.board} | {band} | {line} |", flush=True)


def _luck(games: int, jobs: int) -> None:
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(_luck_of, range(games)))
    print("| games of two | games | mean luck of the first seat | its error (95 %) | spread of a game |")
    print("|---|---|---|---|---|")
    half = 1.96 * stdev(found) / math.sqrt(len(found))
    print(f"| bots of all kinds | {games} | {fmean(found):+.1%} | ± {half:.1%} | {stdev(found):.1%} |")


def _luck_of(number: int) -> float:
    rng = random.Random(number)
    match = Match.new(GAME, 2, 5000 + number)
    bots = [unhurried(GAME.bots()[rng.choice(("regent", "marshal", "mason", "search"))]) for _ in range(2)]
    while isinstance(seat := match.to_act, int):
        match.play(bots[seat].choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return review(match).accounts[0].luck


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("average", "reliability", "luck"))
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
