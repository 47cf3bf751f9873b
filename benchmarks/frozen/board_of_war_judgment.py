"""How a position stands: about how many turns each seat needs for each kind of victory. Estimates, not rules.

Frozen at commit e2612fe.
"""

from __future__ import annotations

import math

from wartable.core.game import Seat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import DIAMONDS
from wartable.games.board_of_war.rules.abilities import idle_builders, raw_power
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import Kingdom, Victory

__all__ = [
    "missing_squares",
    "outlook",
    "squares_a_turn",
    "turns_to_centre",
    "turns_to_expansion",
    "turns_to_gold",
    "turns_to_victory",
    "wins_next_turn",
]

_NEVER = 60.0
_HASTE = 0.5
"""How much a turn of advantage is worth; this and the next fitted to matches of these bots."""
_BREADTH = 1.5
"""How much a second way to victory counts."""
_INCOME_GROWTH = 14.0
"""Gold by which the income of a kingdom that grows rises every turn."""
_BUILDER_GROWTH = 0.4
"""Builders that a player who wants them gets every turn."""
_SOLDIER_WAIT = 1.3
"""Turns until the next soldier card for a player who wants one."""


def turns_to_victory(box: Box, view: View, seat: Seat) -> float:
    """Turns that a seat needs for the nearest of its victories."""
    if not view.kingdoms[seat].squares:
        return _NEVER
    return min(turns_to_gold(box, view, seat), turns_to_expansion(box, view, seat), turns_to_centre(box, view, seat))


def outlook(box: Box, view: View) -> tuple[float, ...]:
    """By seat: the share of the victory that the estimates promise; adds up to 1."""
    if view.victory is not None:
        return tuple(float(seat == view.turn) for seat in range(box.players))
    place = view.order.index(view.turn)
    weights = []
    for seat in range(box.players):
        wait = (view.order.index(seat) - place) % box.players / box.players
        weights.append(math.exp(-_HASTE * (_turns_by_any_way(box, view, seat) + wait)))
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def _turns_by_any_way(box: Box, view: View, seat: Seat) -> float:
    """As `turns_to_victory`, but whoever is well on two ways is better off than on one alone."""
    if not view.kingdoms[seat].squares:
        return _NEVER
    ways = (turns_to_gold(box, view, seat), turns_to_expansion(box, view, seat), turns_to_centre(box, view, seat))
    return -_BREADTH * math.log(sum([math.exp(-way / _BREADTH) for way in ways]))


def turns_to_gold(box: Box, view: View, seat: Seat) -> float:
    """Turns until the purse is full, if the income goes on growing."""
    missing = box.components.victory.gold - view.kingdoms[seat].gold
    return _turns(missing, income_of(box, view, seat), _INCOME_GROWTH)


def turns_to_expansion(box: Box, view: View, seat: Seat) -> float:
    """Turns until the builders have taken in the whole goal."""
    board = box.board
    missing = missing_squares(box, view, seat)
    in_the_way = 0.0
    for enemy, kingdom in enumerate(view.kingdoms):
        if enemy == seat:
            continue
        in_the_way += 2.5 * (missing & board.mask_of(kingdom.squares)).bit_count()
        for army in kingdom.armies:
            if board.bit[army.square] & missing:
                in_the_way += 1.0 + raw_power(box, army)
    return _turns(missing.bit_count(), squares_a_turn(box, view, seat), _BUILDER_GROWTH) + in_the_way


def missing_squares(box: Box, view: View, seat: Seat) -> int:
    """What a seat still lacks for an expansion victory, as a mask."""
    goal = box.board.goal_mask[box.side_by_seat(view.order)[seat]]
    return goal & ~box.board.mask_of(view.kingdoms[seat].squares)


def squares_a_turn(box: Box, view: View, seat: Seat) -> int:
    """Squares by which the builders of a seat can expand in a turn."""
    builders = max(0, view.kingdoms[seat].builders - idle_builders(box, view, seat))
    extra = box.components.conqueror.squares - 1 if builders and view.kings[seat] is DIAMONDS else 0
    return builders + extra


def wins_next_turn(box: Box, view: View, seat: Seat) -> Victory | None:
    """The victory that a seat has in its next turn unless somebody prevents it."""
    own = view.kingdoms[seat]
    if not own.squares:
        return None
    if own.gold + income_of(box, view, seat) >= box.components.victory.gold:
        return Victory.GOLD
    # Squares in the way make this more than one turn.
    if turns_to_expansion(box, view, seat) <= 1.0 + 1.0 / max(1, squares_a_turn(box, view, seat)):
        missing = missing_squares(box, view, seat).bit_count()
        if missing <= squares_a_turn(box, view, seat):
            return Victory.EXPANSION
    if turns_to_centre(box, view, seat) <= 1.0:
        return Victory.CENTRE
    return None


def turns_to_centre(box: Box, view: View, seat: Seat) -> float:
    """Turns until armies have reached the centre squares and stayed there."""
    own = view.kingdoms[seat]
    board = box.board
    stay = box.components.victory.rounds_to_capture
    there, hostile = _in_the_centre(box, view, seat)
    longest = 0.0
    wanted = 0
    for square, owner in zip(board.centre, view.centre, strict=True):
        enemy_power = hostile.get(square, 0)
        if owner == seat:
            needed = 1.0 + enemy_power if enemy_power else 0.0
        elif square in there:
            needed = float(stay - there[square])
        else:
            wanted += 1
            needed = stay + 1.0 + enemy_power
        longest = max(longest, needed)
    turns = longest + (_way_to_centre(box, own, wanted) if wanted else 0.0)
    # Far off, things go better than it seems: squares are captured one after the other, and armies help each other.
    return turns if turns <= stay else stay + 0.65 * (turns - stay)


def _in_the_centre(box: Box, view: View, seat: Seat) -> tuple[dict[Square, int], dict[Square, int]]:
    """By centre square: the counters of a seat's own armies there, and the power of enemy armies."""
    centre = box.board.centre
    there: dict[Square, int] = {}
    hostile: dict[Square, int] = {}
    for owner, kingdom in enumerate(view.kingdoms):
        for army in kingdom.armies:
            if army.square in centre:
                if owner == seat:
                    there[army.square] = army.stayed
                else:
                    hostile[army.square] = raw_power(box, army)
    return there, hostile


def _way_to_centre(box: Box, own: Kingdom, count: int) -> float:
    """Turns until so many armies are next to the centre: from the board, the barracks or the hand."""
    to_centre = box.board.to_centre
    ways = [to_centre[army.square] - 1.0 for army in own.armies if to_centre[army.square]]
    from_kingdom = float(min([to_centre[square] for square in own.squares]))
    ways += [from_kingdom] * (own.barracks + own.barracks_upgraded)
    if len(ways) < count:
        return max(max(ways, default=0.0), from_kingdom + 1.0 + _SOLDIER_WAIT * (count - len(ways)))
    ways.sort()
    return ways[count - 1]


def _turns(missing: float, rate: float, growth: float) -> float:
    """Turns until `rate` a turn, rising by `growth` every turn, has made up what is missing."""
    if missing <= 0:
        return 0.0
    half = growth / 2
    return (math.sqrt(rate * rate + 4 * half * missing) - rate) / (2 * half)
