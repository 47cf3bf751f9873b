"""Hands and ability cards of Board of War with their texts, and what the choice under the cursor is about."""

from __future__ import annotations

from rich.text import Text

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Attack, Mark, PlayCard
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.terminal.boards import View
from wartable.terminal.boards.board_of_war.plain import hand_line
from wartable.terminal.boards.board_of_war.signs import facts_of
from wartable.terminal.boards.fitting import wrapped
from wartable.terminal.palette import SEAT_LETTERS, badge

__all__ = ["about_rows", "card_rows", "hand_rows", "marker_sign", "rival_rows"]


def hand_rows(view: View, width: int) -> list[Text]:
    """The viewer's own cards."""
    observation: Observation = view.observation
    if not observation.hand:
        return []
    return wrapped(
        Text(hand_line(_presenter(view), observation, view.words), style=f"bold {view.palette.ink}"), width, 2
    )


def card_rows(view: View, seat: Seat, width: int) -> list[Text]:
    """The ability cards of a seat with their texts."""
    rows = []
    for card in facts_of(view).court[seat] if facts_of(view).court else ():
        name = view.words.say("court-card", sign=card.sign, name=card.name)
        said = Text(view.words.say("pick-square", square=name, what=card.text), style=view.palette.muted)
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
    presenter, observation, words = _presenter(view), view.observation, view.words
    match view.chosen:
        case PlayCard(card):
            return words.line(presenter.numbers().cards[card - 1].text)
        case Mark():
            return words.line(facts_of(view).court[observation.turn][-1].text)
        case Attack() as attack:
            choice = presenter.choices(observation, (attack,))[0]
            chance = presenter.odds(observation, (attack,))[choice.chance]
            lose = chance.lose or 0.0
            parts = {"win": chance.win, "tie": 1 - chance.win - lose, "lose": lose}
            said = words.say("about-attack", **{name: words.percent(part) for name, part in parts.items()})
            return said if choice.note is None else f"{said} {words.line(choice.note)}"
        case _:
            return ""


def _presenter(view: View) -> BoardOfWarPresenter:
    presenter = view.presenter
    assert isinstance(presenter, BoardOfWarPresenter)
    return presenter
