"""States and actions of the readable rules as rows and numbers of the batch, and back."""

from __future__ import annotations

import numpy as np

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
from wartable.games.board_of_war.batch import layout as at
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.board import Board, Square
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.state import Kingdom, Phase, State, Victory

__all__ = ["action_of", "number_of", "row_of"]

_PHASES = {
    Phase.ACT: at.ACT,
    Phase.FIGHT: at.FIGHT,
    Phase.RAZE: at.RAZING,
    Phase.PLAY: at.PLAYING,
    Phase.PLACE: at.PLACING,
    Phase.DRAW: at.DRAWING,
    Phase.OVER: at.OVER,
}
VICTORIES = (None, Victory.GOLD, Victory.EXPANSION, Victory.CENTRE, Victory.LAST_KINGDOM)


def row_of(box: Box, view: View) -> Ints:
    """A state after the deal, or what a seat sees of it, as a row; hands that are not seen are empty."""
    board, area = box.board, len(box.board.squares)
    row = np.zeros(at.PLANES + at.PLANE_COUNT * area, np.int32)
    planes = row[at.PLANES :].reshape(at.PLANE_COUNT, area)
    for plane in (at.OWNER, at.ARMY, at.CAPTURED):
        planes[plane] = at.NOBODY
    _turn(board, row, view)
    for seat, kingdom in enumerate(view.kingdoms):
        row[at.ORDER + seat] = view.order[seat]
        row[at.PLACE_OF + seat] = view.order.index(seat)
        for place, suits in ((at.KING, view.kings), (at.QUEEN, view.queens), (at.JACK, view.jacks)):
            row[place + seat] = at.SUIT_NUMBER[suits[seat]]
        row[at.REPULSED + seat] = seat in view.repulsed_by
        _kingdom(board, row, planes, seat, kingdom)
    for square, owner in zip(board.centre, view.centre, strict=True):
        planes[at.CAPTURED, _number(board, square)] = at.NOBODY if owner is None else owner
    _cards(row, view)
    return row


def _turn(board: Board, row: Ints, view: View) -> None:
    row[at.PHASE] = _PHASES[view.phase]
    row[at.TURN], row[at.ROUND], row[at.BUILT] = view.turn, view.round, view.built
    row[at.EXPANDED], row[at.EXTRA], row[at.MARKED], row[at.SPIED] = view.expanded, view.extra, view.marked, view.spied
    if view.attack is not None:
        row[at.ATTACKER], row[at.TARGET] = _number(board, view.attack.army), _number(board, view.attack.target)
    row[at.BESIEGED] = at.NOBODY if view.besieged is None else view.besieged
    row[at.TO_RAZE], row[at.PLAYED] = view.to_raze, view.played or 0
    row[at.VICTORY] = VICTORIES.index(view.victory)


def _kingdom(board: Board, row: Ints, planes: Ints, seat: int, kingdom: Kingdom) -> None:
    row[at.GOLD + seat], row[at.BUILDERS + seat] = kingdom.gold, kingdom.builders
    row[at.BARRACKS + seat], row[at.BARRACKS_UP + seat] = kingdom.barracks, kingdom.barracks_upgraded
    row[at.SQUARES + seat], row[at.UPGRADES + seat] = len(kingdom.squares), len(kingdom.upgrades)
    row[at.MARKER_SEAT + seat], row[at.MARKER_SQUARE + seat] = at.NOBODY, at.NOWHERE
    if kingdom.marker is not None:
        row[at.MARKER_SEAT + seat] = kingdom.marker.seat
        if kingdom.marker.square is not None:
            row[at.MARKER_SQUARE + seat] = _number(board, kingdom.marker.square)
    for squares, plane, value in (
        (kingdom.squares, at.OWNER, seat),
        (kingdom.merchants, at.UNIT, at.MERCHANT),
        (kingdom.farmers, at.UNIT, at.FARMER),
        (kingdom.upgrades, at.UPGRADED, 1),
    ):
        planes[plane, [_number(board, square) for square in squares]] = value
    for army in kingdom.armies:
        square = _number(board, army.square)
        planes[at.ARMY, square] = seat
        planes[at.PLAIN, square], planes[at.STRONG, square] = army.soldiers, army.upgraded
        planes[at.MOVED, square], planes[at.ATTACKED, square] = army.moved, army.attacked
        planes[at.STAYED, square] = army.stayed


def _cards(row: Ints, view: View) -> None:
    row[at.DISCARD : at.DISCARD + len(view.discard)] = view.discard
    if isinstance(view, State):
        row[at.DECK : at.DECK + len(view.deck)] = view.deck
        hands = dict(enumerate(view.hands))
    else:
        hands = {view.viewer: view.hand} if view.viewer is not None and view.hand is not None else {}
    for seat, hand in hands.items():
        for card in hand:
            row[at.HAND + seat * at.RANKS + card - 1] += 1


def action_of(board: Board, number: int) -> Action:
    """The action of the readable rules that a number stands for."""
    kind, rest = divmod(int(number), at.KIND)
    one, two = divmod(rest, at.FIRST)
    names = board.squares
    match kind:
        case at.EXPAND:
            return Expand(names[one])
        case at.UPGRADE:
            return UpgradeSquare(names[one])
        case at.DRILL:
            return UpgradeSoldier(None if one == at.NOWHERE else names[one])
        case at.DEPLOY:
            return Deploy(names[one], upgraded=bool(two))
        case at.STEP:
            return Step(names[one], names[two])
        case at.ATTACK:
            return Attack(names[one], names[two])
        case at.MARK:
            return Mark(one, None if two == at.NOWHERE else names[two])
        case at.END:
            return EndActions()
        case at.RAZE:
            return Raze(names[one])
        case at.PLAY:
            return PlayCard(one)
        case _:
            return Place(names[one])


def number_of(board: Board, action: Action) -> int:
    """The number of an action."""

    def number(kind: int, one: int = 0, two: int = 0) -> int:
        return kind * at.KIND + one * at.FIRST + two

    def square(name: Square | None) -> int:
        return at.NOWHERE if name is None else _number(board, name)

    match action:
        case Expand(name):
            return number(at.EXPAND, square(name))
        case UpgradeSquare(name):
            return number(at.UPGRADE, square(name))
        case UpgradeSoldier(name):
            return number(at.DRILL, square(name))
        case Deploy(name, upgraded):
            return number(at.DEPLOY, square(name), int(upgraded))
        case Step(army, to):
            return number(at.STEP, square(army), square(to))
        case Attack(army, target):
            return number(at.ATTACK, square(army), square(target))
        case Mark(seat, name):
            return number(at.MARK, seat, square(name))
        case EndActions():
            return number(at.END)
        case Raze(name):
            return number(at.RAZE, square(name))
        case PlayCard(card):
            return number(at.PLAY, card)
        case Place(name):
            return number(at.PLACE, square(name))


def _number(board: Board, square: Square) -> int:
    column, row = board.place[square]
    return row * board.size + column
