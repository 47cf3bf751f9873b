"""What follows from an event: harvests, ruins, eliminations, seasons, years, the end."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Weight
from wartable.games.epic_dice_battles.actions import Action, EndBuying, Outcome
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.kinds import (
    ArmyLost,
    CastleFallen,
    EpicDiceBattlesHappening,
    GameWon,
    PlayerOut,
    Said,
    Scored,
    SeasonBegun,
)
from wartable.games.epic_dice_battles.state import Building, Feeding, Marching, Over, Season, Spring, Winter

__all__ = ["aftermath", "calendar"]


def aftermath(components: Components, before: Observation, after: Observation) -> Iterator[EpicDiceBattlesHappening]:
    """What became of castles, armies and players."""
    for seat, (old, new) in enumerate(zip(before.mats, after.mats, strict=True)):
        player = Name(seat)
        for castle in old.castles:
            if castle not in new.castles:
                region = components.regions[castle].id
                line = Line("log-castle-destroyed", {"player": player, "region": Line(f"region-{region}")})
                targets = (nouns.region_id(region),)
                yield CastleFallen(seat=seat, weight=Weight.MAJOR, line=line, targets=targets, region=region)
        for number, (was, now) in enumerate(zip(old.regions, new.regions, strict=True), start=1):
            if was is not None and now is None:
                region = components.regions[was].id
                line = Line("log-army-gone", {"player": player, "number": number})
                yield ArmyLost(
                    seat=seat,
                    weight=Weight.MAJOR,
                    line=line,
                    targets=(nouns.region_id(region),),
                    number=number,
                    region=region,
                )
        if new.honor > old.honor:
            yield Said(seat=seat, line=Line("log-honor", {"player": player, "honor": new.honor - old.honor}))
        if new.is_out and not old.is_out:
            yield PlayerOut(seat=seat, weight=Weight.MAJOR, line=Line("log-out", {"player": player}))


def calendar(before: Observation, event: Action | Outcome, after: Observation) -> Iterator[EpicDiceBattlesHappening]:
    """Harvests, the season that begins, the year, the result."""
    yield from _harvests(before, event, after)
    if after.year != before.year and isinstance(after.stage, Winter):
        line = Line("log-year", {"year": str(after.year), "player": Name(after.first)})
        yield SeasonBegun(seat=after.first, line=line, season=Season.WINTER, year=after.year)
    if isinstance(after.stage, Spring) and isinstance(before.stage, Winter):
        yield SeasonBegun(line=Line("log-spring"), season=Season.SPRING, year=after.year)
    if isinstance(after.stage, Marching) and isinstance(before.stage, Spring | Building | Feeding):
        yield SeasonBegun(line=Line("log-autumn"), season=Season.AUTUMN, year=after.year)
    if isinstance(after.stage, Over):
        yield from _result(after.stage)


def _harvests(before: Observation, event: Action | Outcome, after: Observation) -> Iterator[Said]:
    """ED-40, ED-41: the seats that harvested and paid because of this event; rice lies open."""
    for seat in _fed(before, after):
        mat = after.mats[seat]
        paid = _rice_before(before, event, after, seat) + mat.rice_marker - mat.rice
        yield Said(seat=seat, line=Line("log-harvest", {"player": Name(seat), "rice": mat.rice_marker, "paid": paid}))
        if isinstance(after.stage, Feeding) and after.stage.seat == seat:
            line = Line("log-hungry", {"player": Name(seat), "missing": after.stage.missing})
            yield Said(seat=seat, weight=Weight.NOTABLE, line=line)


def _rice_before(before: Observation, event: Action | Outcome, after: Observation, seat: Seat) -> int:
    """What a seat had before its harvest; who has just bought all has paid for it (ED-17)."""
    stage, rice = before.stage, before.mats[seat].rice
    if isinstance(event, EndBuying) and isinstance(stage, Spring) and stage.seat == seat != before.viewer:
        return rice - after.mats[seat].spent[0]
    return rice


def _fed(before: Observation, after: Observation) -> list[Seat]:
    order = _turn_order(after)
    match before.stage:
        case Spring() | Building() if not isinstance(after.stage, Spring | Building):
            fed = order
        case Feeding(seat) if not (isinstance(after.stage, Feeding) and after.stage.seat == seat):
            # The seat may be out by now: go by the order that it was part of.
            earlier = _turn_order(before)
            fed = [later for later in earlier[earlier.index(seat) + 1 :] if later in order]
        case _:
            return []
    if isinstance(after.stage, Feeding):
        fed = fed[: fed.index(after.stage.seat) + 1]
    return [] if isinstance(after.stage, Over) else fed


def _turn_order(observation: Observation) -> list[Seat]:
    """Seats still in the game, clockwise from the first player (ED-18)."""
    seats = [(observation.first + step) % observation.players for step in range(observation.players)]
    return [seat for seat in seats if not observation.mats[seat].is_out]


def _result(stage: Over) -> Iterator[Scored | GameWon]:
    for seat, points in enumerate(stage.scores):
        line = Line("log-points", {"player": Name(seat), "points": points})
        yield Scored(seat=seat, line=line, points=points)
    key = "log-won" if len(stage.winners) == 1 else "log-shared"
    for seat in stage.winners:
        line = Line(key, {"player": Name(seat), "how": Line(f"victory-{stage.how}")})
        yield GameWon(seat=seat, weight=Weight.MAJOR, line=line, points=stage.scores[seat], how=stage.how)
