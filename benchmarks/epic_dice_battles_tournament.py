"""Which bot of Epic Dice Battles beats which, how games end, and whether all of the game is played.

    python benchmarks/epic_dice_battles_tournament.py --games 200
    python benchmarks/epic_dice_battles_tournament.py --bots search,warlord --players 2 --games 100 --jobs 2

Seeded: the same call plays the same games. Every seed is played from every seat: one bot of the first kind sits among
bots of the second. A shared victory counts by its share. Shares come with Wilson's 95 % interval; a game that reaches
the limit for programs counts as unfinished, and as not won. The counts below each line are per game, of all players.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean
from typing import NamedTuple

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Act, Build, Buy, CallOff, Renumber, Reveal
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.game import GAME

HEADLINE = (("warlord", "random"), ("warlord", "warlord"))


class Pairing(NamedTuple):
    """One bot of the first kind against bots of the second at a table."""

    first: str
    second: str
    players: int


class Played(NamedTuple):
    """How one game went."""

    won: float
    """The first bot's share of the victory."""
    how: str
    """The kind of victory, or "unfinished"."""
    last_year: int
    decisions: int
    seconds: float
    """What the first bot thought in all, and at the longest."""
    slowest: float
    own_decisions: int
    counts: Counter[str]


def main() -> None:
    options = _options()
    pairs = [options.bots] if options.bots else HEADLINE
    print(f"{options.games} games a line, seed {options.seed}; [low, high] is the 95 % interval\n")
    for first, second in pairs:
        for players in options.players:
            pairing = Pairing(first, second, players)
            print(_report(pairing, list(_played(pairing, options))), flush=True)


def play(pairing: Pairing, number: int, seed: int) -> Played:
    """The game of this number: the seeds repeat once for every seat of the first bot."""
    deal, place = divmod(number, pairing.players)
    names = [pairing.second] * pairing.players
    names[place] = pairing.first
    bots = GAME.bots()
    match = Match.new(GAME, pairing.players, seed + deal)
    rng = random.Random(f"{seed + deal} {place} {pairing}")
    times: list[float] = []
    for _ in range(GAME.max_decisions_for_programs):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        observation, legal = match.observe(seat), match.legal_actions()
        began = time.perf_counter()
        action = bots[names[seat]].choose(match.rules, observation, legal, rng)
        if seat == place:
            times.append(time.perf_counter() - began)
        match.play(action)
    return _played_out(match, place, times)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def _played_out(match: Match, place: int, times: list[float]) -> Played:
    result = match.result if match.to_act is OVER else None
    return Played(
        won=0.0 if result is None else (place in result.winners) / len(result.winners),
        how="unfinished" if result is None else result.how,
        last_year=match.observe(None).year,
        decisions=sum(entry.seat is not None for entry in match.log),
        seconds=sum(times),
        slowest=max(times),
        own_decisions=len(times),
        counts=_counts(match),
    )


def _counts(match: Match) -> Counter[str]:
    """What was done in a game, by all players."""
    counts: Counter[str] = Counter()
    for entry in match.log:
        match entry.event:
            case Buy(unit):
                counts[unit] += 1
            case Act(action):
                counts[f"act {action}"] += 1
            case Build():
                counts["castles built"] += 1
            case CallOff():
                counts["sieges called off"] += 1
            case Reveal():
                counts["secrets revealed"] += 1
            case Renumber():
                counts["numbers redistributed"] += 1
            case _:
                pass
    for line in match.lines(None):
        match line.key:
            case "log-castle-destroyed":
                counts["castles fallen"] += 1
            case "log-siege":
                counts["sieges"] += 1
            case "log-battle":
                counts["open battles"] += 1
            case "log-hungry":
                counts["hungry summers"] += 1
            case "log-villages":
                counts["villages freed"] += sum(int(die) >= 4 for die in str(line.args["dice"]).split())
            case _:
                pass
    return counts


def _played(pairing: Pairing, options: argparse.Namespace) -> Iterator[Played]:
    # Whole deals only: every seat plays each of them.
    games = -(-options.games // pairing.players) * pairing.players
    if options.jobs == 1:
        yield from (play(pairing, number, options.seed) for number in range(games))
        return
    with ProcessPoolExecutor(options.jobs) as pool:
        yield from pool.map(play, [pairing] * games, range(games), [options.seed] * games, chunksize=2)


def _report(pairing: Pairing, played: list[Played]) -> str:
    games = len(played)
    wins = sum(game.won for game in played)
    low, high = wilson(wins, games)
    ends = Counter(game.how for game in played)
    thought = sum(game.seconds for game in played) / sum(game.own_decisions for game in played)
    total: Counter[str] = Counter()
    for game in played:
        total.update(game.counts)
    bought = ", ".join(f"{unit} {total[unit] / games:.2f}" for unit in Purchase)
    done = ", ".join(
        f"{what} {count / games:.2f}" for what, count in sorted(total.items()) if what not in list(Purchase)
    )
    return (
        f"{pairing.first} against {pairing.second}, {pairing.players} players, {games} games: "
        f"{wins / games:.1%} [{low:.1%}, {high:.1%}], fair {1 / pairing.players:.1%}\n"
        f"  ends: {', '.join(f'{how} {count}' for how, count in ends.most_common())}; "
        f"last year {mean(game.last_year for game in played):.1f}, "
        f"{mean(game.decisions for game in played):.0f} decisions\n"
        f"  {pairing.first}: {thought * 1000:.2f} ms a decision, longest "
        f"{max(game.slowest for game in played) * 1000:.0f} ms\n"
        f"  bought: {bought}\n"
        f"  done: {done}\n"
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games for every line, rounded up to whole deals")
    parser.add_argument("--bots", type=_pair, help="other bots than the warlord's headline: search,warlord")
    parser.add_argument("--players", type=_numbers, default=(2, 3, 5))
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
