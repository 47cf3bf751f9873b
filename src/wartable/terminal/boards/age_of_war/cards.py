"""The castles of Age of War as cards, a framed group per clan: for screens with room."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from wartable.games.age_of_war.components import Clan
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.facts import AgeOfWarNumbers, LineNumbers
from wartable.terminal.boards import View
from wartable.terminal.boards.age_of_war.signs import (
    CLAN_SIGNS,
    LineState,
    battle_lines,
    clan_colour,
    line_style,
    numbers_of,
    padded,
    sign_of,
)
from wartable.terminal.palette import badge

__all__ = ["castle_cards", "size_of_cards"]

_CARD_WIDTH = 15
_SHELVES = (("oda", "shimazu"), ("tokugawa", "uesugi"), ("mori", "chosokabe"))
"""Five cards to a shelf, so that three shelves hold all clans."""


def size_of_cards(numbers: AgeOfWarNumbers) -> tuple[int, int]:
    """The width and height that all the cards take."""
    cards = {clan.id: len(clan.castles) for clan in numbers.clans}
    width = max(sum(cards[clan] * _CARD_WIDTH + 2 for clan in shelf) + len(shelf) - 1 for shelf in _SHELVES)
    return width, len(_SHELVES) * (_most_lines(numbers) + 4)


def castle_cards(view: View) -> Text:
    """All castles on three shelves."""
    clans = {clan.id: clan for clan in numbers_of(view).clans}
    shelves = []
    for shelf in _SHELVES:
        groups = [_clan(view, clans[clan]) for clan in shelf]
        shelves += [Text(" ").join(parts) for parts in zip(*groups, strict=True)]
    return Text("\n", no_wrap=True).join(shelves)


def _clan(view: View, clan: Clan) -> list[Text]:
    """A clan's frame with its cards: as many rows for every clan."""
    pattern, colour = CLAN_SIGNS[clan.id], clan_colour(view.palette, clan.id)
    inner = _CARD_WIDTH * len(clan.castles)
    title = f" {pattern} {view.words.say(f'clan-{clan.id}')} {clan.points} "
    top = Text("╭─", style=colour)
    top.append(title, style=f"bold {colour}")
    top.append("─" * (inner - 1 - Text(title).cell_len) + "╮", style=colour)
    cards = [_card(view, number) for number in clan.castles]
    rows = [top]
    for parts in zip(*cards, strict=True):
        row = Text("")
        row.append("│", style=colour)
        for part in parts:
            row.append_text(padded(part, _CARD_WIDTH))
        row.append("│", style=colour)
        rows.append(row)
    rows.append(Text(f"╰{'─' * inner}╯", style=colour))
    return rows


def _card(view: View, number: int) -> list[Text]:
    """A card: name and points, its lines one below the other, its owner."""
    observation: Observation = view.observation
    castle, palette = numbers_of(view).castles[number], view.palette
    is_safe, is_target = number in observation.face_down, observation.target == number
    style = f"bold {palette.gold}" if is_target else palette.muted if is_safe else f"bold {palette.ink}"
    name = Text(" ")
    name.append(set_cell_size(view.words.say(f"castle-{castle.id}"), _CARD_WIDTH - 5), style=style)
    name.append(f"{castle.points:>2}", style=palette.muted if is_safe else palette.gold)
    lines = battle_lines(view, number)
    printed = [_line(view, *pair) for pair in lines[: len(castle.lines) - 1]]
    printed += [Text("") for _ in range(_most_lines(numbers_of(view)) - len(printed))]
    return [name, *printed, _foot(view, number, lines[len(castle.lines) - 1 :])]


def _most_lines(numbers: AgeOfWarNumbers) -> int:
    return max(len(castle.lines) - 1 for castle in numbers.castles)


def _line(view: View, line: LineNumbers, state: LineState) -> Text:
    mark = {LineState.FILLED: "✓", LineState.REACHABLE: "▸", LineState.CHOSEN: "▸"}.get(state, " ")
    text = Text(" ")
    text.append(mark, style=view.palette.gold)
    text.append(f" {sign_of(line, ' ')} ", style=line_style(view.palette, state))
    return text


def _foot(view: View, number: int, special: list[tuple[LineNumbers, LineState]]) -> Text:
    """The owner's crest, and the line that stealing takes."""
    observation: Observation = view.observation
    owner, text = observation.owners[number], Text(" ")
    if owner is None:
        return text
    text.append(*badge(view.palette, owner))
    if number in observation.face_down:
        text.append(" ✓", style=view.palette.gold)
    for line, state in special:
        text.append_text(_line(view, line, state))
    return text
