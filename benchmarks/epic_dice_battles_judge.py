"""Is the judge of Epic Dice Battles its own average, is it calibrated, and is luck fair? Tables for docs/review.md.

    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py average --choices 100
    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py reliability --games 200
    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py luck --games 200

average: choices that lead to dice at once, from games of all kinds of players; what each is judged worth before them,
less the mean, over all that they may show, of what the best choice is judged worth after them. The judge samples, so
part of every difference is chance: the table says how much. reliability: what points, troops and stores, by which the
judge judges the end of a year, say of every winter, and how often that seat then won, warlords at all seats. luck:
reviews of games of two warlords, and the mean luck of the first seat. All of it is seeded.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from tournament.reliability import HEAD, luck_line, reliability_lines
from wartable.analysis.review import review
from wartable.core.game import CHANCE
from wartable.core.judge import patient, shares_of
from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import evaluate
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Winter

KINDS = ("warlord", "normal", "easy", "random")
MOST_OUTCOMES = 21
"""Two dice: more of them would take long to judge one by one."""


class Difference(NamedTuple):
    """Before the dice less the mean after them, and its standard error by sampling alone."""

    value: float
    error: float


def main() -> None:
    asked = _asked()
    if asked.what == "average":
        _average(asked.choices)
    elif asked.what == "reliability":
        print(HEAD)
        for players in (2, 3, 4, 5):
            print("\n".join(reliability_lines(f"{players} players", *_judged(players, asked.games))), flush=True)
    else:
        print("| table | games | mean luck of the first seat | its error (95 %) | spread of a game |")
        print("|---|---|---|---|---|")
        print(luck_line("2 players, warlords", [_luck(number) for number in range(asked.games)]))


def _average(choices: int) -> None:
    print("| games of | choices | mean difference | mean of its size | of that by chance | largest |")
    print("|---|---|---|---|---|---|")
    everything: list[Difference] = []
    for kind in KINDS:
        found = _differences(kind, choices // len(KINDS))
        print(_line(kind, found), flush=True)
        everything += found
    print(_line("all", everything))


def _line(kind: str, found: list[Difference]) -> str:
    sizes = [abs(difference.value) for difference in found]
    # The mean size of a normal error is the root of 2/π of its deviation.
    chance = fmean(sqrt(2 / 3.14159) * difference.error for difference in found)
    mean = fmean(difference.value for difference in found)
    return f"| {kind} | {len(found)} | {mean:+.1%} | {fmean(sizes):.1%} | {chance:.1%} | {max(sizes):.1%} |"


def _differences(kind: str, wanted: int) -> list[Difference]:
    found: list[Difference] = []
    for number in range(1000):
        rng = random.Random(f"{kind} {number}")
        match = Match.new(GAME, (2, 3, 5)[number % 3], number, keep_log=False)
        # Not too many of one game.
        for seat, action in islice(_to_dice(match, kind, rng), 3):
            found.append(_difference(match, seat, action))
            if len(found) == wanted:
                return found
    return found


def _to_dice(match: Match, kind: str, rng: random.Random) -> Iterator[tuple[int, Any]]:
    """Some of the choices of a game that lead to one or two dice at once."""
    bot = GAME.bots()[kind]
    while isinstance(seat := match.to_act, int):
        observation, legal = match.observe(seat), match.legal_actions()
        action = bot.choose(match.rules, observation, legal, rng)
        if len(legal) > 1 and rng.random() < 0.1:
            after = match.rules.apply(match.rules.redeal(observation, random.Random(0)), action)
            if match.rules.to_act(after) is CHANCE and len(match.rules.chance(after).outcomes()) <= MOST_OUTCOMES:
                yield seat, action
        match.play(action)


def _difference(match: Match, seat: int, action: Any) -> Difference:
    rules, judge = match.rules, patient(GAME.judge(match.players))
    observation = match.observe(seat)
    (before,) = judge.judge(rules, observation, (action,), random.Random(0))
    world = rules.apply(rules.redeal(observation, random.Random(0)), action)
    outcomes = rules.chance(world).outcomes()
    total, mean, variance = sum(weight for _, weight in outcomes), 0.0, (before.error / 1.96) ** 2
    for number, (outcome, weight) in enumerate(outcomes):
        worth, error = _worth_after(match, rules.apply(world, outcome), seat, random.Random(number))
        mean += weight / total * worth
        variance += (weight / total * error / 1.96) ** 2
    return Difference(before.values[seat] - mean, sqrt(variance))


def _worth_after(match: Match, state: Any, seat: int, rng: random.Random) -> tuple[float, float]:
    """What a state is judged worth to a seat, whoever is to act there, and the error."""
    rules = match.rules
    while rules.to_act(state) is CHANCE:
        state = rules.apply(state, rules.chance(state).draw(rng.randrange))
    result = rules.result(state)
    if result is not None:
        return shares_of(match.players, result.winners)[seat], 0.0
    actor = rules.to_act(state)
    assert isinstance(actor, int)
    judged = patient(GAME.judge(match.players)).judge(
        rules, rules.observe(state, actor), rules.legal_actions(state), rng
    )
    best = max(judged, key=lambda judgment: judgment.values[actor])
    return best.values[seat], best.error


def _judged(players: int, games: int) -> tuple[list[float], list[float]]:
    """By winter and seat: the share that it was judged at, and the share of the victory."""
    bot = GAME.bots()["warlord"]
    said: list[float] = []
    won: list[float] = []
    for number in range(games):
        match, rng = Match.new(GAME, players, 9000 + number, keep_log=False), random.Random(number)
        rules = match.rules
        assert isinstance(rules, Rules)
        years: set[int] = set()
        while isinstance(seat := match.to_act, int):
            observation = match.observe(seat)
            if isinstance(observation.stage, Winter) and observation.year not in years:
                years.add(observation.year)
                # Points, troops and stores of everybody: no seat's secrets decide a benchmark.
                said += evaluate(rules, match.observe(None))
            match.play(bot.choose(rules, observation, match.legal_actions(), rng))
        assert match.result is not None
        won += list(shares_of(players, match.result.winners)) * len(years)
    return said, won


def _luck(number: int) -> float:
    rng, bot = random.Random(number), GAME.bots()["warlord"]
    match = Match.new(GAME, 2, 5000 + number)
    while isinstance(seat := match.to_act, int):
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return review(match).accounts[0].luck


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("average", "reliability", "luck"))
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    return parser.parse_args()


if __name__ == "__main__":
    main()
