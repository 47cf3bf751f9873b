"""Which castles of the viewer can be besieged next autumn, and by whom."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.line import Arg, Line, Lines, Name
from wartable.core.presenter import Threat
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.view import fields_in_reach
from wartable.games.epic_dice_battles.state import ChoosingStart, DrawingFirst, Over

__all__ = ["threats"]


def threats(components: Components, observation: Observation) -> Iterator[Threat]:
    """By opponent: the armies that stand at castles or reach them with a move or a march as armies stand now.

    Castles that the same armies reach are told together.
    """
    viewer = observation.viewer
    if viewer is None or isinstance(observation.stage, DrawingFirst | ChoosingStart | Over):
        return
    castles = observation.mats[viewer].castles
    for seat, mat in enumerate(observation.mats):
        if seat == viewer:
            continue
        reach = {
            number: {region, *fields_in_reach(components, observation, seat, region, can_pay=True)}
            for number, region in enumerate(mat.regions, start=1)
            if region is not None
        }
        by_armies: dict[tuple[int, ...], list[int]] = {}
        for castle in castles:
            numbers = tuple(number for number, fields in reach.items() if castle in fields)
            if numbers:
                by_armies.setdefault(numbers, []).append(castle)
        for numbers, reached in by_armies.items():
            yield _threat(components, seat, numbers, reached)


def _threat(components: Components, seat: int, numbers: tuple[int, ...], castles: list[int]) -> Threat:
    args: dict[str, Arg] = {
        "player": Name(seat),
        "regions": Lines(tuple(nouns.region(components, castle) for castle in castles)),
        "armies": ", ".join(map(str, numbers)),
        "count": len(numbers),
    }
    targets = tuple(nouns.region_id(components.regions[castle].id) for castle in castles)
    return Threat(seat, Line("threat-siege", args), targets)
