"""The states of Epic Dice Battles worth a picture, reached by letting a bot decide for the person at the browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import expect

import wartable
from tests.e2e.person import Person, table_of
from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.observation import Observation

__all__ = ["EPIC_DICE_BATTLES_SCENES", "GAME", "in_phase", "in_stage", "play_until", "sit_down"]

GAME = wartable.get_game("epic-dice-battles")
HERE = {"kind": "here"}
RIVAL = {"kind": "bot", "bot": "warlord"}
SEED = 3
_READ = "async (path) => (await fetch(path)).json()"

View = dict[str, Any]


def start(person: Person) -> None:
    """Where to begin: one region is looked at."""
    sit_down(person, RIVAL, RIVAL, RIVAL)
    person.page.locator("[data-region].lit").first.click()


def winter(person: Person) -> None:
    table = sit_down(person, RIVAL)
    play_until(person, table, in_stage("winter", year=1524))


def market(person: Person) -> None:
    table = sit_down(person, RIVAL)
    play_until(person, table, in_stage("spring", year=1525, step="menu"))
    person.page.locator("[data-buy=samurai]").hover()


def purchase(person: Person) -> None:
    """A die is bought and looks for its place."""
    table = sit_down(person, RIVAL)
    play_until(person, table, in_stage("spring", year=1525, step="die"))


def march(person: Person) -> None:
    """A march, drawn but not confirmed."""
    table = sit_down(person, RIVAL)
    play_until(person, table, lambda view: in_stage("marching", year=1526)(view) and has_rice(view))
    person.page.locator("[data-lead]").first.click()
    person.page.locator("[data-target]").last.click()
    expect(person.page.get_by_test_id("march")).to_be_visible()


def deployment(person: Person) -> None:
    table = sit_down(person, RIVAL)
    play_until(person, table, in_phase("deploy"))


def gate(person: Person) -> None:
    table = sit_down(person, RIVAL)
    play_until(person, table, in_phase("gate"))


def melee(person: Person) -> None:
    """Who rolled which die?"""
    table = sit_down(person, RIVAL)
    play_until(person, table, lambda view: in_phase("main")(view) and len(view["ask"]["choices"]) > 1)


def aftermath(person: Person) -> None:
    """A battle has been fought, and something else is asked."""
    table = sit_down(person, RIVAL)
    play_until(person, table, in_phase("main"))
    play_until(person, table, lambda view: not in_phase("main")(view))


def five(person: Person) -> None:
    table = sit_down(person, RIVAL, RIVAL, RIVAL, RIVAL)
    play_until(person, table, in_stage("marching", year=1538))


def curtain(person: Person) -> None:
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, game=GAME.id, start=True)
    expect(person.page.get_by_test_id("curtain")).to_be_visible()


def end(person: Person) -> None:
    table = sit_down(person, RIVAL, RIVAL)
    play_until(person, table, lambda _: False)
    expect(person.page.get_by_test_id("end")).to_be_visible()


def replay(person: Person) -> None:
    """Of the game that ended last."""
    person.visit(f"/replay/{table_of(person.page.url)}")
    for _ in range(14):
        person.page.keyboard.press("PageDown")
    person.page.wait_for_timeout(300)


EPIC_DICE_BATTLES_SCENES: dict[str, Callable[[Person], None]] = {
    "epic-dice-battles-start": start,
    "epic-dice-battles-winter": winter,
    "epic-dice-battles-market": market,
    "epic-dice-battles-purchase": purchase,
    "epic-dice-battles-march": march,
    "epic-dice-battles-deployment": deployment,
    "epic-dice-battles-gate": gate,
    "epic-dice-battles-melee": melee,
    "epic-dice-battles-aftermath": aftermath,
    "epic-dice-battles-five": five,
    "epic-dice-battles-curtain": curtain,
    "epic-dice-battles-end": end,
    "epic-dice-battles-replay": replay,
}


def sit_down(person: Person, *rivals: dict[str, str]) -> str:
    """At a table where the game has begun; returns its id."""
    address = person.open_table(HERE, *rivals, start=True, game=GAME.id, coach=True, undo=True)
    expect(person.board).to_be_visible()
    return table_of(address)


def play_until(person: Person, table: str, is_there: Callable[[View], bool]) -> bool:
    """Let a bot decide until the view is as wanted; whether it came to that before the end."""
    has_come = False
    bot, rng = wartable.get_bot("warlord", GAME), random.Random(SEED)
    for _ in range(5_000):
        welcome = person.page.evaluate(_READ, f"/api/tables/{table}")
        view = next((view for view in welcome["views"] if view["ask"]), None)
        has_come = view is not None and is_there(view)
        if has_come or welcome["table"]["status"] == "over":
            break
        if view is None:
            person.page.wait_for_timeout(30)
            continue
        rules = GAME.rules(len(welcome["table"]["seats"]))
        legal = tuple(msgspec.convert(choice["action"], Action) for choice in view["ask"]["choices"])
        chosen = bot.choose(rules, msgspec.convert(view["observation"], Observation), legal, rng)
        answer = {"seat": view["viewer"], "ask": view["ask"]["number"], "action": msgspec.to_builtins(chosen)}
        person.post(f"/api/tables/{table}/actions", answer)
    person.visit(f"/table/{table}")
    expect(person.board).to_be_visible()
    person.page.wait_for_timeout(500)
    return has_come


def in_stage(kind: str, *, year: int, **more: Any) -> Callable[[View], bool]:
    """Whether this is asked, not before that year."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        is_asked = stage["type"] == kind and all(stage[name] == value for name, value in more.items())
        return is_asked and view["observation"]["year"] >= year

    return is_there


def in_phase(phase: str) -> Callable[[View], bool]:
    """Whether a battle has come to this phase."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        return bool(stage["type"] == "fighting" and stage["battle"]["phase"] == phase)

    return is_there


def has_rice(view: View) -> bool:
    return bool(view["observation"]["mats"][view["viewer"]]["rice"])
