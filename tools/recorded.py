"""Records matches frame by frame for the web pages: the tutorial, the rules page, and the unit tests of the boards.

`python -m tools.recorded` writes them anew; `test_recorded.py` fails when they are not what the rules say.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import wartable
from tools import recorded_board_of_war, recorded_epic_dice_battles
from tools.frames import Way, frame_of
from wartable.core.chance import VerifiableSource
from wartable.core.game import CHANCE, AnyGame
from wartable.games.age_of_war.actions import Rolled
from wartable.games.age_of_war.notation import parse_action, parse_owners, parse_roll
from wartable.games.age_of_war.state import Placed, State

__all__ = ["FOLDER", "recordings", "text_of"]

FOLDER = Path(__file__).parents[1] / "web/src/recorded"
AGE_OF_WAR = wartable.get_game("age-of-war")
NOBODY = "-" * 14


def frame(state: State, way: Way | None = None, *, players: int = 2, viewer: int | None = 0) -> dict[str, Any]:
    """What the page of one viewer shows in a state, and what happened on the way there."""
    return frame_of(AGE_OF_WAR, AGE_OF_WAR.rules(players), state, viewer, way)


def standing(owners: str, roll: str, *, turn: int = 0, dice: int | None = None, **rest: Any) -> State:
    """A state by notation, the dice just rolled."""
    faces = parse_roll(roll)
    return State(owners=parse_owners(owners), turn=turn, dice=len(faces) if dice is None else dice, roll=faces, **rest)


def played(state: State, moves: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """The frames of a line of play: each choice by notation, and the roll that followed it."""
    rules, frames = AGE_OF_WAR.rules(2), [frame(state)]
    for choice, roll in moves:
        way = Way(AGE_OF_WAR, rules, 0)
        events = [parse_action(choice), *([Rolled(parse_roll(roll))] if roll else [])]
        assert events[0] in rules.legal_actions(state), f"{choice} is not legal"
        for event in events:
            after = rules.apply(state, event)
            way.add(state, event, after)
            state = after
        assert rules.to_act(state) is not CHANCE, f"{choice} needs a roll"
        frames.append(frame(state, way))
    return frames


def positions() -> dict[str, Any]:
    """Single positions, for unit tests."""
    attack = standing(NOBODY, "23ACC", target=5, placed=(Placed(0, (6,)), Placed(3, (3,))))
    return {
        "opening": frame(standing(NOBODY, "1123ACD")),
        "attack": frame(attack),
        "steal": frame(standing("11-0100--1---0", "113ACDD")),
        "clans": frame(standing("0000110-1--111", "1233CDD")),
        "six": frame(standing("01-2344-5--102", "1123ACD"), players=6),
    }


def lessons() -> dict[str, Any]:
    """The tutorial: a first conquest, a castle stolen, and the end of a game with a clan."""
    last_stand = standing("011101101010-1", "13AC", target=12, placed=(Placed(0, (6, 6)),))
    return {
        "turns": played(
            standing(NOBODY, "123AACD"),
            [
                ("fill inuyama 1", "1123C"),
                ("lose", "13AD"),
                ("fill inuyama 0", "22333AD"),
                ("fill odani 0", "2333ACD"),
                ("fill odani 0", "1AD"),
                ("fill odani 1", "1123ACC"),
            ],
        ),
        "end": played(last_stand, [("fill marugame 1", "")]),
    }


def examples() -> dict[str, Any]:
    """The examples of the rules page, as its tables tell them."""
    return {
        "centre": played(
            standing(NOBODY, "112AACD"),
            [
                ("fill kiyosu 0", "1233AA"),
                ("fill kiyosu 3", "1122D"),
                ("lose", "2ACC"),
                ("fill kiyosu 2", "13A"),
                ("fill kiyosu 1", "1123ACD"),
            ],
        ),
        "steal": played(
            standing("----001-------", "1123AAD"),
            [("fill inuyama 1", "123DD"), ("fill inuyama 0", "12AC"), ("lose", "13D"), ("fill inuyama 2", "1123ACD")],
        ),
        "infantry": played(standing(NOBODY, "22333AD"), [("fill odani 0", "1123ACD")]),
        "rolls": [_lit(roll) for roll in _some_rolls(24)],
    }


def dice_check() -> dict[str, Any]:
    """Draws of the verifiable source, for the check in the browser; and one bound that skips numbers."""
    source = VerifiableSource(bytes(range(32)), match_id="table-1", nonces=("a", "", "日本"))
    bounds = [[2], [6] * 7, [6] * 3, [2**63 + 1] * 9, [52, 51, 50]]
    draws: list[list[int]] = []
    for tickets in bounds:
        drawn: list[int] = []
        source.draw(_Recorder(tickets, drawn))  # type: ignore[arg-type]
        draws.append(drawn)
    origin = source.origin(reveal=True)
    chances = [
        {"bounds": [str(n) for n in tickets], "draws": [str(n) for n in drawn]}
        for tickets, drawn in zip(bounds, draws, strict=True)
    ]
    return {"origin": msgspec.to_builtins(origin), "chances": chances}


def numbers(game: AnyGame) -> dict[str, Any]:
    """What a board draws that never changes, without a variant."""
    return dict(msgspec.to_builtins(game.presenter(game.rules(game.player_counts[0])).numbers()))


def recordings() -> dict[str, Any]:
    """Every recording by file name."""
    return {
        "age-of-war-numbers.json": numbers(AGE_OF_WAR),
        "age-of-war-positions.json": positions(),
        "age-of-war-lessons.json": lessons(),
        "age-of-war-examples.json": examples(),
        "board-of-war-numbers.json": numbers(wartable.get_game("board-of-war")),
        "board-of-war-positions.json": recorded_board_of_war.positions(),
        "board-of-war-lessons.json": recorded_board_of_war.lessons(),
        "epic-dice-battles-numbers.json": numbers(wartable.get_game("epic-dice-battles")),
        "epic-dice-battles-positions.json": recorded_epic_dice_battles.positions(),
        "epic-dice-battles-lessons.json": recorded_epic_dice_battles.lessons(),
        "epic-dice-battles-examples.json": recorded_epic_dice_battles.examples(),
        "dice-check.json": dice_check(),
    }


def text_of(content: Any) -> str:
    """The text of a recording file: one line per thing at the top."""
    parts = ",\n".join(
        f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}" for key, value in content.items()
    )
    return f"{{\n{parts}\n}}\n"


def _some_rolls(count: int) -> list[tuple[int, ...]]:
    rng = random.Random(7)
    return [tuple(sorted(rng.randint(1, 6) for _ in range(7))) for _ in range(count)]


def _lit(roll: tuple[int, ...]) -> dict[str, Any]:
    """A first roll, and the lines it fills."""
    rules = AGE_OF_WAR.rules(2)
    state = State(owners=parse_owners(NOBODY), turn=0, dice=7, roll=roll)
    fills = [AGE_OF_WAR.format_action(action) for action in rules.legal_actions(state)]
    return {"roll": roll, "fills": [text.removeprefix("fill ") for text in fills if text.startswith("fill ")]}


class _Recorder:
    """A distribution that only asks for numbers and writes them down."""

    def __init__(self, bounds: list[int], drawn: list[int]) -> None:
        self._bounds = bounds
        self._drawn = drawn

    def draw(self, below: Any) -> None:
        self._drawn += [below(bound) for bound in self._bounds]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in recordings().items():
        (FOLDER / name).write_text(text_of(content), encoding="utf-8")


if __name__ == "__main__":
    main()
