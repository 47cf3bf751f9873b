"""A review in words: the summary a person reads first, and the decisions that mattered."""

from __future__ import annotations

from wartable.analysis.coach import reasons_in_words, worth_in_words
from wartable.analysis.grades import Grade
from wartable.analysis.ledger import GradedDecision, SeatAccount
from wartable.analysis.review import Review
from wartable.core.game import Seat
from wartable.core.match import Match
from wartable.text.words import Words

__all__ = ["account_cells", "account_head", "curve_line", "decision_sentence", "lessons", "reason_lines", "signed"]

_BLOCKS = "▁▂▃▄▅▆▇█"
_MADE, _BETTER = "✕", "★"


def lessons(review: Review, most: int = 12) -> tuple[GradedDecision, ...]:
    """The decisions that cost most, the dearest first; only those worth a word."""
    bad = [decision for decision in review.decisions if decision.grade not in (Grade.BEST, Grade.GOOD)]
    return tuple(sorted(bad, key=lambda decision: -decision.loss)[:most])


def decision_sentence(decision: GradedDecision, match: Match, words: Words) -> str:
    """One decision: who, what, the grade, what would have been better, and what it cost."""
    view = match.at(decision.event).observe(decision.seat)
    moment = match.presenter.moment(view)
    return words.say(
        "review-decision",
        when=words.say("review-when", moment=moment) if moment is not None else "",
        player=words.name(decision.seat),
        grade=words.say(f"grade-{decision.grade}"),
        made=match.presenter.label(view, decision.action),
        best=match.presenter.label(view, decision.best),
        value=words.percent(decision.value),
        bestvalue=words.percent(decision.best_value),
        loss=worth_in_words(decision.loss, decision.error, words),
    )


def reason_lines(decision: GradedDecision, words: Words) -> tuple[str, ...]:
    """Where the choice made leads, and where the better one; with the marks that both have on the board."""
    told = ((_MADE, decision.made_reasons), (_BETTER, decision.reasons))
    return tuple(f"{mark} {reasons_in_words(reasons, words)}" for mark, reasons in told if reasons)


def curve_line(review: Review, seat: Seat, width: int = 60) -> str:
    """One seat's share of the victory over the match, in blocks of one character each: the higher, the better."""
    last = review.curve[-1].event
    shares = []
    reached = 0
    for column in range(width):
        event = last * column // (width - 1)
        while reached + 1 < len(review.curve) and review.curve[reached + 1].event <= event:
            reached += 1
        shares.append(review.curve[reached].values[seat])
    return "".join(_BLOCKS[round(share * (len(_BLOCKS) - 1))] for share in shares)


def account_head(words: Words) -> tuple[str, ...]:
    """The head of the table of luck and skill."""
    return (
        words.say("review-player"),
        words.say("review-start"),
        words.say("review-luck"),
        words.say("review-skill"),
        words.say("review-others"),
        words.say("review-result"),
        *(words.say(f"grade-{grade}") for grade in Grade),
    )


def account_cells(account: SeatAccount, words: Words) -> tuple[str, ...]:
    """One seat's row of it."""
    return (
        words.name(account.seat),
        words.percent(account.start),
        signed(account.luck, words),
        signed(account.skill, words),
        signed(account.others, words),
        words.percent(account.result),
        *(str(account.grades[grade]) for grade in Grade),
    )


def signed(share: float, words: Words) -> str:
    """A share with its sign; nothing is neither gained nor lost."""
    text = words.percent(abs(share))
    if text == words.percent(0.0):
        return text
    return f"+{text}" if share > 0 else f"\N{MINUS SIGN}{text}"
