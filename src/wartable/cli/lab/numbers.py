"""`wartable lab numbers GAME`: every number that a variant may change, and whether a variant can be played."""

from __future__ import annotations

from pathlib import Path

import click

from wartable.cli.output import echo_json
from wartable.cli.speaking import argument, json_option, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import read_variant

__all__ = ["command"]


@make_command("numbers", help="cmd-lab-numbers")
@argument("game_id", metavar="cmd-metavar-game")
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(ctx: click.Context, *, game_id: str, variant: Path | None, as_json: bool) -> None:
    from wartable.core.variant import numbers_of
    from wartable.lab.printing import columns
    from wartable.lab.report import ReportTable
    from wartable.lab.report_header import plain
    from wartable.registry import get_game
    from wartable.text.words import Words

    game = get_game(game_id)
    text = "" if variant is None else read_variant(variant)
    game.rules(game.player_counts[0], {"variant": text})
    standard, changed = dict(numbers_of(game.data_tables())), dict(numbers_of(game.data_tables(text)))
    if as_json:
        echo_json({"game": game_id, "numbers": changed, "standard": standard})
        return
    words = Words(language_of(ctx), game_id)
    keys = ("number", "standard") if variant is None else ("number", "standard", "variant")
    rows = tuple(
        (key, plain(value), *(() if variant is None else ("" if changed[key] == value else plain(changed[key]),)))
        for key, value in standard.items()
    )
    click.echo("\n".join(columns(ReportTable(tuple(words.say(f"lab-head-{key}") for key in keys), rows))))
    if variant is not None:
        click.echo(f"\n{words.say('lab-numbers-ok')}")
