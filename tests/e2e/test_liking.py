"""As one likes it: light or dark, sound, motion; and the clock that runs for everybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson

HERE = {"kind": "here"}
BEN = {"kind": "here", "name": "Ben"}


def test_night_and_sound_are_remembered(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()
    ana.page.get_by_label("Settings").click()
    sound = ana.page.get_by_label("Sound")
    expect(sound).not_to_be_checked()

    ana.page.get_by_label("Night").check()
    sound.check()
    ana.page.get_by_label("Volume").fill("0.3")
    ana.page.get_by_label("Strong contrast").check()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")

    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.get_by_label("Settings").click()
    expect(ana.page.get_by_label("Sound")).to_be_checked()
    expect(ana.page.get_by_label("Volume")).to_have_value("0.3")
    expect(ana.page.locator("html")).to_have_attribute("data-contrast", "strong")
    ana.page.get_by_label("Garden").check()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "garden")


def test_first_visit_follows_the_system(new_person: NewPerson) -> None:
    for scheme in ("light", "dark"):
        person = new_person(color_scheme=scheme).visit()
        expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)


def test_dice_tumble_only_where_things_may_move(new_person: NewPerson) -> None:
    lively, calm = new_person("Ana", reduced_motion="no-preference"), new_person("Ben")
    for person in (lively, calm):
        person.introduce().open_table(HERE, BEN, start=True)
        expect(person.page.locator("button.lose:enabled")).to_be_visible()
        person.page.evaluate(
            "new MutationObserver(() => window.tumbled ||= document.querySelector('.cube') !== null)"
            ".observe(document.body, {childList: true, subtree: true})"
        )
        before = person.page.locator("#panel-log li").count()
        person.page.locator("button.lose").click()
        expect(person.page.locator("#panel-log li").nth(before)).to_be_attached()
        expect(person.page.locator("button.lose:enabled")).to_be_visible()

    assert lively.page.evaluate("window.tumbled")
    assert not calm.page.evaluate("window.tumbled")


def test_the_clock_runs(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, BEN, start=True, clock={"per_game": 600, "increment": 5})
    clocks = ana.page.get_by_role("timer")

    expect(clocks).to_have_count(2)
    expect(clocks.filter(has_text=re.compile(r"^9:5\d$|^10:0[0-4]$"))).not_to_have_count(0)


def test_odds_are_there_where_the_table_allows_them(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").introduce(), new_person("Ben").introduce()
    ana.open_table(HERE, BEN, start=True, coach=True)
    card = ana.page.locator("[data-castle=inuyama]")
    card.hover()
    expect(card.locator(".odds")).to_have_text(re.compile(r"^\d+\.\d%$"))
    expect(card.locator(".odds")).to_have_css("opacity", "1")

    ben.open_table(HERE, BEN, start=True, coach=False)
    expect(ben.page.locator("button.lose:enabled")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Odds")).to_have_count(0)
    expect(ben.page.locator(".odds")).to_have_count(0)
