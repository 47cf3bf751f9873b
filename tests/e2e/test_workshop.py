"""The workshop in the browser: numbers are changed, bots play, the report is read, and a table is opened with them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import PHONE, WIDE, NewPerson

A_WHOLE_EXPERIMENT = 1_800_000

# Where nobody has played yet, an engine is compiled first; a machine that has much else to do takes its time for that.
pytestmark = pytest.mark.timeout(3600)


@pytest.mark.parametrize(
    ("viewport", "language"),
    [(WIDE, "en"), (PHONE, "es"), pytest.param(PHONE, "zh-Hant", marks=pytest.mark.exhaustive)],
)
def test_numbers_are_changed_played_and_compared(new_person: NewPerson, viewport: ViewportSize, language: str) -> None:
    ana = new_person("Ana", viewport=viewport, language=language).introduce().visit("/workshop/age-of-war")
    dice, page = ana.page.locator("[id='dice']"), ana.page
    expect(dice).to_have_value("7")
    expect(page.get_by_test_id("play")).to_be_disabled()

    # By keyboard alone: to the field, a new number, Enter.
    dice.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    expect(page.get_by_test_id("changed")).to_contain_text("1")
    page.get_by_test_id("games").select_option("100")
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    assert "web-" not in page.locator("main").inner_text()
    dice.press("Enter")

    expect(page.get_by_test_id("variant")).to_have_text("dice = 9", timeout=A_WHOLE_EXPERIMENT)
    report = page.get_by_test_id("report")
    expect(report.locator("tbody tr").first).to_be_visible(timeout=A_WHOLE_EXPERIMENT)
    for closed in report.locator("details.plots > summary").all()[:1]:
        closed.click()
    expect(report.locator("svg").first).to_be_visible()
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    assert "web-" not in page.locator("main").inner_text()

    with page.expect_download() as download:
        page.get_by_test_id("toml").click()
    assert download.value.suggested_filename.endswith(".toml")
    assert "dice = 9\n" == download.value.path().read_text(encoding="utf-8")
    with page.expect_download() as download:
        page.get_by_test_id("page").click()
    assert f'<html lang="{language}">' in download.value.path().read_text(encoding="utf-8")

    # Whoever has the link sees the same, but may not drop it.
    ben = new_person("Ben").visit(page.url.removeprefix(ana.url))
    expect(ben.page.get_by_test_id("report").locator("tbody tr").first).to_be_visible()
    expect(ben.page.get_by_test_id("drop")).to_have_count(0)

    page.get_by_test_id("open-table").click()
    expect(page.locator("textarea")).to_have_value("dice = 9\n")


def test_what_cannot_be_is_shown_at_its_field_and_one_goes_on_from_an_experiment(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/")
    ana.page.locator("[data-game=epic-dice-battles]").get_by_role("link", name="Workshop").click()
    ana.page.get_by_test_id("find-number").fill("rice for a castle")
    rice = ana.page.locator("[id='economy.spring.castle_rice']")
    expect(rice).to_be_visible()
    expect(ana.page.locator("input[type=number]")).to_have_count(1)
    expect(ana.page.get_by_text("ED-35", exact=True)).to_be_visible()
    rice.fill("-5")
    ana.page.get_by_test_id("play").click()

    expect(ana.page.get_by_test_id("problem")).to_contain_text("economy.spring.castle_rice")
    expect(rice).to_have_attribute("aria-invalid", "true")
    ana.page.get_by_role("button", name="Back to 2").click()
    expect(rice).to_have_value("2")
    expect(ana.page.get_by_test_id("changed")).to_contain_text("No number")

    rice.fill("3")
    # So many that nobody waits for the last.
    ana.page.get_by_test_id("games").select_option("4000")
    ana.page.get_by_test_id("play").click()
    expect(ana.page.get_by_test_id("progress")).to_be_visible()
    ana.page.get_by_test_id("stop").click()
    expect(ana.page.get_by_test_id("report").locator("tbody tr").first).to_be_visible(timeout=A_WHOLE_EXPERIMENT)
    expect(ana.page.get_by_text(re.compile("games of each were played"))).to_be_visible()

    ana.page.get_by_test_id("further").click()
    expect(ana.page.locator("[id='economy.spring.castle_rice']")).to_have_value("3")
    expect(ana.page.get_by_role("link", name="economy.spring.castle_rice = 3")).to_be_visible()
