"""At the table: refusals with their rule, pointing at the log, chat, giving up, another game, the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, table_of
from tests.e2e.together import hear, log_lines, play_until_seen


def test_a_line_that_cannot_be_filled_says_why(new_person: NewPerson) -> None:
    ana = alone(new_person)

    ana.page.locator(".centre button.line:not(.lit)").first.dispatch_event("click")

    hear(ana, r"\(AW-2[01]\)")


def test_pointing_at_the_log_shows_the_castle(new_person: NewPerson) -> None:
    ana = alone(new_person)
    filled = log_lines(ana).filter(has_text="fills a line")
    play_until_seen(ana, filled.count)

    filled.first.hover()

    expect(ana.page.locator(".card.pointed")).to_be_visible()


def test_chat_reaches_the_other(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana").introduce(), new_person("Ben").introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "here"}, start=True, visibility="public")
    ben.visit(f"/table/{table_of(address)}")
    for person in (ana, ben):
        person.page.get_by_role("tab", name="Chat").click()

    ana.page.get_by_label("Say something").fill("よろしく")
    ana.page.keyboard.press("Enter")

    expect(ben.page.get_by_role("tabpanel")).to_contain_text("よろしく")


def test_resigning_ends_in_the_check_and_a_rematch(new_honest_person: NewPerson) -> None:
    ana = new_honest_person("Ana").introduce()
    seats = ({"kind": "here"}, {"kind": "bot", "bot": "greedy"})
    ana.open_table(*seats, start=True, on_resign="out")
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ana.page.get_by_test_id("end")).to_be_visible()

    ana.page.get_by_role("button", name="Check the dice").click()
    expect(ana.page.get_by_test_id("verdict")).to_contain_text("Honest")

    first = ana.page.url
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page).not_to_have_url(first)
    expect(ana.board).to_be_visible()


def test_replay_steps_with_arrow_keys(new_honest_person: NewPerson) -> None:
    ana = new_honest_person("Ana").introduce()
    address = ana.open_table({"kind": "here"}, {"kind": "here"}, start=True, on_resign="out", visibility="public")
    play_until_seen(ana, lambda: log_lines(ana).count() > 8)
    table = table_of(address)
    ana.post(f"/api/tables/{table}/resign", {"seat": 0})
    eve = new_honest_person("Eve").visit(f"/replay/{table}")
    step = eve.page.get_by_test_id("step")
    expect(step).to_contain_text("1 /")

    eve.page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("2 /")
    eve.page.keyboard.press("End")
    last = int(step.inner_text().split(" / ")[1])
    expect(step).to_contain_text(f"{last} /")
    eve.page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text(f"{last - 1} /")

    eve.page.get_by_role("button", name="Check the dice").click()
    expect(eve.page.get_by_test_id("verdict")).to_contain_text("Honest")


def alone(new_person: NewPerson) -> Person:
    """Ana plays both seats."""
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    expect(ana.page.locator("button.lose:enabled")).to_be_visible()
    return ana
