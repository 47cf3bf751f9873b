"""What follows from an event: harvests, ruins, eliminations, seasons, years, the end."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.mat import in_turn_order
from wartable.games.epic_dice_battles.rules.summer import feeding_cost
from wartable.games.epic_dice_battles.state import Building, Feeding, Marching, Over, Spring, State, Winter

__all__ = ["aftermath", "calendar"]


def aftermath(components: Components, before: State, after: State) -> tuple[Line, ...]:
    """What became of castles, armies and players."""
    return tuple(_losses(components, before, after))


def calendar(components: Components, before: State, after: State) -> tuple[Line, ...]:
    """Harvests, the season that begins, the year, the result."""
    said = [*_harvests(components, before, after)]
    if after.year != before.year and isinstance(after.stage, Winter):
        said.append(Line("log-year", {"year": str(after.year), "player": Name(after.first)}))
    if isinstance(after.stage, Spring) and isinstance(before.stage, Winter):
        said.append(Line("log-spring"))
    if isinstance(after.stage, Marching) and isinstance(before.stage, Spring | Building | Feeding):
        said.append(Line("log-autumn"))
    if isinstance(after.stage, Over):
        said += _result(after.stage)
    return tuple(said)


def _losses(components: Components, before: State, after: State) -> Iterator[Line]:
    for seat, (old, new) in enumerate(zip(before.mats, after.mats, strict=True)):
        player = Name(seat)
        for castle in old.castles:
            if castle not in new.castles:
                region = nouns.region(components, castle)
                yield Line("log-castle-destroyed", {"player": player, "region": region})
        for number, (was, now) in enumerate(zip(old.regions, new.regions, strict=True), start=1):
            if was is not None and now is None:
                yield Line("log-army-gone", {"player": player, "number": number})
        if new.honor > old.honor:
            yield Line("log-honor", {"player": player, "honor": new.honor - old.honor})
        if new.is_out and not old.is_out:
            yield Line("log-out", {"player": player})


def _harvests(components: Components, before: State, after: State) -> Iterator[Line]:
    """ED-40, ED-41: the seats that harvested and paid because of this event."""
    for seat in _fed(before, after):
        mat = after.mats[seat]
        hungry = isinstance(after.stage, Feeding) and after.stage.seat == seat
        missing = after.stage.missing if isinstance(after.stage, Feeding) and hungry else 0
        paid = feeding_cost(components, mat) - missing
        yield Line("log-harvest", {"player": Name(seat), "rice": mat.rice_marker, "paid": paid})
        if missing:
            yield Line("log-hungry", {"player": Name(seat), "missing": missing})


def _fed(before: State, after: State) -> list[Seat]:
    order = list(in_turn_order(after))
    match before.stage:
        case Spring() | Building() if not isinstance(after.stage, Spring | Building):
            fed = order
        case Feeding(seat) if not (isinstance(after.stage, Feeding) and after.stage.seat == seat):
            # The seat may be out by now: go by the order that it was part of.
            earlier = list(in_turn_order(before))
            fed = [later for later in earlier[earlier.index(seat) + 1 :] if later in order]
        case _:
            return []
    if isinstance(after.stage, Feeding):
        fed = fed[: fed.index(after.stage.seat) + 1]
    return [] if isinstance(after.stage, Over) else fed


def _result(stage: Over) -> Iterator[Line]:
    for seat, points in enumerate(stage.scores):
        yield Line("log-points", {"player": Name(seat), "points": points})
    key = "log-won" if len(stage.winners) == 1 else "log-shared"
    for seat in stage.winners:
        yield Line(key, {"player": Name(seat), "how": Line(f"victory-{stage.how}")})
