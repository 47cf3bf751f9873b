"""Every rule of every game is pinned down by at least one test, and no test cites a rule that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from tests.conformance.tables import games

TESTS = Path(__file__).parent


@cache
def ids_of_rules(game_id: str) -> set[str]:
    """The ids that begin a rule in a game's RULES.md."""
    text = (resources.files(f"wartable.games.{game_id.replace('-', '_')}") / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^- ([A-Z]{2}-\d+)\b", text, flags=re.MULTILINE))


@cache
def cited_ids() -> set[str]:
    """The ids in `@pytest.mark.rule(...)` of all tests."""
    return {
        str(argument.value)
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }


@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_every_rule_is_cited_by_a_test(game_id: str) -> None:
    assert set() == ids_of_rules(game_id) - cited_ids()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert set() == cited_ids() - set().union(*(ids_of_rules(game.id) for game in games()))
