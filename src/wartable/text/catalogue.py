"""The catalogue files, and the simple messages that can be read without the Fluent runtime.

`wartable --help` must be there at once, and importing Fluent takes longer than all the rest: messages whose key
begins with "cmd-" are therefore one line of plain text each.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from wartable.core.library import game_ids, get_game
from wartable.text.languages import REFERENCE

__all__ = ["LAB", "PLATFORM", "command_message", "read_catalogue"]

PLATFORM = "platform"
"""The name of the catalogue that all games share."""
LAB = "lab"
"""The name of the catalogue of the lab, which knows all games and is asked only there."""

_COMMAND_MESSAGE = re.compile(r"^(cmd-[a-z0-9-]+) = (.*)$", re.MULTILINE)


@lru_cache(maxsize=32)
def read_catalogue(language: str, name: str) -> str | None:
    """The text of a catalogue: "platform", "lab", or the id of a game; None if it does not exist."""
    file = resources.files(__package__) / language / f"{name}.ftl"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    return get_game(name).words(language) if name in game_ids() else None


def command_message(language: str, key: str) -> str:
    """A message of the command line's help; the key itself if nobody wrote it."""
    for tongue in (language, REFERENCE):
        found = _command_messages(tongue).get(key)
        if found is not None:
            return found
    return key


@lru_cache(maxsize=4)
def _command_messages(language: str) -> dict[str, str]:
    texts = (read_catalogue(language, name) or "" for name in (PLATFORM, LAB))
    return {key: message for text in texts for key, message in _COMMAND_MESSAGE.findall(text)}
