"""The first page: two clicks to the first roll, tables to join, games to go on with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import IN_LANGUAGES, NewPerson
from tests.e2e.person import table_of


def test_first_roll_is_one_click_away(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()

    ana.page.locator("[data-game=age-of-war]").get_by_role("button", name="Play now against a bot").click()

    expect(ana.page).to_have_url(re.compile(r"/table/\w+"))
    expect(ana.page.locator(".tray .hold").first).to_be_visible()
    # The turn at the very table that is shown is no news.
    ana.page.wait_for_timeout(1_500)
    expect(ana.page.get_by_text("It is your turn at another table.")).to_have_count(0)


@pytest.mark.parametrize("language", IN_LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768)])
def test_every_game_can_be_begun_without_scrolling_on_a_low_screen(
    new_person: NewPerson, language: str, width: int, height: int
) -> None:
    ana = new_person("Ana", language=language, viewport={"width": width, "height": height}).visit()

    bottoms = ana.page.locator("[data-game] .button.primary").evaluate_all(
        "buttons => buttons.map((button) => button.getBoundingClientRect().bottom)"
    )

    assert len(bottoms) == 3
    assert all(bottom <= height for bottom in bottoms)


def test_three_games_with_pictures(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()

    for game in ("age-of-war", "epic-dice-battles", "board-of-war"):
        expect(ana.page.locator(f"[data-game={game}] svg.cover")).to_be_visible()


def test_table_is_set_up_and_shared(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana"), new_person("Ben")
    ana.introduce().visit("/new/age-of-war")
    ana.page.get_by_label("How many play?").select_option("3")
    ana.page.get_by_label("Seat 3").select_option("bot:greedy")
    ana.page.get_by_label(re.compile("^Public")).check()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_disabled()

    ben.introduce().visit()
    ben.page.locator(f"a[href='/table/{table_of(ana.page.url)}']").click()
    ben.page.get_by_role("button", name="Sit here").click()

    for person in (ana, ben):
        expect(person.board).to_be_visible()


def test_bot_that_cannot_play_with_more_gives_way_to_one_that_can(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/age-of-war")
    ana.page.get_by_label("Seat 2").select_option("bot:perfect")

    ana.page.get_by_label("How many play?").select_option("4")

    expect(ana.page.get_by_label("Seat 2")).to_have_value("bot:normal")
    expect(ana.page.get_by_label("Seat 2").locator("option[value='bot:perfect']")).to_have_count(0)


def test_unfinished_game_waits_in_the_lobby(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)

    ana.visit()

    entry = ana.page.locator(f"main a[href='/table/{table_of(address)}']")
    expect(entry).to_contain_text("Your turn")
    entry.click()
    expect(ana.board).to_be_visible()


def test_no_request_leaves_the_origin(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))

    for path in ("/", "/learn/age-of-war", "/rules/age-of-war", "/new/age-of-war", "/account"):
        ana.visit(path)
        ana.page.wait_for_load_state("networkidle")

    assert asked
    assert [] == [url for url in asked if not url.startswith(ana.url)]
