"""Figures with decimals as lines: every language has its own comma and its own way to write a percentage."""

from __future__ import annotations

from wartable.core.line import Line

__all__ = ["percent", "rough_percent", "signed_tenths", "tenths"]


def percent(share: float) -> Line:
    """A share of one as a percentage with one decimal: "72.2%"."""
    return Line("figure-percent-tenths", _parts(share * 100))


def rough_percent(share: float) -> Line:
    """A share of one as a whole percentage: "72%"."""
    return Line("figure-percent", {"whole": round(share * 100)})


def tenths(value: float) -> Line:
    """A number that is not negative, with one decimal: "1.8"."""
    return Line("figure-tenths", _parts(value))


def signed_tenths(value: float) -> Line:
    """A number with its sign and one decimal: "+1.8"."""
    return Line("figure-tenths-minus" if value < 0 else "figure-tenths-plus", _parts(abs(value)))


def _parts(value: float) -> dict[str, int]:
    whole, tenth = divmod(round(value * 10), 10)
    return {"whole": whole, "tenth": tenth}
