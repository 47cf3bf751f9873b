"""axe-core finds no problem that is more than a trifle on any page, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.barriers import problems
from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.person import table_of

PAGES = (
    "/",
    "/learn",
    "/learn/age-of-war",
    "/learn/epic-dice-battles",
    "/learn/board-of-war",
    "/puzzles/age-of-war/1",
    "/drill/age-of-war",
    "/explore/age-of-war",
    "/rules",
    "/rules/age-of-war",
    "/new/age-of-war",
    "/account",
    "/ratings",
    "/watch",
    "/nowhere",
)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_pages(new_person: NewPerson, colours: str) -> None:
    ana = new_person("Ana", color_scheme=colours).introduce()
    for path in PAGES:
        ana.visit(path)
        ana.page.wait_for_load_state("networkidle")
        assert [] == problems(ana, ("moderate", "serious", "critical")), path


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_from_the_seats_to_the_end(new_person: NewPerson, colours: str, viewport: ViewportSize) -> None:
    ana = new_person("Ana", color_scheme=colours, viewport=viewport).introduce()
    ana.open_table({"kind": "here"}, {"kind": "open"})
    assert [] == problems(ana)

    address = ana.open_table({"kind": "here"}, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    assert [] == problems(ana)
    ana.post(f"/api/tables/{table_of(address)}/seats/1", {"name": "Ben"})
    ana.post(f"/api/tables/{table_of(address)}/start", {})
    expect(ana.board).to_be_visible()
    expect(ana.page.locator("button.lose:enabled")).to_be_visible(timeout=30_000)
    assert [] == problems(ana)

    for seat in (0, 1):
        ana.post(f"/api/tables/{table_of(address)}/resign", {"seat": seat})
    assert [] == problems(ana)


def test_what_can_be_chosen_is_told_by_lines_in_forced_colours(new_person: NewPerson) -> None:
    ana = new_person("Ana", forced_colors="active").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    expect(ana.page.locator(".centre button.lit").first).to_be_visible()

    outline = "(place) => getComputedStyle(place).outlineStyle + getComputedStyle(place).outlineWidth"
    lit = ana.page.locator(".centre button.lit").first.evaluate(outline)
    dull = ana.page.locator(".centre button.line:not(.lit)").first.evaluate(outline)
    assert "solid3px" == lit
    assert lit != dull
