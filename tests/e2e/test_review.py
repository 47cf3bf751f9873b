"""The coach during a game; after it the review with curve, grades, luck and skill; and "what if"."""

from __future__ import annotations

import itertools
import re
from html import unescape

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems, width
from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.standin import look, views_of
from tests.e2e.together import hear, wait_until

SEATS = ({"kind": "here"}, {"kind": "bot", "bot": "greedy"})
# A whole game is three hundred decisions; the last castles are taken with all kinds of them.
LATE = {"position": "01101-01-01001 0 *7"}


def test_the_coach_ranks_choices_and_plays_one(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(*SEATS, start=True, coach=True)
    advice = ana.page.get_by_test_id("advice")
    expect(advice).to_have_count(0)

    ana.page.get_by_role("button", name="Coach").click()

    expect(advice.locator("li").first).to_be_visible()
    worths = [float(text.rstrip("%")) for text in advice.locator(".worth").all_inner_texts()]
    assert worths == sorted(worths, reverse=True)
    expect(advice).to_contain_text("of cases")
    expect(ana.page.get_by_test_id("win-bar")).to_have_attribute("aria-label", re.compile(r"Ana \d+\.\d%, Greedy"))

    advice.locator("button").first.hover()
    lines = ana.page.locator("#panel-log li")
    before = lines.count()
    advice.locator("button").first.click()
    expect(lines.nth(before)).to_be_attached()


def test_the_coach_stays_on_for_the_next_table_and_is_silent_where_it_is_not_allowed(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(*SEATS, start=True, coach=True)
    ana.page.get_by_role("button", name="Coach").click()
    expect(ana.page.get_by_role("region", name="Coach")).to_be_visible()

    ana.open_table(*SEATS, start=True, coach=True)
    expect(ana.page.get_by_role("region", name="Coach")).to_be_visible()
    ana.open_table(*SEATS, start=True, coach=False)
    expect(ana.board).to_be_visible()
    expect(ana.page.get_by_role("button", name="Coach")).to_have_count(0)
    expect(ana.page.get_by_role("region", name="Coach")).to_have_count(0)


def test_a_variant_without_a_coach_says_so(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(*SEATS, start=True, coach=True, options={"variant": "[castle.azuchi]\npoints = 9\n"})
    ana.page.get_by_role("button", name="Coach").click()
    expect(ana.page.get_by_test_id("no-advice")).to_contain_text("nobody can say")


def test_the_review_after_the_game_and_playing_on_from_a_moment(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    finish(ana)
    ana.page.get_by_role("link", name="Review").click()

    curve = ana.page.get_by_test_id("curve")
    expect(curve).to_be_visible(timeout=180_000)
    expect(ana.page.locator("main")).to_contain_text("judged by the solved game")
    expect(ana.page.get_by_test_id("accounts").locator("tbody tr")).to_have_count(2)
    expect(curve.locator("polyline")).to_have_count(2)

    step = ana.page.get_by_test_id("step")
    ana.page.keyboard.press("Home")
    expect(step).to_contain_text("1 /")
    ana.page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("2 /")
    curve.focus()
    ana.page.keyboard.press("End")
    wait_until(ana, lambda: len(set(step.inner_text().split(" / "))) == 1)
    wait_until(ana, lambda: curve.get_attribute("aria-valuenow") == curve.get_attribute("aria-valuemax"))
    expect(ana.page.locator("[data-branch]")).to_have_count(0)

    ana.page.get_by_test_id("filter").select_option("every")
    decision = ana.page.get_by_test_id("decisions").locator("button").nth(3)
    decision.click()
    expect(decision).to_have_attribute("aria-current", "step")
    expect(ana.page.get_by_test_id("moment")).to_contain_text(re.compile("best|good|inaccuracy|mistake|blunder"))
    expect(ana.board).to_be_visible()

    review = ana.page.url
    ana.page.locator("[data-branch]").click()
    expect(ana.page).to_have_url(re.compile("/table/"))
    expect(ana.board).to_be_visible()
    assert table_of(ana.page.url) not in review
    for _ in range(3):
        ana.play()
        ana.page.wait_for_timeout(50)
    ana.page.goto(review.replace("/review/", "/replay/"))
    expect(ana.page.get_by_role("link", name="Review")).to_be_visible()


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_review_is_a_lesson_of_ones_own_mistakes(new_person: NewPerson, viewport: ViewportSize) -> None:
    ana = new_person("Ana", viewport=viewport, has_touch=viewport is PHONE).introduce()
    table = table_of(ana.open_table(*SEATS, start=True, coach=True, options=LATE))
    ana.page.goto("about:blank")
    for _ in views_of(ana, table, bot="random"):
        pass
    ana.visit(f"/review/{table}")
    moment = ana.page.get_by_test_id("moment")
    expect(moment).to_contain_text("Mistake 1 of", timeout=180_000)
    losses = ana.page.get_by_test_id("decisions").locator(".grade b").all_inner_texts()
    costs = [float(text.strip("−%")) for text in losses]
    assert sorted(costs, reverse=True) == costs
    expect(moment).to_contain_text(re.compile(r"It costs \d+\.\d points\."))
    expect(moment).to_contain_text(re.compile("castles? in the centre"))
    expect(ana.page.locator("[data-mark=best]").first).to_be_visible()
    expect(ana.page.locator("[data-mark=made]").first).to_be_visible()
    places = [part.bounding_box() for part in (ana.board, moment, ana.page.get_by_test_id("curve"))]
    board, told, curve = (place["y"] for place in places if place is not None)
    assert board < curve
    assert viewport is WIDE or board < told

    ana.page.keyboard.press("n")
    expect(moment).to_contain_text("Mistake 2 of")
    ana.page.keyboard.press("p")
    expect(moment).to_contain_text("Mistake 1 of")
    ana.page.locator("[data-next]").click()
    expect(moment).to_contain_text("Mistake 2 of")
    if viewport is PHONE:
        swipe(ana, -150)
        expect(moment).to_contain_text("Mistake 3 of")
    ana.page.locator("[data-branch]").click()
    expect(ana.page).to_have_url(re.compile("/table/"))
    expect(ana.board).to_be_visible()


def test_a_review_is_shared_by_its_link(new_person: NewPerson) -> None:
    ana = new_person("Ana", permissions=["clipboard-read", "clipboard-write"]).introduce()
    finish(ana)
    ana.page.get_by_role("link", name="Review").click()
    expect(ana.page.get_by_test_id("curve")).to_be_visible(timeout=180_000)
    ana.page.get_by_test_id("share").click()
    hear(ana, "Copied")
    link = str(ana.page.evaluate("navigator.clipboard.readText()"))

    ben = new_person("Ben")
    ben.page.goto(link)

    expect(ben.page.get_by_test_id("curve")).to_be_visible()
    expect(ben.page.get_by_test_id("filter")).to_have_value("mistakes")
    expect(ben.board).to_be_visible()
    shown = ben.context.request.get(link).text()
    assert "Review: Age of War · Ana – Greedy" in shown
    found = re.search(r'property="og:image" content="([^"]+)"', shown)
    assert found
    picture = ben.context.request.get(unescape(found[1]))
    assert "image/png" == picture.headers["content-type"]
    assert (1200, 630) == size_of(picture.body())


def size_of(picture: bytes) -> tuple[int, int]:
    """How large a PNG is, by its header."""
    return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")


@pytest.mark.parametrize(("viewport", "language"), [(WIDE, "zh-Hant"), (PHONE, "es")], ids=["wide", "phone"])
def test_coach_and_review_are_for_everybody(new_person: NewPerson, viewport: ViewportSize, language: str) -> None:
    """No serious problem for axe, nothing wider than the screen, no message without words."""
    colours = "dark" if language == "es" else "light"
    ana = new_person("Ana", viewport=viewport, language=language, color_scheme=colours).introduce()
    address = ana.open_table(*SEATS, start=True, coach=True, options=LATE)
    if viewport is PHONE:
        ana.page.locator("[data-more]").click()
    ana.page.locator("[data-coach]").click()
    if viewport is PHONE:
        ana.page.locator("[data-beside]").click()
    expect(ana.page.get_by_test_id("advice").locator("li").first).to_be_visible()
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    unsaid(ana)

    # A page that is not looked at need not follow the game.
    ana.page.goto("about:blank")
    play_out(ana, table_of(address))
    ana.visit(f"/review/{table_of(address)}")
    expect(ana.page.get_by_test_id("curve")).to_be_visible(timeout=180_000)
    assert [] == problems(ana)
    assert width(ana) <= viewport["width"]
    unsaid(ana)


def test_what_the_coach_told_one_is_not_shown_to_the_next_at_the_same_device(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    seats = [{"kind": "here"}, {"kind": "here", "name": "Ben"}]
    welcome = ana.post("/api/tables", {"game": "board-of-war", "seats": seats, "coach": True, "start": True})
    table = welcome["table"]["id"]
    ana.visit(f"/table/{table}")
    lift, bar = ana.page.get_by_test_id("curtain").get_by_role("button"), ana.page.get_by_test_id("win-bar")
    lift.click()
    ana.page.locator("[data-coach]").click()
    expect(bar).to_be_visible()
    asked = (view["viewer"] for view in views_of(ana, table, bot="random"))
    first = next(asked)
    assert any(seat != first for seat in asked), "the turn did not come to the other"
    expect(lift).to_be_visible()
    expect(bar).to_have_count(0)

    ana.page.route("**/advice*", lambda route: route.abort())
    lift.click()

    expect(ana.page.get_by_role("region", name="Coach")).to_be_visible()
    expect(ana.page.get_by_test_id("no-advice")).to_be_visible()
    expect(bar).to_have_count(0)


def test_a_game_of_secrets_is_reviewed_from_the_own_seat(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    welcome = ana.post(
        "/api/tables",
        {"game": "board-of-war", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "regent"}], "start": True},
    )
    table = welcome["table"]["id"]
    few_decisions = itertools.islice(views_of(ana, table, bot="random"), 4)
    assert 4 == sum(1 for _ in few_decisions)
    ana.post(f"/api/tables/{table}/resign", {"seat": 0})
    wait_until(ana, lambda: ana.read(f"/api/tables/{table}")["table"]["status"] == "over")

    ana.visit(f"/review/{table}")

    expect(ana.page.get_by_test_id("curve")).to_be_visible(timeout=180_000)
    expect(ana.page.locator("main")).to_contain_text("judged by an estimate")
    expect(ana.page.locator("main")).to_contain_text("±")
    expect(ana.board).to_be_visible()


def swipe(person: Person, aside: int) -> None:
    """A finger over the board."""
    person.board.evaluate("board => board.scrollIntoView()")
    box = person.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    fingers = person.context.new_cdp_session(person.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + aside, "y": y}]),
        ("touchEnd", []),
    ):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def finish(ana: Person) -> None:
    """A game played to its end, and the page that says so."""
    address = ana.open_table(*SEATS, start=True, coach=True, options=LATE)
    ana.page.goto("about:blank")
    play_out(ana, table_of(address))
    look(ana, table_of(address), None)


def play_out(ana: Person, table: str) -> None:
    """Let a bot decide for the person to the end: whoever resigns against one other ends the game where it stands."""
    for _ in views_of(ana, table, bot="greedy"):
        pass


def unsaid(person: Person) -> None:
    """No message key stands where words should."""
    text = person.page.locator("main").inner_text()
    assert [] == re.findall(r"\b(?:web|review|reason|grade|coach|problem|error)-[a-z-]+", text)
