"""Make the puzzles of Age of War that ship with the package: one position a line, the same for every theme.

    python -m tools.puzzles --players 3 --each 60 >> puzzles.txt    new ones, with their difficulty
    python -m tools.puzzles --rate > puzzles.txt                    those that ship, rated anew

Numbers stay: new puzzles are added at the end of the file.

Positions come from games of the levels. A puzzle has at least two choices of which the best is better than the next by
two points or more (with three players and more by twice the error of the judge's difference), and none that is as
obvious as twenty-five. Who solves how many goes to the error output.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence

from tools.puzzle_difficulty import difficulties
from wartable.core.match import Match
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.game import GAME
from wartable.games.age_of_war.notation import format_position, parse_position
from wartable.games.age_of_war.puzzles import EXACT, MOST, THEMES, gap_of, least_gap, puzzles, theme_of
from wartable.games.age_of_war.rules import Rules


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=640, help="puzzles for every theme")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=EXACT)
    parser.add_argument("--rate", action="store_true", help="rate the puzzles that ship instead of making new ones")
    asked = parser.parse_args()
    if asked.rate:
        print("# Written by tools/puzzles.py: players, theme, difficulty and position (notation.py) on every line.")
    tables = sorted({each.players for each in puzzles().puzzles}) if asked.rate else [asked.players]
    for players in tables:
        found = shipped(players) if asked.rate else made(players, asked.each, asked.seed)
        states = [(theme, parse_position(standard_components(), text)) for theme, text in found]
        rated, solved = difficulties(GAME, players, states)
        for (theme, text), difficulty in zip(found, rated, strict=True):
            print(players, theme, f"{difficulty:.1f}", text)
        print(players, solved, file=sys.stderr)


def shipped(players: int) -> Sequence[tuple[str, str]]:
    """The puzzles for so many that ship now, in their order."""
    every = [each for each in puzzles().puzzles if each.players == players]
    return [(each.theme, format_position(standard_components(), each.position)) for each in every]


def made(players: int, each: int, seed: int) -> Sequence[tuple[str, str]]:
    """So many puzzles of every theme, shuffled."""
    found: dict[str, str] = {}
    have: Counter[str] = Counter()
    rng = random.Random(seed)
    while any(have[theme] < each for theme in THEMES):
        for text, theme in _positions(players, rng):
            if have[theme] < each and text not in found:
                found[text] = theme
                have[theme] += 1
    puzzles = [(theme, text) for text, theme in found.items()]
    rng.shuffle(puzzles)
    return puzzles


def _positions(players: int, rng: random.Random) -> list[tuple[str, str]]:
    """The puzzles of one game, at most one of every turn."""
    bots, least = GAME.bots(), least_gap(players)
    seated = [bots[rng.choice(("easy", "normal", "hard"))] for _ in range(players)]
    match = Match.new(GAME, players, rng.getrandbits(32))
    rules, found, turn_done = match.rules, [], -1
    assert isinstance(rules, Rules)
    while isinstance(seat := match.to_act, int):
        state = rules.redeal(match.observe(seat), rng)
        turns = sum(entry.seat is None for entry in match.log)
        if len(match.legal_actions()) > 1 and least <= gap_of(rules, state) <= MOST and turns > turn_done + 4:
            found.append((format_position(standard_components(), state), theme_of(rules, state)))
            turn_done = turns
        match.play(seated[seat].choose(rules, match.observe(seat), match.legal_actions(), rng))
    return found


if __name__ == "__main__":
    main()
