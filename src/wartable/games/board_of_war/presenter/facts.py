"""What a screen shows of Board of War that is not in the observation: cards with their texts, powers, goals, pieces."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.core.presenter import Facts, Figure
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Deploy,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.board import Square, Squares
from wartable.games.board_of_war.components import CLUBS, COURT, Card, Components, CourtRank, Suit, Unit
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.presenter.threats import threats
from wartable.games.board_of_war.rules.abilities import army_power, raw_power
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import builders_left, extra_squares_left

__all__ = [
    "ArmyFacts",
    "BoardOfWarFacts",
    "BoardOfWarNumbers",
    "CourtFacts",
    "Piece",
    "UnitCard",
    "facts",
    "numbers_of",
]


class UnitCard(msgspec.Struct, frozen=True):
    """A rank of the unit cards."""

    card: Card
    sign: str
    """As the corner of the card says it: "A", "7"."""
    unit: Unit
    name: Line
    text: Line
    copies: int
    """How many of them the deck has at the deal (BW-2)."""


class BoardOfWarNumbers(msgspec.Struct, frozen=True):
    """What never changes during a match."""

    cards: tuple[UnitCard, ...]
    """By rank, the ace first."""
    suits: tuple[Suit, ...]
    """In the order that the ways to deal ability cards are listed in: a number drawn says which of them it was."""
    centre: int
    """Its edge."""
    rounds_to_capture: int


class ArmyFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An army as it fights."""

    seat: Seat
    square: Square
    power: int
    upgraded: int = 0
    halved: bool = False
    """By the Tactician."""
    captures: bool = False
    """Whether it stands on a centre square that is not its owner's yet."""
    stayed: int = 0


class CourtFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability card of a seat."""

    id: str
    rank: CourtRank
    suit: Suit
    sign: Line
    name: Line
    text: Line
    asleep: Line | None = None
    """Until when it does not work; None once it does."""
    marker: Line | None = None
    """Where its marker lies."""


class Piece(msgspec.Struct, frozen=True):
    """Something of the player's that can act now: the `source` of choices."""

    id: str
    label: Line
    hint: Line
    square: Square | None = None


class BoardOfWarFacts(Facts, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from the position."""

    centre: Squares
    """In the order of the observation's `centre`."""
    missing: tuple[Squares, ...] = ()
    """By seat: the squares it still needs for an expansion victory."""
    out: tuple[Seat, ...] = ()
    """Those who have lost their last square (BW-55)."""
    built: int = 0
    """Builders who have built this turn."""
    armies: tuple[ArmyFacts, ...] = ()
    court: tuple[tuple[CourtFacts, ...], ...] = ()
    """By seat."""
    pieces: tuple[Piece, ...] = ()
    """What can act, in the order a turn is usually played."""


def numbers_of(numbers: Components) -> BoardOfWarNumbers:
    """The numbers of a match as a front end needs them."""
    cards = tuple(
        UnitCard(
            card,
            "A" if card == 1 else str(card),
            unit,
            nouns.unit_name(unit),
            nouns.unit_text(numbers, unit),
            numbers.deck.copies,
        )
        for card, unit in enumerate(numbers.units_by_rank, 1)
    )
    return BoardOfWarNumbers(
        cards=cards,
        suits=tuple(Suit),
        centre=numbers.board.centre,
        rounds_to_capture=numbers.victory.rounds_to_capture,
    )


def facts(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> BoardOfWarFacts:
    """The facts of a position."""
    board = box.board
    if not observation.kingdoms:
        return BoardOfWarFacts(centre=board.centre)
    sides = box.side_by_seat(observation.order)
    missing = tuple(
        board.squares_of(board.goal_mask[sides[seat]] & ~board.mask_of(kingdom.squares)) if kingdom.squares else ()
        for seat, kingdom in enumerate(observation.kingdoms)
    )
    return BoardOfWarFacts(
        standings=tuple(_figures(observation)),
        threats=tuple(threats(box, observation)),
        centre=board.centre,
        missing=missing,
        out=tuple(seat for seat, kingdom in enumerate(observation.kingdoms) if not kingdom.squares),
        built=min(observation.built, observation.kingdoms[observation.turn].builders),
        armies=tuple(_armies(box, observation)),
        court=tuple(tuple(_court(box, observation, seat)) for seat in range(observation.players)),
        pieces=tuple(_pieces(box, observation, legal_actions)),
    )


def _figures(observation: Observation) -> Iterator[tuple[Figure, ...]]:
    for track in observation.tracks:
        yield (
            Figure(Line("victory-gold"), f"{track.gold}/{track.gold_goal}"),
            Figure(Line("victory-expansion"), f"{track.expansion}/{track.expansion_goal}"),
            Figure(Line("victory-centre"), f"{track.centre}/{track.centre_goal}"),
        )


def _armies(box: Box, observation: Observation) -> Iterator[ArmyFacts]:
    owner_of = dict(zip(box.board.centre, observation.centre, strict=True))
    for seat, kingdom in enumerate(observation.kingdoms):
        for army in kingdom.armies:
            power = army_power(box, observation, seat, army)
            yield ArmyFacts(
                seat,
                army.square,
                power,
                army.upgraded,
                halved=power != raw_power(box, army),
                captures=army.square in owner_of and owner_of[army.square] != seat,
                stayed=army.stayed,
            )


def _court(box: Box, observation: Observation, seat: Seat) -> Iterator[CourtFacts]:
    for rank, by_seat in zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True):
        if by_seat:
            suit = by_seat[seat]
            wakes = _wakes(box, rank, suit)
            yield CourtFacts(
                COURT[rank, suit],
                rank,
                suit,
                Line(f"sign-{rank.value}-{suit.value}"),
                nouns.court_name(rank, suit),
                nouns.court_text(box.components, rank, suit),
                Line("court-sleeps", {"round": wakes}) if observation.round < wakes else None,
                _marker(observation, seat) if rank is CourtRank.JACK else None,
            )


def _wakes(box: Box, rank: CourtRank, suit: Suit) -> int:
    """The first round in which an ability card works."""
    if rank is CourtRank.JACK:
        return box.components.jacks.from_round
    return box.components.grand_merchant.from_round if (rank, suit) == (CourtRank.QUEEN, CLUBS) else 1


def _marker(observation: Observation, seat: Seat) -> Line | None:
    marker = observation.kingdoms[seat].marker
    if marker is None:
        return None
    key = "court-marker-player" if marker.square is None else "court-marker-square"
    return Line(key, {"player": Name(marker.seat), "square": marker.square or ""})


def _pieces(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> Iterator[Piece]:
    """Every piece that some choice belongs to, once."""
    kinds = {type(action) for action in legal_actions}
    own = observation.kingdoms[observation.turn]
    if kinds & {Expand, UpgradeSquare, UpgradeSoldier}:
        ready = builders_left(box, observation)
        # The Conqueror's builder expands once more, whoever else is ready.
        more = extra_squares_left(box, observation)
        label = Line("piece-builder", {"count": ready}) if ready > 0 else Line("piece-conqueror", {"count": more})
        yield Piece(nouns.BUILDERS, label, Line("hint-builder" if ready > 0 else "hint-conqueror"))
    if Deploy in kinds:
        label = Line("piece-barracks", {"count": own.barracks + own.barracks_upgraded})
        yield Piece(nouns.BARRACKS, label, Line("hint-barracks"))
    able = {action.army for action in legal_actions if isinstance(action, Step | Attack)}
    for army in own.armies:
        if army.square in able:
            label = Line("piece-army", {"square": army.square})
            yield Piece(nouns.army_id(army.square), label, Line("hint-army"), army.square)
    if Mark in kinds:
        sign = Line(f"sign-jack-{observation.jacks[observation.turn].value}")
        yield Piece(nouns.JACK, Line("piece-jack", {"sign": sign}), Line("hint-jack"))
    for kind, id_, key in (
        (Raze, nouns.SIEGE, "raze"),
        (PlayCard, nouns.HAND, "play"),
        (Place, nouns.SETTLER, "place"),
    ):
        if kind in kinds:
            yield Piece(id_, Line(f"verb-{key}"), Line(f"hint-{key}"))
