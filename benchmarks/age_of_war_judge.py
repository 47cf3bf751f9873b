"""Is the judge of Age of War calibrated, and is luck fair? Tables for docs/review.md.

    PYTHONPATH=src:benchmarks python benchmarks/age_of_war_judge.py reliability --games 400
    PYTHONPATH=src:benchmarks python benchmarks/age_of_war_judge.py luck --games 200

reliability: what the judge says of the first decision of every turn, the best choice supposed, and how often that seat
then won, the strongest bot at all seats. luck: reviews of games between bots of all kinds, and the mean luck of the
first seat. What leads to dice is worth the mean over all of them by construction here: odds within a turn are exact.
All of it is seeded.
"""

from __future__ import annotations

import argparse
import random

from tournament.reliability import HEAD, luck_line, reliability_lines
from wartable.analysis.review import review
from wartable.core.judge import shares_of
from wartable.core.match import Match
from wartable.games.age_of_war.game import GAME

KINDS = ("strong", "greedy", "random")


def main() -> None:
    asked = _asked()
    if asked.what == "reliability":
        print(HEAD)
        for players in asked.players:
            said, won = _judged(players, asked.games, asked.seed)
            print("\n".join(reliability_lines(f"{players} players", said, won)), flush=True)
        return
    print(
        "| table | games | mean luck of the first seat | its error (95 %) | spread of a game |\n|---|---|---|---|---|"
    )
    for players in asked.players:
        lucks = [_luck(players, asked.seed + number) for number in range(asked.games)]
        print(luck_line(f"{players} players, bots of all kinds", lucks), flush=True)


def _judged(players: int, games: int, seed: int) -> tuple[list[float], list[float]]:
    """By turn: the share that the judge gave to who was to act, and the share of the victory."""
    judge, bot = GAME.judge(players), GAME.bots()["hard"]
    said: list[float] = []
    won: list[float] = []
    for number in range(games):
        match, rng = Match.new(GAME, players, seed + number, keep_log=False), random.Random(seed + number)
        deciders: list[int] = []
        before: int | None = None
        while isinstance(seat := match.to_act, int):
            observation, legal = match.observe(seat), match.legal_actions()
            if seat != before and len(legal) > 1:
                found = judge.judge(match.rules, observation, legal, rng)
                said.append(max(judgment.values[seat] for judgment in found))
                deciders.append(seat)
                before = seat
            match.play(bot.choose(match.rules, observation, legal, rng))
        assert match.result is not None
        shares = shares_of(players, match.result.winners)
        won += [shares[seat] for seat in deciders]
    return said, won


def _luck(players: int, seed: int) -> float:
    rng = random.Random(seed)
    bots = [GAME.bots()[rng.choice(KINDS)] for _ in range(players)]
    match = Match.new(GAME, players, seed)
    while isinstance(seat := match.to_act, int):
        match.play(bots[seat].choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    return review(match).accounts[0].luck


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("reliability", "luck"))
    parser.add_argument("--players", type=lambda text: [int(part) for part in text.split(",")], default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
