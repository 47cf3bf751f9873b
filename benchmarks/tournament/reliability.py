"""Tables of how often what a judge said came true, and of luck: for docs/review.md."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

__all__ = ["HEAD", "luck_line", "reliability_lines"]

HEAD = "| table | judged | positions | mean judged | won |\n|---|---|---|---|---|"
_BANDS = 10
_FEWEST = 30


def reliability_lines(table: str, said: Sequence[float], won: Sequence[float]) -> Iterable[str]:
    """A line for every tenth of the shares: how often positions judged at so much were won."""
    for band in range(_BANDS):
        rows = [number for number, share in enumerate(said) if min(int(share * _BANDS), _BANDS - 1) == band]
        if len(rows) >= _FEWEST:
            judged, true = fmean(said[number] for number in rows), fmean(won[number] for number in rows)
            yield f"| {table} | {band * 10} to {band * 10 + 10} % | {len(rows)} | {judged:.1%} | {true:.1%} |"


def luck_line(table: str, lucks: Sequence[float]) -> str:
    """The mean luck of a seat over games, and its error."""
    half = 1.96 * stdev(lucks) / math.sqrt(len(lucks))
    return f"| {table} | {len(lucks)} | {fmean(lucks):+.1%} | ± {half:.1%} | {stdev(lucks):.1%} |"
