"""Keys alone begin a game and play one to its end, and the screen reader hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.standin import look_at
from tests.e2e.together import log_lines, wait_until

NEARLY_OVER = "0101010101-101 0 *7"


@pytest.mark.slow
def test_keys_alone_begin_a_game_and_bring_it_to_its_end(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()
    tab_to(ana, "Play now against a bot")
    ana.page.keyboard.press("Enter")
    expect(ana.board).to_be_visible()
    told = log_lines(ana).count()
    play_by_keys(ana, lambda _: log_lines(ana).count() > told + 4)

    # What lies between says no more, for minutes: one castle is left for the keys.
    look_at(ana, NEARLY_OVER, "age-of-war", {"kind": "bot", "bot": "greedy"})
    ana.page.evaluate(LISTEN)
    play_by_keys(ana, lambda state: state["isOver"])

    expect(ana.page.get_by_test_id("end")).to_be_visible()
    # The last words are said a moment after the game is over.
    wait_until(
        ana, lambda: ana.page.evaluate(HAS_HEARD, ["rolls", "fills a line", "loses", "wins with|shares the victory"])
    )


def play_by_keys(ana: Person, is_done: Callable[[Any], bool]) -> None:
    for _ in range(20_000):
        state = ana.page.evaluate(STATE)
        if is_done(state):
            return
        if state["focus"] in ("lit", "lose"):
            ana.page.keyboard.press("Enter")
        elif state["isAsked"] or state["canSkip"]:
            ana.page.keyboard.press("Tab")
            if ana.page.evaluate("document.activeElement.dataset.skip !== undefined"):
                ana.page.keyboard.press("Enter")
        else:
            ana.page.wait_for_timeout(20)
    raise AssertionError("the keys did not get there")


def test_arrow_keys_walk_along_the_choices(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    ana.page.locator("button.lit, button.lose:enabled").first.focus()
    first = focused(ana)

    ana.page.keyboard.press("ArrowRight")
    assert first != focused(ana)
    ana.page.keyboard.press("ArrowLeft")
    assert first == focused(ana)


LISTEN = """() => {
  window.heard = [];
  const listen = (changes) => heard.push(...changes.map(({ target }) => target.textContent));
  for (const region of document.querySelectorAll('[aria-live=polite]'))
    new MutationObserver(listen).observe(region, { characterData: true, childList: true, subtree: true });
}"""

HAS_HEARD = "(all) => all.every((words) => heard.some((said) => said.match(words)))"

STATE = """() => {
  const active = document.activeElement;
  const kind = active?.matches('button.lit') ? 'lit' : active?.matches('button.lose:enabled') ? 'lose' : '';
  return {
    focus: kind,
    isAsked: document.querySelector('button.lose:enabled') !== null,
    canSkip: document.querySelector('[data-skip]') !== null,
    isOver: document.querySelector('[data-testid=end]') !== null,
  };
}"""


def tab_to(person: Person, name: str) -> None:
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if name in focused(person):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def focused(person: Person) -> str:
    script = "(document.activeElement.getAttribute('aria-label') ?? '') + ' ' + document.activeElement.textContent"
    return str(person.page.evaluate(script))
