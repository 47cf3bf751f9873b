"""Which bot of Board of War beats which, how matches are won, and how long they last.

    python benchmarks/board_of_war_tournament.py --games 200
    python benchmarks/board_of_war_tournament.py --bots search,regent --players 2 --boards 10 --games 100 --jobs 2

At three or four players one bot of the first kind sits among bots of the second. How games are seated and counted:
tournament/tables.py.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from statistics import mean, quantiles

from tournament.tables import Pairing, Played, add_options, numbers, play_all, row, share_of
from wartable.core.match import Match
from wartable.games.board_of_war.game import GAME

HEADLINE = ("regent", "random")
CHARACTERS = ("merchant", "mason", "marshal", "regent")
KINDS = ("gold", "expansion", "centre", "last-kingdom")
COLUMNS = (
    *("first - second", "players", "board", "won by the first", "fair", "rounds (10 to 90 %)"),
    *KINDS,
    *("unfinished", "ms a decision: mean, most"),
)
WIDTHS = (20, 7, 5, 22, 4, 19, 4, 9, 6, 12, 10, 12)


def main() -> None:
    asked = _asked()
    print(f"{asked.games} matches a line, seed {asked.seed}; [low, high] is the 95 % interval\n")
    if asked.bots:
        _compare("Chosen bots", combinations(asked.bots, 2), asked)
        return
    _compare("Regent against random", [HEADLINE], asked)
    _compare("Characters against each other", combinations(reversed(CHARACTERS), 2), asked)
    _compare("Regents among themselves", [("regent", "regent")], asked)


def rounds_of(match: Match) -> int:
    return int(match.observe(None).round)


def _compare(title: str, pairs: Iterable[tuple[str, str]], asked: argparse.Namespace) -> None:
    print(f"## {title}")
    print(row(COLUMNS, WIDTHS))
    for pairing in _at_tables(list(pairs), asked):
        print(row(_cells(pairing, play_all(GAME, pairing, asked, rounds_of)), WIDTHS), flush=True)
    print()


def _at_tables(pairs: list[tuple[str, str]], asked: argparse.Namespace) -> Iterator[Pairing]:
    for board in asked.boards:
        for players in asked.players:
            for first, second in pairs:
                yield Pairing(first, second, players, (("board", board),))


def _cells(pairing: Pairing, played: list[Played[int]]) -> tuple[str, ...]:
    games = len(played)
    kinds = Counter(match.how for match in played)
    finished = max(1, games - kinds[None])
    rounds = sorted(match.facts for match in played)
    thought = [seconds for match in played for seconds in match.thought]
    tenths = quantiles(rounds, n=10) if games > 1 else rounds * 9
    return (
        str(pairing),
        str(pairing.players),
        str(dict(pairing.options)["board"]),
        str(share_of(pairing, played)),
        f"{1 / pairing.players:.0%}",
        f"{mean(rounds):.1f} ({tenths[0]:.0f} to {tenths[8]:.0f})",
        *(f"{kinds[kind] / finished:.0%}" for kind in KINDS),
        str(kinds[None]),
        f"{1000 * mean(thought):.1f}, {1000 * max(thought):.0f}",
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, GAME, games=200, players=(2, 4))
    parser.add_argument("--boards", type=numbers, default=(10, 8))
    return parser.parse_args()


if __name__ == "__main__":
    main()
