"""A judge for games that nobody has solved: it plays every choice on in worlds that the seat holds possible.

All choices are tried in the same worlds, and every seat has the same luck in them whatever was chosen, so that their
differences come out clearer than their values. The worse half is dropped again and again: what is close to the best is
looked at most often.
"""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, variance
from typing import Any

from wartable.bots.search import Guide
from wartable.core.chance import DuplicateSource
from wartable.core.game import CHANCE, AnyRules, Seat
from wartable.core.judge import Judgment
from wartable.core.line import Line, Name

__all__ = ["Explain", "SearchJudge"]

Explain = Callable[[AnyRules, Any, Any, Sequence[Any]], tuple[Line, ...]]
"""What a game says of a choice: rules, a world that the seat holds possible, the action, and where it led in the
simulated continuations."""

_RARE = 0.05
"""Victories at hand in fewer continuations than this are not worth a word."""
_TINY = 0.0005
_BITS_OF_LUCK = 53


class SearchJudge:
    """Estimates what every choice is worth by simulated continuations."""

    name = "search"
    is_exact = False

    def __init__(
        self,
        guide: Guide,
        *,
        looks: int = 3,
        simulations: int = 96,
        patience: int = 2,
        horizon: int = 4,
        explain: Explain = lambda _rules, _world, _action, _ends: (),
    ) -> None:
        """Every choice is tried at least `looks` times; about `simulations` are shared out among all of them,
        `patience` times as many where somebody waits for the answer.

        `horizon`: how many stages a simulation plays on by the guide before the guide judges the position.
        """
        self._guide = guide
        self._looks = looks
        self._simulations = simulations
        self._patience = patience
        self._horizon = horizon
        self._explain = explain

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        world = rules.redeal(observation, rng)
        seat = rules.to_act(world)
        assert isinstance(seat, int)
        trials = [_Trial(action) for action in legal_actions]
        active = list(trials)
        parts = max(1, math.ceil(math.log2(len(active))))
        for _ in range(parts):
            for _ in range(max(self._looks, self._simulations // parts // max(2, len(active)))):
                self._look(rules, observation, active, rng)
            active = _by_worth(active, seat)[: max(2, len(active) // 2)]
        best = _by_worth(trials, seat)[0]
        doubt = _Doubt(trials, seat)
        return tuple(
            Judgment(
                action=trial.action,
                values=trial.means(rules.players),
                error=doubt.of_value(trial),
                reasons=(*self._explain(rules, world, trial.action, trial.ends), *_outlook(trial, seat))
                or _standing(trial, best, seat, is_alone=len(trials) == 1),
                gap_error=doubt.of_gap(trial, best),
            )
            for trial in trials
        )

    def shortlist(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], made: Any, rng: random.Random
    ) -> tuple[Any, ...]:
        """The guide's own choice, its candidates, and the one that was made."""
        world = rules.redeal(observation, rng)
        worthy = [made, self._guide.policy(rules, world, legal_actions, rng)]
        worthy += self._guide.candidates(rules, world, legal_actions)
        return tuple(action for action in legal_actions if action in worthy)

    def patient(self) -> SearchJudge:
        other = copy.copy(self)
        other._simulations *= self._patience
        return other

    def _look(self, rules: AnyRules, observation: Any, active: list[_Trial], rng: random.Random) -> None:
        """One simulation for each choice, all in the same world and with the same luck for every seat."""
        luck = rng.getrandbits(_BITS_OF_LUCK)
        world = rules.redeal(observation, random.Random(luck))
        until = self._guide.stage(rules, world) + self._horizon
        for trial in active:
            end = self._played_on(rules, rules.apply(world, trial.action), until, luck)
            result = rules.result(end)
            trial.ends.append(end)
            trial.won.append(result.winners if result is not None else ())
            trial.worths.append(
                self._guide.evaluate(rules, end) if result is None else _shares(rules.players, result.winners)
            )

    def _played_on(self, rules: AnyRules, state: Any, until: int, luck: int) -> Any:
        """Where the guide leads: to a choice at the horizon, or to the end of the game."""
        guide, source, rng = self._guide, DuplicateSource(luck), random.Random(luck)
        while True:
            actor = rules.to_act(state)
            if actor is CHANCE:
                state = rules.apply(state, source.draw(rules.chance(state), rules.chance_seat(state)))
                continue
            if not isinstance(actor, int):
                return state
            legal = rules.legal_actions(state)
            if len(legal) > 1 and guide.stage(rules, state) >= until:
                return state
            state = rules.apply(state, legal[0] if len(legal) == 1 else guide.policy(rules, state, legal, rng))


class _Trial:
    """One choice, and how it went."""

    def __init__(self, action: Any) -> None:
        self.action = action
        self.worths: list[tuple[float, ...]] = []
        """By simulation: everybody's share of the victory."""
        self.won: list[tuple[Seat, ...]] = []
        """By simulation: who won before the horizon."""
        self.ends: list[Any] = []
        """By simulation: where it led."""

    def of(self, seat: Seat) -> list[float]:
        """What each simulation was worth to a seat."""
        return [worth[seat] for worth in self.worths]

    def mean(self, seat: Seat) -> float:
        return fmean(self.of(seat))

    def means(self, players: int) -> tuple[float, ...]:
        return tuple(self.mean(seat) for seat in range(players))


def _shares(players: int, winners: tuple[Seat, ...]) -> tuple[float, ...]:
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))


def _by_worth(trials: list[_Trial], seat: Seat) -> list[_Trial]:
    return sorted(trials, key=lambda trial: -trial.mean(seat))


class _Doubt:
    """How much of what was seen may be chance."""

    def __init__(self, trials: list[_Trial], seat: Seat) -> None:
        self._seat = seat
        few = len(trials) - 1
        self._one = NormalDist().inv_cdf(0.975)
        # The best of many is the luckiest of many: the interval has to hold for all of them at once.
        self._all = NormalDist().inv_cdf(1.0 - 0.025 / max(1, few))
        # A choice tried four times says little about how much chance there is; all of them together do.
        self._spread = fmean([variance(trial.of(seat)) for trial in trials])

    def of_value(self, trial: _Trial) -> float:
        samples = trial.of(self._seat)
        return self._one * math.sqrt(variance(samples) / len(samples))

    def of_gap(self, trial: _Trial, best: _Trial) -> float:
        if trial is best:
            return 0.0
        own, other = trial.of(self._seat), best.of(self._seat)
        if len(own) == len(other):
            gaps = [one - another for one, another in zip(own, other, strict=True)]
            return self._all * math.sqrt(variance(gaps) / len(gaps))
        return self._all * math.sqrt(self._spread / len(own) + self._spread / len(other))


def _standing(trial: _Trial, best: _Trial, seat: Seat, *, is_alone: bool) -> tuple[Line, ...]:
    """Where nothing else can be said: how the choice stands beside the best one."""
    if is_alone:
        return (Line("reason-only"),)
    gap = best.mean(seat) - trial.mean(seat)
    if trial is best:
        return (Line("reason-best"),)
    return (Line("reason-as-good"),) if gap < _TINY else (Line("reason-behind", {"gap": f"{gap:.1%}"}),)


def _outlook(trial: _Trial, seat: Seat) -> tuple[Line, ...]:
    """Victories that are near after this choice: the own, and that of the most dangerous other."""
    count = len(trial.won)
    chances: dict[Seat, float] = {}
    for winners in trial.won:
        for winner in winners:
            chances[winner] = chances.get(winner, 0.0) + 1.0 / count
    lines = []
    if chances.get(seat, 0.0) >= _RARE:
        lines.append(Line("reason-wins-soon", {"odds": f"{chances[seat]:.0%}"}))
    others = {other: chance for other, chance in chances.items() if other != seat and chance >= _RARE}
    if others:
        rival = max(others, key=lambda other: others[other])
        lines.append(Line("reason-rival-wins-soon", {"player": Name(rival), "odds": f"{others[rival]:.0%}"}))
    return tuple(lines)
