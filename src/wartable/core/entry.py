"""Chance that people enter: which dice or cards came up at a real table, picked from what is possible there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wartable.core.distribution import Dice, Distribution
from wartable.core.errors import WartableError
from wartable.core.game import CHANCE, AnyRules
from wartable.core.line import Line

__all__ = ["BadEntry", "EntryPart", "Picks", "certain_outcomes", "check_picks"]

Picks = Sequence[Sequence[int]]
"""By part: the numbers of the picked options, from 0."""


class EntryPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some equal dice, or one card: what is picked together."""

    options: tuple[Line, ...]
    """The faces of a die, or all that can come up."""
    count: int = 1
    """How many are picked; the same option may be picked again where there are several dice."""
    label: Line | None = None
    """Whose it is, where there are several parts."""


class BadEntry(WartableError, ValueError):
    """What was entered cannot have come up."""

    key = "error-entry"


def check_picks(parts: Sequence[EntryPart], picks: Picks) -> None:
    """Refuse picks that are too few, too many, or none of the options."""
    if len(parts) != len(picks):
        raise BadEntry(f"there are {len(parts)} parts to enter, not {len(picks)}")
    for part, picked in zip(parts, picks, strict=True):
        if len(picked) != part.count or any(not 0 <= option < len(part.options) for option in picked):
            raise BadEntry(f"enter {part.count} of the {len(part.options)} options")


def certain_outcomes(rules: AnyRules, state: Any) -> tuple[Any, ...]:
    """What comes up now whatever falls: nobody is asked for the last card of a deck."""
    outcomes: list[Any] = []
    while rules.to_act(state) is CHANCE and (outcome := _only(rules.chance(state))) is not None:
        outcomes.append(outcome)
        state = rules.apply(state, outcome)
    return tuple(outcomes)


def _only(distribution: Distribution[Any]) -> Any | None:
    """The outcome of a distribution that has one; many dice are not listed to find out."""
    if isinstance(distribution, Dice) and distribution.count:
        return None
    outcomes = distribution.outcomes()
    return outcomes[0][0] if len(outcomes) == 1 else None
