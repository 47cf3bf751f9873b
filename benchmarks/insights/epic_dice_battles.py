"""What bots do in games of Epic Dice Battles, printed as docs/epic-dice-battles-insights.md.

PYTHONPATH=src:benchmarks python benchmarks/insights/epic_dice_battles.py > docs/epic-dice-battles-insights.md
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from epic_dice_battles_sieges import KINDS, counted
from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Act, Build, Buy, ChooseStart, FirstPlayer, WinterAction
from wartable.games.epic_dice_battles.components import Purchase, standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.state import State

TABLES = (2, 3, 4, 5)
DONE = ("castles", "armies", "dice in armies", "rice marker")
ENDS = {"points": "points", "final-battle": "final battle", "last-standing": "last one left"}
FIRST_YEARS = 4


class Seen(NamedTuple):
    """What is counted of one game."""

    winners: tuple[int, ...]
    how: str
    first: int
    """Who began."""
    regions: tuple[str, ...]
    """By seat: where it started."""
    bought: tuple[Counter[str], ...]
    winters: tuple[Counter[tuple[int, str]], ...]
    """By seat: how often it took an action in a year, years counted from 1."""
    built: tuple[int, ...]
    ended: tuple[tuple[int, ...], ...]
    """By seat: castles, armies, dice in armies and rice marker in the end."""
    battles: Counter[str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games at a table")
    parser.add_argument("--bot", default="warlord", choices=sorted(GAME.bots()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    asked = parser.parse_args()
    print(f"# What the {asked.bot} does in Epic Dice Battles\n")
    program = "PYTHONPATH=benchmarks python benchmarks/insights/epic_dice_battles.py"
    print(f"Printed by `{program} --games {asked.games} --bot {asked.bot}`:")
    print(f"{asked.games} games at a table among itself, seed {asked.seed}. ± is half the 95 % interval.\n")
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = {table: list(pool.map(partial(_seen, asked.bot, table), seeds, chunksize=4)) for table in TABLES}
    _ends(found)
    _places(found)
    _what_winners_have(found)
    _purchases(found)
    _first_winters(found[3])
    _battles(found)


def _seen(bot_name: str, players: int, seed: int) -> Seen:
    match = Match.new(GAME, players, seed)
    bot, rng = GAME.bots()[bot_name], random.Random(seed)
    while match.to_act is not OVER:
        seat = match.to_act
        assert isinstance(seat, int)
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    begun = standard_components().first_year[players]
    first, regions = 0, [""] * players
    bought: list[Counter[str]] = [Counter() for _ in range(players)]
    winters: list[Counter[tuple[int, str]]] = [Counter() for _ in range(players)]
    built, battles = [0] * players, Counter[str]()
    for before, entry, after in match.steps():
        battles.update(counted(before, after))
        who = entry.seat or 0
        match entry.event:
            case FirstPlayer(seat):
                first = seat
            case ChooseStart(region):
                regions[who] = region
            case Buy(unit):
                bought[who][unit] += 1
            case Act(action):
                winters[who][before.year - begun + 1, action] += 1
            case Build():
                built[who] += 1
            case _:
                pass
    result = match.result
    assert result is not None
    return Seen(
        result.winners, result.how, first, tuple(regions), tuple(bought), tuple(winters), tuple(built),
        _ended(after), battles,
    )  # fmt: skip


def _ended(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(
        (
            len(mat.castles),
            sum(slot is not None for slot in mat.slots),
            sum(sum(slot.dice) for slot in mat.slots if slot is not None),
            mat.rice_marker,
        )
        for mat in state.mats
    )


Found = dict[int, list[Seen]]


def _ends(found: Found) -> None:
    print("## How games end\n")
    print("| players | " + " | ".join(ENDS.values()) + " | castles built | castles fallen |")
    print("|---|" + "---|" * (len(ENDS) + 2))
    for players, games in found.items():
        shares = [_share([game.how == how for game in games]) for how in ENDS]
        built = _mean([float(sum(game.built)) for game in games])
        fallen = _mean([float(game.battles["castles fallen"]) for game in games])
        print(f"| {players} | " + " | ".join([*shares, built, fallen]) + " |")
    print()


def _places(found: Found) -> None:
    print("## Who wins, by turn order of the first year and by start region\n")
    print("| players | first | second | third | fourth | fifth | start regions |")
    print("|---|---|---|---|---|---|---|")
    for players, games in found.items():
        shares = [_share([_won(game, (game.first + place) % players) for game in games]) for place in range(players)]
        regions = ", ".join(
            f"{region.title()} {_share([_won(game, game.regions.index(region)) for game in games])}"
            for region in sorted(set(games[0].regions))
        )
        print(f"| {players} | " + " | ".join([*shares, "", "", "", ""][:5]) + f" | {regions} |")
    print()


def _won(game: Seen, seat: int) -> float:
    return (seat in game.winners) / len(game.winners)


def _what_winners_have(found: Found) -> None:
    print("## What winners have in the end, and the others\n")
    print("| players | " + " | ".join(f"{what}: winner | others" for what in DONE) + " |")
    print("|---|" + "---|" * (2 * len(DONE)))
    for players, games in found.items():
        cells = []
        for column in range(len(DONE)):
            won = [game.ended[seat][column] for game in games for seat in game.winners]
            lost = [game.ended[seat][column] for game in games for seat in range(players) if seat not in game.winners]
            cells += [_mean([float(number) for number in won]), _mean([float(number) for number in lost])]
        print(f"| {players} | " + " | ".join(cells) + " |")
    print()


def _purchases(found: Found) -> None:
    print("## What is bought\n")
    print("Of a player in a game; in brackets how much more, or less, the winner buys than the others.\n")
    print("| players | " + " | ".join(unit.replace("-", " ") for unit in Purchase) + " |")
    print("|---|" + "---|" * len(Purchase))
    for players, games in found.items():
        cells = []
        for unit in Purchase:
            won = [game.bought[seat][unit] for game in games for seat in game.winners]
            lost = [game.bought[seat][unit] for game in games for seat in range(players) if seat not in game.winners]
            cells.append(f"{fmean([*won, *lost]):.2f} ({fmean(won) - fmean(lost):+.2f})")
        print(f"| {players} | " + " | ".join(cells) + " |")
    print()


def _first_winters(games: list[Seen]) -> None:
    print("## The first winters\n")
    print("At three players: how many of its action dice a seat spends on what.\n")
    print("| year | " + " | ".join(WinterAction) + " |")
    print("|---|" + "---|" * len(WinterAction))
    seats = [winters for game in games for winters in game.winters]
    for year in range(1, FIRST_YEARS + 1):
        print(
            f"| {year} | "
            + " | ".join(f"{fmean(seat[year, act] for seat in seats):.2f}" for act in WinterAction)
            + " |"
        )
    print()


def _battles(found: Found) -> None:
    print("## Battles of a game\n")
    print("| players | " + " | ".join(KINDS) + " |")
    print("|---|" + "---|" * len(KINDS))
    for players, games in found.items():
        print(
            f"| {players} | "
            + " | ".join(_mean([float(game.battles[kind]) for game in games]) for kind in KINDS)
            + " |"
        )


def _share(won: list[bool] | list[float]) -> str:
    share = fmean(won)
    return f"{share:.1%} ± {1.96 * sqrt(share * (1 - share) / len(won)):.1%}"


def _mean(numbers: list[float]) -> str:
    return f"{fmean(numbers):.2f} ± {1.96 * stdev(numbers) / sqrt(len(numbers)):.2f}"


if __name__ == "__main__":
    main()
