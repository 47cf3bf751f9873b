"""Which languages there are, and which one a reader gets."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from wartable.core.errors import WartableError

__all__ = ["LANGUAGES", "REFERENCE", "UnknownLanguage", "find_language", "language_for"]

LANGUAGES = ("en", "es", "zh-Hant")
REFERENCE = "en"
"""The language in which messages are first written, and which stands in for what another lacks."""

_ENVIRONMENT = ("WARTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(WartableError, LookupError):
    """Wartable does not speak this language."""

    key = "error-unknown-language"


def language_for(asked: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language somebody asked for by name, or else the one of the environment, or else English."""
    if asked:
        found = find_language(asked)
        if found is None:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(
                f"there is no language {asked!r}; the languages are: {known}", language=asked, known=known
            )
        return found
    settings = os.environ if environ is None else environ
    # As in POSIX, the first variable that is set decides, even if it names a language we do not have.
    setting = next((settings[name] for name in _ENVIRONMENT if settings.get(name)), "")
    return find_language(setting) or REFERENCE


def find_language(tag: str) -> str | None:
    """The language for a tag such as "es_MX.UTF-8", "zh-TW" or "en"; None if there is none."""
    primary = re.split(r"[-_.@]", tag.lower(), maxsplit=1)[0]
    # One Chinese: readers of simplified characters are better served by traditional ones than by English.
    return next((language for language in LANGUAGES if language.split("-")[0] == primary), None)
