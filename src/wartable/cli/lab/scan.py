"""`wartable lab scan GAME`: which number of a game matters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.lab.options import Playing, bots_at, names_in, playing_options, series_options
from wartable.cli.output import echo_json
from wartable.cli.speaking import Number, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import settings_of

if TYPE_CHECKING:
    from wartable.lab.scan import Moved
    from wartable.lab.variations import Unplayable

__all__ = ["command"]


@make_command("scan", help="cmd-lab-scan")
@playing_options
@option("--measure", "measures", help="cmd-lab-measure", metavar="cmd-metavar-measures")
@option("--number", "numbers", help="cmd-lab-number", metavar="cmd-metavar-name", multiple=True)
@option("--step", help="cmd-lab-step", metavar="cmd-metavar-number", type=Number(low=1))
@series_options(fewest=3, games=5000)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    measures: str | None,
    numbers: tuple[str, ...],
    step: int | None,
    bots: str | None,
    games: int,
) -> int:
    from wartable.cli.lab.display import progress_bar, show_report, write_report
    from wartable.lab.scan import scan
    from wartable.lab.scan_report import scan_report
    from wartable.lab.variations import variations_of
    from wartable.registry import get_game
    from wartable.text.words import Words

    game = get_game(playing.game_id)
    words = Words(language_of(ctx), game.id)
    settings = settings_of(playing.game_id, playing.options, None)
    variations, unplayable = variations_of(game, numbers, step)
    texts = [variation.toml for variation in variations]
    seated = bots_at(playing.game_id, bots, playing.players, *texts)
    experiment = playing.experiment(seated, settings, has_duplicate_dice=True)
    folder = playing.folder(experiment, asked=(numbers, step, measures))
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar(words) as bar:
        pool = playing.pool()
        asked, tell = names_in(measures) or None, bar(words.say("game-title"))
        moved = scan(experiment, games, variations, pool, only=asked, progress=tell)
    report = scan_report(experiment, games, moved, unplayable, words)
    place = write_report(report, folder)
    if playing.as_json:
        echo_json(_plain(folder, games, moved, unplayable))
    else:
        show_report(report)
        click.echo(words.say("lab-written-report", report=str(place)))
    return 0


def _plain(folder: Path, games: int, moved: Sequence[Moved], unplayable: Sequence[Unplayable]) -> dict[str, Any]:
    return {
        "folder": str(folder),
        "games": games,
        "steps": [
            {
                "number": each.variation.name,
                "old": each.variation.old,
                "new": each.variation.new,
                "effect": each.effect,
                "changes": {
                    change.id: {"difference": change.difference, "p": change.p, "finding": change.finding}
                    for change in each.changes
                },
            }
            for each in moved
        ],
        "unplayable": [{**each._asdict(), "problem": str(each.problem)} for each in unplayable],
    }
