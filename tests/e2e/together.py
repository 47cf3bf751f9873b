"""What people do together at a table, whatever is played there: sit down, play on, walk with the keys, compare."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.e2e.hands import PLAY
from tests.e2e.person import Person, table_of

__all__ = [
    "LOSE_UNTIL_OTHERS_DO",
    "answer_by_keys",
    "connection",
    "hear",
    "is_curtained",
    "log_lines",
    "play_on",
    "play_to_the_end",
    "play_until_seen",
    "sit_down_together",
    "standings",
    "wait_until",
    "walk_to",
    "watch_others",
]

_PAUSE = 25
_LONGEST_PAUSE = 250
_BEAT = 40
_A_ROUND = 120_000
_A_WHOLE_GAME = 900_000

# Loses die after die, without skipping anything, until the move of somebody else waits for the reader.
LOSE_UNTIL_OTHERS_DO = """() => {
  const timer = setInterval(() => {
    if (document.querySelector('[data-next]')) clearInterval(timer);
    else document.querySelector('button.lose:enabled')?.click();
  }, 20);
}"""


def sit_down_together(ana: Person, ben: Person, *others: dict[str, str], **plan: Any) -> str:
    """Ana opens a public table, Ben comes by the invite link, Ana starts; returns the address."""
    ana.introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "open"}, *others, visibility="public", **plan)
    link = urlsplit(ana.page.get_by_label("Invite link").input_value())
    ben.visit(f"{link.path}#{link.fragment}")
    ben.page.get_by_label("Your name").fill(ben.name)
    ben.page.get_by_role("button", name="Sit down and play").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for person in (ana, ben):
        expect(person.board).to_be_visible()
    return address


def play_to_the_end(*people: Person) -> None:
    """Everybody plays as quickly as their page lets them."""
    for person in people:
        person.page.evaluate(f"() => {{ setInterval({PLAY}, {_BEAT}); }}")
    for person in people:
        expect(person.page.get_by_test_id("end")).to_be_visible(timeout=_A_WHOLE_GAME)


def play_until_seen(person: Person, is_seen: Callable[[], Any]) -> None:
    """Play on until something can be seen; the game must not end before."""
    for _ in range(3_000):
        if is_seen():
            return
        assert person.play() != "over", "the game ended before"
        person.page.wait_for_timeout(_PAUSE)
    raise AssertionError("it was not to be seen")


def watch_others(person: Person, tempo: str) -> None:
    """Age of War: one's turn is over, and what the others did is shown at a tempo; their whole round lies ahead.

    Held back step by step until the round has been played: on a slow machine it would be shown as it comes, and nothing
    would ever wait to be shown.
    """
    person.page.locator("[data-tempo]").select_option("instant")
    # Some of the others may come first; their whole round comes after one's own turn.
    expect(person.page.locator("button.lose:enabled")).to_be_visible(timeout=_A_ROUND)
    person.page.locator("[data-tempo]").select_option("step")
    person.page.evaluate(LOSE_UNTIL_OTHERS_DO)
    expect(person.page.locator("[data-next]")).to_be_visible(timeout=_A_ROUND)
    table = table_of(person.page.url)
    wait_until(person, lambda: person.read(f"/api/tables/{table}")["table"]["to_act"] == 0)
    person.page.locator("[data-tempo]").select_option(tempo)
    if tempo != "step":
        person.page.locator("[data-next]").click()
    expect(person.page.locator("[data-skip]")).to_be_visible()


def play_on(person: Person) -> None:
    """Until the log tells something new."""
    told = log_lines(person).count()
    play_until_seen(person, lambda: log_lines(person).count() > told)


def wait_until(person: Person, is_so: Callable[[], Any]) -> None:
    """As an expectation would, for what no single locator tells.

    Not by wait_for_function: what it asks a second time is evaluated by the page, whose policy forbids that.
    """
    pause = float(_PAUSE)
    for _ in range(4_000):
        if is_so():
            return
        person.page.wait_for_timeout(pause)
        # What takes long is asked less and less often: each time costs the page, and the server, what they work with.
        pause = min(1.2 * pause, _LONGEST_PAUSE)
    raise AssertionError("it did not come to that")


def hear(person: Person, words: str) -> None:
    """Wait for a toast that says so: a regular expression."""
    wait_until(person, lambda: person.is_told(words))


def answer_by_keys(person: Person, stops: str, is_done: Callable[[], Any]) -> None:
    """With the keyboard alone, choose where the stops are, as often as something is asked, until it is done."""
    for _ in range(1_500):
        if is_done():
            return
        if person.page.locator(stops).count():
            walk_to(person, stops)
            person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(_PAUSE)
    raise AssertionError("the keyboard did not get there")


def walk_to(person: Person, stops: str) -> None:
    """Press Tab until one of the stops has the focus, or there is none any more."""
    wanted = json.dumps(stops)
    for _ in range(150):
        if person.page.evaluate(f"document.activeElement?.matches({wanted}) || !document.querySelector({wanted})"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {stops}")


def is_curtained(person: Person) -> bool:
    return person.page.get_by_test_id("curtain").count() > 0


def connection(person: Person) -> Locator:
    return person.page.get_by_test_id("connection")


def log_lines(person: Person) -> Locator:
    return person.page.locator("#panel-log li")


def standings(person: Person) -> list[str]:
    return [text.strip() for text in person.page.get_by_test_id("end").locator("tbody tr").all_inner_texts()]
