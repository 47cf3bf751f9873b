"""Positions of Age of War in one line."""

from __future__ import annotations

from wartable import get_game
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.notation import parse_owners, parse_roll
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import Placed, State

GAME = get_game("age-of-war")
BOX = standard_components()
CENTRE = "-" * 14
VARIANT = """
dice = 8
[castle.odani]
lines = [4, ["cavalry"], ["daimyo"], ["daimyo"]]
points = 6
[clan.mori]
points = 11
"""
RULES = {players: Rules(BOX, players) for players in GAME.player_counts}


def position(
    owners: str = CENTRE,
    roll: str | None = None,
    *,
    turn: int = 0,
    dice: int = 7,
    on: str | None = None,
    lines: str = "",
) -> State:
    """Owners by card number, the roll, and lines filled on a castle as in `on="gassantoda", lines="1:332"`."""
    placed = tuple(
        Placed(int(number), parse_roll(faces)) for number, faces in (line.split(":") for line in lines.split())
    )
    faces = None if roll is None else parse_roll(roll)
    target = None if on is None else BOX.number_of(on)
    return State(parse_owners(owners), turn, dice if faces is None else len(faces), faces, target, placed)


def owned(**castles: int) -> str:
    """Owners in notation from `azuchi=0`."""
    owners = list(CENTRE)
    for castle, seat in castles.items():
        owners[BOX.number_of(castle)] = str(seat)
    return "".join(owners)
