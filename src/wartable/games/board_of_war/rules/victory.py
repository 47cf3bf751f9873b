"""Winning: gold, expansion, the centre, or the last kingdom (BW-60 to BW-64)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Result, Seat
from wartable.games.board_of_war.board import Squares
from wartable.games.board_of_war.observation import Track
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import Army, Phase, State, Victory

__all__ = ["centre_counted", "result_of", "settled", "tracks_of", "victory_of"]


def settled(box: Box, state: State) -> State:
    """The state, over if the seat in turn has just won."""
    victory = victory_of(box, state, state.turn)
    return state if victory is None else replace(state, phase=Phase.OVER, victory=victory)


def victory_of(box: Box, view: View, seat: Seat) -> Victory | None:
    """The victory that a seat has in its own turn, if any."""
    own = view.kingdoms[seat]
    if own.gold >= box.components.victory.gold:
        return Victory.GOLD
    if view.centre.count(seat) == len(view.centre) and not _is_contested(box, view, seat):
        return Victory.CENTRE
    if len(own.squares) >= box.goal_size:
        goal = box.board.goal_mask[box.side_by_seat(view.order)[seat]]
        if box.board.mask_of(own.squares) & goal == goal:
            return Victory.EXPANSION
    for enemy, kingdom in enumerate(view.kingdoms):
        if kingdom.squares and enemy != seat:
            return None
    return Victory.LAST_KINGDOM


def centre_counted(box: Box, state: State) -> State:
    """The seat in turn has its centre counters moved and the captured squares coloured (BW-62, BW-63)."""
    seat = state.turn
    own = state.kingdoms[seat]
    centre = list(state.centre)
    armies = []
    counting = _counting(box, state)
    for army in own.armies:
        stayed = 0
        if army.square in counting:
            place = box.board.centre.index(army.square)
            stayed = 0 if centre[place] == seat else army.stayed + 1
            if stayed >= box.components.victory.rounds_to_capture:
                centre[place], stayed = seat, 0
        armies.append(Army(army.square, army.soldiers, army.upgraded, stayed=stayed))
    kingdoms = with_kingdom(state.kingdoms, seat, replace(own, armies=tuple(armies)))
    return replace(state, kingdoms=kingdoms, centre=tuple(centre))


def _counting(box: Box, state: State) -> Squares:
    """The centre squares where an army of the seat in turn has its counter moved."""
    owner_of = dict(zip(box.board.centre, state.centre, strict=True))
    there = [army for army in state.kingdoms[state.turn].armies if army.square in owner_of]
    if box.components.victory.captures_together or not there:
        return tuple([army.square for army in there])
    # The stricter reading: only the strongest; of equals the one that has stayed longest, then one with work to do.
    strongest = max(there, key=lambda army: (raw_power(box, army), army.stayed, owner_of[army.square] != state.turn))
    return (strongest.square,)


def tracks_of(box: Box, view: View) -> tuple[Track, ...]:
    """The three tracks of every seat."""
    sides = box.side_by_seat(view.order)
    board, gold_goal, centre_goal = box.board, box.components.victory.gold, len(view.centre)
    return tuple(
        [
            Track(
                gold=kingdom.gold,
                gold_goal=gold_goal,
                income=income_of(box, view, seat) if view.jacks else 0,
                expansion=(board.mask_of(kingdom.squares) & board.goal_mask[sides[seat]]).bit_count(),
                expansion_goal=box.goal_size,
                centre=view.centre.count(seat),
                centre_goal=centre_goal,
                contested=_is_contested(box, view, seat),
            )
            for seat, kingdom in enumerate(view.kingdoms)
        ]
    )


def result_of(state: State) -> Result | None:
    """The winner, once the match is over."""
    if state.victory is None:
        return None
    scores = tuple(int(seat == state.turn) for seat in range(len(state.hands)))
    return Result(winners=(state.turn,), scores=scores, how=state.victory.value)


def _is_contested(box: Box, view: View, seat: Seat) -> bool:
    """Whether an enemy army stands on a centre square that a seat has captured (BW-63)."""
    if seat not in view.centre:
        return False
    held = [square for square, owner in zip(box.board.centre, view.centre, strict=True) if owner == seat]
    return any(
        army.square in held for enemy, kingdom in enumerate(view.kingdoms) if enemy != seat for army in kingdom.armies
    )
