"""The end of the game: what the positions with an empty centre are worth (AW-40 to AW-42)."""

from __future__ import annotations

import numpy as np

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.solver.classes import Floats

__all__ = ["final_values"]

_MOVER, _OPPONENT = 0, 1


def final_values(components: Components) -> Floats:
    """By bit set of the opponent's castles: 1 if the player to move has won, 1/2 if the victory is shared."""
    castles = len(components.castles)
    values = np.empty(1 << castles)
    for held in range(1 << castles):
        owners = tuple(_OPPONENT if held >> castle & 1 else _MOVER for castle in range(castles))
        winners = result_of(standings_of(components, owners, 2)).winners
        values[held] = (_MOVER in winners) / len(winners)
    return values
