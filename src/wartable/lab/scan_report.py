"""The report of a scan: the numbers of a game by what a step of each moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wartable.core.library import get_game
from wartable.lab.compare import Change, Finding
from wartable.lab.experiment import Experiment
from wartable.lab.figures import Figures
from wartable.lab.measures import is_share
from wartable.lab.plots import Span, intervals
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header
from wartable.lab.scan import Moved
from wartable.lab.variations import Unplayable
from wartable.text.words import Words

__all__ = ["scan_report"]

_MOST_IN_PLOT = 40


def scan_report(
    experiment: Experiment, games: int, moved: Sequence[Moved], unplayable: Sequence[Unplayable], words: Words
) -> Report:
    """The report in the language of `words`, which must know the game."""
    figures = Figures(words, get_game(experiment.game))
    sections = [_ranking(figures, moved), *_by_measure(figures, moved), *_unplayable(figures, unplayable)]
    return Report(
        title=words.say("lab-report-scan", game=words.say("game-title")),
        language=words.language,
        about=tuple(header(figures, experiment, games)),
        sections=tuple(sections),
        note=words.say("lab-note-scan"),
    )


def _ranking(figures: Figures, moved: Sequence[Moved]) -> Section:
    """Each step by the measure that it moves most."""
    words = figures.words
    keys = ("number", "step", "measure", "before", "after", "change", "p", "effect")
    rows = tuple(
        (
            each.variation.name,
            _step(each),
            figures.name(each.largest.kind, each.largest.subject),
            *_sides(figures, each.largest),
            figures.probability(each.largest.p),
            figures.number(min(each.effect, 99.0), 2),
        )
        for each in moved
    )
    notable = tuple(number for number, each in enumerate(moved) if each.largest.finding is Finding.CHANGED)
    head = tuple(words.say(f"lab-head-{key}") for key in keys)
    text = words.say("lab-scan-text", changed=len(notable), steps=len(moved))
    return Section("ranking", words.say("lab-scan-title"), text, (ReportTable(head, rows, notable),))


def _by_measure(figures: Figures, moved: Sequence[Moved]) -> list[Section]:
    """For each measure a picture: what every step does to it."""
    words = figures.words
    sections = []
    for id_ in dict.fromkeys(change.id for each in moved for change in each.changes):
        found = [(each, change) for each in moved for change in each.changes if change.id == id_]
        shown = sorted(
            [(each, change) for each, change in found if change.finding is Finding.CHANGED],
            key=lambda pair: -abs(pair[1].difference.value if pair[1].difference else 0.0),
        )[:_MOST_IN_PLOT]
        if not shown:
            continue
        first = shown[0][1]
        is_rate = is_share(first.id)
        spans = [
            Span(f"{each.variation.name} {_step(each)}", d.value, d.low, d.high, is_clear=True)
            for each, change in shown
            if (d := change.difference) is not None
        ]
        title = figures.name(first.kind, first.subject)
        say, tick = (figures.points, figures.points_tick) if is_rate else (_signed(figures), figures.tick)
        plot = intervals(words.say("lab-scan-plot", measure=title), spans, say=say, tick=tick, fair=0.0)
        sections.append(Section(f"moved-{id_.replace('.', '-')}", title, plots=(plot,)))
    return sections


def _unplayable(figures: Figures, unplayable: Sequence[Unplayable]) -> list[Section]:
    words = figures.words
    if not unplayable:
        return []
    head = tuple(words.say(f"lab-head-{key}") for key in ("number", "step", "problem"))
    rows = tuple((each.name, str(each.new), words.error(each.problem)) for each in unplayable)
    title = words.say("lab-scan-unplayable")
    return [Section("unplayable", title, tables=(ReportTable(head, rows),))]


def _step(moved: Moved) -> str:
    # In one line of a narrow column.
    return f"{moved.variation.old}\u00a0→\u00a0{moved.variation.new}"


def _sides(figures: Figures, change: Change) -> tuple[str, str, str]:
    words, found = figures.words, change.difference
    is_rate = is_share(change.id)
    before, after = (
        words.say("lab-none") if side.value is None else figures.figure(side.value, is_rate=is_rate)
        for side in (change.before, change.after)
    )
    if found is None:
        return before, after, words.say("lab-none")
    value, low, high = (figures.change(part, is_rate=is_rate) for part in (found.value, found.low, found.high))
    return before, after, words.say("lab-interval", value=value, low=low, high=high)


def _signed(figures: Figures) -> Callable[[float], str]:
    return lambda value: figures.change(value, is_rate=False)
