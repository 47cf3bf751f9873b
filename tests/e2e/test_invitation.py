"""Friends in two taps: an invitation says what it is for, one tap sits down, and the game starts by itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.together import sit_down_together, wait_until


def test_two_strangers_get_from_an_invitation_to_the_first_move_in_two_taps_each(new_person: NewPerson) -> None:
    host = new_person("Ana").introduce()
    opened = host.open_table({"kind": "open"}, {"kind": "open"}, start_when_full=True)
    strangers = [new_person("Ben", viewport=PHONE, has_touch=True, is_mobile=True), new_person("Eve")]
    for stranger in strangers:
        stranger.visit(opened.removeprefix(host.url))
        expect(stranger.page.get_by_test_id("invitation")).to_contain_text("Ana invites you to Age of War")
        expect(stranger.page.get_by_test_id("invitation")).to_contain_text("Without odds")

    for stranger in strangers:
        stranger.page.get_by_role("button", name="Sit down and play").click()

    for stranger in strangers:
        expect(stranger.board).to_be_visible()
    first = next(one for one in strangers if is_asked(one, strangers))
    told = first.page.locator("#panel-log li").count()
    first.page.locator("button.lose:enabled").click()
    expect(first.page.locator("#panel-log li").nth(told)).to_be_attached()


def test_two_friends_add_to_the_dice_without_doing_anything(new_honest_person: NewPerson) -> None:
    """Their browsers pledge when they sit down and tell it when the start is called; the check says that it counted."""
    ana, ben = new_honest_person("Ana"), new_honest_person("Ben")
    address = sit_down_together(ana, ben, on_resign="out")
    ana.post(f"/api/tables/{table_of(address)}/resign", {"seat": 0})

    for person in (ana, ben):
        person.page.get_by_role("button", name="Check the dice").click()
        expect(person.page.get_by_test_id("verdict")).to_contain_text("Honest")
        expect(person.page.get_by_test_id("added")).to_contain_text("2 players added to the dice")


def test_the_address_is_the_invitation_of_whoever_opens_a_first_table(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").visit("/new/age-of-war"), new_person("Ben").introduce()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page).to_have_url(re.compile(r"/table/\w+/[\w-]+$"))
    link = ana.page.get_by_label("Invite link").input_value()
    assert link == ana.page.url

    ben.visit(link.removeprefix(ana.url))
    expect(ben.page.get_by_test_id("invitation")).to_contain_text("Ana invites you to Age of War")
    ben.page.get_by_role("button", name="Only watch").click()

    expect(ben.page.get_by_role("heading", name="Seats")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name="Seats")).to_be_visible()


def test_another_link_pasted_into_the_address_needs_no_reload(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").introduce(), new_person("Ben").introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "open"})
    expect(ana.page).to_have_url(re.compile(r"/table/\w+/[\w-]+$"))
    table, invite = re.findall(r"/table/(\w+)/([\w-]+)$", ana.page.url)[0]
    ben.visit(f"/table/{table}#wrong")
    assert address.startswith(ana.url)

    ben.page.evaluate(f"location.hash = '{invite}'")

    expect(ben.page.get_by_test_id("invitation")).to_be_visible()
    host = ben.page.get_by_test_id("invitation").get_by_role("link", name="Ana")
    expect(host).to_have_attribute("href", re.compile(r"^/player/\w+$"))


def test_a_phone_across_the_table_reads_the_code(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "open"})
    ana.page.get_by_role("button", name="QR code for a phone").click()

    code = ana.page.get_by_alt_text("The invite link as a QR code")
    expect(code).to_be_visible()
    wait_until(ana, lambda: code.evaluate("picture => picture.complete && picture.naturalWidth > 0"))


def test_rated_switches_off_what_it_forbids(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.post("/api/account", {"login": "ana-rated", "password": "correct horse battery"})
    ana.visit("/new/age-of-war")
    odds, coach = ana.page.get_by_label("Show the odds"), ana.page.get_by_label("The coach may be asked")
    expect(odds).not_to_be_checked()
    ana.page.get_by_label("Seat 2").select_option("bot:normal")
    expect(odds).to_be_checked()
    expect(coach).to_be_checked()

    ana.page.get_by_label("Counts for the ratings").check()

    for switch in (odds, coach):
        expect(switch).not_to_be_checked()
        expect(switch).to_be_disabled()
    expect(ana.page.get_by_text("In a rated game nobody has odds")).to_be_visible()
    ana.page.get_by_text("Play with other numbers").click()
    ana.page.get_by_label("The variant as text").fill("[castle.azuchi]\npoints = 9")
    expect(ana.page.get_by_label("Counts for the ratings")).not_to_be_checked()
    expect(odds).to_be_enabled()
    ana.page.get_by_label("The variant as text").fill("")
    expect(odds).to_be_disabled()
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.board).to_be_visible()


def test_rated_is_off_for_a_guest_and_says_why(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/age-of-war")
    expect(ana.page.get_by_label("Counts for the ratings")).to_be_disabled()
    expect(ana.page.get_by_text("Rated games are for accounts")).to_be_visible()


def test_resigning_against_a_friend_ends_with_a_rematch(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    ana.page.get_by_role("button", name="Resign").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("your opponent wins")
    ana.page.get_by_role("dialog").get_by_role("button", name="Resign").click()

    expect(ana.page.get_by_test_id("end")).to_contain_text("Gave up:")
    expect(ana.board).to_contain_text("The match is over")
    expect(ana.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text("resigned")


def is_asked(person: Person, people: list[Person]) -> bool:
    """Whether it is this person who is to decide, once it is somebody."""
    for _ in range(800):
        if any(one.page.locator("button.lose:enabled").count() for one in people):
            break
        person.page.wait_for_timeout(25)
    return person.page.locator("button.lose:enabled").count() > 0
