"""What happens in a game of Board of War, event by event, as one viewer may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from wartable.core.line import Arg, Line, Name
from wartable.core.presenter import Weight
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Dealt,
    Deploy,
    Drew,
    EndActions,
    Expand,
    Fought,
    Mark,
    Outcome,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import COURT, Card, CourtRank, Unit
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import fights, kinds, turn_start
from wartable.games.board_of_war.presenter.kinds import BoardOfWarHappening
from wartable.games.board_of_war.presenter.nouns import court_card, players, square_id, unit_name
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import extra_squares_left, soldier_price, square_price
from wartable.games.board_of_war.rules.cards import free_squares
from wartable.games.board_of_war.state import Phase

__all__ = ["happenings"]


def happenings(
    box: Box, before: Observation, event: Action | Outcome, after: Observation
) -> tuple[BoardOfWarHappening, ...]:
    """What an event is and what followed from it, in order."""
    match event:
        case Dealt():
            return tuple(_dealt(event, after))
        case Drew(card):
            return tuple(_drew(box, before, card, after))
        case Fought():
            shown = fights.fought(box, before, event, after)
            return (*shown, *_returned(before, after), *turn_start.won(after))
        case Raze():
            return (_razed(before, event), *_returned(before, after))
        case Mark():
            return (_marked(before, event), *turn_start.spied(before, after), *turn_start.won(after))
        case _:
            return (*_acted(box, before, event), *turn_start.won(after))


def _acted(box: Box, before: Observation, event: Action) -> Iterator[BoardOfWarHappening]:
    seat = before.turn
    player = Name(seat)
    match event:
        case Expand(square):
            key = "log-expanded-again" if extra_squares_left(box, before) > 0 else "log-expanded"
            line = Line(key, {"player": player, "square": square})
            yield kinds.Expanded(seat=seat, line=line, targets=(square_id(square),), square=square)
        case UpgradeSquare() | UpgradeSoldier():
            yield _upgraded(box, before, event)
        case Deploy(square):
            yield _sent(before, square)
        case Step(army, to):
            yield from _marched(box, before, army, to)
        case Attack():
            yield fights.begun(box, before, event)
        case PlayCard(card):
            yield _played(box, before, card)
        case Place(square):
            assert before.played is not None
            unit = _unit(box, before.played)
            line = Line("log-placed", {"player": player, "unit": unit_name(unit), "square": square})
            yield kinds.UnitPlaced(seat=seat, line=line, targets=(square_id(square),), unit=unit, square=square)
        case EndActions() | Raze() | Mark():
            return
        case _:
            assert_never(event)


def _dealt(dealt: Dealt, after: Observation) -> Iterator[BoardOfWarHappening]:
    for seat, suit in enumerate(dealt.suits):
        line = Line("log-dealt", {"player": Name(seat), "card": court_card(dealt.rank, suit)})
        yield kinds.AbilityDealt(seat=seat, line=line, rank=dealt.rank, suit=suit)
    if dealt.rank is CourtRank.QUEEN:
        yield kinds.OrderKnown(line=Line("log-order", {"players": players(after.order)}))


def _drew(box: Box, before: Observation, card: Card, after: Observation) -> Iterator[BoardOfWarHappening]:
    owner = next(seat for seat, size in enumerate(after.hand_sizes) if size > before.hand_sizes[seat])
    if before.phase is Phase.DRAW and not before.deck_size:
        yield kinds.DeckRenewed(line=Line("log-reshuffled"))
    if before.viewer == owner:
        # BW-11, BW-22: nobody else learns the card.
        line = Line("log-drew", {"card": format_card(card), "unit": unit_name(_unit(box, card))})
        yield kinds.CardDrawn(seat=owner, line=line, card=card)
    if after.phase is not Phase.DEAL:
        yield from turn_start.started(box, before, after)


def _upgraded(box: Box, before: Observation, event: UpgradeSquare | UpgradeSoldier) -> kinds.Upgraded:
    seat, square = before.turn, event.square
    price = (square_price if isinstance(event, UpgradeSquare) else soldier_price)(box, before, seat)
    args: dict[str, Arg] = {"player": Name(seat), "gold": price}
    if square is None:
        return kinds.Upgraded(seat=seat, line=Line("log-upgraded-recruit", args))
    key = "log-upgraded-square" if isinstance(event, UpgradeSquare) else "log-upgraded-soldier"
    line = Line(key, {**args, "square": square})
    return kinds.Upgraded(seat=seat, line=line, targets=(square_id(square),), square=square)


def _sent(before: Observation, square: Square) -> kinds.SoldierSent:
    seat = before.turn
    joins = army_at(before.kingdoms[seat], square) is not None
    line = Line("log-reinforced" if joins else "log-deployed", {"player": Name(seat), "square": square})
    # Nobody should miss a new army.
    weight = Weight.MINOR if joins else Weight.MAJOR
    return kinds.SoldierSent(
        seat=seat, weight=weight, line=line, targets=(square_id(square),), square=square, joins=joins
    )


def _marched(box: Box, before: Observation, start: Square, to: Square) -> Iterator[BoardOfWarHappening]:
    seat = before.turn
    joins = army_at(before.kingdoms[seat], to) is not None
    line = Line("log-merged" if joins else "log-stepped", {"player": Name(seat), "start": start, "square": to})
    enters = to in box.board.centre
    yield kinds.ArmyMarched(
        seat=seat,
        weight=Weight.MAJOR if enters else Weight.MINOR,
        line=line,
        targets=(square_id(start), square_id(to)),
        start=start,
        end=to,
        joins=joins,
    )
    owner = before.centre[box.board.centre.index(to)] if enters else None
    if owner is not None and owner != seat:
        line = Line("log-contests", {"player": Name(seat), "square": to, "owner": Name(owner)})
        yield kinds.CentreEntered(
            seat=seat, weight=Weight.MAJOR, line=line, targets=(square_id(to),), square=to, owner=owner
        )


def _marked(before: Observation, mark: Mark) -> kinds.MarkerLaid:
    seat = before.turn
    jack = COURT[CourtRank.JACK, before.jacks[seat]]
    args: dict[str, Arg] = {"player": Name(seat), "enemy": Name(mark.seat), "square": mark.square or ""}
    return kinds.MarkerLaid(
        seat=seat,
        weight=Weight.NOTABLE,
        line=Line(f"log-marked-{jack}", args),
        targets=() if mark.square is None else (square_id(mark.square),),
        victim=mark.seat,
        square=mark.square,
    )


def _razed(before: Observation, raze: Raze) -> kinds.SquareLost:
    victim = before.besieged
    assert victim is not None
    return kinds.SquareLost(
        seat=before.turn,
        weight=Weight.MAJOR,
        line=Line("log-razed", {"player": Name(victim), "square": raze.square}),
        targets=(square_id(raze.square),),
        victim=victim,
        square=raze.square,
    )


def _returned(before: Observation, after: Observation) -> Iterator[BoardOfWarHappening]:
    """BW-56: markers that came back because their target is gone."""
    for seat, (old, new) in enumerate(zip(before.kingdoms, after.kingdoms, strict=True)):
        if old.marker is not None and new.marker is None and new.squares:
            card = court_card(CourtRank.JACK, before.jacks[seat])
            line = Line("log-marker-returned", {"player": Name(seat), "card": card})
            yield kinds.MarkerReturned(seat=seat, weight=Weight.NOTABLE, line=line)


def _played(box: Box, before: Observation, card: Card) -> kinds.CardPlayed:
    unit = _unit(box, card)
    args: dict[str, Arg] = {"player": Name(before.turn), "card": format_card(card), "unit": unit_name(unit)}
    in_vain = unit in (Unit.MERCHANT, Unit.FARMER) and not free_squares(box, before)
    line = Line("log-played-in-vain" if in_vain else "log-played", args)
    return kinds.CardPlayed(seat=before.turn, line=line, card=card, unit=unit, in_vain=in_vain)


def _unit(box: Box, card: Card) -> Unit:
    unit = box.unit_of[card]
    assert unit is not None
    return unit
