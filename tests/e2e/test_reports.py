"""Somebody is rude: a line and a player are reported to the host, by keyboard too, and whoever is muted is told so."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import table_of
from tests.e2e.together import hear, sit_down_together
from tests.server.administering import administer
from tests.server.running import Running


def reports_about(site: Running, player: str) -> list[dict[str, Any]]:
    """What the host reads."""
    told = administer("reports", "--json", "--database", site.database).stdout
    return [report for report in json.loads(told)["reports"] if report["player"]["id"] == player]


def test_a_line_and_a_player_are_reported_and_the_host_mutes(new_person: NewPerson, site: Running) -> None:
    ana, ben = new_person("Ana"), new_person("Rude Ben")
    table = table_of(sit_down_together(ana, ben))
    for person in (ana, ben):
        person.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("rude words")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("rude words")
    expect(ben.page.get_by_role("button", name="Report")).to_have_count(0)

    ana.page.get_by_role("button", name="Report this line of Rude Ben: “rude words”").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_label("What is wrong?")).to_be_focused()
    ana.page.keyboard.type("He is rude")
    for _ in ("Cancel", "Block", "Report"):
        ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    ben_id = ben.read("/api/me")["id"]
    ana.page.get_by_role("tabpanel").get_by_role("link", name="Rude Ben").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Rude Ben")
    ana.page.get_by_role("button", name="Report").click()
    ana.page.get_by_label("What is wrong?").fill("He is rude everywhere")
    ana.page.get_by_role("dialog").get_by_role("button", name="Report").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    kept = reports_about(site, ben_id)
    assert [("He is rude", table), ("He is rude everywhere", None)] == [
        (each["reason"], each["table"]) for each in kept
    ]
    assert ["rude words"] == [line["text"] for line in kept[0]["lines"]]

    administer("mute", ben_id, "--database", site.database)
    ben.page.get_by_label("Say something").fill("more rude words")
    ben.page.keyboard.press("Enter")
    muted = "The host of this server has muted you: you can play, but not write."
    hear(ben, muted)
    expect(ben.page.get_by_label("Say something")).to_have_value("more rude words")


def test_a_block_hides_what_is_written_until_it_is_lifted(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana"), new_person("Loud Ben")
    table = table_of(sit_down_together(ana, ben))
    for person in (ana, ben):
        person.page.get_by_role("tab", name="Chat").click()
    for person, words in ((ana, "quiet words"), (ben, "loud words")):
        person.page.get_by_label("Say something").fill(words)
        person.page.keyboard.press("Enter")
    said = ana.page.get_by_role("tabpanel")
    expect(said).to_contain_text("loud words")
    expect(said).to_contain_text("quiet words")

    said.get_by_role("button", name="Report this line of Loud Ben").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Block Loud Ben").press("Enter")
    expect(said).not_to_contain_text("loud words")
    expect(said).to_contain_text("quiet words")
    # The page of the other learns of it where it is.
    expect(ben.page.get_by_role("tabpanel")).not_to_contain_text("quiet words")
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("loud words")

    ana.visit("/account")
    blocked = ana.page.get_by_test_id("blocked")
    blocked.get_by_role("link", name="Loud Ben").click()
    expect(ana.page.get_by_text("You have blocked this player.")).to_be_visible()
    ana.page.get_by_role("button", name="Unblock").click()
    expect(ana.page.get_by_role("button", name="Block", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("quiet words")
    ana.visit("/account")
    expect(blocked).to_contain_text("You have blocked nobody.")
    ana.visit(f"/table/{table}")
    ana.page.get_by_role("tab", name="Chat").click()
    expect(said).to_contain_text("loud words")
