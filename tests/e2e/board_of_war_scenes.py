"""The states of Board of War worth a picture, reached by letting a bot decide for the person at the browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import expect

import wartable
from tests.e2e.person import Person, table_of
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.state import Action

__all__ = ["BOARD_OF_WAR_SCENES"]

GAME = wartable.get_game("board-of-war")
HERE = {"kind": "here"}
RIVAL = {"kind": "bot", "bot": "regent"}
SMALL = {"board": 8}
SEED = 3
_READ = "async (path) => (await fetch(path)).json()"

View = dict[str, Any]


def first_turn(person: Person) -> None:
    sit_down(person, RIVAL)


def middle(person: Person) -> None:
    """An attack is possible, and the odds are pointed at."""
    table = sit_down(person, RIVAL, options={})
    play_until(person, table, lambda view: view["observation"]["round"] >= 7 and bool(attacks(view)))
    attack = attacks(read_view(person, table))[0]
    person.page.locator(f"[data-piece='army {attack['army']}']").click()
    person.page.locator(f"[data-square={attack['target']}]").hover()
    expect(person.page.locator(".talk.pointed")).to_be_visible()


def siege(person: Person) -> None:
    for _ in range(12):
        table = sit_down(person, {"kind": "bot", "bot": "mason"})
        if play_until(person, table, lambda view: view["observation"]["phase"] == "raze"):
            return
    raise AssertionError("no siege was won")


def cards(person: Person) -> None:
    table = sit_down(person, RIVAL, {"kind": "bot", "bot": "marshal"})
    play_until(person, table, lambda view: view["observation"]["round"] >= 4 and view["observation"]["phase"] == "play")


def four(person: Person) -> None:
    table = sit_down(person, RIVAL, {"kind": "bot", "bot": "marshal"}, {"kind": "bot", "bot": "merchant"}, options={})
    play_until(person, table, lambda view: view["observation"]["round"] >= 8)


def curtain(person: Person) -> None:
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, game=GAME.id, start=True)
    expect(person.page.get_by_test_id("curtain")).to_be_visible()


def end(person: Person) -> None:
    table = sit_down(person, {"kind": "bot", "bot": "marshal"})
    play_until(person, table, lambda _: False)
    expect(person.page.get_by_test_id("end")).to_be_visible()


def replay(person: Person) -> None:
    """Of the game that ended last."""
    person.visit(f"/replay/{table_of(person.page.url)}")
    for _ in range(4):
        person.page.keyboard.press("PageDown")
    person.page.wait_for_timeout(300)


BOARD_OF_WAR_SCENES: dict[str, Callable[[Person], None]] = {
    "board-of-war-first-turn": first_turn,
    "board-of-war-middle": middle,
    "board-of-war-siege": siege,
    "board-of-war-cards": cards,
    "board-of-war-four": four,
    "board-of-war-curtain": curtain,
    "board-of-war-end": end,
    "board-of-war-replay": replay,
}


def sit_down(person: Person, *rivals: dict[str, str], options: dict[str, int] | None = None) -> str:
    """At a table where the game has begun; returns its id."""
    plan = {"game": GAME.id, "options": SMALL if options is None else options, "coach": True, "undo": True}
    address = person.open_table(HERE, *rivals, start=True, **plan)
    expect(person.board).to_be_visible()
    return table_of(address)


def play_until(person: Person, table: str, is_there: Callable[[View], bool]) -> bool:
    """Let a bot decide, keen on sieges, until the view is as wanted; whether it came to that before the end."""
    has_come = False
    bot, rng = wartable.get_bot("marshal", GAME), random.Random(SEED)
    for _ in range(3_000):
        welcome = person.page.evaluate(_READ, f"/api/tables/{table}")
        view = next((view for view in welcome["views"] if view["ask"]), None)
        has_come = view is not None and is_there(view)
        if has_come or welcome["table"]["status"] == "over":
            break
        if view is None:
            person.page.wait_for_timeout(30)
            continue
        sieges = [choice["action"] for choice in view["ask"]["choices"] if choice["label"]["key"] == "choice-besiege"]
        rules = GAME.rules(len(welcome["table"]["seats"]), welcome["table"]["plan"].get("options", {}))
        legal = tuple(msgspec.convert(choice["action"], Action) for choice in view["ask"]["choices"])
        chosen = bot.choose(rules, msgspec.convert(view["observation"], Observation), legal, rng)
        action = sieges[0] if sieges else msgspec.to_builtins(chosen)
        answer = {"seat": view["viewer"], "ask": view["ask"]["number"], "action": action}
        person.post(f"/api/tables/{table}/actions", answer)
    person.visit(f"/table/{table}")
    expect(person.board).to_be_visible()
    person.page.wait_for_timeout(500)
    return has_come


def read_view(person: Person, table: str) -> View:
    """What the person knows and is asked."""
    found: View = person.page.evaluate(_READ, f"/api/tables/{table}")["views"][0]
    return found


def attacks(view: View) -> list[Any]:
    return [choice["action"] for choice in view["ask"]["choices"] if choice["action"]["type"] == "attack"]
