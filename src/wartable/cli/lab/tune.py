"""`wartable lab tune GAME`: the numbers that make a game as you want it."""

from __future__ import annotations

from typing import Any

import click

from wartable.cli.lab.options import Playing, bots_at, playing_options, series_options
from wartable.cli.output import echo_json
from wartable.cli.speaking import Number, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import settings_of

__all__ = ["command"]


@make_command("tune", help="cmd-lab-tune")
@playing_options
@option("--goal", "goals", help="cmd-lab-goal", metavar="cmd-metavar-band", multiple=True, required=True)
@option("--number", "numbers", help="cmd-lab-tune-number", metavar="cmd-metavar-band", multiple=True, required=True)
@option("--trials", help="cmd-lab-trials", metavar="cmd-metavar-number", type=Number(low=1), default=60)
@series_options(fewest=50, games=4000)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    goals: tuple[str, ...],
    numbers: tuple[str, ...],
    trials: int,
    bots: str | None,
    games: int,
) -> int:
    from wartable.cli.lab.display import kept_on_interruption, progress_bar, show_report, write_report
    from wartable.lab.goals import goals_of
    from wartable.lab.limits import Verdict
    from wartable.lab.tune import Wish, ranges_of, tune
    from wartable.lab.tune_report import tune_report
    from wartable.registry import get_game
    from wartable.text.words import Words

    game = get_game(playing.game_id)
    words = Words(language_of(ctx), game.id)
    settings = settings_of(playing.game_id, playing.options, None)
    wish = Wish(goals_of(goals), ranges_of(game, numbers), games)
    # Bots that know the standard numbers alone cannot play the others.
    seated = bots_at(playing.game_id, bots, playing.players, game.variant_of(settings), _other_numbers(game, wish))
    experiment = playing.experiment(seated, settings)
    folder = playing.folder(experiment, asked=(wish.goals, wish.ranges))
    folder.mkdir(parents=True, exist_ok=True)
    with kept_on_interruption(words, folder), progress_bar(words) as bar:
        tell = bar(words.say("game-title"))
        tuned = tune(experiment, wish, playing.pool(), trials=trials, folder=folder, progress=tell)
    report = tune_report(experiment, wish, tuned, words)
    place, best = write_report(report, folder), folder / "best.toml"
    best.write_text(tuned.finalists[0].toml, encoding="utf-8")
    if playing.as_json:
        echo_json({"folder": str(folder), "settings": [each._asdict() for each in tuned.finalists]})
    else:
        show_report(report)
        click.echo(words.say("lab-written-tune", report=str(place), variant=str(best)))
    return {Verdict.KEPT: 0, Verdict.BROKEN: 1, Verdict.OPEN: 3}[tuned.finalists[0].verdict]


def _other_numbers(game: Any, wish: Any) -> str:
    """A variant that can be played, for choosing bots; the standard game where no number can be moved alone."""
    from wartable.core.errors import WartableError
    from wartable.lab.variations import with_number

    for each in wish.ranges:
        for new in (each.low, each.high):
            toml = with_number(game, each.name, round(new))
            try:
                game.rules(game.player_counts[0], {"variant": toml})
            except WartableError:
                continue
            return toml
    return ""
