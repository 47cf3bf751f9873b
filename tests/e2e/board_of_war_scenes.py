"""The states of Board of War worth a picture, reached by letting a bot decide for the person at the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.e2e.moments import IsThere, View
from tests.e2e.person import Person
from tests.e2e.scenes import curtain_of, replay_of_last
from tests.e2e.standin import A_WHILE, play_until, reach, read_view, sit_down

__all__ = ["BOARD_OF_WAR_SCENES", "GAME", "MARSHAL", "REGENT", "SMALL", "attacks", "first_turn"]

GAME = "board-of-war"
SMALL = {"board": 8}
REGENT = {"kind": "bot", "bot": "regent"}
MARSHAL = {"kind": "bot", "bot": "marshal"}
MERCHANT = {"kind": "bot", "bot": "merchant"}


def first_turn(person: Person) -> None:
    sit_down(person, GAME, REGENT, options=SMALL)


def middle(person: Person) -> None:
    """An attack is possible, and the odds are pointed at."""
    table = go_to(person, lambda view: view["observation"]["round"] >= 7 and bool(attacks(view)), REGENT, options={})
    attack = attacks(read_view(person, table))[0]
    person.page.locator(f"[data-piece='army:{attack['army']}'], [data-square={attack['army']}]").first.click()
    person.page.locator(f"[data-square={attack['target']}]").hover()
    expect(person.page.locator(".talk.pointed")).to_be_visible()


def siege(person: Person) -> None:
    go_to(person, lambda view: bool(view["observation"]["phase"] == "raze"), {"kind": "bot", "bot": "mason"})


def cards(person: Person) -> None:
    go_to(person, lambda view: in_round(4)(view) and view["observation"]["phase"] == "play", REGENT, MARSHAL)


def four(person: Person) -> None:
    go_to(person, in_round(8), REGENT, MARSHAL, MERCHANT, options={}, earlier=A_WHILE)


def end(person: Person) -> None:
    table = sit_down(person, GAME, MARSHAL, options=SMALL)
    play_until(person, table, lambda _: False, bot="marshal")


BOARD_OF_WAR_SCENES: dict[str, Callable[[Person], None]] = {
    "board-of-war-first-turn": first_turn,
    "board-of-war-middle": middle,
    "board-of-war-siege": siege,
    "board-of-war-cards": cards,
    "board-of-war-four": four,
    "board-of-war-curtain": partial(curtain_of, GAME),
    "board-of-war-end": end,
    "board-of-war-replay": partial(replay_of_last, 4),
}


def go_to(
    person: Person,
    is_there: IsThere,
    *rivals: dict[str, str],
    options: dict[str, int] | None = None,
    earlier: int = 0,
) -> str:
    """At a table where it has come to this, with somebody keen on sieges; returns its id."""
    wanted: dict[str, Any] = {"prefer": "choice-besiege", "options": SMALL if options is None else options}
    return reach(person, GAME, *rivals, is_there=is_there, bot="marshal", earlier=earlier, **wanted)


def in_round(number: int) -> IsThere:
    """Whether it is this round, or a later one."""
    return lambda view: bool(view["observation"]["round"] >= number)


def attacks(view: View) -> list[Any]:
    return [choice["action"] for choice in view["ask"]["choices"] if choice["action"]["type"] == "attack"]
