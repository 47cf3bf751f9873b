"""The signs of Board of War on a terminal, and what they mean."""

from __future__ import annotations

from rich.text import Text

from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter.facts import BoardOfWarFacts
from wartable.terminal.boards import View
from wartable.terminal.boards.fitting import packed
from wartable.terminal.palette import SEAT_LETTERS

__all__ = [
    "BARRACKS",
    "BUILDERS",
    "CAPTURED",
    "CENTRE",
    "FARMER",
    "GOLD",
    "LAND",
    "MARKED",
    "MERCHANT",
    "NEEDED",
    "OPEN",
    "SYMBOLS",
    "UPGRADED",
    "facts_of",
    "legend_rows",
    "rounds_sign",
]

MERCHANT, FARMER, UPGRADED, MARKED = "¤", "♣", "+", "*"
OPEN, NEEDED, CENTRE, CAPTURED = "·", "▫", "◇", "◆"
GOLD, LAND, BUILDERS, BARRACKS = "●", "▦", "⚒", "⚔"
_ROUNDS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_WAYS = ("up", "down", "right", "left", "up-right", "down-right", "up-left", "down-left")
_ARROWS = dict(zip(_WAYS, "↑↓→←↗↘↖↙", strict=True))
SYMBOLS = {"needed-sign": NEEDED, **{f"way-{way}": arrow for way, arrow in _ARROWS.items()}}
"""Said in words where there is no picture, and by these signs beside it."""


def facts_of(view: View) -> BoardOfWarFacts:
    """What the presenter says of the position."""
    facts = view.facts or view.presenter.facts(view.observation, tuple(view.choices))
    assert isinstance(facts, BoardOfWarFacts)
    return facts


def rounds_sign(rounds: int) -> str:
    """Whole rounds on a centre square, as a small figure: it must not be read as part of the power."""
    return _ROUNDS[min(rounds, 9)]


def legend_rows(view: View, width: int) -> list[Text]:
    """What the signs mean."""
    observation: Observation = view.observation
    letter = SEAT_LETTERS[observation.viewer or 0]
    say, goal = view.words.say, observation.tracks[0].gold_goal
    meanings = (
        (letter.lower(), say("legend-kingdom", letter=letter)),
        (f"{letter}3", say("legend-army", letter=letter, power=3)),
        (MERCHANT, say("unit-merchant")),
        (FARMER, say("unit-farmer")),
        (UPGRADED, say("square-upgraded")),
        (NEEDED, say("legend-needed")),
        (CENTRE, say("legend-centre")),
        (f"{letter}{CAPTURED}", say("legend-captured", letter=letter)),
        (f"{letter}3{rounds_sign(1)}", say("legend-rounds")),
        (MARKED, say("legend-marked")),
        (GOLD, say("legend-gold", goal=goal)),
        (LAND, say("legend-land")),
        (CAPTURED, say("legend-captured-squares")),
        (BUILDERS, say("house-builders")),
        (BARRACKS, say("house-barracks")),
    )
    palette = view.palette
    parts = [Text.assemble((sign, f"bold {palette.gold}"), (f" {said} ", palette.muted)) for sign, said in meanings]
    return packed(parts, width)
