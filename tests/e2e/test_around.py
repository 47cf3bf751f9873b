"""Around the table: games to watch, keys to know, and an account whose mistakes are told at the field."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.barriers import problems
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import table_of
from tests.e2e.together import sit_down_together


def test_running_public_games_can_be_watched(new_person: NewPerson) -> None:
    ana, eve = new_person("Ana").introduce(), new_person("Eve")
    address = ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True, visibility="public")
    hidden = ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)

    eve.visit("/watch")

    running = eve.page.get_by_test_id("running")
    running.locator(f"a[href='/table/{table_of(address)}']").click()
    expect(eve.board).to_be_visible()
    eve.visit("/watch")
    expect(running.locator("a").first).to_be_visible()
    expect(running.locator(f"a[href='/table/{table_of(hidden)}']")).to_have_count(0)


def test_a_running_game_is_a_small_live_board_that_leads_to_the_table(new_person: NewPerson) -> None:
    ana, ben, eve = new_person("Ana"), new_person("Ben"), new_person("Eve", viewport=PHONE)
    address = sit_down_together(ana, ben)
    for path, place in (("/watch", "running"), ("/", "featured")):
        eve.visit(path)
        eve.page.get_by_test_id(place).scroll_into_view_if_needed()
        card = eve.page.get_by_test_id(place).get_by_test_id("live-board").first
        expect(card.locator(".board")).to_be_visible()
        assert [] == problems(eve, ("moderate", "serious", "critical")), path
    eve.visit("/watch")
    expect(eve.page.get_by_test_id("live-board").first).to_be_visible()
    # Where games of other kinds run as well, one kind is shown at a time.
    choice = eve.page.get_by_test_id("running").get_by_role("button", name="Age of War")
    if choice.count():
        choice.click()
    card = eve.page.get_by_test_id("live-board").filter(has=eve.page.locator(f"a[href='/table/{table_of(address)}']"))
    expect(card.get_by_role("link", name="Ben")).to_have_attribute("href", f"/player/{ben.read('/api/me')['id']}")
    scores = card.locator(".holding .score b")
    expect(scores.first).to_have_text("0")
    assert card.bounding_box()["width"] <= PHONE["width"]  # type: ignore[index]
    ana.post(f"/api/tables/{table_of(address)}/resign", {"seat": 0})
    expect(card).to_have_count(0)


def test_spectators_talk_among_themselves_until_the_game_is_over(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana"), new_person("Ben")
    eve, dan = new_person("Eve").introduce(), new_person("Dan").introduce()
    address = sit_down_together(ana, ben, game="board-of-war", watch_delay=600)
    for person in (eve, dan):
        person.visit(f"/table/{table_of(address)}")
        expect(person.page.get_by_test_id("delay")).to_contain_text("10 min")
        person.page.get_by_role("tab", name="Chat").click()
        expect(person.page.get_by_test_id("among-spectators")).to_be_visible()
    eve.page.get_by_label("Say something").fill("to the left, surely")
    eve.page.keyboard.press("Enter")
    for person in (eve, dan):
        expect(person.page.locator("#panel-chat li", has_text="to the left, surely")).to_have_count(1)
    ana.page.get_by_role("tab", name="Chat").click()
    ana.post(f"/api/tables/{table_of(address)}/chat", {"text": "good luck"})
    expect(ana.page.locator("#panel-chat")).to_contain_text("good luck")
    expect(ana.page.locator("#panel-chat")).not_to_contain_text("to the left")

    ben.post(f"/api/tables/{table_of(address)}/resign", {"seat": 1})

    for person in (ana, dan):
        expect(person.page.locator("#panel-chat li", has_text="to the left, surely")).to_have_count(1)


def test_a_question_mark_lists_the_keys(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog", name="Keys")).to_be_visible()

    ana.page.keyboard.press("Escape")

    expect(ana.page.get_by_role("dialog", name="Keys")).to_be_hidden()


def test_mistakes_are_told_at_the_field(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/account")
    ana.page.get_by_label("Login").fill("ana-around")
    password = ana.page.get_by_label("Password", exact=True)
    password.fill("short")
    ana.page.get_by_role("button", name="Make an account").click()
    expect(ana.page.locator("#password-wrong")).to_have_text("A password has at least eight characters.")

    password.fill("long enough")
    ana.page.get_by_role("button", name="Make an account").click()
    expect(ana.page.get_by_role("heading", name="Another password")).to_be_visible()

    ben = new_person("Ben").introduce().visit("/account")
    ben.page.get_by_label("Login").fill("ana-around")
    ben.page.get_by_label("Password", exact=True).fill("long enough too")
    ben.page.get_by_role("button", name="Make an account").click()
    expect(ben.page.locator("#login-wrong")).not_to_be_empty()


def test_waiting_turns_are_counted_in_head_and_title(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport={"width": 320, "height": 568}).introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)

    ana.visit("/rules")

    expect(ana.page.get_by_test_id("turns")).to_contain_text("Your turn at 1 table")
    expect(ana.page).to_have_title("(1) Rules")
    ana.page.get_by_test_id("turns").click()
    way = ana.page.locator(f"header a[href='/table/{table_of(address)}']")
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    expect(ana.board).to_be_visible()
