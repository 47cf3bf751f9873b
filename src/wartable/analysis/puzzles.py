"""Finds puzzles: positions in which a judge that took its time is sure of one choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from wartable.analysis.grades import Grade
from wartable.analysis.ledger import GradedDecision
from wartable.core.game import AnyGame, AnyRules, Seat
from wartable.core.judge import Judge, Judgment, ranked
from wartable.core.match import Match
from wartable.core.puzzle import MOST, Puzzle

__all__ = ["DEAR", "Found", "Mistake", "is_clear", "mistake_puzzles", "puzzle_in", "puzzle_of_mistake"]

DEAR = frozenset({Grade.MISTAKE, Grade.BLUNDER})
"""What a decision has to be for a puzzle to be made of it."""


class Found(msgspec.Struct, frozen=True):
    """A puzzle that nobody has answered yet."""

    theme: str
    position: str
    """As `Game.write_position` writes it."""
    worths: tuple[float, ...]
    """By legal action."""
    error: float


class Mistake(NamedTuple):
    """A decision that was dear: its place in the log, and who made it."""

    event: int
    seat: Seat


def is_clear(judgments: tuple[Judgment, ...], seat: Seat, least: float, most: float = MOST) -> bool:
    """Whether the first of these is better than the next by enough, for sure, and not by so much that all see it."""
    if len(judgments) < 2:
        return False
    gap = judgments[0].values[seat] - judgments[1].values[seat]
    surely = all(judgments[0].values[seat] - other.values[seat] > (other.gap_error or 0.0) for other in judgments[1:])
    return least <= gap <= most and surely


def puzzle_in(
    game: AnyGame, rules: AnyRules, state: Any, judges: Sequence[Judge], rng: random.Random, *, most: float = MOST
) -> Found | None:
    """The puzzle that a position is if all judges, the most careful last, are sure of the same choice."""
    making, seat = game.puzzle_making(), rules.to_act(state)
    assert making is not None
    assert isinstance(seat, int)
    observation, legal = rules.observe(state, seat), rules.legal_actions(state)
    choices = {choice.action for choice in game.presenter(rules).choices(observation, legal)}
    best = None
    for judge in judges:
        judgments = judge.judge(rules, observation, legal, rng)
        # Actions that come to the same are one choice.
        order = ranked(tuple(each for each in judgments if each.action in choices), seat)
        if not is_clear(order, seat, making.least_gap(rules.players), most) or best not in {None, order[0].action}:
            return None
        best = order[0].action
    theme = making.theme_of(rules, state, order)
    if theme is None:
        return None
    worths = tuple(each.values[seat] for each in judgments)
    return Found(theme, game.write_position(rules, state), worths, max(each.error for each in judgments))


def puzzle_of_mistake(match: Match, mistake: Mistake, seed: int = 0) -> Found | None:
    """The puzzle that somebody's mistake makes; None where the best choice is not sure, or nobody can tell.

    Whoever made it has shown that it is not obvious, however large the gap is.
    """
    making = match.game.puzzle_making()
    if making is None:
        return None
    rng = random.Random(f"{seed}/{mistake.event}")
    # A world that the seat held possible: no puzzle tells what it did not know.
    before = next(before for event, (before, _, _) in enumerate(match.steps()) if event == mistake.event)
    seen = match.rules.observe(before, mistake.seat)
    state = match.rules.redeal(seen, rng)
    return puzzle_in(match.game, match.rules, state, (making.careful_judge(match.players),), rng, most=1.0)


def mistake_puzzles(match: Match, decisions: Sequence[GradedDecision], seats: frozenset[Seat]) -> list[Puzzle]:
    """The puzzles of the mistakes that these seats made in a match, the dearest first; none is rated."""
    dear = sorted(
        (each for each in decisions if each.grade in DEAR and each.seat in seats), key=lambda each: -each.loss
    )
    made = []
    for decision in dear:
        found = puzzle_of_mistake(match, Mistake(decision.event, decision.seat))
        if found is not None:
            state = match.game.read_position(match.rules, found.position)
            made.append(Puzzle(found.theme, match.players, state, 0.0, found.worths, found.error))
    return made
