"""A position in front of somebody at a terminal: its board, its choices, and what each was worth."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_table
from wartable.core.puzzle import PuzzleSet, with_worths

if TYPE_CHECKING:
    from wartable.core.judge import Judgment
    from wartable.text.words import Words

__all__ = ["PuzzleQuestion"]


class PuzzleQuestion:
    """One puzzle in front of somebody."""

    def __init__(self, every: PuzzleSet, game: Any, number: int, words: Words) -> None:
        made = every.puzzle(number)
        self._made, self._number, self._theme = made, number, made.theme
        self._rules = game.rules(made.players)
        self._presenter = game.presenter(self._rules)
        self._seat = self._rules.to_act(made.position)
        self._observation = self._rules.observe(made.position, self._seat)
        self._actions = self._rules.legal_actions(made.position)
        self._judge, self._game = game.judge(made.players), game
        numbered = [words.say("puzzle-rival-number", number=seat + 1) for seat in range(made.players)]
        names = [words.say("puzzle-rival")] * 2 if made.players == 2 else numbered
        names[self._seat] = words.say("puzzle-you")
        self._words = words.named(names)

    @property
    def words(self) -> Words:
        """Words that know who "you" are here."""
        return self._words

    def show(self) -> None:
        """The number and the theme, the board and the choices."""
        words = self._words
        click.echo(words.say("puzzle-title", number=self._number, theme=words.say(f"puzzle-theme-{self._theme}")))
        self.show_board()

    def show_board(self) -> None:
        """The board and the choices."""
        from wartable.terminal.boards import board_of

        words, board = self._words, board_of(self._game.id)
        click.echo(board.plain(self._presenter, self._observation, words))
        for threat in board.threats(self._presenter, self._observation, words):
            click.echo(threat)
        click.echo()
        for number, action in enumerate(self._actions, start=1):
            click.echo(f"{number:>3}. {words.line(self._presenter.label(self._observation, action))}")

    def answer(self) -> Any:
        """The choice somebody types by its number; None at the end of the input or at "q"."""
        while True:
            click.echo(self._words.say("puzzle-ask") + " ", nl=False)
            typed = sys.stdin.readline()
            if not typed or typed.strip().lower() == "q":
                click.echo()
                return None
            if typed.strip().isdecimal() and 1 <= int(typed) <= len(self._actions):
                return self._actions[int(typed) - 1]

    def worth_of(self, choice: Any) -> tuple[float, float]:
        """What a choice is worth, and by how much the best one is better."""
        judgments = self._judgments
        worth: float = next(judgment.values[self._seat] for judgment in judgments if judgment.action == choice)
        return worth, judgments[0].values[self._seat] - worth

    def tell(self, choice: Any) -> bool:
        """Whether it was the best choice, and what every choice is worth."""
        from wartable.analysis.coach import advice_in_words

        words, judgments = self._words, self._judgments
        is_best: bool = judgments[0].action == choice
        _, lost = self.worth_of(choice)
        click.echo(words.say("puzzle-right") if is_best else words.say("puzzle-wrong", lost=words.percent(lost)))
        advice = advice_in_words(judgments, self._seat, self._presenter, self._observation, words)
        head = (words.say("coach-wins"), words.say("coach-choice"), words.say("coach-why"))
        echo_table(head, [(said.worth, said.choice, said.why) for said in advice], right=frozenset({0}))
        return is_best

    def plain(self) -> dict[str, Any]:
        """The puzzle for programs, answer included."""
        choices = [
            {"action": self._game.format_action(judgment.action), "win": judgment.values[self._seat]}
            for judgment in self._judgments
        ]
        return {"game": self._game.id, "number": self._number, "theme": self._theme, "seat": self._seat + 1,
                "position": self._observation, "text": self._text(), "choices": choices}  # fmt: skip

    def _text(self) -> str:
        text: str = self._game.write_position(self._rules, self._made.position)
        return text

    @cached_property
    def _judgments(self) -> tuple[Judgment, ...]:
        import random

        from wartable.core.judge import ranked

        found = self._judge.judge(self._rules, self._observation, self._actions, random.Random(0))
        return ranked(with_worths(self._made, found, self._seat), self._seat)
