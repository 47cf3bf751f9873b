"""`wartable learn GAME --lesson 2`: positions that teach something, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from wartable.cli.question import PuzzleQuestion
from wartable.cli.speaking import Number, argument, command, language_of, option
from wartable.core.lesson import FIRST, Lesson, LessonStep, lesson_of
from wartable.core.puzzle import puzzles_of
from wartable.registry import get_game

if TYPE_CHECKING:
    from wartable.core.game import AnyGame
    from wartable.text.words import Words

__all__ = ["learn"]

_NEAR = 1e-6
"""Choices closer than this are worth the same: the solved game is rounded."""


@command("learn", help="cmd-learn")
@argument("game_id", metavar="cmd-metavar-game", required=False, default="age-of-war")
@option("--lesson", help="cmd-learn-lesson", metavar="cmd-metavar-number", type=Number(low=1), default=FIRST)
@click.pass_context
def learn(ctx: click.Context, *, game_id: str, lesson: int) -> None:
    from wartable.text.words import Words

    game = get_game(game_id)
    found = lesson_of(game, lesson)
    words = Words(language_of(ctx), game.id)
    for step in found.steps:
        _say_head(found, lesson, step, words)
        if not _is_learned(game, step, words):
            return
    click.echo(words.line(found.remember))
    command_line = f"wartable play {game.id} --seats human,bot:easy"
    click.echo(words.say("learn-play", command=command_line))


def _say_head(lesson: Lesson, number: int, step: LessonStep, words: Words) -> None:
    place = lesson.steps.index(step) + 1
    title = words.line(lesson.title)
    click.echo(words.say("learn-head", number=number, title=title, step=place, steps=len(lesson.steps)))


def _is_learned(game: AnyGame, step: LessonStep, words: Words) -> bool:
    """Ask until the best choice is found; False at the end of the input."""
    question = PuzzleQuestion(puzzles_of(game), game, step.puzzle, words)
    said = question.words
    question.show_board()
    click.echo()
    click.echo(said.line(step.ask))
    while True:
        choice = question.answer()
        if choice is None:
            return False
        worth, lost = question.worth_of(choice)
        if lost < _NEAR:
            break
        click.echo(said.say("learn-wrong", lost=said.percent(lost)))
    click.echo(said.say("learn-right", worth=said.percent(worth)))
    click.echo(said.line(step.why))
    click.echo()
    return True
