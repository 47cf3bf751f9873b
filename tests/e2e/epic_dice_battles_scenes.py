"""The states of Epic Dice Battles worth a picture, reached by letting a bot decide for the person at the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.e2e.moments import IsThere, View
from tests.e2e.person import Person
from tests.e2e.scenes import curtain_of, replay_of_last
from tests.e2e.standin import A_WHILE, play_until, reach, sit_down

__all__ = ["BOT", "EPIC_DICE_BATTLES_SCENES", "GAME", "RIVAL", "go_to", "in_phase", "in_stage"]

GAME = "epic-dice-battles"
BOT = "warlord"
RIVAL = {"kind": "bot", "bot": BOT}


def start(person: Person) -> None:
    """Where to begin: one region is looked at."""
    sit_down(person, GAME, RIVAL, RIVAL, RIVAL)
    person.page.locator("[data-region].lit").first.click()


def winter(person: Person) -> None:
    go_to(person, in_stage("winter", year=1524))


def market(person: Person) -> None:
    go_to(person, in_stage("spring", year=1525, step="menu"))
    person.page.locator("[data-buy=samurai]").hover()


def purchase(person: Person) -> None:
    """A die is bought and looks for its place."""
    go_to(person, in_stage("spring", year=1525, step="die"))


def march(person: Person) -> None:
    """A march, drawn but not confirmed."""
    go_to(person, lambda view: in_stage("marching", year=1526)(view) and has_rice(view))
    person.page.locator("[data-lead]").first.click()
    person.page.locator("[data-target]").last.click()
    expect(person.page.get_by_test_id("march")).to_be_visible()


def deployment(person: Person) -> None:
    go_to(person, in_phase("deploy"))


def gate(person: Person) -> None:
    go_to(person, in_phase("gate"))


def melee(person: Person) -> None:
    """Who rolled which die?"""
    go_to(person, lambda view: in_phase("main")(view) and len(view["ask"]["choices"]) > 1)


def aftermath(person: Person) -> None:
    """A battle has been fought, and something else is asked."""
    table = go_to(person, in_phase("main"))
    play_until(person, table, lambda view: not in_phase("main")(view), bot=BOT)


def five(person: Person) -> None:
    go_to(person, in_stage("marching", year=1538), RIVAL, RIVAL, RIVAL, earlier=A_WHILE)


def end(person: Person) -> None:
    table = sit_down(person, GAME, RIVAL, RIVAL)
    play_until(person, table, lambda _: False, bot=BOT)


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
    "epic-dice-battles-curtain": partial(curtain_of, GAME),
    "epic-dice-battles-end": end,
    "epic-dice-battles-replay": partial(replay_of_last, 14),
}


def go_to(person: Person, is_there: IsThere, *others: dict[str, str], earlier: int = 0) -> str:
    """At a table with a rival, or more, where it has come to this; returns its id."""
    return reach(person, GAME, RIVAL, *others, is_there=is_there, bot=BOT, earlier=earlier)


def in_stage(kind: str, *, year: int, **more: Any) -> IsThere:
    """Whether this is asked, not before that year."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        is_asked = stage["type"] == kind and all(stage[name] == value for name, value in more.items())
        return is_asked and view["observation"]["year"] >= year

    return is_there


def in_phase(phase: str) -> IsThere:
    """Whether a battle has come to this phase."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        return bool(stage["type"] == "fighting" and stage["battle"]["phase"] == phase)

    return is_there


def has_rice(view: View) -> bool:
    return bool(view["observation"]["mats"][view["viewer"]]["rice"])
