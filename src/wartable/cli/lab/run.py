"""`wartable lab run GAME`: many games, their Parquet file, and a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.lab.options import (
    Playing,
    bots_at,
    check_judged,
    decision_options,
    limit_options,
    playing_options,
    series_options,
    variant_options,
    without_option,
)
from wartable.cli.output import echo_json
from wartable.cli.speaking import command as make_command
from wartable.cli.speaking import language_of
from wartable.cli.variant import settings_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wartable.lab.limits import LimitCheck
    from wartable.lab.measures import Measure

__all__ = ["command"]


@make_command("run", help="cmd-lab-run")
@playing_options
@limit_options
@without_option
@series_options(fewest=1, games=1000)
@decision_options
@variant_options
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    bots: str | None,
    games: int,
    decisions: int,
    judged: bool,
    variant: Path | None,
    house_rules: tuple[str, ...],
    without: tuple[str, ...],
    max_seat_bias: float | None,
    max_first_bias: float | None,
    max_unfinished: float | None,
) -> int:
    from wartable.cli.lab.display import (
        kept_on_interruption,
        looked_at_decisions,
        progress_bar,
        show_limits,
        show_report,
        write_report,
    )
    from wartable.lab.decision_measures import decision_measures
    from wartable.lab.figures import Figures
    from wartable.lab.limits import Limits, check_limits, exit_code
    from wartable.lab.measures import measures_of, victories_of
    from wartable.lab.run_report import run_report
    from wartable.lab.runner import run_schedule
    from wartable.registry import get_game
    from wartable.text.words import Words

    check_judged(decisions, judged=judged)
    settings = settings_of(playing.game_id, playing.options, variant, house_rules)
    seated = bots_at(
        playing.game_id, bots, playing.players, get_game(playing.game_id).variant_of(settings), without=without
    )
    experiment = playing.experiment(seated, settings)
    words = Words(language_of(ctx), experiment.check().id)
    folder = playing.folder(experiment)
    with kept_on_interruption(words, folder), progress_bar(words) as bar:
        records = run_schedule(experiment, games, folder, playing.pool(), bar(words.say("game-title")))
    side = (words.say("game-title"), experiment, folder)
    (looked_at,) = looked_at_decisions(words, [side], min(decisions, games), judged=judged)
    report = run_report(experiment, records, words, looked_at)
    place = write_report(report, folder)
    measures = measures_of(records, victories_of(get_game(playing.game_id)))
    limits = Limits(max_seat_bias, max_first_bias, max_unfinished)
    checks = check_limits(limits, measures, len(experiment.bots))
    if playing.as_json:
        echo_json(_plain(folder, len(records), (*measures, *decision_measures(looked_at)), checks))
    else:
        show_report(report)
        show_limits(Figures(words, experiment.check()), checks)
        click.echo(words.say("lab-written", report=str(place), games=str(folder / "games.parquet")))
    return exit_code(checks)


def _plain(folder: Path, games: int, measures: Sequence[Measure], checks: Sequence[LimitCheck]) -> dict[str, Any]:
    from wartable.cli.lab.display import figure
    from wartable.lab.estimates import estimate

    return {
        "folder": str(folder),
        "games": games,
        "measures": {measure.id: figure(estimate(measure.samples)) for measure in measures},
        "limits": list(checks),
    }
