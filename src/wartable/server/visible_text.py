"""What people type, as others may be shown it: one line of characters that can be seen."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables
from precis_i18n import get_profile

from wartable.core.errors import WartableError

__all__ = ["BadName", "name_keys", "player_name", "visible"]

_JOINERS = "\u200c\u200d"
"""They show nothing themselves, but Persian words and many emoji need them."""


def visible(text: str) -> str:
    """One line without control characters: none that moves a cursor, turns the reading direction, or hides."""
    line = " ".join("".join(letter if letter.isprintable() or letter in _JOINERS else " " for letter in text).split())
    return line if line.strip(_JOINERS + " ") else ""


class BadName(WartableError, ValueError):
    """A name that others could not see, or would take for another."""

    key = "error-name"


def player_name(text: str) -> str:
    """A name as it is shown (PRECIS, RFC 8266): nothing invisible, no letters dressed as another script's."""
    try:
        name: str = _NICKNAME.enforce(text)
    except UnicodeEncodeError:
        raise BadName("a name has letters that can be seen, and no others", reason="invisible") from None
    if any(letter in _BLANK for letter in name):
        raise BadName("a name has letters that can be seen, and no others", reason="invisible")
    if not visible(name) or not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise BadName("a name needs a letter that can be seen", reason="empty")
    if confusables.is_dangerous(name):
        raise BadName("this name mixes letters of several scripts that look alike", reason="mixed")
    return name


def name_keys(name: str) -> frozenset[str]:
    """Names that have one of these in common look the same, or nearly: with other capitals, or letters that look alike.

    A name of one script alone is fine by itself, and can still look like one of another script.
    """
    plain = unicodedata.normalize("NFKC", name)
    folded = plain.casefold()
    return frozenset((folded, _as_it_looks(plain).casefold(), _as_it_looks(folded)))


def _as_it_looks(text: str) -> str:
    """The same for texts whose letters look alike (Unicode's confusables)."""
    looks = _looks()
    return "".join(looks.get(letter, letter) for letter in text)


@cache
def _looks() -> dict[str, str]:
    """By letter: one of those that look like it, the same for all of them; for "m" it is "rn"."""
    above: dict[str, str] = {}

    def top(letters: str) -> str:
        while (higher := above.get(letters, letters)) != letters:
            letters = higher
        return letters

    for letters, others in confusables.confusables_data.items():
        for other in others:
            # What can be typed comes first, and of that the longest: a name can be compared letter by letter.
            high, low = sorted((top(letters), top(other["c"])), key=lambda each: (not each.isascii(), -len(each), each))
            above[low] = high
    return {letters: top(letters) for letters in above if len(letters) == 1}


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that show nothing."""
_NICKNAME = get_profile("NicknameCasePreserved")
