"""What is asked in Board of War, what the choices mean, and which is the obvious one."""

from __future__ import annotations

from typing import Any, assert_never

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Choice, Prompt
from wartable.games.board_of_war.actions import (
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
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import COURT, Card, CourtRank
from wartable.games.board_of_war.notation import format_action, format_card
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.rules import fighting
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import builders_left, soldier_price, square_price
from wartable.games.board_of_war.state import Phase

__all__ = ["choices", "label", "prompt", "suggest"]

# Attacks first, since they decide most; going on to the cards last, where it does not move.
_ORDER: tuple[type[Any], ...] = (Attack, Expand, UpgradeSquare, UpgradeSoldier, Deploy, Step, Mark, EndActions)
_WAYS = {
    (0, 1): "up",
    (0, -1): "down",
    (1, 0): "right",
    (-1, 0): "left",
    (1, 1): "up-right",
    (1, -1): "down-right",
    (-1, 1): "up-left",
    (-1, -1): "down-left",
}


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
            title = Line("turn-place", {"unit": _unit(box, observation.played)})
            return Prompt(title, seat, Line("hint-place"), Line("watch-place", {"player": player}))
        case Phase.ACT:
            ready = {"builders": max(0, builders_left(box, observation)), "gold": observation.kingdoms[seat].gold}
            return Prompt(Line("turn-act"), seat, Line("hint-act", ready), Line("watch-act", {"player": player}))
        case _:
            return Prompt(Line("turn-chance"))


def _card(seat: Seat) -> Prompt:
    return Prompt(Line("turn-play"), seat, Line("hint-play"), Line("watch-play", {"player": Name(seat)}))


def choices(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
    """The legal actions by kind; what has no kind of its own keeps its place."""
    suggested = suggest(box, observation, legal_actions)
    ordered = sorted(legal_actions, key=lambda action: _ORDER.index(type(action)) if type(action) in _ORDER else 0)
    return tuple(_choice(box, observation, action, is_suggested=action == suggested) for action in ordered)


def label(box: Box, observation: Observation, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    own = observation.kingdoms[observation.turn]
    match action:
        case Expand(square):
            return Line("choice-expand", {"square": square})
        case UpgradeSquare(square):
            gold = square_price(box, observation, observation.turn)
            return Line("choice-upgrade-square", {"square": square, "gold": gold})
        case UpgradeSoldier(square):
            gold = soldier_price(box, observation, observation.turn)
            key = "choice-upgrade-recruit" if square is None else "choice-upgrade-soldier"
            return Line(key, {"square": square or "", "gold": gold})
        case Deploy(square, upgraded):
            key = "choice-deploy" if army_at(own, square) is None else "choice-reinforce"
            return Line(key, {"square": square, "soldier": Line("soldier-upgraded" if upgraded else "soldier-plain")})
        case Step(army, to):
            key = "choice-step" if army_at(own, to) is None else "choice-merge"
            return Line(key, {"army": army, "square": to})
        case Attack():
            return _attack(box, observation, action)
        case Mark(seat, square):
            jack = COURT[CourtRank.JACK, observation.jacks[observation.turn]]
            return Line(f"choice-mark-{jack}", {"enemy": Name(seat), "square": square or ""})
        case EndActions():
            return Line("choice-end-actions")
        case Raze(square):
            assert observation.besieged is not None
            return Line(
                "choice-raze", {"square": square, "what": _what_stands(observation, observation.besieged, square)}
            )
        case PlayCard(card):
            return Line("choice-play", {"card": format_card(card), "unit": _unit(box, card)})
        case Place(square):
            key = "choice-place-upgraded" if square in own.upgrades else "choice-place"
            return Line(key, {"square": square})
        case _:
            assert_never(action)


def suggest(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
    """What nearly everybody would choose; None where opinions differ."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    match legal_actions[0]:
        case Place():
            # An upgraded square earns double; otherwise one free square is as good as another.
            upgrades = observation.kingdoms[observation.turn].upgrades
            return next((place for place in legal_actions if _square(place) in upgrades), legal_actions[0])
        case PlayCard(first):
            alike = all(
                isinstance(play, PlayCard) and _unit(box, play.card) == _unit(box, first) for play in legal_actions
            )
            return legal_actions[0] if alike else None
        case Raze():
            return _worst_loss(observation, legal_actions)
        case _:
            # Nothing is compulsory; once only marching on is left, most go on to their cards.
            idle = all(isinstance(action, Step | Mark | EndActions) for action in legal_actions)
            return legal_actions[-1] if idle else None


def _choice(box: Box, observation: Observation, action: Action, *, is_suggested: bool) -> Choice:
    heading, short = _listed(box, observation, action)
    source, target = _pointed(action)
    return Choice(
        action,
        label(box, observation, action),
        heading=heading,
        short=short,
        source=source,
        targets=() if target is None else (target,),
        note=_note(box, observation, action),
        chance=format_action(action) if isinstance(action, Attack) else "",
        is_suggested=is_suggested,
    )


def _pointed(action: Action) -> tuple[str, str | None]:
    """What acts, and what it is done to."""
    match action:
        case Expand(square) | UpgradeSquare(square):
            return nouns.BUILDERS, nouns.square_id(square)
        case UpgradeSoldier(square):
            return nouns.BUILDERS, nouns.BARRACKS if square is None else nouns.square_id(square)
        case Deploy(square):
            return nouns.BARRACKS, nouns.square_id(square)
        case Step(army, to):
            return nouns.army_id(army), nouns.square_id(to)
        case Attack(army, target):
            return nouns.army_id(army), nouns.square_id(target)
        case Mark(seat, square):
            return nouns.JACK, nouns.seat_id(seat) if square is None else nouns.square_id(square)
        case Raze(square):
            return nouns.SIEGE, nouns.square_id(square)
        case PlayCard(card):
            return nouns.HAND, nouns.card_id(card)
        case Place(square):
            return nouns.SETTLER, nouns.square_id(square)
        case EndActions():
            return "", None
        case _:
            assert_never(action)


def _note(box: Box, observation: Observation, action: Action) -> Line | None:
    """What it costs, or that it costs nothing."""
    match action:
        case Attack() if fighting.clash_of(box, observation, action).far:
            return Line("note-far")
        case UpgradeSquare():
            return Line("costs-gold", {"gold": square_price(box, observation, observation.turn)})
        case UpgradeSoldier():
            return Line("costs-gold", {"gold": soldier_price(box, observation, observation.turn)})
        case _:
            return None


def _listed(box: Box, observation: Observation, action: Action) -> tuple[Line | None, Line]:
    """The heading of an action in a list, and what it is called there."""
    seat = observation.turn
    match action:
        case Expand() | UpgradeSquare() | UpgradeSoldier():
            return _building(box, observation, action)
        case Deploy(square, upgraded):
            joins = army_at(observation.kingdoms[seat], square) is not None
            heading = Line("verb-deploy-upgraded" if upgraded else "verb-deploy")
            return heading, Line("pick-joins" if joins else "pick-plain", {"square": square})
        case Step(army, to):
            joins = army_at(observation.kingdoms[seat], to) is not None
            going = Line("pick-way", {"square": to, "way": _way(army, to)})
            return Line("pick-step", {"square": army}), Line("pick-joins", {"square": going}) if joins else going
        case Attack(army):
            return Line("pick-attack", {"square": army}), _target(box, observation, action)
        case Mark(enemy, square):
            card = nouns.court_card(CourtRank.JACK, observation.jacks[seat])
            key = "court-marker-player" if square is None else "court-marker-square"
            return Line("pick-mark", {"card": card}), Line(key, {"player": Name(enemy), "square": square or ""})
        case Raze(square):
            assert observation.besieged is not None
            return None, _held(observation, observation.besieged, square)
        case PlayCard(card):
            return None, Line("pick-card", {"card": format_card(card), "unit": _unit(box, card)})
        case Place(square):
            return None, _held(observation, seat, square)
        case EndActions():
            # With a heading of its own, so that it does not look like one of the others.
            return Line("pick-else"), label(box, observation, action)
        case _:
            assert_never(action)


def _building(box: Box, observation: Observation, action: Expand | UpgradeSquare | UpgradeSoldier) -> tuple[Line, Line]:
    seat = observation.turn
    match action:
        case Expand(square):
            goal = box.board.goal_mask[box.side_by_seat(observation.order)[seat]]
            named = Line("pick-plain", {"square": square})
            if goal & box.board.bit[square]:
                named = Line("pick-needed", {"square": square, "sign": Line("needed-sign")})
            return Line("verb-expand"), named
        case UpgradeSquare(square):
            price = square_price(box, observation, seat)
            return Line("verb-upgrade-square", {"gold": price}), _held(observation, seat, square)
        case UpgradeSoldier(square):
            price = soldier_price(box, observation, seat)
            where = Line("where-barracks") if square is None else Line("piece-army", {"square": square})
            return Line("verb-upgrade-soldier", {"gold": price}), where


def _attack(box: Box, observation: Observation, attack: Attack) -> Line:
    clash = fighting.clash_of(box, observation, attack)
    return Line(
        "choice-besiege" if clash.siege else "choice-attack",
        {
            "army": attack.army,
            "square": attack.target,
            "enemy": Name(clash.defender),
            "power": clash.attack_power,
            "enemypower": clash.defence_power,
        },
    )


def _target(box: Box, observation: Observation, attack: Attack) -> Line:
    """Whom an attack meets."""
    clash = fighting.clash_of(box, observation, attack)
    return Line(
        "pick-siege" if clash.siege else "pick-fight",
        {
            "square": attack.target,
            "way": _way(attack.army, attack.target),
            "enemy": Name(clash.defender),
            "power": clash.attack_power,
            "enemypower": clash.defence_power,
        },
    )


def _way(start: Square, end: Square) -> Line:
    """In which direction one square lies from another."""
    right, up = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    return Line(f"way-{_WAYS[(right > 0) - (right < 0), (up > 0) - (up < 0)]}")


def _held(observation: Observation, seat: Seat, square: Square) -> Line:
    """A square of a kingdom, with what stands there."""
    return Line("pick-square", {"square": square, "what": _what_stands(observation, seat, square)})


def _what_stands(observation: Observation, seat: Seat, square: Square) -> Line:
    """What the loss of a square takes along."""
    kingdom = observation.kingdoms[seat]
    what = "merchant" if square in kingdom.merchants else "farmer" if square in kingdom.farmers else "nothing"
    return Line(f"stands-{what}-upgraded" if square in kingdom.upgrades else f"stands-{what}")


def _worst_loss(observation: Observation, legal_actions: tuple[Action, ...]) -> Action:
    """The square that hurts the besieged kingdom most: upgraded and inhabited first."""
    assert observation.besieged is not None
    kingdom = observation.kingdoms[observation.besieged]

    def hurt(action: Action) -> int:
        square = _square(action)
        inhabited = square in kingdom.merchants or square in kingdom.farmers
        return 2 * (square in kingdom.upgrades) + inhabited

    return max(legal_actions, key=hurt)


def _square(action: Action) -> Square:
    assert isinstance(action, Place | Raze)
    return action.square


def _unit(box: Box, card: Card) -> Line:
    unit = box.unit_of[card]
    assert unit is not None
    return nouns.unit_name(unit)
