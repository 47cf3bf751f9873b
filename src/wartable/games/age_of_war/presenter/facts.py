"""What a screen shows of Age of War that is not in the observation: the box, what a castle takes now, threats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Name
from wartable.core.presenter import Facts, Figure, Threat
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import SPECIAL_LINE, BattleLine, Castle, Clan, Components, Face, Roll
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import castle_id, castle_name, clan_name, line_id, line_of
from wartable.games.age_of_war.scoring import result_of, standings_of

__all__ = ["AgeOfWarFacts", "AgeOfWarNumbers", "CastleNumbers", "LineNumbers", "facts", "numbers_of"]

_INFANTRY = (Face.INFANTRY_1, Face.INFANTRY_2, Face.INFANTRY_3)


class LineNumbers(msgspec.Struct, frozen=True):
    """A battle line of a card."""

    symbols: Roll
    """What it asks for, a die each; empty where it asks for an infantry number."""
    infantry: int
    faces: Roll
    """The faces that count for it."""
    is_special: bool


class CastleNumbers(msgspec.Struct, frozen=True):
    """A castle card."""

    id: str
    clan: str
    points: int
    lines: tuple[LineNumbers, ...]
    """Printed ones, then the special one (AW-3)."""
    lines_in_centre: tuple[int, ...]
    """Those that count while it lies in the centre (AW-23)."""
    lines_before_a_player: tuple[int, ...]
    """Those that count while it lies in front of somebody (AW-24)."""


class AgeOfWarNumbers(msgspec.Struct, frozen=True):
    """What lies in the box."""

    dice: int
    castles: tuple[CastleNumbers, ...]
    clans: tuple[Clan, ...]


class AgeOfWarFacts(Facts, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from the position."""

    lines_to_fill: tuple[tuple[int, ...], ...]
    """By castle: the lines that the player whose turn it is has to fill to take it; none where that is not allowed."""
    dice_by_target: Mapping[str, Roll] = {}
    """By what a choice points at: the dice of the roll that it takes."""


def numbers_of(components: Components) -> AgeOfWarNumbers:
    """The box as a front end needs it."""
    return AgeOfWarNumbers(components.dice, tuple(map(_castle, components.castles)), components.clans)


def _castle(castle: Castle) -> CastleNumbers:
    return CastleNumbers(
        id=castle.id,
        clan=castle.clan,
        points=castle.points,
        lines=tuple(map(_line, castle.lines_to_fill(stolen=True))),
        lines_in_centre=_lines_that_count(castle, stolen=False),
        lines_before_a_player=_lines_that_count(castle, stolen=True),
    )


def _lines_that_count(castle: Castle, *, stolen: bool) -> tuple[int, ...]:
    return tuple(range(len(castle.lines_to_fill(stolen=stolen))))


def _line(line: BattleLine) -> LineNumbers:
    faces = _INFANTRY if line.infantry else tuple(sorted(set(line.symbols)))
    return LineNumbers(line.symbols, line.infantry, faces, is_special=line is SPECIAL_LINE)


def facts(components: Components, observation: Observation, legal_actions: tuple[Action, ...]) -> AgeOfWarFacts:
    """The facts of a position."""
    return AgeOfWarFacts(
        standings=tuple(
            (
                Figure(Line("noun-points"), standing.points),
                Figure(Line("noun-castles"), standing.castles),
                Figure(Line("noun-clans"), standing.clans),
            )
            for standing in observation.standings
        ),
        threats=tuple(_threats(components, observation)),
        lines_to_fill=tuple(
            _lines_to_fill(components, observation, castle) for castle in range(len(components.castles))
        ),
        dice_by_target={
            line_id(action.castle, action.line): line_of(components, action.castle, action.line).dice_for(roll) or ()
            for action in legal_actions
            if isinstance(action, Fill) and (roll := observation.roll) is not None
        },
    )


def _lines_to_fill(components: Components, observation: Observation, castle: int) -> tuple[int, ...]:
    owner = observation.owners[castle]
    # AW-22, AW-31: not one's own castles, not those of a conquered clan.
    if observation.turn is None or owner == observation.turn or castle in observation.face_down:
        return ()
    return _lines_that_count(components.castles[castle], stolen=owner is not None)


def _threats(components: Components, observation: Observation) -> Iterator[Threat]:
    """What one conquest in a turn to come would do for somebody else than the viewer."""
    if None not in observation.owners or observation.turn is None:
        return
    for seat in range(observation.players):
        if seat != observation.viewer:
            yield from _last_castle(components, observation, seat)
            for clan in components.clans:
                yield from _last_of_clan(components, observation, seat, clan)


def _last_castle(components: Components, observation: Observation, seat: Seat) -> Iterator[Threat]:
    """AW-40: whoever takes the last castle of the centre ends the game; who would win by it?"""
    if observation.owners.count(None) != 1:
        return
    number = observation.owners.index(None)
    owners = (*observation.owners[:number], seat, *observation.owners[number + 1 :])
    if result_of(standings_of(components, owners, observation.players)).winners == (seat,):
        castle = components.castles[number].id
        line = Line("threat-wins", {"player": Name(seat), "castle": castle_name(castle)})
        yield Threat(seat, line, (castle_id(castle),))


def _last_of_clan(components: Components, observation: Observation, seat: Seat, clan: Clan) -> Iterator[Threat]:
    """AW-31: a seat that lacks one castle of a clan would hold the clan, safe from attack."""
    missing = [castle for castle in clan.castles if observation.owners[castle] != seat]
    if len(missing) != 1 or len(clan.castles) == 1:
        return
    castle, holder = components.castles[missing[0]], observation.owners[missing[0]]
    args: dict[str, Arg] = {
        "player": Name(seat),
        "clan": clan_name(clan.id),
        "castle": castle_name(castle.id),
        "points": clan.points,
    }
    if holder is None:
        line = Line("threat-clan", args)
    elif holder == observation.viewer:
        line = Line("threat-clan-yours", args)
    else:
        line = Line("threat-clan-held", {**args, "holder": Name(holder)})
    yield Threat(seat, line, (castle_id(castle.id),))
