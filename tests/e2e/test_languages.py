"""Every page in every language; the first visit follows the browser, a switch needs no reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.sizes import read, read_in

PLAY_NOW = {"en": "Play now against a bot", "es": "Jugar ya contra un bot", "zh-Hant": "立刻和電腦玩家玩一局"}
QUESTION = {
    "en": "Fill a battle line, or lose a die",
    "es": "Ocupa un frente o pierde un dado",
    "zh-Hant": "填一條戰線，或棄掉一顆骰子",
}
# A message that nobody wrote is shown as its key.
KEY = re.compile(
    r"\b(?:web|ui|log|choice|castle|clan|face(?!-up|-down)|line|problem|error|refusal|verify|bot)-[a-z0-9-]+\b"
)
PAGES = (
    "/",
    "/learn",
    "/learn/age-of-war",
    "/rules",
    "/rules/age-of-war",
    "/new/age-of-war",
    "/account",
    "/ratings",
    "/watch",
)


@pytest.mark.parametrize(
    ("browser_language", "language"), [("en-GB", "en"), ("es-MX", "es"), ("zh-TW", "zh-Hant"), ("fr-FR", "en")]
)
def test_first_visit_follows_the_browser(new_person: NewPerson, browser_language: str, language: str) -> None:
    ana = new_person(language=browser_language).visit()

    expect(ana.page.get_by_role("button", name=PLAY_NOW[language]).first).to_be_visible()
    expect(ana.page.locator("html")).to_have_attribute("lang", language)


def test_switch_needs_no_reload(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    ana.page.evaluate("window.stillTheSamePage = true")

    for language in ("es", "zh-Hant", "en"):
        ana.page.get_by_test_id("language").select_option(language)
        expect(ana.page.locator(".tray .title")).to_have_text(QUESTION[language])

    assert ana.page.evaluate("window.stillTheSamePage")


# That a language lacks no message is found in the catalogues: what a page asks for in one it asks for in all.
@pytest.mark.parametrize("languages", [["es"], pytest.param(["es", "zh-Hant", "en"], marks=pytest.mark.exhaustive)])
def test_no_message_is_missing(new_person: NewPerson, languages: list[str]) -> None:
    ana = new_person("Ana").introduce()
    bot = {"kind": "bot", "bot": "random"}
    ana.post("/api/tables", {"game": "age-of-war", "seats": [{"kind": "here"}, bot]})
    welcome = ana.post("/api/tables", {"game": "age-of-war", "seats": [{"kind": "here"}, bot], "start": True})
    for path in (*PAGES, f"/table/{welcome['table']['id']}"):
        read(ana, path)
        if path.startswith("/table/"):
            expect(ana.board).to_be_visible()
        for language in languages:
            read_in(ana, language, path)
            assert not keys_on(ana), (path, language)


def keys_on(person: Person) -> list[str]:
    """Message keys that are shown instead of words; code in the rules pages may look like one."""
    shown = person.page.evaluate(
        """() => {
          const labels = [...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
          const codes = new Set([...document.querySelectorAll('code')].map((code) => code.textContent));
          return [document.body.innerText, ...labels].filter((text) => !codes.has(text)).join(' ');
        }"""
    )
    return KEY.findall(shown)
