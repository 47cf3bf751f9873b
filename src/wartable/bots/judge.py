"""A judge for games that nobody has solved: it plays every choice on in worlds that the seat holds possible.

All choices are tried in the same worlds, and every seat has the same luck in them whatever was chosen, so that their
differences come out clearer than their values. The worse half is dropped again and again: what is close to the best is
looked at most often.
"""

from __future__ import annotations

import copy
import random
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

_TINY = 0.0005
_BITS_OF_LUCK = 53


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
        explain: Explain = lambda _rules, _world, _action, _ends: (),
    ) -> None:
        """About `simulations` are shared out among all choices, `patience` times as many where somebody waits for the
        answer. In hindsight, what counts is compared by at most `looks` of two simulations each.

        `horizon`: how many stages a simulation plays on by the guide before the guide judges the position.
        """
        self._playouts = Playouts(guide, horizon)
        self._looks = looks
        self._simulations = simulations
        self._patience = patience
        self._explain = explain

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        world = rules.redeal(observation, rng)
        seat = rules.to_act(world)
        assert isinstance(seat, int)
        trials = [Trial(action) for action in legal_actions]
        best = self._best_of(rules, observation, trials, seat, rng)
        # The best of many is the luckiest of many: the interval of a gap has to hold for all of them at once.
        deviations = NormalDist().inv_cdf(1.0 - 0.025 / max(1, len(trials) - 1))
        return tuple(
            Judgment(
                action=trial.action,
                values=tuple(best.mean(other) - trial.gap_to(best, other) for other in range(rules.players)),
                error=half_width(trial.of(seat)),
                reasons=(*self._explain(rules, world, trial.action, trial.ends), *outlook(trial, seat))
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

    def _look(self, rules: AnyRules, observation: Any, active: list[Trial], rng: random.Random) -> None:
        """Two simulations for each choice, all in the same worlds and with the same luck for every seat."""
        seed = rng.getrandbits(_BITS_OF_LUCK)
        worlds = [rules.redeal(observation, luck.rng()) for luck in Luck.pair(seed)]
        until = self._playouts.until(rules, worlds[0])
        for trial in active:
            trial.look(self._playouts, rules, seed, [rules.apply(world, trial.action) for world in worlds], until)


def _standing(trial: Trial, best: Trial, seat: Seat, *, is_alone: bool) -> tuple[Line, ...]:
    """Where nothing else can be said: how the choice stands beside the best one."""
    if is_alone:
        return (Line("reason-only"),)
    if trial is best:
        return (Line("reason-best"),)
    gap = trial.gap_to(best, seat)
    return (Line("reason-as-good"),) if gap < _TINY else (Line("reason-behind", {"gap": percent(gap)}),)
