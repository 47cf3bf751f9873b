"""The choices of Board of War under headings, in few words, in the order a turn is played."""

from __future__ import annotations

from typing import Any

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import CourtRank
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.nouns import court_card, unit_name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.odds import of_attack
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.building import soldier_price, square_price
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.state import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.terminal.boards.board_of_war.signs import goal_of, way_of
from wartable.text.words import Words

__all__ = ["choice", "choices"]

# Attacks first, since they decide most; going on to the cards last, where it does not move.
_ORDER: tuple[type[Any], ...] = (Attack, Expand, UpgradeSquare, UpgradeSoldier, Deploy, Step, Mark, EndActions)


def choices(
    _presenter: BoardOfWarPresenter, _observation: Observation, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """The legal actions by kind; what has no kind of its own keeps its place."""
    return tuple(sorted(actions, key=lambda action: _ORDER.index(type(action)) if type(action) in _ORDER else 0))


def choice(presenter: BoardOfWarPresenter, observation: Observation, action: Action, words: Words) -> tuple[str, str]:
    """Heading and label."""
    naming = _Naming(presenter.rules, observation, words)
    match action:
        case Expand() | UpgradeSquare() | UpgradeSoldier():
            return naming.building(action)
        case Deploy() | Step() | Attack():
            return naming.marching(action)
        case Mark(seat, square):
            card = court_card(CourtRank.JACK, observation.jacks[observation.turn])
            return words.say("pick-mark", card=card), naming.marked(seat, square)
        case Raze(square):
            assert observation.besieged is not None
            return "", naming.held(observation.besieged, square)
        case PlayCard(card):
            return "", words.say("pick-card", card=format_card(card), unit=unit_name(naming.unit_of(card)))
        case Place(square):
            return "", naming.held(observation.turn, square)
        case _:
            # With a heading of its own, so that it does not look like one of the others.
            return words.say("pick-else"), words.line(presenter.label(observation, action))


class _Naming:
    def __init__(self, rules: Rules, observation: Observation, words: Words) -> None:
        self.rules = rules
        self.observation = observation
        self.words = words
        self.own = observation.kingdoms[observation.turn]

    def building(self, action: Expand | UpgradeSquare | UpgradeSoldier) -> tuple[str, str]:
        say, box, seat = self.words.say, self.rules.box, self.observation.turn
        match action:
            case Expand(square):
                is_needed = square in goal_of(self.rules, self.observation, seat)
                return say("verb-expand"), f"{square} {say('needed-sign')}" if is_needed else square
            case UpgradeSquare(square):
                price = square_price(box, self.observation, seat)
                return say("verb-upgrade-square", gold=price), self.held(seat, square)
            case UpgradeSoldier(square):
                price = soldier_price(box, self.observation, seat)
                where = say("where-barracks") if square is None else say("piece-army", square=square)
                return say("verb-upgrade-soldier", gold=price), where

    def marching(self, action: Deploy | Step | Attack) -> tuple[str, str]:
        say = self.words.say
        match action:
            case Deploy(square, upgraded):
                return say("verb-deploy-upgraded" if upgraded else "verb-deploy"), self._ground(square, square)
            case Step(army, to):
                return say("pick-step", square=army), self._ground(to, f"{to} {self.words.line(way_of(army, to))}")
            case Attack(army):
                return say("pick-attack", square=army), self._target(action)

    def marked(self, seat: Seat, square: Square | None) -> str:
        name = self.words.name(seat)
        return name if square is None else self.words.say("court-marker-square", player=name, square=square)

    def held(self, seat: Seat, square: Square) -> str:
        """A square of a kingdom, with what stands there."""
        kingdom = self.observation.kingdoms[seat]
        what = "merchant" if square in kingdom.merchants else "farmer" if square in kingdom.farmers else "nothing"
        stands = f"stands-{what}-upgraded" if square in kingdom.upgrades else f"stands-{what}"
        return self.words.say("pick-square", square=square, what=Line(stands))

    def unit_of(self, card: int) -> Any:
        return self.rules.box.unit_of[card]

    def _ground(self, square: Square, named: str) -> str:
        """Where soldiers go: alone, or into an army of their own."""
        return named if army_at(self.own, square) is None else self.words.say("pick-joins", square=named)

    def _target(self, attack: Attack) -> str:
        """Whom an attack meets, and how it may end: nobody attacks without having seen the odds."""
        box, words = self.rules.box, self.words
        clash, found = clash_of(box, self.observation, attack), of_attack(box, self.observation, attack)
        return words.say(
            "pick-siege" if clash.siege else "pick-fight",
            square=attack.target,
            way=way_of(attack.army, attack.target),
            enemy=words.name(clash.defender),
            power=clash.attack_power,
            enemypower=clash.defence_power,
            odds=words.say("odds-short", win=words.percent(float(found.win)), lose=words.percent(float(found.lose))),
        )
