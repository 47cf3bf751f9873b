"""What is to be decided now, in a sentence to the one who decides."""

from __future__ import annotations

from wartable.games.board_of_war.nouns import unit_name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.rules.building import builders_left
from wartable.games.board_of_war.state import Phase
from wartable.text.words import Words

__all__ = ["prompt"]


def prompt(presenter: BoardOfWarPresenter, observation: Observation, words: Words) -> str:
    """The question of the present phase."""
    rules = presenter.rules
    seat, say = observation.turn, words.say
    name = words.name(seat)
    match observation.phase:
        case Phase.RAZE:
            assert observation.besieged is not None
            return say("ask-raze", player=name, enemy=words.name(observation.besieged), count=observation.to_raze)
        case Phase.PLAY:
            return say("ask-play", player=name)
        case Phase.PLACE:
            assert observation.played is not None
            unit = rules.box.unit_of[observation.played]
            assert unit is not None
            return say("ask-place", player=name, unit=unit_name(unit))
        case _:
            if len(rules.acts(observation)) == 1:
                return say("ask-nothing", player=name)
            builders = max(0, builders_left(rules.box, observation))
            return say("ask-act", player=name, builders=builders, gold=observation.kingdoms[seat].gold)
