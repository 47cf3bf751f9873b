"""Colours: ink on paper by day, night indigo in the dark. Nothing is told by colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.theme import Theme as Typesetting
    from textual.theme import Theme

__all__ = ["NIGHT", "PAPER", "Palette", "badge", "theme_of", "typesetting_of"]

SEAT_LETTERS = "ABCDEF"
# Okabe and Ito's colours, which people with any kind of colour vision can tell apart.
_SEATS = ("#56b4e9", "#e69f00", "#2bb58c", "#e9df5a", "#e0703a", "#d98ab8")


class Palette(msgspec.Struct, frozen=True):
    """The colours of one look."""

    name: str
    is_dark: bool
    background: str
    surface: str
    panel: str
    ink: str
    muted: str
    indigo: str
    vermilion: str
    gold: str
    on_badge: str = "#14131a"
    seats: tuple[str, ...] = _SEATS


NIGHT = Palette(
    "wartable-night",
    is_dark=True,
    background="#12142a",
    surface="#191c38",
    panel="#242850",
    ink="#f3ebd9",
    muted="#9496b4",
    indigo="#93a4f0",
    vermilion="#f0694c",
    gold="#e8c15a",
)
PAPER = Palette(
    "wartable-paper",
    is_dark=False,
    background="#f7f1e3",
    surface="#efe6d1",
    panel="#e2d6bb",
    ink="#1d1b18",
    muted="#6b6355",
    indigo="#2c3b7d",
    vermilion="#b3311a",
    gold="#8a6200",
)


def badge(palette: Palette, seat: int) -> tuple[str, str]:
    """A seat's crest and its style: a letter on the seat's colour."""
    return f" {SEAT_LETTERS[seat]} ", f"bold {palette.on_badge} on {palette.seats[seat]}"


def theme_of(palette: Palette) -> Theme:
    """The palette as Textual wants it."""
    from textual.theme import Theme

    return Theme(
        name=palette.name,
        dark=palette.is_dark,
        primary=palette.indigo,
        secondary=palette.muted,
        accent=palette.vermilion,
        warning=palette.gold,
        error=palette.vermilion,
        success=palette.gold,
        foreground=palette.ink,
        background=palette.background,
        surface=palette.surface,
        panel=palette.panel,
        variables={"muted": palette.muted, "gold": palette.gold, "indigo": palette.indigo},
    )


def typesetting_of(palette: Palette) -> Typesetting:
    """The palette for pages that Rich typesets from Markdown."""
    from rich.theme import Theme as Typesetting

    heading = f"bold not underline {palette.gold}"
    return Typesetting(
        {
            "markdown.h1": f"bold not underline {palette.vermilion}",
            "markdown.h2": heading,
            "markdown.h3": heading,
            "markdown.strong": "bold",
            "markdown.code": palette.indigo,
            "markdown.item.bullet": palette.gold,
            "markdown.table.border": palette.muted,
            "markdown.table.header": f"bold {palette.indigo}",
        }
    )
