"""The pages of openings: reached from Learn, with their pictures, in three languages, at desk and on the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import PHONE, WIDE, NewPerson
from wartable.text import rulebook

PICTURES = {
    "age-of-war": ".cards article",
    "epic-dice-battles": "[data-region=echigo]",
    "board-of-war": "[data-court=tactician]",
}


@pytest.mark.parametrize(
    ("viewport", "language", "colours"),
    [
        pytest.param(WIDE, "en", "light", id="wide"),
        pytest.param(PHONE, "es", "dark", id="phone-es"),
        pytest.param(PHONE, "zh-Hant", "light", id="phone-zh", marks=pytest.mark.exhaustive),
    ],
)
def test_pages_say_and_draw_how_to_begin(
    new_person: NewPerson, viewport: ViewportSize, language: str, colours: str
) -> None:
    ana = new_person("Ana", viewport=viewport, language=language, color_scheme=colours).introduce()
    for game, picture in PICTURES.items():
        title, *_ = rulebook.opening_page(game, language).splitlines()
        ana.visit(f"/openings/{game}")
        expect(ana.page.locator("h1")).to_have_text(title.removeprefix("# "))
        expect(ana.page.locator(picture).first).to_be_visible()
        expect(ana.page.locator("svg.bar").first).to_be_visible()
        assert [] == problems(ana, ("moderate", "serious", "critical")), game
        assert width(ana) <= viewport["width"], game
        assert not re.search(r"\b(?:web|court|castle|region)-[a-z]+", ana.page.locator("main").inner_text())


def test_learn_leads_there_by_keyboard_and_the_page_leads_on(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/learn")
    link = ana.page.get_by_role("link", name="Openings").first
    link.focus()
    ana.page.keyboard.press("Enter")

    expect(ana.page).to_have_url(re.compile(r"/openings/age-of-war$"))
    expect(ana.page.get_by_role("heading", name="The first roll")).to_be_visible()
    on = ana.page.get_by_role("link", name="Now play a real game")
    on.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile(r"/new/age-of-war"))
