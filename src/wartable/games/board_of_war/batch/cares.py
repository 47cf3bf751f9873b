"""How much each of the compiled characters cares for gold, land, the centre and the harm of others."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.layout import PLAYERS, TURN, Ints
from wartable.games.board_of_war.batch.outlook import (
    turns_to_centre,
    turns_to_expansion,
    turns_to_gold,
    turns_to_victory,
)

__all__ = ["AIM_COUNT", "CARE_COUNT", "CENTRE_CARE", "GOLD_CARE", "HARM", "HORIZON", "LAND", "Floats", "set_cares"]

Floats = npt.NDArray[np.float64]
GOLD_CARE, LAND, CENTRE_CARE, HARM, HORIZON, AIM_COUNT, CARE_COUNT = range(7)
RANDOM_PLAYER, MERCHANT_PLAYER, MASON_PLAYER, MARSHAL_PLAYER, REGENT_PLAYER, VALUE_PLAYER = range(6)


@compiled_exactly
def _set(cares: Floats, gold: float, land: float, centre: float, harm: float, horizon: float) -> None:  # noqa: PLR0917
    cares[GOLD_CARE], cares[LAND], cares[CENTRE_CARE], cares[HARM] = gold, land, centre, harm
    cares[HORIZON] = horizon


@compiled_exactly
def set_cares(box: Ints, row: Ints, cares: Floats, player: int) -> None:
    """What a character cares for in the position."""
    seat = row[TURN]
    if player == MASON_PLAYER:
        _set(cares, 0.25, 1.0, 0.0, 0.3, 5.0)
        return
    if player == MARSHAL_PLAYER:
        _set(cares, 0.25, 0.3, 1.0, 0.8, 5.0)
        return
    gold_turns = turns_to_gold(box, row, seat)
    if player == MERCHANT_PLAYER:
        _set(cares, 1.0, 0.0, 0.0, 0.2, min(12.0, max(1.0, gold_turns)))
        return
    land_turns, centre_turns = turns_to_expansion(box, row, seat), turns_to_centre(box, row, seat)
    shortest, danger = min(gold_turns, land_turns, centre_turns), 60.0
    for enemy in range(box[PLAYERS]):
        if enemy != seat:
            danger = min(danger, turns_to_victory(box, row, enemy))
    harm = min(1.5, max(0.3, 0.8 + 0.15 * (shortest - danger)))
    gold = max(0.1, 1.0 - 0.25 * (gold_turns - shortest))
    land = max(0.1, 1.0 - 0.25 * (land_turns - shortest))
    centre = max(0.1, 1.0 - 0.25 * (centre_turns - shortest))
    _set(cares, gold, land, centre, harm, min(12.0, max(1.0, min(shortest, danger))))
