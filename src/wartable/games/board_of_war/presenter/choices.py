"""The choices as they are offered: under headings, in few words, with what they point at and cost."""

from __future__ import annotations

from typing import Any, assert_never

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Choice
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
from wartable.games.board_of_war.components import CourtRank
from wartable.games.board_of_war.notation import format_action, format_card
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.presenter.labels import label, what_stands
from wartable.games.board_of_war.presenter.suggestions import suggest
from wartable.games.board_of_war.rules import fighting
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import soldier_price, square_price

__all__ = ["choices"]

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


def choices(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
    """The legal actions by kind; what has no kind of its own keeps its place."""
    suggested = suggest(box, observation, legal_actions)
    ordered = sorted(legal_actions, key=lambda action: _ORDER.index(type(action)) if type(action) in _ORDER else 0)
    return tuple(_choice(box, observation, action, is_suggested=action == suggested) for action in ordered)


def _choice(box: Box, observation: Observation, action: Action, *, is_suggested: bool) -> Choice:
    heading, short = _listed(box, observation, action)
    source, *targets = _pointed(action)
    return Choice(
        action,
        label(box, observation, action),
        heading=heading,
        short=short,
        source=source,
        targets=tuple(targets),
        note=_note(box, observation, action),
        chance=format_action(action) if isinstance(action, Attack) else "",
        is_suggested=is_suggested,
        is_idle=isinstance(action, EndActions),
    )


def _pointed(action: Action) -> tuple[str, ...]:
    """What acts, what it is done to, and the gold if it takes any."""
    match action:
        case Expand(square):
            return nouns.BUILDERS, nouns.square_id(square)
        case UpgradeSquare(square):
            return nouns.BUILDERS, nouns.square_id(square), nouns.GOLD
        case UpgradeSoldier(square):
            return nouns.BUILDERS, nouns.BARRACKS if square is None else nouns.square_id(square), nouns.GOLD
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
            return ("",)
        case _:
            assert_never(action)


def _note(box: Box, observation: Observation, action: Action) -> Line | None:
    """That it costs nothing; what it costs its label says."""
    is_far = isinstance(action, Attack) and fighting.clash_of(box, observation, action).far
    return Line("note-far") if is_far else None


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
            return None, Line("pick-card", {"card": format_card(card), "unit": nouns.card_unit(box, card)})
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
    return Line("pick-square", {"square": square, "what": what_stands(observation, seat, square)})
