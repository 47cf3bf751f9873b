"""The table on one screen: nothing beside the board scrolls the page, and nothing that is said in passing covers it."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.together import LOSE_UNTIL_OTHERS_DO

# The toast goes away by itself: it is measured in the moment that it is there.
REFUSE_AND_MEASURE = """() => new Promise((shown) => {
  new MutationObserver((_, watch) => {
    const toast = document.querySelector('[data-testid=toast]');
    if (!toast) return;
    watch.disconnect();
    shown(toast.getBoundingClientRect().bottom);
  }).observe(document.body, { childList: true, subtree: true });
  document.querySelector('.centre button.line:not(.lit)').click();
})"""
SIZES = ((1280, 800), (1366, 768), (1920, 1080), (390, 844), (320, 568))
HERE, BEN = {"kind": "here"}, {"kind": "here", "name": "Ben"}


@pytest.mark.parametrize(
    ("game", "language"),
    # Spanish has the longest words; those of the others need no more room at one board than at the other.
    [
        pytest.param("age-of-war", "en", marks=pytest.mark.exhaustive),
        ("age-of-war", "es"),
        ("epic-dice-battles", "es"),
        ("board-of-war", "es"),
        pytest.param("board-of-war", "zh-Hant", marks=pytest.mark.exhaustive),
    ],
)
def test_a_table_is_as_high_and_wide_as_the_window(new_person: NewPerson, game: str, language: str) -> None:
    ana = new_person("Ana", language=language).introduce()
    ana.open_table(HERE, {"kind": "bot", "bot": "random"}, game=game, start=True)
    expect(ana.page.locator("[data-ask]")).to_be_visible()

    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        assert (width, height) == page_size(ana)
        strip = box(ana.page.get_by_role("list", name=SEATS[language]))
        assert strip["y"] + strip["height"] <= box(ana.page.locator(".play"))["y"]


@pytest.mark.parametrize("viewport", SIZES, ids=str)
def test_what_is_said_in_passing_covers_no_board(new_person: NewPerson, viewport: tuple[int, int]) -> None:
    width, height = viewport
    ana = new_person("Ana", language="es", viewport={"width": width, "height": height}).introduce()
    ana.open_table(HERE, BEN, start=True)
    expect(ana.page.locator("button.lose:enabled")).to_be_visible()

    lowest = ana.page.evaluate(REFUSE_AND_MEASURE)

    assert 0 < lowest <= box(ana.page.locator(".play"))["y"]


def test_final_scores_stay_uncovered(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport={"width": 390, "height": 844}).introduce()
    ana.open_table(HERE, {"kind": "bot", "bot": "greedy"}, start=True, on_resign="out")
    ana.page.locator("[data-more]").click()
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    end = ana.page.get_by_test_id("end")
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()

    expect(end.get_by_role("heading").first).to_be_in_viewport()
    assert (390, 844) == page_size(ana)


def test_chat_is_one_tap_away_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport={"width": 390, "height": 844}).introduce()
    ana.open_table(HERE, BEN, start=True)
    ana.page.locator("[data-beside]").click()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("よろしく")
    ana.page.keyboard.press("Enter")

    expect(ana.page.get_by_role("tabpanel")).to_contain_text("よろしく")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tabpanel")).to_be_hidden()


def test_own_words_do_not_wait_for_the_bots(new_person: NewPerson) -> None:
    ana = new_person("Ana", reduced_motion="no-preference").introduce()
    ana.open_table(HERE, *[{"kind": "bot", "bot": "greedy"}] * 5, start=True)
    # Step by step the bots wait for her, however long the machine takes to pass her words on.
    ana.page.locator("[data-tempo]").select_option("step")
    ana.page.get_by_role("tab", name="Chat").click()
    # The move of somebody else waits for her; what is left of her own could be skipped, too.
    ana.page.evaluate(LOSE_UNTIL_OTHERS_DO)
    expect(ana.page.locator("[data-next]")).to_be_visible()

    ana.page.get_by_label("Say something").fill("well rolled")
    ana.page.keyboard.press("Enter")

    expect(ana.page.get_by_role("tabpanel")).to_contain_text("well rolled")
    expect(ana.page.locator("[data-next]")).to_be_visible()


SEATS = {"en": "Players", "es": "Jugadores", "zh-Hant": "玩家"}


def page_size(person: Person) -> tuple[int, int]:
    """How large the page wants to be."""
    found = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    return int(found[0]), int(found[1])


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found
