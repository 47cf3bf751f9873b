"""What the numbers of Age of War are called on a form, and which rule each belongs to."""

from __future__ import annotations

from wartable.core.number import NumberGroup, NumberKind

__all__ = ["NUMBERS"]

NUMBERS = (
    NumberGroup("numbers-dice", (NumberKind("dice", "number-dice", "AW-1"),)),
    NumberGroup("numbers-clans", (NumberKind("clan.*.points", "number-clan-points", "AW-2"),)),
    NumberGroup(
        "numbers-castles",
        (
            NumberKind("castle.*.points", "number-castle-points", "AW-2"),
            NumberKind("castle.*.lines", "number-castle-line", "AW-21"),
        ),
    ),
)
