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
    from wartable.games.age_of_war.odds import table

    box = components_of(read_variant(variant) if variant is not None else "")
    found = table(box, dice=dice)
    rows = [
        (castle, float(centre), None if stolen is None else float(stolen))
        for castle, (_, centre, stolen) in zip(box.castles, found, strict=True)
    ]
    if as_json:
        echo_json(
            {"castles": [{"id": castle.id, "centre": centre, "stolen": stolen} for castle, centre, stolen in rows]}
        )
        return
    _echo_table(rows, language_of(ctx))


def _echo_table(rows: list[tuple[Castle, float, float | None]], language: str) -> None:
    from wartable.text.words import Words

    words = Words(language, "age-of-war")
    head = [words.say(key) for key in ("noun-castle", "noun-clan", "noun-points", "odds-centre", "odds-stolen")]
    cells = [
        (
            words.say(f"castle-{castle.id}"),
            words.say(f"clan-{castle.clan}"),
            str(castle.points),
            words.percent(centre),
            "—" if stolen is None else words.percent(stolen),
        )
        for castle, centre, stolen in rows
    ]
    echo_table(head, cells, right=frozenset({2, 3, 4}))
    for castle, _, stolen in rows:
        if stolen is None:
            click.echo(words.say("odds-never-stolen", castle=words.say(f"castle-{castle.id}")))
