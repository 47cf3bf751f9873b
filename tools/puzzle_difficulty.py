"""How hard puzzles are: bots of every level answer them, and every answer is a match between a bot and a puzzle.

The levels overlook choices, other bots look no further than the turn, and three more players see what every choice is
worth with an error of two, five and ten points: to them a close puzzle is harder than a clear one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from wartable.core.bot import unhurried
from wartable.registry import get_game

__all__ = ["answers_to", "difficulties", "solve_rates"]

Answers = Mapping[str, Sequence[bool]]
"""By solver: whether each of its answers was right."""

_SOLVERS = {
    "age-of-war": ("random", "easy", "greedy", "normal", "hard"),
    "board-of-war": ("random", "easy", "regent", "normal", "hard"),
    "epic-dice-battles": ("random", "easy", "warlord", "normal", "hard"),
}
_BLURS = {"blurred-10": 0.10, "blurred-5": 0.05, "blurred-2": 0.02}
_ROUNDS = 6
_EQUAL = 1e-9


def answers_to(game_id: str, players: int, position: str, worths: Sequence[float]) -> Answers:
    """What every solver answers to a puzzle, round by round."""
    game, rng = get_game(game_id), random.Random(position)
    rules = game.rules(players)
    state = game.read_position(rules, position)
    seat, legal = rules.to_act(state), rules.legal_actions(state)
    assert isinstance(seat, int)
    observation, best = rules.observe(state, seat), max(worths)
    found: dict[str, list[bool]] = {}
    for name, bot in game.bots().items():
        if name in _SOLVERS[game_id]:
            chosen = [unhurried(bot).choose(rules, observation, legal, rng) for _ in range(_ROUNDS)]
            found[name] = [worths[legal.index(action)] >= best - _EQUAL for action in chosen]
    for name, error in _BLURS.items():
        seen = [[worth + rng.gauss(0.0, error) for worth in worths] for _ in range(_ROUNDS)]
        found[name] = [worths[each.index(max(each))] >= best - _EQUAL for each in seen]
    return found


def difficulties(answers: Sequence[Answers], seed: int = 1) -> list[float]:
    """By puzzle: its rating."""
    from openskill.models import PlackettLuce

    rng, model = random.Random(seed), PlackettLuce()
    ratings = [model.rating() for _ in answers]
    solvers = {name: model.rating() for name in (answers[0] if answers else ())}
    for number in range(_ROUNDS):
        for at in rng.sample(range(len(answers)), len(answers)):
            for name, solver in tuple(solvers.items()):
                ranks = [1.0, 2.0] if answers[at][name][number] else [2.0, 1.0]
                [[solvers[name]], [ratings[at]]] = model.rate([[solver], [ratings[at]]], ranks=ranks)
    return [rating.mu for rating in ratings]


def solve_rates(answers: Sequence[tuple[str, Answers]]) -> dict[str, dict[str, float]]:
    """By theme the share of right answers of every solver."""
    asked = Counter(theme for theme, _ in answers)
    right: dict[str, Counter[str]] = {theme: Counter() for theme in asked}
    for theme, given in answers:
        right[theme].update({name: sum(each) for name, each in given.items()})
    return {
        theme: {name: round(count / asked[theme] / _ROUNDS, 3) for name, count in found.items()}
        for theme, found in right.items()
    }
