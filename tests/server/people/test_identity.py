"""Who is who: cookies, tokens, accounts, and what other sites may not do."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator

import pytest

from tests.server.api.test_problem_responses import TWO_HERE, assert_problem
from tests.server.hostile import Hostile
from tests.server.playing import play
from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS
from wartable.client import Client
from wartable.server.people.identity import COOKIE
from wartable.server.process.settings import settings_from
from wartable.server.store.database import open_database
from wartable.server.store.players import update_player

_logins = (f"login{number}" for number in itertools.count())
PASSWORD = "correct horse battery"


@pytest.fixture
async def guest(server: Running) -> AsyncIterator[Hostile]:
    client = Hostile(server.url)
    await client.become("Ana")
    yield client
    await client.close()


async def test_a_name_makes_a_guest_with_a_signed_cookie(guest: Hostile) -> None:
    me = (await guest.get("/api/me")).json()
    assert ("Ana", None) == (me["name"], me["login"])
    cookie = guest.http.cookies[COOKIE]
    # Not the last letter of the signature: some of its bits mean nothing.
    said, _, signature = cookie.rpartition(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (f"{said}.{other}", f"{me['id']}.0.", f"{me['id']}", "..", "x"):
        guest.http.cookies.set(COOKIE, forged)
        assert_problem(await guest.get("/api/me"), 401, "who-are-you")


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Running) -> None:
    client = Hostile(server.url)
    response = await client.http.post("/api/guests", json={"name": "Ana"})
    attributes = response.headers["set-cookie"].lower()
    assert "httponly" in attributes
    assert "samesite=lax" in attributes
    await client.close()


@pytest.mark.parametrize("name", ["   ", "\n", "\u200b", "\u0410na", "\u3164"])
async def test_names_that_cannot_be_seen_or_look_like_another(guest: Hostile, name: str) -> None:
    assert_problem(await guest.post("/api/guests", {"name": name}), 422, "name")


@pytest.mark.parametrize("name", ["", "x" * 41, 7, None])
async def test_what_is_not_a_name(guest: Hostile, name: object) -> None:
    assert_problem(await guest.post("/api/guests", {"name": name}), 400, "malformed")


async def test_a_name_is_one_line(guest: Hostile) -> None:
    response = await guest.http.patch("/api/me", json={"name": " Ana \u202e\n Maria "})
    assert "Ana Maria" == response.json()["name"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_another_site_cannot_act_with_the_cookie(guest: Hostile, origin: str) -> None:
    response = await guest.http.post("/api/tables", json=TWO_HERE, headers={"Origin": origin})
    assert_problem(response, 403, "strange-origin")


async def test_the_own_site_can(guest: Hostile) -> None:
    response = await guest.http.post("/api/tables", json=TWO_HERE, headers={"Origin": guest.url})
    assert 201 == response.status_code


async def test_another_site_cannot_listen_with_the_cookie(guest: Hostile) -> None:
    table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    guest.extra_headers = {"Origin": "https://evil.example"}
    first = await guest.watch(table)
    assert "strange-origin" == first["problem"]["code"]


async def test_a_form_of_another_site_is_not_json(guest: Hostile) -> None:
    response = await guest.http.post(
        "/api/tables", content=b'{"game": "age-of-war", "seats": [{}, {}]}', headers={"content-type": "text/plain"}
    )
    assert 400 <= response.status_code < 500


async def test_a_token_is_the_player_until_it_is_destroyed(guest: Hostile, server: Running) -> None:
    made = (await guest.post("/api/me/tokens", {"label": "my bot"})).json()
    assert [("my bot", made["id"])] == [
        (token["label"], token["id"]) for token in (await guest.get("/api/me/tokens")).json()["tokens"]
    ]
    program = Hostile(server.url)
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert (await guest.get("/api/me")).json() == (await program.get("/api/me")).json()
    # A token does not come along by itself: no origin to check.
    response = await program.http.post("/api/tables", json=TWO_HERE, headers={"Origin": "https://my-tool.example"})
    assert 201 == response.status_code
    assert 204 == (await guest.http.delete(f"/api/me/tokens/{made['id']}")).status_code
    assert_problem(await program.get("/api/me"), 401, "bad-token")
    assert_problem(await guest.http.delete(f"/api/me/tokens/{made['id']}"), 404, "unknown-token")
    await program.close()


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Bearer wt_1_2", "Bearer wt_1_2_3", "bearer wt_1_2_3"])
async def test_what_is_not_a_token(guest: Hostile, header: str) -> None:
    response = await guest.http.get("/api/me", headers={"Authorization": header})
    assert_problem(response, 401, "bad-token")


async def test_the_password_of_a_proxy_is_none_of_our_business(guest: Hostile) -> None:
    response = await guest.http.get("/api/me", headers={"Authorization": "Basic QTpC"})
    assert (200, "Ana") == (response.status_code, response.json()["name"])
    strange = {"Authorization": "Basic QTpC", "Origin": "https://evil.example"}
    assert_problem(await guest.http.post("/api/tables", json=TWO_HERE, headers=strange), 403, "strange-origin")


async def test_a_guest_becomes_an_account_and_logs_in_elsewhere(guest: Hostile, server: Running) -> None:
    table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    before = (await guest.get("/api/me")).json()
    old_cookie = guest.http.cookies[COOKIE]
    login = next(_logins)
    made = await guest.post("/api/account", {"login": login.upper(), "password": PASSWORD})
    assert (201, before["id"], login) == (made.status_code, made.json()["id"], made.json()["login"])
    assert_problem(await guest.post("/api/account", {"login": "other", "password": PASSWORD}), 409, "already-account")

    elsewhere = Hostile(server.url)
    entered = await elsewhere.post("/api/session", {"login": login, "password": PASSWORD})
    assert before["id"] == entered.json()["id"]
    assert [table] == [entry["id"] for entry in (await elsewhere.get("/api/me/tables")).json()["tables"]]

    elsewhere.http.cookies.set(COOKIE, old_cookie)
    assert_problem(await elsewhere.get("/api/me"), 401, "who-are-you")
    await elsewhere.close()


async def test_logging_in_adopts_the_guest_s_games(server: Running) -> None:
    login = next(_logins)
    async with Client(server.url) as account:
        mine = await account.request("POST", "/api/account", {"login": login, "password": PASSWORD, "name": "Ana"})
    guest = Hostile(server.url)
    await guest.become("Somebody")
    table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    await guest.watch(table)
    old_cookie = guest.http.cookies[COOKIE]
    entered = await guest.post("/api/session", {"login": login, "password": PASSWORD})
    assert mine["id"] == entered.json()["id"]
    shown = (await guest.get(f"/api/tables/{table}")).json()
    assert [0, 1] == shown["you"]["seats"]
    assert shown["you"]["is_owner"]
    assert ["Ana", "Ana"] == [seat["name"] for seat in shown["table"]["seats"]]
    assert [table] == [entry["id"] for entry in (await guest.get("/api/me/tables")).json()["tables"]]
    # The guest's cookie, if it lies around somewhere, does not open the account: that has a password.
    guest.http.cookies.set(COOKIE, old_cookie)
    assert_problem(await guest.get("/api/me"), 401, "who-are-you")
    await guest.close()


async def test_wrong_passwords_and_taken_logins(guest: Hostile) -> None:
    login = next(_logins)
    assert 201 == (await guest.post("/api/account", {"login": login, "password": PASSWORD})).status_code
    for body in ({"login": login, "password": "wrong"}, {"login": "nobody at all", "password": PASSWORD}):
        assert_problem(await guest.post("/api/session", body), 401, "wrong-login")
    await guest.become("Eve")
    assert_problem(await guest.post("/api/account", {"login": login, "password": PASSWORD}), 409, "login-taken")
    assert_problem(await guest.post("/api/account", {"login": "ok", "password": "short"}), 400, "malformed")


async def test_another_password_ends_the_other_sessions(guest: Hostile, server: Running) -> None:
    login, other = next(_logins), "another long password"
    change = {"old": PASSWORD, "new": other}
    assert_problem(await guest.http.put("/api/account/password", json=change), 409, "no-account")
    await guest.post("/api/account", {"login": login, "password": PASSWORD})
    elsewhere = Hostile(server.url)
    await elsewhere.post("/api/session", {"login": login, "password": PASSWORD})

    assert_problem(await guest.http.put("/api/account/password", json=change | {"old": "x"}), 401, "wrong-login")
    assert_problem(await guest.http.put("/api/account/password", json=change | {"new": "short"}), 400, "malformed")
    assert 200 == (await elsewhere.get("/api/me")).status_code
    assert 200 == (await guest.http.put("/api/account/password", json=change)).status_code

    assert login == (await guest.get("/api/me")).json()["login"]
    assert_problem(await elsewhere.get("/api/me"), 401, "who-are-you")
    assert_problem(await elsewhere.post("/api/session", {"login": login, "password": PASSWORD}), 401, "wrong-login")
    assert 200 == (await elsewhere.post("/api/session", {"login": login, "password": other})).status_code
    await elsewhere.close()


async def test_logging_out_everywhere_ends_the_other_sessions(guest: Hostile, server: Running) -> None:
    login = next(_logins)
    await guest.post("/api/account", {"login": login, "password": PASSWORD})
    elsewhere = Hostile(server.url)
    await elsewhere.post("/api/session", {"login": login, "password": PASSWORD})
    assert 200 == (await guest.http.delete("/api/session?everywhere=true")).status_code
    assert_problem(await guest.get("/api/me"), 401, "who-are-you")
    assert_problem(await elsewhere.get("/api/me"), 401, "who-are-you")
    await elsewhere.close()


async def test_a_banned_player_is_out_within_seconds(guest: Hostile, server: Running) -> None:
    me = (await guest.get("/api/me")).json()
    table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    await guest.watch(table)
    database = open_database(settings_from({}, database=server.database))
    await database.write(update_player, me["id"], {"banned_at": 1})
    await database.close()
    async with asyncio.timeout(LONGEST_SECONDS):
        while (response := await guest.get("/api/me")).status_code == 200:
            await asyncio.sleep(0.2)
    assert_problem(response, 403, "banned")
    assert 4403 == await guest.closed(), "who was connected is out too"


async def test_a_browser_and_a_program_sit_at_one_table(guest: Hostile, server: Running) -> None:
    token = (await guest.post("/api/me/tokens", {"label": "bot"})).json()["token"]
    async with Client(server.url, token=token) as program, Client(server.url, name="Bo") as bo:
        seats = [{"kind": "here"}, {"kind": "open"}]
        opened = await program.open_table({"game": "age-of-war", "seats": seats, "visibility": "public"})
        async with program.join(opened.table.id) as mine, bo.join(opened.table.id) as theirs:
            await theirs.sit(1)
            await mine.start()
            assert 10 == await play([mine, theirs], random.Random(1), decisions=10)


def copied(client: Hostile, url: str) -> Hostile:
    """The same cookie on another device."""
    other = Hostile(url)
    for name, value in client.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


async def account(client: Hostile, login: str) -> None:
    made = await client.post("/api/account", {"login": login, "password": "long enough"})
    assert 201 == made.status_code


async def test_logging_out_ends_the_session_wherever_its_cookie_lies(server: Running) -> None:
    client = Hostile(server.url)
    await account(client, f"out{random.randrange(10**9)}")
    thief = copied(client, server.url)
    assert 200 == (await thief.get("/api/me")).status_code
    assert 200 == (await client.http.delete("/api/session")).status_code
    assert_problem(await thief.get("/api/me"), 401, "who-are-you")
    await client.close()
    await thief.close()


async def test_another_password_ends_tokens_unless_they_are_kept_by_name(server: Running) -> None:
    client = Hostile(server.url)
    await account(client, f"tokens{random.randrange(10**9)}")
    made = {label: (await client.post("/api/me/tokens", {"label": label})).json()["token"] for label in ("old", "mine")}
    change = {"old": "long enough", "new": "another one", "keep_tokens": ["mine"]}
    assert 200 == (await client.http.put("/api/account/password", json=change)).status_code
    for label, status in (("old", 401), ("mine", 200)):
        program = Hostile(server.url)
        program.http.headers["Authorization"] = f"Bearer {made[label]}"
        assert status == (await program.get("/api/me")).status_code
        await program.close()
    await client.close()


BROWSER = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "x", "auth": "x"}}


async def test_a_token_is_no_way_into_an_account(server: Running) -> None:
    """It lies in a script: whoever finds it there plays, and that ends with the token."""
    client, program = Hostile(server.url), Hostile(server.url)
    await account(client, f"scripts{random.randrange(10**9)}")
    token = (await client.post("/api/me/tokens", {"label": "bot"})).json()["token"]
    other = (await client.post("/api/me/tokens", {"label": "other"})).json()["id"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    for method, path, body in (
        ("POST", "/api/me/tokens", {"label": "bot"}),
        ("POST", "/api/passkeys/registration", {}),
        ("POST", "/api/passkeys", {"handle": "x", "credential": {}}),
        ("DELETE", "/api/passkeys/x", None),
        ("POST", "/api/me/recovery-codes", {"password": "long enough"}),
        ("PUT", "/api/me/email", {"email": "eve@example.org"}),
        ("PUT", "/api/account/password", {"old": "long enough", "new": "another one"}),
        ("POST", "/api/me/deletion", {"password": "long enough"}),
        ("POST", "/api/account", {"login": "mine-now", "password": "long enough"}),
        ("DELETE", "/api/session?everywhere=true", None),
        ("DELETE", f"/api/me/tokens/{other}", None),
        ("PUT", "/api/me/notifications/browsers", BROWSER),
        ("GET", "/api/me/data", None),
    ):
        assert_problem(await program.http.request(method, path, json=body), 403, "by-token")
    assert 200 == (await client.get("/api/me")).status_code
    assert 201 == (await program.post("/api/tables", TWO_HERE)).status_code
    assert 204 == (await program.http.delete(f"/api/me/tokens/{token.split('_')[1]}")).status_code, (
        "but it may end itself"
    )
    assert_problem(await program.get("/api/me"), 401, "bad-token")
    await client.close()
    await program.close()


async def test_a_token_takes_no_games_of_a_guest_along(guest: Hostile, server: Running) -> None:
    eve, program = Hostile(server.url), Hostile(server.url)
    login = f"eve{random.randrange(10**9)}"
    await account(eve, login)
    token = (await guest.post("/api/me/tokens", {"label": "bot"})).json()["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert 200 == (await program.post("/api/session", {"login": login, "password": "long enough"})).status_code
    assert "Ana" == (await guest.get("/api/me")).json()["name"]
    await eve.close()
    await program.close()


async def test_guests_play_no_rated_games(server: Running) -> None:
    guest, owner = Hostile(server.url), Hostile(server.url)
    await guest.become("Guest")
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "rated": True, "visibility": "public"}
    assert_problem(await guest.post("/api/tables", plan), 403, "guest-rated")
    await account(owner, f"rated{random.randrange(10**9)}")
    table = (await owner.post("/api/tables", plan)).json()["table"]["id"]
    assert_problem(await guest.post(f"/api/tables/{table}/seats/1", {}), 403, "guest-rated")
    await guest.close()
    await owner.close()


async def test_somebody_has_so_many_tokens(server: Running) -> None:
    guest = Hostile(server.url)
    await guest.become("Ana")
    for _ in range(100):
        assert 201 == (await guest.post("/api/me/tokens", {"label": "bot"})).status_code
    assert_problem(await guest.post("/api/me/tokens", {"label": "bot"}), 409, "many-tokens")
    tokens = (await guest.get("/api/me/tokens")).json()["tokens"]
    await guest.http.delete(f"/api/me/tokens/{tokens[0]['id']}")
    assert 201 == (await guest.post("/api/me/tokens", {"label": "bot"})).status_code
    await guest.close()
