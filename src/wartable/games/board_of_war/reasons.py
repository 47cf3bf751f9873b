"""Why a choice is good or bad, for people: odds, what it brings, what it denies to others. Reads only what is open."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.figures import percent, tenths
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Arg, Line, Name
from wartable.games.board_of_war import odds
from wartable.games.board_of_war.actions import Action, Attack, Place, PlayCard
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import Unit
from wartable.games.board_of_war.dangers import Danger, danger
from wartable.games.board_of_war.outlook import missing_squares, wins_next_turn
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import State

__all__ = ["reasons", "reasons_of_plan"]

_MUCH = 0.4
"""A danger costs so many squares, or so much power, on average over the dice; a greater one costs so much more."""


def reasons(
    rules: AnyRules, world: State, action: Action, _ends: Sequence[State] = (), _done: Sequence[Action] | None = None
) -> tuple[Line, ...]:
    """What a choice of the seat in turn does, from most to least."""
    return reasons_of_plan(rules, world, (action,))


def reasons_of_plan(rules: AnyRules, world: State, plan: Sequence[Action]) -> tuple[Line, ...]:
    """What choices of the seat in turn come to, all of them in a row and up to the first dice."""
    box: Box = rules.box  # type: ignore[attr-defined]
    fights: list[Line] = []
    cards: list[Line] = []
    dangers: list[Line] = []
    after = world
    for action in plan:
        if isinstance(action, Attack):
            fights += _of_attack(box, after, action)
            break
        if isinstance(action, PlayCard):
            cards += _of_card(box, action)
        elif isinstance(action, Place):
            # What the card earns is known by now.
            cards.clear()
        after = rules.apply(after, action)
    else:
        # Where dice are to come first, nobody knows who will stand where.
        dangers = _dangers(rules, world, after, world.turn)
    if after.victory is not None:
        return (Line("reason-wins", {"victory": Line(f"victory-{after.victory.value}")}),)
    return (*fights, *_gains(box, world, after), *_harm(box, world, after, world.turn), *dangers, *cards)


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


def _gains(box: Box, before: State, after: State) -> list[Line]:
    seat, lines = before.turn, []
    earned = income_of(box, after, seat) - income_of(box, before, seat)
    if earned > 0:
        lines.append(Line("reason-income", {"gold": earned}))
    missing = missing_squares(box, after, seat).bit_count()
    if missing < missing_squares(box, before, seat).bit_count():
        lines.append(Line("reason-land", {"squares": missing}))
    if _in_the_centre(box, after, seat) - _in_the_centre(box, before, seat):
        lines.append(Line("reason-centre"))
    victory = wins_next_turn(box, after, seat)
    if victory is not None and wins_next_turn(box, before, seat) is None:
        lines.append(Line("reason-wins-next", {"victory": Line(f"victory-{victory.value}")}))
    return lines


def _in_the_centre(box: Box, state: State, seat: Seat) -> set[Square]:
    return {army.square for army in state.kingdoms[seat].armies}.intersection(box.board.centre)


def _dangers(rules: AnyRules, before: State, after: State, seat: Seat) -> list[Line]:
    """What each enemy could do at once to the seat, and can no longer; and what it can do now, and could not."""
    prevented, exposed = [], []
    for enemy in range(len(after.kingdoms)):
        if enemy == seat or after.victory is not None:
            continue
        earlier, later = (danger(rules, state, seat, enemy) for state in (before, after))
        if earlier.squares >= _MUCH > later.squares:
            prevented.append(Line("reason-wards-off", _siege(enemy, earlier)))
        if earlier.power >= _MUCH > later.power:
            prevented.append(Line("reason-spares", _attack(enemy, earlier)))
        if later.squares >= earlier.squares + _MUCH:
            exposed.append(Line("reason-besieged", _siege(enemy, later)))
        if later.power >= earlier.power + _MUCH:
            exposed.append(Line("reason-attacked", _attack(enemy, later)))
    return prevented + exposed


def _siege(enemy: Seat, found: Danger) -> dict[str, Arg]:
    return {"player": Name(enemy), "razed": tenths(float(found.squares))}


def _attack(enemy: Seat, found: Danger) -> dict[str, Arg]:
    return {"player": Name(enemy), "square": found.army, "odds": percent(float(found.win))}


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
