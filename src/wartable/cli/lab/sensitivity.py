"""`wartable lab sensitivity GAME`: which numbers matter when all move at once."""

from __future__ import annotations

import click

from wartable.cli.lab.options import Playing, bots_at, names_in, playing_options, series_options
from wartable.cli.output import echo_json
from wartable.cli.speaking import Number, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import settings_of

__all__ = ["command"]


@make_command("sensitivity", help="cmd-lab-sensitivity")
@playing_options
@option("--measure", "measures", help="cmd-lab-sensitivity-measure", metavar="cmd-metavar-measures", default="length")
@option("--number", "numbers", help="cmd-lab-tune-number", metavar="cmd-metavar-band", multiple=True, required=True)
@option("--paths", help="cmd-lab-paths", metavar="cmd-metavar-number", type=Number(low=2), default=20)
@option("--base", help="cmd-lab-base", metavar="cmd-metavar-number", type=Number(low=16), default=32)
@series_options(fewest=3, games=1000)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    measures: str,
    numbers: tuple[str, ...],
    paths: int,
    base: int,
    bots: str | None,
    games: int,
) -> int:
    from wartable.cli.lab.display import progress_bar, show_report, write_report
    from wartable.lab.experiment import BadExperiment
    from wartable.lab.sensitivity import SensitivityPlan, sensitivity
    from wartable.lab.sensitivity_report import sensitivity_report
    from wartable.lab.tune import ranges_of
    from wartable.lab.variations import number_of, with_numbers
    from wartable.registry import get_game
    from wartable.text.words import Words

    if base & (base - 1):
        raise BadExperiment(f"{base} is no power of two", reason="base", base=base)
    game = get_game(playing.game_id)
    words = Words(language_of(ctx), game.id)
    settings = settings_of(playing.game_id, playing.options, None)
    plan = SensitivityPlan(ranges_of(game, numbers), names_in(measures), games, paths, base)
    ends = {
        each.name: round(each.low) if isinstance(number_of(game, each.name), int) else each.low for each in plan.ranges
    }
    # Bots that know the standard numbers alone cannot play the others.
    seated = bots_at(playing.game_id, bots, playing.players, game.variant_of(settings), with_numbers(game, ends))
    experiment = playing.experiment(seated, settings, has_duplicate_dice=True)
    folder = playing.folder(experiment, asked=(plan.ranges, plan.measures))
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar(words) as bar:
        found = sensitivity(experiment, plan, playing.pool(), bar(words.say("game-title")))
    report = sensitivity_report(experiment, plan, found, words)
    place = write_report(report, folder)
    if playing.as_json:
        echo_json({"folder": str(folder), "games": games, "measures": {each.measure: each for each in found}})
    else:
        show_report(report)
        click.echo(words.say("lab-written-report", report=str(place)))
    return 0
