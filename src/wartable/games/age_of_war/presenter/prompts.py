"""What is to be decided now: one question for the one who decides."""

from __future__ import annotations

from wartable.core.line import Line, Name
from wartable.core.presenter import Prompt
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import castle_name

__all__ = ["prompt"]


def prompt(components: Components, observation: Observation) -> Prompt:
    """The question after a roll; while dice fall and at the end, what goes on."""
    seat = observation.turn
    if None not in observation.owners:
        return Prompt(Line("ask-over"))
    if seat is None or observation.roll is None:
        return Prompt(Line("ask-rolling"))
    player = Name(seat)
    if observation.target is None:
        return Prompt(Line("ask-open"), seat, Line("hint-open"), Line("watch-open", {"player": player}))
    castle = castle_name(components.castles[observation.target].id)
    return Prompt(
        Line("ask-target", {"castle": castle}),
        seat,
        Line("hint-target"),
        Line("watch-target", {"player": player, "castle": castle}),
    )
