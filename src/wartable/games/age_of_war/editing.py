"""Sets a position of Age of War up by hand: who holds what, whose turn it is, and what the dice show."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.editor import (
    EditorField,
    EditorGroup,
    EditorOption,
    NotAChange,
    PositionForm,
    number_field,
    number_in,
    player_options,
    seat_in,
)
from wartable.core.line import Line
from wartable.games.age_of_war.components import Face
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State

__all__ = ["beginning", "changed", "form"]

_FACES = tuple(face.name.lower().replace("_", "-") for face in Face)


def beginning(rules: Rules) -> State:
    """Nobody holds anything, and nothing has been rolled."""
    components = rules.components
    return State((None,) * len(components.castles), turn=0, dice=components.dice)


def form(rules: Rules, state: State, _place: str) -> PositionForm:
    """Castles, turn and dice."""
    return PositionForm((_castles(rules, state), _turn(rules, state), _dice(state)))


def changed(rules: Rules, state: State, field: str, value: str) -> State:
    """The state with one field changed."""
    kind, _, name = field.partition(".")
    components = rules.components
    match kind:
        case "owner" if any(castle.id == name for castle in components.castles):
            number, owner = components.number_of(name), seat_in(rules, value)
            return replace(state, owners=(*state.owners[:number], owner, *state.owners[number + 1 :]))
        case "turn" if value:
            return replace(state, turn=seat_in(rules, value), target=None, placed=())
        case "castle" if not value:
            return replace(state, dice=components.dice, roll=None, target=None, placed=())
        case "dice":
            return replace(state, dice=number_in(value), roll=None)
        case "die" if name.isdecimal() and int(name) < state.dice and value in _FACES:
            # Dice that lie face down show the first face.
            shown = list(state.roll or (1,) * state.dice)
            shown[int(name)] = _FACES.index(value) + 1
            return replace(state, roll=tuple(sorted(shown)))
        case _:
            raise NotAChange(f"{field!r} cannot be {value!r}")


def _castles(rules: Rules, state: State) -> EditorGroup:
    options = player_options(rules, Line("editor-centre"))
    fields = (
        EditorField(f"owner.{castle.id}", Line(f"castle-{castle.id}"), "" if owner is None else str(owner), options)
        for castle, owner in zip(rules.components.castles, state.owners, strict=True)
    )
    return EditorGroup(Line("editor-castles"), tuple(fields))


def _turn(rules: Rules, state: State) -> EditorGroup:
    fields = [
        EditorField("turn", Line("editor-turn"), str(state.turn), player_options(rules)),
        number_field("dice", Line("editor-dice"), state.dice, 1, rules.components.dice),
    ]
    if state.target is not None:
        castle = rules.components.castles[state.target].id
        options = (
            EditorOption(castle, Line(f"castle-{castle}")),
            EditorOption("", Line("editor-no-castle")),
        )
        fields.append(EditorField("castle", Line("editor-castle"), castle, options))
    return EditorGroup(Line("editor-now"), tuple(fields))


def _dice(state: State) -> EditorGroup:
    faces = tuple(EditorOption(face, Line(f"face-{face}")) for face in _FACES)
    unrolled = (EditorOption("", Line("editor-unrolled")),) if state.roll is None else ()
    shown = [""] * state.dice if state.roll is None else [_FACES[face - 1] for face in state.roll]
    fields = (
        EditorField(f"die.{number}", Line("editor-die", {"number": number + 1}), face, (*unrolled, *faces))
        for number, face in enumerate(shown)
    )
    return EditorGroup(Line("editor-faces"), tuple(fields))
