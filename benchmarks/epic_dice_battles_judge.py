"""Is the judge of Epic Dice Battles its own average, is it calibrated, and is luck fair? Tables for docs/review.md.

    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py average --choices 100 --jobs 16
    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py reliability --games 1000 --jobs 2
    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py reliability --games 40 --bot search
    PYTHONPATH=src:benchmarks python benchmarks/epic_dice_battles_judge.py luck --games 200 --jobs 16

average: choices that lead to dice at once, from games of all kinds of players; what each is judged worth before them,
less the mean, over all that they may show and over worlds that the seat holds possible, of what the best choice is
judged worth after them. The judge samples, so part of every difference is chance: the table says how much.
reliability: what points, troops and stores, by which the judge judges the end of a year, say of every winter, and how
often that seat then won, at all seats compiled warlords or, much slower, `search`; `--by-thirds` tells apart the
thirds of the calendar, `--open` has all tokens lie open, as in the worlds that the judge plays on in. luck: reviews of
games of two warlords, and the mean luck of the first seat. All of it is seeded.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from tournament.reliability import HEAD, luck_line, reliability_lines
from tournament.tables import numbers as table_sizes
from wartable.analysis.review import review
from wartable.core.bot import unhurried
from wartable.core.game import CHANCE
from wartable.core.judge import patient, shares_of
from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.learning.calibrate import Played, played, winters_of
from wartable.games.epic_dice_battles.prospects import prospects
from wartable.games.epic_dice_battles.rules.rules import Rules

KINDS = ("warlord", "normal", "easy", "random")
MOST_OUTCOMES = 21
"""Two dice: more of them would take long to judge one by one."""
WORLDS = 4
"""After the dice somebody else may be to act, who knows what the seat does not: one world alone would tell it."""
DRAWS = 4
"""Where more dice follow before anybody decides: drawn so often, anew in every world."""
SEEDS = 4
"""How often the choice is judged before the dice: its own chance is not what is asked for."""

FIRST_SEED = 9000
AT_ONCE = 20
"""Compiled games in a portion of work."""


class Judged(NamedTuple):
    """What was said of a winter, by seat, and what came of it."""

    third: int
    said: tuple[float, ...]
    won: tuple[float, ...]


class Difference(NamedTuple):
    """Before the dice less the mean after them, and its standard error by sampling alone."""

    value: float
    error: float


def main() -> None:
    asked = _asked()
    if asked.what == "average":
        _average(asked.choices, asked.jobs)
    elif asked.what == "reliability":
        _reliability(asked)
    else:
        print("| table | games | mean luck of the first seat | its error (95 %) | spread of a game |")
        print("|---|---|---|---|---|")
        with ProcessPoolExecutor(asked.jobs) as pool:
            print(luck_line("2 players, warlords", list(pool.map(_luck, range(asked.games)))))


def _average(choices: int, jobs: int) -> None:
    print("| games of | choices | mean difference | mean of its size | of that by chance | largest |")
    print("|---|---|---|---|---|---|")
    everything: list[Difference] = []
    with ProcessPoolExecutor(jobs) as pool:
        for kind in KINDS:
            wanted = choices // len(KINDS)
            found: list[Difference] = []
            for first in range(0, 1000, jobs):
                for of_game in pool.map(partial(_differences, kind), range(first, first + jobs)):
                    found += of_game
                if len(found) >= wanted:
                    break
            print(_line(kind, found[:wanted]), flush=True)
            everything += found[:wanted]
    print(_line("all", everything))


def _line(kind: str, found: list[Difference]) -> str:
    sizes = [abs(difference.value) for difference in found]
    # The mean size of a normal error is the root of 2/π of its deviation.
    chance = fmean(sqrt(2 / 3.14159) * difference.error for difference in found)
    mean = fmean(difference.value for difference in found)
    return f"| {kind} | {len(found)} | {mean:+.1%} | {fmean(sizes):.1%} | {chance:.1%} | {max(sizes):.1%} |"


def _differences(kind: str, number: int) -> list[Difference]:
    """Of a few choices of the game of this number: not too many of one game."""
    rng = random.Random(f"{kind} {number}")
    match = Match.new(GAME, (2, 3, 5)[number % 3], number, keep_log=False)
    return [_difference(match, seat, action) for seat, action in islice(_to_dice(match, kind, rng), 3)]


def _to_dice(match: Match, kind: str, rng: random.Random) -> Iterator[tuple[int, Any]]:
    """Some of the choices of a game that lead to one or two dice at once."""
    bot = GAME.bots()[kind]
    while isinstance(seat := match.to_act, int):
        observation, legal = match.observe(seat), match.legal_actions()
        action = bot.choose(match.rules, observation, legal, rng)
        if len(legal) > 1 and rng.random() < 0.1 and _leads_to_few_dice(match, seat, action):
            yield seat, action
        match.play(action)


def _worlds_after(match: Match, seat: int, action: Any) -> list[Any]:
    """Worlds that a seat holds possible, after its choice."""
    rules, observation = match.rules, match.observe(seat)
    return [rules.apply(rules.redeal(observation, random.Random(number)), action) for number in range(WORLDS)]


def _leads_to_few_dice(match: Match, seat: int, action: Any) -> bool:
    """Whether dice come at once in all these worlds, and so few that all they may show can be judged one by one."""
    rules = match.rules
    return all(
        rules.to_act(world) is CHANCE and len(rules.chance(world).outcomes()) <= MOST_OUTCOMES
        for world in _worlds_after(match, seat, action)
    )


def _difference(match: Match, seat: int, action: Any) -> Difference:
    rules, judge = match.rules, patient(GAME.judge(match.players))
    observation = match.observe(seat)
    before = [judge.judge(rules, observation, (action,), random.Random(seed))[0] for seed in range(SEEDS)]
    means = [_mean_after(match, world, seat, number) for number, world in enumerate(_worlds_after(match, seat, action))]
    error = fmean(judgment.error / 1.96 for judgment in before) / sqrt(SEEDS)
    value = fmean(judgment.values[seat] for judgment in before) - fmean(means)
    return Difference(value, sqrt(error**2 + variance(means) / WORLDS))


def _mean_after(match: Match, world: Any, seat: int, number: int) -> float:
    """What a world is worth to a seat in the mean of all that the dice may show."""
    rules = match.rules
    outcomes = rules.chance(world).outcomes()
    total, mean = sum(weight for _, weight in outcomes), 0.0
    for outcome, weight in outcomes:
        state = rules.apply(world, outcome)
        draws = DRAWS if rules.to_act(state) is CHANCE else 1
        worths = [
            _worth_after(match, state, seat, random.Random(f"{number} {outcome} {draw}")) for draw in range(draws)
        ]
        mean += weight / total * fmean(worths)
    return mean


def _worth_after(match: Match, state: Any, seat: int, rng: random.Random) -> float:
    """What a state is judged worth to a seat, whoever is to act there."""
    rules = match.rules
    while rules.to_act(state) is CHANCE:
        state = rules.apply(state, rules.chance(state).draw(rng.randrange))
    result = rules.result(state)
    if result is not None:
        return shares_of(match.players, result.winners)[seat]
    actor = rules.to_act(state)
    assert isinstance(actor, int)
    # There are many outcomes: what few simulations leave to chance in each is little in their mean.
    judged = GAME.judge(match.players).judge(rules, rules.observe(state, actor), rules.legal_actions(state), rng)
    return float(max(judged, key=lambda judgment: judgment.values[actor]).values[seat])


def _reliability(asked: argparse.Namespace) -> None:
    parts = {"": (0, 1, 2)} | ({", early": (0,), ", middle": (1,), ", late": (2,)} if asked.by_thirds else {})
    print(HEAD)
    at_once = AT_ONCE if asked.bot == "warlord" else 1
    portions = [range(first, min(first + at_once, asked.games)) for first in range(0, asked.games, at_once)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            judge = partial(_judged, players, asked.bot, is_open=asked.open)
            found = [winter for portion in pool.map(judge, portions) for winter in portion]
            for name, thirds in parts.items():
                some = [winter for winter in found if winter.third in thirds]
                said = [share for winter in some for share in winter.said]
                won = [share for winter in some for share in winter.won]
                for line in reliability_lines(f"{players} players{name}", said, won):
                    print(line, flush=True)


def _judged(players: int, bot: str, numbers: range, *, is_open: bool) -> list[Judged]:
    """The winters of the games of these numbers."""
    rules = GAME.rules(players, {})
    assert isinstance(rules, Rules)
    seeds = [FIRST_SEED + number for number in numbers]
    first, last = rules.components.first_year[players], rules.components.last_year
    return [
        Judged(
            3 * (state.year - first) // (last - first + 1),
            # Points, troops and stores of everybody: no seat's secrets decide a benchmark.
            prospects(rules, state if is_open else rules.observe(state, None)),
            game.shares,
        )
        for game in (played(rules, seeds) if bot == "warlord" else map(partial(_played, rules, bot), seeds))
        for state in game.winters
    ]


def _played(rules: Rules, name: str, seed: int) -> Played:
    """A game of a bot that no engine knows, without its clock."""
    bot, rng = unhurried(GAME.bots()[name]), random.Random(seed)
    match = Match.new(GAME, rules.players, seed)
    while isinstance(seat := match.to_act, int):
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    assert match.result is not None
    return Played(winters_of(after for _, _, after in match.steps()), shares_of(rules.players, match.result.winners))


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
    parser.add_argument("--players", type=table_sizes, default=(2, 3, 4, 5))
    parser.add_argument("--bot", choices=("warlord", "search"), default="warlord", help="who plays for reliability")
    parser.add_argument("--by-thirds", action="store_true", help="besides all winters, those of every third")
    parser.add_argument("--open", action="store_true", help="judge with all tokens open")
    parser.add_argument("--jobs", type=int, default=1, help="processes to work in")
    return parser.parse_args()


if __name__ == "__main__":
    main()
