"""Playing with other numbers in the browser: what is drawn is what is played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.together import hear

VARIANT = "[castle.azuchi]\npoints = 9\n[clan.oda]\npoints = 21\n"


def test_a_variant_is_pasted_played_and_drawn(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/age-of-war")
    ana.page.get_by_label("Seat 2").select_option("bot:greedy")
    ana.page.get_by_text("Play with other numbers").click()
    ana.page.get_by_label("The variant as text").fill(VARIANT)
    ana.page.get_by_role("button", name="Start the game").click()

    expect(ana.board).to_be_visible()
    expect(ana.page.get_by_label(re.compile("^Azuchi.*9"))).to_be_visible()
    expect(ana.page.locator(".centre .worth b").first).to_have_text("21")
    expect(ana.page.get_by_text("other numbers than the standard game")).to_be_visible()

    ana.visit("/")
    ana.page.locator("[data-game=age-of-war]").get_by_role("button", name="Play now against a bot").click()
    expect(ana.page.get_by_label(re.compile("^Azuchi.*3"))).to_be_visible()
    assert [] == ana.problems


def test_a_mistake_is_said_with_its_line(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/age-of-war")
    ana.page.get_by_text("Play with other numbers").click()
    file = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[castle.azuchi]\npionts = 9\n"}
    ana.page.get_by_label("A variant from a file").set_input_files(file)  # type: ignore[arg-type]
    ana.page.get_by_role("button", name="Open the table").click()

    hear(ana, "line 2 of the variant: there is no castle.azuchi.pionts; there is: points")


def test_house_rules_are_chosen_told_and_played(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/board-of-war")
    ana.page.get_by_label("Seat 2").select_option("bot:easy")
    expect(ana.page.get_by_text("right for a first game")).to_be_visible()
    rules = ana.page.get_by_role("group", name="House rules")
    expect(rules.get_by_role("checkbox")).to_have_count(3)
    rules.get_by_role("checkbox").nth(1).check()
    said = rules.locator("label").nth(1).locator("span").inner_text()
    ana.page.get_by_role("button", name="Start the game").click()

    expect(ana.board).to_be_visible()
    note = ana.page.get_by_test_id("house-rules")
    note.get_by_text("House rules at this table").click()
    expect(note.get_by_role("listitem")).to_have_count(1)
    assert said.splitlines()[0] in note.get_by_role("listitem").inner_text()
    assert [] == ana.problems
