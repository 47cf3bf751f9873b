"""The judge of Board of War: what a choice is worth by the learned value, with the rest of the turn played well."""

from __future__ import annotations

import random

import numpy as np

from wartable.core.game import AnyRules
from wartable.core.judge import Judge, Judgment, Stretch
from wartable.core.line import Line, Lines
from wartable.games.board_of_war.actions import Action, Attack, EndActions
from wartable.games.board_of_war.continuation import CLOSE, Continuation, Worth
from wartable.games.board_of_war.estimate import estimate_of
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter.labels import label
from wartable.games.board_of_war.reasons import reasons_of_plan
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import Shares
from wartable.games.board_of_war.state import State

__all__ = ["LearnedJudge"]

_BETTER = 0.002
_ERROR = 0.03
_GAP_ERROR = 0.015
"""Half the widths of the 95 % intervals of a worth and of a difference, as the network's errors are."""


class LearnedJudge:
    """Judges by the learned value; where nobody has learned, another judge does."""

    name = "learned"
    is_exact = False

    def __init__(self, otherwise: Judge, close: int = CLOSE) -> None:
        """`close`: so many choices are played on to the end of the turn."""
        self._otherwise = otherwise
        self._close = close

    def judge(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        assert isinstance(rules, Rules)
        estimate = estimate_of(rules.box)
        if estimate is None:
            return self._otherwise.judge(rules, observation, legal_actions, rng)
        world = rules.redeal(observation, rng)
        continuation = Continuation(rules, estimate)
        everything, shares = continuation.choices(world)
        order = np.argsort(-shares[:, world.turn], kind="stable")
        close = [everything[number] for number in order[: self._close]]
        # Whatever leads to dice is played on in any case: it is worth the mean of what comes after them.
        close += [action for action in legal_actions if isinstance(action, Attack) and action not in close]
        played_on = {action: continuation.worth(rules.apply(world, action)) for action in close}
        first = int(order[0])
        lead = played_on[everything[first]].shares - shares[first]
        found = []
        for action in legal_actions:
            number = everything.index(action)
            worth = played_on.get(action) or Worth(_proper(shares[number] + lead), ())
            found.append(self._judgment(rules, world, action, worth, gap_error=_GAP_ERROR if number != first else 0.0))
        return tuple(found)

    def weigh(self, rules: AnyRules, stretch: Stretch, rng: random.Random) -> tuple[tuple[Judgment, ...], ...]:
        assert isinstance(rules, Rules)
        estimate = estimate_of(rules.box)
        if estimate is None:
            return self._otherwise.weigh(rules, stretch, rng)  # type: ignore[attr-defined, no-any-return]
        continuation = Continuation(rules, estimate)
        path = [rules.redeal(stretch.observation, rng)]
        for step in stretch.steps:
            path.append(rules.apply(path[-1], step.made))
        course = continuation.worth(path[-1])
        judged: list[tuple[Judgment, ...]] = []
        for number, (world, step) in enumerate(zip(path, stretch.steps, strict=False), 1):
            if len(step.legal_actions) == 1:
                judged.append(())
                continue
            # What follows a decision is first what was done next, and then what would be best.
            done = tuple(later.made for later in stretch.steps[number:])
            made = self._judgment(
                rules, world, step.made, Worth(course.shares, (*done, *course.to_follow)), gap_error=0.0
            )
            judged.append((made, *self._better(rules, continuation, world, step.made, course)))
        return tuple(judged)

    def patient(self) -> LearnedJudge:
        return self

    def _better(
        self, rules: Rules, continuation: Continuation, world: State, made: Action, course: Worth
    ) -> tuple[Judgment, ...]:
        """The choice that looks better than the one made, if it comes to more than all that was done."""
        seat = world.turn
        legal, shares = continuation.choices(world)
        best = int(shares[:, seat].argmax())
        if legal[best] == made:
            return ()
        worth = continuation.worth(rules.apply(world, legal[best]))
        if worth.shares[seat] <= course.shares[seat] + _BETTER:
            return ()
        return (self._judgment(rules, world, legal[best], worth, gap_error=_GAP_ERROR),)

    @staticmethod
    def _judgment(rules: Rules, world: State, action: Action, worth: Worth, *, gap_error: float) -> Judgment:
        why = reasons_of_plan(rules, world, (action, *worth.to_follow))
        return Judgment(
            action=action,
            values=tuple(float(share) for share in worth.shares),
            error=_ERROR,
            reasons=(*why, *_to_follow(rules, world, action, worth)) or (Line("reason-quiet"),),
            gap_error=gap_error,
        )


def _to_follow(rules: Rules, world: State, action: Action, worth: Worth) -> tuple[Line, ...]:
    """What is to follow in the same turn, in words."""
    labels = []
    state = rules.apply(world, action)
    for following in worth.to_follow:
        if not isinstance(following, EndActions):
            labels.append(label(rules.box, rules.observe(state, world.turn), following))
        state = rules.apply(state, following)
    return (Line("reason-plan", {"plan": Lines(tuple(labels))}),) if labels else ()


def _proper(shares: Shares) -> Shares:
    """Shares between 0 and 1 that add up to 1."""
    shares = np.maximum(shares, 0.0)
    return np.asarray(shares / shares.sum())
