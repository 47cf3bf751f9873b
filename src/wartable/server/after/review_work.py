"""What of a review is worked out in other processes: before the judges are asked, and after they have answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from wartable.analysis.grades import Grade
from wartable.analysis.ledger import Ending, Point, SeatAccount
from wartable.analysis.review import Judgments, Review, Verdict, booked, cases
from wartable.core.chance import ScriptedSource
from wartable.core.game import Seat
from wartable.core.judge import Stretch, shares_of
from wartable.core.line import Line
from wartable.core.match import Match
from wartable.core.presenter import Choice
from wartable.registry import get_game, get_judge
from wartable.server.background.bot_pool import ReviewCase, case_of
from wartable.server.table.game_log import entries_of, game_log, stand_ins_of
from wartable.server.table.position import TableResult
from wartable.server.table.records import Record, decoder_for

__all__ = [
    "FinishedGame",
    "JudgedGame",
    "KeptReview",
    "PreparedReview",
    "ReviewedDecision",
    "book",
    "match_of_game",
    "prepare",
]


class FinishedGame(NamedTuple):
    """All that a review needs of a table."""

    game: str
    players: int
    options: bytes
    journal: tuple[str, ...]
    """The records as the database keeps them, without what was said."""
    result: bytes


class PreparedReview(NamedTuple):
    """What judges are asked of a game, and how many choices there are in each."""

    cases: tuple[ReviewCase, ...]
    choices: tuple[int, ...]


class JudgedGame(NamedTuple):
    """A game with the judges' answers, in the order in which they were asked."""

    game: FinishedGame
    judge: str
    is_exact: bool
    judgments: tuple[Judgments, ...]


class ReviewedDecision(msgspec.Struct, frozen=True):
    """One decision, what it cost, and what would have been better."""

    event: int
    """How many events of the game came before it."""
    seat: Seat
    made: Line
    best: Line
    value: float
    """The decider's share of the victory after the choice made."""
    best_value: float
    loss: float
    error: float
    grade: Grade
    reasons: tuple[Line, ...]
    """What speaks for the best choice."""
    made_reasons: tuple[Line, ...]
    """What was to be said of the choice made."""
    when: Line | None
    """The year, the round, the army: whatever the game counts by."""
    made_things: tuple[str, ...]
    """The ids of what the choice made points at on the board."""
    best_things: tuple[str, ...]


class KeptReview(msgspec.Struct, frozen=True):
    """A review as pages show it."""

    judge: str
    is_exact: bool
    error: float
    """Half the width of the 95 % interval of luck and skill; 0 where the judge is exact."""
    events: int
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[Point, ...]
    accounts: tuple[SeatAccount, ...]


def prepare(game: FinishedGame) -> PreparedReview:
    """What the judges have to be asked."""
    asked = _stretches(match_of_game(game))
    found = tuple(case_of(game.game, game.players, game.options, stretch) for stretch in asked)
    return PreparedReview(found, tuple(sum(len(step.legal_actions) > 1 for step in each.steps) for each in asked))


def book(judged: JudgedGame) -> str:
    """The review as it is kept, as JSON."""
    match = match_of_game(judged.game)
    answers = tuple(zip(_stretches(match), judged.judgments, strict=True))
    result = msgspec.json.decode(judged.game.result, type=TableResult)
    stand_ins = stand_ins_of(_journal(judged.game))
    found = booked(match, Verdict(judged.judge, judged.is_exact, answers), _ending(match, result), stand_ins)
    return msgspec.json.encode(_shown(match, found)).decode()


def match_of_game(played: FinishedGame) -> Match:
    """The game as it was played."""
    game = get_game(played.game)
    options = game.check_options(msgspec.json.decode(played.options))
    match = Match(game, game.rules(played.players, options), options, ScriptedSource())
    match.resume(entries_of(game_log(_journal(played))))
    return match


def _journal(played: FinishedGame) -> Iterator[Record]:
    decoder = decoder_for(get_game(played.game))
    return (decoder.decode(body) for body in played.journal)


def _stretches(match: Match) -> tuple[Stretch, ...]:
    return cases(match, get_judge(match.game, match.players))


def _ending(match: Match, result: TableResult) -> Ending | None:
    """How the table ended, if somebody gave up and that changed the result."""
    if match.result is not None and match.result.winners == result.winners:
        return None
    return Ending(shares_of(match.players, result.winners), result.out)


def _shown(match: Match, found: Review) -> KeptReview:
    graded = {decision.event: decision for decision in found.decisions}
    shown = []
    for event, (before, _, _) in enumerate(match.steps()):
        decision = graded.get(event)
        if decision is not None:
            seen = match.rules.observe(before, decision.seat)
            choices = match.presenter.choices(seen, match.rules.legal_actions(before))
            shown.append(
                ReviewedDecision(
                    event=event,
                    seat=decision.seat,
                    made=match.presenter.label(seen, decision.action),
                    best=match.presenter.label(seen, decision.best),
                    value=decision.value,
                    best_value=decision.best_value,
                    loss=decision.loss,
                    error=decision.error,
                    grade=decision.grade,
                    reasons=decision.reasons,
                    made_reasons=decision.made_reasons,
                    when=match.presenter.moment(seen),
                    made_things=_things(choices, match.presenter.label(seen, decision.action), decision.action),
                    best_things=_things(choices, match.presenter.label(seen, decision.best), decision.best),
                )
            )
    return KeptReview(
        judge=found.judge,
        is_exact=found.is_exact,
        error=found.error,
        events=len(match.log),
        decisions=tuple(shown),
        curve=found.curve,
        accounts=found.accounts,
    )


def _things(choices: tuple[Choice, ...], label: Line, action: Any) -> tuple[str, ...]:
    """What the choice of an action points at; one that was merged with others is called like them."""
    same = [choice for choice in choices if choice.action == action]
    found = same or [choice for choice in choices if choice.label == label]
    if not found:
        return ()
    return (*((found[0].source,) if found[0].source else ()), *found[0].targets)
