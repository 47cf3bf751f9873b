"""Refusals as values."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from wartable.server.problems import Problem, problem_from


@pytest.mark.parametrize("status", [HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE])
def test_whoever_may_come_back_is_told_when(status: HTTPStatus) -> None:
    problem = Problem(status, "busy", "too much is going on")
    assert "5" == problem.headers["Retry-After"]
    assert "5" == problem_from(problem.document()).headers["Retry-After"]
    assert "60" == Problem(status, "busy", "too much", headers={"Retry-After": "60"}).headers["Retry-After"]


def test_what_will_not_change_is_not_asked_for_again() -> None:
    assert {} == Problem(HTTPStatus.CONFLICT, "seat-taken", "seat 1 is taken").headers
