"""`wartable lab tournament GAME`: every bot against every other from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.lab.options import Playing, names_in, playing_options, variant_options
from wartable.cli.output import echo_json
from wartable.cli.speaking import Number, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import settings_of

if TYPE_CHECKING:
    from wartable.lab.game_record import GameRecord
    from wartable.lab.tournament import Tournament

__all__ = ["command"]


@make_command("tournament", help="cmd-lab-tournament")
@playing_options
@option("--duplicate", help="cmd-lab-duplicate", is_flag=True)
@option("--bots", help="cmd-lab-tournament-bots", metavar="cmd-metavar-bots")
@option("--rounds", help="cmd-lab-rounds", metavar="cmd-metavar-number", type=Number(low=1), default=100)
@variant_options
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    bots: str | None,
    rounds: int,
    duplicate: bool,
    variant: Path | None,
    house_rules: tuple[str, ...],
) -> int:
    from wartable.cli.lab.display import kept_on_interruption, progress_bar, show_report, write_report
    from wartable.lab.batch import chosen_engine
    from wartable.lab.bots import quick_bots
    from wartable.lab.experiment import DiceMode
    from wartable.lab.runner import run_schedule
    from wartable.lab.tournament import Tournament
    from wartable.lab.tournament_report import tournament_report
    from wartable.registry import get_game
    from wartable.text.words import Words

    game, settings = get_game(playing.game_id), settings_of(playing.game_id, playing.options, variant, house_rules)
    count = playing.players or game.player_counts[0]
    names = names_in(bots) or quick_bots(game, count, game.variant_of(settings))
    dice = DiceMode.DUPLICATE if duplicate else DiceMode.FRESH
    kind = chosen_engine(playing.engine, game, names, count, [settings])
    tournament = Tournament(playing.game_id, names, count, playing.seed, settings, dice, kind)
    words = Words(language_of(ctx), tournament.check().id)
    folder = playing.folder(tournament)
    with kept_on_interruption(words, folder), progress_bar(words) as bar:
        team, games = playing.pool(), tournament.games_for(rounds)
        records = run_schedule(tournament, games, folder, team, bar(words.say("game-title")))
    report = tournament_report(tournament, records, words)
    place = write_report(report, folder)
    if playing.as_json:
        echo_json(_plain(folder, tournament, records))
    else:
        show_report(report)
        click.echo(words.say("lab-written", report=str(place), games=str(folder / "games.parquet")))
    return 0


def _plain(folder: Path, tournament: Tournament, records: Sequence[GameRecord]) -> dict[str, Any]:
    from wartable.cli.lab.display import figure
    from wartable.lab.ratings import cross_table, skill_ladder, standings_of

    table, standings = cross_table(tournament, records), standings_of(tournament, records)
    crossed: dict[str, dict[str, Any]] = {bot: {} for bot in tournament.bots}
    for (one, other), found in table.items():
        crossed[one][other] = figure(found)
    return {
        "folder": str(folder),
        "games": len(records),
        "standings": [
            {
                "bot": standing.bot,
                "rating": figure(standing.rating),
                "wins": figure(standing.wins),
                "games": standing.games,
            }
            for standing in standings
        ],
        "cross": crossed,
        "skill_ladder": skill_ladder([standing.bot for standing in standings], table),
    }
