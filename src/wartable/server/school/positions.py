"""A position that lies on no table, as a board draws it: for puzzles and for thinking."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from wartable.core.game import AnyGame, Seat
from wartable.core.judge import Judgment
from wartable.core.line import Line
from wartable.core.presenter import Choice, Prompt
from wartable.core.puzzle import Puzzle, with_worths
from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner
from wartable.server.problems import Problem

__all__ = [
    "ChoiceWorth",
    "PositionView",
    "Thought",
    "choice_of",
    "thought_of",
    "view_of",
    "worths_by_choice",
    "worths_of",
]


class PositionView(msgspec.Struct, frozen=True):
    """What the seat to decide sees of a position, and what it may do."""

    players: int
    seat: Seat | None
    """Who is to decide, and who looks; None where nobody is."""
    observation: Any
    prompt: Prompt | None
    choices: tuple[Choice, ...]
    facts: Any
    numbers: Any


class ChoiceWorth(msgspec.Struct, frozen=True):
    """What one choice is worth to the seat that decides, in the order of the choices."""

    worth: float
    """The share of the victory to be expected after it."""
    error: float
    """0 where the worth is exact."""
    reasons: tuple[Line, ...]


def view_of(game: AnyGame, players: int, state: Any) -> PositionView:
    """A position with the standard numbers, as the seat to decide sees it."""
    rules = game.rules(players)
    presenter = game.presenter(rules)
    to_act = rules.to_act(state)
    seat = to_act if isinstance(to_act, int) else None
    observation = rules.observe(state, seat)
    legal = rules.legal_actions(state) if seat is not None else ()
    return PositionView(
        players=players,
        seat=seat,
        observation=observation,
        prompt=presenter.prompt(observation),
        choices=presenter.choices(observation, legal) if legal else (),
        facts=presenter.facts(observation, legal),
        numbers=presenter.numbers(),
    )


class Thought(msgspec.Struct, frozen=True):
    """A position to decide in, with what a judge needs of it."""

    game: str
    view: PositionView
    legal_actions: tuple[Any, ...]


def thought_of(game: AnyGame, players: int, state: Any) -> Thought:
    """A position in which somebody is to decide."""
    return Thought(game.id, view_of(game, players, state), game.rules(players).legal_actions(state))


def choice_of(game: AnyGame, thought: Thought, encoded: Any) -> int:
    """The place of an action among the choices; IllegalAction if the rules do not allow it."""
    try:
        action = msgspec.convert(encoded, game.action_type)
    except (msgspec.ValidationError, ValueError) as error:
        raise Problem(HTTPStatus.BAD_REQUEST, "not-an-action", f"not an action of {game.id}: {error}") from None
    view = thought.view
    presenter = game.presenter(game.rules(view.players))
    if action not in thought.legal_actions:
        raise presenter.refuse(view.observation, action)
    # Actions that come to the same are one choice, and are called the same.
    label = presenter.label(view.observation, action)
    same = [choice.action == action for choice in view.choices]
    return same.index(True) if any(same) else [choice.label for choice in view.choices].index(label)


async def worths_of(
    bot_pool: BotPool, thought: Thought, owner: Owner, puzzle: Puzzle | None = None
) -> tuple[bool, tuple[ChoiceWorth, ...]]:
    """Whether the judge is exact, and what it thinks of each choice: worked out by the bots' processes.

    A puzzle may bring the worths along, from a judge that took longer; then this one only says why.
    """
    view = thought.view
    assert view.seat is not None
    is_exact, judgments = await bot_pool.judge_position(
        thought.game, view.players, view.observation, thought.legal_actions, owner
    )
    if puzzle is not None:
        judgments = with_worths(puzzle, judgments, view.seat)
    return is_exact, worths_by_choice(thought, judgments)


def worths_by_choice(thought: Thought, judgments: Sequence[Judgment]) -> tuple[ChoiceWorth, ...]:
    """What a judge thinks of every legal action, by choice."""
    view = thought.view
    assert view.seat is not None
    by_action = dict(zip(thought.legal_actions, judgments, strict=True))
    found = [by_action[choice.action] for choice in view.choices]
    return tuple(ChoiceWorth(each.values[view.seat], each.error, each.reasons) for each in found)
