"""Drills and the explorer of Age of War: ten rolls, any position, exact worths, by mouse, phone and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.person import table_of

BEFORE = "000------1111-_0_1112223"


@pytest.mark.parametrize(
    ("viewport", "language"),
    [pytest.param(WIDE, "en", id="wide"), pytest.param(PHONE, "es", id="phone", marks=pytest.mark.exhaustive)],
)
def test_ten_rolls_are_answered_by_keyboard(new_person: NewPerson, viewport: ViewportSize, language: str) -> None:
    ana = new_person("Ana", viewport=viewport, language=language).introduce().visit("/drill/age-of-war")
    for roll in range(10):
        ana.page.locator("button.lit, button.lose:enabled").first.focus()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("drill-verdict")).to_be_visible()
        expect(ana.page.get_by_test_id("next-roll")).to_be_focused()
        if roll == 0:
            assert [] == problems(ana)
            assert width(ana) <= viewport["width"]
            expect(ana.page.locator("[data-mark=best]").first).to_be_visible()
        ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("drill-sum")).to_contain_text(re.compile(r"10"))
    ana.page.locator("summary").last.click()
    expect(ana.page.locator("table tbody tr")).to_have_count(14)
    assert "drill-" not in ana.page.locator("main").inner_text()


@pytest.mark.parametrize(("viewport", "language"), [(WIDE, "en"), (PHONE, "zh-Hant")], ids=["wide", "phone"])
def test_a_position_is_walked_through(new_person: NewPerson, viewport: ViewportSize, language: str) -> None:
    ana = new_person("Ana", viewport=viewport, language=language).introduce().visit(f"/explore/age-of-war/{BEFORE}")
    text, worths = ana.page.get_by_test_id("position-text"), ana.page.get_by_test_id("worths")
    expect(worths.locator("li").first).to_be_visible()
    expect(text).to_have_value(BEFORE.replace("_", " "))
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]

    worths.locator("button").first.click()

    expect(text).to_have_value(re.compile(r"\*\d"))
    expect(worths).to_have_count(0)
    ana.page.get_by_test_id("roll").click()
    expect(worths.locator("li").first).to_be_visible()
    ana.page.get_by_test_id("walk-back").click()
    expect(text).to_have_value(re.compile(r"\*\d"))


def test_what_cannot_be_is_refused_with_the_rule_and_a_link_shows_the_same(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/explore/age-of-war")
    text, problem = ana.page.get_by_test_id("position-text"), ana.page.get_by_test_id("position-problem")
    expect(ana.page.get_by_test_id("position-value")).to_be_visible()
    text.fill("---0---------- 0 *5 gifu 0:D")
    text.press("Enter")
    expect(problem).to_contain_text("AW-22")

    ana.page.get_by_test_id("editor").locator("summary").click()
    ana.page.get_by_label("Gifu", exact=True).select_option("1")
    expect(problem).to_be_empty()
    expect(text).to_have_value("---1---------- 0 *7")
    ana.page.get_by_label("Die 1").select_option("daimyo")
    expect(text).to_have_value("---1---------- 0 111111D")
    expect(ana.page.get_by_test_id("worths")).to_be_visible()

    ben = new_person("Ben").visit(ana.page.url.removeprefix(ana.url))
    expect(ben.page.get_by_test_id("position-text")).to_have_value("---1---------- 0 111111D")
    told = ana.page.get_by_test_id("position-value").get_attribute("aria-label")
    expect(ben.page.get_by_test_id("position-value")).to_have_attribute("aria-label", told or "")


@pytest.mark.parametrize(("game", "viewport"), [("age-of-war", WIDE), ("board-of-war", PHONE)], ids=["wide", "phone"])
def test_a_position_is_played_out(new_person: NewPerson, game: str, viewport: ViewportSize) -> None:
    ana = new_person("Ana", viewport=viewport).introduce().visit(f"/explore/{game}")
    text = ana.page.get_by_test_id("position-text")
    expect(text).to_have_value(re.compile(r".+"))
    assert width(ana) <= viewport["width"]
    assert [] == problems(ana)
    ana.page.get_by_test_id("play-out-against").select_option("easy")
    ana.page.get_by_test_id("play-out").click()
    expect(ana.page).to_have_url(re.compile(r"/table/"))
    # The address of a private table grows by its secret as soon as the page has it.
    table = table_of(ana.page.url)
    assert ["here", "bot"] == sorted(
        (seat["kind"] for seat in ana.read(f"/api/tables/{table}")["table"]["plan"]["seats"]), reverse=True
    )


@pytest.mark.parametrize(
    ("game", "field", "viewport", "language"),
    [
        ("board-of-war", "field-count.0.gold", WIDE, "es"),
        ("epic-dice-battles", "field-count.0.rice", PHONE, "zh-Hant"),
    ],
    ids=["board-of-war", "epic-dice-battles"],
)
def test_a_position_of_every_game_is_set_up_by_hand(
    new_person: NewPerson, game: str, field: str, viewport: ViewportSize, language: str
) -> None:
    ana = new_person("Ana", viewport=viewport, language=language).introduce().visit(f"/explore/{game}")
    text = ana.page.get_by_test_id("position-text")
    expect(text).to_have_value(re.compile(r".+"))
    before = text.input_value()
    ana.page.get_by_test_id("editor").locator("summary").click()
    number = ana.page.locator(f"[id='{field}']")
    number.fill("13")
    number.press("Enter")
    expect(text).not_to_have_value(before)
    expect(number).to_have_value("13")
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    assert not re.search(r"\b(?:editor|web)-[a-z]", ana.page.locator("main").inner_text())
    # What cannot be waits, with the rule, until it is dropped.
    problem = ana.page.get_by_test_id("position-problem")
    number.fill("9999")
    number.press("Enter")
    expect(ana.page.get_by_test_id("pending")).to_be_visible()
    expect(problem).to_contain_text(re.compile(r"[A-Z]{2}-1"))
    ana.page.get_by_test_id("pending").locator("button").click()
    expect(ana.page.get_by_test_id("pending")).to_have_count(0)
    # What is far too much is told with the bound.
    number.fill("999999")
    number.press("Enter")
    expect(problem).to_contain_text(re.compile(r"0 \S+ 9.?999"))
    ana.page.get_by_test_id("pending").locator("button").click()
    expect(ana.page.get_by_test_id("pending")).to_have_count(0)
    expect(number).to_have_value("13")


def test_squares_are_looked_at_on_the_board_while_a_position_is_set_up(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/explore/board-of-war")
    text = ana.page.get_by_test_id("position-text")
    expect(text).to_have_value(re.compile(r".+"))
    before = text.input_value()
    ana.page.get_by_test_id("editor").locator("summary").click()

    ana.page.locator("[data-square=e5]").click()

    expect(ana.page.get_by_test_id("place")).to_have_value("e5")
    expect(ana.page.locator("[data-square=e5]")).to_have_class(re.compile("pointed"))
    # Nothing was played by it, and the keys do the same.
    assert before == text.input_value()
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("place")).to_have_value("f5")
