"""Records matches frame by frame for the web pages: the tutorial, the rules page, and the unit tests of the boards.

`python -m tests.web.recorded` writes them anew; `test_recorded.py` fails when they are not what the rules say.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import wartable
from wartable.core.chance import ScriptedSource
from wartable.core.match import Match
from wartable.games.age_of_war.notation import parse_action, parse_owners, parse_roll
from wartable.games.age_of_war.state import FirstPlayer, Placed, Rolled, State

__all__ = ["FOLDER", "recordings"]

FOLDER = Path(__file__).parents[2] / "web/src/recorded"


def frame(match: Match, viewer: int | None, since: int) -> dict[str, Any]:
    """What the page of one viewer shows at this point, and what the log said since event number `since`."""
    rules, seat = match.rules, match.to_act
    observation = match.observe(viewer)
    choices = [
        {"action": action, "label": rules.label(observation, action)}
        for action in (match.legal_actions() if seat == viewer else ())
    ]
    frame = {
        "observation": observation,
        "choices": choices,
        "lines": match.lines(viewer, since=since),
        "result": match.result,
    }
    return dict(msgspec.to_builtins(frame))


def age_of_war_lesson(first: int, turns: Iterable[tuple[str, str]], players: int = 2) -> list[dict[str, Any]]:
    """A match of Age of War as (roll, choice) pairs, seen from seat 0; the last choice may be empty."""
    pairs = list(turns)
    dice = [FirstPlayer(first), *(Rolled(parse_roll(roll)) for roll, _ in pairs)]
    source = ScriptedSource(dice, then=_blanks())
    match = Match.new(wartable.get_game("age-of-war"), players=players, source=source)
    frames, since = [frame(match, 0, 0)], len(match.log)
    for _, choice in pairs:
        if not choice:
            break
        match.play(parse_action(choice))
        frames.append(frame(match, 0, since))
        since = len(match.log)
    return frames


def age_of_war_position(owners: str, roll: str, **rest: Any) -> dict[str, Any]:
    """One position of Age of War by notation, seat 0 to move and looking on."""
    game = wartable.get_game("age-of-war")
    players = rest.pop("players", 2)
    rules = game.rules(players)
    faces = parse_roll(roll)
    state = State(owners=parse_owners(owners), turn=0, dice=len(faces), roll=faces, **rest)
    observation = rules.observe(state, 0)
    choices = [{"action": action, "label": rules.label(observation, action)} for action in rules.legal_actions(state)]
    return dict(msgspec.to_builtins({"observation": observation, "choices": choices, "lines": [], "result": None}))


def age_of_war_finished(seed: int, players: int) -> list[dict[str, Any]]:
    """The last frames of a match between greedy bots, seen by a spectator."""
    match = wartable.run(wartable.get_game("age-of-war"), bots=["greedy"] * players, seed=seed)
    events = len(match.log)
    return [frame(match.at(index), None, index - 1) for index in (events - 1, events)]


def recordings() -> dict[str, Any]:
    """Every recording by file name."""
    return {
        "age-of-war-positions.json": {
            "opening": age_of_war_position("-" * 14, "1123ACD"),
            "attack": age_of_war_position("-" * 14, "23ACC", target=5, placed=(Placed(0, (6,)), Placed(3, (3,)))),
            "steal": age_of_war_position("11-0100--1---0", "113ACDD"),
            "clans": age_of_war_position("0000110-1--111", "1233CDD"),
            "six": age_of_war_position("01-2344-5--102", "1123ACD", players=6),
        },
        "age-of-war-end.json": age_of_war_finished(seed=3, players=3),
    }


class _blanks:
    """Dice that are rolled after a lesson ended: never looked at, but the rules want some."""

    can_rederive = False

    def __init__(self) -> None:
        self._rng = random.Random(1)

    def draw(self, distribution: Any) -> Any:
        return distribution.draw(self._rng.randrange)

    def origin(self, *, reveal: bool) -> Any:
        raise NotImplementedError


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in recordings().items():
        (FOLDER / name).write_text(text_of(content), encoding="utf-8")


def text_of(content: Any) -> str:
    """The text of a recording file."""
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode() + "\n"


if __name__ == "__main__":
    main()
