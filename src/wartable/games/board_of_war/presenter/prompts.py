"""What is to be decided now: one question for the one who decides."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Prompt
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import builders_left
from wartable.games.board_of_war.state import Phase

__all__ = ["prompt"]


def prompt(box: Box, observation: Observation, *, is_idle: bool = False) -> Prompt:
    """The question of the present phase; where no piece has anything to do, the cards are next."""
    seat = observation.turn
    player = Name(seat)
    match observation.phase:
        case Phase.OVER:
            assert observation.victory is not None
            return Prompt(Line(f"log-won-{observation.victory.value}", {"player": player}))
        case Phase.RAZE:
            assert observation.besieged is not None
            title = Line("turn-raze", {"player": Name(observation.besieged), "count": observation.to_raze})
            return Prompt(title, seat, Line("hint-raze"), Line("watch-raze", {"player": player}))
        case Phase.PLAY:
            return _card(seat)
        case Phase.ACT if is_idle:
            return _card(seat)
        case Phase.PLACE:
            assert observation.played is not None
            title = Line("turn-place", {"unit": nouns.card_unit(box, observation.played)})
            return Prompt(title, seat, Line("hint-place"), Line("watch-place", {"player": player}))
        case Phase.ACT:
            ready = {"builders": max(0, builders_left(box, observation)), "gold": observation.kingdoms[seat].gold}
            return Prompt(Line("turn-act"), seat, Line("hint-act", ready), Line("watch-act", {"player": player}))
        case _:
            return Prompt(Line("turn-chance"))


def _card(seat: Seat) -> Prompt:
    return Prompt(Line("turn-play"), seat, Line("hint-play"), Line("watch-play", {"player": Name(seat)}))
