"""The whole table of Epic Dice Battles: everything at once where there is room, else a pane for each part."""

from __future__ import annotations

from rich.text import Text

from wartable.games.epic_dice_battles.actions import Buy
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.state import Feeding, Fighting, Spring, SpringStep, Villages
from wartable.terminal.boards import View
from wartable.terminal.boards.epic_dice_battles.country import country, height_of_country
from wartable.terminal.boards.epic_dice_battles.fight import fight_rows
from wartable.terminal.boards.epic_dice_battles.mats import own_mat_rows, player_rows, rival_rows
from wartable.terminal.boards.epic_dice_battles.sayings import about
from wartable.terminal.boards.epic_dice_battles.signs import numbers_of
from wartable.terminal.boards.epic_dice_battles.story import has_just_fought
from wartable.terminal.boards.fitting import beside, wrapped

__all__ = ["draw", "panes"]

_WIDTH_FOR_ALL, _HEIGHT_FOR_ALL = 78, 36
_MOST_WIDTH = 110
_LEAST_MAT = 5
"""Rows below which it is not worth trying to show a mat."""
_SOUTH_END = 12
"""Cells of the map's last row, south of Satsuma, that are in use."""


def panes(view: View) -> tuple[str, ...]:
    """The pane that the present decision needs comes first; a battle before everything else."""
    found = ["pane-table", "pane-rivals"] if _has_room(view) else _parts(view)
    observation: Observation = view.observation
    if isinstance(observation.stage, Fighting) or has_just_fought(view):
        found.insert(0, "pane-battle")
    return tuple(found)


def draw(view: View) -> Text:
    """One pane."""
    width = min(view.width, _MOST_WIDTH)
    pane = view.pane or panes(view)[0]
    match pane:
        case "pane-battle":
            rows = fight_rows(view, width, view.height)
        case "pane-mat":
            rows = [*own_mat_rows(view, width), *_about(view, width)]
        case "pane-rivals":
            rows = rival_rows(view, width, view.height)
        case "pane-table":
            rows = _table(view, width)
        case _:
            rows = _map_and_players(view, width)
    return Text("\n", no_wrap=True).join(rows)


def _has_room(view: View) -> bool:
    return view.width >= _WIDTH_FOR_ALL and view.height >= _HEIGHT_FOR_ALL


def _parts(view: View) -> list[str]:
    observation: Observation = view.observation
    if observation.viewer is None:
        return ["pane-map", "pane-rivals"]
    parts = ["pane-map", "pane-mat", "pane-rivals"]
    stage, is_up = observation.stage, observation.to_act == observation.viewer
    wanted = "pane-map"
    if is_up and isinstance(stage, Spring) and stage.step in (SpringStep.SCOUT, SpringStep.REVEAL):
        wanted = "pane-rivals"
    elif is_up and isinstance(stage, Spring | Feeding | Villages):
        wanted = "pane-mat"
    place = parts.index(wanted)
    return [*parts[place:], *parts[:place]]


def _about(view: View, width: int) -> list[Text]:
    """What the unit under the cursor does."""
    if not isinstance(view.chosen, Buy):
        return []
    text = about(numbers_of(view), view.chosen.unit, view.words)
    return [Text(), *wrapped(Text(text, style=view.palette.indigo), width)]


def _map_and_players(view: View, width: int) -> list[Text]:
    """The map and a row per player; on a tall screen the mats too."""
    players = player_rows(view, width)
    gap = 2 if height_of_country(2) + len(players) + 1 <= view.height else 1
    rows = country(view, width, gap)
    space = [Text()] if len(rows) + len(players) < view.height else []
    if len(rows) + len(players) > view.height:
        # Five players need every row: the head of their figures takes the end of the map's last row.
        head, *players = players
        rows[-1] = Text.assemble(rows[-1][:_SOUTH_END], head[_SOUTH_END:])
    rows += [*space, *players]
    if view.height - len(rows) < _LEAST_MAT:
        return rows
    mats = [] if view.observation.viewer is None else [own_mat_rows(view, width)]
    for more in (*mats, rival_rows(view, width, view.height - len(rows) - 1)):
        if len(rows) + 1 + len(more) <= view.height:
            rows += [Text(), *more]
    return rows


def _table(view: View, width: int) -> list[Text]:
    """The map above; below it the own mat on the left and the others' on the right."""
    rows = [*country(view, width), Text()]
    left = view.height - len(rows)
    if view.observation.viewer is None:
        return [*rows, *rival_rows(view, width, left)]
    half = width // 2
    return [*rows, *beside(own_mat_rows(view, half - 1), rival_rows(view, width - half, left), half)]
