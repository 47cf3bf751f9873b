"""An online table in the words of one language: what a terminal and an assistant show of it."""

from __future__ import annotations

from typing import Any

import msgspec

from wartable.client.remote_table import RemoteTable
from wartable.registry import get_game
from wartable.server.problems import ProblemDocument
from wartable.server.table.messages import Ask
from wartable.server.visible_text import visible
from wartable.terminal.boards import board_of
from wartable.text.words import Words

__all__ = ["RemoteView", "refusal_in_words"]


class RemoteView:
    """What the own seats see, drawn by the game's presenter."""

    def __init__(self, table: RemoteTable, language: str) -> None:
        self.table = table
        self.game = get_game(table.table.game)
        self.presenter = self.game.presenter(self.game.rules(len(table.table.seats), table.table.plan.options))
        self._board = board_of(self.game.id)
        self._language = language

    @property
    def words(self) -> Words:
        """With the names of those who sit there now."""
        words = Words(self._language, self.game.id)
        names = [
            words.say(f"bot-{place.bot}") if place.player is None and place.bot is not None else visible(place.name)
            for place in self.table.table.seats
        ]
        return words.named([name or words.say("ui-player-number", number=at + 1) for at, name in enumerate(names)])

    def question(self, seat: int | None) -> Ask | None:
        """What a seat is to decide now."""
        view = self.table.views.get(seat)
        return view.ask if view is not None else None

    def asked_seat(self) -> int | None:
        """The own seat that is to decide."""
        return next((seat for seat in self.table.you.seats if self.question(seat) is not None), None)

    def seat_to_undo(self) -> int:
        """Of several own seats, the one that can take something back."""
        mine = self.table.you.seats
        return next((seat for seat in mine if self.table.views[seat].can_undo), mine[0])

    def observation(self, seat: int | None) -> Any:
        """What a seat knows; None before the start."""
        seen = self.table.views[seat].observation
        return None if seen is None else msgspec.convert(seen, self.game.observation_type)

    def actions(self, ask: Ask) -> tuple[Any, ...]:
        """The actions of a question, in its order."""
        return tuple(msgspec.convert(choice.action, self.game.action_type) for choice in ask.choices)

    def board(self, seat: int | None) -> str:
        """The position, line by line, with what threatens where the coach is allowed; empty before the start."""
        observation, words = self.observation(seat), self.words
        if observation is None:
            return ""
        threats = self._board.threats(self.presenter, observation, words) if self.table.table.plan.coach else ()
        return "\n".join((self._board.plain(self.presenter, observation, words), *threats))

    def prompt(self, seat: int | None) -> str:
        """What is to be decided, and by whom; empty before the start."""
        observation = self.observation(seat)
        return "" if observation is None else self._board.prompt(self.presenter, observation, self.words)

    def labels(self, seat: int, ask: Ask) -> tuple[str, ...]:
        """The choices of a question, in words."""
        observation, words = self.observation(seat), self.words
        return tuple(self._board.choice(self.presenter, observation, each, words)[1] for each in self.actions(ask))


def refusal_in_words(problem: ProblemDocument, words: Words) -> str:
    """Why the server refused something, in the reader's language."""
    if problem.line is not None:
        return words.line(problem.line)
    return words.say(problem.key, **problem.args) if words.has(problem.key) else problem.detail
