"""What a match of Epic Dice Battles tells the lab: start regions, purchases, winter actions, castles and battles."""

from __future__ import annotations

from collections import Counter

from wartable.core.chronicle import Deed, Story, Topic
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Act, Action, Build, Buy, ChooseStart, Outcome
from wartable.games.epic_dice_battles.rules.end import points
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Battle, Fighting, Over, Phase, State

__all__ = ["OPENING", "TOPICS", "UNIT", "VICTORIES", "tell"]

UNIT = "year"
TOPICS = (Topic("start"), Topic("purchase"), Topic("winter"), Topic("castle"), Topic("battle"))
VICTORIES = ("points", "final-battle", "last-standing")
OPENING: str | None = None

_LAST_PHASES = (Phase.REGROUP, Phase.FOLLOW_UP)


def tell(match: Match) -> Story:
    """The story of a match."""
    rules = match.rules
    assert isinstance(rules, Rules)
    counts: Counter[tuple[str, str, int]] = Counter()
    standings: list[tuple[float, ...]] = []
    first = state = rules.initial_state()
    for before, entry, state in match.steps():
        if entry.seat is not None:
            deed = _deed(entry.event)
            if deed is not None:
                counts[*deed, entry.seat] += 1
        ended = _ended(before, state)
        if ended is not None:
            for side in ended.sides:
                counts["battle", f"battle-{ended.kind}", side.seat] += 1
        if state.year != before.year or isinstance(state.stage, Over):
            standings.append(tuple(float(score) for score in points(rules.components, state)))
    years = min(state.year, rules.components.last_year) - first.year + 1
    deeds = tuple(Deed(topic, item, seat, count) for (topic, item, seat), count in counts.items())
    return Story(years, tuple(standings), deeds)


def _deed(event: Action | Outcome) -> tuple[str, str] | None:
    match event:
        case ChooseStart(region):
            return "start", f"region-{region}"
        case Buy(unit):
            return "purchase", f"unit-{unit}"
        case Act(action):
            return "winter", f"winter-{action}"
        case Build(region):
            return "castle", f"region-{region}"
        case _:
            return None


def _ended(before: State, after: State) -> Battle | None:
    """The battle that has just come to its end; only then is it known whether it became a siege."""
    then, now = before.stage, after.stage
    if not isinstance(then, Fighting):
        return None
    goes_on = isinstance(now, Fighting) and now.battle.region == then.battle.region
    leads_on = then.battle.phase in _LAST_PHASES and isinstance(now, Fighting) and now.battle.phase not in _LAST_PHASES
    return None if goes_on and not leads_on else then.battle
