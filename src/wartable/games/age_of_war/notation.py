"""Actions, rolls and positions as short text, and back: for logs, tests and the terminal.

fill gassantoda 1     lose     123ACD     o0-1------------ (owners by card number, "-" the centre)
"""

from __future__ import annotations

from wartable.games.age_of_war.components import Roll
from wartable.games.age_of_war.state import Action, Fill, LoseDie

__all__ = ["format_action", "format_owners", "format_roll", "parse_action", "parse_owners", "parse_roll"]

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
