"""The castles of Age of War a row each: fits 80×24 beside the choices."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from wartable.games.age_of_war.observation import Observation
from wartable.terminal.boards import View
from wartable.terminal.boards.age_of_war.signs import (
    CLAN_SIGNS,
    LineState,
    battle_lines,
    clan_colour,
    line_style,
    numbers_of,
    sign_of,
)
from wartable.terminal.palette import badge

__all__ = ["castle_rows"]

_CLAN_WIDTH = 13
_CASTLE_WIDTH = 10


def castle_rows(view: View) -> Text:
    """All castles, grouped by clan."""
    rows = []
    for clan in numbers_of(view).clans:
        pattern, colour = CLAN_SIGNS[clan.id], clan_colour(view.palette, clan.id)
        for position, number in enumerate(clan.castles):
            name = f"{view.words.say(f'clan-{clan.id}')} {clan.points}" if position == 0 else ""
            row = Text(no_wrap=True)
            row.append(pattern, style=colour)
            row.append(set_cell_size(name, _CLAN_WIDTH - 1), style=f"bold {colour}")
            row.append_text(_castle(view, number))
            rows.append(row)
    return Text("\n").join(rows)


def _castle(view: View, number: int) -> Text:
    observation: Observation = view.observation
    castle, owner = numbers_of(view).castles[number], observation.owners[number]
    is_safe = number in observation.face_down
    row, palette = Text(), view.palette
    name = set_cell_size(view.words.say(f"castle-{castle.id}"), _CASTLE_WIDTH)
    is_target = observation.target == number
    row.append(name, style=f"bold {palette.gold}" if is_target else palette.muted if is_safe else palette.ink)
    row.append(f"{castle.points:>3} ", style=palette.muted if is_safe else palette.ink)
    if owner is None:
        row.append(" " * 4)
    else:
        row.append(*badge(palette, owner))
        row.append("✓" if is_safe else " ", style=palette.gold)
    row.append_text(_lines(view, number))
    return row


def _lines(view: View, number: int) -> Text:
    text = Text()
    for index, (line, state) in enumerate(battle_lines(view, number)):
        text.append(" " if index else "")
        tick = "✓" if state is LineState.FILLED else ""
        text.append(sign_of(line) + tick, style=line_style(view.palette, state))
    return text
