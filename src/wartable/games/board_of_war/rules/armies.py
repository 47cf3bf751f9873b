"""Armies and where they go: out of the barracks, one step, into one another (BW-50 to BW-52)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.board_of_war.actions import Action, Deploy, Step
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import HEARTS
from wartable.games.board_of_war.rules.abilities import markers_following, raw_power
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.state import Army, Kingdom, State

__all__ = ["add_deployments", "add_marches", "army_at", "deploy", "step", "with_army", "without_army"]


def add_deployments(box: Box, view: View, actions: list[Action], squares: int, blocked: int) -> None:
    """Where soldiers may leave the barracks (BW-51)."""
    own = view.kingdoms[view.turn]
    if not own.barracks and not own.barracks_upgraded:
        return
    armies = box.board.mask([army.square for army in own.armies])
    open_squares = squares & ~blocked | armies & box.board.beside(squares)
    if own.barracks:
        actions += box.deploy[False](open_squares)
    if own.barracks_upgraded:
        actions += box.deploy[True](open_squares)


def add_marches(box: Box, view: View, actions: list[Action], blocked: int, open_to_attack: int) -> None:
    """The steps and attacks of the armies of the seat in turn (BW-52, BW-53); masks: what neither may enter, and what
    can be attacked."""
    seat = view.turn
    board = box.board
    diagonally = view.queens[seat] is HEARTS
    near = board.queen_ring if diagonally else board.rook_ring
    far = box.far[diagonally] if view.kings[seat] is HEARTS else None
    for army in view.kingdoms[seat].armies:
        square = army.square
        if not army.moved:
            actions += box.step(square, near[square] & ~blocked)
        if not army.attacked:
            reached = near[square] if far is None else near[square] | far[square]
            if reached & open_to_attack:
                actions += box.attack(square, reached & open_to_attack)


def deploy(box: Box, state: State, action: Deploy) -> State:
    """A soldier goes from the barracks onto the board."""
    own = state.kingdoms[state.turn]
    plain, upgraded = (0, 1) if action.upgraded else (1, 0)
    there = army_at(own, action.square)
    if there is None:
        # BW-51: leaving the barracks is the soldier's one step.
        army = Army(action.square, plain, upgraded, moved=True)
    else:
        # BW-68, BW-62: it marches on with the army; reinforcements do not reset the counter.
        army = replace(there, soldiers=there.soldiers + plain, upgraded=there.upgraded + upgraded)
    own = replace(
        own,
        barracks=own.barracks - plain,
        barracks_upgraded=own.barracks_upgraded - upgraded,
        armies=with_army(box, own.armies, army),
    )
    return replace(state, kingdoms=with_kingdom(state.kingdoms, state.turn, own))


def step(box: Box, state: State, action: Step) -> State:
    """An army moves one step, and becomes one with an own army it meets."""
    seat = state.turn
    own = state.kingdoms[seat]
    army = army_at(own, action.army)
    assert army is not None
    there = army_at(own, action.to)
    if there is None:
        moved = Army(action.to, army.soldiers, army.upgraded, moved=True, attacked=army.attacked)
    else:
        moved = _joined(box, own, army, there)
    armies = with_army(box, without_army(own.armies, action.army), moved)
    kingdoms = with_kingdom(state.kingdoms, seat, replace(own, armies=armies))
    if HEARTS in state.jacks:
        kingdoms = markers_following(state.jacks, kingdoms, seat, action.army, action.to)
    return replace(state, kingdoms=kingdoms)


def _joined(box: Box, own: Kingdom, coming: Army, there: Army) -> Army:
    """Two armies as one (BW-50); the counter of the one that stood there stays (BW-62: reinforcements)."""
    board = box.board
    near = board.beside(board.mask_of(own.squares)) & board.bit[there.square]
    joins = near and raw_power(box, coming) < raw_power(box, there)
    return Army(
        there.square,
        coming.soldiers + there.soldiers,
        coming.upgraded + there.upgraded,
        # BW-68: in or beside the kingdom a weaker army that joins has used its own step, not that of the other.
        # BW-67: elsewhere, what one of the two has done this turn, both have done.
        moved=there.moved if joins else True,
        attacked=there.attacked if joins else coming.attacked or there.attacked,
        stayed=there.stayed,
    )


def army_at(kingdom: Kingdom, square: Square) -> Army | None:
    """The army of a kingdom on a square."""
    for army in kingdom.armies:
        if army.square == square:
            return army
    return None


def with_army(box: Box, armies: tuple[Army, ...], army: Army) -> tuple[Army, ...]:
    """The armies with this one instead of any on its square, in board order."""
    bit = box.board.bit
    others = [other for other in armies if other.square != army.square]
    others.append(army)
    others.sort(key=lambda one: bit[one.square])
    return tuple(others)


def without_army(armies: tuple[Army, ...], square: Square) -> tuple[Army, ...]:
    """The armies less the one on a square."""
    return tuple([army for army in armies if army.square != square])
