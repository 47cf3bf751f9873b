"""The errors a person or a program may meet; each says what is wrong in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wartable.core.line import Line

__all__ = [
    "BadOptions",
    "BadReplay",
    "EarlierRules",
    "IllegalAction",
    "NeedsExtra",
    "NoJudge",
    "NoPositions",
    "NotUndoable",
    "TamperedReplay",
    "UnknownBot",
    "UnknownGame",
    "WartableError",
    "WrongPlayerCount",
    "WrongVersion",
]


class WartableError(Exception):
    """Root of all errors meant to be shown.

    `key` and `args_for_words` name a Fluent message, so that every front end can say it in the
    reader's language; `str(error)` is the English sentence.
    """

    key = "error-generic"

    def __init__(self, message: str, **args_for_words: str | int) -> None:
        super().__init__(message)
        self.args_for_words: Mapping[str, str | int] = args_for_words


class UnknownGame(WartableError, LookupError):
    """No game is registered under this id."""

    key = "error-unknown-game"


class UnknownBot(WartableError, LookupError):
    """No bot of this name plays this game."""

    key = "error-unknown-bot"


class WrongPlayerCount(WartableError, ValueError):
    """The game is not made for so many players."""

    key = "error-player-count"


class BadOptions(WartableError, ValueError):
    """An option of the set-up is unknown or has a value that the game does not know."""

    key = "error-options"


class NeedsExtra(WartableError, ImportError):
    """A package is missing that an extra of Wartable brings."""

    key = "error-lab-extra"


class NoJudge(WartableError, NotImplementedError):
    """Nobody can say what a choice is worth in this game, or with these numbers."""

    key = "error-no-judge"


class NotUndoable(WartableError, ValueError):
    """The last event cannot be taken back: dice have rolled, or a secret is out."""

    key = "error-undo"


class BadReplay(WartableError, ValueError):
    """A match file that cannot be read: truncated, malformed, or from a newer version."""

    key = "error-replay"


class WrongVersion(BadReplay):
    """A match file of another version of Wartable or of the game."""

    key = "error-version"


class EarlierRules(WrongVersion):
    """A match that was played under earlier rules of its game: it can be read and its dice checked, no more."""

    key = "error-earlier-rules"

    def __init__(self, game_id: str, version: int, known_version: int) -> None:
        message = (
            f"this match was played under earlier rules of {game_id}: version {version}, today's is {known_version}"
        )
        super().__init__(message, game=game_id, version=version, known_version=known_version)
        self.game_id = game_id
        self.version = version


class TamperedReplay(BadReplay):
    """A match file that reads well but is not what was played; names the first bad event.

    `reason` is a stable code, `what` the English words for it.
    """

    key = "error-tampered"

    def __init__(self, event_index: int, reason: str, what: str) -> None:
        super().__init__(f"event {event_index}: {what}", event=event_index)
        self.event_index = event_index
        self.reason = reason


class NoPositions(WartableError, LookupError):
    """Positions of this game cannot be written as text."""

    key = "error-no-positions"


class IllegalAction(WartableError, ValueError):
    """An action that the rules do not allow now. The match is unchanged."""

    key = "error-illegal"

    def __init__(self, code: str, rule_id: str, line: Line) -> None:
        super().__init__(f"{code} ({rule_id})", code=code, rule=rule_id)
        self.code = code
        self.rule_id = rule_id
        self.line = line
