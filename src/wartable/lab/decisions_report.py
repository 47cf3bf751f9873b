"""The part of a report that looks at decisions: how much there was to choose, what it was worth, and where."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wartable.lab.decision_measures import decision_measures, visits
from wartable.lab.decisions import LookedAt
from wartable.lab.estimates import estimate
from wartable.lab.figures import Figures
from wartable.lab.plots import Cell, heat_map
from wartable.lab.report import ReportTable, Section

__all__ = ["decision_sections"]

_SQUARE = re.compile(r"([a-z])([0-9]+)")
_NAMES_IN_A_ROW = 4


def decision_sections(figures: Figures, games: Sequence[LookedAt]) -> tuple[Section, ...]:
    """What the decisions of these games say."""
    words = figures.words
    rows = tuple(
        (
            words.say(
                "lab-decision-row",
                name=figures.name(measure.kind, ""),
                meaning=words.say(f"lab-means-{measure.kind}"),
            ),
            figures.estimate(estimate(measure.samples), is_rate=measure.samples.is_rate),
        )
        for measure in decision_measures(games)
    )
    head = (words.say("lab-head-measure"), words.say("lab-head-value"))
    text = words.say("lab-decisions-text", games=len(games))
    found = [Section("decisions", words.say("lab-decisions-title"), text, (ReportTable(head, rows),))]
    counts = visits(games)
    if counts:
        plot = heat_map(words.say("lab-places-plot"), _as_they_lie(figures, counts), say=figures.mean)
        places = Section("places", words.say("lab-places-title"), words.say("lab-places-text"), plots=(plot,))
        found.append(places)
    return tuple(found)


def _as_they_lie(figures: Figures, counts: dict[str, float]) -> list[list[Cell]]:
    """Squares as on the board, the last row on top; other places by name, those first where most happens."""
    squares = {place: found for place in counts if (found := _SQUARE.fullmatch(place)) is not None}
    if len(squares) == len(counts):
        size = max(max(ord(found[1]) - ord("a") + 1, int(found[2])) for found in squares.values())
        names = [[f"{chr(ord('a') + column)}{row + 1}" for column in range(size)] for row in reversed(range(size))]
        return [[Cell(name, counts.get(name, 0.0)) for name in row] for row in names]
    cells = [Cell(_name(figures, place), counts[place]) for place in sorted(counts, key=lambda each: -counts[each])]
    return [cells[first : first + _NAMES_IN_A_ROW] for first in range(0, len(cells), _NAMES_IN_A_ROW)]


def _name(figures: Figures, place: str) -> str:
    for key in (f"castle-{place}", f"region-{place}"):
        if figures.words.has(key):
            return figures.words.say(key)
    return place
