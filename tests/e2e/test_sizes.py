"""In every window, in every language: no board scrolls, and every choice can be seen and clicked where it lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import NewPerson
from tests.e2e.sizes import SCENES, SIZES, hidden, in_language, speak

LOOKED_AT = (
    "age-of-war-first-roll",
    "age-of-war-six",
    "age-of-war-six-threatened",
    "age-of-war-last-castles",
    "epic-dice-battles-country",
    "epic-dice-battles-winter",
    "epic-dice-battles-market",
    "epic-dice-battles-purchase",
    "epic-dice-battles-march",
    "epic-dice-battles-deployment",
    "epic-dice-battles-gate",
    "epic-dice-battles-melee",
    "board-of-war-first-turn",
    "board-of-war-armies",
    "board-of-war-four",
)


@pytest.mark.parametrize("scene", LOOKED_AT)
def test_board_and_choices_are_seen_at_once(new_person: NewPerson, browser: Browser, scene: str) -> None:
    ana = new_person("Ana").introduce()
    SCENES[scene](ana)
    with in_language(browser, ana, "en") as reader:
        for language in ("en", "es", "zh-Hant"):
            speak(reader, language)
            for size in SIZES:
                reader.page.set_viewport_size(size)
                assert [] == hidden(reader), (language, size)
