"""Two browsers play a whole game against each other, a third watches, and one is cut off and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.wire import Wire
from tests.server.running import Running


@pytest.fixture
def wire(site: Running) -> Iterator[Wire]:
    """A connection to the server that can be cut."""
    wire = Wire(site.port)
    yield wire
    wire.close()


@pytest.mark.slow
def test_two_play_while_a_third_watches(new_person: NewPerson) -> None:
    ana, ben, eve = new_person("Ana"), new_person("Ben"), new_person("Eve")
    address = sit_down_together(ana, ben)
    eve.visit(f"/table/{table_of(address)}")
    expect(ana.page.get_by_test_id("spectators")).to_be_visible()

    play_to_the_end(ana, ben, eve)

    assert ana.scores() == ben.scores() == eve.scores()
    assert log_of(ana) == log_of(ben) == log_of(eve)
    assert not eve.page.locator("button.lose").is_visible()


def test_cut_off_in_the_middle_and_back(new_person: NewPerson, wire: Wire) -> None:
    ana, ben = new_person("Ana"), new_person("Ben", url=wire.url)
    sit_down_together(ana, ben)
    play_some(ana, ben, decisions=12)

    wire.cut()
    expect(connection(ben)).to_have_attribute("data-connection", "lost")
    play_some(ana, decisions=3)
    wire.mend()

    expect(connection(ben)).to_have_attribute("data-connection", "live")
    play_some(ana, ben, decisions=12)
    catch_up(ana, ben)
    assert log_of(ana) == log_of(ben)
    assert ana.scores() == ben.scores()


@pytest.mark.slow
def test_laptop_wakes_up(new_person: NewPerson, wire: Wire) -> None:
    """The line is dead, but nobody said so: the page finds out when it is looked at again."""
    ana, ben = new_person("Ana"), new_person("Ben", url=wire.url)
    sit_down_together(ana, ben)
    wire.freeze()
    ben.page.wait_for_timeout(5_500)
    play_some(ana, decisions=2)

    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(connection(ben)).to_have_attribute("data-connection", "lost", timeout=15_000)
    wire.mend()

    expect(connection(ben)).to_have_attribute("data-connection", "live", timeout=15_000)
    play_some(ana, ben, decisions=6)
    catch_up(ana, ben)
    assert log_of(ana) == log_of(ben)


def sit_down_together(ana: Person, ben: Person) -> str:
    """Ana opens a public table, Ben comes by the invite link, Ana starts."""
    ana.introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "open"}, visibility="public")
    link = urlsplit(ana.page.get_by_label("Invite link").input_value())
    ben.visit(f"{link.path}#{link.fragment}")
    ben.page.get_by_label("Your name").fill(ben.name)
    ben.page.get_by_role("button", name="Come in").click()
    ben.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for person in (ana, ben):
        expect(person.board).to_be_visible()
    return address


def play_to_the_end(*people: Person) -> None:
    for _ in range(20_000):
        states = [person.play() for person in people]
        if all(state == "over" for state in states):
            return
        if "played" not in states:
            people[0].page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


def play_some(*people: Person, decisions: int) -> None:
    """Play on until so many decisions are made, or nobody can decide for a while."""
    made = 0
    for _ in range(150):
        made += sum(person.play() == "played" for person in people)
        if made >= decisions:
            return
        people[0].page.wait_for_timeout(20)


def catch_up(*people: Person) -> None:
    """Everybody has seen everything."""
    for person in people:
        skip = person.page.locator("[data-skip]")
        person.page.wait_for_timeout(300)
        if skip.is_visible():
            skip.click()


def connection(person: Person) -> Locator:
    return person.page.get_by_test_id("connection")


def log_of(person: Person) -> list[str]:
    return person.page.locator("#panel-log li").all_inner_texts()
