"""Invitations: read before one has a name, shown where the link is pasted, and silent to whoever has no invite."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import segno
from litestar.testing import TestClient
from structlog.testing import capture_logs

from wartable.server.app import create_app
from wartable.server.process.settings import Settings

OPEN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}]}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Any]:
    """A server with a page, and how to come to it: each visitor has cookies of their own."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head><title>Wartable</title></head><body></body></html>")
    app = create_app(Settings(database=str(tmp_path / "x.sqlite3"), rate_limit=0, pages=str(static)))
    with TestClient(app) as client:
        yield Visits(client)


class Visits:
    """One server, several visitors."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self._jars: dict[str, dict[str, str]] = {}

    def __call__(self, who: str, method: str, path: str, body: Any = None, **headers: str) -> Any:
        self._client.cookies.clear()
        self._client.cookies.update(self._jars.get(who, {}))
        answer = self._client.request(method, path, json=body, headers=headers)
        self._jars[who] = dict(self._client.cookies)
        return answer

    def open_table(self, who: str, **plan: Any) -> dict[str, Any]:
        self(who, "POST", "/api/guests", {"name": who})
        found: dict[str, Any] = self(who, "POST", "/api/tables", {**OPEN, **plan}).json()
        return found


def test_whoever_has_the_invite_reads_it_without_a_name(site: Visits) -> None:
    opened = site.open_table("Ana")
    table, invite = opened["table"]["id"], opened["you"]["invite"]

    found = site("stranger", "POST", f"/api/tables/{table}/invitation", {"invite": invite}).json()

    assert ("Ana", "age-of-war", 1, "open") == (found["host"], found["game"], found["open_seats"], found["status"])


def test_the_log_of_requests_holds_no_secret_of_an_address(site: Visits) -> None:
    opened = site.open_table("Ana")
    table, invite = opened["table"]["id"], opened["you"]["invite"]

    with capture_logs() as logged:
        site("stranger", "GET", f"/table/{table}/{invite}")
        site("stranger", "GET", f"/review/{table}/{invite}")
        site("stranger", "GET", "/unsubscribe/a-token")

    told = [line["path"] for line in logged if line["event"] == "request"]
    assert [f"/table/{table}/…", f"/review/{table}/…", "/unsubscribe/…"] == told


@pytest.mark.parametrize("invite", ["", "wrong", "é"])
def test_a_private_table_says_nothing_to_whoever_has_no_invite(site: Visits, invite: str) -> None:
    table = site.open_table("Ana")["table"]["id"]

    hidden = site("stranger", "POST", f"/api/tables/{table}/invitation", {"invite": invite})
    unknown = site("stranger", "POST", "/api/tables/000000000000/invitation", {"invite": invite})

    assert (404, 404) == (hidden.status_code, unknown.status_code)
    assert hidden.json()["code"] == unknown.json()["code"]
    assert "og:title" not in site("stranger", "GET", f"/table/{table}").text
    assert "og:title" not in site("stranger", "GET", f"/table/{table}/wrong").text
    assert 404 == site("stranger", "GET", f"/api/tables/{table}/qr").status_code


def test_a_pasted_link_shows_game_host_and_seats(site: Visits) -> None:
    opened = site.open_table("Ana <b>")
    path = f"/table/{opened['table']['id']}/{opened['you']['invite']}"

    english, spanish = (site("stranger", "GET", path, **{"Accept-Language": tag}).text for tag in ("en-GB", "es-MX,es"))

    assert 'content="Ana &lt;b&gt; invites you to Age of War"' in english
    assert "Free seats: 1 of 2." in english
    assert "te invita a Age of War" in spanish
    assert '/pictures/age-of-war.png"' in english


def test_head_answers_as_get_would(site: Visits) -> None:
    opened = site.open_table("Ana", visibility="public")
    for path in ("/", "/rules/age-of-war", f"/table/{opened['table']['id']}"):
        shown, told = site("stranger", "GET", path), site("stranger", "HEAD", path)
        assert shown.status_code == told.status_code == 200
        assert shown.headers["etag"] == told.headers["etag"]
        assert b"" == told.content


def test_the_link_is_a_picture_for_those_who_may_give_it_away(site: Visits) -> None:
    table = site.open_table("Ana")["table"]["id"]

    code = site("Ana", "GET", f"/api/tables/{table}/qr")

    assert "image/svg+xml" in code.headers["content-type"]
    assert code.text.startswith("<svg")


def test_pictures_and_codes_lead_to_the_address_that_people_use(tmp_path: Path) -> None:
    """Behind a proxy the server itself is asked without TLS, and whoever asks may name any host."""
    settings = Settings(database=str(tmp_path / "x.sqlite3"), rate_limit=0, origin="https://games.example.org")
    with TestClient(create_app(settings)) as client:
        visits = Visits(client)
        opened = visits.open_table("Ana")
        table, invite = opened["table"]["id"], opened["you"]["invite"]
        shown = visits("stranger", "GET", f"/table/{table}/{invite}", Host="evil.example").text
        assert 'property="og:image" content="https://games.example.org/pictures/' in shown
        picture = io.BytesIO()
        link = f"https://games.example.org/table/{table}/{invite}"
        segno.make(link, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False, svgns=True)
        assert picture.getvalue() == visits("Ana", "GET", f"/api/tables/{table}/qr", Host="evil.example").content


@pytest.mark.parametrize("host", ["x" * 3000, 'x"y', "x y", "", "[::1", "[::::]", "x:y", "x:99999"])
def test_a_host_that_cannot_be_is_refused(site: Visits, host: str) -> None:
    assert 400 == site("Ana", "GET", "/api/games", Host=host).status_code


def test_the_game_starts_with_the_last_who_sits_down(site: Visits) -> None:
    opened = site.open_table("Ana", start_when_full=True, visibility="public", on_resign="out")
    table = opened["table"]["id"]
    site("Ben", "POST", "/api/guests", {"name": "Ben"})
    assert "open" == site("Ben", "GET", f"/api/tables/{table}").json()["table"]["status"]

    site("Ben", "POST", f"/api/tables/{table}/seats/1", {})

    assert "playing" == site("Ben", "GET", f"/api/tables/{table}").json()["table"]["status"]


def test_a_rematch_takes_one_click_each(site: Visits) -> None:
    table = site.open_table("Ana", start_when_full=True)
    first, invite = table["table"]["id"], table["you"]["invite"]
    site("Ben", "POST", "/api/guests", {"name": "Ben"})
    site("Ben", "POST", f"/api/tables/{first}/seats/1", {"invite": invite})
    site("Ben", "POST", f"/api/tables/{first}/resign", {"seat": 1})

    asked = site("Ana", "POST", f"/api/tables/{first}/rematch").json()["table"]
    agreed = site("Ben", "POST", f"/api/tables/{first}/rematch").json()["table"]

    assert asked["id"] == agreed["id"]
    assert ("open", "playing") == (asked["status"], agreed["status"])


def test_resigning_ends_a_game_of_two_people(site: Visits) -> None:
    opened = site.open_table("Ana", seats=[{"kind": "here"}, {"kind": "here", "name": "Ben"}], start=True)
    table = opened["table"]["id"]

    site("Ana", "POST", f"/api/tables/{table}/resign", {"seat": 0})

    found = site("Ana", "GET", f"/api/tables/{table}").json()["table"]
    assert ("over", [1]) == (found["status"], found["result"]["winners"])
    assert found["seats"][0]["is_out"]


def test_odds_and_coach_are_allowed_apart(site: Visits) -> None:
    seats = [{"kind": "here"}, {"kind": "here", "name": "Ben"}]
    table = site.open_table("Ana", seats=seats, start=True, odds=True)["table"]["id"]

    odds, advice = (site("Ana", "GET", f"/api/tables/{table}/{kind}?seat=0").status_code for kind in ("odds", "advice"))

    assert (200, 403) == (odds, advice)
