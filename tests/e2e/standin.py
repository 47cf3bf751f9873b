"""A bot that decides for the person at the browser, until the game has come to something worth seeing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import expect

import wartable
from tests.e2e.moments import Asked, IsThere, View, moment_of
from tests.e2e.person import Person

__all__ = [
    "A_WHILE",
    "HERE",
    "asked_at",
    "begin",
    "look",
    "look_at",
    "play_until",
    "reach",
    "read_view",
    "sit_down",
    "views_of",
]

HERE = {"kind": "here"}
SEED = 3
_PAUSE = 30
_DECISIONS = 6_000
A_WHILE = 10
"""Decisions that are played at a table before it is looked at, so that its log and its recap have something to say."""


def begin(person: Person, game: str, *rivals: dict[str, str], **plan: Any) -> str:
    """A table where the game has begun, with coach and undo, and nobody looks yet; returns its id."""
    asked = {"game": game, "seats": [HERE, *rivals], "start": True, "coach": True, "undo": True, **plan}
    return str(person.post("/api/tables", asked)["table"]["id"])


def sit_down(person: Person, game: str, *rivals: dict[str, str], **plan: Any) -> str:
    """At a table where the game has begun, with coach and undo; returns its id."""
    table = begin(person, game, *rivals, **plan)
    person.visit(f"/table/{table}")
    expect(person.board).to_be_visible()
    return table


def reach(
    person: Person,
    game: str,
    *rivals: dict[str, str],
    is_there: IsThere,
    bot: str,
    prefer: str = "",
    earlier: int = 0,
    **plan: Any,
) -> str:
    """At a table that begins where a game has come to this, or so many decisions earlier, for a page with a past."""
    position = moment_of(asked_at(game, *rivals, bot=bot, prefer=prefer, **plan), is_there, earlier=earlier)
    if not earlier:
        return look_at(person, position, game, *rivals, **plan)
    for _ in range(10):
        table = _begin_at(person, position, game, *rivals, **plan)
        if play_until(person, table, is_there, bot=bot, prefer=prefer):
            return table
    raise AssertionError("ten games did not come to this")


def asked_at(game: str, *rivals: dict[str, str], bot: str, prefer: str = "", **plan: Any) -> Asked:
    """The game of a table, as bots play it by themselves."""
    people = {seat for seat, kind in enumerate((HERE, *rivals)) if kind["kind"] == HERE["kind"]}
    return Asked(game, 1 + len(rivals), people, bot, prefer, plan.get("options", {}))


def look_at(person: Person, position: str, game: str, *rivals: dict[str, str], **plan: Any) -> str:
    """See a table that begins in a position in which a person is asked; returns its id."""
    table = _begin_at(person, position, game, *rivals, **plan)
    look(person, table, next(view for view in person.read(f"/api/tables/{table}")["views"] if view["ask"]))
    return table


def _begin_at(person: Person, position: str, game: str, *rivals: dict[str, str], **plan: Any) -> str:
    options = {**plan.pop("options", {}), "position": position}
    return begin(person, game, *rivals, options=options, **plan)


def play_until(person: Person, table: str, is_there: IsThere, *, bot: str, prefer: str = "") -> bool:
    """Let a bot decide until the view is as wanted, and look; whether it came to that before the end."""
    # A page that is not looked at need not follow the game.
    person.page.goto("about:blank")
    found = next((view for view in views_of(person, table, bot=bot, prefer=prefer) if is_there(view)), None)
    look(person, table, found)
    return found is not None


def views_of(person: Person, table: str, *, bot: str, prefer: str = "") -> Iterator[View]:
    """Every view that is asked something, to the end of the game; a bot answers, with the preferred choice first."""
    rng = random.Random(SEED)
    for _ in range(_DECISIONS):
        welcome = person.read(f"/api/tables/{table}")
        view = next((view for view in welcome["views"] if view["ask"]), None)
        if welcome["table"]["status"] == "over":
            return
        if view is None:
            person.page.wait_for_timeout(_PAUSE)
            continue
        yield view
        answer = {
            "seat": view["viewer"],
            "ask": view["ask"]["number"],
            "action": _chosen(welcome, view, bot, prefer, rng),
        }
        person.post(f"/api/tables/{table}/actions", answer)
    raise AssertionError(f"the game did not end in {_DECISIONS} decisions")


def look(person: Person, table: str, view: View | None) -> None:
    """See the table, with this question, or as it ended."""
    person.visit(f"/table/{table}")
    what = f"[data-ask='{view['ask']['number']}']" if view else "[data-testid=end]"
    expect(person.page.locator(what)).to_be_visible()
    expect(person.page.locator("#panel-log li").first).to_be_attached()


def read_view(person: Person, table: str) -> View:
    """What the person knows and is asked."""
    found: View = person.read(f"/api/tables/{table}")["views"][0]
    return found


def _chosen(welcome: Any, view: View, bot: str, prefer: str, rng: random.Random) -> Any:
    choices = view["ask"]["choices"]
    preferred = [choice["action"] for choice in choices if choice["label"]["key"] == prefer]
    if preferred:
        return preferred[0]
    game = wartable.get_game(welcome["table"]["game"])
    rules = game.rules(len(welcome["table"]["seats"]), welcome["table"]["plan"].get("options", {}))
    legal = tuple(msgspec.convert(choice["action"], game.action_type) for choice in choices)
    observation = msgspec.convert(view["observation"], game.observation_type)
    return msgspec.to_builtins(wartable.get_bot(bot, game).choose(rules, observation, legal, rng))
