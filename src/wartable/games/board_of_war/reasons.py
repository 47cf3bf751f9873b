"""Why a choice is good or bad, for people: odds, what it brings, what it denies to others. Reads only what is open."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.figures import percent
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Name
from wartable.games.board_of_war import odds
from wartable.games.board_of_war.actions import Action, Attack, Deploy, PlayCard, Step
from wartable.games.board_of_war.components import Unit
from wartable.games.board_of_war.outlook import missing_squares, wins_next_turn
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import State

__all__ = ["reasons"]


def reasons(
    rules: AnyRules, world: State, action: Action, _ends: Sequence[State] = (), _done: Sequence[Action] | None = None
) -> tuple[Line, ...]:
    """What a choice of the seat in turn does, from most to least."""
    box: Box = rules.box  # type: ignore[attr-defined]
    if isinstance(action, Attack):
        return _of_attack(box, world, action)
    if isinstance(action, PlayCard):
        return _of_card(box, action)
    after: State = rules.apply(world, action)
    seat = world.turn
    if after.turn != seat or after.victory is not None:
        return ()
    return (*_gains(box, world, after, action), *_harm(box, world, after, seat))


def _of_attack(box: Box, world: State, attack: Attack) -> tuple[Line, ...]:
    found = odds.of_attack(box, world, attack)
    lines = [Line("reason-attack", {"odds": percent(float(found.win))})]
    if found.attacker_gone:
        lines.append(Line("reason-army-lost", {"odds": percent(float(found.attacker_gone))}))
    if found.defender_gone:
        lines.append(Line("reason-defender-gone", {"odds": percent(float(found.defender_gone))}))
    return tuple(lines)


def _of_card(box: Box, action: PlayCard) -> tuple[Line, ...]:
    unit, income, building = box.unit_of[action.card], box.components.income, box.components.building
    match unit:
        case Unit.MERCHANT:
            earned = {"gold": income.merchant, "upgraded": income.merchant_upgraded}
        case Unit.FARMER:
            earned = {"gold": income.farmer, "upgraded": income.farmer_upgraded}
        case Unit.BUILDER:
            earned = {"square": building.square_price, "soldier": building.soldier_price}
        case _:
            earned = {}
    return (Line(f"reason-card-{unit.value}", earned),) if unit is not None else ()


def _gains(box: Box, before: State, after: State, action: Action) -> list[Line]:
    seat, lines = before.turn, []
    earned = income_of(box, after, seat) - income_of(box, before, seat)
    if earned > 0:
        lines.append(Line("reason-income", {"gold": earned}))
    missing = missing_squares(box, after, seat).bit_count()
    if missing < missing_squares(box, before, seat).bit_count():
        lines.append(Line("reason-land", {"squares": missing}))
    square = action.to if isinstance(action, Step) else action.square if isinstance(action, Deploy) else None
    if square in box.board.centre:
        lines.append(Line("reason-centre"))
    victory = wins_next_turn(box, after, seat)
    if victory is not None and wins_next_turn(box, before, seat) is None:
        lines.append(Line("reason-wins-next", {"victory": Line(f"victory-{victory.value}")}))
    return lines


def _harm(box: Box, before: State, after: State, seat: Seat) -> list[Line]:
    lines = []
    for enemy in range(box.players):
        if enemy == seat:
            continue
        lost = income_of(box, before, enemy) - income_of(box, after, enemy)
        if lost > 0:
            lines.append(Line("reason-robs", {"player": Name(enemy), "gold": lost}))
        squares = len(before.kingdoms[enemy].squares) - len(after.kingdoms[enemy].squares)
        if squares > 0:
            lines.append(Line("reason-takes-land", {"player": Name(enemy), "squares": squares}))
        victory = wins_next_turn(box, before, enemy)
        if victory is not None and wins_next_turn(box, after, enemy) is None:
            lines.append(Line("reason-denies", {"player": Name(enemy), "victory": Line(f"victory-{victory.value}")}))
    return lines
