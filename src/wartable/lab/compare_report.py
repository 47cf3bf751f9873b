"""The report of a comparison: for every measure what it was, what it is, and whether that is a change."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.lab.compare import Change, Finding
from wartable.lab.decision_measures import DECISION_KINDS
from wartable.lab.experiment import Experiment
from wartable.lab.figures import Figures
from wartable.lab.measures import is_share
from wartable.lab.plots import Span, intervals
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header, variant_in_words
from wartable.text.words import Words

__all__ = ["Contestant", "compare_report"]

_MAIN = ("seat", "first", "bot", "length", "decisions", "lead-changes", "decided", "how", "shared", "unfinished")

_VERY_MANY = 1_000_000

Contestant = tuple[str, Experiment]
"""What a variant is called, and its experiment."""


def compare_report(
    contestants: Sequence[Contestant], comparisons: Sequence[Sequence[Change]], games: int, words: Words
) -> Report:
    """The report of one or more variants against the first."""
    experiment = contestants[0][1]
    game = get_game(experiment.game)
    figures = Figures(words, game)
    base = contestants[0][0]
    sections = [
        section
        for (name, _), changes in zip(contestants[1:], comparisons, strict=True)
        for section in _sections(figures, base, name, changes)
    ]
    return Report(
        title=words.say("lab-report-compare", game=words.say("game-title")),
        language=words.language,
        about=(*header(figures, experiment, games), *_variants(figures, game, contestants)),
        sections=tuple(sections),
        note=words.say("lab-note-compare"),
    )


def _variants(figures: Figures, game: AnyGame, contestants: Sequence[Contestant]) -> list[tuple[str, str]]:
    return [
        (name, variant_in_words(figures, game, game.variant_of(experiment.options))) for name, experiment in contestants
    ]


def _sections(figures: Figures, base: str, name: str, changes: Sequence[Change]) -> list[Section]:
    """What is measured in every game first, then the game's own topics."""
    words = figures.words
    mark = re.sub(r"\W+", "-", name).strip("-")
    sections = [
        _section(
            figures,
            f"changes-{mark}",
            words.say("lab-compare-title", base=base, name=name),
            [change for change in changes if change.kind in _MAIN],
        )
    ]
    for topic in figures.topics:
        found = [change for change in changes if change.topic == topic.id]
        if found:
            title = words.say("lab-compare-topic", topic=words.say(f"deed-{topic.id}"), base=base, name=name)
            sections.append(_section(figures, f"{topic.id}-{mark}", title, found))
    found = [change for change in changes if change.kind in DECISION_KINDS]
    if found:
        title = words.say("lab-compare-topic", topic=words.say("lab-decisions-title"), base=base, name=name)
        section = _section(figures, f"decisions-{mark}", title, found)
        looked_at = words.say("lab-decisions-text", games=found[0].games)
        sections.append(replace(section, text=f"{looked_at} {section.text}"))
    return sections


def _section(figures: Figures, id_: str, title: str, changes: Sequence[Change]) -> Section:
    words = figures.words
    shown = [change for change in changes if change.finding is not Finding.SAME]
    # What is looked for comes first.
    shown.sort(key=lambda change: change.finding is not Finding.CHANGED)
    keys = ("measure", "before", "after", "change", "p", "finding", "detectable", "more")
    head = tuple(words.say(f"lab-head-{key}") for key in keys)
    rows = tuple(_row(figures, change) for change in shown)
    notable = tuple(number for number, change in enumerate(shown) if change.finding is Finding.CHANGED)
    spans = [
        Span(figures.name(c.kind, c.subject), d.value, d.low, d.high, c.finding is Finding.CHANGED)
        for c in shown
        if c.is_rate and (d := c.difference) is not None
    ]
    heading = words.say("lab-compare-plot")
    plots = (intervals(heading, spans, say=figures.points, tick=figures.points_tick, fair=0.0),) if spans else ()
    counts = {"changed": len(notable), "measures": len(changes), "same": len(changes) - len(shown)}
    tables = (ReportTable(head, rows, notable),) if rows else ()
    return Section(id_, title, words.say("lab-compare-text", **counts), tables, plots)


def _row(figures: Figures, change: Change) -> tuple[str, ...]:
    words, found = figures.words, change.difference
    name, nothing = figures.name(change.kind, change.subject), words.say("lab-none")
    is_rate = is_share(change.id)
    sides = [figures.estimate(side, is_rate=is_rate) for side in (change.before, change.after)]
    if found is None:
        return name, *sides, nothing, nothing, words.say("lab-finding-nothing"), nothing, nothing
    value, low, high = (figures.change(part, is_rate=is_rate) for part in (found.value, found.low, found.high))
    # A rate that would have to change by more than all of it shows nothing at all.
    is_hopeless = change.detectable is None or (is_rate and change.detectable > 1)
    smallest = nothing if is_hopeless else figures.change(change.detectable or 0.0, is_rate=is_rate)
    return (
        name,
        *sides,
        words.say("lab-interval", value=value, low=low, high=high),
        figures.probability(change.p),
        words.say(f"lab-finding-{change.finding}"),
        smallest.lstrip("+"),
        nothing if change.more_games is None else _games(figures, change.more_games),
    )


def _games(figures: Figures, games: int) -> str:
    """How many games; so many that nobody will play them need not be counted."""
    return figures.whole(games) if games < _VERY_MANY else figures.words.say("lab-very-many")
