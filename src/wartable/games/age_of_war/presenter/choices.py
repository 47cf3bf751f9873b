"""The choices as they are offered: equal ones as one, with what they point at."""

from __future__ import annotations

from wartable.core.presenter import Choice
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.presenter.labels import label
from wartable.games.age_of_war.presenter.nouns import DICE, line_id, line_of

__all__ = ["choices"]


def choices(components: Components, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
    """The choices that differ: of two equal lines of a card it does not matter which is filled first."""
    equals: dict[object, list[Action]] = {}
    for action in legal_actions:
        equals.setdefault(_kind(components, action), []).append(action)
    # Where nothing but losing a die is possible, that is what everybody does.
    return tuple(_choice(components, group, is_only=len(equals) == 1) for group in equals.values())


def _kind(components: Components, action: Action) -> object:
    """What two choices that are the same to a person have in common."""
    return (action.castle, line_of(components, action.castle, action.line)) if isinstance(action, Fill) else action


def _choice(components: Components, equals: list[Action], *, is_only: bool) -> Choice:
    action = equals[0]
    if not isinstance(action, Fill):
        words = label(components, action)
        return Choice(action, words, targets=(DICE,), chance=DICE, is_suggested=is_only)
    return Choice(
        action,
        label(components, action),
        targets=tuple(line_id(each.castle, each.line) for each in equals if isinstance(each, Fill)),
        chance=line_id(action.castle, action.line),
    )
