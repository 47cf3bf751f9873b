"""A phone in portrait: everything fits, and a finger plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import width
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.sizes import read, read_in, redraw

GAMES = ("age-of-war", "epic-dice-battles", "board-of-war")
PAGES = ("/", "/learn", "/rules", "/account", "/ratings", "/watch", "/tournaments")
# Fields, figures and headings are widest in Spanish; the other languages are looked at where only words differ.
OF_ONE_GAME = [f"/{page}/{{game}}" for page in ("learn", "openings", "rules", "new")]
OTHERS = tuple(path.format(game="age-of-war") for path in OF_ONE_GAME)
SPANISH = (
    *(path.format(game=game) for path in OF_ONE_GAME for game in GAMES if game != "age-of-war"),
    *("/workshop", "/workshop/age-of-war", "/puzzles/age-of-war/1", "/drill/age-of-war", "/explore/age-of-war"),
)
SMALLEST: ViewportSize = {"width": 320, "height": 568}


def test_no_page_is_wider_than_the_smallest_phone_in_spanish(new_person: NewPerson) -> None:
    ana = new_person("Ana", language="es", viewport=SMALLEST, has_touch=True, is_mobile=True).introduce()
    for path in (*PAGES, *OTHERS, *SPANISH):
        read(ana, path)
        assert width(ana) <= SMALLEST["width"], path


@pytest.mark.exhaustive
def test_no_page_is_wider_than_the_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", language="es", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    for path in (*PAGES, *OTHERS, *SPANISH):
        read(ana, path)
        for language in ("es",) if path in SPANISH else ("en", "zh-Hant", "es"):
            if path not in SPANISH:
                read_in(ana, language, path)
            for size in (PHONE, SMALLEST):
                ana.page.set_viewport_size(size)
                redraw(ana)
                assert width(ana) <= size["width"], (path, language)


def test_no_table_is_wider_than_the_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    assert width(ana) <= PHONE["width"]


def test_a_finger_plays(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)

    for _ in range(8):
        before = ana.page.locator("#panel-log li").count()
        # Where cards lie closely no choice is listed below them; looked for anew at every try, since they may come to.
        ana.page.locator(".dock button.lit:visible, button.lose:visible").first.tap()
        expect(ana.page.locator("#panel-log li").nth(before)).to_be_attached()


def test_log_is_opened_at_its_end(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=SMALLEST, has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    log = ana.page.locator("#panel-log li")
    while log.count() < 30:
        ana.play()
        ana.page.wait_for_timeout(20)

    ana.page.locator("[data-beside]").tap()

    expect(log.last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("viewport", [PHONE, SMALLEST], ids=["phone", "smallest"])
def test_coach_says_what_it_thinks_before_its_sheet_is_opened(new_person: NewPerson, viewport: ViewportSize) -> None:
    ana = new_person("Ana", language="es", viewport=viewport, has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True, coach=True, undo=True)
    says, advice = ana.page.locator("[data-coach-says]"), ana.page.get_by_test_id("advice")
    expect(says).to_have_count(0)

    ana.page.locator("[data-more]").tap()
    ana.page.locator("[data-coach]").tap()

    expect(says).to_contain_text("%")
    expect(says).to_be_in_viewport(ratio=1)
    expect(advice).to_be_hidden()
    assert width(ana) <= viewport["width"]
    best = str(says.get_attribute("title"))

    ana.page.keyboard.press("Escape")
    says.tap()

    expect(advice).to_be_visible()
    assert advice.locator(".choice").first.inner_text() in best


def test_dice_can_be_dragged_onto_a_line(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    line = ana.page.locator(".centre button.lit").first
    expect(line).to_be_visible()
    castle = str(line.get_attribute("data-drop")).split()[0]

    die = ana.page.locator("button.hold").first
    die.hover()
    ana.page.mouse.down()
    line.hover()
    ana.page.mouse.up()

    expect(ana.page.locator(f"[data-castle={castle}] .filled").first).to_be_visible()
