"""What the learned player of Board of War does, printed as docs/board-of-war-insights.md.

PYTHONPATH=src python benchmarks/insights/board_of_war.py > docs/board-of-war-insights.md
"""

from __future__ import annotations

import argparse
import math
from collections import Counter

import numpy as np

from wartable.games.board_of_war.actions import (
    Attack,
    Deploy,
    Expand,
    PlayCard,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.events import record
from wartable.games.board_of_war.batch.run import Policy, run, winning_places
from wartable.games.board_of_war.components import COURT, TURN_ORDER, CourtRank
from wartable.games.board_of_war.game import GAME, Options

KINDS = ("gold", "expansion", "the centre", "the last kingdom")
SUITS = {"hearts": "♥", "diamonds": "♦", "spades": "♠", "clubs": "♣"}
TABLES = ((2, 10), (2, 8), (3, 10), (4, 10))
SEED = 17
ACTIONS = (Expand, UpgradeSquare, UpgradeSoldier, Deploy, Attack)
COLUMNS = (
    ("merchant", "merchant"),
    ("farmer", "farmer"),
    ("builder", "builder"),
    ("soldier", "soldier"),
    ("expansions", "Expand"),
    ("upgraded squares", "UpgradeSquare"),
    ("upgraded soldiers", "UpgradeSoldier"),
    ("deployed", "Deploy"),
    ("attacks", "Attack"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games at a table; a tenth of them are read closely")
    asked = parser.parse_args()
    print("# What the learned player of Board of War does\n")
    print("Printed by `python benchmarks/insights/board_of_war.py`: compiled games of the learned value among itself,")
    print(f"one choice after the other, seed {SEED}, {asked.games} games at a table. ± is half the 95 % interval.\n")
    found = {table: _played(*table, asked.games) for table in TABLES}
    _victories(found)
    _seats(found)
    _cards(found)
    _first_rounds(asked.games // 40)


Found = dict[tuple[int, int], tuple[layout.Ints, layout.Ints]]


def _played(players: int, board: int, games: int) -> tuple[layout.Ints, layout.Ints]:
    """The results, and what was dealt: by game, the suits of Kings, Queens and Jacks by seat."""
    box = layout.box_row(GAME.bind(players, Options(board=board)).box)  # type: ignore[arg-type]
    policies = [Policy.LEARNED] * players
    return run(box, policies, games, seed=SEED, first_game=0, round_limit=100, columns=3 * players)


def _victories(found: Found) -> None:
    print("## Which victory\n")
    print("| players | board | " + " | ".join(KINDS) + " | rounds (10 to 90 %) | unfinished |")
    print("|---|---|" + "---|" * (len(KINDS) + 2))
    for (players, board), (results, _) in found.items():
        kinds = np.bincount(results[:, 1], minlength=5)
        won = max(1, int(kinds[1:].sum()))
        shares = " | ".join(_share(int(count), won) for count in kinds[1:])
        low, high = np.percentile(results[:, 2], [10, 90])
        rounds = f"{results[:, 2].mean():.1f} ({low:.0f} to {high:.0f})"
        print(f"| {players} | {board}×{board} | {shares} | {rounds} | {kinds[0]} |")
    print()


def _seats(found: Found) -> None:
    print("## Who wins, by turn order\n")
    print("| players | board | first | second | third | fourth |")
    print("|---|---|---|---|---|---|")
    for (players, board), (results, dealt) in found.items():
        places = winning_places(results, dealt)
        finished = int((places >= 0).sum())
        shares = [_share(int((places == number).sum()), finished) for number in range(players)]
        print(f"| {players} | {board}×{board} | " + " | ".join([*shares, "", ""][:4]) + " |")
    print()


def _cards(found: Found) -> None:
    print("## What the ability cards are worth\n")
    print("The share of the games that its owner won, times the number of players: 1 is an average card.\n")
    print("| card | " + " | ".join(f"{players} players, {board}×{board}" for players, board in found) + " |")
    print("|---|" + "---|" * len(found))
    lines = []
    for row, rank in enumerate(CourtRank):
        for number, suit in enumerate(TURN_ORDER):
            cells, mean = [], 0.0
            for (players, _), (results, dealt) in found.items():
                over = results[:, 0] >= 0
                has = dealt[over, row * players : (row + 1) * players] == number
                held = has.any(axis=1)
                won = has[np.arange(len(has)), results[over, 0]][held]
                cells.append(_times(float(won.mean()), len(won), players))
                mean += float(won.mean()) * players
            name = COURT[rank, suit].replace("-", " ").title()
            lines.append((mean, f"| {rank.value[0].upper()}{SUITS[suit.value]} {name} | " + " | ".join(cells) + " |"))
    for _, line in sorted(lines, reverse=True):
        print(line)
    print()


def _first_rounds(games: int) -> None:
    print("## The first rounds\n")
    print(f"At two players on 10×10, {games} games: what a seat does in a round, on average.\n")
    print("| round | " + " | ".join(title for title, _ in COLUMNS) + " |")
    print("|---|" + "---|" * len(COLUMNS))
    rules = GAME.bind(2, Options())
    units = rules.box.unit_of
    seen: dict[int, Counter[str]] = {}
    turns: Counter[int] = Counter()
    for game in range(games):
        state = rules.initial_state()
        for event in record(rules, [Policy.LEARNED] * 2, game, seed=SEED, round_limit=100):
            counts = seen.setdefault(state.round, Counter())
            if isinstance(event, PlayCard):
                counts[str(units[event.card])] += 1
                turns[state.round] += 1
            elif isinstance(event, ACTIONS):
                counts[type(event).__name__] += 1
            state = rules.apply(state, event)
    for number in range(1, 11):
        if turns[number]:
            cells = [f"{seen[number][name] / turns[number]:.2f}" for _, name in COLUMNS]
            print(f"| {number} | " + " | ".join(cells) + " |")


def _share(count: int, total: int) -> str:
    share = count / total
    return f"{share:.1%} ± {1.96 * math.sqrt(share * (1 - share) / total):.1%}"


def _times(share: float, total: int, players: int) -> str:
    half = 1.96 * math.sqrt(share * (1 - share) / total)
    return f"{share * players:.2f} ± {half * players:.2f}"


if __name__ == "__main__":
    main()
