"""The decisions of a match as a judge is shown them: alone, or in stretches that were one intention."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from wartable.core.game import AnyRules, Seat
from wartable.core.judge import Step, Stretch
from wartable.core.match import Match

__all__ = ["decisions", "stretches"]


def decisions(match: Match) -> Iterator[Stretch]:
    """Every decision at which there was a choice, each for itself."""
    for event, (before, entry, _) in enumerate(match.steps()):
        if entry.seat is not None:
            legal = match.rules.legal_actions(before)
            if len(legal) > 1:
                yield Stretch(entry.seat, match.rules.observe(before, entry.seat), (Step(event, entry.event, legal),))


def stretches(match: Match) -> Iterator[Stretch]:
    """The same decisions, but those together between which nothing happened and nothing was learned."""
    gathering: _Gathering | None = None
    for event, (before, entry, after) in enumerate(match.steps()):
        if gathering is not None and gathering.seat != entry.seat:
            yield gathering.stretch()
            gathering = None
        if entry.seat is None:
            continue
        step = Step(event, entry.event, match.rules.legal_actions(before))
        if gathering is None and len(step.legal_actions) > 1:
            gathering = _Gathering(match.rules, entry.seat, match.rules.observe(before, entry.seat))
        if gathering is not None and not gathering.go(step, match.rules.observe(after, gathering.seat)):
            yield gathering.stretch()
            gathering = None
    if gathering is not None:
        yield gathering.stretch()


class _Gathering:
    """A stretch that is being gathered, beside a world that its seat held possible at its beginning."""

    def __init__(self, rules: AnyRules, seat: Seat, observation: Any) -> None:
        self._rules = rules
        self.seat = seat
        self._observation = observation
        self._steps: list[Step] = []
        self._world = rules.redeal(observation, random.Random(0))

    def go(self, step: Step, seen: Any) -> bool:
        """Add a step; whether it only brought what the seat could foresee."""
        self._steps.append(step)
        if step.made not in self._rules.legal_actions(self._world):
            return False
        self._world = self._rules.apply(self._world, step.made)
        return bool(self._rules.observe(self._world, self.seat) == seen)

    def stretch(self) -> Stretch:
        """From the first choice to the last."""
        while len(self._steps[-1].legal_actions) == 1:
            self._steps.pop()
        return Stretch(self.seat, self._observation, tuple(self._steps))
