"""Scenes of life in the house, for pictures: a profile, games to watch, a tournament, and looking for a game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.test_profile import finish_game, sign_up
from tests.e2e.together import wait_until

__all__ = ["PEOPLE_SCENES"]


def profile(person: Person) -> None:
    """After an evening of rated games with a friend, and a game with its review."""
    login = secrets.token_hex(4)
    me, ben = sign_up(person, f"me-{login}"), _friend(person, "Ben")
    sign_up(ben, f"ben-{login}")
    for winner, loser in ((person, ben), (ben, person), (person, ben), (person, ben)):
        finish_game(winner, loser, rated=True)
    _review(person)
    wait_until(person, lambda: person.read(f"/api/players/{me}/history?game=age-of-war")["reviews"])
    person.visit(f"/player/{me}")
    expect(person.page.get_by_test_id("games").locator("li").first).to_be_visible()
    expect(person.page.get_by_role("img").first).to_be_visible()


def watch(person: Person) -> None:
    """Two public games of a friend run."""
    ben = _friend(person, "Ben").introduce()
    for game in ("board-of-war", "age-of-war"):
        seats = [{"kind": "here"}, {"kind": "here", "name": "Luisa"}]
        ben.post("/api/tables", {"game": game, "seats": seats, "visibility": "public", "start": True})
    person.visit("/watch")
    expect(person.page.get_by_test_id("live-board").first.locator(".board")).to_be_visible()


def tournament(person: Person) -> None:
    """Swiss, filled up with bots, some games played."""
    plan: dict[str, Any] = {"kind": "swiss", "game": "age-of-war", "rounds": 3, "fill_up_to": 6, "bot": "greedy"}
    opened = f"/api/tournaments/{person.post('/api/tournaments', {'name': 'Sakura', **plan})['id']}"
    for step in ("entry", "start"):
        person.post(f"{opened}/{step}", None)
    wait_until(person, lambda: any(each["points"] for each in person.read(opened)["standings"]))
    person.visit(opened.removeprefix("/api").replace("tournaments", "tournament"))
    expect(person.page.get_by_test_id("pairings")).to_be_visible()


def pairing(person: Person) -> None:
    """The form in the lobby, and the bar while somebody looks."""
    person.visit("/")
    form = person.page.get_by_test_id("pair")
    form.locator("button[type=submit]").click()
    expect(person.page.get_by_test_id("looking")).to_be_visible()
    form.scroll_into_view_if_needed()


PEOPLE_SCENES: dict[str, Callable[[Person], None]] = {
    "profile": profile,
    "watch": watch,
    "tournament": tournament,
    "pairing": pairing,
}


def _friend(person: Person, name: str) -> Person:
    browser = person.context.browser
    assert browser is not None
    return Person(browser.new_context(), person.url, name)


def _review(person: Person) -> None:
    """Play a game against a bot by what is suggested, and have it judged."""
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    plan = {"game": "age-of-war", "seats": seats, "visibility": "public", "start": True}
    table = person.post("/api/tables", plan)["table"]["id"]
    while (shown := person.read(f"/api/tables/{table}"))["table"]["status"] != "over":
        ask = shown["views"][0]["ask"]
        if ask is None:
            person.page.wait_for_timeout(50)
            continue
        action = next((each for each in ask["choices"] if each.get("is_suggested")), ask["choices"][0])["action"]
        person.post(f"/api/tables/{table}/actions", {"seat": 0, "ask": ask["number"], "action": action})
    wait_until(person, lambda: person.read(f"/api/tables/{table}/review").get("review"))
