"""Back into an account: by codes that work once, and by links that a real mail server delivers."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tests.server.mail_server import Inbox, run_mail_server
from tests.server.running import Running, run_server
from wartable.client import Client, Refused

PASSWORD = "long enough"


@pytest.fixture
async def inbox() -> AsyncIterator[Inbox]:
    """A mail server that listens wherever there is room."""
    async with run_mail_server() as inbox:
        yield inbox


@pytest.fixture
def mailing(inbox: Inbox, database_url: str) -> Iterator[Running]:
    """A server that can send e-mail."""
    with run_server(database_url, smtp_host="127.0.0.1", smtp_port=inbox.port, smtp_security="none") as running:
        yield running


async def account(client: Client) -> tuple[str, list[str]]:
    """Sign up; login and recovery codes."""
    login = f"p{random.randrange(10**12)}"
    made = await client.request("POST", "/api/account", {"login": login, "password": PASSWORD})
    return login, made["recovery_codes"]


async def refused(client: Client, method: str, path: str, body: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await client.request(method, path, body)
    return refusal.value.problem.code


async def test_a_recovery_code_works_once_and_logs_out_everybody_else(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as again:
        login, codes = await account(ana)
        assert (8, 8) == (len(codes), len(set(codes)))
        # As somebody types it who wrote it down.
        given = {"login": login.upper(), "code": codes[0].upper().replace("-", " "), "password": "another one"}
        me = await again.request("POST", "/api/recovery", given)
        assert login == me["login"]
        assert "wrong-code" == await refused(again, "POST", "/api/recovery", given)
        assert "who-are-you" == await refused(ana, "GET", "/api/me", None)
        await ana.request("POST", "/api/session", {"login": login, "password": "another one"})


async def test_new_codes_end_the_old_ones_and_need_the_password(server: Running) -> None:
    async with Client(server.url) as ana:
        login, codes = await account(ana)
        assert "wrong-password" == await refused(ana, "POST", "/api/me/recovery-codes", {"password": "no"})
        fresh = (await ana.request("POST", "/api/me/recovery-codes", {"password": PASSWORD}))["recovery_codes"]
        old = {"login": login, "code": codes[0], "password": PASSWORD}
        assert "wrong-code" == await refused(ana, "POST", "/api/recovery", old)
        await ana.request("POST", "/api/recovery", {**old, "code": fresh[0]})


async def test_without_a_mail_server_nobody_is_promised_a_mail(server: Running) -> None:
    async with Client(server.url) as ana:
        login, _ = await account(ana)
        assert {"has_mail": False} == await ana.request("GET", "/api/site")
        assert "no-mail" == await refused(ana, "POST", "/api/recovery/mail", {"login": login})
        assert "no-mail" == await refused(ana, "PUT", "/api/me/email", {"email": "ana@example.org"})


async def test_an_address_is_confirmed_and_leads_back_in(mailing: Running, inbox: Inbox) -> None:
    async with Client(mailing.url) as ana, Client(mailing.url) as lost:
        login, _ = await account(ana)
        await ana.request("PUT", "/api/me/email", {"email": "ana@example.org"})
        assert (await ana.request("GET", "/api/me"))["email"] is None, "not before the link was followed"
        token = await inbox.link(0)
        assert "ana@example.org" == inbox.messages[0]["To"]
        await lost.request("POST", "/api/me/email/confirmation", {"token": token})
        assert "stale-link" == await refused(lost, "POST", "/api/me/email/confirmation", {"token": token})
        assert "ana@example.org" == (await ana.request("GET", "/api/me"))["email"]

        nobody = await lost.request("POST", "/api/recovery/mail", {"login": "nobody-at-all"})
        assert nobody == await lost.request("POST", "/api/recovery/mail", {"login": login})
        link = await inbox.link(1)
        assert (
            login == (await lost.request("POST", "/api/recovery", {"token": link, "password": "another one"}))["login"]
        )
        assert "stale-link" == await refused(lost, "POST", "/api/recovery", {"token": link, "password": PASSWORD})
        assert 2 == len(inbox.messages)


async def test_no_request_chooses_where_a_link_leads(mailing: Running, inbox: Inbox) -> None:
    """Whoever asks for the link of another's account must not get to know it."""
    async with Client(mailing.url) as ana, Client(mailing.url) as eve:
        login, _ = await account(ana)
        await ana.request("PUT", "/api/me/email", {"email": "ana@example.org"})
        await ana.request("POST", "/api/me/email/confirmation", {"token": await inbox.link(0)})
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        asked = await eve._http.post("/api/recovery/mail", json={"login": login}, headers=headers)
        assert 200 == asked.status_code
        await inbox.link(1)
        assert "evil.example" not in inbox.text(1)


async def test_a_link_ends_when_the_password_was_changed_meanwhile(mailing: Running, inbox: Inbox) -> None:
    async with Client(mailing.url) as ana:
        login, _ = await account(ana)
        await ana.request("PUT", "/api/me/email", {"email": "ana@example.org"})
        await ana.request("POST", "/api/me/email/confirmation", {"token": await inbox.link(0)})
        await ana.request("POST", "/api/recovery/mail", {"login": login})
        link = await inbox.link(1)
        await ana.request("PUT", "/api/account/password", {"old": PASSWORD, "new": "another one"})
        assert "stale-link" == await refused(ana, "POST", "/api/recovery", {"token": link, "password": PASSWORD})


@pytest.mark.parametrize(
    "email", ["ana", "ana@", "a b@example.org", "ana@example.org\r\nBcc: eve@example.org", "á@b.org"]
)
async def test_what_is_no_address_is_refused(server: Running, email: str) -> None:
    async with Client(server.url) as ana:
        await account(ana)
        assert "malformed" == await refused(ana, "PUT", "/api/me/email", {"email": email})
