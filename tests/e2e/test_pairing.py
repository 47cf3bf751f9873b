"""Quick pairing in the browser: two find each other, one plays a bot, and who thinks better of it is left alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.barriers import problems
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import Person
from tests.e2e.together import walk_to


def test_two_people_press_pair_and_sit_at_one_table(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").introduce(), new_person("Ben", viewport=PHONE).introduce()
    for person in (ana, ben):
        person.visit()
        form(person).get_by_label("Clock").select_option("game")
        form(person).get_by_label("If nobody comes").select_option("Wait on, without a bot")

    form(ana).get_by_role("button", name="Find a game").click()
    expect(looking(ana)).to_contain_text("Looking for somebody to play with")
    assert [] == problems(ana, ("moderate", "serious", "critical"))
    ana.page.get_by_role("link", name="Rules").first.click()
    expect(looking(ana)).to_be_visible()
    form(ben).get_by_role("button", name="Find a game").click()

    for person in (ana, ben):
        # A board may be seen on the first page as well: somebody else's.
        expect(person.page).to_have_url(re.compile(r"/table/\w+"))
        expect(person.board).to_be_visible()
        expect(looking(person)).to_have_count(0)
    assert ana.page.url == ben.page.url


def test_by_keys_alone_somebody_looks_thinks_better_of_it_and_plays_a_bot(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE).introduce().visit()
    form(ana).get_by_label("If nobody comes").select_option("Wait on, without a bot")
    for way in ("Cancel", "Play a bot now"):
        expect(form(ana).get_by_role("button", name="Find a game")).to_be_enabled()
        walk_to(ana, "[data-testid=pair] button[type=submit]")
        ana.page.keyboard.press("Enter")
        expect(looking(ana)).to_be_visible()
        assert [] == problems(ana, ("moderate", "serious", "critical"))
        looking(ana).get_by_role("button", name=way).focus()
        ana.page.keyboard.press("Enter")
        expect(looking(ana)).to_have_count(0)
    expect(ana.page).to_have_url(re.compile(r"/table/\w+"))
    expect(ana.board).to_be_visible()


def test_who_reloads_the_page_still_looks(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit()
    form(ana).get_by_label("Clock").select_option("day")
    form(ana).get_by_label("If nobody comes").select_option("Wait on, without a bot")
    form(ana).get_by_role("button", name="Find a game").click()
    expect(looking(ana)).to_be_visible()

    ana.page.reload()

    expect(looking(ana)).to_contain_text("Age of War")
    looking(ana).get_by_role("button", name="Cancel").click()
    expect(looking(ana)).to_have_count(0)
    assert None is ana.read("/api/pairing")["ticket"]


def form(person: Person) -> Locator:
    return person.page.get_by_test_id("pair")


def looking(person: Person) -> Locator:
    return person.page.get_by_test_id("looking")
