"""Plots as SVG: drawn here line by line, so that a report is one file that needs nothing from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape

import msgspec
from rich.cells import cell_len

__all__ = ["Bar", "Cell", "Span", "heat_map", "histogram", "intervals", "matrix", "scatter"]

Say = Callable[[float], str]
"""How a value is written, in the reader's language."""
Tick = Callable[[float, float], str]
"""How a round number of the scale is written, and how far it is from the next."""

_WIDTH = 720
_ROW = 24
_TOP = 34
_BOTTOM = 34
_CELL = 7.7
"""About as wide as a Latin letter of the font; a Chinese character is two of them."""
_STYLE = """
.wt-plot { font: 13px system-ui, "Noto Sans", "Noto Sans CJK TC", sans-serif; }
.wt-paper { fill: #fbf8f1; } .wt-ink { fill: #24211c; } .wt-soft { fill: #6d665a; }
.wt-rule { stroke: #ded5c3; } .wt-fair { stroke: #b0392b; stroke-dasharray: 4 4; }
.wt-whisker { stroke: #2f4a7d; stroke-width: 2; } .wt-dot { fill: #2f4a7d; } .wt-bar { fill: #8fa3c7; }
.wt-clear .wt-whisker { stroke: #b0392b; } .wt-clear .wt-dot { fill: #b0392b; }
@media (prefers-color-scheme: dark) {
  .wt-paper { fill: #191c27; } .wt-ink { fill: #ece6d9; } .wt-soft { fill: #a29c8f; }
  .wt-rule { stroke: #343a4d; } .wt-fair { stroke: #e2705f; }
  .wt-whisker { stroke: #9db4e3; } .wt-dot { fill: #9db4e3; } .wt-bar { fill: #5670a3; }
  .wt-clear .wt-whisker { stroke: #e2705f; } .wt-clear .wt-dot { fill: #e2705f; }
}
"""


class Span(msgspec.Struct, frozen=True):
    """A row of a plot of intervals."""

    label: str
    value: float
    low: float
    high: float
    is_clear: bool = False
    """Whether it deserves to be seen at once."""


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram, from `low` up to but not with `high`."""

    low: float
    high: float
    count: int


class Cell(msgspec.Struct, frozen=True):
    """A place of a heat map."""

    label: str
    value: float


def intervals(title: str, rows: Sequence[Span], *, say: Say, tick: Tick, fair: float | None = None) -> str:
    """Values with their intervals, one row each; `fair` is what they would be if all were equal."""
    left = min(280.0, _width(row.label for row in rows) + 28)
    right = _WIDTH - _width(say(row.value) for row in rows) - 14
    bounds = [bound for row in rows for bound in (row.low, row.high)] + ([] if fair is None else [fair])
    axis = _Axis(*_widened(bounds), left, right - 10, tick)
    height = _TOP + _ROW * len(rows) + _BOTTOM
    parts = [*axis.grid(_TOP, height - _BOTTOM)]
    if fair is not None:
        parts.append(_line(axis.at(fair), _TOP, axis.at(fair), height - _BOTTOM, "wt-fair"))
    for number, row in enumerate(rows):
        middle = _TOP + _ROW * (number + 0.5)
        kind = ' class="wt-clear"' if row.is_clear else ""
        parts += [
            f"<g{kind}>",
            _text(left - 10, middle + 4, row.label, "wt-ink", "end"),
            _line(axis.at(row.low), middle, axis.at(row.high), middle, "wt-whisker"),
            f'<circle class="wt-dot" cx="{axis.at(row.value):.1f}" cy="{middle:.1f}" r="4"/>',
            _text(right, middle + 4, say(row.value), "wt-soft", "start"),
            "</g>",
        ]
    return _svg(title, height, parts)


def histogram(title: str, bars: Sequence[Bar], *, mean: float, tick: Tick) -> str:
    """How often which length."""
    top, height = _TOP + 6, 240
    floor = height - _BOTTOM
    most = max((bar.count for bar in bars), default=1) or 1
    axis = _Axis(bars[0].low, bars[-1].high, 30.0, _WIDTH - 30.0, tick)
    parts = [*axis.grid(top, floor)]
    for bar in bars:
        tall = (floor - top) * bar.count / most
        left, right = axis.at(bar.low), axis.at(bar.high)
        wide = max(1.0, right - left - 1)
        parts.append(
            f'<rect class="wt-bar" x="{left:.1f}" y="{floor - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'
        )
    parts.append(_line(axis.at(mean), top, axis.at(mean), floor, "wt-fair"))
    return _svg(title, height, parts)


def matrix(title: str, names: Sequence[str], rates: Sequence[Sequence[float | None]], *, say: Say) -> str:
    """Who comes out before whom: rows against columns, the darker the better for the row."""
    left = min(240.0, _width(names) + 28)
    wide = min(110.0, (_WIDTH - left - 20) / len(names))
    height = _TOP + 24 + 34 * len(names) + 14
    parts = []
    for column, name in enumerate(names):
        parts.append(_text(left + wide * (column + 0.5), _TOP + 16, name, "wt-soft", "middle"))
    for row, name in enumerate(names):
        y = _TOP + 24 + 34 * row
        parts.append(_text(left - 10, y + 21, name, "wt-ink", "end"))
        for column, rate in enumerate(rates[row]):
            if rate is not None:
                x = left + wide * column
                place = f'x="{x + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" height="32"'
                parts += [
                    f'<rect class="wt-bar" fill-opacity="{rate:.3f}" {place}/>',
                    _text(x + wide / 2, y + 21, say(rate), "wt-ink", "middle"),
                ]
    return _svg(title, height, parts)


def heat_map(title: str, rows: Sequence[Sequence[Cell]], *, say: Say) -> str:
    """Places as they lie, the darker the more happens there."""
    wide = (_WIDTH - 28) / max(len(row) for row in rows)
    tall = min(44.0, max(34.0, wide))
    most = max((cell.value for row in rows for cell in row), default=0.0) or 1.0
    parts = []
    for number, row in enumerate(rows):
        y = _TOP + tall * number
        for column, cell in enumerate(row):
            x = 14 + wide * column
            place = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{tall - 2:.1f}"'
            parts += [
                f'<rect class="wt-bar" fill-opacity="{0.06 + 0.94 * cell.value / most:.3f}" {place}/>',
                _text(x + wide / 2, y + tall / 2 - 2, cell.label, "wt-ink", "middle"),
                _text(x + wide / 2, y + tall / 2 + 13, say(cell.value), "wt-soft", "middle"),
            ]
    return _svg(title, _TOP + tall * len(rows) + 14, parts)


def scatter(
    title: str, points: Sequence[tuple[float, float]], clear: Sequence[tuple[float, float]], *, tick: Tick
) -> str:
    """Pairs of values, the second upwards; those that stand out in their colour."""
    top, height = _TOP + 6, 300
    floor = height - _BOTTOM
    everything = [*points, *clear]
    left, right = 60.0, _WIDTH - 30.0
    axis = _Axis(*_widened([0.0, *(x for x, _ in everything)]), left, right, tick)
    most = max((y for _, y in everything), default=1.0) or 1.0
    parts = [*axis.grid(top, floor)]
    for value, step in _round_numbers(0.0, most, most / 4):
        down = floor - (floor - top) * value / most
        parts += [
            _line(left, down, right, down, "wt-rule"),
            _text(left - 10, down + 4, tick(value, step), "wt-soft", "end"),
        ]
    for kind, group in (("", points), (' class="wt-clear"', clear)):
        for x, y in group:
            across, down = axis.at(x), floor - (floor - top) * y / most
            parts.append(f'<g{kind}><circle class="wt-dot" cx="{across:.1f}" cy="{down:.1f}" r="4"/></g>')
    return _svg(title, height, parts)


class _Axis:
    """A scale from left to right with round numbers below it."""

    def __init__(self, low: float, high: float, left: float, right: float, tick: Tick) -> None:
        self._low, self._high, self._left, self._right = low, max(high, low + 1e-9), left, right
        self._tick = tick

    def at(self, value: float) -> float:
        part = (value - self._low) / (self._high - self._low)
        return self._left + min(1.0, max(0.0, part)) * (self._right - self._left)

    def grid(self, top: float, bottom: float) -> Iterable[str]:
        for value, step in _round_numbers(self._low, self._high, (self._high - self._low) / 6):
            at = self.at(value)
            yield _line(at, top, at, bottom, "wt-rule")
            yield _text(at, bottom + 18, self._tick(value, step), "wt-soft", "middle")


def _widened(bounds: list[float]) -> tuple[float, float]:
    low, high = min(bounds, default=0.0), max(bounds, default=1.0)
    room = 0.04 * (high - low) or 0.5
    return low - room, high + room


def _round_numbers(low: float, high: float, rough: float) -> Iterable[tuple[float, float]]:
    """The round numbers of a scale, about so far apart, each with how far it is from the next."""
    step = _round_step(rough)
    for number in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1):
        yield number * step, step


def _round_step(rough: float) -> float:
    size = 10.0 ** math.floor(math.log10(rough))
    return next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)


def _width(texts: Iterable[str]) -> float:
    """How wide the widest of these texts is, about."""
    return max((cell_len(text) for text in texts), default=0) * _CELL


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, height: float, parts: Iterable[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="wt-plot" viewBox="0 0 {_WIDTH} {height:.0f}" '
        f'role="img" aria-label="{escape(title, quote=True)}">'
    )
    paper = f'<rect class="wt-paper" width="{_WIDTH}" height="{height:.0f}" rx="6"/>'
    heading = f'<text class="wt-ink" x="14" y="22" font-weight="600">{escape(title)}</text>'
    return "\n".join([head, f"<style>{_STYLE}</style>", paper, heading, *parts, "</svg>"])
