"""A person at a browser: what the tests do is what somebody would do with mouse, finger or keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.hands import PLAY

__all__ = ["Person", "table_of"]


_REMEMBER_TOASTS = """
window.toasts = [];
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('[data-testid=toast]'))
    if (textContent !== toasts.at(-1)) toasts.push(textContent);
}).observe(document, { characterData: true, childList: true, subtree: true });
"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        context.add_init_script(_REMEMBER_TOASTS)
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def visit(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        expect(self.page.locator("main")).to_be_visible()
        return self

    def introduce(self) -> Person:
        """Have a name, as a returning guest has."""
        self.post("/api/guests", {"name": self.name})
        return self

    def post(self, path: str, body: Any) -> Any:
        """Say something to the server without the page, but with its cookies."""
        return self.context.request.post(self.url + path, data=body).json()

    def read(self, path: str) -> Any:
        return self.context.request.get(self.url + path).json()

    def open_table(self, *seats: dict[str, Any], game: str = "age-of-war", **plan: Any) -> str:
        """Open a table and go there; returns its address."""
        welcome = self.post("/api/tables", {"game": game, "seats": list(seats), **plan})
        self.visit(f"/table/{welcome['table']['id']}")
        expect(self.page.locator("main h1")).to_be_visible()
        return str(self.page.url)

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    def is_told(self, words: str) -> bool:
        """Whether a toast has said this on the page that is open. Toasts go away by themselves: they are remembered."""
        return any(re.search(words, text) for text in self.page.evaluate("toasts"))

    def play(self) -> str:
        """Make one decision, if there is one to make: "played", "waiting", or "over"."""
        return str(self.page.evaluate(PLAY))

    def scores(self) -> list[str]:
        """Points by seat, as the board shows them."""
        found = {
            int(str(seat.get_attribute("data-seat"))): seat.locator(".score b").inner_text()
            for seat in self.page.locator(".holding").all()
        }
        return [found[seat] for seat in sorted(found)]


def table_of(address: str) -> str:
    """The id of the table at an address."""
    found = re.search(r"/(?:table|replay|review)/(\w+)", address)
    assert found, address
    return found[1]
