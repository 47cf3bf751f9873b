"""What the commands of the lab show: a progress bar, the report, and what became of the limits."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from wartable.lab.decisions import LookedAt
    from wartable.lab.estimates import Estimate
    from wartable.lab.experiment import Experiment
    from wartable.lab.figures import Figures
    from wartable.lab.limits import LimitCheck
    from wartable.lab.report import Report
    from wartable.text.words import Words

__all__ = [
    "REPORT",
    "figure",
    "kept_on_interruption",
    "looked_at_decisions",
    "progress_bar",
    "show_limits",
    "show_report",
    "write_report",
]

REPORT = "report.html"


@contextmanager
def progress_bar(words: Words, key: str = "lab-playing") -> Iterator[Callable[[str], Callable[[int, int], None]]]:
    """Bars on the error output while somebody watches; `bar(name)` gives the function that moves one.

    `key` is the message that says what is done with what has this name.
    """
    if not sys.stderr.isatty():
        yield lambda _name: lambda _done, _all: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True)) as shown:

        def bar(name: str) -> Callable[[int, int], None]:
            task = shown.add_task(words.say(key, name=name), total=None)
            return lambda done, total: shown.update(task, completed=done, total=total)

        yield bar


@contextmanager
def kept_on_interruption(words: Words, folder: Path) -> Iterator[None]:
    """Whoever stops a run is told that nothing is lost."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(words.say("lab-interrupted", folder=str(folder)), err=True)
        raise


def looked_at_decisions(
    words: Words, sides: Sequence[tuple[str, Experiment, Path]], games: int, *, judged: bool
) -> list[tuple[LookedAt, ...]]:
    """The first games of each side, decision by decision; sides are a name, what was played, and its folder."""
    from wartable.lab.decisions import look_and_keep

    if not games:
        return [() for _ in sides]
    with kept_on_interruption(words, sides[0][2]), progress_bar(words, "lab-looking") as bar:
        return [look_and_keep(played, games, folder, bar(name), judged=judged) for name, played, folder in sides]


def write_report(report: Report, folder: Path) -> Path:
    """The report as one HTML file, and its plots beside it for other pages."""
    from wartable.lab.printing import as_html

    place = folder / REPORT
    place.write_text(as_html(report), encoding="utf-8")
    plots = folder / "plots"
    plots.mkdir(exist_ok=True)
    for section in report.sections:
        for number, plot in enumerate(section.plots):
            name = section.id if number == 0 else f"{section.id}-{number + 1}"
            (plots / f"{name}.svg").write_text(plot + "\n", encoding="utf-8")
    return place


def show_report(report: Report) -> None:
    """The report as text: for a reader as wide as the terminal, for another program as wide as it is."""
    from wartable.lab.printing import as_text

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    click.echo(as_text(report, width))


def show_limits(figures: Figures, checks: Sequence[LimitCheck]) -> None:
    """A line per limit."""
    from wartable.lab.measures import is_share

    words = figures.words
    for check in checks:
        is_rate = check.name in ("seat-bias", "first-bias") or is_share(check.name)
        value, limit = (figures.figure(part, is_rate=is_rate) for part in (check.value, check.limit))
        games = figures.whole(check.games_needed or 0)
        name = f"{check.variant}: {check.name}" if check.variant else check.name
        click.echo(words.say(f"lab-limit-{check.verdict}", name=name, value=value, limit=limit, games=games))


def figure(found: Estimate) -> dict[str, Any]:
    """An estimate for programs."""
    return {"value": found.value, "low": found.low, "high": found.high, "count": found.count}
