"""What the log of Board of War says of each event, as message keys."""

from __future__ import annotations

from typing import assert_never

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Name
from wartable.games.board_of_war import start_log
from wartable.games.board_of_war.components import COURT, CourtRank, Unit
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.nouns import court_card, players, unit_name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import fighting
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import extra_squares_left, soldier_price, square_price
from wartable.games.board_of_war.rules.cards import free_squares
from wartable.games.board_of_war.state import (
    Action,
    Attack,
    Card,
    Dealt,
    Deploy,
    Drew,
    EndActions,
    Expand,
    Fought,
    Mark,
    Outcome,
    Phase,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)

__all__ = ["describe"]


def describe(box: Box, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Line, ...]:
    """The log lines of an event as one viewer may read them."""
    match event:
        case Dealt():
            return _dealt(event, after)
        case Drew(card):
            return _drew(box, before, card, after)
        case Fought():
            return (*_fought(box, before, event, after), *_returned(before, after), *start_log.victory(after))
        case Raze(square):
            assert before.besieged is not None
            return (
                Line("log-razed", {"player": Name(before.besieged), "square": square}),
                *_returned(before, after),
            )
        case Mark():
            return (*_acted(box, before, event), *start_log.spied(before, after), *start_log.victory(after))
        case _:
            return (*_acted(box, before, event), *start_log.victory(after))


def _acted(box: Box, before: Observation, event: Action) -> tuple[Line, ...]:
    player = Name(before.turn)
    match event:
        case Expand(square):
            is_extra = extra_squares_left(box, before) > 0
            return (Line("log-expanded-again" if is_extra else "log-expanded", {"player": player, "square": square}),)
        case UpgradeSquare(square):
            price = square_price(box, before, before.turn)
            return (Line("log-upgraded-square", {"player": player, "square": square, "gold": price}),)
        case UpgradeSoldier(None):
            price = soldier_price(box, before, before.turn)
            return (Line("log-upgraded-recruit", {"player": player, "gold": price}),)
        case UpgradeSoldier(square):
            price = soldier_price(box, before, before.turn)
            return (Line("log-upgraded-soldier", {"player": player, "square": square or "", "gold": price}),)
        case Deploy(square):
            joins = army_at(before.kingdoms[before.turn], square) is not None
            return (Line("log-reinforced" if joins else "log-deployed", {"player": player, "square": square}),)
        case Step(army, to):
            return _stepped(box, before, army, to)
        case Attack():
            return (_attacks(box, before, event),)
        case Mark(seat, square):
            jack = COURT[CourtRank.JACK, before.jacks[before.turn]]
            return (Line(f"log-marked-{jack}", {"player": player, "enemy": Name(seat), "square": square or ""}),)
        case PlayCard(card):
            return (_played(box, before, card),)
        case Place(square):
            assert before.played is not None
            return (Line("log-placed", {"player": player, "unit": _unit(box, before.played), "square": square}),)
        case EndActions() | Raze():
            return ()
        case _:
            assert_never(event)


def _dealt(dealt: Dealt, after: Observation) -> tuple[Line, ...]:
    lines = tuple(
        Line("log-dealt", {"player": Name(seat), "card": court_card(dealt.rank, suit)})
        for seat, suit in enumerate(dealt.suits)
    )
    if dealt.rank is not CourtRank.QUEEN:
        return lines
    return (*lines, Line("log-order", {"players": players(after.order)}))


def _drew(box: Box, before: Observation, card: Card, after: Observation) -> tuple[Line, ...]:
    owner = next(seat for seat, size in enumerate(after.hand_sizes) if size > before.hand_sizes[seat])
    lines: list[Line] = []
    if before.phase is Phase.DRAW and not before.deck_size:
        lines.append(Line("log-reshuffled"))
    if before.viewer == owner:
        # BW-11, BW-22: nobody else learns the card.
        lines.append(Line("log-drew", {"card": format_card(card), "unit": _unit(box, card)}))
    if after.phase is not Phase.DEAL:
        lines += start_log.turn_started(box, before, after)
    return tuple(lines)


def _stepped(box: Box, before: Observation, start: str, to: str) -> tuple[Line, ...]:
    player = Name(before.turn)
    merges = army_at(before.kingdoms[before.turn], to) is not None
    moved = Line("log-merged" if merges else "log-stepped", {"player": player, "start": start, "square": to})
    if to not in box.board.centre:
        return (moved,)
    owner = before.centre[box.board.centre.index(to)]
    if owner is None or owner == before.turn:
        return (moved,)
    return (moved, Line("log-contests", {"player": player, "square": to, "owner": Name(owner)}))


def _attacks(box: Box, before: Observation, attack: Attack) -> Line:
    clash = fighting.clash_of(box, before, attack)
    return Line(
        "log-besieges" if clash.siege else "log-attacks",
        {
            "player": Name(before.turn),
            "army": attack.army,
            "square": attack.target,
            "enemy": Name(clash.defender),
        },
    )


def _fought(box: Box, before: Observation, dice: Fought, after: Observation) -> tuple[Line, ...]:
    assert before.attack is not None
    clash = fighting.clash_of(box, before, before.attack)
    attack, defence = clash.attack_power + dice.attacker, clash.defence_power + dice.defender
    player, enemy = Name(before.turn), Name(clash.defender)
    rolled = Line(
        "log-fought",
        {
            "player": player,
            "enemy": enemy,
            "die": dice.attacker,
            "power": clash.attack_power,
            "total": attack,
            "enemydie": dice.defender,
            "enemypower": clash.defence_power,
            "enemytotal": defence,
        },
    )
    if attack == defence:
        return (rolled, Line("log-tie-siege", {"player": player, "enemy": enemy}) if clash.siege else Line("log-tie"))
    if attack < defence and clash.far:
        return (rolled, Line("log-far-loss", {"player": player}))
    if attack < defence:
        return (rolled, _weakened(before.turn, before.attack.army, defence - attack, after, siege=clash.siege))
    if not clash.siege:
        return (rolled, _weakened(clash.defender, before.attack.target, attack - defence, after))
    if not after.kingdoms[clash.defender].squares:
        return (rolled, Line("log-fallen", {"player": enemy}))
    return (rolled, Line("log-loses-squares", {"player": player, "enemy": enemy, "count": attack - defence}))


def _weakened(owner: Seat, square: str, loss: int, after: Observation, *, siege: bool = False) -> Line:
    args: dict[str, Arg] = {"player": Name(owner), "square": square, "loss": loss}
    if army_at(after.kingdoms[owner], square) is None:
        return Line("log-army-lost", args)
    # BW-53: an army that loses to an army loses power, one that loses a siege loses soldiers.
    return Line("log-army-thinned" if siege else "log-army-weakened", args)


def _returned(before: Observation, after: Observation) -> tuple[Line, ...]:
    """BW-56: markers that came back because their target is gone."""
    return tuple(
        Line("log-marker-returned", {"player": Name(seat), "card": court_card(CourtRank.JACK, before.jacks[seat])})
        for seat, (old, new) in enumerate(zip(before.kingdoms, after.kingdoms, strict=True))
        if old.marker is not None and new.marker is None and new.squares
    )


def _played(box: Box, before: Observation, card: Card) -> Line:
    args: dict[str, Arg] = {"player": Name(before.turn), "card": format_card(card), "unit": _unit(box, card)}
    needs_square = box.unit_of[card] in (Unit.MERCHANT, Unit.FARMER)
    in_vain = needs_square and not free_squares(box, before)
    return Line("log-played-in-vain" if in_vain else "log-played", args)


def _unit(box: Box, card: Card) -> Line:
    unit = box.unit_of[card]
    assert unit is not None
    return unit_name(unit)
