"""The whole table of Age of War: castles, dice, players."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from wartable.games.age_of_war.actions import Fill
from wartable.games.age_of_war.components import Face, Roll
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import line_id
from wartable.terminal.boards import View
from wartable.terminal.boards.age_of_war.cards import castle_cards, size_of_cards
from wartable.terminal.boards.age_of_war.rows import castle_rows
from wartable.terminal.boards.age_of_war.signs import FACE_SIGNS, facts_of, numbers_of, padded
from wartable.terminal.palette import badge

__all__ = ["draw"]

_BELOW = 8
"""Rows below the castles: dice and up to six players."""


def draw(view: View) -> Text:
    """Castles as cards where there is room for them, else a row each."""
    width, height = size_of_cards(numbers_of(view))
    has_room = view.width >= width and view.height >= height + _BELOW
    castles = castle_cards(view) if has_room else castle_rows(view)
    return Text("\n", no_wrap=True).join([castles, Text(), _dice(view), Text(), _players(view)])


def _dice(view: View) -> Text:
    """A place per die: the dice of the roll, the dice on lines, the lost ones."""
    rows, cells = [Text(), Text(), Text()], _die_cells(view)
    gap = " " if 5 * len(cells) <= view.width else ""
    edge = "─" * (1 + 2 * len(gap))
    for sign, style in cells:
        for row, part in zip(rows, (f"╭{edge}╮", f"│{gap}{sign}{gap}│", f"╰{edge}╯"), strict=True):
            row.append(part, style=style)
    return Text("\n").join(rows)


def _die_cells(view: View) -> list[tuple[str, str]]:
    observation: Observation = view.observation
    palette, used = view.palette, list(_dice_for_choice(view))
    cells = []
    for face in observation.roll or ():
        is_used = face in used
        if is_used:
            used.remove(face)
        cells.append((FACE_SIGNS[Face(face)], f"bold {palette.gold if is_used else palette.ink}"))
    for placed in observation.placed:
        cells += [("✓", palette.gold)] * len(placed.dice)
    cells += [("✕", palette.vermilion)] * observation.lost
    return cells + [(" ", palette.muted)] * (numbers_of(view).dice - len(cells))


def _dice_for_choice(view: View) -> Roll:
    """The dice that the choice under the cursor would take."""
    if not isinstance(view.chosen, Fill):
        return ()
    return facts_of(view).dice_by_target.get(line_id(view.chosen.castle, view.chosen.line), ())


def _players(view: View) -> Text:
    """Who plays, with points and castles, two to a row."""
    observation: Observation = view.observation
    width, rows = min(max(view.width // 2 - 1, 20), 38), []
    for seat in range(0, len(observation.standings), 2):
        row = padded(_player(view, seat, width), width)
        if seat + 1 < len(observation.standings):
            row.append(" ")
            row.append_text(_player(view, seat + 1, width))
        rows.append(row)
    return Text("\n").join(rows)


def _player(view: View, seat: int, width: int) -> Text:
    observation: Observation = view.observation
    standing, palette = observation.standings[seat], view.palette
    is_turn = observation.turn == seat and observation.roll is not None
    text = Text()
    text.append(*badge(palette, seat))
    text.append("▸" if is_turn else " ", style=palette.gold)
    score, castles = f" {standing.points}", f" ♜{standing.castles}" if standing.castles else ""
    name, room = view.words.name(seat), width - 4 - len(score) - len(castles)
    shown = name if cell_len(name) <= room else f"{set_cell_size(name, room - 1)}…"
    text.append(shown, style=f"bold {palette.ink}" if is_turn else palette.ink)
    text.append(score, style=f"bold {palette.gold}")
    text.append(castles, style=palette.muted)
    return text
