"""`wartable lab people GAME FOLDER`: the games that people played, measured like those of bots."""

from __future__ import annotations

from pathlib import Path

import click

from wartable.cli.output import echo_json
from wartable.cli.speaking import Number, argument, json_option, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import settings_of

__all__ = ["command"]


@make_command("people", help="cmd-lab-people")
@argument("game_id", metavar="cmd-metavar-game")
@argument("files", metavar="cmd-metavar-folder", type=click.Path(path_type=Path))
@option("--beside", help="cmd-lab-beside", metavar="cmd-metavar-folder", type=click.Path(path_type=Path))
@option("--players", help="cmd-lab-people-players", metavar="cmd-metavar-number", type=Number(low=1))
@option("--option", "options", help="cmd-play-option", metavar="cmd-metavar-setting", multiple=True)
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--out", help="cmd-lab-out", metavar="cmd-metavar-folder", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    *,
    game_id: str,
    files: Path,
    beside: Path | None,
    players: int | None,
    options: tuple[str, ...],
    variant: Path | None,
    out: Path | None,
    as_json: bool,
) -> int:
    from wartable.cli.lab.display import figure, show_report, write_report
    from wartable.lab.estimates import estimate
    from wartable.lab.experiment import BadExperiment
    from wartable.lab.measures import measures_of, victories_of
    from wartable.lab.people import read_games_of_people
    from wartable.lab.people_report import people_report
    from wartable.lab.results import GAMES, read_games, write_games
    from wartable.registry import get_game
    from wartable.text.words import Words

    game = get_game(game_id)
    words = Words(language_of(ctx), game.id)
    people = read_games_of_people(files, game, players, settings_of(game_id, options, variant))
    if not people.records:
        raise BadExperiment(f"no finished game of {game_id} in {files}", reason="people", folder=str(files))
    if beside is not None and not (beside / GAMES).is_file():
        raise BadExperiment(f"no games in {beside}", reason="people", folder=str(beside))
    bots = () if beside is None else read_games(beside / GAMES)
    folder = out or Path("wartable-lab") / f"{game_id}-people"
    folder.mkdir(parents=True, exist_ok=True)
    write_games(folder / GAMES, people.records)
    report = people_report(game, str(files), people, bots, words)
    place = write_report(report, folder)
    if as_json:
        measures = measures_of(people.records, victories_of(game))
        echo_json(
            {
                "folder": str(folder),
                "games": len(people.records),
                "left_out": [{"file": each.file, "reason": str(each.reason)} for each in people.left_out],
                "measures": {measure.id: figure(estimate(measure.samples)) for measure in measures},
            }
        )
    else:
        show_report(report)
        click.echo(words.say("lab-written", report=str(place), games=str(folder / GAMES)))
    return 0
