"""What a match of Age of War tells the lab: castles by order of conquest, thefts, who held what at the end."""

from __future__ import annotations

from collections import Counter

from wartable.core.chronicle import Deed, Story, Topic
from wartable.core.match import Match
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.scoring import standings_of
from wartable.games.age_of_war.state import State

__all__ = ["OPENING", "TOPICS", "UNIT", "VICTORIES", "tell"]

UNIT = "turn"
TOPICS = (Topic("conquest", has_order=True), Topic("theft"), Topic("holding"), Topic("clan"))
VICTORIES = ("points",)
OPENING = "conquest"


def tell(match: Match) -> Story:
    """The story of a match."""
    rules = match.rules
    assert isinstance(rules, Rules)
    turns = 0
    conquests: list[Deed] = []
    thefts: Counter[tuple[str, int]] = Counter()
    standings: list[tuple[float, ...]] = []
    state = rules.initial_state()
    for before, _, state in match.steps():
        if state.turn == before.turn or before.turn is None:
            continue
        turns += 1
        if state.owners != before.owners or not standings:
            standings.append(_points(rules, state))
            taken = _taken(rules.components, before, state)
            if taken is not None and taken[1] is None:
                conquests.append(Deed("conquest", taken[0], before.turn, order=len(conquests) + 1))
            elif taken is not None:
                thefts[taken[0], before.turn] += 1
        else:
            standings.append(standings[-1])
    stolen = [Deed("theft", item, seat, count) for (item, seat), count in thefts.items()]
    return Story(turns, tuple(standings), (*conquests, *stolen, *_at_the_end(rules.components, state)))


def _points(rules: Rules, state: State) -> tuple[float, ...]:
    return tuple(float(s.points) for s in standings_of(rules.components, state.owners, rules.players))


def _taken(components: Components, before: State, after: State) -> tuple[str, int | None] | None:
    """The castle that changed hands, and from whom; None is the centre."""
    for castle, old, new in zip(components.castles, before.owners, after.owners, strict=True):
        if old != new:
            return f"castle-{castle.id}", old
    return None


def _at_the_end(components: Components, state: State) -> list[Deed]:
    deeds = [
        Deed("holding", f"castle-{castle.id}", owner)
        for castle, owner in zip(components.castles, state.owners, strict=True)
        if owner is not None
    ]
    for clan in components.clans:
        owners = {state.owners[castle] for castle in clan.castles}
        owner = next(iter(owners))
        if len(owners) == 1 and owner is not None:
            deeds.append(Deed("clan", f"clan-{clan.id}", owner))
    return deeds
