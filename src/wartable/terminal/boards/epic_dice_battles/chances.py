"""The odds of the choices that lead to a battle, or into the gate, in few words."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action, StormGate
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import EpicDiceBattlesPresenter
from wartable.games.epic_dice_battles.prospects import Prospect, Prospects
from wartable.text.words import Words

__all__ = ["odds"]


def odds(
    presenter: EpicDiceBattlesPresenter, observation: Observation, actions: tuple[Action, ...], words: Words
) -> tuple[str, ...]:
    """What each action promises, in few words."""
    prospects = Prospects(presenter.rules.components, observation)
    return tuple(_said(action, prospects.of(action), words) for action in actions)


def _said(action: Action, prospect: Prospect | None, words: Words) -> str:
    if prospect is None:
        return ""
    won, lost = words.percent(prospect.won), words.percent(prospect.lost)
    if isinstance(action, StormGate):
        return words.say("odds-gate", damage=won, death=lost)
    key = "odds-guessed" if prospect.is_guess else "odds-won"
    return words.say(key, won=won, lost=lost, ruin=words.percent(prospect.ruin))
