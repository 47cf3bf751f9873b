"""A line that breaks: the game goes on by itself, and a move under way is never told wrongly."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.together import connection, hear, log_lines, wait_until, watch_others
from tests.e2e.wire import Wire
from tests.server.running import Running

_A_ROUND = 120_000


def test_a_line_that_breaks_during_a_bots_turn_stops_nothing(new_person: NewPerson, wire: Wire) -> None:
    ana = new_person("Ana", url=wire.url, reduced_motion="no-preference").introduce()
    ana.open_table({"kind": "here"}, *[{"kind": "bot", "bot": "greedy"}] * 3, start=True)
    watch_others(ana, "normal")

    wire.cut()
    expect(connection(ana)).to_have_attribute("data-connection", "lost")
    wire.mend()
    expect(connection(ana)).to_have_attribute("data-connection", "live")

    expect(ana.page.locator("[data-ask]")).to_be_visible(timeout=_A_ROUND)


def test_a_move_that_arrived_is_not_called_unsent(new_person: NewPerson, wire: Wire, site: Running) -> None:
    ana = alone(new_person, wire)
    before, told = happened(ana, site), log_lines(ana).count()
    wire.silence()
    assert "played" == ana.play()
    expect(connection(ana)).to_have_text(re.compile("Sending"))
    wait_until(ana, lambda: happened(ana, site) > before)

    wire.mend()

    hear(ana, "your move counted")
    expect(log_lines(ana).nth(told)).to_be_attached()


def test_a_move_that_got_lost_is_sent_again(new_person: NewPerson, wire: Wire, site: Running) -> None:
    ana = alone(new_person, wire)
    before, told = happened(ana, site), log_lines(ana).count()
    wire.freeze()
    assert "played" == ana.play()
    expect(connection(ana)).to_have_attribute("data-connection", "lost")
    expect(connection(ana)).to_have_text(re.compile("Then you hear whether your move counted"))
    assert before == happened(ana, site)

    wire.mend()

    hear(ana, "your move counted")
    expect(log_lines(ana).nth(told)).to_be_attached()


def alone(new_person: NewPerson, wire: Wire) -> Person:
    """Ana plays both seats, over a wire."""
    ana = new_person("Ana", url=wire.url).introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    expect(ana.page.locator("button.lose:enabled")).to_be_visible()
    return ana


def happened(person: Person, site: Running) -> int:
    """How much has happened at the table, asked over a line that holds."""
    table = person.context.request.get(f"{site.url}/api/tables/{table_of(person.page.url)}").json()
    return int(table["views"][0]["seq"])
