"""Sets a position of Board of War up by hand: the turn, what everybody has, and what lies on one square at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wartable.core.editor import (
    EditorField,
    EditorGroup,
    EditorOption,
    NotAChange,
    PositionForm,
    change_by,
    number_field,
    number_in,
    player_options,
    seat_in,
)
from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.games.board_of_war.board import Square, Squares
from wartable.games.board_of_war.components import CourtRank, Suit
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.presenter.nouns import card_unit, court_card
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Army, Kingdom, Phase, State

__all__ = ["beginning", "changed", "form"]

_PHASES = (Phase.ACT, Phase.PLAY)
_COUNTS = {"gold": 500, "builders": 50, "barracks": 50, "barracks_upgraded": 50}
_MOST_SOLDIERS = 50
_LAST_ROUND = 500
_COURT = {"kings": CourtRank.KING, "queens": CourtRank.QUEEN, "jacks": CourtRank.JACK}
_PIECES = {"merchant": "merchants", "farmer": "farmers"}


def beginning(_rules: Rules) -> None:
    """The game after its set-up."""


def form(rules: Rules, state: State, place: str) -> PositionForm:
    """The turn, everybody's things, and one square."""
    squares = rules.box.board.squares
    square = place if place in squares else state.kingdoms[state.turn].squares[0]
    own = (_kingdom(rules, state, seat) for seat in range(rules.players))
    return PositionForm(
        groups=(_square(rules, state, square), _turn(rules, state), *own),
        places=tuple(EditorOption(each, Line("square-name", {"square": each})) for each in squares),
        place=square,
    )


def changed(rules: Rules, state: State, field: str, value: str) -> State:
    """The state with one field changed."""
    found: State = change_by(_CHANGES, rules, state, field, value)
    return found


def _turn(rules: Rules, state: State) -> EditorGroup:
    phases = _PHASES if state.phase in _PHASES else (state.phase, *_PHASES)
    options = tuple(EditorOption(each.value, Line(f"editor-phase-{each.value}")) for each in phases)
    fields = (
        EditorField("turn", Line("editor-turn"), str(state.turn), player_options(rules)),
        EditorField("phase", Line("editor-phase"), state.phase.value, options),
        number_field("round", Line("editor-round"), state.round, 1, _LAST_ROUND),
    )
    return EditorGroup(Line("editor-now"), fields)


def _kingdom(rules: Rules, state: State, seat: Seat) -> EditorGroup:
    kingdom, box = state.kingdoms[seat], rules.box
    counts = [
        number_field(f"count.{seat}.{name}", Line(f"editor-{name.replace('_', '-')}"), getattr(kingdom, name), 0, most)
        for name, most in _COUNTS.items()
    ]
    ranks = tuple(
        EditorOption(str(rank), Line("entry-card", {"card": format_card(rank), "unit": card_unit(box, rank)}))
        for rank in range(1, box.ranks + 1)
    )
    hand = [
        EditorField(f"hand.{seat}.{at}", Line("editor-card", {"number": at + 1}), str(card), ranks)
        for at, card in enumerate(state.hands[seat])
    ]
    court = [
        EditorField(f"court.{seat}.{name}", Line(f"editor-{rank.value}"), getattr(state, name)[seat].value, suits)
        for name, rank in _COURT.items()
        for suits in [tuple(EditorOption(suit.value, court_card(rank, suit)) for suit in Suit)]
    ]
    return EditorGroup(Line("editor-player", {"player": Name(seat)}), (*counts, *court, *hand))


def _square(rules: Rules, state: State, square: Square) -> EditorGroup:
    board = rules.box.board
    if square in board.centre:
        holder = state.centre[board.centre.index(square)]
    else:
        holder = next((seat for seat, each in enumerate(state.kingdoms) if square in each.squares), None)
    piece = next(
        (name for name, kept in _PIECES.items() for each in state.kingdoms if square in getattr(each, kept)), ""
    )
    upgraded = any(square in each.upgrades for each in state.kingdoms)
    owner, army = _army_on(state, square)
    nobody, yes = Line("editor-nobody"), (EditorOption("", Line("editor-no")), EditorOption("yes", Line("editor-yes")))
    pieces = (EditorOption("", Line("editor-nothing")), *(EditorOption(each, Line(f"unit-{each}")) for each in _PIECES))
    fields = [EditorField(f"holder.{square}", Line("editor-holder"), _seat(holder), player_options(rules, nobody))]
    if holder is not None and square not in board.centre:
        fields += [
            EditorField(f"piece.{square}", Line("editor-piece"), piece, pieces),
            EditorField(f"upgraded.{square}", Line("editor-upgraded"), "yes" if upgraded else "", yes),
        ]
    fields.append(EditorField(f"army.{square}", Line("editor-army"), _seat(owner), player_options(rules, nobody)))
    if army is not None:
        fields += [
            number_field(f"soldiers.{square}", Line("editor-soldiers"), army.soldiers, 0, _MOST_SOLDIERS),
            number_field(f"veterans.{square}", Line("editor-veterans"), army.upgraded, 0, _MOST_SOLDIERS),
        ]
    return EditorGroup(Line("editor-square", {"square": square}), tuple(fields))


def _army_on(state: State, square: Square) -> tuple[Seat | None, Army | None]:
    for seat, kingdom in enumerate(state.kingdoms):
        for army in kingdom.armies:
            if army.square == square:
                return seat, army
    return None, None


def _seat(seat: Seat | None) -> str:
    return "" if seat is None else str(seat)


def _begin_turn(rules: Rules, state: State, _rest: str, value: str) -> State:
    turn = seat_in(rules, value)
    if turn is None:
        raise NotAChange("it is somebody's turn")
    rested = tuple(
        replace(each, armies=tuple(replace(army, moved=False, attacked=False) for army in each.armies))
        for each in state.kingdoms
    )
    return _in_phase(rules, replace(state, turn=turn, kingdoms=rested), "", Phase.ACT.value)


def _in_phase(_rules: Rules, state: State, _rest: str, value: str) -> State:
    """The phase from its start: nothing has been done in it yet."""
    if Phase(value) not in _PHASES:
        return state
    return replace(
        state, phase=Phase(value), built=0, expanded=False, extra=0, marked=False, spied=False, repulsed_by=(),
        attack=None, besieged=None, to_raze=0, played=None, victory=None,
    )  # fmt: skip


def _in_round(_rules: Rules, state: State, _rest: str, value: str) -> State:
    return replace(state, round=number_in(value))


def _count(_rules: Rules, state: State, rest: str, value: str) -> State:
    seat, _, name = rest.partition(".")
    if name not in _COUNTS:
        raise NotAChange(f"there is no {name!r}")
    return _with_kingdom(state, int(seat), lambda kingdom: replace(kingdom, **{name: number_in(value)}))


def _card(_rules: Rules, state: State, rest: str, value: str) -> State:
    """Another card in a hand: it comes from the deck, or from the discard pile, and the old one goes into the deck."""
    seat, at = map(int, rest.split("."))
    hand, fresh = list(state.hands[seat]), number_in(value)
    deck, discard = list(state.deck), list(state.discard)
    deck[hand[at] - 1] += 1
    source = deck if deck[fresh - 1] else discard
    # Where no card of the rank is left there is one too many, and the rules say so.
    source[fresh - 1] = max(0, source[fresh - 1] - 1)
    hand[at] = fresh
    hands = tuple(tuple(sorted(hand)) if other == seat else held for other, held in enumerate(state.hands))
    return replace(state, hands=hands, deck=tuple(deck), discard=tuple(discard))


def _court(_rules: Rules, state: State, rest: str, value: str) -> State:
    """Another ability; whoever had it takes the old one."""
    seat, _, name = rest.partition(".")
    if name not in _COURT:
        raise NotAChange(f"there is no {name!r}")
    suits = list(getattr(state, name))
    old, fresh = suits[int(seat)], Suit(value)
    suits = [old if suit is fresh else suit for suit in suits]
    suits[int(seat)] = fresh
    return replace(state, **{name: tuple(suits)})


def _hold(rules: Rules, state: State, square: str, value: str) -> State:
    board, owner = rules.box.board, seat_in(rules, value)
    if square in board.centre:
        at = board.centre.index(square)
        return replace(state, centre=(*state.centre[:at], owner, *state.centre[at + 1 :]))
    kept = ("squares", "merchants", "farmers", "upgrades")
    for seat in range(rules.players):

        def given(kingdom: Kingdom, mine: bool = seat == owner) -> Kingdom:
            lists = {name: tuple(each for each in getattr(kingdom, name) if each != square) for name in kept}
            return replace(kingdom, **lists | ({"squares": _added(rules, lists["squares"], square)} if mine else {}))

        state = _with_kingdom(state, seat, given)
    return state


def _piece(rules: Rules, state: State, square: str, value: str) -> State:
    def put(kingdom: Kingdom) -> Kingdom:
        lists = {kept: tuple(each for each in getattr(kingdom, kept) if each != square) for kept in _PIECES.values()}
        if value:
            lists[_PIECES[value]] = _added(rules, lists[_PIECES[value]], square)
        return replace(kingdom, **lists)

    return _with_kingdom(state, _holder(state, square), put)


def _upgrade(rules: Rules, state: State, square: str, value: str) -> State:
    def put(kingdom: Kingdom) -> Kingdom:
        without = tuple(each for each in kingdom.upgrades if each != square)
        return replace(kingdom, upgrades=_added(rules, without, square) if value else without)

    return _with_kingdom(state, _holder(state, square), put)


def _army(rules: Rules, state: State, square: str, value: str) -> State:
    if square not in rules.box.board.bit:
        raise NotAChange(f"there is no square {square!r}")
    owner, (_, old) = seat_in(rules, value), _army_on(state, square)
    fresh = replace(old or Army(square, 1), square=square, moved=False, attacked=False, stayed=0)
    for seat in range(rules.players):

        def given(kingdom: Kingdom, mine: bool = seat == owner) -> Kingdom:
            armies = [army for army in kingdom.armies if army.square != square] + ([fresh] if mine else [])
            return replace(kingdom, armies=tuple(sorted(armies, key=lambda army: rules.box.board.bit[army.square])))

        state = _with_kingdom(state, seat, given)
    return state


def _soldiers(name: str) -> Callable[[Rules, State, str, str], State]:
    def change(_rules: Rules, state: State, square: str, value: str) -> State:
        owner, army = _army_on(state, square)
        if owner is None or army is None:
            raise NotAChange(f"no army on {square!r}")
        fresh = replace(army, **{name: number_in(value)})

        def given(kingdom: Kingdom) -> Kingdom:
            return replace(kingdom, armies=tuple(fresh if each is army else each for each in kingdom.armies))

        return _with_kingdom(state, owner, given)

    return change


def _holder(state: State, square: str) -> Seat:
    return next(seat for seat, kingdom in enumerate(state.kingdoms) if square in kingdom.squares)


def _added(rules: Rules, squares: Any, square: str) -> Squares:
    board = rules.box.board
    return board.squares_of(board.mask((*squares, square)))


def _with_kingdom(state: State, seat: Seat, change: Callable[[Kingdom], Kingdom]) -> State:
    if not 0 <= seat < len(state.kingdoms):
        raise NotAChange(f"there is no seat {seat}")
    kingdoms = tuple(change(each) if other == seat else each for other, each in enumerate(state.kingdoms))
    return replace(state, kingdoms=kingdoms)


_CHANGES: dict[str, Callable[[Rules, State, str, str], State]] = {
    "turn": _begin_turn,
    "phase": _in_phase,
    "round": _in_round,
    "count": _count,
    "hand": _card,
    "court": _court,
    "holder": _hold,
    "piece": _piece,
    "upgraded": _upgrade,
    "army": _army,
    "soldiers": _soldiers("soldiers"),
    "veterans": _soldiers("upgraded"),
}
