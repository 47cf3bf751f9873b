"""Which castles of the viewer can be besieged next autumn, and by whom."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.line import Arg, Line, Name
from wartable.core.presenter import Threat
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.view import fields_in_reach
from wartable.games.epic_dice_battles.state import ChoosingStart, DrawingFirst, Over

__all__ = ["threats"]


def threats(components: Components, observation: Observation) -> Iterator[Threat]:
    """By opponent and castle: the armies that stand there or reach it with a move or a march as armies stand now."""
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
        for castle in castles:
            numbers = [str(number) for number, fields in reach.items() if castle in fields]
            if numbers:
                args: dict[str, Arg] = {
                    "player": Name(seat),
                    "region": nouns.region(components, castle),
                    "armies": ", ".join(numbers),
                    "count": len(numbers),
                }
                yield Threat(seat, Line("threat-siege", args), (nouns.region_id(components.regions[castle].id),))
