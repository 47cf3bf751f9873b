"""`wartable puzzle GAME`: positions with one clearly best choice, and what every choice was worth."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Number, argument, command, json_option, language_of, option
from wartable.core.errors import WartableError
from wartable.core.puzzle import PuzzleSet, puzzles_of, with_worths
from wartable.registry import get_game

if TYPE_CHECKING:
    from wartable.core.game import AnyGame
    from wartable.core.judge import Judgment
    from wartable.text.words import Words

__all__ = ["NoMistakes", "puzzle"]


class NoMistakes(WartableError, LookupError):
    """A match in which nobody made a mistake that makes a puzzle."""

    key = "error-no-mistakes"


@command("puzzle", help="cmd-puzzle")
@argument("game_id", metavar="cmd-metavar-game", required=False, default="age-of-war")
@option("--number", help="cmd-puzzle-number", metavar="cmd-metavar-number", type=Number(low=1))
@option("--theme", help="cmd-puzzle-theme", metavar="cmd-metavar-theme")
@option("--from", "file", help="cmd-puzzle-from", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def puzzle(
    ctx: click.Context, *, game_id: str, number: int | None, theme: str | None, file: Path | None, as_json: bool
) -> None:
    from wartable.text.words import Words

    game, every = _of_file(file, language_of(ctx)) if file is not None else _shipped(game_id)
    numbers = _numbers(every, number, theme, is_ranked=file is not None)
    words = Words(language_of(ctx), game.id)
    if as_json:
        echo_json(_Asked(every, game, numbers[0], words).plain())
        return
    _ask_on(every, game, numbers, words)


def _shipped(game_id: str) -> tuple[AnyGame, PuzzleSet]:
    game = get_game(game_id)
    return game, puzzles_of(game)


def _of_file(file: Path, language: str) -> tuple[AnyGame, PuzzleSet]:
    """The puzzles that people's mistakes in a match make, the dearest first; of a match between bots, everybody's."""
    from wartable.analysis.puzzles import mistake_puzzles
    from wartable.cli.review import judged
    from wartable.terminal.saves import read_match
    from wartable.text.words import Words

    match, players = read_match(file)
    people = frozenset(seat for seat, player in enumerate(players) if player.bot is None)
    found = judged(match, Words(language, match.game.id))
    made = mistake_puzzles(match, found.decisions, people or frozenset(range(match.players)))
    if not made:
        raise NoMistakes(f"no mistake in {file} makes a puzzle")
    return match.game, PuzzleSet(tuple(dict.fromkeys(each.theme for each in made)), tuple(made))


def _numbers(every: PuzzleSet, number: int | None, theme: str | None, *, is_ranked: bool) -> list[int]:
    """Which puzzles are asked, one after the other: those from today's on, unless somebody names one.

    Mistakes of a match are ranked: the dearest comes first.
    """
    chosen = every.numbers(theme)
    if number is not None and number not in chosen:
        raise every.missing(str(number))
    if number is None and is_ranked:
        return list(chosen)
    first = chosen.index(every.of_day(datetime.now(tz=UTC).date(), theme) if number is None else number)
    return [*chosen[first:], *chosen[:first]]


def _ask_on(every: PuzzleSet, game: Any, numbers: list[int], words: Words) -> None:
    """One puzzle after the other until the input ends or somebody has enough."""
    solved = 0
    for asked, number in enumerate(numbers, start=1):
        question = _Asked(every, game, number, words)
        question.show()
        choice = question.answer()
        if choice is None:
            break
        solved += question.tell(choice)
        click.echo(words.say("puzzle-score", solved=solved, asked=asked))
        click.echo()


class _Asked:
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

    def show(self) -> None:
        from wartable.terminal.boards import board_of

        words = self._words
        click.echo(words.say("puzzle-title", number=self._number, theme=words.say(f"puzzle-theme-{self._theme}")))
        click.echo(board_of(self._game.id).plain(self._presenter, self._observation, words))
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

    def tell(self, choice: Any) -> bool:
        """Whether it was the best choice, and what every choice is worth."""
        from wartable.analysis.coach import advice_in_words

        words, judgments = self._words, self._judgments()
        is_best: bool = judgments[0].action == choice
        lost = judgments[0].values[self._seat] - next(
            judgment.values[self._seat] for judgment in judgments if judgment.action == choice
        )
        click.echo(words.say("puzzle-right") if is_best else words.say("puzzle-wrong", lost=words.percent(lost)))
        advice = advice_in_words(judgments, self._seat, self._presenter, self._observation, words)
        head = (words.say("coach-wins"), words.say("coach-choice"), words.say("coach-why"))
        echo_table(head, [(said.worth, said.choice, said.why) for said in advice], right=frozenset({0}))
        return is_best

    def plain(self) -> dict[str, Any]:
        """The puzzle for programs, answer included."""
        choices = [
            {"action": self._game.format_action(judgment.action), "win": judgment.values[self._seat]}
            for judgment in self._judgments()
        ]
        return {"game": self._game.id, "number": self._number, "theme": self._theme, "seat": self._seat + 1,
                "position": self._observation, "text": self._text(), "choices": choices}  # fmt: skip

    def _text(self) -> str:
        text: str = self._game.write_position(self._rules, self._made.position)
        return text

    def _judgments(self) -> tuple[Judgment, ...]:
        import random

        from wartable.core.judge import ranked

        found = self._judge.judge(self._rules, self._observation, self._actions, random.Random(0))
        return ranked(with_worths(self._made, found, self._seat), self._seat)
