"""`wartable play GAME`: a match in this terminal, new or resumed, full screen or in plain lines."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.speaking import Number, argument, command, language_of, option
from wartable.cli.variant import settings_of
from wartable.core.errors import WartableError
from wartable.registry import get_game

if TYPE_CHECKING:
    from wartable.terminal.table import LocalSetup, LocalTable
    from wartable.text.words import Words

__all__ = ["NeedsGame", "NewOrResumed", "OwnDiceOrSeed", "is_full_screen_possible", "play"]

_NEWEST = ""


class NeedsGame(WartableError, ValueError):
    """Nobody said what to play."""

    key = "error-needs-game"


class NewOrResumed(WartableError, ValueError):
    """An option for a new match, given for one that goes on."""

    key = "error-new-or-resumed"


class OwnDiceOrSeed(WartableError, ValueError):
    """Dice from a seed and dice from a real table at once."""

    key = "error-own-dice-seed"


@command("play", help="cmd-play")
@argument("game_id", metavar="cmd-metavar-game", required=False)
@option("--seats", help="cmd-play-seats", metavar="cmd-metavar-seats")
@option("--option", "options", help="cmd-play-option", metavar="cmd-metavar-setting", multiple=True)
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--house-rule", "house_rules", help="cmd-house-rule", metavar="cmd-metavar-house-rule", multiple=True)
@option("--seed", help="cmd-play-seed", metavar="cmd-metavar-number", type=Number())
@option("--save", help="cmd-play-save", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--resume", help="cmd-play-resume", metavar="cmd-metavar-maybe-file", is_flag=False, flag_value=_NEWEST)
@option("--no-undo", help="cmd-play-no-undo", is_flag=True)
@option("--own-dice", help="cmd-play-own-dice", is_flag=True)
@option("--plain", help="cmd-play-plain", is_flag=True)
@option("--fast", help="cmd-play-fast", is_flag=True)
@click.pass_context
def play(
    ctx: click.Context,
    *,
    game_id: str | None,
    seats: str | None,
    options: tuple[str, ...],
    variant: Path | None,
    house_rules: tuple[str, ...],
    seed: int | None,
    save: Path | None,
    resume: str | None,
    no_undo: bool,
    own_dice: bool,
    plain: bool,
    fast: bool,
) -> int:
    language = language_of(ctx)
    is_plain = plain or not is_full_screen_possible()
    if resume is not None:
        given = {"--seats": seats, "--option": options, "--variant": variant, "--house-rule": house_rules}
        _refuse_setup({**given, "--seed": seed, "--save": save, "--own-dice": own_dice or None})
        table = _resumed(resume, game_id)
        return _go_on(table, language, is_plain=is_plain or table.has_own_dice, is_fast=fast)
    if own_dice and seed is not None:
        raise OwnDiceOrSeed("--own-dice takes the dice of a real table: no seed leads to them")
    if game_id is None:
        raise NeedsGame("say which game: wartable play GAME")
    chosen = settings_of(game_id, options, variant, house_rules)
    settings = {"seed": seed, "options": chosen, "save": save, "allows_undo": not no_undo, "own_dice": own_dice}
    if is_plain or own_dice:
        return _play_plainly(_setup(game_id, seats, settings), language)
    from wartable.terminal.app import begin, seat_players

    if seats is None:
        return seat_players(get_game(game_id), language, settings, is_fast=fast)
    return begin(_setup(game_id, seats, settings), language, is_fast=fast)


def is_full_screen_possible() -> bool:
    """Whether somebody sits in front of a real terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _setup(game_id: str, seats: str | None, settings: dict[str, Any]) -> LocalSetup:
    from wartable.terminal.players import default_players, parse_players
    from wartable.terminal.table import LocalSetup

    game = get_game(game_id)
    variant = game.variant_of(settings["options"])
    return LocalSetup(game, default_players(game, variant) if seats is None else parse_players(seats), **settings)


def _resumed(resume: str, game_id: str | None) -> LocalTable:
    from wartable.terminal.saves import newest_unfinished
    from wartable.terminal.table import LocalTable

    if game_id is not None:
        get_game(game_id)
    return LocalTable.resume(Path(resume) if resume != _NEWEST else newest_unfinished(game_id))


def _play_plainly(setup: LocalSetup, language: str) -> int:
    from wartable.terminal.plain import introduce

    introduce(setup, _words(setup, language))
    return _go_on(setup.begin(), language, is_plain=True, is_fast=True)


def _go_on(table: LocalTable, language: str, *, is_plain: bool, is_fast: bool) -> int:
    if is_plain:
        from wartable.terminal.boards import board_of
        from wartable.terminal.plain import play_plainly

        play_plainly(table, _words(table, language), board_of(table.game.id))
        return 0
    from wartable.terminal.app import go_on

    return go_on(table, language, is_fast=is_fast)


def _words(table: LocalSetup | LocalTable, language: str) -> Words:
    from wartable.terminal.players import names_of
    from wartable.text.words import Words

    words = Words(language, table.game.id)
    return words.named(names_of(table.players, words))


def _refuse_setup(settings: dict[str, Any]) -> None:
    for name, value in settings.items():
        if value not in (None, ()):
            raise NewOrResumed(f"{name} is for a new match, not for --resume", option=name)
