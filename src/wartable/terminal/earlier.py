"""The log of a match that was played under earlier rules, in the game's notation."""

from __future__ import annotations

from typing import Any

import msgspec

from wartable.core.earlier import EarlierMatch
from wartable.registry import get_game
from wartable.terminal.players import names_of
from wartable.terminal.saves import players_of
from wartable.text.words import Words

__all__ = ["log_of", "players_of_earlier"]


def players_of_earlier(match: EarlierMatch, words: Words) -> tuple[str, ...]:
    """What the players were called."""
    return names_of(players_of(match.header), words)


def log_of(match: EarlierMatch, words: Words) -> list[str]:
    """A line for every event, and who won in the end."""
    game = get_game(match.header.game)
    lines = [
        words.say("ui-earlier-chance", outcome=_plain(entry.event))
        if entry.seat is None
        else words.say("ui-earlier-choice", player=words.name(entry.seat), action=game.format_action(entry.event))
        for entry in match.entries
    ]
    if match.header.result is not None:
        winners = match.header.result.winners
        lines.append(words.say("ui-earlier-won", players=words.joined(words.name(seat) for seat in winners)))
    return lines


def _plain(outcome: Any) -> str:
    """What came up: its kind and its numbers, as the file has them."""
    fields = msgspec.to_builtins(outcome)
    lists = [value if isinstance(value, list) else [value] for value in fields.values()]
    return " ".join(str(part) for values in lists for part in values)
