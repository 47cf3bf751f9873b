"""A judge for games that nobody has solved: it plays every choice on in worlds that the seat holds possible.

All choices are tried in the same worlds, and every seat has the same luck in them whatever was chosen, so that their
differences come out clearer than their values. The worse half is dropped again and again: what is close to the best is
looked at most often.

What leads to dice must be worth the mean of what it is worth after them. Where dice may end a stage, whoever decides
after them is judged at the end of the next one. So the best choice before them is played on until there too, which says
how much it is worth; by how much the others are worse is known better from the nearer end.
"""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

from wartable.bots.halving import halving, rounds_for
from wartable.bots.hindsight import Hindsight
from wartable.bots.playouts import Luck, Playouts
from wartable.bots.search import Guide
from wartable.bots.trials import Explain, Trial, half_width, outlook
from wartable.core.figures import percent
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import Judgment, Stretch
from wartable.core.line import Line

__all__ = ["SearchJudge"]

Beyond = Callable[[Any], int]
"""How many stages later than in a state whoever decides after its dice may be judged."""

_TINY = 0.0005
_BITS_OF_LUCK = 53
_SHARE_BEYOND = 4
"""Of so many simulations one is a look beyond the stage."""


class SearchJudge:
    """Estimates what every choice is worth by playouts."""

    name = "search"
    is_exact = False

    def __init__(
        self,
        guide: Guide,
        *,
        looks: int = 64,
        simulations: int = 96,
        patience: int = 2,
        horizon: int = 4,
        beyond: Beyond = lambda _state: 0,
        explain: Explain = lambda _rules, _world, _action, _ends, _done: (),
    ) -> None:
        """About `simulations` are shared out among all choices, `patience` times as many where somebody waits for the
        answer. In hindsight, what counts is compared by at most `looks` of two simulations each.

        `horizon`: how many stages a simulation plays on by the guide before the guide judges the position; `beyond`:
        how many more, to say how much the best choice is worth. In hindsight there is no time for that: what was done
        and what could have been done are judged at the nearer end.
        """
        self._playouts = Playouts(guide, horizon)
        self._looks = looks
        self._simulations = simulations
        self._patience = patience
        self._beyond = beyond
        self._explain = explain

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        world = rules.redeal(observation, rng)
        seat = rules.to_act(world)
        assert isinstance(seat, int)
        trials = [Trial(action) for action in legal_actions]
        best = self._best_of(rules, observation, trials, seat, rng)
        level = self._level_of(rules, observation, best, self._beyond(world), rng)
        # The best of many is the luckiest of many: the interval of a gap has to hold for all of them at once.
        deviations = NormalDist().inv_cdf(1.0 - 0.025 / max(1, len(trials) - 1))
        return tuple(
            Judgment(
                action=trial.action,
                values=_shares([level.mean(other) - trial.gap_to(best, other) for other in range(rules.players)]),
                error=_error(trial, best, level, seat),
                reasons=(*self._explain(rules, world, trial.action, trial.ends, None), *outlook(trial, seat))
                or _standing(trial, best, seat, is_alone=len(trials) == 1),
                gap_error=0.0 if trial is best else half_width(trial.gaps_to(best, seat), deviations),
            )
            for trial in trials
        )

    def weigh(self, rules: AnyRules, stretch: Stretch, rng: random.Random) -> tuple[tuple[Judgment, ...], ...]:
        return Hindsight(self._playouts, rules, stretch, rng, self._explain).weigh(self._looks)

    def patient(self) -> SearchJudge:
        other = copy.copy(self)
        other._simulations *= self._patience
        return other

    def _best_of(self, rules: AnyRules, observation: Any, trials: list[Trial], seat: Seat, rng: random.Random) -> Trial:
        """Look at all choices a few times, then ever more often at ever fewer: the last one to stand."""
        rounds = halving(trials, lambda trial: trial.mean(seat), fewest=2)
        parts = rounds_for(len(trials))
        for part in range(parts):
            active = next(rounds)
            # Two looks are the fewest that say anything about chance.
            fewest = 2 if part == 0 else 1
            for _ in range(max(fewest, self._simulations // (2 * parts * max(2, len(active))))):
                self._look(rules, observation, active, rng)
        return next(rounds)[0]

    def _level_of(self, rules: AnyRules, observation: Any, best: Trial, beyond: int, rng: random.Random) -> Trial:
        """The best choice, judged where it would be after the dice that may end the stage."""
        if not beyond:
            return best
        level = Trial(best.action)
        for _ in range(max(2, self._simulations // _SHARE_BEYOND)):
            self._look(rules, observation, [level], rng, beyond)
        return level

    def _look(
        self, rules: AnyRules, observation: Any, active: list[Trial], rng: random.Random, beyond: int = 0
    ) -> None:
        """Two simulations for each choice, all in the same worlds and with the same luck for every seat."""
        seed = rng.getrandbits(_BITS_OF_LUCK)
        worlds = [rules.redeal(observation, luck.rng()) for luck in Luck.pair(seed)]
        until = self._playouts.until(rules, worlds[0]) + beyond
        for trial in active:
            trial.look(self._playouts, rules, seed, [rules.apply(world, trial.action) for world in worlds], until)


def _shares(values: list[float]) -> tuple[float, ...]:
    """Shares of which none is less than nothing: the level of one end and the gap of another may not quite fit."""
    if min(values) >= 0.0:
        return tuple(values)
    kept = [max(0.0, value) for value in values]
    return tuple(value / sum(kept) for value in kept)


def _error(trial: Trial, best: Trial, level: Trial, seat: Seat) -> float:
    """Of what a choice is worth: that of its level, and that of its gap to the best where it has one."""
    if level is best:
        return half_width(trial.of(seat))
    gap = 0.0 if trial is best else half_width(trial.gaps_to(best, seat))
    return math.hypot(half_width(level.of(seat)), gap)


def _standing(trial: Trial, best: Trial, seat: Seat, *, is_alone: bool) -> tuple[Line, ...]:
    """Where nothing else can be said: how the choice stands beside the best one."""
    if is_alone:
        return (Line("reason-only"),)
    if trial is best:
        return (Line("reason-best"),)
    gap = trial.gap_to(best, seat)
    return (Line("reason-as-good"),) if gap < _TINY else (Line("reason-behind", {"gap": percent(gap)}),)
