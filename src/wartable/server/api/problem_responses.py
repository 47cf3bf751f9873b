"""Every error as a problem document, whatever raised it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from wartable.core.errors import WartableError
from wartable.server.problems import Problem, ProblemDocument, database_away, problem_of
from wartable.server.process.logs import shown_path
from wartable.server.process.metrics import PROBLEMS
from wartable.server.store.database import is_away

__all__ = ["HANDLERS", "PROBLEM_JSON"]

PROBLEM_JSON = "application/problem+json"
_log = structlog.get_logger("wartable.server")


def _refuse(_request: Request[Any, Any, Any], error: WartableError) -> Response[ProblemDocument]:
    return _response(problem_of(error))


def _refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDocument]:
    status = HTTPStatus(error.status_code)
    headers = dict(error.headers or {})
    return _response(Problem(status, _code(status), _detail(error), headers=headers))


def _refuse_malformed(_request: Request[Any, Any, Any], error: msgspec.ValidationError) -> Response[ProblemDocument]:
    return _response(Problem(HTTPStatus.BAD_REQUEST, "malformed", str(error)))


def _refuse_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[ProblemDocument]:
    _log.warning("nested too deeply", path=shown_path(request.url.path), method=request.method)
    return _response(Problem(HTTPStatus.BAD_REQUEST, "malformed", "this is nested too deeply"))


def _refuse_not_text(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[ProblemDocument]:
    _log.warning("not UTF-8", path=shown_path(request.url.path), method=request.method)
    return _response(Problem(HTTPStatus.BAD_REQUEST, "malformed", "the body is not text in UTF-8"))


def _refuse_away_or_bug(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemDocument]:
    if not is_away(error):
        return _refuse_bug(request, error)
    _log.error("the database does not answer", path=shown_path(request.url.path), error=str(error).splitlines()[0])
    return _response(database_away())


def _refuse_bug(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemDocument]:
    _log.error("bug", path=shown_path(request.url.path), method=request.method, exc_info=error)
    return _response(Problem(HTTPStatus.INTERNAL_SERVER_ERROR, "bug", "the server made a mistake; it is written down"))


def _response(problem: Problem) -> Response[ProblemDocument]:
    PROBLEMS.labels(problem.code).inc()
    return Response(problem.document(), status_code=problem.status, media_type=PROBLEM_JSON, headers=problem.headers)


def _code(status: HTTPStatus) -> str:
    match status:
        case HTTPStatus.BAD_REQUEST:
            return "malformed"
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return "too-large"
        case _:
            return status.phrase.lower().replace(" ", "-")


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)
        ]
        return "; ".join(found) or error.detail
    return error.detail


HANDLERS: dict[Any, Any] = {
    WartableError: _refuse,
    HTTPException: _refuse_http,
    msgspec.ValidationError: _refuse_malformed,
    RecursionError: _refuse_deep,
    UnicodeDecodeError: _refuse_not_text,
    Exception: _refuse_away_or_bug,
}
