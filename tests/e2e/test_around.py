"""Around the table: games to watch, keys to know, and an account whose mistakes are told at the field."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import table_of


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
    ana = new_person("Ana").introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)

    ana.visit("/rules")

    expect(ana.page.get_by_test_id("turns")).to_contain_text("Your turn at 1 table")
    expect(ana.page).to_have_title("(1) Rules")
    ana.page.get_by_test_id("turns").click()
    ana.page.locator(f"header a[href='/table/{table_of(address)}']").click()
    expect(ana.board).to_be_visible()
