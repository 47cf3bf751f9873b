"""The odds that a board shows: of every castle from this roll, and of every choice, played as well as it can be."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.core.line import Line
from wartable.core.presenter import Chance
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import DICE, castle_id, castle_name, line_id
from wartable.games.age_of_war.turn import unfilled_lines

__all__ = ["board_odds"]


def board_odds(components: Components, observation: Observation) -> Mapping[str, Chance]:
    """By castle, by line that can be filled, and of going on after losing a die. Empty while no dice lie."""
    roll = observation.roll
    if roll is None:
        return {}
    lines_by_castle = {
        castle.id: unfilled_lines(components, observation, number)
        for number, castle in enumerate(components.castles)
        if _may_be_chosen(observation, number)
    }
    found = {castle_id(id_): Chance(float(odds.best_move(lines, roll).odds)) for id_, lines in lines_by_castle.items()}
    for castle in lines_by_castle:
        found |= _by_line(components, observation, castle)
    return {**found, DICE: _after_loss(lines_by_castle, len(roll) - 1, is_chosen=observation.target is not None)}


def _by_line(components: Components, observation: Observation, castle: str) -> dict[str, Chance]:
    """The odds of a castle once a line of it is filled, for every line that the roll fills."""
    assert observation.roll is not None
    number = components.number_of(castle)
    lines = components.castles[number].lines_to_fill(stolen=observation.owners[number] is not None)
    taken = {placed.line for placed in observation.placed}
    found = {}
    for line, battle_line in enumerate(lines):
        dice = None if line in taken else battle_line.dice_for(observation.roll)
        if dice is not None:
            left = unfilled_lines(components, observation, number, line)
            found[line_id(castle, line)] = Chance(float(odds.of_lines(left, observation.dice - len(dice))))
    return found


def _after_loss(lines_by_castle: Mapping[str, odds.Lines], dice: int, *, is_chosen: bool) -> Chance:
    """The best castle that is left with one die less; without one chosen, its name belongs to it."""
    chances = {castle: float(odds.of_lines(lines, dice)) for castle, lines in lines_by_castle.items()}
    if not chances:
        return Chance(0.0)
    best = max(chances, key=lambda castle: chances[castle])
    return Chance(chances[best], note=None if is_chosen else Line("odds-best", {"castle": castle_name(best)}))


def _may_be_chosen(observation: Observation, castle: int) -> bool:
    # AW-15: once a castle is chosen, it is the only one. AW-22, AW-31: not the own ones, not those face down.
    if observation.target is not None:
        return castle == observation.target
    return observation.owners[castle] != observation.turn and castle not in observation.face_down
