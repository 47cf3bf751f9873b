"""The page and its words are served with care for caches."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from wartable.registry import game_ids
from wartable.server.api import pages
from wartable.server.app import create_app
from wartable.server.process.settings import Settings
from wartable.text.catalogue import read_catalogue


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server whose folder of pages is still empty."""
    settings = Settings(database=str(tmp_path / "x.sqlite3"), rate_limit=0, pages=str(tmp_path / "static"))
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def built_page(tmp_path: Path) -> None:
    """As if the web were built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page")
    (static / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (static / "icon.svg").write_text("<svg/>")


def test_every_address_inside_the_page_gives_the_page(client: TestClient, built_page: None) -> None:
    for path in ("/", "/table/3f2a", "/rules/age-of-war", "/index.html"):
        response = client.get(path)
        assert ("<p>the page", "text/html; charset=utf-8") == (response.text, response.headers["content-type"])
        assert "no-cache" == response.headers["cache-control"]


def test_files_with_a_hash_in_their_name_are_kept_for_ever(client: TestClient, built_page: None) -> None:
    response = client.get("/assets/app-1a2b.js")
    assert "immutable" in response.headers["cache-control"]
    assert "gzip" == response.headers["content-encoding"]
    assert "text/javascript; charset=utf-8" == response.headers["content-type"]
    assert "let x = 1;" * 100 == response.text
    assert "no-cache" == client.get("/icon.svg").headers["cache-control"]
    assert 404 == client.get("/assets/old-9f9f.js").status_code


@pytest.mark.parametrize("path", ["/../settings.py", "/%2e%2e/settings.py", "/assets/../../app.py", "//etc/passwd"])
def test_nothing_outside_the_page_is_served(client: TestClient, built_page: None, path: str) -> None:
    response = client.get(path)
    assert "class Settings" not in response.text
    assert "root:" not in response.text


def test_what_has_not_changed_is_not_sent_again(client: TestClient, built_page: None) -> None:
    etag = client.get("/icon.svg").headers["etag"]
    assert 304 == client.get("/icon.svg", headers={"If-None-Match": etag}).status_code


def test_without_a_build_the_server_says_so(client: TestClient) -> None:
    assert "not built" in client.get("/").text


def test_the_words_are_the_terminal_s(client: TestClient) -> None:
    hashes = client.get("/text").json()
    assert {"en", "es", "zh-Hant"} == set(hashes)
    assert {"platform", *game_ids()} <= set(hashes["es"])
    for language, names in hashes.items():
        for name, digest in names.items():
            response = client.get(f"/text/{language}/{name}.ftl?v={digest}")
            assert read_catalogue(language, name) == response.text
            assert "immutable" in response.headers["cache-control"]
    assert "no-cache" == client.get("/text/en/platform.ftl?v=old").headers["cache-control"]
    for path in ("/text/en/nothing.ftl", "/text/xx/platform.ftl", "/text/en/platform"):
        assert 404 == client.get(path).status_code


def test_games_and_their_rules(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    assert list(game_ids()) == [game["id"] for game in games]
    for game in games:
        assert [str(players) for players in game["player_counts"]] == list(game["bots"])
        assert client.get(f"/api/games/{game['id']}/rules?lang=es").text.startswith("#")
        assert client.get(f"/api/games/{game['id']}/openings?lang=es").text.startswith("# ")
    assert 404 == client.get("/api/games/ludo").status_code


def test_bots_are_offered_where_they_can_play(client: TestClient) -> None:
    bots = client.get("/api/games/age-of-war").json()["bots"]
    assert "perfect" in bots["2"]
    assert all("perfect" not in bots[players] and "strong" in bots[players] for players in "3456")


def test_every_answer_has_the_security_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/me", "/nothing/here", "/api/nothing", "/text"):
        headers = client.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]
        assert "no-referrer" == headers["referrer-policy"]


def test_gzip_is_made_the_same_every_time() -> None:
    file = pages._file("x.html", b"hello" * 50)
    assert file.zipped is not None
    assert b"hello" * 50 == gzip.decompress(file.zipped)
    assert file == pages._file("x.html", b"hello" * 50)
