"""At a real table: one phone takes every roll and every card by tap, and a slip is corrected."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.together import is_curtained, wait_until


def entry(person: Person) -> Locator:
    return person.page.get_by_test_id("entry")


def tap(person: Person, *options: int) -> None:
    for option in options:
        entry(person).locator(f"[data-option='{option}']").click()


@pytest.mark.slow
def test_a_game_of_age_of_war_with_the_dice_of_the_box(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    ana.visit("/new/age-of-war")
    ana.page.get_by_label("With our own dice and cards").check()
    expect(ana.page.get_by_label("Counts for the ratings")).to_be_disabled()
    ana.page.get_by_label("Name at seat 2").fill("Luis")
    ana.page.get_by_label("Show the odds").check()
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_test_id("own-dice")).to_contain_text("not verifiable")

    entry(ana).get_by_text("Luis begins.").click()
    expect(entry(ana)).to_contain_text("Roll the dice (7)")
    tap(ana, 0, 0, 0, 0, 0, 0)
    expect(entry(ana)).to_contain_text("Still to tap: 1")
    entry(ana).get_by_label("Take away: infantry 1").first.click()
    expect(entry(ana)).to_contain_text("Still to tap: 2")
    tap(ana, 5, 5)
    expect(entry(ana)).to_have_count(0)
    expect(ana.page.locator("#panel-log")).to_contain_text("daimyo, daimyo")

    # It was another roll: until somebody decides it can be entered again, here by the keyboard.
    ana.page.locator("[data-correct]").click()
    expect(entry(ana)).to_contain_text("Still to tap: 7")
    for key in "112345":
        ana.page.keyboard.press(key)
    ana.page.keyboard.press("Backspace")
    for key in "66":
        ana.page.keyboard.press(key)
    expect(entry(ana)).to_have_count(0)
    ana.page.locator("button.lit").first.click()
    expect(entry(ana)).to_be_visible()
    expect(ana.page.locator("[data-correct]")).to_have_count(0)

    table = table_of(ana.page.url)
    ana.post(f"/api/tables/{table}/resign", {"seat": 1})
    expect(ana.page.get_by_test_id("end")).to_contain_text("These dice were rolled at a real table")
    assert "scripted" in ana.context.request.get(f"{ana.url}/api/tables/{table}/replay").text()
    assert "own-dice" == ana.read(f"/api/tables/{table}/dice")["code"]
    ana.page.get_by_role("link", name="Review").click()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()


def test_cards_are_tapped_by_whoever_draws_them(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Luis"}, game="board-of-war", own_dice=True, start=True)
    for _ in range(3):
        lift(ana)
        parts = entry(ana).locator(".part")
        expect(parts).to_have_count(2)
        parts.nth(0).locator("[data-option='0']").click()
        told = ana.page.locator("#panel-log li").count()
        parts.nth(1).locator("[data-option='1']").click()
        wait_until(ana, lambda: ana.page.locator("#panel-log li").count() > told)  # noqa: B023
    drawn = 0
    for _ in range(6):
        lift(ana)
        if entry(ana).count() == 0:
            break
        asked = question(ana)
        entry(ana).locator("[data-option]").first.click()
        wait_until(ana, lambda: is_curtained(ana) or question(ana) != asked)  # noqa: B023
        drawn += 1
    assert drawn > 1, "everybody draws for themselves"


def question(person: Person) -> str | None:
    """The number of what is asked."""
    asked = person.page.locator("[data-ask]")
    return asked.get_attribute("data-ask") if asked.count() else None


def lift(person: Person) -> None:
    """Take the device, if it is handed over."""
    wait_until(person, lambda: is_curtained(person) or question(person))
    if is_curtained(person):
        person.page.get_by_test_id("curtain").get_by_role("button").click()
        wait_until(person, lambda: not is_curtained(person))
