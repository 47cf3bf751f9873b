"""Actions, rolls and positions as short text, and back: for logs, tests and the terminal.

fill gassantoda 1     lose     123ACD     o0-1------------ (owners by card number, "-" the centre)

A whole position is the owners, whose turn it is, the roll, and the castle with its filled lines once one is chosen:
0-1----------- 0 1133ACD     0-1----------- 1 12A gifu 0:D 1:A
Before the roll "*" and the number of dice stand in its place: 0-1----------- 1 *3 gifu 0:D 1:A
"""

from __future__ import annotations

from wartable.games.age_of_war.actions import Action, Fill, LoseDie
from wartable.games.age_of_war.components import Components, Roll
from wartable.games.age_of_war.state import Placed, State

__all__ = [
    "format_action",
    "format_owners",
    "format_position",
    "format_roll",
    "parse_action",
    "parse_owners",
    "parse_position",
    "parse_roll",
]

_FACES = "123ACD"


def format_action(action: Action) -> str:
    """`fill gassantoda 1`, lines counted from 0 as in the log; or `lose`."""
    match action:
        case Fill(castle, line):
            return f"fill {castle} {line}"
        case LoseDie():
            return "lose"


def parse_action(text: str) -> Action:
    """The action that `format_action` wrote."""
    match text.split():
        case ["fill", castle, line] if line.isdecimal():
            return Fill(castle, int(line))
        case ["lose"]:
            return LoseDie()
        case _:
            raise ValueError(f"not an action: {text!r}; write 'fill CASTLE LINE' or 'lose'")


def format_roll(roll: Roll) -> str:
    """`1133ACD`: infantry by number, then Archery, Cavalry, Daimyo."""
    return "".join(_FACES[face - 1] for face in roll)


def parse_roll(text: str) -> Roll:
    """The sorted roll of a notation, in any order and case."""
    unknown = [letter for letter in text.upper() if letter not in _FACES]
    if unknown:
        raise ValueError(f"not a die face: {unknown[0]!r}; the faces are 1 2 3 A C D")
    return tuple(sorted(_FACES.index(letter) + 1 for letter in text.upper()))


def format_owners(owners: tuple[int | None, ...]) -> str:
    """One character per castle in card order: a seat, or "-" for the centre."""
    return "".join("-" if owner is None else str(owner) for owner in owners)


def parse_owners(text: str) -> tuple[int | None, ...]:
    """The owners that `format_owners` wrote."""
    if any(letter not in "-012345" for letter in text):
        raise ValueError(f"not a position: {text!r}; write a seat (0 to 5) or '-' per castle")
    return tuple(None if letter == "-" else int(letter) for letter in text)


def format_position(components: Components, state: State) -> str:
    """A position of a turn, before or after a roll."""
    assert state.turn is not None
    dice = f"*{state.dice}" if state.roll is None else format_roll(state.roll)
    parts = [format_owners(state.owners), str(state.turn), dice]
    if state.target is not None:
        parts.append(components.castles[state.target].id)
        parts += [f"{placed.line}:{format_roll(placed.dice)}" for placed in state.placed]
    return " ".join(parts)


def parse_position(components: Components, text: str) -> State:
    """The position that `format_position` wrote."""
    match text.split():
        case [owners, turn, roll, *chosen] if turn.isdecimal():
            target = components.number_of(chosen[0]) if chosen else None
            placed = tuple(_parse_placed(line) for line in chosen[1:])
            is_rolled = not (roll.startswith("*") and roll[1:].isdecimal())
            faces = parse_roll(roll) if is_rolled else None
            dice = int(roll[1:]) if faces is None else len(faces)
            return State(parse_owners(owners), int(turn), dice, faces, target, placed)
        case _:
            raise ValueError(f"not a position: {text!r}; write OWNERS TURN ROLL, then CASTLE LINE:DICE …")


def _parse_placed(text: str) -> Placed:
    line, _, dice = text.partition(":")
    if not line.isdecimal():
        raise ValueError(f"not a filled line: {text!r}; write LINE:DICE")
    return Placed(int(line), parse_roll(dice))
