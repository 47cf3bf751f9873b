"""Why an action is not legal: the rule it breaks, in the order a player would check."""

from __future__ import annotations

from wartable.core.errors import IllegalAction
from wartable.core.line import Arg, Line, Name
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
from wartable.games.board_of_war.components import CLUBS, DIAMONDS, HEARTS, SPADES, CourtRank
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter.nouns import court_card
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import (
    builders_left,
    extra_squares_left,
    soldier_price,
    square_price,
)
from wartable.games.board_of_war.state import Phase

__all__ = ["refuse"]

_WRONG_TARGET = {
    HEARTS: "not-for-tactician",
    DIAMONDS: "not-for-saboteur",
    SPADES: "not-for-crow",
    CLUBS: "not-for-spy",
}
_GAME_OVER = {"gold": "BW-60", "expansion": "BW-61", "centre": "BW-62", "last-kingdom": "BW-64"}


def refuse(box: Box, view: Observation, action: Action) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    if view.victory is not None:
        return _illegal("game-over", _GAME_OVER[view.victory])
    squares = [getattr(action, name, None) for name in ("square", "army", "to", "target")]
    unknown = next((square for square in squares if square is not None and square not in box.board.bit), None)
    if unknown is not None:
        return _illegal("unknown-square", "BW-1", square=unknown[:8], size=box.board.size)
    match action:
        case PlayCard(card):
            return _play(view, card)
        case Place(square):
            return _place(view, square)
        case Raze(square):
            return _raze(view, square)
        case _:
            return _act(box, view, action)


def _act(box: Box, view: Observation, action: Action) -> IllegalAction:
    if view.phase is Phase.RAZE:
        return _illegal("raze-first", "BW-53", count=view.to_raze)
    if view.phase is not Phase.ACT:
        return _illegal("actions-over", "BW-21")
    match action:
        case Expand(square):
            return _expand(box, view, square)
        case UpgradeSquare() | UpgradeSoldier():
            return _upgrade(box, view, action)
        case Deploy(square, upgraded):
            return _deploy(view, square, upgraded=upgraded)
        case Step(army, to):
            return _step(box, view, army, to)
        case Attack(army, target):
            return _attack(box, view, army, target)
        case Mark(seat, square):
            return _mark(box, view, seat, square)
        case EndActions() | _:
            return _illegal("unknown-action", "BW-21")


def _expand(box: Box, view: Observation, square: Square) -> IllegalAction:
    own = view.kingdoms[view.turn]
    if square in own.squares:
        return _illegal("already-own", "BW-40", square=square)
    if any(square in kingdom.squares for kingdom in view.kingdoms):
        return _illegal("other-kingdom", "BW-40", square=square)
    if square in box.board.centre:
        return _illegal("centre-not-for-kingdoms", "BW-40", square=square)
    if not box.board.beside(box.board.mask_of(own.squares)) & box.board.bit[square]:
        return _illegal("not-beside-kingdom", "BW-40", square=square)
    if builders_left(box, view) > 0 or extra_squares_left(box, view) > 0:
        return _illegal("enemy-army-there", "BW-40", square=square)
    if view.expanded and view.built == own.builders and view.kings[view.turn] is not DIAMONDS:
        return _illegal("second-expansion", "BW-40", card=court_card(CourtRank.KING, DIAMONDS))
    return _no_builder(view)


def _no_builder(view: Observation) -> IllegalAction:
    builders = view.kingdoms[view.turn].builders
    if not builders:
        return _illegal("no-builder", "BW-21")
    if view.built < builders:
        return _illegal("builder-sabotaged", "BW-66", card=court_card(CourtRank.JACK, DIAMONDS))
    return _illegal("builders-done", "BW-21", count=builders)


def _upgrade(box: Box, view: Observation, action: UpgradeSquare | UpgradeSoldier) -> IllegalAction:
    own = view.kingdoms[view.turn]
    if isinstance(action, UpgradeSquare):
        if action.square not in own.squares:
            return _illegal("not-own-square", "BW-41", square=action.square)
        if action.square in own.upgrades:
            return _illegal("already-upgraded", "BW-41", square=action.square)
        rule, price = "BW-41", square_price(box, view, view.turn)
    else:
        army = None if action.square is None else army_at(own, action.square)
        if not (own.barracks if action.square is None else army is not None and army.soldiers):
            return _illegal("no-plain-soldier", "BW-42", where=action.square or Line("where-barracks"))
        rule, price = "BW-42", soldier_price(box, view, view.turn)
    if builders_left(box, view) <= 0:
        return _no_builder(view)
    return _illegal("not-enough-gold", rule, price=price, gold=own.gold)


def _deploy(view: Observation, square: Square, *, upgraded: bool) -> IllegalAction:
    own = view.kingdoms[view.turn]
    if not (own.barracks_upgraded if upgraded else own.barracks):
        return _illegal("barracks-empty", "BW-51")
    return _illegal("too-far-to-deploy", "BW-51", square=square)


def _step(box: Box, view: Observation, army: Square, to: Square) -> IllegalAction:
    own = view.kingdoms[view.turn]
    marching = army_at(own, army)
    if marching is None:
        return _illegal("no-army", "BW-50", square=army)
    if marching.moved:
        return _illegal("army-has-moved", "BW-21", square=army)
    if to not in box.board.rook_steps[army] and not _goes_diagonally(box, view, army, to):
        return _not_neighbouring(box, army, to, "BW-52")
    if any(army_at(kingdom, to) for kingdom in view.kingdoms if kingdom is not own):
        return _illegal("enemy-army-in-the-way", "BW-52", square=to)
    return _illegal("enemy-kingdom", "BW-52", square=to)


def _attack(box: Box, view: Observation, army: Square, target: Square) -> IllegalAction:
    own = view.kingdoms[view.turn]
    attacking = army_at(own, army)
    if attacking is None:
        return _illegal("no-army", "BW-50", square=army)
    if attacking.attacked:
        return _illegal("army-has-attacked", "BW-21", square=army)
    enemies = [kingdom for kingdom in view.kingdoms if kingdom is not own]
    if not any(army_at(kingdom, target) or target in kingdom.squares for kingdom in enemies):
        return _illegal("nothing-to-attack", "BW-58", square=target)
    closed = next((seat for seat in view.repulsed_by if target in view.kingdoms[seat].squares), None)
    if closed is not None and not any(army_at(kingdom, target) for kingdom in enemies):
        return _illegal("siege-tied", "BW-53", enemy=Name(closed))
    return _not_neighbouring(box, army, target, "BW-53")


def _goes_diagonally(box: Box, view: Observation, start: Square, end: Square) -> bool:
    return view.queens[view.turn] is HEARTS and end in box.board.queen_steps[start]


def _not_neighbouring(box: Box, start: Square, end: Square, rule: str) -> IllegalAction:
    if end in box.board.queen_steps[start]:
        return _illegal("diagonal", rule, square=end, card=court_card(CourtRank.QUEEN, HEARTS))
    return _illegal("too-far", rule, army=start, square=end)


def _mark(box: Box, view: Observation, seat: int, square: Square | None) -> IllegalAction:
    card = court_card(CourtRank.JACK, view.jacks[view.turn])
    first = box.components.jacks.from_round
    if view.round < first:
        return _illegal("jack-too-early", "BW-56", card=card, round=first)
    if view.marked:
        return _illegal("marker-has-moved", "BW-56", card=card)
    marker = view.kingdoms[view.turn].marker
    if marker is not None and (marker.seat, marker.square) == (seat, square):
        return _illegal("marker-lies-there", "BW-56", card=card)
    return _illegal(_WRONG_TARGET[view.jacks[view.turn]], "BW-56", card=card)


def _play(view: Observation, card: int) -> IllegalAction:
    if view.phase is Phase.RAZE:
        return _illegal("raze-first", "BW-53", count=view.to_raze)
    if view.phase is Phase.ACT:
        return _illegal("end-actions-first", "BW-22")
    if view.phase is Phase.PLACE:
        return _illegal("card-played", "BW-22")
    return _illegal("card-not-in-hand", "BW-22", card=format_card(card))


def _place(view: Observation, square: Square) -> IllegalAction:
    if view.phase is not Phase.PLACE:
        return _illegal("nothing-to-place", "BW-23")
    if square not in view.kingdoms[view.turn].squares:
        return _illegal("not-own-square", "BW-23", square=square)
    return _illegal("square-occupied", "BW-23", square=square)


def _raze(view: Observation, square: Square) -> IllegalAction:
    if view.phase is not Phase.RAZE:
        return _illegal("nothing-to-raze", "BW-53")
    return _illegal("not-of-besieged", "BW-53", square=square)


def _illegal(code: str, rule: str, **args: Arg) -> IllegalAction:
    return IllegalAction(code, rule, Line(f"refusal-{code}", args))
