"""Figures in three languages."""

from __future__ import annotations

import pytest

from wartable.core.figures import percent, rough_percent, signed_tenths, tenths
from wartable.core.line import Line
from wartable.text.words import Words


@pytest.mark.parametrize(
    ("figure", "english", "spanish", "chinese"),
    [
        (percent(13 / 18), "72.2%", "72,2\N{NO-BREAK SPACE}%", "72.2%"),
        (percent(1.0), "100.0%", "100,0\N{NO-BREAK SPACE}%", "100.0%"),
        (percent(0.0004), "0.0%", "0,0\N{NO-BREAK SPACE}%", "0.0%"),
        (rough_percent(0.505), "50%", "50\N{NO-BREAK SPACE}%", "50%"),
        (tenths(1.849), "1.8", "1,8", "1.8"),
        (tenths(9.96), "10.0", "10,0", "10.0"),
        (signed_tenths(2), "+2.0", "+2,0", "+2.0"),
        (signed_tenths(-0.53), "\N{MINUS SIGN}0.5", "\N{MINUS SIGN}0,5", "\N{MINUS SIGN}0.5"),
    ],
)
def test_every_language_writes_figures_its_own_way(figure: Line, english: str, spanish: str, chinese: str) -> None:
    said = [Words(language, is_strict=True).line(figure) for language in ("en", "es", "zh-Hant")]
    assert [english, spanish, chinese] == said
