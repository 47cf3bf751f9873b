"""Positions and the tutorial of Board of War, recorded frame by frame for the web pages."""

from __future__ import annotations

from typing import Any

import msgspec

from tools.frames import Way, frame_of, frames_of
from tools.positions_board_of_war import RULES, after, event_of, kingdom, position
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import Army, Marker, Phase, State

__all__ = ["lessons", "positions"]

SMALL = 8


def frame(state: State, way: Way | None = None, *, size: int = 10, viewer: int | None = 0) -> dict[str, Any]:
    """What the page of one viewer shows in a state, and what happened on the way there."""
    return frame_of(GAME, RULES[len(state.hands), size], state, viewer, way)


def played(state: State, *turns: str) -> list[dict[str, Any]]:
    """The frames of a line of play on the small board."""
    return frames_of(GAME, RULES[2, SMALL], state, event_of, *turns)


def positions() -> dict[str, Any]:
    """Single positions, for unit tests."""
    own = kingdom(
        "e1 f1 e2 f2 e3",
        merchants="e1",
        farmers="f1",
        upgrades="e1 e2",
        gold=130,
        builders=2,
        barracks=1,
        armies="e4:2+1 f7:4",
    )
    enemy = kingdom(
        "e10 f10 e9 f9 e8", merchants="e10", farmers="f10 f9", upgrades="e9", gold=340, builders=1, armies="e5:3*1"
    )
    middle = position(own, enemy, kings="HC", queens="SC", jacks="HD", round=7, centre=(None, 1, None, None))
    marking = msgspec.structs.replace(own, marker=Marker(1, "e5"), armies=(Army("e3", 2), *own.armies[1:]))
    siege = position(own, enemy, kings="HC", round=7, phase=Phase.RAZE, besieged=1, to_raze=2)
    return {
        "opening": frame(position()),
        "middle": frame(middle),
        "marked": frame(position(marking, enemy, round=7)),
        "saboteur": frame(position(own, enemy, jacks="DH", round=7)),
        "watched": frame(middle, viewer=None),
        "siege": frame(siege),
        "play": frame(position(own, enemy, hand="1 6 10", phase=Phase.PLAY)),
        "place": frame(after(position(own, enemy, hand="1 6 10", phase=Phase.PLAY), "play A")),
        "four": frame(position(kings="HDSC", queens="CSDH", jacks="HDSC", turn=3)),
        "small": frame(position(kingdom("d1 e1", size=SMALL), kingdom("d8 e8", size=SMALL)), size=SMALL),
    }


def lessons() -> dict[str, Any]:
    """The tutorial: the first three rounds on the small board, and a siege much later."""
    start = position(
        kingdom("d1 e1", size=SMALL),
        kingdom("d8 e8", size=SMALL),
        kings="DS",
        queens="DC",
        jacks="CH",
        hands=((1, 6, 8), (3, 5, 7)),
    )
    own = kingdom(
        "d1 e1 d2 e2 d3 e3 c2 f2",
        merchants="d1 e1",
        farmers="d2",
        upgrades="d1 e1",
        gold=310,
        builders=2,
        armies="e6:2+1 e5:2*1",
        size=SMALL,
    )
    rival = kingdom(
        "d8 e8 c8 d7 e7 f8", merchants="e8", farmers="d8", upgrades="d8", gold=120, builders=1, barracks=1, size=SMALL
    )
    later = position(
        own,
        rival,
        kings="DS",
        queens="DC",
        jacks="CH",
        round=9,
        built=2,
        hands=((2, 4, 9), (3, 5, 7)),
        centre=(0, 0, None, None),
    )
    return {
        "rounds": played(
            start,
            "end; play 6; draw 9",
            "end; play 3; place d8; draw 10",
            "expand d2; expand e2; end; play A; place d1; draw 4",
            "end; play 5; draw 2",
            "expand d3; expand e3; end; play 8; draw 7",
            "expand d7; end; play 7; draw 9",
            "deploy e3",
        ),
        "siege": played(later, "attack e6 e7; dice 3 4; raze d8; raze e8"),
    }
