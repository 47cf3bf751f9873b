"""What people type, as others may be shown it: one line of characters that can be seen."""

from __future__ import annotations

__all__ = ["visible"]

_JOINERS = "\u200c\u200d"
"""They show nothing themselves, but Persian words and many emoji need them."""


def visible(text: str) -> str:
    """One line without control characters: none that moves a cursor, turns the reading direction, or hides."""
    line = " ".join("".join(letter if letter.isprintable() or letter in _JOINERS else " " for letter in text).split())
    return line if line.strip(_JOINERS + " ") else ""
