"""The report of an experiment: who wins, how long games are, how they are decided, and what was chosen how often."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wartable.core.chronicle import Topic
from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.lab.decisions import LookedAt
from wartable.lab.decisions_report import decision_sections
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.experiment import Experiment
from wartable.lab.figures import Figures
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import Measure, is_share, item_measures, measures_of, victories_of
from wartable.lab.plots import Bar, Span, histogram, intervals
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header, variant_in_words
from wartable.text.words import Words

__all__ = ["run_report", "sections_of"]

_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_MOST_BARS = 40


def run_report(
    experiment: Experiment, records: Sequence[GameRecord], words: Words, looked_at: Sequence[LookedAt] = ()
) -> Report:
    """The report of an experiment in the language of `words`, which must know the game."""
    game = get_game(experiment.game)
    figures = Figures(words, game)
    variant = variant_in_words(figures, game, game.variant_of(experiment.options))
    return Report(
        title=words.say("lab-report-run", game=words.say("game-title")),
        language=words.language,
        about=(*header(figures, experiment, len(records)), (words.say("lab-about-variant"), variant)),
        sections=sections_of(figures, game, records) + (decision_sections(figures, looked_at) if looked_at else ()),
        note=words.say("lab-note"),
    )


def sections_of(figures: Figures, game: AnyGame, records: Sequence[GameRecord]) -> tuple[Section, ...]:
    """What a series of games says, whoever played it."""
    measures = measures_of(records, victories_of(game))
    sections = [
        _wins(figures, measures, records[0].players),
        _length(figures, records, measures),
        _course(figures, records, measures),
        *(_topic(figures, records, topic) for topic in figures.topics),
    ]
    return tuple(section for section in sections if section is not None)


def _wins(figures: Figures, measures: Sequence[Measure], players: int) -> Section:
    words, fair = figures.words, 1 / players
    chosen = [measure for measure in measures if measure.kind in ("seat", "first", "bot")]
    found = [(figures.name(m.kind, m.subject), estimate(m.samples)) for m in chosen]
    rows = tuple((name, figures.estimate(seen, is_rate=True), figures.whole(seen.count)) for name, seen in found)
    off = tuple(number for number, (_, seen) in enumerate(found) if _is_off(seen, fair))
    head = (words.say("lab-head-who"), words.say("lab-head-wins"), words.say("lab-head-games"))
    plot = intervals(words.say("lab-wins"), _spans(found, fair), say=words.percent, tick=figures.rate_tick, fair=fair)
    text = words.say("lab-wins-text", fair=words.percent(fair))
    return Section("wins", words.say("lab-wins"), text, (ReportTable(head, rows, off),), (plot,))


def _length(figures: Figures, records: Sequence[GameRecord], measures: Sequence[Measure]) -> Section:
    words = figures.words
    lengths = {"length": [r.length for r in records], "decisions": [r.decisions for r in records]}
    shown = ("length", "decisions") if figures.unit else ("decisions",)
    rows = tuple(
        (
            figures.name(measure.kind, ""),
            figures.estimate(estimate(measure.samples), is_rate=False),
            *(figures.whole(q) for q in np.quantile(lengths[measure.kind], _QUANTILES)),
        )
        for measure in measures
        if measure.kind in shown
    )
    head = (
        words.say("lab-head-length"),
        words.say("lab-head-mean"),
        *(words.percent(quantile, decimals=0) for quantile in _QUANTILES),
    )
    values = lengths[shown[0]]
    plot = histogram(figures.name(shown[0], ""), _bars(values), mean=float(np.mean(values)), tick=figures.tick)
    return Section(
        "length", words.say("lab-length-title"), words.say("lab-length-text"), (ReportTable(head, rows),), (plot,)
    )


def _course(figures: Figures, records: Sequence[GameRecord], measures: Sequence[Measure]) -> Section:
    words = figures.words
    kinds = ("lead-changes", "decided", "how", "shared", "unfinished")
    chosen = [measure for measure in measures if measure.kind in kinds]
    rows = tuple(
        (
            figures.name(m.kind, m.subject),
            figures.estimate(estimate(m.samples), is_rate=is_share(m.id)),
        )
        for m in chosen
    )
    table = ReportTable((words.say("lab-head-measure"), words.say("lab-head-value")), rows)
    decided = [100 * record.decided for record in records if record.decided is not None]
    plots: tuple[str, ...] = ()
    if decided:
        counts, edges = np.histogram(decided, bins=20, range=(0, 100))
        bars = [Bar(low, high, int(n)) for low, high, n in zip(edges, edges[1:], counts, strict=False)]
        plots = (histogram(words.say("lab-decided-plot"), bars, mean=float(np.mean(decided)), tick=figures.tick),)
    return Section("course", words.say("lab-course"), words.say("lab-course-text"), (table,), plots)


def _topic(figures: Figures, records: Sequence[GameRecord], topic: Topic) -> Section | None:
    """How often each item, as the how-manieth, and how those fared who had the most of it."""
    words = figures.words
    by_item: dict[str, dict[str, Estimate]] = {}
    for measure in item_measures(records, topic.id):
        by_item.setdefault(measure.subject, {})[measure.kind] = estimate(measure.samples)
    if not by_item:
        return None
    kinds = ["deed-count", *(["deed-order"] if topic.has_order else []), "deed-win"]
    items = sorted(by_item, key=lambda item: _rank(by_item[item], topic))
    fair = 1 / records[0].players
    rows = tuple(
        (words.say(item), *(figures.estimate(by_item[item][kind], is_rate=kind == "deed-win") for kind in kinds))
        for item in items
    )
    off = tuple(number for number, item in enumerate(items) if _is_off(by_item[item]["deed-win"], fair))
    head = (words.say(f"deed-{topic.id}"), *(words.say(f"lab-head-{kind}") for kind in kinds))
    title, table = words.say(f"deed-{topic.id}"), ReportTable(head, rows, off)
    plots = _topic_plots(figures, topic, items, by_item, fair)
    return Section(topic.id, title, words.say("lab-topic-text"), (table,), plots)


def _topic_plots(
    figures: Figures, topic: Topic, items: Sequence[str], by_item: dict[str, dict[str, Estimate]], fair: float
) -> tuple[str, ...]:
    words = figures.words
    title = words.say(f"deed-{topic.id}")
    spans = _spans([(words.say(item), by_item[item]["deed-win"]) for item in items], fair)
    plots = []
    if spans:
        heading = words.say("lab-topic-plot", topic=title)
        plots.append(intervals(heading, spans, say=words.percent, tick=figures.rate_tick, fair=fair))
    # In an ordered topic everything comes once, and only its place differs.
    kind, key = ("deed-order", "lab-order-plot") if topic.has_order else ("deed-count", "lab-count-plot")
    figures_of_items = _spans([(words.say(item), by_item[item][kind]) for item in items], None)
    if figures_of_items:
        plots.append(intervals(words.say(key, topic=title), figures_of_items, say=figures.mean, tick=figures.tick))
    return tuple(plots)


def _rank(found: dict[str, Estimate], topic: Topic) -> float:
    if topic.has_order:
        return found["deed-order"].value or 0.0
    return -(found["deed-win"].value or 0.0)


def _spans(found: Sequence[tuple[str, Estimate]], fair: float | None) -> list[Span]:
    return [
        Span(name, seen.value, seen.low, seen.high, fair is not None and _is_off(seen, fair))
        for name, seen in found
        if seen.value is not None and seen.low is not None and seen.high is not None
    ]


def _is_off(seen: Estimate, fair: float) -> bool:
    """Whether an equal share lies outside the interval."""
    return seen.low is not None and seen.high is not None and not seen.low <= fair <= seen.high


def _bars(values: Sequence[int]) -> list[Bar]:
    low, high = min(values), max(values) + 1
    wide = max(1, -(-(high - low) // _MOST_BARS))
    return [
        Bar(start, start + wide, sum(start <= value < start + wide for value in values))
        for start in range(low, high, wide)
    ]
