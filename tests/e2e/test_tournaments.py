"""A tournament in the browser: open it, take part, play, and read the standings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import table_of


def test_a_club_evening(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").introduce(), new_person("Ben", viewport=PHONE).introduce()
    ana.visit("/tournaments")
    ana.page.get_by_role("textbox", name="Name").fill("Club evening")
    ana.page.get_by_role("spinbutton", name="Rounds").fill("1")
    ana.page.get_by_role("button", name="Open the tournament").click()
    expect(ana.page.get_by_role("heading", name="Club evening")).to_be_visible()
    for person in (ana, ben):
        person.visit(ana.page.url.removeprefix(ana.url))
        person.page.get_by_role("button", name="Take part", exact=True).click()
        expect(person.page.get_by_role("button", name="Take part no more")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start the tournament")).to_have_count(0)

    ana.page.get_by_role("button", name="Start the tournament").click()
    for person in (ana, ben):
        person.page.get_by_role("link", name="To your game").click()
        expect(person.board).to_be_visible()
    table = table_of(ana.page.url)
    ana.post(f"/api/tables/{table}/resign", {"seat": ana.read(f"/api/tables/{table}")["you"]["seats"][0]})
    expect(ben.page.get_by_test_id("end")).to_contain_text("Ben")

    ben.page.go_back()
    expect(ben.page.get_by_test_id("terms")).to_contain_text("Over")
    first = ben.page.get_by_test_id("standings").locator("tbody tr").first
    expect(first).to_contain_text("Ben")
    her = ana.read("/api/me")["id"]
    for place in (ben.page.get_by_test_id("standings"), ben.page.get_by_test_id("pairings")):
        expect(place.get_by_role("link", name="Ana", exact=True)).to_have_attribute("href", f"/player/{her}")
    game = ben.page.get_by_test_id("pairings").get_by_role("link", name="See the game")
    expect(game).to_have_attribute("href", f"/table/{table}")
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name="CSV").click()
    assert download.value.suggested_filename.endswith(".csv")
    ana.visit("/tournaments")
    expect(ana.page.get_by_test_id("tournaments")).to_contain_text("Club evening")
