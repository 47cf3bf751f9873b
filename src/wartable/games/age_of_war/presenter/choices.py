"""What is asked in Age of War, and what the choices mean."""

from __future__ import annotations

from typing import assert_never

from wartable.core.line import Line, Name
from wartable.core.presenter import Choice, Prompt
from wartable.games.age_of_war.actions import Action, Fill, LoseDie
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import battle_line, castle_name, line_id, line_of

__all__ = ["DICE", "choices", "label", "prompt"]

DICE = "dice"
"""What a choice that loses a die points at."""


def prompt(components: Components, observation: Observation) -> Prompt:
    """The question after a roll; while dice fall and at the end, what goes on."""
    seat = observation.turn
    if None not in observation.owners:
        return Prompt(Line("ask-over"))
    if seat is None or observation.roll is None:
        return Prompt(Line("ask-rolling"))
    player = Name(seat)
    if observation.target is None:
        return Prompt(Line("ask-open"), seat, Line("hint-open"), Line("watch-open", {"player": player}))
    castle = castle_name(components.castles[observation.target].id)
    return Prompt(
        Line("ask-target", {"castle": castle}),
        seat,
        Line("hint-target"),
        Line("watch-target", {"player": player, "castle": castle}),
    )


def choices(components: Components, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
    """The choices that differ: of two equal lines of a card it does not matter which is filled first."""
    equals: dict[object, list[Action]] = {}
    for action in legal_actions:
        equals.setdefault(_kind(components, action), []).append(action)
    # Where nothing but losing a die is possible, that is what everybody does.
    return tuple(_choice(components, group, is_only=len(equals) == 1) for group in equals.values())


def label(components: Components, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    match action:
        case LoseDie():
            return Line("choice-lose-die")
        case Fill(castle, line):
            words = battle_line(line_of(components, castle, line))
            return Line("choice-fill", {"castle": castle_name(castle), "line": words})
        case _:
            assert_never(action)


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
