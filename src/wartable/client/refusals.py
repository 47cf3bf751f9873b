"""What a server said no to, and why."""

from __future__ import annotations

import httpx
import msgspec

from wartable.core.errors import WartableError
from wartable.server.problems import ProblemDocument

__all__ = ["Refused", "problem_of"]


class Refused(WartableError):
    """The server said no; `problem` says why."""

    key = "error-refused"

    def __init__(self, problem: ProblemDocument) -> None:
        super().__init__(problem.detail, detail=problem.detail)
        self.problem = problem


def problem_of(response: httpx.Response) -> ProblemDocument:
    """Why a request was refused, also where something between here and the server refused it."""
    try:
        return msgspec.json.decode(response.content, type=ProblemDocument)
    except msgspec.DecodeError:
        phrase = response.reason_phrase or "refused"
        status = response.status_code
        return ProblemDocument(
            type="about:blank", title=phrase, status=status, code="unknown", key="problem-unknown", detail=phrase
        )
