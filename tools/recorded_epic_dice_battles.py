"""Positions and the tutorial of Epic Dice Battles, recorded frame by frame for the web pages."""

from __future__ import annotations

from typing import Any

import msgspec

from tools.frames import Way, frame_of, frames_of
from tools.positions_epic_dice_battles import (
    RULES,
    after,
    event_of,
    in_autumn,
    in_spring,
    in_winter,
    player,
    position,
    rules_of,
)
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.rules import summer
from wartable.games.epic_dice_battles.state import Over, State, Villages

__all__ = ["examples", "lessons", "positions"]


def frame(state: State, way: Way | None = None, *, viewer: int | None = 0) -> dict[str, Any]:
    """What the page of one viewer shows in a state, and what happened on the way there."""
    return frame_of(GAME, rules_of(state), state, viewer, way)


def played(state: State, *turns: str) -> list[dict[str, Any]]:
    """The frames of a line of play."""
    return frames_of(GAME, rules_of(state), state, event_of, *turns)


def told(state: State, *steps: str) -> list[dict[str, Any]]:
    """The frames of a battle as somebody who watches sees it, several events to a step; the first lines it up."""
    rules, frames = rules_of(state), list[dict[str, Any]]()
    for step in steps:
        way = Way(GAME, rules, None)
        for text in step.split("; "):
            then = after(state, text)
            way.add(state, event_of(text), then)
            state = then
        frames.append(frame(state, way, viewer=None))
    return frames


def fought(state: State, *events: str, viewer: int | None = 0) -> dict[str, Any]:
    """A frame after some events, with all that the log told on the way."""
    rules = rules_of(state)
    way = Way(GAME, rules, viewer)
    for text in events:
        event = event_of(text)
        then = after(state, text)
        way.add(state, event, then)
        state = then
    return frame(state, way, viewer=viewer)


OWN = player("bizen owari", "1@owari 6/2/0 archer*2 cavalry samurai ninja", "2@bizen 3/0/0 archer shield", rice=6)
RIVAL = player("suruga musashi", "1@suruga 4/2/0 archer*2 cavalry", "2@mutsu 3/0/0 ninja", rice=4)
BESIEGER = player("bizen", "1@owari 6/0/0 archer*2 cavalry samurai", rice=6)
LONE = player("suruga", "1@musashi 2/0/0")


def positions() -> dict[str, Any]:
    """Single positions, for unit tests."""
    rich = msgspec.structs.replace(OWN, money=5, honor=2, officers=2, tokens_left=4)
    spring = in_spring(rich, RIVAL)
    autumn = in_autumn(OWN, RIVAL)
    siege = in_autumn(BESIEGER, LONE)
    march = ("lead 1", "move suruga")
    storm = (*march, "pass", "besiege suruga", "ready", "roll 2 6", "roll 3 5")
    gate = (*storm, "lose footman")
    melee = (
        *gate,
        "storm-gate samurai",
        "roll 5",
        "roll 2",
        "storm-gate samurai",
        "roll 4",
        "roll 1 3 3 5 6",
        "roll 2",
    )
    five = [player(region, f"1@{region} 3/1/0 cavalry") for region in ("satsuma", "bizen", "kii", "suruga", "echigo")]
    two_armies = player("bizen", "1@owari 2/0/0 archer", "2@owari 2/0/0 cavalry")
    hungry = msgspec.structs.replace(OWN, rice=0, rice_marker=0)
    open_field = in_autumn(OWN, player("musashi", "1@suruga 4/2/0 archer*2 cavalry"))
    return {
        "start": frame(after(RULES[4].initial_state(), "first 0")),
        "winter": frame(in_winter(OWN, RIVAL)),
        "market": frame(spring),
        "die": frame(after(spring, "buy samurai")),
        "token": frame(after(spring, "buy samurai", "put-die 0 main")),
        "scout": frame(after(spring, "buy ninja", "put-die 0 main", "put-token 0")),
        "reveal": frame(after(spring, "buy ninja", "put-die 0 main", "put-token 0", "scout 1")),
        "numbers": frame(after(spring, "renumber")),
        "their-spring": frame(spring, viewer=1),
        "building": frame(after(in_spring(BESIEGER, LONE), "end-buying")),
        "feeding": frame(summer.begin(rules_of(autumn).components, in_winter(hungry, RIVAL), 0)),
        "marching": frame(autumn),
        "leading": frame(after(autumn, "lead 1")),
        "calling": frame(after(siege, *march, "pass")),
        "flanks": frame(after(in_autumn(RIVAL, OWN, first=1), "lead 1", "move suruga", "pass", "pass")),
        "deploy": frame(after(open_field, "lead 1", "move suruga", "pass")),
        "ready": fought(siege, *storm[:4]),
        "lose": fought(siege, *storm),
        "gate": fought(siege, *gate),
        "melee": fought(siege, *melee),
        "result": fought(siege, *melee, "assign-die 1 samurai no", "assign-die 3 cavalry no"),
        "two-battles": fought(
            in_autumn(
                player("bizen", "1@owari 3/0/0", "2@kii 3/0/0"), player("mutsu", "1@owari 1/0/0 archer", "2@kii 1/0/0")
            ),
            *("pass", "pass", "name-battle kii", "roll 4 3 3", "roll 3"),
        ),
        "melee-watched": fought(siege, *melee, viewer=None),
        "regroup": fought(
            in_autumn(two_armies, player("owari", "1@mutsu 1/0/0")),
            *("pass", "pass", "besiege owari", "ready", "roll 6", "roll 6 6", "lose footman"),
            *("lose footman", "storm-gate cavalry", "roll 6", "roll 1", "storm-gate cavalry", "roll 4"),
            *("roll 4 5", "roll 2"),
        ),
        "ring": fought(
            in_autumn(*(player(home, "1@owari 3/0/0 archer") for home in ("bizen", "kii", "mutsu"))),
            *("pass", "pass", "pass", "ready", "ready", "ready", "roll 6", "roll 1", "roll 2", "lose archer"),
            *("roll 1 3 4", "roll 3 3", "roll 4 4 4"),
        ),
        "villages": frame(position(OWN, RIVAL, stage=Villages(0, 0, 1))),
        "five": frame(in_winter(*five)),
        "watched": frame(autumn, viewer=None),
        "over": frame(position(OWN, RIVAL, stage=Over((0,), (9, 6), "points"), year=1543)),
    }


def lessons() -> dict[str, Any]:
    """The tutorial: the first year, and a siege some years later."""
    return {
        "year": played(
            after(RULES[2].initial_state(), "first 0"),
            "start bizen; start musashi",
            "act rice; act officer; act village",
            "act rice; act rice; act rice",
            "buy samurai; put-die 0 main",
            "buy footman; raise-army bizen",
            "buy archer; put-die 0 main; put-token 0",
            "end-buying",
            "buy cavalry; buy archer; end-buying",
            "lead 2; move yamashiro",
            "pass",
            "pass",
            "roll 5",
            "return-die 0 main",
            "act rice; act rice; act rice",
            "act trade; act rest",
            "end-buying",
            "end-buying",
            "build yamashiro; pass",
        ),
        "siege": played(
            in_autumn(BESIEGER, LONE, year=1530),
            "lead 1; move suruga; pass",
            "besiege suruga; ready; roll 2 6; roll 3 5",
            "lose footman",
            "storm-gate samurai; roll 5; roll 2",
            "storm-gate samurai; roll 4; roll 1 3 3 5 6; roll 2",
            "assign-die 1 samurai no; assign-die 3 cavalry no",
            "act rice; act rice; act rice",
        ),
    }


def examples() -> dict[str, Any]:
    """The two battles of the rulebook, from the line-up to the end."""
    meeting = in_autumn(
        player("bizen", "1@iyo 5/2/2 ninja*3 cavalry archer*2", "2@bizen 3/0/0"),
        player("suruga", "1@iyo 5/3/0 samurai-cavalry samurai archer*5"),
    )
    castle = in_autumn(
        player("bizen", "1@suruga 6/2/1 cavalry*3 archer*2 samurai-cavalry"),
        player("suruga mutsu", "1@suruga 3/0/2 archer*3 ninja*2"),
    )
    archer = "place-token archer main"
    return {
        "open": told(
            meeting,
            "pass; pass; send-die 1 main; send-token ninja 1; join-main; "
            f"place-token cavalry main; {archer}; {archer}; ready; "
            "place-token samurai-cavalry flank1; place-token samurai flank1; "
            f"{archer}; {archer}; {archer}; {archer}; {archer}; ready",
            "roll 2 5; roll 1 2 3 4 6",
            "lose footman",
            "roll 1 4; lose footman",
            "roll 3 5; roll 1 3",
            "assign-die 1 samurai no; lose samurai",
            "roll 4 5 2 3 3; roll 3 3 5 1 2",
            "assign-die 2 footman no; assign-die 3 cavalry no; assign-die 1 archer no; "
            "assign-die 2 samurai-cavalry yes",
            "lose footman; lose archer; lose archer; lose archer; lose archer; lose archer",
            "roll 2; roll 1",
            "roll 4; roll 5",
        ),
        "siege": told(
            castle,
            "pass; pass; open-flanks no yes; place-token samurai-cavalry flank2; ready; "
            f"{archer}; {archer}; {archer}; ready",
            "roll 5 6; roll 3 5 4",
            "lose footman",
            "storm-gate cavalry; roll 4",
            "roll 2 5; lose footman",
            "storm-gate cavalry; roll 1",
            "roll 4 5; lose archer",
            "storm-gate cavalry; roll 4",
            "roll 4 2",
            "roll 1 1 3 3; roll 1 2 3 3",
            "assign-die 1 footman no; assign-die 1 archer no; assign-die 1 archer no; assign-die 2 ninja yes",
            "lose archer",
            "roll 2; roll 3",
            "roll 3; roll 3",
        ),
    }
