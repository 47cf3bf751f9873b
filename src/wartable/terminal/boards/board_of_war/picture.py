"""The whole table of Board of War: the grid, everybody's three tracks, hand and ability cards."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from wartable.core.game import Seat
from wartable.games.board_of_war.components import CourtRank
from wartable.games.board_of_war.nouns import court_card, court_text
from wartable.games.board_of_war.observation import Observation, Track
from wartable.games.board_of_war.rules import Rules
from wartable.terminal.boards import View
from wartable.terminal.boards.board_of_war.grid import grid_rows, width_of_grid
from wartable.terminal.boards.board_of_war.plain import hand_line
from wartable.terminal.palette import badge

__all__ = ["draw"]

_BAR = 8
_SIDE = 40
"""The width of the panel beside the grid, where there is room for it."""


def draw(view: View) -> Text:
    """Grid and panel side by side where they fit, else one below the other."""
    observation: Observation = view.observation
    grid = grid_rows(view) if observation.kingdoms else []
    beside = view.width >= width_of_grid(observation.size) + 2 + _SIDE
    width = view.width - width_of_grid(observation.size) - 2 if beside else view.width
    panel = [*_heading(view), *_seats(view, width), *_hand(view, width), *_own_cards(view, width)]
    if not beside:
        return Text("\n", no_wrap=True).join([*grid, *panel])
    rows = []
    for number in range(max(len(grid), len(panel))):
        row = grid[number].copy() if number < len(grid) else Text()
        row.append(" " * (width_of_grid(observation.size) + 2 - cell_len(row.plain)))
        row.append_text(panel[number] if number < len(panel) else Text())
        rows.append(row)
    return Text("\n", no_wrap=True).join(rows)


def _heading(view: View) -> list[Text]:
    observation: Observation = view.observation
    said = view.words.say("board-round", round=observation.round, cards=observation.deck_size)
    return [Text(said, style=view.palette.muted)]


def _seats(view: View, width: int) -> list[Text]:
    observation: Observation = view.observation
    order = observation.order or tuple(range(observation.players))
    return [row for seat in order if observation.kingdoms for row in _seat(view, seat, width)]


def _seat(view: View, seat: Seat, width: int) -> list[Text]:
    """Two rows: who, with builders and barracks and cards; and the three tracks."""
    observation: Observation = view.observation
    palette, kingdom = view.palette, observation.kingdoms[seat]
    who = Text()
    who.append(*badge(palette, seat))
    who.append("▸" if observation.turn == seat else " ", style=palette.gold)
    cards = _signs(view, seat)
    beside = f" ⚒{kingdom.builders} ⚔{kingdom.barracks + kingdom.barracks_upgraded} {cards}"
    room = max(width - 4 - cell_len(beside), 4)
    name = view.words.name(seat)
    shown = name if cell_len(name) <= room else f"{set_cell_size(name, room - 1)}…"
    is_out = not kingdom.squares
    who.append(shown, style=f"{palette.muted} strike" if is_out else f"bold {palette.ink}")
    who.append(beside, style=palette.muted)
    return [who, _tracks(view, observation.tracks[seat])]


def _tracks(view: View, track: Track) -> Text:
    """The three ways to win as bars."""
    palette = view.palette
    row = Text("   ")
    for sign, have, goal in (
        ("●", track.gold, track.gold_goal),
        ("▦", track.expansion, track.expansion_goal),
        ("◆", track.centre, track.centre_goal),
    ):
        filled = min(round(_BAR / 2 * have / goal), _BAR // 2) if goal else 0
        row.append(f" {sign}", style=palette.gold)
        row.append("█" * filled, style=palette.gold)
        row.append("░" * (_BAR // 2 - filled), style=palette.muted)
        row.append(f"{have}/{goal}" if sign != "●" else f"{have}+{track.income}", style=palette.ink)
    if track.contested:
        row.append(" !", style=f"bold {palette.vermilion}")
    return row


def _signs(view: View, seat: Seat) -> str:
    """The ability cards of a seat by their signs, and where its Jack's marker lies."""
    observation: Observation = view.observation
    words = view.words
    suits = zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True)
    signs = [words.say(f"sign-{rank.value}-{by_seat[seat].value}") for rank, by_seat in suits if by_seat]
    marker = observation.kingdoms[seat].marker
    if marker is not None:
        signs.append(f"→{marker.square or words.name(marker.seat)}")
    return " ".join(signs)


def _hand(view: View, width: int) -> list[Text]:
    observation: Observation = view.observation
    if not observation.hand:
        return []
    rules = view.rules
    assert isinstance(rules, Rules)
    return _wrapped(Text(hand_line(rules, observation, view.words), style=f"bold {view.palette.ink}"), width)


def _own_cards(view: View, width: int) -> list[Text]:
    """The viewer's ability cards with their texts."""
    observation: Observation = view.observation
    seat, rules = observation.viewer, view.rules
    assert isinstance(rules, Rules)
    if seat is None:
        return []
    rows = []
    for rank, by_seat in zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True):
        if by_seat:
            name = view.words.line(court_card(rank, by_seat[seat]))
            text = view.words.line(court_text(rules.box.numbers, rank, by_seat[seat]))
            wrapped = Text.assemble((f"{name}: ", view.palette.indigo), (text, view.palette.muted))
            rows += _wrapped(wrapped, width)
    return rows


def _wrapped(text: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(text.wrap(Console(width=width, legacy_windows=False), width))
