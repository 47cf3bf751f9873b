"""The report of a sensitivity analysis: what each number does to a measure, and where its differences come from."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.library import get_game
from wartable.lab.experiment import Experiment
from wartable.lab.figures import Figures
from wartable.lab.plots import Span, intervals
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header
from wartable.lab.sensitivity import Sensitivity, SensitivityPlan, Width
from wartable.text.words import Words

__all__ = ["sensitivity_report"]


def sensitivity_report(
    experiment: Experiment, plan: SensitivityPlan, found: Sequence[Sensitivity], words: Words
) -> Report:
    """The report in the language of `words`, which must know the game."""
    figures = Figures(words, get_game(experiment.game))
    return Report(
        title=words.say("lab-report-sensitivity", game=words.say("game-title")),
        language=words.language,
        about=tuple(header(figures, experiment, plan.games)),
        sections=tuple(section for each in found for section in _sections(figures, plan, each)),
        note=words.say("lab-note-sensitivity"),
    )


def _sections(figures: Figures, plan: SensitivityPlan, found: Sensitivity) -> list[Section]:
    words, place = figures.words, found.measure.replace(".", "-")
    measure = figures.called(found.measure)
    ends = {each.name: f"{each.low:g}..{each.high:g}" for each in plan.ranges}
    head = tuple(words.say(f"lab-head-{key}") for key in ("number", "range", "strength", "direction", "spread"))
    rows = tuple(
        (
            each.number,
            ends[each.number],
            _told(figures, each.strength),
            figures.change(each.direction, is_rate=False),
            figures.number(each.spread, 3),
        )
        for each in found.effects
    )
    plot = intervals(
        words.say("lab-sensitivity-plot", measure=measure),
        [_span(each.number, each.strength) for each in found.effects],
        say=lambda value: figures.number(value, 3),
        tick=figures.tick,
        fair=0.0,
    )
    title = words.say("lab-sensitivity-title", measure=measure)
    sections = [Section(f"effects-{place}", title, tables=(ReportTable(head, rows),), plots=(plot,))]
    if found.shares:
        sections.append(_shares(figures, found, measure, f"shares-{place}"))
    return sections


def _shares(figures: Figures, found: Sensitivity, measure: str, id_: str) -> Section:
    words = figures.words
    head = tuple(words.say(f"lab-head-{key}") for key in ("number", "alone", "together"))
    rows = tuple((each.number, _told(figures, each.alone), _told(figures, each.together)) for each in found.shares)
    return Section(id_, words.say("lab-sensitivity-shares", measure=measure), tables=(ReportTable(head, rows),))


def _told(figures: Figures, width: Width) -> str:
    value, low, high = (
        figures.number(part, 3) for part in (width.value, width.value - width.half, width.value + width.half)
    )
    return figures.words.say("lab-interval", value=value, low=low, high=high)


def _span(name: str, width: Width) -> Span:
    low, high = width.value - width.half, width.value + width.half
    return Span(name, width.value, low, high, is_clear=low > 0.0)
