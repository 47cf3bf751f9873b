"""Which bot of Epic Dice Battles beats which, how games end, and whether all of the game is played.

    python benchmarks/epic_dice_battles_tournament.py --games 200
    python benchmarks/epic_dice_battles_tournament.py --bots search,warlord --players 2 --games 100 --jobs 2

One bot of the first kind sits among bots of the second. The counts below each line are per game, of all players. How
games are seated and counted: tournament/tables.py.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from statistics import mean
from typing import NamedTuple

from tournament.tables import Pairing, Played, add_options, play_all, share_of
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Act, Build, Buy, CallOff, Renumber, Reveal
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.game import GAME

HEADLINE = (("warlord", "random"), ("warlord", "warlord"))


class Campaign(NamedTuple):
    """What happened in a game besides who won it."""

    last_year: int
    counts: Counter[str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, GAME, games=60, players=(2, 3, 5))
    asked = parser.parse_args()
    print(f"{asked.games} games a line, seed {asked.seed}; [low, high] is the 95 % interval\n")
    for first, second in combinations(asked.bots, 2) if asked.bots else HEADLINE:
        for players in asked.players:
            pairing = Pairing(first, second, players)
            print(_report(pairing, play_all(GAME, pairing, asked, campaign_of)), flush=True)


def campaign_of(match: Match) -> Campaign:
    return Campaign(match.observe(None).year, _counts(match))


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


def _report(pairing: Pairing, played: list[Played[Campaign]]) -> str:
    games = len(played)
    ends = Counter(game.how or "unfinished" for game in played)
    thought = [1000 * seconds for game in played for seconds in game.thought]
    total: Counter[str] = Counter()
    for game in played:
        total.update(game.facts.counts)
    bought = ", ".join(f"{unit} {total[unit] / games:.2f}" for unit in Purchase)
    done = ", ".join(
        f"{what} {count / games:.2f}" for what, count in sorted(total.items()) if what not in list(Purchase)
    )
    return (
        f"{pairing.first} against {pairing.second}, {pairing.players} players, {games} games: "
        f"{share_of(pairing, played)}, fair {1 / pairing.players:.1%}\n"
        f"  ends: {', '.join(f'{how} {count}' for how, count in ends.most_common())}; "
        f"last year {mean(game.facts.last_year for game in played):.1f}, "
        f"{mean(game.decisions for game in played):.0f} decisions\n"
        f"  {pairing.first}: {mean(thought):.2f} ms a decision, longest {max(thought):.0f} ms\n"
        f"  bought: {bought}\n"
        f"  done: {done}\n"
    )


if __name__ == "__main__":
    main()
