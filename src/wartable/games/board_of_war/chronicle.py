"""What a match of Board of War tells the lab: ability cards, units, works, fights, and who was nearest to win."""

from __future__ import annotations

from collections import Counter

from wartable.core.chronicle import Deed, Story, Topic
from wartable.core.match import Match
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Expand,
    Outcome,
    PlayCard,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.components import COURT, CourtRank
from wartable.games.board_of_war.outlook import outlook
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.state import Phase, State, Victory

__all__ = ["OPENING", "TOPICS", "UNIT", "VICTORIES", "tell"]

UNIT = "round"
TOPICS = (Topic("court"), Topic("unit"), Topic("work"), Topic("fight"))
VICTORIES = tuple(victory.value for victory in Victory)
OPENING: str | None = None


def tell(match: Match) -> Story:
    """The story of a match."""
    rules = match.rules
    assert isinstance(rules, Rules)
    counts: Counter[tuple[str, str, int]] = Counter()
    standings: list[tuple[float, ...]] = []
    state = rules.initial_state()
    for before, entry, state in match.steps():
        if entry.seat is not None:
            deed = _deed(rules, before, entry.event)
            if deed is not None:
                counts[*deed, entry.seat] += 1
        if before.phase is not Phase.DEAL and (state.turn != before.turn or state.victory is not None):
            standings.append(outlook(rules.box, state))
    deeds = [Deed(topic, item, seat, count) for (topic, item, seat), count in counts.items()]
    return Story(state.round, tuple(standings), (*_court(state), *deeds))


def _deed(rules: Rules, before: State, event: Action | Outcome) -> tuple[str, str] | None:
    match event:
        case PlayCard(card):
            unit = rules.box.unit_of[card]
            assert unit is not None
            return "unit", f"unit-{unit}"
        case Expand():
            return "work", "work-expansion"
        case UpgradeSquare():
            return "work", "work-square"
        case UpgradeSoldier():
            return "work", "work-soldier"
        case Attack(target=target):
            is_siege = all(army_at(kingdom, target) is None for kingdom in before.kingdoms)
            return "fight", "fight-siege" if is_siege else "fight-army"
        case _:
            return None


def _court(state: State) -> list[Deed]:
    """The ability cards that each seat was dealt."""
    dealt = ((CourtRank.KING, state.kings), (CourtRank.QUEEN, state.queens), (CourtRank.JACK, state.jacks))
    return [
        Deed("court", f"court-{COURT[rank, suit]}", seat) for rank, suits in dealt for seat, suit in enumerate(suits)
    ]
