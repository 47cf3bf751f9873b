"""`wartable odds age-of-war`: the chance of every castle, from the centre and stolen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Number, json_option, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import read_variant

if TYPE_CHECKING:
    from wartable.games.age_of_war.components import Castle

__all__ = ["command"]


@make_command("age-of-war", help="cmd-odds-age-of-war")
@option("--dice", help="cmd-odds-dice", metavar="cmd-metavar-number", type=Number(0, 10))
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(ctx: click.Context, *, dice: int | None, variant: Path | None, as_json: bool) -> None:
    from wartable.games.age_of_war.components import components_of
    from wartable.games.age_of_war.odds import of_lines

    box = components_of(read_variant(variant) if variant is not None else "")
    count = box.dice if dice is None else dice
    rows = [
        (
            castle,
            float(of_lines(castle.lines_to_fill(stolen=False), count)),
            float(of_lines(castle.lines_to_fill(stolen=True), count)),
        )
        for castle in box.castles
    ]
    if as_json:
        found = [{"id": castle.id, "centre": centre, "stolen": stolen} for castle, centre, stolen in rows]
        echo_json({"castles": found})
        return
    _echo_table(rows, language_of(ctx))


def _echo_table(rows: list[tuple[Castle, float, float]], language: str) -> None:
    from wartable.text.words import Words

    words = Words(language, "age-of-war")
    head = [words.say(key) for key in ("noun-castle", "noun-clan", "noun-points", "odds-centre", "odds-stolen")]
    cells = [
        (
            words.say(f"castle-{castle.id}"),
            words.say(f"clan-{castle.clan}"),
            str(castle.points),
            words.percent(centre),
            words.percent(stolen),
        )
        for castle, centre, stolen in rows
    ]
    echo_table(head, cells, right=frozenset({2, 3, 4}))
