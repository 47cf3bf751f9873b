"""The lessons after the first: chosen on the real board, answered with numbers, had to the end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import Person
from wartable.text.words import Words

LONG = 180_000
"""A judge thinks about every step, on whatever machine this is."""


def step_of(person: Person, game: str, lesson: int, number: int) -> dict[str, Any]:
    step: dict[str, Any] = person.read(f"/api/lessons/{game}/{lesson}/{number}")
    return step


def place_of(person: Person, action: dict[str, Any]) -> Locator:
    """Where a choice of Age of War lies."""
    if action["type"] != "fill":
        return person.page.locator("button.lose")
    return person.page.locator(f".dock [data-line='{action['castle']} {action['line']}']").first


def test_a_lesson_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/learn")
    ana.page.locator("a[href='/learn/age-of-war/3']").focus()
    ana.page.keyboard.press("Enter")
    steps = step_of(ana, "age-of-war", 3, 1)["steps"]
    bar, verdict = ana.page.get_by_role("progressbar"), ana.page.get_by_test_id("lesson-verdict")

    for number in range(1, steps + 1):
        expect(bar).to_have_attribute("aria-valuenow", str(number), timeout=LONG)
        step = step_of(ana, "age-of-war", 3, number)
        choices = step["position"]["choices"]
        if number == 1:
            wrong = next(choice for at, choice in enumerate(choices) if at != step["best"])
            place_of(ana, wrong["action"]).focus()
            ana.page.keyboard.press("Enter")
            expect(verdict).to_contain_text("Not this one.")
            expect(verdict).to_contain_text("points less than the best")
        place_of(ana, choices[step["best"]]["action"]).focus()
        ana.page.keyboard.press("Enter")
        expect(verdict).to_contain_text("Right:")
        expect(ana.page.get_by_test_id("next-step")).to_be_enabled(timeout=LONG)
        ana.page.get_by_test_id("next-step").focus()
        ana.page.keyboard.press("Enter")

    expect(ana.page.get_by_test_id("remember")).to_contain_text("Odds to know")
    assert [] == problems(ana)
    real = ana.page.get_by_test_id("real-game")
    expect(real).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile("/table/"), timeout=LONG)
    expect(ana.page.locator("main")).to_contain_text("Easy")
    ana.visit("/learn")
    expect(ana.page.locator("a[href='/learn/age-of-war/3']").get_by_label("done")).to_be_visible()


def test_a_lesson_on_a_phone_in_chinese(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, language="zh-Hant").introduce().visit("/learn/board-of-war/2")
    words = Words("zh-Hant", "board-of-war")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(words.say("lesson-victories-title"), timeout=LONG)
    assert [] == problems(ana)
    assert width(ana) <= PHONE["width"]

    # The merchant goes to f9, the only upgraded square that is free.
    ana.page.locator("[role=grid] [data-square=f9]").click()
    expect(ana.page.get_by_test_id("lesson-verdict")).to_contain_text("30", timeout=LONG)
    assert [] == problems(ana)
    assert width(ana) <= PHONE["width"]
    said = ana.page.locator("main").inner_text()
    assert not re.search(r"\b(?:lesson|choice|reason)-[a-z]", said)
    expect(ana.page.get_by_test_id("next-step")).to_be_enabled(timeout=LONG)
    ana.page.get_by_test_id("next-step").click()
    expect(ana.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "2")
    assert width(ana) <= PHONE["width"]


def test_the_first_lesson_leads_to_the_second(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit("/learn/age-of-war")
    expect(ana.board).to_be_visible()
    bar = ana.page.get_by_role("progressbar")
    steps = int(str(bar.get_attribute("aria-valuemax")))
    for step in range(1, steps):
        expect(bar).to_have_attribute("aria-valuenow", str(step))
        ana.page.locator(
            ".teacher .button.primary, .centre button.lit, .unfolded button.lit, button.lose:enabled"
        ).first.click()
    ana.page.get_by_test_id("lesson-2").click()
    expect(ana.page.get_by_test_id("lesson-ask")).to_contain_text("Odani", timeout=LONG)
