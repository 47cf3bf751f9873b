"""The mats: the viewer's own with everything on it, and of the others' what is known and what is remembered."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import LINES
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.facts import SlotFacts
from wartable.games.epic_dice_battles.presenter.view import own_mat
from wartable.games.epic_dice_battles.state import Spring
from wartable.terminal.boards import View
from wartable.terminal.boards.epic_dice_battles.sayings import Certainty, known_of_slot, own_tokens, seen_by_others
from wartable.terminal.boards.epic_dice_battles.signs import (
    CASTLE,
    dice_sign,
    facts_of,
    name_row,
    numbers_of,
    points_of,
)
from wartable.terminal.boards.fitting import wrapped

__all__ = ["own_mat_rows", "player_rows", "rival_rows"]

_INDENT = 3
_CREST = 4
"""Cells that a seat's letter and the mark of its turn take."""
_ARMY = "⚑"


def player_rows(view: View, width: int) -> list[Text]:
    """A head and a row per player: resources, castles, armies, and the points if the game ended now."""
    observation: Observation = view.observation
    say, palette = view.words.say, view.palette
    columns = (say("noun-rice"), say("noun-money"), say("noun-honor"), f" {CASTLE}", f" {_ARMY}", say("noun-points"))
    widths = [max(cell_len(column), least) + 1 for column, least in zip(columns, (5, 2, 2, 2, 2, 2), strict=True)]
    room = max(3, width - _CREST - sum(widths))
    cells = "".join(_right(column, cells) for column, cells in zip(columns, widths, strict=True))
    rows = [Text(" " * (_CREST + room) + cells, style=palette.muted)]
    for seat, mat in enumerate(observation.mats):
        armies = sum(region is not None for region in mat.regions)
        row = name_row(view, seat, room)
        rice = f"{mat.rice}+{mat.rice_marker}"
        figures = (rice, mat.money, mat.honor, len(mat.castles), armies)
        if mat.is_out:
            row.append(_right(say("board-out"), sum(widths[:-1])), style=palette.muted)
        else:
            row.append("".join(_right(str(figure), cells) for figure, cells in zip(figures, widths, strict=False)))
        row.append(_right(str(points_of(facts_of(view), seat)), widths[-1]), style=f"bold {palette.gold}")
        rows.append(row)
    return rows


def own_mat_rows(view: View, width: int) -> list[Text]:
    """The viewer's mat."""
    observation: Observation = view.observation
    assert observation.viewer is not None
    mat, say = own_mat(observation), view.words.say
    food = facts_of(view).food
    summary = say(
        "mat-summary",
        rice=mat.rice,
        money=mat.money,
        honor=mat.honor,
        harvest=mat.rice_marker,
        food=food,
        officers=mat.officers,
        tokens=mat.tokens_left,
        actions=mat.action_dice,
        villages=mat.villages,
        supply=mat.supply,
    )
    rows = [_head(view, observation.viewer, width)]
    rows += _set_in(Text(summary, style=view.palette.ink), width)
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            rows += _own_slot(view, mat, place, slot, width)
    free = [str(place + 1) for place, slot in enumerate(mat.slots) if slot is None]
    if free:
        rows.append(Text(say("mat-free", slots=view.words.joined(free)), style=view.palette.muted))
    return rows


def rival_rows(view: View, width: int, height: int) -> list[Text]:
    """The others' mats; every slot in one row where there are too many for more."""
    observation: Observation = view.observation
    others = [seat for seat in range(observation.players) if seat != observation.viewer]
    rows: list[Text] = []
    for draw in (_rival, _rival_in_figures, _rival_in_rows):
        rows = [row for seat in others for row in draw(view, seat, width)]
        if len(rows) <= height:
            break
    return rows


def _head(view: View, seat: Seat, width: int) -> Text:
    """Crest, name, and the points if the game ended now."""
    points = view.words.say("board-points", points=points_of(facts_of(view), seat))
    head = name_row(view, seat, width - _CREST - cell_len(points))
    head.append(points, style=f"bold {view.palette.gold}")
    return head


def _own_slot(view: View, mat: MatView, place: int, slot: SlotView, width: int) -> list[Text]:
    say, palette, numbers = view.words.say, view.palette, numbers_of(view)
    assert slot.number is not None
    assert slot.tokens is not None
    region = mat.regions[slot.number - 1]
    assert region is not None
    title = Text(f"{place + 1}  ", style=palette.muted, no_wrap=True)
    title.append(
        say("mat-army", number=slot.number, region=nouns.region(numbers, region)), style=f"bold {palette.gold}"
    )
    about = facts_of(view).slots[place]
    assert about is not None
    title.append(f"  {say('mat-food', rice=about.food)}", style=palette.muted)
    stage = view.observation.stage
    if isinstance(stage, Spring) and stage.seat == view.observation.viewer:
        title.append(f"  {_support(view, about)}", style=palette.muted)
    rows = [*wrapped(title, width, _INDENT), *_set_in(_dice(view, slot), width)]
    if any(slot.tokens) or slot.shields:
        units = own_tokens(slot, about.units, view.words)
        rows += _set_in(Text(units, style=palette.ink), width)
    if (seen := seen_by_others(slot, view.words)) is not None:
        rows += _set_in(Text(seen, style=f"italic {palette.indigo}"), width)
    if about.note is not None:
        rows += _set_in(Text(view.words.line(about.note), style=palette.vermilion), width)
    return rows


def _support(view: View, about: SlotFacts) -> str:
    """What it costs to add to an own army, for whoever wonders why something cannot be bought."""
    if about.support is None:
        return view.words.say("mat-no-support")
    return view.words.say("mat-support", rice=about.support) if about.support else ""


def _rival(view: View, seat: Seat, width: int) -> list[Text]:
    observation: Observation = view.observation
    mat, say = observation.mats[seat], view.words.say
    rows = [_head(view, seat, width)]
    if mat.is_out:
        return [*rows, *_set_in(Text(say("board-out")), width)]
    summary = say(
        "rival-summary",
        rice=f"{mat.rice}+{mat.rice_marker}",
        money=mat.money,
        honor=mat.honor,
        officers=mat.officers,
        supply=mat.supply,
    )
    rows += _set_in(Text(summary, style=view.palette.ink), width)
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            text = Text(f"{place + 1}  ", style=view.palette.muted)
            text.append_text(_dice(view, slot))
            if slot.token_count or slot.shields:
                text.append(f"  {_tokens(view, slot)}", style=view.palette.ink)
            rows += wrapped(text, width, _INDENT)
            rows += [row for known in _known(view, mat, slot) for row in _set_in(known, width)]
    return rows


def _rival_in_rows(view: View, seat: Seat, width: int) -> list[Text]:
    return _rival_in_figures(view, seat, width, is_short=True)


def _rival_in_figures(view: View, seat: Seat, width: int, *, is_short: bool = False) -> list[Text]:
    """Resources beside the name, the dice of a slot as figures; in short what is known beside them too."""
    observation: Observation = view.observation
    mat, palette = observation.mats[seat], view.palette
    riches = view.words.say("board-riches", rice=mat.rice, income=mat.rice_marker, money=mat.money, honor=mat.honor)
    said = view.words.say("board-out") if mat.is_out else riches
    points = f" ={points_of(facts_of(view), seat)}"
    head = name_row(view, seat, max(3, width - _CREST - 1 - cell_len(said) - len(points)))
    head.append(f" {said}", style=palette.ink)
    head.append(points, style=f"bold {palette.gold}")
    rows = [head]
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            row = Text(f"{place + 1}  ", style=palette.muted, no_wrap=True)
            row.append("·".join(map(str, slot.dice)), style=f"bold {palette.ink}")
            row.append(f"  {_tokens(view, slot)}", style=palette.ink)
            known = _known(view, mat, slot)
            if is_short:
                row = Text("  ").join([row, *known])
                row.truncate(width, overflow="ellipsis")
            rows += [row] if is_short else [row, *(part for text in known for part in _set_in(text, width))]
    return rows


def _known(view: View, mat: MatView, slot: SlotView) -> list[Text]:
    """Knowledge (face up) and memory (seen in some year), each marked as what it is."""
    styles = {Certainty.FACE_UP: f"bold {view.palette.gold}", Certainty.REMEMBERED: f"italic {view.palette.indigo}"}
    return [
        Text(f"{known.certainty} {known.text}", style=styles.get(known.certainty, f"italic {view.palette.muted}"))
        for known in known_of_slot(numbers_of(view), mat, slot, view.words)
    ]


def _tokens(view: View, slot: SlotView) -> str:
    return view.words.say("rival-tokens", tokens=slot.token_count, shields=slot.shields)


def _dice(view: View, slot: SlotView) -> Text:
    text = Text()
    for number, (line, dice) in enumerate(zip(LINES, slot.dice, strict=True)):
        text.append("  " if number else "")
        text.append(f"{view.words.say(f'short-{line}')} ".replace(" ", "\u00a0"), style=view.palette.muted)
        text.append(dice_sign(dice), style=f"bold {view.palette.ink}")
    return text


def _set_in(text: Text, width: int) -> list[Text]:
    return [Text.assemble(" " * _INDENT, row) for row in wrapped(text, width - _INDENT)]


def _right(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text
