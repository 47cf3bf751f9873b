"""The tutorial can be played through, and the rules page has live examples."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import IN_LANGUAGES, NewPerson
from tests.e2e.together import hear
from wartable.text.words import Words


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_tutorial_to_the_end(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language).visit("/learn/age-of-war")
    expect(ana.board).to_be_visible()
    steps = int(str(ana.page.get_by_role("progressbar").get_attribute("aria-valuemax")))

    for step in range(1, steps):
        expect(ana.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(step))
        ana.page.locator(
            ".teacher .button.primary, .centre button.lit, .unfolded button.lit, button.lose:enabled"
        ).first.click()

    expect(ana.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(steps))
    expect(ana.page.locator(".scores .winner tfoot td")).to_have_text("16")

    ana.page.get_by_test_id("real-game").click()
    expect(ana.page).to_have_url(re.compile("/table/"))
    expect(ana.page.locator("main")).to_contain_text(Words(language, "age-of-war").say("bot-easy"))


def test_another_choice_is_answered_kindly(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit("/learn/age-of-war")
    for _ in range(2):
        ana.page.get_by_role("button", name="Next").click()

    ana.page.locator("[data-castle=azuchi] button.line").first.dispatch_event("click")

    hear(ana, "Here, choose what glows")


def test_rules_page_has_live_examples(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit("/rules/age-of-war")
    example = ana.page.locator(".example", has=ana.page.locator("[data-castle=kiyosu]")).last

    for _ in range(5):
        example.get_by_role("button", name="Next").click()

    expect(example).to_contain_text("Ana conquers Kiyosu.")
