"""Actions of Board of War as short text, and back: for logs, tests and the terminal.

expand e2      upgrade e1      train e4       train barracks     deploy e1      deploy+ e1 (an upgraded soldier)
step e4 e5     attack e5 e6    mark 1         mark 1 e9          end            raze d9        play A        place e1
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import assert_never

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
from wartable.games.board_of_war.components import Card

__all__ = ["format_action", "format_card", "parse_action", "parse_card"]

_SQUARE = re.compile(r"[a-z][1-9][0-9]?")


def format_action(action: Action) -> str:
    """The line that `parse_action` reads back."""
    match action:
        case Expand(square):
            return f"expand {square}"
        case UpgradeSquare(square):
            return f"upgrade {square}"
        case UpgradeSoldier(square):
            return f"train {square or 'barracks'}"
        case Deploy(square, upgraded):
            return f"deploy{'+' if upgraded else ''} {square}"
        case Step(army, to):
            return f"step {army} {to}"
        case Attack(army, target):
            return f"attack {army} {target}"
        case Mark(seat, square):
            return f"mark {seat}" if square is None else f"mark {seat} {square}"
        case EndActions():
            return "end"
        case Raze(square):
            return f"raze {square}"
        case PlayCard(card):
            return f"play {format_card(card)}"
        case Place(square):
            return f"place {square}"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """The action that `format_action` wrote; ValueError says what is wrong with it."""
    match text.split():
        case ["train", "barracks"]:
            return UpgradeSoldier()
        case ["end"]:
            return EndActions()
        case ["play", card]:
            return PlayCard(parse_card(card))
        case ["mark", seat] if seat.isdecimal():
            return Mark(int(seat))
        case ["mark", seat, square] if seat.isdecimal() and _SQUARE.fullmatch(square):
            return Mark(int(seat), square)
        case [("step" | "attack") as verb, start, end] if _SQUARE.fullmatch(start) and _SQUARE.fullmatch(end):
            return Step(start, end) if verb == "step" else Attack(start, end)
        case [verb, square] if verb in _ON_A_SQUARE and _SQUARE.fullmatch(square):
            return _ON_A_SQUARE[verb](square)
        case _:
            raise ValueError(f"not an action: {text!r}; write for example 'expand e2', 'step e4 e5', 'play 7' or 'end'")


def format_card(card: Card) -> str:
    """`A` for the ace, else the number."""
    return "A" if card == 1 else str(card)


def parse_card(text: str) -> Card:
    """The card of a rank."""
    if text in ("A", "a", "1"):
        return 1
    # Variants may have ranks beyond the ten.
    if not text.isdecimal() or not 2 <= int(text) <= 99:
        raise ValueError(f"not a unit card: {text!r}; the cards are A, 2, 3 and so on")
    return int(text)


_ON_A_SQUARE: dict[str, Callable[[str], Action]] = {
    "expand": Expand,
    "upgrade": UpgradeSquare,
    "train": UpgradeSoldier,
    "deploy": Deploy,
    "deploy+": lambda square: Deploy(square, upgraded=True),
    "raze": Raze,
    "place": Place,
}
