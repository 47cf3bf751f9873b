"""What a position is worth and where each choice leads: worked out in the processes of the bots, all of it.

Whoever asks has made the position up, so nothing is done with it in the process that serves: what cannot be has to be
found out, and that may take long, or not come to an end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
import structlog

from wartable.core.chance import RandomSampler
from wartable.core.editor import NotAChange, NotANumber, PositionForm
from wartable.core.errors import NoPositions, WartableError
from wartable.core.game import AnyGame, AnyRules
from wartable.core.judge import Judgment, shares_of
from wartable.core.play import settle
from wartable.registry import get_game
from wartable.server.background.bot_pool import judge_actions, question_of, work_out_outlook
from wartable.server.problems import Problem, problem_of
from wartable.server.school.positions import ChoiceWorth, PositionView, Thought, thought_of, worths_by_choice
from wartable.server.table.plan_checks import NONSENSE, impossible_position

__all__ = ["PositionStudy", "StudyQuestion", "work_out_study"]

_log = structlog.get_logger("wartable.server")


class StudyQuestion(NamedTuple):
    """A position that somebody wants to think on."""

    game: str
    players: int
    text: str
    """Empty for where one begins."""
    roll: bool
    changes: tuple[str, ...]
    place: str


class PositionStudy(msgspec.Struct, frozen=True):
    """A position, what it is worth, and where every choice leads."""

    text: str
    """The position in one line, as docs/school.md describes it; empty where the game is over."""
    position: PositionView
    is_exact: bool
    values: tuple[float, ...]
    """By seat: the share of the victory to be expected; empty where nobody can say."""
    opinions: tuple[ChoiceWorth, ...]
    """By choice; empty while dice are to be rolled."""
    after: tuple[str, ...]
    """By choice: the position that it leads to, before any roll; empty text where the game is over."""
    form: PositionForm | None = None
    """What can be changed by hand."""


def work_out_study(question: StudyQuestion) -> tuple[bytes, bytes | None]:
    """The study as JSON, or why there is none, as a problem document."""
    try:
        return msgspec.json.encode(_study(question)), None
    except WartableError as error:
        refusal = problem_of(error)
    except NONSENSE as error:
        if not (question.text or question.changes):
            raise
        # The rules should have said what is wrong with it.
        _log.warning("a position cannot be studied", game=question.game, text=question.text, error=repr(error))
        refusal = impossible_position()
    return b"", msgspec.json.encode(refusal.document())


def _study(question: StudyQuestion) -> PositionStudy:
    game = get_game(question.game)
    rules = game.rules(question.players)
    state = game.read_position(rules, question.text) if question.text else _beginning(game, rules)
    if question.roll:
        state, _ = settle(rules, state, RandomSampler(random.Random()))
    if question.changes:
        state = _changed(game, rules, state, question.changes)
    thought = thought_of(game, rules.players, state)
    if (result := rules.result(state)) is not None:
        return PositionStudy("", thought.view, True, shares_of(rules.players, result.winners), (), ())
    editor = game.position_editor()
    form = editor.form(rules, state, question.place) if editor is not None else None
    text = game.write_position(rules, state)
    if thought.view.seat is None:
        asked = question_of(game.id, rules.players, thought.view.observation, ())
        return PositionStudy(
            text=text,
            position=thought.view,
            is_exact=(judge := game.judge(rules.players)) is not None and judge.is_exact,
            values=work_out_outlook(asked) or (),
            opinions=(),
            after=(),
            form=form,
        )
    is_exact, opinions = _opinions(thought)
    return PositionStudy(
        text=text,
        position=thought.view,
        is_exact=is_exact,
        values=_values(opinions, rules.players, thought.view.seat),
        opinions=opinions,
        after=tuple(_after(game, rules, state, choice.action) for choice in thought.view.choices),
        form=form,
    )


def _beginning(game: AnyGame, rules: AnyRules) -> Any:
    editor = game.position_editor()
    state = editor.beginning(rules) if editor is not None else None
    return state or settle(rules, rules.initial_state(), RandomSampler(random.Random()))[0]


def _changed(game: AnyGame, rules: AnyRules, state: Any, changes: Sequence[str]) -> Any:
    """A position with changes that somebody made by hand, all together, if it can be."""
    editor = game.position_editor()
    if editor is None:
        raise NoPositions(f"positions of {game.id} cannot be set up by hand", game=game.id)
    for change in changes:
        field, _, value = change.partition("=")
        try:
            state = editor.changed(rules, state, field, value)
        except NotANumber as error:
            raise Problem(HTTPStatus.BAD_REQUEST, "not-a-number", str(error), highest=error.highest) from None
        except NotAChange as error:
            raise Problem(HTTPStatus.BAD_REQUEST, "not-a-change", str(error)) from None
    return game.read_position(rules, game.write_position(rules, state))


def _opinions(thought: Thought) -> tuple[bool, tuple[ChoiceWorth, ...]]:
    """Whether the judge is exact, and what it thinks of each choice."""
    view = thought.view
    encoded = judge_actions(question_of(thought.game, view.players, view.observation, thought.legal_actions))
    is_exact, judgments = msgspec.json.decode(encoded, type=tuple[bool, tuple[Judgment, ...]])
    return is_exact, worths_by_choice(thought, judgments)


def _values(opinions: tuple[ChoiceWorth, ...], players: int, seat: int) -> tuple[float, ...]:
    """Everybody's share where there are two: what one has not, the other has."""
    best = max(opinion.worth for opinion in opinions)
    return tuple(best if other == seat else 1.0 - best for other in range(players)) if players == 2 else (best,)


def _after(game: AnyGame, rules: AnyRules, state: Any, action: Any) -> str:
    after = rules.apply(state, action)
    return "" if rules.result(after) is not None else game.write_position(rules, after)
