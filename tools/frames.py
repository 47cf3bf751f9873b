"""A frame of a recording: what the page of one viewer shows in a state, and what happened on the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from wartable.core.game import CHANCE, AnyGame, AnyRules, Seat
from wartable.core.line import Line
from wartable.core.presenter import Happening

__all__ = ["Way", "frame_of", "frames_of"]


class Way:
    """What one viewer is told of some events."""

    def __init__(self, game: AnyGame, rules: AnyRules, viewer: Seat | None) -> None:
        self._rules = rules
        self._presenter = game.presenter(rules)
        self._viewer = viewer
        self.lines: list[Line] = []
        self.happenings: list[Happening] = []

    def add(self, before: Any, event: Any, after: Any) -> None:
        """Tell of an event between two states."""
        rules, viewer = self._rules, self._viewer
        self.lines += self._presenter.tell(rules, before, event, after, viewer)
        seen, then = rules.observe(before, viewer), rules.observe(after, viewer)
        self.happenings += self._presenter.happenings(seen, event, then)


def frame_of(
    game: AnyGame, rules: AnyRules, state: Any, viewer: Seat | None = 0, way: Way | None = None
) -> dict[str, Any]:
    """What the presenter shows a viewer in a state."""
    presenter, observation = game.presenter(rules), rules.observe(state, viewer)
    legal = rules.legal_actions(state) if rules.to_act(state) == viewer else ()
    shown = {
        "observation": observation,
        "prompt": presenter.prompt(observation),
        "facts": presenter.facts(observation, legal),
        "choices": presenter.choices(observation, legal) if legal else (),
        "lines": () if way is None else tuple(way.lines),
        "happenings": () if way is None else tuple(way.happenings),
        "result": rules.result(state),
    }
    return dict(msgspec.to_builtins(shown))


def frames_of(
    game: AnyGame, rules: AnyRules, state: Any, event_of: Callable[[str], Any], *turns: str
) -> list[dict[str, Any]]:
    """The frames of a line of play in notation: a new one whenever the first seat is to decide."""
    frames = [frame_of(game, rules, state)] if rules.to_act(state) == 0 else []
    way = Way(game, rules, 0)
    for text in "; ".join(turns).split("; "):
        event = event_of(text)
        possible = rules.chance(state) if rules.to_act(state) is CHANCE else rules.legal_actions(state)
        assert event in possible, f"{text} is not possible, but {possible}"
        then = rules.apply(state, event)
        way.add(state, event, then)
        state = then
        if rules.to_act(state) == 0:
            frames.append(frame_of(game, rules, state, way=way))
            way = Way(game, rules, 0)
    return frames
