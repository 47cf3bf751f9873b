"""What a seat sees of Age of War: everything, since nothing is hidden; still built field by field."""

from __future__ import annotations

import msgspec

from wartable.core.game import Seat
from wartable.games.age_of_war.components import Roll
from wartable.games.age_of_war.scoring import Standing
from wartable.games.age_of_war.state import Placed, State

__all__ = ["Observation", "observe", "redeal"]


class Observation(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    viewer: Seat | None
    players: int
    owners: tuple[Seat | None, ...]
    turn: Seat | None
    dice: int
    lost: int
    roll: Roll | None
    target: int | None
    placed: tuple[Placed, ...]
    face_down: tuple[int, ...]
    """Castles of conquered clans, by card number (AW-31)."""
    standings: tuple[Standing, ...]
    """By seat: points, castles and clans."""


def observe(
    state: State, viewer: Seat | None, *, dice_in_box: int, face_down: frozenset[int], standings: tuple[Standing, ...]
) -> Observation:
    """The observation of a viewer."""
    placed = sum(len(line.dice) for line in state.placed)
    return Observation(
        viewer=viewer,
        players=len(standings),
        owners=state.owners,
        turn=state.turn,
        dice=state.dice,
        lost=dice_in_box - state.dice - placed if state.turn is not None else 0,
        roll=state.roll,
        target=state.target,
        placed=state.placed,
        face_down=tuple(sorted(face_down)),
        standings=standings,
    )


def redeal(observation: Observation) -> State:
    """The state of an observation: there is only one."""
    return State(
        owners=observation.owners,
        turn=observation.turn,
        dice=observation.dice,
        roll=observation.roll,
        target=observation.target,
        placed=observation.placed,
    )
