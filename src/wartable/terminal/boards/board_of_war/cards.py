"""Hands and ability cards of Board of War with their texts, and what the choice under the cursor is about."""

from __future__ import annotations

from rich.text import Text

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.games.board_of_war.components import CourtRank, Numbers, Suit, Unit
from wartable.games.board_of_war.nouns import court_card, court_text
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.odds import of_attack
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.state import Attack, Mark, PlayCard
from wartable.terminal.boards import View
from wartable.terminal.boards.board_of_war.plain import hand_line
from wartable.terminal.boards.fitting import wrapped
from wartable.terminal.palette import SEAT_LETTERS, badge

__all__ = ["about_rows", "card_rows", "hand_rows", "marker_sign", "rival_rows"]


def hand_rows(view: View, width: int) -> list[Text]:
    """The viewer's own cards."""
    observation: Observation = view.observation
    if not observation.hand:
        return []
    return wrapped(Text(hand_line(_rules(view), observation, view.words), style=f"bold {view.palette.ink}"), width, 2)


def card_rows(view: View, seat: Seat, width: int) -> list[Text]:
    """The ability cards of a seat with their texts."""
    numbers, rows = _rules(view).box.numbers, []
    for rank, suit in _court(view.observation, seat):
        name = view.words.line(court_card(rank, suit))
        text = view.words.line(court_text(numbers, rank, suit))
        said = Text(view.words.say("pick-square", square=name, what=text), style=view.palette.muted)
        said.stylize(view.palette.indigo, 0, len(name))
        rows += wrapped(said, width, 2)
    return rows


def rival_rows(view: View, width: int) -> list[Text]:
    """The ability cards of everybody but the viewer, in turn order."""
    observation: Observation = view.observation
    rows = []
    for seat in observation.order:
        if seat != observation.viewer:
            head = Text.assemble(badge(view.palette, seat), (f" {view.words.name(seat)}", f"bold {view.palette.ink}"))
            rows += [*wrapped(head, width), *card_rows(view, seat, width)]
    return rows


def marker_sign(view: View, seat: Seat) -> str:
    """Where the marker of a seat's Jack lies; nothing while it is with its owner."""
    marker = view.observation.kingdoms[seat].marker
    return "" if marker is None else f"→{marker.square or SEAT_LETTERS[marker.seat]}"


def about_rows(view: View, width: int) -> list[Text]:
    """What the choice under the cursor means."""
    said = _about(view)
    return wrapped(Text(said, style=view.palette.indigo), width) if said else []


def _about(view: View) -> str:
    observation: Observation = view.observation
    box, words = _rules(view).box, view.words
    match view.chosen:
        case PlayCard(card):
            unit = box.unit_of[card]
            assert unit is not None
            return words.line(_unit_text(box.numbers, unit))
        case Mark():
            return words.line(court_text(box.numbers, CourtRank.JACK, observation.jacks[observation.turn]))
        case Attack() as attack:
            odds = of_attack(box, observation, attack)
            parts = {"win": odds.win, "tie": odds.tie, "lose": odds.lose, "gone": odds.attacker_gone}
            key = "about-far-attack" if clash_of(box, observation, attack).far else "about-attack"
            return words.say(key, **{name: words.percent(float(part)) for name, part in parts.items()})
        case _:
            return ""


def _unit_text(numbers: Numbers, unit: Unit) -> Line:
    income, building = numbers.income, numbers.building
    match unit:
        case Unit.MERCHANT:
            return Line("unit-merchant-text", {"gold": income.merchant, "upgraded": income.merchant_upgraded})
        case Unit.FARMER:
            return Line("unit-farmer-text", {"gold": income.farmer, "upgraded": income.farmer_upgraded})
        case Unit.BUILDER:
            return Line("unit-builder-text", {"square": building.square_price, "soldier": building.soldier_price})
        case Unit.SOLDIER:
            return Line("unit-soldier-text")


def _court(observation: Observation, seat: Seat) -> list[tuple[CourtRank, Suit]]:
    dealt = zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True)
    return [(rank, by_seat[seat]) for rank, by_seat in dealt if by_seat]


def _rules(view: View) -> Rules:
    rules = view.presenter.rules
    assert isinstance(rules, Rules)
    return rules
