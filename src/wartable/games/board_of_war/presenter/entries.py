"""What people pick to say which dice or cards came up at a real table."""

from __future__ import annotations

from typing import Any

from wartable.core.distribution import Distribution
from wartable.core.entry import BadEntry, EntryPart, Picks
from wartable.core.line import Line, Name
from wartable.games.board_of_war.actions import Dealt, Drew, Fought, Outcome
from wartable.games.board_of_war.components import Suit
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.presenter.nouns import court_card, unit_name
from wartable.games.board_of_war.rules.box import Box

__all__ = ["entered", "entry"]

_SUITS = tuple(Suit)


def entry(box: Box, distribution: Distribution[Any]) -> tuple[EntryPart, ...]:
    """Two dice of a fight, an ability card for every player, or one card of the deck."""
    first = distribution.outcomes()[0][0]
    match first:
        case Fought():
            faces = tuple(Line("chance-face", {"value": value}) for value in range(1, box.components.fighting.die + 1))
            return (
                EntryPart(faces, label=Line("entry-attacker")),
                EntryPart(faces, label=Line("entry-defender")),
            )
        case Dealt(rank, suits):
            cards = tuple(court_card(rank, suit) for suit in _SUITS)
            return tuple(
                EntryPart(cards, label=Line("entry-player", {"player": Name(seat)})) for seat in range(len(suits))
            )
        case _:
            return (EntryPart(tuple(_card(box, each) for each, _ in distribution.outcomes())),)


def entered(distribution: Distribution[Any], picks: Picks) -> Outcome:
    """What was picked; two players cannot have the same ability card."""
    first: Outcome = distribution.outcomes()[0][0]
    match first:
        case Fought():
            return Fought(picks[0][0] + 1, picks[1][0] + 1)
        case Dealt(rank):
            dealt = Dealt(rank, tuple(_SUITS[picked[0]] for picked in picks))
            if dealt not in distribution:
                raise BadEntry("two players cannot have the same ability card")
            return dealt
        case _:
            drawn: Outcome = distribution.outcomes()[picks[0][0]][0]
            return drawn


def _card(box: Box, outcome: Outcome) -> Line:
    assert isinstance(outcome, Drew)
    unit = box.unit_of[outcome.card]
    assert unit is not None
    return Line("entry-card", {"card": format_card(outcome.card), "unit": unit_name(unit)})
