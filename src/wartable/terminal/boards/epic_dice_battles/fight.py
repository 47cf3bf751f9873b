"""The battle: lines of both sides, the dice and what they mean, the gate, and how it came to this."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from wartable.core.line import Line
from wartable.core.presenter import Happening, Weight
from wartable.games.epic_dice_battles.components import LINES, UNITS
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.facts import BattleFacts, DieFacts, SideFacts
from wartable.games.epic_dice_battles.presenter.kinds import DiceRolled
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Clash, Fighting
from wartable.terminal.boards import View
from wartable.terminal.boards.epic_dice_battles.signs import dice_sign, facts_of, name_row
from wartable.terminal.boards.epic_dice_battles.story import last_battle
from wartable.terminal.boards.fitting import packed, wrapped

__all__ = ["fight_rows"]

_INDENT = 3
_GAP = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for dice until they are drawn."""


def fight_rows(view: View, width: int, height: int) -> list[Text]:
    """The battle that is fought, or the one that has just ended."""
    observation: Observation = view.observation
    stage = observation.stage
    if isinstance(stage, Fighting):
        rows = _battle(view, stage.battle, width)
    else:
        rows = [Text(view.words.say("fight-over"), style=f"bold {view.palette.gold}")]
    story = _story(view, last_battle(view.story), width)
    room = height - len(rows) - 1
    return [*rows, Text(), *story[-room:]] if room > 0 else rows


def _battle(view: View, battle: Battle, width: int) -> list[Text]:
    say, palette, told = view.words.say, view.palette, _facts(view)
    title = Text(view.words.line(told.title), style=f"bold {palette.gold}")
    title.append(f"  {view.words.line(told.phase)}", style=f"bold {palette.ink}")
    rows = wrapped(title, width, 2)
    if battle.kind is BattleKind.SIEGE:
        whole = max(0, told.gate - battle.gate)
        gate = Text(say("fight-gate", damage=battle.gate, needed=told.gate), style=palette.ink)
        gate.append(f"  {'█' * whole}{'░' * battle.gate}", style=palette.vermilion)
        rows.append(gate)
    for place in range(len(battle.sides)):
        rows += _side(view, battle, place, width)
    meaning = [Text(view.words.line(line), style=palette.muted) for line in told.meaning]
    return [*rows, *(row for text in meaning for row in wrapped(text, width, 1))]


def _facts(view: View) -> BattleFacts:
    battle = facts_of(view).battle
    assert battle is not None
    return battle


def _side(view: View, battle: Battle, place: int, width: int) -> list[Text]:
    side, palette, say = battle.sides[place], view.palette, view.words.say
    told = _facts(view).sides[place]
    role = "" if told.role is None else view.words.line(told.role)
    room = min(Text(view.words.name(side.seat)).cell_len, width - 6 - Text(role).cell_len)
    head = name_row(view, side.seat, room)
    head.append(f"  {role}" if role else "", style=palette.muted)
    if side.shields:
        head.append(f"  {say('fight-shields', shields=side.shields, hits=told.shields_left)}", style=palette.ink)
    rows = [*wrapped(head, width, _INDENT), *_lines(view, told, width)]
    if side.deployment is not None and any(side.deployment.left):
        waiting = say("fight-left", units=nouns.units(side.deployment.left))
        rows += _set_in(Text(waiting, style=f"bold {palette.indigo}"), width)
    if side.clash is not None:
        rows += _clash(view, told, side.clash, width)
    return rows


def _lines(view: View, side: SideFacts, width: int) -> list[Text]:
    """What stands in each line; before all is revealed the dice that everybody sees."""
    rows, flanks = [], _facts(view).flanks
    for number, line in enumerate(LINES):
        stands = _stands(view, side, number)
        if number and stands is None:
            continue
        text = Text(f"{view.words.say(f'short-{line}')} ", style=view.palette.muted)
        if number and flanks is not None and number not in flanks:
            text.append(f"{view.words.say('fight-blocked')} ", style=view.palette.vermilion)
        text.append(stands or "–", style=view.palette.ink)
        rows += _set_in(text, width)
    return rows


def _stands(view: View, side: SideFacts, number: int) -> str | None:
    units = side.lines[number]
    if units is not None:
        return str(view.words.phrase(nouns.units(units))) if any(units) else None
    if side.dice is None:
        return "?" if number == 0 else None
    return dice_sign(side.dice[number]) if side.dice[number] else None


def _clash(view: View, side: SideFacts, clash: Clash, width: int) -> list[Text]:
    """The dice of a side, each with what became of it, and what the side has to lose."""
    parts = [] if clash.roll is None else _dice(view, side, clash, clash.roll)
    if clash.hits:
        said = view.words.say("fight-to-lose", hits=clash.hits)
        parts.append(Text(said, style=f"bold {view.palette.vermilion}"))
    return [Text.assemble(" " * _INDENT, row) for row in packed(parts, width - _INDENT)] if parts else []


def _dice(view: View, side: SideFacts, clash: Clash, roll: tuple[int, ...]) -> list[Text]:
    palette, say = view.palette, view.words.say
    head = Text(say("fight-dice"), style=palette.muted)
    if side.hitting is not None:
        hits = Text(say("fight-hits", hits=clash.kills), style=palette.ink)
        shots = (_shot(view, die, is_hit=is_hit) for die, is_hit in zip(roll, side.hitting, strict=True))
        return [head, *shots, hits]
    fallen = [_assigned(view, result) for result in side.results]
    kills = [Text(say("fight-kills", kills=clash.kills), style=palette.ink)] if clash.kills else []
    return [head, *fallen, *(_chip(view, die) for die in clash.dice), *kills]


def _chip(view: View, die: int, style: str = "") -> Text:
    """A die as it lies on the table."""
    palette = view.palette
    return Text(f" {die} ", style=f"bold {style or f'{palette.ink} on {palette.panel}'}")


def _shot(view: View, die: int, *, is_hit: bool) -> Text:
    """An arrow or a star."""
    if not is_hit:
        return _chip(view, die)
    palette = view.palette
    chip = _chip(view, die, f"{palette.background} on {palette.gold}")
    return Text.assemble(chip, ("✓", f"bold {palette.gold}"))


def _assigned(view: View, told: DieFacts) -> Text:
    """A die with its unit: "2 →3✗cavalry" is dead, "3 →4✓cavalry" kills."""
    palette, die = view.palette, told.die
    plus = f"→{told.result}" if told.result != die else ""
    name = view.words.line(nouns.unit(UNITS[told.unit]))
    if told.is_dead:
        chip, mark, style = _chip(view, die, f"{palette.background} on {palette.vermilion}"), "✗", palette.vermilion
    elif told.kills:
        chip, mark, style = _chip(view, die, f"{palette.background} on {palette.gold}"), "✓", f"bold {palette.gold}"
    else:
        chip, mark, style = _chip(view, die), "·", palette.muted
    return Text.assemble(chip, (f"{plus}{mark}{name}", style))


def _story(view: View, battle: Sequence[Happening], width: int) -> list[Text]:
    """How the battle went, line by line, with the hits counted."""
    rows = []
    for happening in battle:
        if happening.line is not None:
            style = f"bold {view.palette.gold}" if happening.weight is Weight.MAJOR else view.palette.ink
            told = Text(view.words.line(happening.line), style=style)
            rows += wrapped(_rolled(view, happening) if isinstance(happening, DiceRolled) else told, width, 2)
    return rows


def _rolled(view: View, roll: DiceRolled) -> Text:
    """The words of a roll, in which the dice lie on the table; of arrows and stars how many hit."""
    assert roll.line is not None
    before, _, after = view.words.line(Line(roll.line.key, {**roll.line.args, "dice": _GAP})).partition(_GAP)
    text = Text(before, style=view.palette.ink)
    for number, die in enumerate(roll.dice):
        text.append(" " if number else "")
        text.append_text(_chip(view, die))
    text.append(after)
    if roll.needed is not None and roll.hitting is not None:
        hits = view.words.say("fight-hits-from", needed=roll.needed, hits=sum(roll.hitting))
        text.append(f" {hits}", style=view.palette.gold)
    return text


def _set_in(text: Text, width: int) -> list[Text]:
    return [Text.assemble(" " * _INDENT, row) for row in wrapped(text, width - _INDENT)]
