"""What a choice means, for the one who chooses it."""

from __future__ import annotations

from typing import assert_never

from wartable.core.line import Line
from wartable.games.age_of_war.actions import Action, Fill, LoseDie
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.presenter.nouns import battle_line, castle_name, line_of

__all__ = ["label"]


def label(components: Components, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    match action:
        case LoseDie():
            return Line("choice-lose-die")
        case Fill(castle, line):
            words = battle_line(line_of(components, castle, line))
            return Line("choice-fill", {"castle": castle_name(castle), "line": words})
        case _:
            assert_never(action)
