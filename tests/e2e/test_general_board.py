"""A game from another package in the browser: drawn by the general board, with mouse, keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.examples.pig import environment_with, installed
from tests.server.running import Running, run_server


@pytest.fixture(scope="module")
def pig_site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where Pig is installed."""
    folder = installed(tmp_path_factory.mktemp("pig"))
    database = f"sqlite:///{tmp_path_factory.mktemp('pig-e2e') / 'wartable.sqlite3'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment_with(folder)["PYTHONPATH"])
        with run_server(database, log_level="warning") as running:
            yield running


def test_it_is_in_the_lobby_and_is_played_to_its_end(pig_site: Running, new_person: NewPerson) -> None:
    ana = new_person("Ana", url=pig_site.url).introduce().visit("/")
    card = ana.page.locator("[data-game=pig]")
    expect(card.get_by_role("heading")).to_have_text("Pig")
    card.get_by_role("button", name="Play now").click()
    over = ana.page.get_by_test_id("end")
    choice = ana.page.locator("button[data-choice]").last
    for _ in range(400):
        expect(over.or_(choice).first).to_be_visible()
        if over.is_visible():
            break
        choice.click()
    expect(over).to_be_visible()


def test_the_keyboard_walks_along_the_choices(pig_site: Running, new_person: NewPerson) -> None:
    ana = new_person("Ana", url=pig_site.url, language="es").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, game="pig", start=True)
    roll = ana.page.get_by_role("button", name="Lanzar")
    roll.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".news li").first).to_contain_text("saca")


def test_a_finger_plays_on_a_phone(pig_site: Running, new_person: NewPerson) -> None:
    ana = new_person("Ana", url=pig_site.url, viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, game="pig", start=True)
    ana.page.get_by_role("button", name="Roll").tap()
    expect(ana.page.locator(".news li").first).to_contain_text("rolls")
    width = ana.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
