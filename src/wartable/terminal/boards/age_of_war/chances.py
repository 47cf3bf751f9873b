"""The choices, and what each promises: the chance to conquer its castle this turn, with best play from there."""

from __future__ import annotations

from wartable.games.age_of_war import log
from wartable.games.age_of_war.components import BattleLine, Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.odds import of_lines
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import Action, Fill
from wartable.text.words import Words

__all__ = ["choices", "odds"]


def choices(rules: Rules, _observation: Observation, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The choices that differ: of two equal lines of a card it does not matter which is filled first."""
    different: dict[object, Action] = {}
    for action in actions:
        different.setdefault(_kind(rules.components, action), action)
    return tuple(different.values())


def _kind(box: Components, action: Action) -> object:
    """What two choices that are the same to a person have in common."""
    if not isinstance(action, Fill):
        return action
    return action.castle, box.castles[box.number_of(action.castle)].lines_to_fill(stolen=True)[action.line]


def odds(rules: Rules, observation: Observation, actions: tuple[Action, ...], words: Words) -> tuple[str, ...]:
    """A percentage per action; for a lost die without a castle in view, the best castle that is left."""
    return tuple(_chance(rules, observation, action, words) for action in actions)


def _chance(rules: Rules, observation: Observation, action: Action, words: Words) -> str:
    box = rules.components
    if isinstance(action, Fill):
        castle = box.number_of(action.castle)
        line = box.castles[castle].lines_to_fill(stolen=True)[action.line]
        used = len(line.dice_for(observation.roll or ()) or ())
        left = _open_lines(rules, observation, castle, filled=action.line)
        return words.percent(float(of_lines(left, observation.dice - used)))
    if observation.target is not None:
        left = _open_lines(rules, observation, observation.target)
        return words.percent(float(of_lines(left, observation.dice - 1)))
    chances = {
        castle: of_lines(_open_lines(rules, observation, castle), observation.dice - 1)
        for castle in range(len(box.castles))
        if observation.owners[castle] != observation.turn and castle not in observation.face_down
    }
    best = max(chances, key=lambda castle: chances[castle])
    name = words.line(log.castle_name(box.castles[best].id))
    return words.say("odds-best", castle=name, chance=words.percent(float(chances[best])))


def _open_lines(
    rules: Rules, observation: Observation, castle: int, *, filled: int | None = None
) -> tuple[BattleLine, ...]:
    """The lines that a castle still needs."""
    lines = rules.components.castles[castle].lines_to_fill(stolen=observation.owners[castle] is not None)
    done = {placed.line for placed in observation.placed} | {filled}
    return tuple(line for number, line in enumerate(lines) if number not in done)
