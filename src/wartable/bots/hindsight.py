"""Judging what was done in a row: all of it against what else could have been done, in the same worlds.

Between the steps of a stretch nothing happens and nothing is learned: it is one plan, and worth what it led to. Every
other choice at any of its steps is a way to leave it. A few looks narrow the ways down; those that still seem better
than what was done meet it once more in fresh worlds, since the best of many is the luckiest of many.
"""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any

from wartable.bots.halving import halving
from wartable.bots.playouts import Luck, Playouts
from wartable.bots.trials import Explain, Trial, half_width, outlook
from wartable.core.game import AnyRules
from wartable.core.judge import Judgment, Stretch
from wartable.core.line import Line

__all__ = ["Hindsight"]

_FINALISTS = 3
_FEWEST = 5
"""Fewer looks say too little about how much they differ."""
_PRECISION = 0.008
"""A difference known up to this needs no more looks."""
_TINY = 0.001
_BITS_OF_LUCK = 53


class Hindsight:
    """Weighs one stretch."""

    def __init__(
        self, playouts: Playouts, rules: AnyRules, stretch: Stretch, rng: random.Random, explain: Explain
    ) -> None:
        self._playouts = playouts
        self._rules = rules
        self._stretch = stretch
        self._rng = rng
        self._explain = explain
        self._course = Trial(None)

    def weigh(self, looks: int) -> tuple[tuple[Judgment, ...], ...]:
        """By step, as `SamplingJudge.weigh` says; `looks`: how often a way is compared with what was done at most."""
        ways = self._better()
        active = ways
        for look in range(looks if ways else _FEWEST):
            if look >= _FEWEST:
                active = [way for way in active if self._is_open(way)]
                if not active:
                    break
            self._look(active)
        return tuple(
            self._judged(place, [way for way in ways if way.place == place]) if len(step.legal_actions) > 1 else ()
            for place, step in enumerate(self._stretch.steps)
        )

    def _is_open(self, way: _Way) -> bool:
        """Whether more looks are worth it: it may be better, and by how much is not known well."""
        error = half_width(way.gains_of(self._stretch.seat))
        return error > _PRECISION and self._gain(way) > -error

    def _better(self) -> list[_Way]:
        """The ways that seem better than what was done: a few in all, one at a step."""
        ways = self._ways()
        if not ways:
            return []
        for active in halving(ways, self._gain, fewest=_FINALISTS):
            self._look(active)
            if len(active) <= _FINALISTS and len(active[0].worths) > 1:
                break
        best: dict[int, _Way] = {}
        for way in sorted(active, key=lambda way: -self._gain(way)):
            if self._gain(way) > _TINY:
                best.setdefault(way.place, way)
        return [_Way(way.place, way.action, way.world) for way in best.values()]

    def _ways(self) -> list[_Way]:
        """What the guide would have done at each step, and what it finds worth a thought."""
        guide, found = self._playouts.guide, []
        path = self._walked(self._rng)
        # The last world is where the walk ended: there the next step, if there is one, could not be made.
        for place, (world, step) in enumerate(zip(path[:-1], self._stretch.steps, strict=False)):
            if len(step.legal_actions) == 1:
                continue
            worthy = [guide.policy(self._rules, world, step.legal_actions, self._rng)]
            worthy += guide.candidates(self._rules, world, step.legal_actions)
            found += [_Way(place, each, world) for each in step.legal_actions if each in worthy and each != step.made]
        return found

    def _walked(self, rng: random.Random) -> list[Any]:
        """A world that the seat held possible before every step, and after the last."""
        path = [self._rules.redeal(self._stretch.observation, rng)]
        for step in self._stretch.steps:
            # What was learned on the way, if anything, may rule this world out: then it is played on from there.
            if step.made not in self._rules.legal_actions(path[-1]):
                break
            path.append(self._rules.apply(path[-1], step.made))
        return path

    def _look(self, ways: list[_Way]) -> None:
        seed = self._rng.getrandbits(_BITS_OF_LUCK)
        paths = [self._walked(luck.rng()) for luck in Luck.pair(seed)]
        until = self._playouts.until(self._rules, paths[0][0])
        self._course.look(self._playouts, self._rules, seed, [path[-1] for path in paths], until)
        for way in ways:
            starts = [self._left(path, way) for path in paths]
            way.look(self._playouts, self._rules, seed, starts, until)
            way.gains.append(_difference(way.worths[-1], self._course.worths[-1]))

    def _left(self, path: list[Any], way: _Way) -> Any:
        """Where a way leaves what was done."""
        return self._rules.apply(path[way.place], way.action) if way.place < len(path) - 1 else path[-1]

    def _gain(self, way: _Way) -> float:
        return fmean(way.gains_of(self._stretch.seat))

    def _judged(self, place: int, ways: list[_Way]) -> tuple[Judgment, ...]:
        """The choice made at a step, and the better one if there is one."""
        seat, course = self._stretch.seat, self._course.means(self._rules.players)
        made = Judgment(
            action=self._stretch.steps[place].made,
            values=course,
            error=half_width(self._course.of(seat)),
            # Where nothing better is found nobody asks why.
            reasons=self._why_not(place, ways[0].world) if ways else (),
            gap_error=0.0,
        )
        return (made, *(self._better_judged(way, course) for way in ways))

    def _why_not(self, place: int, world: Any) -> tuple[Line, ...]:
        """Where that led which was done at a step, to be compared with where the better way leads."""
        made, *done = [step.made for step in self._stretch.steps[place:]]
        told = self._explain(self._rules, world, made, self._course.ends, done)
        return (*told, *outlook(self._course, self._stretch.seat))

    def _better_judged(self, way: _Way, course: tuple[float, ...]) -> Judgment:
        seat = self._stretch.seat
        return Judgment(
            action=way.action,
            values=tuple(worth + fmean(way.gains_of(other)) for other, worth in enumerate(course)),
            error=half_width(way.of(seat)),
            reasons=(*self._explain(self._rules, way.world, way.action, way.ends, None), *outlook(way, seat)),
            gap_error=half_width(way.gains_of(seat)),
        )


class _Way(Trial):
    """A choice that leaves what was done at a step."""

    def __init__(self, place: int, action: Any, world: Any) -> None:
        super().__init__(action)
        self.place = place
        self.world = world
        """One that the seat held possible at that step."""
        self.gains: list[tuple[float, ...]] = []
        """By look: what everybody had more than by what was done."""

    def gains_of(self, seat: int) -> list[float]:
        return [gain[seat] for gain in self.gains]


def _difference(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))
