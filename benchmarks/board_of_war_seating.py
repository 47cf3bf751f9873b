"""What a place in the turn order of Board of War is worth, for every way to sit round the board (BW-1, BW-13).

    python benchmarks/board_of_war_seating.py

Regents among themselves in the batch engine, the same deals for every way. Ways that are turned or mirrored pictures
of each other are the same game, so one of each stands for all: a way is named by its sides in turn order, the first
one south.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import permutations

import numpy as np

from tournament.tables import numbers, row
from wartable.games.board_of_war.batch.run import Policy, play
from wartable.games.board_of_war.components import Side, standard_components
from wartable.games.board_of_war.game import GAME, Options

Way = tuple[Side, ...]

SIDES = tuple(Side)
NAMES = {2: "two", 3: "three", 4: "four"}
COLUMNS = ("players", "sides in turn order", "won by turn order, ± 95 %", "furthest from fair", "rounds", "unfinished")
WIDTHS = (7, 26, 52, 18, 6, 10)


def main() -> None:
    asked = _asked()
    print(f"{asked.games} games of {asked.policy}s a line, seed {asked.seed}; * is the standard\n")
    print(row(COLUMNS, WIDTHS))
    for players in asked.players:
        for way in ways(players):
            print(row(_cells(players, way, asked), WIDTHS), flush=True)


def ways(players: int) -> Iterator[Way]:
    """One of each kind of seating, the first player south."""
    seen: set[frozenset[tuple[int, ...]]] = set()
    for way in permutations(SIDES, players):
        if way[0] is Side.SOUTH and (kind := _kind(way)) not in seen:
            seen.add(kind)
            yield way


def _cells(players: int, way: Way, asked: argparse.Namespace) -> tuple[str, ...]:
    rules = GAME.bind(players, Options(variant=f"seating.{NAMES[players]} = {json.dumps(way)}"))
    played = play(rules, [asked.policy] * players, asked.games, seed=asked.seed, workers=asked.jobs)
    shares = played.shares_by_turn_order(players)
    margins = 1.96 * np.sqrt(shares * (1 - shares) / asked.games)
    is_standard = _kind(way) == _kind(standard_components().seating.sides(players))
    return (
        str(players),
        " ".join(way) + " *" * is_standard,
        ", ".join(f"{share:.1%} ± {margin:.1%}" for share, margin in zip(shares, margins, strict=True)),
        f"{np.abs(shares - 1 / players).max():.1%}",
        f"{played.rounds.mean():.1f}",
        str(int((~played.finished).sum())),
    )


def _kind(way: Way) -> frozenset[tuple[int, ...]]:
    """The way with all its turned and mirrored pictures."""
    places = [SIDES.index(side) for side in way]
    return frozenset(
        tuple((turn + sign * place) % len(SIDES) for place in places) for turn in range(len(SIDES)) for sign in (1, -1)
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for every line")
    parser.add_argument("--policy", type=Policy, choices=tuple(Policy), default=Policy.REGENT, help="who plays")
    parser.add_argument("--players", type=numbers, default=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="threads to play in; all cores if not given")
    return parser.parse_args()


if __name__ == "__main__":
    main()
