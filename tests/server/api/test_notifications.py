"""What people are told while they are away, over HTTP, as far as a message that a browser unlocks."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.test_recovery import PASSWORD, account, refused
from tests.server.push_service import PushService, run_push_service
from tests.server.running import Running, run_server
from wartable.client import Client

PATH = "/api/me/notifications"
EVERYTHING = ["turn", "start", "invitation", "over", "tournament"]
WISHES = {
    "push": ["over", "turn"],
    "mail": ["turn"],
    "quiet": {"start": 1320, "end": 420},
    "zone": "Europe/Madrid",
    "language": "es",
}


@pytest.fixture
async def push() -> AsyncIterator[PushService]:
    async with run_push_service() as service:
        yield service


async def test_what_somebody_wants_to_be_told(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        first = await ana.request("GET", PATH)
        expected = {"push": EVERYTHING, "mail": [], "quiet": None, "zone": "UTC", "language": "en"}
        assert (expected, [], False) == (first["wishes"], first["browsers"], first["has_mail"])
        await ana.request("PUT", PATH, WISHES)
        assert {**WISHES, "push": ["turn", "over"]} == (await ana.request("GET", PATH))["wishes"]
        kept = await ana.request("GET", "/api/me/data")
        assert ("turn over", "turn") == tuple(kept["notifications"]["settings"][name] for name in ("push", "mail"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"zone": "Europe/Nowhere"}, "unknown-zone"),
        ({"zone": "../../etc/passwd"}, "malformed"),
        ({"push": ["everything"]}, "malformed"),
        ({"push": ["turn"] * 6}, "malformed"),
        ({"quiet": {"start": 1440, "end": 0}}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
async def test_wishes_that_cannot_be(server: Running, change: dict[str, Any], code: str) -> None:
    async with Client(server.url, name="Ana") as ana:
        assert code == await refused(ana, "PUT", PATH, {**WISHES, **change})


async def test_nobody_without_a_name_is_told(server: Running) -> None:
    async with Client(server.url) as nobody:
        assert "who-are-you" == await refused(nobody, "GET", PATH, None)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://[::1]/",
        "https://10.0.0.7/x",
        "http://8.8.8.8/",
        "no address",
    ],
)
async def test_no_message_goes_inside_a_network(server: Running, push: PushService, endpoint: str) -> None:
    async with Client(server.url, name="Ana") as ana:
        given = {**push.subscription(), "endpoint": endpoint}
        assert "bad-browser" == await refused(ana, "PUT", f"{PATH}/browsers", given)


@pytest.mark.parametrize("keys", [{"auth": "AAAA"}, {"p256dh": "BAAA"}, {"p256dh": "B" + "A" * 86}, {"auth": "!!"}])
async def test_keys_that_lock_nothing(server: Running, push: PushService, keys: dict[str, str]) -> None:
    async with Client(server.url, name="Ana") as ana:
        given = push.subscription() | {"endpoint": "https://8.8.8.8/x"}
        given["keys"] |= keys
        assert "bad-browser" == await refused(ana, "PUT", f"{PATH}/browsers", given)


async def test_a_browser_belongs_to_whoever_subscribed_last(database_url: str, push: PushService) -> None:
    with run_server(database_url, private_webhooks=True) as running:
        async with Client(running.url, name="Ana") as ana, Client(running.url, name="Bo") as bo:
            added = await ana.request("PUT", f"{PATH}/browsers", {**push.subscription(), "label": "My phone"})
            digest = hashlib.sha256(push.subscription()["endpoint"].encode()).hexdigest()
            assert [(digest, "My phone")] == [(each["id"], each["label"]) for each in added["browsers"]]
            kept = (await ana.request("GET", "/api/me/data"))["notifications"]["browsers"]
            assert [{"label", "endpoint", "created_at"}] == [set(each) for each in kept], "no keys"

            moved = await bo.request("PUT", f"{PATH}/browsers", push.subscription())
            assert [digest] == [each["id"] for each in moved["browsers"]]
            assert [] == (await ana.request("GET", PATH))["browsers"]
            assert "unknown-browser" == await refused(ana, "DELETE", f"{PATH}/browsers/{digest}", None)
            assert [] == (await bo.request("DELETE", f"{PATH}/browsers/{digest}"))["browsers"]


async def test_whatever_logs_all_devices_out_ends_their_messages(database_url: str, push: PushService) -> None:
    with run_server(database_url, private_webhooks=True) as running:
        async with Client(running.url) as ana:
            login, _ = await account(ana)
            for method, path, body in (
                ("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}),
                ("DELETE", "/api/session?everywhere=true", None),
            ):
                await ana.request("PUT", f"{PATH}/browsers", push.subscription())
                await ana.request(method, path, body)
                await ana.request("POST", "/api/session", {"login": login, "password": PASSWORD})
                assert [] == (await ana.request("GET", PATH))["browsers"]


async def test_a_server_that_runs_pushes_by_itself(tmp_path: Path, push: PushService) -> None:
    with run_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", private_webhooks=True) as running:
        async with Client(running.url, name="Ana") as ana, Client(running.url, name="Bo") as bo:
            await ana.request("PUT", f"{PATH}/browsers", push.subscription())
            plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "start_when_full": True}
            table = (await ana.open_table({**plan, "visibility": "public"})).table.id
            await bo.request("POST", f"/api/tables/{table}/seats/1", {})
            async with asyncio.timeout(280):
                while not push.messages:
                    await asyncio.sleep(0.05)
            assert f"/table/{table}" == push.messages[0]["path"]


async def test_one_click_in_an_e_mail_ends_them_without_logging_in(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url) as program:
        await ana.request("PUT", PATH, {**WISHES, "mail": EVERYTHING})
        token = (await ana.request("GET", "/api/me/data"))["notifications"]["settings"]["unsubscribe"]
        page = await program._http.get(f"/unsubscribe/{token}")
        assert "text/html" in page.headers["content-type"]
        chosen = (await ana.request("GET", PATH))["wishes"]["mail"]
        assert EVERYTHING == chosen, "whoever only follows the link, as programs do, ends nothing"
        # As mail programs send it.
        form = {"List-Unsubscribe": "One-Click"}
        assert 200 == (await program._http.post(f"/unsubscribe/{token}", data=form)).status_code
        assert [] == (await ana.request("GET", PATH))["wishes"]["mail"]
        assert 404 == (await program._http.post(f"/unsubscribe/{token}x", data=form)).status_code


async def test_who_is_forgotten_is_told_nothing_more(database_url: str, push: PushService) -> None:
    with run_server(database_url, private_webhooks=True) as running:
        async with Client(running.url) as ana, Client(running.url, name="Guest") as guest:
            login, _ = await account(ana)
            await guest.request("PUT", f"{PATH}/browsers", push.subscription())
            # The guest's browser becomes the account's, and is deleted with it.
            await guest.request("POST", "/api/session", {"login": login, "password": PASSWORD})
            assert 1 == len((await ana.request("GET", PATH))["browsers"])
            await ana.request("POST", "/api/me/deletion", {"password": PASSWORD})
        if database_url.startswith("sqlite"):
            with sqlite3.connect(database_url.removeprefix("sqlite:///")) as database:
                assert push.subscription()["endpoint"] not in "\n".join(database.iterdump())
