"""Sets a position of Epic Dice Battles up by hand: the calendar, the mats, the castles, and one army at a time."""

from __future__ import annotations

from collections.abc import Callable

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
from wartable.games.epic_dice_battles.components import LINES, NO_UNITS, UNITS, Purchase
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Marching, Mat, Slot, State, Winter

__all__ = ["beginning", "changed", "form"]

_COUNTS = ("rice", "money", "honor", "rice_marker", "action_dice", "officers", "villages", "tokens_left")
_MOST = 99
_SEASONS = {"winter": Winter, "autumn": Marching}


def beginning(_rules: Rules) -> None:
    """The game after its set-up."""


def form(rules: Rules, state: State, place: str) -> PositionForm:
    """The calendar, everybody's mat, the castles, and one army."""
    slots = [f"{seat}.{slot}" for seat in range(rules.players) for slot in range(rules.components.economy.armies)]
    army = place if place in slots else slots[0]
    mats = (_mat(state, seat) for seat in range(rules.players))
    return PositionForm(
        groups=(_army(rules, state, army), _calendar(rules, state), *mats, _castles(rules, state)),
        places=tuple(EditorOption(each, _army_name(each)) for each in slots),
        place=army,
    )


def changed(rules: Rules, state: State, field: str, value: str) -> State:
    """The state with one field changed."""
    found: State = change_by(_CHANGES, rules, state, field, value)
    return found


def _army_name(place: str) -> Line:
    seat, slot = map(int, place.split("."))
    return Line("editor-army", {"player": Name(seat), "slot": slot + 1})


def _calendar(rules: Rules, state: State) -> EditorGroup:
    now = next((name for name, kind in _SEASONS.items() if isinstance(state.stage, kind)), "")
    first = () if now else (EditorOption("", Line("editor-as-it-is")),)
    seasons = (*first, *(EditorOption(name, Line(f"season-{name}")) for name in _SEASONS))
    seat = getattr(state.stage, "seat", None)
    years = rules.components
    fields = (
        number_field("year", Line("editor-year"), state.year, years.first_year[rules.players], years.last_year),
        EditorField("season", Line("editor-season"), now, seasons),
        EditorField("turn", Line("editor-turn"), "" if seat is None else str(seat), player_options(rules)),
        EditorField("first", Line("editor-first"), str(state.first), player_options(rules)),
    )
    return EditorGroup(Line("editor-now"), fields)


def _mat(state: State, seat: Seat) -> EditorGroup:
    mat = state.mats[seat]
    fields = (
        number_field(f"count.{seat}.{name}", Line(f"editor-{name.replace('_', '-')}"), getattr(mat, name), 0, _MOST)
        for name in _COUNTS
    )
    return EditorGroup(Line("editor-player", {"player": Name(seat)}), tuple(fields))


def _castles(rules: Rules, state: State) -> EditorGroup:
    options = player_options(rules, Line("editor-no-castle"))
    fields = []
    for number in range(len(rules.components.regions)):
        owner = next((seat for seat, mat in enumerate(state.mats) if number in mat.castles), None)
        value = "" if owner is None else str(owner)
        fields.append(EditorField(f"castle.{number}", nouns.region(rules.components, number), value, options))
    return EditorGroup(Line("editor-castles"), tuple(fields))


def _army(rules: Rules, state: State, place: str) -> EditorGroup:
    components = rules.components
    seat, at = map(int, place.split("."))
    mat = state.mats[seat]
    slot = mat.slots[at]
    where = None if slot is None else mat.regions[slot.number - 1]
    regions = (
        EditorOption("", Line("editor-no-army")),
        *(EditorOption(str(number), nouns.region(components, number)) for number in range(len(components.regions))),
    )
    fields = [EditorField(f"region.{place}", Line("editor-region"), "" if where is None else str(where), regions)]
    if slot is not None:
        numbers = tuple(
            EditorOption(str(number), Line("army-number", {"number": number}))
            for number in range(1, components.economy.armies + 1)
        )
        fields.append(EditorField(f"number.{place}", Line("editor-number"), str(slot.number), numbers))
        most = components.economy.army_dice
        fields += [
            number_field(f"dice.{place}.{at_line}", nouns.army_line(line), slot.dice[at_line], 0, most)
            for at_line, line in enumerate(LINES)
        ]
        fields += [
            number_field(f"tokens.{place}.{kind}", nouns.unit(unit), slot.tokens[kind], 0, most)
            for kind, unit in enumerate(UNITS)
            if unit is not Purchase.FOOTMAN
        ]
        fields.append(number_field(f"shields.{place}", nouns.unit(Purchase.SHIELD), slot.shields, 0, most))
    return EditorGroup(_army_name(place), tuple(fields))


def _year(_rules: Rules, state: State, _rest: str, value: str) -> State:
    return replace(state, year=number_in(value))


def _first(rules: Rules, state: State, _rest: str, value: str) -> State:
    first = seat_in(rules, value)
    if first is None:
        raise NotAChange("somebody is first")
    return replace(state, first=first)


def _season(rules: Rules, state: State, _rest: str, value: str) -> State:
    """The season from its start, with the seat that decides now, or whoever is first."""
    seat = getattr(state.stage, "seat", None)
    return _in_season(rules, state, value, state.first if seat is None else seat) if value else state


def _turn(rules: Rules, state: State, _rest: str, value: str) -> State:
    seat = seat_in(rules, value)
    now = next((name for name, kind in _SEASONS.items() if isinstance(state.stage, kind)), "winter")
    return _in_season(rules, state, now, state.first if seat is None else seat)


def _in_season(rules: Rules, state: State, season: str, seat: Seat) -> State:
    if season == "winter":
        return replace(state, stage=Winter(seat, state.mats[seat].action_dice))
    if season == "autumn":
        return replace(state, stage=Marching(seat, (False,) * rules.players, ((),) * rules.players))
    raise NotAChange(f"there is no season {season!r}")


def _count(_rules: Rules, state: State, rest: str, value: str) -> State:
    seat, _, name = rest.partition(".")
    if name not in _COUNTS:
        raise NotAChange(f"there is no {name!r}")
    return _with_mat(state, int(seat), lambda mat: replace(mat, **{name: number_in(value)}))


def _castle(rules: Rules, state: State, rest: str, value: str) -> State:
    owner, region = seat_in(rules, value), int(rest)
    for seat in range(rules.players):

        def given(mat: Mat, mine: bool = seat == owner) -> Mat:
            others = [each for each in mat.castles if each != region]
            return replace(mat, castles=tuple(sorted([*others, region] if mine else others)))

        state = _with_mat(state, seat, given)
    return state


def _region(_rules: Rules, state: State, rest: str, value: str) -> State:
    """An army comes to a region, is raised there, or is gone."""
    seat, at = map(int, rest.split("."))

    def placed(mat: Mat) -> Mat:
        slot, regions, slots = mat.slots[at], list(mat.regions), list(mat.slots)
        if slot is None and value:
            number = next(each + 1 for each, region in enumerate(regions) if region is None)
            slot = Slot(number, (1, 0, 0))
        if slot is not None:
            regions[slot.number - 1] = number_in(value) if value else None
            slots[at] = slot if value else None
        return replace(mat, slots=tuple(slots), regions=tuple(regions))

    return _with_mat(state, seat, placed)


def _number(_rules: Rules, state: State, rest: str, value: str) -> State:
    """Another number; the army that had it takes the old one. Nobody has seen either."""
    seat, at = map(int, rest.split("."))

    def swapped(mat: Mat) -> Mat:
        slot, fresh = mat.slots[at], number_in(value)
        if slot is None:
            raise NotAChange("there is no army")
        numbers = {slot.number: fresh, fresh: slot.number}
        regions = list(mat.regions)
        regions[slot.number - 1], regions[fresh - 1] = regions[fresh - 1], regions[slot.number - 1]
        slots = (
            replace(each, number=numbers[each.number], is_number_up=False, number_seen=None)
            if each is not None and each.number in numbers
            else each
            for each in mat.slots
        )
        return replace(mat, slots=tuple(slots), regions=tuple(regions))

    return _with_mat(state, seat, swapped)


def _dice(_rules: Rules, state: State, rest: str, value: str) -> State:
    seat, at, line = map(int, rest.split("."))
    return _with_slot(state, seat, at, lambda slot: replace(slot, dice=_put(slot.dice, line, number_in(value))))


def _tokens(_rules: Rules, state: State, rest: str, value: str) -> State:
    """Other tokens, all face down: nobody has seen them."""
    seat, at, kind = map(int, rest.split("."))

    def given(slot: Slot) -> Slot:
        return replace(slot, tokens=_put(slot.tokens, kind, number_in(value)), face_up=NO_UNITS, tokens_seen=None)

    return _with_slot(state, seat, at, given)


def _shields(_rules: Rules, state: State, rest: str, value: str) -> State:
    seat, at = map(int, rest.split("."))
    return _with_slot(state, seat, at, lambda slot: replace(slot, shields=number_in(value)))


def _put(counts: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    if not 0 <= at < len(counts):
        raise NotAChange("there is no such place")
    return (*counts[:at], value, *counts[at + 1 :])


def _with_mat(state: State, seat: Seat, change: Callable[[Mat], Mat]) -> State:
    if not 0 <= seat < len(state.mats):
        raise NotAChange(f"there is no seat {seat}")
    mats = tuple(change(each) if other == seat else each for other, each in enumerate(state.mats))
    return replace(state, mats=mats)


def _with_slot(state: State, seat: Seat, at: int, change: Callable[[Slot], Slot]) -> State:
    def given(mat: Mat) -> Mat:
        slot = mat.slots[at]
        if slot is None:
            raise NotAChange("there is no army")
        return replace(mat, slots=(*mat.slots[:at], change(slot), *mat.slots[at + 1 :]))

    return _with_mat(state, seat, given)


_CHANGES: dict[str, Callable[[Rules, State, str, str], State]] = {
    "year": _year,
    "season": _season,
    "turn": _turn,
    "first": _first,
    "count": _count,
    "castle": _castle,
    "region": _region,
    "number": _number,
    "dice": _dice,
    "tokens": _tokens,
    "shields": _shields,
}
