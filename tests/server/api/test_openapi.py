"""Schemathesis asks everything that the OpenAPI document allows, and much that it does not."""

from __future__ import annotations

import os
import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS

pytestmark = pytest.mark.slow
EXAMPLES = int(os.environ.get("WARTABLE_SCHEMA_EXAMPLES", "50"))
"""Of each operation, where all is looked at."""


@pytest.fixture(scope="session")
def cookie(server: Running) -> str:
    """Somebody who may do everything that a guest may do."""
    response = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}, timeout=LONGEST_SECONDS)
    return response.headers["set-cookie"].split(";")[0]


# PostgreSQL alone: it takes less than SQLite does, and what it refuses must not become an error of the server.
@pytest.mark.parametrize("new_database", ["postgres"], indirect=True, scope="session")
@pytest.mark.parametrize("examples", [6, pytest.param(EXAMPLES, marks=pytest.mark.exhaustive)])
def test_every_door_answers_as_the_document_says(server: Running, cookie: str, examples: int) -> None:
    document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    asked, failures = 0, []
    for found in document.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/stream"):
            # A stream does not end by itself.
            continue
        asked += 1
        try:
            _ask(operation, cookie, examples)
        except (Exception, BaseExceptionGroup) as error:
            failures.append(f"{operation.method} {operation.path}: {error}")
    assert not failures, "\n\n".join(failures)
    assert asked > 30


def _ask(operation: Any, cookie: str, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy())
    def validate(case: schemathesis.Case) -> None:
        # A well-formed request about a table that does not exist is refused, and rightly so.
        case.call_and_validate(
            timeout=LONGEST_SECONDS, headers={"Cookie": cookie}, excluded_checks=[positive_data_acceptance]
        )

    validate()


async def test_no_number_in_an_address_is_too_long_to_be_refused(server: Running) -> None:
    """Python reads no number of five thousand digits, and says so by an error of its own."""
    async with httpx.AsyncClient(
        base_url=server.url, headers={"Origin": server.url}, timeout=LONGEST_SECONDS
    ) as client:
        document = (await client.get("/api/schema/openapi.json")).json()
        asked = 0
        for path, doors in document["paths"].items():
            for given in doors.get("get", {}).get("parameters", ()):
                if "integer" in str(given["schema"]):
                    number = "9" * 5000
                    filled = re.sub(r"\{\w+\}", "1", path.replace(f"{{{given['name']}}}", number))
                    query = {given["name"]: number} if given["in"] == "query" else {}
                    answer = await client.get(filled, params={"game": "age-of-war", **query})
                    assert answer.status_code < 500, f"{path} {given['name']}"
                    asked += 1
        assert asked > 10
