"""Scenes that every game has: the curtain between two who share a device, and the replay of what was played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.person import Person, table_of
from tests.e2e.standin import HERE

__all__ = ["curtain_of", "replay_of_last"]


def curtain_of(game: str, person: Person) -> None:
    """Ana and Ben at one device, before Ana looks."""
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, game=game, start=True)
    expect(person.page.get_by_test_id("curtain")).to_be_visible()


def replay_of_last(steps: int, person: Person) -> None:
    """Of the game that ended last, some leaps in."""
    person.visit(f"/replay/{table_of(person.page.url)}")
    expect(person.board).to_be_visible()
    for _ in range(steps):
        person.page.keyboard.press("PageDown")
    person.page.wait_for_load_state("networkidle")
