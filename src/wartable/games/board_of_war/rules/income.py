"""Income at the start of a turn (BW-30, BW-31)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.components import CLUBS, SPADES
from wartable.games.board_of_war.rules.abilities import crow_marker
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.state import State

__all__ = ["collected", "diplomacy", "income_of", "visiting_diplomat"]


def income_of(box: Box, view: View, seat: Seat) -> int:
    """What a seat earns if its turn began now."""
    if not view.kingdoms[seat].merchants and not view.kingdoms[seat].farmers:
        return 0
    return _merchants(box, view, seat) + diplomacy(box, view, seat) + _farmers(box, view, seat)


def collected(box: Box, state: State) -> State:
    """The seat in turn has its income; by a house rule the Diplomat is paid in the turns of others too."""
    state = _paid(state, state.turn, income_of(box, state, state.turn))
    return state if (seat := visiting_diplomat(box, state)) is None else _paid(state, seat, diplomacy(box, state, seat))


def visiting_diplomat(box: Box, view: View) -> Seat | None:
    """Whose Diplomat is paid although it is another's turn."""
    if not box.components.diplomat.every_turn or CLUBS not in view.kings:
        return None
    seat = view.kings.index(CLUBS)
    return None if seat == view.turn else seat


def diplomacy(box: Box, view: View, seat: Seat) -> int:
    """What the King of clubs brings a seat: once or per own merchant, but only with a merchant at all."""
    own = len(view.kingdoms[seat].merchants)
    if view.kings[seat] is not CLUBS or not own:
        return 0
    enemy_merchants = sum(len(kingdom.merchants) for enemy, kingdom in enumerate(view.kingdoms) if enemy != seat)
    gold = box.components.diplomat.per_enemy_merchant * enemy_merchants
    return gold * own if box.components.diplomat.per_own_merchant else gold


def _paid(state: State, seat: Seat, earned: int) -> State:
    if not earned:
        return state
    kingdom = state.kingdoms[seat]
    return replace(state, kingdoms=with_kingdom(state.kingdoms, seat, replace(kingdom, gold=kingdom.gold + earned)))


def _merchants(box: Box, view: View, seat: Seat) -> int:
    numbers = box.components
    grand = numbers.grand_merchant
    own = view.kingdoms[seat]
    plain, upgraded = numbers.income.merchant, numbers.income.merchant_upgraded
    if view.queens[seat] is CLUBS and view.round >= grand.from_round:
        plain, upgraded = grand.merchant, grand.merchant_upgraded
    on_upgrades = _how_many(own.merchants, own.upgrades)
    return on_upgrades * upgraded + (len(own.merchants) - on_upgrades) * plain


def _farmers(box: Box, view: View, seat: Seat) -> int:
    numbers = box.components
    own = view.kingdoms[seat]
    farmers = own.farmers
    earned = 0
    crow = crow_marker(view)
    if crow is not None and crow.seat == seat:
        # Jack of spades: this farmer earns nothing, not even the Almanac's gold.
        farmers = tuple([square for square in farmers if square != crow.square])
        earned = numbers.crow.farmer
    engineer = view.kings[seat] is SPADES
    upgraded = numbers.engineer.farmer_upgraded if engineer else numbers.income.farmer_upgraded
    more = numbers.almanac.per_farmer if view.queens[seat] is SPADES else 0
    on_upgrades = _how_many(farmers, own.upgrades)
    return earned + on_upgrades * upgraded + (len(farmers) - on_upgrades) * numbers.income.farmer + len(farmers) * more


def _how_many(units: tuple[str, ...], upgrades: tuple[str, ...]) -> int:
    return len([square for square in units if square in upgrades]) if upgrades else 0
