"""Every way to be refused, with its rule."""

from __future__ import annotations

import pytest

from tests.games.age_of_war.positions import RULES, owned, position
from wartable.games.age_of_war.actions import Action, Fill, LoseDie, Rolled
from wartable.games.age_of_war.game import GAME
from wartable.games.age_of_war.state import State

FULL = owned(kumamoto=0).replace("-", "1")


@pytest.mark.parametrize(
    ("state", "action", "code", "rule"),
    [
        (position(FULL), LoseDie(), "game-over", "AW-40"),
        (position(roll="1"), Rolled((1,)), "unknown-action", "AW-11"),
        (position(roll="1"), Fill("camelot", 0), "unknown-castle", "AW-2"),
        (position(roll="A", on="gifu", lines="0:D"), Fill("azuchi", 0), "other-castle", "AW-15"),
        (position(owned(gifu=0), roll="A"), Fill("gifu", 1), "own-castle", "AW-22"),
        (position(owned(kumamoto=1), roll="A"), Fill("kumamoto", 1), "face-down", "AW-31"),
        (position(roll="D"), Fill("gifu", 3), "special-line-in-centre", "AW-23"),
        (position(roll="D"), Fill("gifu", 9), "unknown-line", "AW-2"),
        (position(roll="D", on="gifu", lines="0:D"), Fill("gifu", 0), "line-filled", "AW-14"),
        (position(roll="1"), Fill("gifu", 0), "dice-do-not-fill", "AW-20"),
        (position(roll="1"), Fill("odani", 0), "dice-do-not-fill", "AW-21"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_names_the_rule(state: State, action: Action, code: str, rule: str) -> None:
    error = GAME.presenter(RULES[2]).refuse(RULES[2].observe(state, 0), action)
    assert (code, rule, f"refusal-{code}") == (error.code, error.rule_id, error.line.key)
