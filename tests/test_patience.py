"""An answer may take long on a loaded machine: no request of a test gives up after the five seconds of httpx."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
SENDERS = {"AsyncClient", "Client", "delete", "get", "head", "patch", "post", "put", "request", "stream"}


def impatient(code: str) -> Iterator[int]:
    """The lines in which httpx is called with its own time limit."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="httpx"), attr=name), keywords=given) if name in SENDERS:
                if not {"timeout", "transport"} & {each.arg for each in given}:
                    yield node.lineno


def test_a_request_without_a_time_limit_of_its_own_is_found() -> None:
    assert [2] == list(impatient("import httpx\nhttpx.get('/')\nhttpx.get('/', timeout=240)"))


def test_no_request_gives_up_early() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for line in impatient(path.read_text(encoding="utf-8"))
    ]
    assert [] == found
