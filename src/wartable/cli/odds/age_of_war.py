"""`wartable odds age-of-war`: the chance of every castle, from the centre and stolen."""

from __future__ import annotations

from pathlib import Path

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Number, json_option, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import read_variant

__all__ = ["command"]


@make_command("age-of-war", help="cmd-odds-age-of-war")
@option("--dice", help="cmd-odds-dice", metavar="cmd-metavar-number", type=Number(0, 10))
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(ctx: click.Context, *, dice: int | None, variant: Path | None, as_json: bool) -> None:
    from wartable.games.age_of_war.components import components_of
    from wartable.games.age_of_war.odds import of_lines
    from wartable.text.words import Words

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
    words = Words(language_of(ctx), "age-of-war")
    echo_table(
        [words.say(key) for key in ("noun-castle", "noun-clan", "noun-points", "odds-centre", "odds-stolen")],
        [
            (
                words.say(f"castle-{castle.id}"),
                words.say(f"clan-{castle.clan}"),
                str(castle.points),
                words.percent(centre),
                words.percent(stolen),
            )
            for castle, centre, stolen in rows
        ],
        right=frozenset({2, 3, 4}),
    )
