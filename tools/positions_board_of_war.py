"""Positions of Board of War in one line, and moves in notation.

`kingdom("e1 f1", merchants="e1", armies="e4:2+1 e5:1*1")`: on e4 two soldiers and an upgraded one, on e5 one soldier
that has stayed one round; `m` and `a` after an army say that it has moved or attacked this turn.
"""

from __future__ import annotations

import re
from typing import Any

from wartable.games.board_of_war.actions import Drew, Fought
from wartable.games.board_of_war.components import TURN_ORDER, Card, Suit, standard_components
from wartable.games.board_of_war.invariants import check_invariants
from wartable.games.board_of_war.notation import parse_action
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Army, Kingdom, Phase, State

__all__ = ["RULES", "after", "event_of", "kingdom", "position"]

RULES: dict[tuple[int, int], Rules] = {
    (players, size): Rules(standard_components(), players, size) for players in (2, 3, 4) for size in (10, 8)
}
_SUITS = {"H": Suit.HEARTS, "D": Suit.DIAMONDS, "S": Suit.SPADES, "C": Suit.CLUBS}
_ARMY = re.compile(r"(?P<square>\w+):(?P<soldiers>\d+)(\+(?P<upgraded>\d+))?(\*(?P<stayed>\d))?(?P<flags>[ma]*)")
_EDGES = {2: ("e1 f1", "e10 f10"), 3: ("e1 f1", "a5 a6", "e10 f10"), 4: ("e1 f1", "a5 a6", "e10 f10", "j5 j6")}


def kingdom(squares: str = "e1 f1", *, armies: str = "", size: int = 10, **more: Any) -> Kingdom:
    """A kingdom; lists of squares are text, in any order."""
    board = RULES[2, size].box.board
    places = {
        name: board.squares_of(board.mask(text.split()))
        for name, text in {"squares": squares, **more}.items()
        if isinstance(text, str)
    }
    listed = sorted((_army(text) for text in armies.split()), key=lambda army: board.bit[army.square])
    return Kingdom(**{**more, **places, "armies": tuple(listed)})


def position(
    *kingdoms: Kingdom, kings: str = "SC", queens: str = "SC", jacks: str = "HD", hand: str = "7 8 9", **more: Any
) -> State:
    """A state in which seat 0 acts, unless said otherwise. Suits by seat: H D S C; `hand` is the first seat's."""
    seats = len(kings)
    dealt: dict[str, Any] = {
        name: tuple(_SUITS[letter] for letter in suits) for name, suits in _court(kings, queens, jacks).items()
    }
    edges = _EDGES[seats]
    lands = (*kingdoms, *(kingdom(edges[seat]) for seat in range(len(kingdoms), seats)))
    hands = more.pop("hands", None) or (_cards(hand), *((3, 5, 10) for _ in range(seats - 1)))
    discard = more.pop("discard", (0,) * 10)
    held = [card for cards in hands for card in cards]
    deck = tuple(4 - discard[rank - 1] - held.count(rank) for rank in range(1, 11))
    order = tuple(sorted(range(seats), key=lambda seat: TURN_ORDER.index(dealt["queens"][seat])))
    fields: dict[str, Any] = {"phase": Phase.ACT, "centre": (None,) * 4, "deck": deck, **more}
    return State(hands=hands, discard=discard, kingdoms=lands, order=order, **dealt, **fields)


def after(state: State, *moves: str, size: int = 10) -> State:
    """The state after legal moves; `dice 2 5` and `draw 7` are what chance brings."""
    rules = RULES[len(state.hands), size]
    check_invariants(rules, state)
    for move in moves:
        event = event_of(move)
        possible = rules.chance(state) if isinstance(event, Fought | Drew) else rules.legal_actions(state)
        assert event in possible, f"not possible: {move}"
        state = rules.apply(state, event)
        check_invariants(rules, state)
    return state


def event_of(text: str) -> Any:
    """An action or an outcome in notation."""
    match text.split():
        case ["dice", attacker, defender]:
            return Fought(int(attacker), int(defender))
        case ["draw", card]:
            return Drew(int(card))
        case _:
            return parse_action(text)


def _army(text: str) -> Army:
    found = _ARMY.fullmatch(text)
    assert found is not None, f"not an army: {text}"
    return Army(
        found["square"],
        int(found["soldiers"]),
        int(found["upgraded"] or 0),
        moved="m" in found["flags"],
        attacked="a" in found["flags"],
        stayed=int(found["stayed"] or 0),
    )


def _court(kings: str, queens: str, jacks: str) -> dict[str, str]:
    """Courts of the same length as the Kings: the first letters not yet dealt fill up."""
    rest = {"kings": kings, "queens": queens, "jacks": jacks}
    return {
        name: (suits + "".join(letter for letter in "HDSC" if letter not in suits))[: len(kings)]
        for name, suits in rest.items()
    }


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(1 if card == "A" else int(card) for card in text.split()))
