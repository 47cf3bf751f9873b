"""What the players of Pig are asked, told and shown."""

from __future__ import annotations

from wartable.core.line import Line, Name
from wartable.core.presenter import Facts, Figure, Happening, Presenter, Prompt, Weight
from wartable_pig.rules import GOAL, Action, Hold, Observation, Roll, Rolled


class PigPresenter(Presenter[Observation, Action, Rolled]):
    """Enough for every front end: the general board draws it."""

    def prompt(self, observation: Observation) -> Prompt:
        if max(observation.scores) >= GOAL:
            return Prompt(Line("ui-over"))
        player = {"player": Name(observation.turn)}
        return Prompt(Line("ask", {"pot": observation.pot}), observation.turn, watching=Line("ui-turn-of", player))

    def label(self, observation: Observation, action: Action) -> Line:
        return Line("choice-roll") if isinstance(action, Roll) else Line("choice-hold", {"pot": observation.pot})

    def facts(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Facts:
        pots = (observation.pot if seat == observation.turn else 0 for seat in range(len(observation.scores)))
        pairs = zip(observation.scores, pots, strict=True)
        return Facts(standings=tuple((Figure(Line("ui-points"), a), Figure(Line("pot"), b)) for a, b in pairs))

    def happenings(self, before: Observation, event: Action | Rolled, after: Observation) -> tuple[Happening, ...]:
        player, seat = Name(before.turn), before.turn
        match event:
            case Rolled(face):
                line = Line("log-rolled" if face > 1 else "log-lost", {"player": player, "face": face})
                return (Happening(seat=seat, weight=Weight.NOTABLE if face > 1 else Weight.MAJOR, line=line),)
            case Hold():
                key = "log-won" if after.scores[seat] >= GOAL else "log-held"
                line = Line(key, {"player": player, "pot": before.pot, "score": after.scores[seat]})
                return (Happening(seat=seat, weight=Weight.MAJOR, line=line),)
            case _:
                return ()
