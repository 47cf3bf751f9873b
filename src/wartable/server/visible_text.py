"""What people type, as others may be shown it: one line of characters that can be seen."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs import confusables
from precis_i18n import get_profile

from wartable.core.errors import WartableError

__all__ = ["BadName", "name_key", "player_name", "visible"]

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


def name_key(name: str) -> str:
    """The same for names that people would take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that show nothing."""
_NICKNAME = get_profile("NicknameCasePreserved")
