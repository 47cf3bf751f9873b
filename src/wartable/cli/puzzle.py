"""`wartable puzzle GAME`: positions with one clearly best choice, and what every choice was worth."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json
from wartable.cli.question import PuzzleQuestion
from wartable.cli.speaking import Number, argument, command, json_option, language_of, option
from wartable.core.errors import WartableError
from wartable.core.puzzle import PuzzleSet, puzzles_of
from wartable.registry import get_game

if TYPE_CHECKING:
    from wartable.core.game import AnyGame
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
        echo_json(PuzzleQuestion(every, game, numbers[0], words).plain())
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
        question = PuzzleQuestion(every, game, number, words)
        question.show()
        choice = question.answer()
        if choice is None:
            break
        solved += question.tell(choice)
        click.echo(words.say("puzzle-score", solved=solved, asked=asked))
        click.echo()
