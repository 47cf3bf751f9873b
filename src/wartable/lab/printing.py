"""A report as text for the terminal, and as one HTML file with everything inside."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from html import escape

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from wartable.lab.report import Report, ReportTable, Section

__all__ = ["as_html", "as_text", "columns"]

_PLOT_STYLE = re.compile(r"<style>.*?</style>\n?", re.DOTALL)

_FIGURE = re.compile(r"([^\s(（]*\d[^(（]*?)(\s?)([(（].*[)）])")
"""A value and its interval in parentheses."""
_GAP = "  "
_SET_IN = "    "

_PAGE = """
:root { color-scheme: light dark; --paper: #f3eee3; --card: #fbf8f1; --ink: #24211c; --soft: #6d665a; --rule: #ded5c3;
  --mark: #b0392b; --shade: #24211c40; }
@media (prefers-color-scheme: dark) { :root { --paper: #11131b; --card: #191c27; --ink: #ece6d9; --soft: #a29c8f;
  --rule: #343a4d; --mark: #e2705f; --shade: #000a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Noto Sans", "Noto Sans CJK TC", sans-serif; }
main { max-width: 72rem; margin: 0 auto; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
p { color: var(--soft); max-width: 44rem; margin: .25rem 0 .75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.scroll { overflow-x: auto; margin: .75rem 0; border-radius: 6px; background:
  linear-gradient(to right, var(--card) 40%, transparent) left / 2rem 100% no-repeat local,
  linear-gradient(to left, var(--card) 40%, transparent) right / 2rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) left / .75rem 100% no-repeat scroll,
  linear-gradient(to left, var(--shade), transparent) right / .75rem 100% no-repeat scroll, var(--card); }
.scroll .wt-paper { fill: none; } .scroll:has(> svg) { max-width: 56rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: baseline;
  font-variant-numeric: tabular-nums; word-break: keep-all; }
td span { display: inline-block; white-space: nowrap; } td span + span { color: var(--soft); }
th:first-child, td:first-child { text-align: left; min-width: 9rem; word-break: normal; position: sticky; left: 0;
  background: var(--card); }
thead th { color: var(--soft); font-weight: 600; }
tr.notable td:first-child { color: var(--mark); font-weight: 600; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
"""


def as_text(report: Report, width: int | None = None) -> str:
    """The report in lines of plain text, none wider than `width` where there is one."""
    head = max(cell_len(name) for name, _ in report.about)
    about = [
        _padded(name if number == 0 else "", head, is_first=True) + _GAP + _wrapped(line, width, head + len(_GAP))
        for name, value in report.about
        for number, line in enumerate(value.splitlines())
    ]
    parts = [_wrapped(report.title, width), "\n".join(about)]
    # What is nothing but a picture has no words.
    told = [section for section in report.sections if section.tables or not section.plots]
    parts += ["\n".join(_section_lines(section, width)) for section in told]
    return "\n\n".join([*parts, _wrapped(report.note, width)]) + "\n"


def as_html(report: Report) -> str:
    """The report as one page that needs nothing from elsewhere."""
    style = _PAGE + _plot_style(report.sections)
    about = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.about)
    sections = "\n".join(_section_html(section) for section in report.sections)
    return f"""<!doctype html>
<html lang="{report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{escape(report.title)}</h1>
<dl>{about}</dl>
{sections}
<p>{escape(report.note)}</p>
</main>
</body>
</html>
"""


def columns(table: ReportTable, width: int | None = None) -> Iterable[str]:
    """A table in aligned columns; Chinese characters are two cells wide.

    Columns that do not fit into the width stand below the others, set in.
    """
    lines = (table.head, *table.rows)
    widths = [max(cell_len(line[column]) for line in lines) for column in range(len(table.head))]
    levels = _levels(widths, width)
    for line in lines:
        for number, level in enumerate(levels):
            cells = [_padded(line[column], widths[column], is_first=column == 0) for column in level]
            yield (_SET_IN * (number > 0) + _GAP.join(cells)).rstrip()


def _levels(widths: Sequence[int], width: int | None) -> list[list[int]]:
    """Which columns stand beside each other, level by level."""
    levels, used = [[0]], widths[0]
    for column, wide in enumerate(widths[1:], start=1):
        if width is None or used + len(_GAP) + wide <= width:
            levels[-1].append(column)
            used += len(_GAP) + wide
        else:
            levels.append([column])
            used = len(_SET_IN) + wide
    return levels


def _padded(text: str, width: int, *, is_first: bool) -> str:
    gap = " " * (width - cell_len(text))
    return text + gap if is_first else gap + text


def _wrapped(text: str, width: int | None, set_in: int = 0) -> str:
    """Text broken between words, or between Chinese characters; the lines after the first are set in."""
    if width is None:
        return text
    room = max(20, width - set_in)
    lines = Text(text).wrap(Console(width=room), room)
    return ("\n" + " " * set_in).join(line.plain.rstrip() for line in lines)


def _section_lines(section: Section, width: int | None) -> Iterable[str]:
    yield _wrapped(section.title, width)
    yield "─" * min(cell_len(section.title), width or sys.maxsize)
    if section.text:
        yield _wrapped(section.text, width)
    for table in section.tables:
        yield from columns(table, width)


def _section_html(section: Section) -> str:
    text = f"<p>{escape(section.text)}</p>" if section.text else ""
    plots = "\n".join(_scrolling(_PLOT_STYLE.sub("", plot)) for plot in section.plots)
    tables = "\n".join(_table_html(table) for table in section.tables)
    return f'<section id="{section.id}">\n<h2>{escape(section.title)}</h2>\n{text}\n{plots}\n{tables}\n</section>'


def _table_html(table: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = []
    for number, row in enumerate(table.rows):
        kind = ' class="notable"' if number in table.notable else ""
        rows.append(f"<tr{kind}>" + "".join(f"<td>{_cell_html(cell)}</td>" for cell in row) + "</tr>")
    body = "\n".join(rows)
    return _scrolling(f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>")


def _scrolling(html: str) -> str:
    """What may be wider than the page; the keyboard can reach it and move it."""
    return f'<div class="scroll" tabindex="0">{html}</div>'


def _cell_html(cell: str) -> str:
    """A figure and its interval may stand below each other, but neither is broken."""
    found = _FIGURE.fullmatch(cell)
    if found is None:
        return escape(cell)
    value, gap, interval = found.groups()
    return f"<span>{escape(value)}</span>{gap}<span>{escape(interval)}</span>"


def _plot_style(sections: Sequence[Section]) -> str:
    """The style of all plots once, instead of inside each of them."""
    for section in sections:
        for plot in section.plots:
            found = _PLOT_STYLE.search(plot)
            if found:
                return found[0].strip().removeprefix("<style>").removesuffix("</style>")
    return ""
