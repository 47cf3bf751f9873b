"""What builders do: expand, upgrade a square, upgrade a soldier (BW-40 to BW-42)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Action, Expand, UpgradeSoldier, UpgradeSquare
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import DIAMONDS
from wartable.games.board_of_war.rules.abilities import idle_builders
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.rules.victory import settled
from wartable.games.board_of_war.state import Army, State

__all__ = [
    "add_builds",
    "builders_left",
    "expand",
    "extra_squares_left",
    "soldier_price",
    "square_price",
    "upgrade_soldier",
    "upgrade_square",
]


def add_builds(box: Box, view: View, actions: list[Action], squares: int, blocked: int) -> None:
    """What the builders of the seat in turn may do; masks: its squares, and those of enemies and their armies."""
    seat = view.turn
    own = view.kingdoms[seat]
    left = builders_left(box, view)
    if left > 0 or extra_squares_left(box, view) > 0:
        board = box.board
        actions += box.expand(board.beside(squares) & ~(squares | blocked | board.centre_mask))
    if left <= 0:
        return
    if own.gold >= square_price(box, view, seat):
        actions += box.upgrade_square(squares & ~box.board.mask_of(own.upgrades))
    if own.gold >= soldier_price(box, view, seat):
        if own.barracks:
            actions.append(box.upgrade_soldier(None))
        actions += [box.upgrade_soldier(army.square) for army in own.armies if army.soldiers]


def builders_left(box: Box, view: View) -> int:
    """Builders of the seat in turn that may still build; the Saboteur's idle one not counted."""
    left = view.kingdoms[view.turn].builders - view.built
    return left - idle_builders(box, view, view.turn) if left > 0 else left


def extra_squares_left(box: Box, view: View) -> int:
    """Squares that the Conqueror still adds to an expansion already made this turn."""
    if not view.expanded or view.kings[view.turn] is not DIAMONDS:
        return 0
    return box.components.conqueror.squares - 1 - view.extra


def square_price(box: Box, view: View, seat: Seat) -> int:
    """What an upgraded square costs this seat (BW-41, Queen of diamonds)."""
    return box.components.building.square_price - _discount(box, view, seat)


def soldier_price(box: Box, view: View, seat: Seat) -> int:
    """What an upgraded soldier costs this seat (BW-42, Queen of diamonds)."""
    return box.components.building.soldier_price - _discount(box, view, seat)


def expand(box: Box, state: State, action: Expand) -> State:
    """A square joins the kingdom."""
    own = state.kingdoms[state.turn]
    squares = box.board.squares_of(box.board.mask_of(own.squares) | box.board.bit[action.square])
    kingdoms = with_kingdom(state.kingdoms, state.turn, replace(own, squares=squares))
    # The Conqueror's square comes first: no other work could use it.
    if extra_squares_left(box, state) > 0:
        return settled(box, replace(state, kingdoms=kingdoms, extra=state.extra + 1))
    return settled(box, replace(state, kingdoms=kingdoms, built=state.built + 1, expanded=True))


def upgrade_square(box: Box, state: State, action: UpgradeSquare) -> State:
    """A square is upgraded."""
    own = state.kingdoms[state.turn]
    upgrades = box.board.squares_of(box.board.mask_of(own.upgrades) | box.board.bit[action.square])
    own = replace(own, upgrades=upgrades, gold=own.gold - square_price(box, state, state.turn))
    return replace(state, kingdoms=with_kingdom(state.kingdoms, state.turn, own), built=state.built + 1)


def upgrade_soldier(box: Box, state: State, action: UpgradeSoldier) -> State:
    """A soldier is upgraded, on the board or in the barracks."""
    own = state.kingdoms[state.turn]
    gold = own.gold - soldier_price(box, state, state.turn)
    if action.square is None:
        own = replace(own, gold=gold, barracks=own.barracks - 1, barracks_upgraded=own.barracks_upgraded + 1)
    else:
        own = replace(own, gold=gold, armies=tuple([_drilled(army, action.square) for army in own.armies]))
    return replace(state, kingdoms=with_kingdom(state.kingdoms, state.turn, own), built=state.built + 1)


def _drilled(army: Army, square: Square) -> Army:
    if army.square != square:
        return army
    return replace(army, soldiers=army.soldiers - 1, upgraded=army.upgraded + 1)


def _discount(box: Box, view: View, seat: Seat) -> int:
    return box.components.architect.discount if view.queens[seat] is DIAMONDS else 0
