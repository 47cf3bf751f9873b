"""The signs of Age of War on a terminal: die faces, clans, and how a battle line looks in each state."""

from __future__ import annotations

from enum import Enum

from rich.text import Text

from wartable.games.age_of_war.actions import Fill
from wartable.games.age_of_war.components import Face
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.facts import AgeOfWarFacts, AgeOfWarNumbers, LineNumbers
from wartable.terminal.boards import View
from wartable.terminal.palette import Palette

__all__ = [
    "CLAN_SIGNS",
    "FACE_SIGNS",
    "SYMBOLS",
    "LineState",
    "battle_lines",
    "clan_colour",
    "facts_of",
    "line_style",
    "numbers_of",
    "padded",
    "sign_of",
]

FACE_SIGNS = {
    Face.INFANTRY_1: "1",
    Face.INFANTRY_2: "2",
    Face.INFANTRY_3: "3",
    Face.ARCHERY: "➚",
    Face.CAVALRY: "♞",
    Face.DAIMYO: "⚑",
}
"""The infantry's own numbers, an arrow, a horse, and a lord's banner: all one cell wide in every terminal."""

SYMBOLS = {
    "face-infantry-1": "1",
    "face-infantry-2": "2",
    "face-infantry-3": "3",
    "face-archery": "➚",
    "face-cavalry": "♞",
    "face-daimyo": "⚑",
    "line-infantry": "{number}+",
    "list-separator": " ",
}

CLAN_SIGNS = {"oda": "█", "tokugawa": "▓", "uesugi": "▒", "mori": "▚", "chosokabe": "▌", "shimazu": "░"}
"""A clan's pattern: it can be told without its colour."""

_ON_NIGHT = {
    "oda": "#e0b93f",
    "tokugawa": "#a3a9b2",
    "uesugi": "#b58ae6",
    "mori": "#ee6a58",
    "chosokabe": "#8489a0",
    "shimazu": "#66b878",
}
_ON_PAPER = {
    "oda": "#8a6a00",
    "tokugawa": "#5c626b",
    "uesugi": "#6a3fa0",
    "mori": "#b02a1c",
    "chosokabe": "#1d1b18",
    "shimazu": "#1f6b36",
}


class LineState(Enum):
    """How a battle line stands."""

    OPEN = "open"
    REACHABLE = "reachable"
    CHOSEN = "chosen"
    FILLED = "filled"


def clan_colour(palette: Palette, clan: str) -> str:
    """The colour of a clan on this background."""
    return (_ON_NIGHT if palette.is_dark else _ON_PAPER)[clan]


def numbers_of(view: View) -> AgeOfWarNumbers:
    """The cards of the game that is shown."""
    numbers: AgeOfWarNumbers = view.presenter.numbers()
    return numbers


def facts_of(view: View) -> AgeOfWarFacts:
    """What the presenter says of the position."""
    facts: AgeOfWarFacts = view.presenter.facts(view.observation, view.choices) if view.facts is None else view.facts
    return facts


def battle_lines(view: View, number: int) -> list[tuple[LineNumbers, LineState]]:
    """The lines a castle takes now, the special one included where it would be stolen."""
    observation: Observation = view.observation
    castle = numbers_of(view).castles[number]
    printed = range(len(castle.lines) - 1)
    shown = facts_of(view).lines_to_fill[number] or printed
    filled = {placed.line for placed in observation.placed} if observation.target == number else set()
    reachable = {choice.line for choice in view.choices if isinstance(choice, Fill) and choice.castle == castle.id}
    chosen = view.chosen.line if isinstance(view.chosen, Fill) and view.chosen.castle == castle.id else None

    def state(index: int) -> LineState:
        if index == chosen:
            return LineState.CHOSEN
        if index in filled:
            return LineState.FILLED
        return LineState.REACHABLE if index in reachable else LineState.OPEN

    return [(castle.lines[index], state(index)) for index in shown]


def line_style(palette: Palette, state: LineState) -> str:
    """What can be done next is the brightest."""
    match state:
        case LineState.CHOSEN:
            return f"bold {palette.background} on {palette.gold}"
        case LineState.FILLED:
            return f"bold {palette.gold}"
        case LineState.REACHABLE:
            return f"bold {palette.ink}"
        case LineState.OPEN:
            return palette.muted


def sign_of(line: LineNumbers, gap: str = "") -> str:
    """A line as signs."""
    return f"{line.infantry}+" if line.infantry else gap.join(FACE_SIGNS[Face(symbol)] for symbol in line.symbols)


def padded(text: Text, width: int) -> Text:
    """Text filled up with blanks to a number of cells."""
    text.append(" " * max(0, width - text.cell_len))
    return text
