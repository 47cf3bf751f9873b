"""Everybody's prospects, learned from many games: a weighted sum of what a kingdom has, turned into shares.

`python -m wartable.games.board_of_war.prospects` plays the games and writes data/prospects.toml anew.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from importlib import resources
from pathlib import Path

import msgspec

from wartable.core.game import OVER, Seat
from wartable.core.match import Match
from wartable.games.board_of_war.outlook import turns_to_centre, turns_to_expansion, turns_to_gold
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.rules.income import income_of

__all__ = ["FEATURES", "features_of", "prospects"]

FEATURES = (
    "near-gold", "near-expansion", "near-centre", "slow-gold", "slow-expansion", "slow-centre", "income", "builders",
    "soldiers", "power", "upgrades", "squares", "earners", "wait", "captured",
)  # fmt: skip
"""What is weighed, by name; every number is about 0 to 1."""


def prospects(box: Box, view: View) -> tuple[float, ...]:
    """By seat: the share of the victory to be expected; adds up to 1."""
    weights = _weights()
    scores = []
    for seat, kingdom in enumerate(view.kingdoms):
        if kingdom.squares:
            found = features_of(box, view, seat)
            scores.append(sum([weight * value for weight, value in zip(weights, found, strict=True)]))
        else:
            scores.append(-math.inf)
    highest = max(scores)
    powers = [math.exp(score - highest) for score in scores]
    total = sum(powers)
    return tuple([power / total for power in powers])


def features_of(box: Box, view: View, seat: Seat) -> tuple[float, ...]:
    """The numbers of one seat, in the order of `FEATURES`."""
    kingdom = view.kingdoms[seat]
    ways = (turns_to_gold(box, view, seat), turns_to_expansion(box, view, seat), turns_to_centre(box, view, seat))
    wait = (view.order.index(seat) - view.order.index(view.turn)) % box.players / box.players
    soldiers = sum([army.soldiers + army.upgraded for army in kingdom.armies])
    return (
        *[math.exp(-way / 2.0) for way in ways],
        *[min(way, 20.0) / 20.0 for way in ways],
        income_of(box, view, seat) / 100.0,
        kingdom.builders / 5.0,
        (soldiers + kingdom.barracks + kingdom.barracks_upgraded) / 5.0,
        sum([raw_power(box, army) for army in kingdom.armies]) / 5.0,
        len(kingdom.upgrades) / 10.0,
        len(kingdom.squares) / 20.0,
        (len(kingdom.merchants) + len(kingdom.farmers)) / 10.0,
        wait,
        sum([owner == seat for owner in view.centre]) / 4.0,
    )


@lru_cache(maxsize=1)
def _weights() -> tuple[float, ...]:
    table = msgspec.toml.decode((resources.files(__package__) / "data" / "prospects.toml").read_bytes())
    return tuple(table["weights"][name] for name in FEATURES)


def _games(count: int, seed: int) -> list[tuple[list[tuple[float, ...]], int]]:
    """Moments of games between regents that stray now and then: everybody's numbers, and who won."""
    from wartable.games.board_of_war.game import GAME
    from wartable.games.board_of_war.heuristics import REGENT

    moments = []
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        match = Match.new(GAME, (2, 2, 2, 3, 4)[number % 5], rng.getrandbits(50), keep_log=False)
        box: Box = match.rules.box  # type: ignore[attr-defined]
        seen: list[list[tuple[float, ...]]] = []
        turn, stray = None, rng.choice((0.02, 0.1, 0.2))
        while match.to_act is not OVER and len(seen) < 400:
            seat = match.to_act
            assert isinstance(seat, int)
            view = match.observe(seat)
            if (view.round, view.turn) != turn:
                turn = (view.round, view.turn)
                if all(kingdom.squares for kingdom in view.kingdoms):
                    seen.append([features_of(box, view, other) for other in range(box.players)])
            actions = match.legal_actions()
            is_stray = rng.random() < stray
            match.play(rng.choice(actions) if is_stray else REGENT.choose(match.rules, view, actions, rng))
        if match.result is not None:
            winner = match.result.winners[0]
            moments += [(found, winner) for found in seen]
    return moments


def _fitted(moments: list[tuple[list[tuple[float, ...]], int]], passes: int = 60) -> list[float]:
    """Softmax regression with the same weights for every seat, by plain gradient descent with momentum."""
    import numpy as np

    most = max(len(found) for found, _ in moments)
    numbers = np.full((len(moments), most, len(FEATURES)), 0.0)
    absent = np.ones((len(moments), most), dtype=bool)
    won = np.zeros((len(moments), most))
    for row, (found, winner) in enumerate(moments):
        numbers[row, : len(found)] = found
        absent[row, : len(found)] = False
        won[row, winner] = 1.0
    weights, speed = np.zeros(len(FEATURES)), np.zeros(len(FEATURES))
    for _ in range(passes * 50):
        scores = np.where(absent, -1e9, numbers @ weights)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        slope = ((shares - won)[:, :, None] * numbers).mean(axis=(0, 1)) * most + 1e-4 * weights
        speed = 0.9 * speed - 0.5 * slope
        weights += speed
    loss = -np.log((shares * won).sum(axis=1) + 1e-12).mean()
    print(f"{len(moments)} moments, loss {loss:.4f}")  # noqa: T201
    return [float(weight) for weight in weights]


def main(games: int = 600) -> None:
    """Play, fit, write."""
    weights = _fitted(_games(games, seed=1))
    lines = [f'"{name}" = {weight:.4f}' for name, weight in zip(FEATURES, weights, strict=True)]
    head = "# Written by `python -m wartable.games.board_of_war.prospects`; see there.\n[weights]\n"
    (Path(__file__).parent / "data" / "prospects.toml").write_text(head + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
