"""Which castles of the viewer can be besieged this autumn or the next, and by whom."""

from __future__ import annotations

from collections.abc import Iterator, Set

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.core.presenter import Threat
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.view import fields_in_reach
from wartable.games.epic_dice_battles.state import (
    Calling,
    ChoosingStart,
    DrawingFirst,
    Fighting,
    Marching,
    Naming,
    Over,
    Villages,
)

__all__ = ["threats"]


def threats(components: Components, observation: Observation) -> Iterator[Threat]:
    """By opponent: the armies that stand at castles or reach them with a move or a march as armies stand now.

    While armies march it is about this autumn. Castles that the same armies reach are told together.
    """
    viewer = observation.viewer
    if viewer is None or not _is_autumn_to_come(components, observation):
        return
    castles = observation.mats[viewer].castles
    for seat in range(len(observation.mats)):
        if seat == viewer:
            continue
        reach = _reach(components, observation, seat)
        by_armies: dict[tuple[int, ...], list[int]] = {}
        for castle in castles:
            numbers = tuple(number for number, fields in reach.items() if castle in fields)
            if numbers:
                by_armies.setdefault(numbers, []).append(castle)
        for numbers, reached in by_armies.items():
            yield _threat(components, observation, seat, numbers, reached)


def _is_autumn_to_come(components: Components, observation: Observation) -> bool:
    """Whether armies march on, or again: once they have marched in the last year they do not."""
    match observation.stage:
        case DrawingFirst() | ChoosingStart() | Over():
            return False
        case Calling() | Naming() | Fighting() | Villages():
            return observation.year < components.last_year
        case _:
            return True


def _reach(components: Components, observation: Observation, seat: Seat) -> dict[int, Set[int]]:
    """By army of a seat: where it may stand when all have marched."""
    stage = observation.stage
    found: dict[int, Set[int]] = {}
    for number, region in enumerate(observation.mats[seat].regions, start=1):
        if region is None:
            continue
        if not isinstance(stage, Marching):
            found[number] = {region, *fields_in_reach(components, observation, seat, region, can_pay=True)}
        elif stage.passed[seat] or number in stage.tired[seat]:
            found[number] = {region}
        else:
            found[number] = {region, *fields_in_reach(components, observation, seat, region)}
    return found


def _threat(
    components: Components, observation: Observation, seat: Seat, numbers: tuple[int, ...], castles: list[int]
) -> Threat:
    args: dict[str, Arg] = {
        "player": Name(seat),
        "regions": Lines(tuple(nouns.region(components, castle) for castle in castles)),
        "armies": ", ".join(map(str, numbers)),
        "count": len(numbers),
    }
    targets = tuple(nouns.region_id(components.regions[castle].id) for castle in castles)
    key = "threat-siege-now" if isinstance(observation.stage, Marching) else "threat-siege"
    return Threat(seat, Line(key, args), targets)
