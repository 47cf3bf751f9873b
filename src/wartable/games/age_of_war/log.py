"""What the log and the choices of Age of War say, as message keys."""

from __future__ import annotations

from typing import assert_never

from wartable.core.game import Result
from wartable.core.line import Line, Lines, Name
from wartable.games.age_of_war.components import BattleLine, Components, Face, Roll
from wartable.games.age_of_war.scoring import face_down_castles
from wartable.games.age_of_war.state import Action, Fill, FirstPlayer, LoseDie, Outcome, Rolled, State

__all__ = ["battle_line", "castle_name", "clan_name", "describe", "faces", "label"]

_FACES = {int(face): Line(f"face-{face.name.lower().replace('_', '-')}") for face in Face}


def describe(
    components: Components, before: State, event: Action | Outcome, after: State, result: Result | None
) -> tuple[Line, ...]:
    """The log lines of an event; nothing is hidden, so every viewer reads the same."""
    match event:
        case FirstPlayer(seat):
            return (Line("log-first-player", {"player": Name(seat)}),)
        case Rolled(roll):
            return (Line("log-rolled", {"player": _player(before), "dice": faces(roll)}),)
        case LoseDie():
            lost = Line("log-lost-die", {"player": _player(before), "left": before.dice - 1})
            return (lost, *_lost_turn(before, after))
        case Fill(castle_id, line):
            number = components.number_of(castle_id)
            filled = Line(
                "log-filled",
                {
                    "player": _player(before),
                    "castle": castle_name(castle_id),
                    "line": battle_line(_line(components, number, line)),
                },
            )
            return (filled, *_conquest(components, number, before, after), *_end(result))
        case _:
            assert_never(event)


def label(components: Components, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    match action:
        case LoseDie():
            return Line("choice-lose-die")
        case Fill(castle_id, line):
            words = battle_line(_line(components, components.number_of(castle_id), line))
            return Line("choice-fill", {"castle": castle_name(castle_id), "line": words})
        case _:
            assert_never(action)


def castle_name(castle_id: str) -> Line:
    return Line(f"castle-{castle_id}")


def clan_name(clan_id: str) -> Line:
    return Line(f"clan-{clan_id}")


def faces(roll: Roll) -> Lines:
    """Die faces as words."""
    return Lines(tuple(_FACES[face] for face in roll))


def battle_line(line: BattleLine) -> Line | Lines:
    """A battle line in words: its symbols, or its infantry number."""
    return Line("line-infantry", {"number": line.infantry}) if line.infantry else faces(line.symbols)


def _line(components: Components, castle: int, line: int) -> BattleLine:
    return components.castles[castle].lines_to_fill(stolen=True)[line]


def _player(state: State) -> Name:
    assert state.turn is not None
    return Name(state.turn)


def _conquest(components: Components, castle: int, before: State, after: State) -> tuple[Line, ...]:
    if before.owners == after.owners:
        return _lost_turn(before, after)
    victim = before.owners[castle]
    player, name = _player(before), castle_name(components.castles[castle].id)
    if victim is None:
        taken = Line("log-conquered", {"player": player, "castle": name})
    else:
        taken = Line("log-stolen", {"player": player, "castle": name, "victim": Name(victim)})
    if castle not in face_down_castles(components, after.owners):
        return (taken,)
    clan = components.clan_of(castle)
    return (taken, Line("log-clan", {"player": player, "clan": clan_name(clan.id), "points": clan.points}))


def _lost_turn(before: State, after: State) -> tuple[Line, ...]:
    if after.turn == before.turn:
        return ()
    return (Line("log-turn-lost", {"player": _player(before)}),)


def _end(result: Result | None) -> tuple[Line, ...]:
    if result is None:
        return ()
    key = "log-won" if len(result.winners) == 1 else "log-shared"
    return tuple(Line(key, {"player": Name(seat), "points": result.scores[seat]}) for seat in result.winners)
