"""What happens in a game of Age of War, event by event; nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Name
from wartable.core.presenter import Weight
from wartable.games.age_of_war.actions import Action, Fill, FirstPlayer, LoseDie, Outcome, Rolled
from wartable.games.age_of_war.components import Components, Face
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.kinds import (
    AgeOfWarHappening,
    CastleTaken,
    ClanTaken,
    DiceRolled,
    DieLost,
    GameWon,
    LineFilled,
    PlayerBegins,
    TurnLost,
)
from wartable.games.age_of_war.presenter.nouns import (
    battle_line,
    castle_id,
    castle_name,
    clan_name,
    faces,
    line_id,
    line_of,
)
from wartable.games.age_of_war.scoring import result_of

__all__ = ["happenings"]


def happenings(
    components: Components, before: Observation, event: Action | Outcome, after: Observation
) -> tuple[AgeOfWarHappening, ...]:
    """What an event is and what followed from it, in order."""
    match event:
        case FirstPlayer(seat):
            line = Line("log-first-player", {"player": Name(seat)})
            return (PlayerBegins(seat=seat, weight=Weight.NOTABLE, line=line),)
        case Rolled(roll):
            line = Line("log-rolled", {"player": Name(_turn(before)), "dice": faces(roll)})
            return (DiceRolled(seat=_turn(before), line=line, faces=roll, die=len(Face)),)
        case LoseDie():
            left = before.dice - 1
            line = Line("log-lost-die", {"player": Name(_turn(before)), "left": left})
            return (DieLost(seat=_turn(before), line=line, left=left), *_turn_lost(before, after))
        case Fill():
            return (
                _filled(components, before, event),
                *(_taken(components, before, event, after) if before.owners != after.owners else ()),
                *(_turn_lost(before, after) if before.owners == after.owners else ()),
                *_won(after),
            )
        case _:
            assert_never(event)


def _turn(observation: Observation) -> Seat:
    assert observation.turn is not None
    return observation.turn


def _filled(components: Components, before: Observation, fill: Fill) -> LineFilled:
    battle = line_of(components, fill.castle, fill.line)
    args: dict[str, Arg] = {
        "player": Name(_turn(before)),
        "castle": castle_name(fill.castle),
        "line": battle_line(battle),
    }
    return LineFilled(
        seat=_turn(before),
        line=Line("log-filled", args),
        targets=(line_id(fill.castle, fill.line),),
        castle=fill.castle,
        line_number=fill.line,
        dice=battle.dice_for(before.roll or ()) or (),
    )


def _turn_lost(before: Observation, after: Observation) -> Iterator[TurnLost]:
    if after.turn != before.turn:
        seat = _turn(before)
        yield TurnLost(seat=seat, line=Line("log-turn-lost", {"player": Name(seat)}))


def _taken(
    components: Components, before: Observation, fill: Fill, after: Observation
) -> Iterator[CastleTaken | ClanTaken]:
    seat, number = _turn(before), components.number_of(fill.castle)
    victim, player, castle = before.owners[number], Name(seat), castle_name(fill.castle)
    if victim is None:
        line = Line("log-conquered", {"player": player, "castle": castle})
    else:
        line = Line("log-stolen", {"player": player, "castle": castle, "victim": Name(victim)})
    targets: tuple[str, ...] = (castle_id(fill.castle),)
    yield CastleTaken(seat=seat, weight=Weight.MAJOR, line=line, targets=targets, castle=fill.castle, victim=victim)
    if number in after.face_down:
        clan = components.clan_of(number)
        line = Line("log-clan", {"player": player, "clan": clan_name(clan.id), "points": clan.points})
        targets = tuple(castle_id(components.castles[castle].id) for castle in clan.castles)
        yield ClanTaken(seat=seat, weight=Weight.MAJOR, line=line, targets=targets, clan=clan.id, points=clan.points)


def _won(after: Observation) -> Iterator[GameWon]:
    if None in after.owners:
        return
    result = result_of(after.standings)
    key = "log-won" if len(result.winners) == 1 else "log-shared"
    for seat in result.winners:
        points = result.scores[seat]
        line = Line(key, {"player": Name(seat), "points": points})
        yield GameWon(seat=seat, weight=Weight.MAJOR, line=line, points=points)
