"""axe-core finds no problem that is more than a trifle on any page, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.barriers import OF_COLOURS, assert_no_barriers, problems
from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.epic_dice_battles_scenes import go_to, in_stage
from tests.e2e.person import table_of
from tests.e2e.together import play_until_seen

BOTS = {"epic-dice-battles": "warlord", "board-of-war": "regent"}
PAGES = (
    "/",
    "/learn",
    "/learn/age-of-war",
    "/learn/epic-dice-battles",
    "/learn/board-of-war",
    "/puzzles/age-of-war/1",
    "/drill/age-of-war",
    "/explore/age-of-war",
    "/openings",
    "/workshop",
    "/workshop/epic-dice-battles",
    "/rules",
    "/rules/age-of-war",
    "/new/age-of-war",
    "/account",
    "/ratings",
    "/watch",
    "/nowhere",
)


def test_pages(new_person: NewPerson) -> None:
    """By day and at night; a page need not be read again for that."""
    ana = new_person("Ana").introduce()
    for path in PAGES:
        ana.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        ana.visit(path)
        ana.page.wait_for_load_state("networkidle")
        assert [] == problems(ana, ("moderate", "serious", "critical")), path
        ana.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
        assert [] == problems(ana, ("moderate", "serious", "critical"), rules=OF_COLOURS), path


def test_a_table_from_the_seats_to_the_end(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table({"kind": "here"}, {"kind": "open"})
    assert_no_barriers(ana)

    seats = ({"kind": "here"}, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    address = ana.open_table(*seats, on_resign="out")
    assert_no_barriers(ana)
    ana.post(f"/api/tables/{table_of(address)}/seats/1", {"name": "Ben"})
    ana.post(f"/api/tables/{table_of(address)}/start", {})
    expect(ana.board).to_be_visible()
    expect(ana.page.locator("button.lose:enabled")).to_be_visible()
    assert_no_barriers(ana)

    for seat in (0, 1):
        ana.post(f"/api/tables/{table_of(address)}/resign", {"seat": seat})
    # Whoever is left has won.
    expect(ana.page.get_by_test_id("end")).to_be_visible()
    assert_no_barriers(ana)


def test_what_can_be_chosen_is_told_by_lines_in_forced_colours(new_person: NewPerson) -> None:
    ana = new_person("Ana", forced_colors="active").introduce()
    ana.open_table({"kind": "here"}, {"kind": "here", "name": "Ben"}, start=True)
    expect(ana.page.locator(".centre button.lit").first).to_be_visible()

    outline = "(place) => getComputedStyle(place).outlineStyle + getComputedStyle(place).outlineWidth"
    lit = ana.page.locator(".centre button.lit").first.evaluate(outline)
    dull = ana.page.locator(".centre button.line:not(.lit)").first.evaluate(outline)
    assert "solid3px" == lit
    assert lit != dull


@pytest.mark.parametrize(
    ("game", "legal", "other", "line"),
    [
        ("epic-dice-battles", "[data-region].lit", "[data-region]:not(.lit)", "stroke"),
        ("board-of-war", "[role=grid] .lit", "[role=grid] [data-square]:not(.lit):not(.faint)", "outline"),
    ],
)
def test_legal_places_of_big_boards_are_told_by_lines_in_forced_colours(
    new_person: NewPerson, game: str, legal: str, other: str, line: str
) -> None:
    ana = new_person("Ana", forced_colors="active").introduce()
    ana.open_table({"kind": "here"}, {"kind": "bot", "bot": BOTS[game]}, game=game, start=True)
    play_until_seen(ana, lambda: ana.page.locator("[data-ask]").count() and ana.page.locator(legal).count())

    drawn = [drawn_line(ana.page.locator(places).first, line) for places in (legal, other)]

    assert drawn[0] >= 3
    assert drawn[0] >= 2 * drawn[1]


def test_season_and_open_tab_are_told_by_lines_in_forced_colours(new_person: NewPerson) -> None:
    ana = new_person("Ana", forced_colors="active").introduce()
    go_to(ana, in_stage("winter", year=1523))

    for now in (".seasons .now", "[role=tab][aria-selected=true]"):
        assert drawn_line(ana.page.locator(now).first, "outline") >= 2


@pytest.mark.parametrize("viewport", [WIDE, PHONE, {"width": 320, "height": 568}], ids=["wide", "phone", "small"])
def test_value_of_a_clan_stays_on_its_card(new_person: NewPerson, viewport: ViewportSize) -> None:
    ana = new_person("Ana", viewport=viewport, language="es").introduce()
    # The first player holds the clans of the first four castles; in Spanish their names are the longest.
    ana.visit("/explore/age-of-war/0000---------1_0_1112223")
    ana.page.locator(".holding[data-seat='0'] button.chips").click()
    card = ana.page.locator("[data-clan]").first
    expect(card).to_be_visible()

    outer, value = card.bounding_box(), card.locator(".points").bounding_box()

    assert outer
    assert value
    assert outer["x"] <= value["x"]
    assert value["x"] + value["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= value["y"]
    assert value["y"] + value["height"] <= outer["y"] + outer["height"]
    assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth")
    assert value["width"] == pytest.approx(value["height"], abs=1)


def drawn_line(place: Locator, kind: str) -> float:
    """How wide the line around a place is, in pixels; 0 where there is none."""
    script = f"""(place) => {{
      const style = getComputedStyle(place);
      const isThere = '{kind}' === 'stroke' ? style.stroke !== 'none' : style.outlineStyle !== 'none';
      return isThere ? parseFloat('{kind}' === 'stroke' ? style.strokeWidth : style.outlineWidth) : 0;
    }}"""
    return float(place.evaluate(script))
