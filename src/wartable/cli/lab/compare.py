"""`wartable lab compare GAME --variant A --house-rule B`: paired games with the same dice, measure by measure."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from wartable.cli.lab.options import (
    Limit,
    Playing,
    bots_at,
    check_judged,
    decision_options,
    limit_options,
    names_in,
    playing_options,
    series_options,
    without_option,
)
from wartable.cli.output import echo_json
from wartable.cli.speaking import command as make_command
from wartable.cli.speaking import language_of, option
from wartable.cli.variant import settings_of

if TYPE_CHECKING:
    from wartable.lab.compare import Change
    from wartable.lab.compare_report import Contestant
    from wartable.lab.game_record import GameRecord
    from wartable.lab.limits import LimitCheck, Limits
    from wartable.text.words import Words

__all__ = ["command"]


@make_command("compare", help="cmd-lab-compare")
@playing_options
@option("--max-change", help="cmd-lab-max-change", metavar="cmd-metavar-limit", type=Limit(), multiple=True)
@limit_options
@option("--measure", "measures", help="cmd-lab-measure", metavar="cmd-metavar-measures")
@option("--standard", help="cmd-lab-compare-standard", is_flag=True)
@without_option
@series_options(fewest=3, games=1000)
@decision_options
@option(
    "--variant",
    "variants",
    help="cmd-lab-compare-variant",
    metavar="cmd-metavar-file",
    type=click.Path(path_type=Path),
    multiple=True,
)
@option(
    "--house-rule",
    "house_rules",
    help="cmd-lab-compare-house-rule",
    metavar="cmd-metavar-house-rule",
    multiple=True,
)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    playing: Playing,
    variants: tuple[Path, ...],
    house_rules: tuple[str, ...],
    bots: str | None,
    without: tuple[str, ...],
    games: int,
    decisions: int,
    judged: bool,
    measures: str | None,
    standard: bool,
    max_seat_bias: float | None,
    max_first_bias: float | None,
    max_unfinished: float | None,
    max_change: tuple[tuple[str, float], ...],
) -> int:
    from wartable.cli.lab.display import (
        kept_on_interruption,
        looked_at_decisions,
        progress_bar,
        show_limits,
        show_report,
        write_report,
    )
    from wartable.lab.compare import compared
    from wartable.lab.compare_report import compare_report
    from wartable.lab.decision_measures import decision_measures
    from wartable.lab.figures import Figures
    from wartable.lab.limits import Limits, exit_code
    from wartable.lab.measures import victories_of
    from wartable.lab.runner import run_schedule
    from wartable.registry import get_game
    from wartable.text.words import Words

    check_judged(decisions, judged=judged)
    words = Words(language_of(ctx), get_game(playing.game_id).id)
    contestants = _contestants(playing, variants, house_rules, (bots, without), words, with_standard=standard)
    folder = playing.folder(*(experiment for _, experiment in contestants))
    with kept_on_interruption(words, folder), progress_bar(words) as bar:
        team = playing.pool()
        played = [
            run_schedule(experiment, games, folder / _part(number, name), team, bar(name))
            for number, (name, experiment) in enumerate(contestants, start=1)
        ]
    asked = names_in(measures) or None
    victories = victories_of(get_game(playing.game_id))
    sides = [
        (name, experiment, folder / _part(number, name))
        for number, (name, experiment) in enumerate(contestants, start=1)
    ]
    seen = [decision_measures(each) for each in looked_at_decisions(words, sides, min(decisions, games), judged=judged)]
    comparisons = [
        compared(played[0], other, len(played) - 1, asked, victories=victories, more=(seen[0], more))
        for other, more in zip(played[1:], seen[1:], strict=True)
    ]
    report = compare_report(contestants, comparisons, games, words)
    place = write_report(report, folder)
    limits = Limits(max_seat_bias, max_first_bias, max_unfinished, dict(max_change))
    checks = _checked(limits, contestants, played, comparisons)
    if playing.as_json:
        echo_json(_plain(folder, games, contestants, comparisons, checks))
    else:
        show_report(report)
        show_limits(Figures(words, get_game(playing.game_id)), checks)
        click.echo(words.say("lab-written", report=str(place), games=str(folder)))
    return exit_code(checks)


def _contestants(
    playing: Playing,
    variants: tuple[Path, ...],
    house_rules: tuple[str, ...],
    named: tuple[str | None, tuple[str, ...]],
    words: Words,
    *,
    with_standard: bool,
) -> list[Contestant]:
    """Variants by the names of their files and house rules by theirs, each with its experiment.

    The standard game comes first where a single variant is named, wherever house rules are, and where it is asked for.
    """
    from wartable.core.house_rule import chosen_of
    from wartable.lab.batch import chosen_engine
    from wartable.lab.experiment import BadExperiment, DiceMode, Experiment
    from wartable.registry import get_game

    (bots, without), game_id = named, playing.game_id
    if not variants and not house_rules:
        message = "name at least one variant or house rule to compare with the standard game"
        raise BadExperiment(message, reason="variants")
    sides = [(path.stem, settings_of(game_id, playing.options, path)) for path in variants]
    sides += [
        (words.say(rule.name_key), settings_of(game_id, playing.options, None, (rule.id,)))
        for rule in chosen_of(game_id, get_game(game_id).house_rules, house_rules)
    ]
    if house_rules or with_standard or len(variants) == 1:
        sides.insert(0, (words.say("lab-standard-name"), settings_of(game_id, playing.options, None)))
    names, every = _distinct([name for name, _ in sides]), [settings for _, settings in sides]
    # All sides have the same bots, so those have to know every variant.
    known = [get_game(game_id).variant_of(settings) for settings in every]
    seated = bots_at(game_id, bots, playing.players, *known, without=without)
    kind = chosen_engine(playing.engine, get_game(game_id), seated, len(seated), every)
    contestants = [
        (name, Experiment(game_id, seated, playing.seed, settings, DiceMode.DUPLICATE, kind))
        for name, settings in zip(names, every, strict=True)
    ]
    for _, experiment in contestants:
        experiment.check()
    return contestants


def _part(number: int, name: str) -> str:
    """The folder of one side."""
    return f"{number}-{name}"


def _distinct(names: Sequence[str]) -> list[str]:
    """Files of the same name in different folders are counted."""
    earlier = [list(names[:place]).count(name) for place, name in enumerate(names)]
    return [f"{name} ({count + 1})" if count else name for name, count in zip(names, earlier, strict=True)]


def _checked(
    limits: Limits,
    contestants: Sequence[Contestant],
    played: Sequence[Sequence[GameRecord]],
    comparisons: Sequence[Sequence[Change]],
) -> list[LimitCheck]:
    """The limits on every variant but the first, and on what changed from the first to it."""
    from wartable.lab.experiment import unknown_name
    from wartable.lab.limits import check_changes, check_limits
    from wartable.lab.measures import measures_of

    known = {change.id: None for changes in comparisons for change in changes}
    for name in limits.changes:
        if name not in known:
            raise unknown_name("measure", name, known)
    checks: list[LimitCheck] = []
    for (variant, experiment), records, changes in zip(contestants[1:], played[1:], comparisons, strict=True):
        found = check_limits(limits, measures_of(records), len(experiment.bots)) + check_changes(limits, changes)
        # With one variant there is no doubt which is meant.
        checks += [replace(check, variant=variant) for check in found] if len(comparisons) > 1 else found
    return checks


def _plain(
    folder: Path,
    games: int,
    contestants: Sequence[Contestant],
    comparisons: Sequence[Sequence[Change]],
    checks: Sequence[LimitCheck],
) -> dict[str, Any]:
    return {
        "folder": str(folder),
        "games": games,
        "variants": [name for name, _ in contestants],
        "comparisons": [{change.id: _plain_change(change) for change in changes} for changes in comparisons],
        "limits": list(checks),
    }


def _plain_change(change: Change) -> dict[str, Any]:
    from wartable.cli.lab.display import figure

    return {
        "before": figure(change.before),
        "after": figure(change.after),
        "difference": change.difference,
        "p": change.p,
        "finding": change.finding,
        "detectable": change.detectable,
        "more_games": change.more_games,
    }
