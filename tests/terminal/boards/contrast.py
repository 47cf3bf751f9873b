"""How well coloured text can be read."""

from __future__ import annotations

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from wartable.terminal.palette import Palette

ENOUGH = 4.5
"""What the WCAG asks of text."""


def hard_to_read(picture: Text, palette: Palette) -> list[tuple[str, str]]:
    """The parts of a picture with too little contrast, each with its style."""
    found = []
    for span in picture.spans:
        text = picture.plain[span.start : span.end]
        if text.strip() and contrast(Style.parse(str(span.style)), palette) < ENOUGH:
            found.append((text, str(span.style)))
    return found


def contrast(style: Style, palette: Palette) -> float:
    """The contrast of a text with what is behind it."""
    front = style.color or Color.parse(palette.ink)
    behind = style.bgcolor or Color.parse(palette.background)
    darker, lighter = sorted((_luminance(front.get_truecolor()), _luminance(behind.get_truecolor())))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: ColorTriplet) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
