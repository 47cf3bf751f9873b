"""What a place in the turn order of Board of War is worth, for every way to sit round the board (BW-1, BW-13).

    python benchmarks/board_of_war_seating.py --games 2000 --jobs 2

Regents among themselves, the same deals for every way. Ways that are turned or mirrored pictures of each other are
the same game, so one of each stands for all: a way is named by its sides in turn order, the first one south.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from math import sqrt

from tournament.tables import numbers, row
from wartable.core.match import Match
from wartable.games.board_of_war.components import Side, standard_numbers
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.heuristics import REGENT

Way = tuple[Side, ...]

SIDES = tuple(Side)
NAMES = {2: "two", 3: "three", 4: "four"}
COLUMNS = ("players", "sides in turn order", "won by turn order, ± 95 %", "furthest from fair", "rounds", "unfinished")
WIDTHS = (7, 26, 52, 18, 6, 10)


def main() -> None:
    asked = _asked()
    print(f"{asked.games} matches of regents a line, seed {asked.seed}; * is the standard\n")
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


def played(players: int, way: Way, seed: int) -> tuple[int | None, int]:
    """The winner's place in the turn order (None: unfinished) and the rounds of one game."""
    variant = f"seating.{NAMES[players]} = {json.dumps(way)}"
    match = Match.new(GAME, players, seed, {"variant": variant}, keep_log=False)
    rng = random.Random(f"{seed} {players}")
    decisions = 0
    while isinstance(seat := match.to_act, int) and decisions < GAME.max_decisions_for_programs:
        match.play(REGENT.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
        decisions += 1
    view = match.observe(None)
    return None if match.result is None else view.order.index(match.result.winners[0]), view.round


def _cells(players: int, way: Way, asked: argparse.Namespace) -> tuple[str, ...]:
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(pool.map(partial(played, players, way), seeds, chunksize=4))
    won = Counter(place for place, _ in games)
    shares = [won[place] / len(games) for place in range(players)]
    margins = [1.96 * sqrt(share * (1 - share) / len(games)) for share in shares]
    is_standard = _kind(way) == _kind(standard_numbers().seating.sides(players))
    return (
        str(players),
        " ".join(way) + " *" * is_standard,
        ", ".join(f"{share:.1%} ± {margin:.1%}" for share, margin in zip(shares, margins, strict=True)),
        f"{max(abs(share - 1 / players) for share in shares):.1%}",
        f"{sum(rounds for _, rounds in games) / len(games):.1f}",
        str(won[None]),
    )


def _kind(way: Way) -> frozenset[tuple[int, ...]]:
    """The way with all its turned and mirrored pictures."""
    places = [SIDES.index(side) for side in way]
    return frozenset(
        tuple((turn + sign * place) % len(SIDES) for place in places) for turn in range(len(SIDES)) for sign in (1, -1)
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games for every line")
    parser.add_argument("--players", type=numbers, default=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    return parser.parse_args()


if __name__ == "__main__":
    main()
