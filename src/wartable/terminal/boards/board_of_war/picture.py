"""The table of Board of War: the grid with everybody's three tracks, and panes for cards and signs."""

from __future__ import annotations

from rich.text import Text

from wartable.core.game import Seat
from wartable.games.board_of_war.components import CourtRank
from wartable.games.board_of_war.observation import Observation, Track
from wartable.terminal.boards import View
from wartable.terminal.boards.board_of_war.cards import about_rows, card_rows, hand_rows, marker_sign, rival_rows
from wartable.terminal.boards.board_of_war.grid import grid_rows, width_of_grid
from wartable.terminal.boards.board_of_war.signs import BARRACKS, BUILDERS, CAPTURED, GOLD, LAND, facts_of, legend_rows
from wartable.terminal.boards.fitting import beside, fitted, wrapped
from wartable.terminal.palette import badge

__all__ = ["draw", "panes"]

_BAR = 4
_SIDE = 40
"""The width of the panel beside the grid, where there is room for it."""


def panes(view: View) -> tuple[str, ...]:
    """The board first; then cards and signs, unless they fit beside the board."""
    observation: Observation = view.observation
    if not observation.kingdoms:
        return ()
    if observation.viewer is None or _is_wide(view):
        return "pane-board", "pane-rivals"
    return "pane-board", "pane-cards", "pane-rivals"


def draw(view: View) -> Text:
    """One pane."""
    if not view.observation.kingdoms:
        rows = _heading(view)
    elif view.pane == "pane-rivals":
        rows = rival_rows(view, view.width)
    elif view.pane == "pane-cards":
        rows = [*hand_rows(view, view.width), *_own_cards(view, view.width), Text(), *legend_rows(view, view.width)]
    elif _is_wide(view):
        rows = _wide(view)
    else:
        rows = _narrow(view)
    return Text("\n", no_wrap=True).join(rows)


def _is_wide(view: View) -> bool:
    return view.width >= width_of_grid(view.observation.size) + 2 + _SIDE


def _narrow(view: View) -> list[Text]:
    """The grid above, the players below, and then whatever there is room for."""
    rows = [*grid_rows(view), *_heading(view), *_seats(view, view.width), *hand_rows(view, view.width)]
    for more in (about_rows(view, view.width), _own_cards(view, view.width), legend_rows(view, view.width)):
        if more and len(rows) + len(more) <= view.height:
            rows += more
    return rows


def _wide(view: View) -> list[Text]:
    """The grid on the left, the players and cards on the right, the signs below."""
    left = width_of_grid(view.observation.size) + 2
    width = view.width - left
    panel = [*_heading(view), *_seats(view, width), Text(), *hand_rows(view, width)]
    panel += [*_own_cards(view, width), *about_rows(view, width)]
    rows = [*beside(grid_rows(view), panel, left), Text(), *legend_rows(view, view.width)]
    rivals = rival_rows(view, view.width)
    return [*rows, Text(), *rivals] if len(rows) + 1 + len(rivals) <= view.height else rows


def _heading(view: View) -> list[Text]:
    observation: Observation = view.observation
    said = view.words.say("board-round", round=observation.round, cards=observation.deck_size)
    return wrapped(Text(said, style=view.palette.muted), view.width)


def _own_cards(view: View, width: int) -> list[Text]:
    viewer = view.observation.viewer
    return [] if viewer is None else card_rows(view, viewer, width)


def _seats(view: View, width: int) -> list[Text]:
    return [row for seat in view.observation.order for row in _seat(view, seat, width)]


def _seat(view: View, seat: Seat, width: int) -> list[Text]:
    """Two rows: who, with builders and barracks and cards; and the three tracks."""
    observation: Observation = view.observation
    palette, kingdom = view.palette, observation.kingdoms[seat]
    who = Text()
    who.append(*badge(palette, seat))
    who.append("▸" if observation.turn == seat else " ", style=palette.gold)
    besides = f" {BUILDERS}{kingdom.builders} {BARRACKS}{kingdom.barracks + kingdom.barracks_upgraded} "
    besides += _signs(view, seat)
    name = view.words.name(seat)
    room = min(Text(name).cell_len, max(width - 4 - Text(besides).cell_len, 4))
    is_out = seat in facts_of(view).out
    who.append(fitted(name, room), style=f"{palette.muted} strike" if is_out else f"bold {palette.ink}")
    who.append(besides, style=palette.muted)
    who.truncate(width, overflow="ellipsis")
    return [who, _tracks(view, observation.tracks[seat])]


def _tracks(view: View, track: Track) -> Text:
    """The three ways to win as bars."""
    palette = view.palette
    row = Text("   ")
    for sign, have, goal in (
        (GOLD, track.gold, track.gold_goal),
        (LAND, track.expansion, track.expansion_goal),
        (CAPTURED, track.centre, track.centre_goal),
    ):
        filled = min(round(_BAR * have / goal), _BAR) if goal else 0
        row.append(f" {sign}", style=palette.gold)
        row.append("█" * filled, style=palette.gold)
        row.append("░" * (_BAR - filled), style=palette.muted)
        row.append(f"{have}+{track.income}" if sign is GOLD else f"{have}/{goal}", style=palette.ink)
    if track.contested:
        row.append(" !", style=f"bold {palette.vermilion}")
    return row


def _signs(view: View, seat: Seat) -> str:
    """The ability cards of a seat by their signs, and where its Jack's marker lies."""
    observation: Observation = view.observation
    dealt = zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True)
    signs = [view.words.say(f"sign-{rank.value}-{by_seat[seat].value}") for rank, by_seat in dealt if by_seat]
    return " ".join(filter(None, (*signs, marker_sign(view, seat))))
