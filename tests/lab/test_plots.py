"""Plots are good SVG and show what they are given."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from wartable.lab.plots import Bar, Cell, Span, heat_map, histogram, intervals, matrix, scatter


def percent(value: float) -> str:
    return f"{value:.1%}"


def tick(value: float, step: float) -> str:
    return f"{value:.3g}/{step:.3g}"


SVG = "{http://www.w3.org/2000/svg}"


def texts(plot: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(plot).iter(f"{SVG}text")]


def test_an_interval_is_a_line_with_a_dot_on_it() -> None:
    plot = intervals(
        "Wins", [Span("Seat 1", 0.4, 0.3, 0.5), Span("Seat 2", 0.6, 0.5, 0.7, True)], say=percent, tick=tick, fair=0.5
    )
    root = ElementTree.fromstring(plot)
    whiskers = [line for line in root.iter(f"{SVG}line") if line.get("class") == "wt-whisker"]
    dots = list(root.iter(f"{SVG}circle"))
    assert 2 == len(whiskers) == len(dots)
    for whisker, dot in zip(whiskers, dots, strict=True):
        assert float(whisker.get("x1", "")) < float(dot.get("cx", "")) < float(whisker.get("x2", ""))
    assert float(dots[0].get("cx", "")) < float(dots[1].get("cx", ""))
    assert {"Wins", "Seat 1", "Seat 2", "40.0%", "60.0%"} <= set(texts(plot))
    assert 1 == plot.count('<g class="wt-clear">')


def test_texts_are_escaped() -> None:
    plot = intervals('<b>&"', [Span("<script>", 1.0, 1.0, 1.0)], say=percent, tick=tick)
    ElementTree.fromstring(plot)
    assert "<script>" not in plot
    assert '<b>&"' in texts(plot)


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.0), (0.49, 0.51), (-3.0, 4000.0), (1e-6, 2e-6)])
def test_any_range_gets_some_round_numbers(low: float, high: float) -> None:
    ticks = texts(intervals("x", [Span("y", (low + high) / 2, low, high)], say=percent, tick=tick))
    assert 4 <= len(ticks) <= 14


def test_bars_are_as_high_as_their_counts() -> None:
    root = ElementTree.fromstring(
        histogram("Turns", [Bar(0, 5, 2), Bar(5, 10, 8), Bar(10, 15, 0)], mean=6.0, tick=tick)
    )
    heights = [float(bar.get("height", "")) for bar in root.iter(f"{SVG}rect") if bar.get("class") == "wt-bar"]
    assert [0.25, 1.0, 0.0] == pytest.approx([height / heights[1] for height in heights])


def test_a_matrix_has_a_cell_for_every_pair() -> None:
    plot = matrix("Cross", ["a", "b"], [[None, 0.7], [0.3, None]], say=percent)
    assert {"70.0%", "30.0%"} <= set(texts(plot))
    assert 2 == plot.count('class="wt-bar"')


def test_names_may_be_chinese() -> None:
    narrow, wide = (
        intervals("x", [Span(name, 0.5, 0.4, 0.6)], say=percent, tick=tick) for name in ("ab", "攝政攝政攝政")
    )
    first, second = (
        float(next(line for line in ElementTree.fromstring(plot).iter(f"{SVG}line")).get("x1", ""))
        for plot in (narrow, wide)
    )
    assert first < second


def test_a_heat_map_is_darkest_where_most_happens() -> None:
    plot = heat_map("Places", [[Cell("a2", 0.0), Cell("b2", 2.0)], [Cell("a1", 1.0), Cell("b1", 4.0)]], say=percent)
    cells = [cell for cell in ElementTree.fromstring(plot).iter(f"{SVG}rect") if cell.get("class") == "wt-bar"]
    shades = [float(cell.get("fill-opacity", "")) for cell in cells]
    assert shades[0] < shades[2] < shades[1] < shades[3] == 1.0
    assert ["Places", "a2", "0.0%", "b2", "200.0%"] == texts(plot)[:5]


def test_points_are_as_high_as_the_numbers_beside_them() -> None:
    plot = scatter("Tried", [(0.5, 2.0), (1.0, 0.0)], [(0.25, 1.0)], tick=tick)
    root = ElementTree.fromstring(plot)
    beside = {
        text.text: float(text.get("y", "")) for text in root.iter(f"{SVG}text") if text.get("text-anchor") == "end"
    }
    heights = [float(dot.get("cy", "")) for dot in root.iter(f"{SVG}circle")]
    assert [beside["2/0.5"], beside["0/0.5"], beside["1/0.5"]] == pytest.approx([height + 4 for height in heights])
