"""Two browsers play a whole game against each other, a third watches, and one is cut off and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.together import connection, log_lines, play_to_the_end, sit_down_together, wait_until
from tests.e2e.wire import Wire

# Three castles are left: the last rounds of a game say as much as all of it.
LATE = "01101-01-01001 0 *7"


@pytest.mark.slow
def test_two_play_while_a_third_watches(new_person: NewPerson) -> None:
    ana, ben, eve = new_person("Ana"), new_person("Ben"), new_person("Eve")
    address = sit_down_together(ana, ben, options={"position": LATE})
    eve.visit(f"/table/{table_of(address)}")
    expect(ana.page.get_by_test_id("spectators")).to_be_visible()

    play_to_the_end(ana, ben, eve)

    wait_until(ana, lambda: ana.scores() == ben.scores() == eve.scores())
    wait_until(ana, lambda: log_of(ana) == log_of(ben) == log_of(eve))
    assert not eve.page.locator("button.lose").is_visible()


def test_cut_off_in_the_middle_and_back(new_person: NewPerson, wire: Wire) -> None:
    ana, ben = new_person("Ana"), new_person("Ben", url=wire.url)
    sit_down_together(ana, ben)
    play_some(ana, ben, decisions=5)

    wire.cut()
    expect(connection(ben)).to_have_attribute("data-connection", "lost")
    play_some(ana, decisions=3)
    wire.mend()

    expect(connection(ben)).to_have_attribute("data-connection", "live")
    play_some(ana, ben, decisions=5)
    wait_until(ana, lambda: log_of(ana) == log_of(ben))
    wait_until(ana, lambda: ana.scores() == ben.scores())


@pytest.mark.slow
def test_laptop_wakes_up(new_person: NewPerson, wire: Wire) -> None:
    """The line is dead, but nobody said so: the page finds out when it is looked at again."""
    ana, ben = new_person("Ana"), new_person("Ben", url=wire.url)
    sit_down_together(ana, ben)
    wire.freeze()
    ben.page.wait_for_timeout(5_500)
    play_some(ana, decisions=2)

    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(connection(ben)).to_have_attribute("data-connection", "lost")
    wire.mend()

    expect(connection(ben)).to_have_attribute("data-connection", "live")
    play_some(ana, ben, decisions=6)
    wait_until(ana, lambda: log_of(ana) == log_of(ben))


def play_some(*people: Person, decisions: int) -> None:
    """Play on until so many decisions are made, or nobody can decide for a while."""
    made = 0
    for _ in range(150):
        made += sum(person.play() == "played" for person in people)
        if made >= decisions:
            return
        people[0].page.wait_for_timeout(20)


def log_of(person: Person) -> list[str]:
    return log_lines(person).all_inner_texts()
