"""A report before it is printed: titles, tables and plots, in the reader's language already."""

from __future__ import annotations

import msgspec

__all__ = ["Report", "ReportTable", "Section"]


class ReportTable(msgspec.Struct, frozen=True):
    """Rows under a head; the first column is words, the others are figures."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notable: tuple[int, ...] = ()
    """Rows that deserve to be seen at once."""


class Section(msgspec.Struct, frozen=True):
    """One question and its answer."""

    id: str
    title: str
    text: str = ""
    tables: tuple[ReportTable, ...] = ()
    plots: tuple[str, ...] = ()
    """SVG."""


class Report(msgspec.Struct, frozen=True):
    """Everything, for any way of printing it."""

    title: str
    language: str
    about: tuple[tuple[str, str], ...]
    """What was played: names and values."""
    sections: tuple[Section, ...]
    note: str
    """How to read the figures."""
