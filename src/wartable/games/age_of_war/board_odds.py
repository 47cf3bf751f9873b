"""The odds that a board shows beside every castle: going for it from this roll, played as well as it can be."""

from __future__ import annotations

from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.turn import unfilled_lines

__all__ = ["LOSE_DIE", "board_odds"]

LOSE_DIE = "lose-die"
"""Under this key: the odds of the best castle after losing a die."""


def board_odds(components: Components, observation: Observation) -> dict[str, float]:
    """By castle id; only castles that may be gone for now. Empty while no dice lie."""
    roll = observation.roll
    if roll is None:
        return {}
    lines_by_castle = {
        castle.id: unfilled_lines(components, observation, number)
        for number, castle in enumerate(components.castles)
        if _may_be_chosen(observation, number)
    }
    found = {castle: float(odds.best_move(lines, roll).odds) for castle, lines in lines_by_castle.items()}
    after_loss = (odds.of_lines(lines, len(roll) - 1) for lines in lines_by_castle.values())
    return {**found, LOSE_DIE: float(max(after_loss, default=0))}


def _may_be_chosen(observation: Observation, castle: int) -> bool:
    # AW-15: once a castle is chosen, it is the only one. AW-22, AW-31: not the own ones, not those face down.
    if observation.target is not None:
        return castle == observation.target
    return observation.owners[castle] != observation.turn and castle not in observation.face_down
