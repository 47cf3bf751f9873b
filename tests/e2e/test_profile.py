"""A player's page: found by the name, games narrowed down, ratings and openings, and a switch that closes it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.together import sit_down_together, wait_until

_PASSWORD = "long enough"


def sign_up(person: Person, login: str) -> str:
    """Make an account without the page; the player's id."""
    me = person.post("/api/account", {"login": login, "password": _PASSWORD, "name": person.name})
    return str(me["id"])


def finish_game(winner: Person, loser: Person, **plan: Any) -> str:
    """A public game that the second gave up."""
    seats = [{"kind": "here"}, {"kind": "open"}]
    wanted = {"game": "age-of-war", "seats": seats, "on_resign": "out", "visibility": "public", **plan}
    table = winner.post("/api/tables", wanted)["table"]["id"]
    loser.post(f"/api/tables/{table}/seats/1", {})
    winner.post(f"/api/tables/{table}/start", {})
    loser.post(f"/api/tables/{table}/resign", {"seat": 1})
    return str(table)


def test_from_the_leaderboard_to_the_games_of_a_player(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana of the profile"), new_person("Ben of the profile")
    me = sign_up(ana, "ana-profile")
    sign_up(ben, "ben-profile")
    won = finish_game(ana, ben, rated=True)
    lost = finish_game(ben, ana)
    wait_until(ana, lambda: len(ana.read(f"/api/players/{me}/games")["games"]) == 2)
    wait_until(ana, lambda: ana.read(f"/api/players/{me}")["ratings"])

    ben.visit("/ratings/age-of-war")
    row = ben.page.get_by_role("row").filter(has_text="Ana of the profile")
    expect(row).to_contain_text("?")
    row.get_by_role("link", name="Ana of the profile").click()

    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ana of the profile")
    games = ben.page.get_by_test_id("games")
    expect(games.locator("li")).to_have_count(2)
    games.get_by_label("Result").select_option("won")
    expect(games.locator("li")).to_have_count(1)
    expect(games.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{won}")
    games.get_by_label("Result").select_option("")
    games.get_by_label("Rated").select_option("false")
    expect(games.locator(f"a[href='/replay/{won}']")).to_have_count(0)
    expect(games.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{lost}")
    games.get_by_label("Against").fill("nobody")
    expect(games).to_contain_text("No finished game fits.")
    expect(ben.page.get_by_role("img", name=re.compile("^Rating: from"))).to_be_visible()
    games.get_by_label("Against").fill("ben")
    expect(games.locator("li")).to_have_count(1)
    games.get_by_role("link", name="Ben of the profile").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ben of the profile")


@pytest.mark.parametrize("game", ["age-of-war", "epic-dice-battles", "board-of-war"])
def test_a_name_on_the_board_leads_to_its_person(new_person: NewPerson, game: str) -> None:
    ana, ben = new_person("Ana at the board"), new_person("Ben at the board")
    sit_down_together(ana, ben, {"kind": "bot", "bot": "random"}, game=game)
    other = ben.read("/api/me")["id"]

    heading = ana.board.get_by_role("heading", name="Ben at the board")
    expect(heading.get_by_role("link")).to_have_attribute("href", f"/player/{other}")
    expect(ana.board.get_by_role("heading", name="Random").get_by_role("link")).to_have_count(0)
    heading.get_by_role("link").click()

    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Ben at the board")
    ana.page.go_back()
    expect(heading).to_be_visible()


def test_a_switch_closes_the_profile(new_person: NewPerson) -> None:
    ana, ben = new_person("Ana the private"), new_person("Ben").introduce()
    me = sign_up(ana, "ana-private")
    finish_game(ana, ben)
    wait_until(ana, lambda: ana.read(f"/api/players/{me}/games")["games"])

    ana.visit("/account")
    ana.page.get_by_label("Show others my name only").check()
    wait_until(ana, lambda: ana.read("/api/me")["is_private"])

    ben.visit(f"/player/{me}")
    expect(ben.page.get_by_text("This player keeps games and ratings to themselves.")).to_be_visible()
    expect(ben.page.get_by_test_id("games")).to_have_count(0)
    ana.page.get_by_role("link", name="See my profile").click()
    expect(ana.page.get_by_text("Only you can see this page")).to_be_visible()
    expect(ana.page.get_by_test_id("games").locator("li")).to_have_count(1)
