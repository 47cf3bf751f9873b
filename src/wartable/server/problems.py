"""What can be refused, as problem documents (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from wartable.core.errors import IllegalAction, WartableError
from wartable.core.line import Line

__all__ = ["Problem", "ProblemDocument", "database_away", "problem_from", "problem_of"]


_COME_BACK = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""Whoever is told this may ask again, and is told when."""
_COME_BACK_SECONDS = 5


class ProblemDocument(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A refusal as it is sent: `code` is for programs, `detail` for people who read English."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    rule: str | None = None
    """The rule that was broken, as the game's RULES.md numbers it."""
    line: Line | None = None
    """The same sentence as a message key of the game's catalogue."""
    key: str
    """The message of the platform's catalogue that says it in the reader's language."""
    args: dict[str, str | int] = {}
    """The arguments of that message."""


class Problem(WartableError):
    """Something is refused; what it was about is unchanged."""

    def __init__(
        self,
        status: HTTPStatus,
        code: str,
        detail: str,
        *,
        key: str | None = None,
        rule: str | None = None,
        line: Line | None = None,
        headers: dict[str, str] | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(detail, **args)
        self.status = status
        self.code = code
        self.key = key or f"problem-{code}"
        self.detail = detail
        self.rule = rule
        self.line = line
        self.headers = headers or {}
        if status in _COME_BACK:
            self.headers = {"Retry-After": str(_COME_BACK_SECONDS)} | self.headers

    def document(self) -> ProblemDocument:
        return ProblemDocument(
            type=f"/problems/{self.code}",
            title=self.status.phrase,
            status=self.status.value,
            code=self.code,
            detail=self.detail,
            key=self.key,
            rule=self.rule,
            line=self.line,
            args=dict(self.args_for_words),
        )


def database_away() -> Problem:
    """The database is locked, full or missing: whoever asked may come back."""
    return Problem(HTTPStatus.SERVICE_UNAVAILABLE, "database-away", "the database does not answer")


def problem_from(document: ProblemDocument) -> Problem:
    """The refusal that a document tells of."""
    status = HTTPStatus(document.status)
    problem = Problem(status, document.code, document.detail, key=document.key, rule=document.rule, line=document.line)
    problem.args_for_words = dict(document.args)
    return problem


def problem_of(error: WartableError) -> Problem:
    """An error of the kernel as a refusal."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, IllegalAction):
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        return Problem(status, "illegal-action", str(error), key=error.key, rule=error.rule_id, line=error.line)
    status = HTTPStatus.NOT_FOUND if isinstance(error, LookupError) else HTTPStatus.UNPROCESSABLE_ENTITY
    problem = Problem(status, error.key.removeprefix("error-"), str(error), key=error.key)
    # Not as keywords: a message may have a variable called "line" or "rule".
    problem.args_for_words = error.args_for_words
    return problem
