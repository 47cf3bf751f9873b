"""How hard puzzles are: bots of every level answer them, and every answer is a match between a bot and a puzzle.

The levels overlook choices, the greedy bot looks no further than the turn, and three more players see what every choice
is worth with an error of two, five and ten points: to them a close puzzle is harder than a clear one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce

from wartable.core.game import AnyGame
from wartable.core.judge import Judgment

__all__ = ["difficulties"]

_LEVELS = ("random", "easy", "greedy", "normal", "hard")
_BLURS = {"blurred-10": 0.10, "blurred-5": 0.05, "blurred-2": 0.02}
_ROUNDS = 6
_EQUAL = 1e-9


def difficulties(
    game: AnyGame, players: int, positions: Sequence[tuple[str, Any]], seed: int = 1
) -> tuple[list[float], Mapping[str, Mapping[str, float]]]:
    """By puzzle: its rating; and by theme the share that each of the levels solves."""
    rng = random.Random(seed)
    model = PlackettLuce()
    ratings = [model.rating() for _ in positions]
    solvers = {name: model.rating() for name in (*_LEVELS, *_BLURS)}
    solved: dict[str, Counter[str]] = {theme: Counter() for theme, _ in positions}
    asked = Counter(theme for theme, _ in positions)
    answers = [_Puzzle(game, players, state) for _, state in positions]
    for _ in range(_ROUNDS):
        for at in rng.sample(range(len(positions)), len(positions)):
            for name, solver in tuple(solvers.items()):
                is_right = answers[at].is_solved_by(name, rng)
                ranks = [1.0, 2.0] if is_right else [2.0, 1.0]
                [[solvers[name]], [ratings[at]]] = model.rate([[solver], [ratings[at]]], ranks=ranks)
                solved[positions[at][0]][name] += is_right
    rates = {
        theme: {name: round(found[name] / asked[theme] / _ROUNDS, 3) for name in solvers}
        for theme, found in solved.items()
    }
    return [rating.mu for rating in ratings], rates


class _Puzzle:
    """A puzzle that is answered again and again: what its choices are worth is worked out once."""

    def __init__(self, game: AnyGame, players: int, state: Any) -> None:
        self._rules = game.rules(players)
        seat = self._rules.to_act(state)
        assert isinstance(seat, int)
        self._seat = seat
        self._observation = self._rules.observe(state, self._seat)
        self._actions = self._rules.legal_actions(state)
        self._bots = game.bots()
        judge = game.judge(players)
        assert judge is not None
        found: tuple[Judgment, ...] = judge.judge(self._rules, self._observation, self._actions, random.Random(0))
        self._worth = [judgment.values[self._seat] for judgment in found]

    def is_solved_by(self, name: str, rng: random.Random) -> bool:
        """Whether somebody finds the best choice, or one that is worth the same."""
        if name in _BLURS:
            seen = [worth + rng.gauss(0.0, _BLURS[name]) for worth in self._worth]
            at = seen.index(max(seen))
        else:
            chosen = self._bots[name].choose(self._rules, self._observation, self._actions, rng)
            at = self._actions.index(chosen)
        return self._worth[at] >= max(self._worth) - _EQUAL
