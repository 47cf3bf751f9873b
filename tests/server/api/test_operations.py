"""Running a server: starting, stopping, health, metrics, logs, administration."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.administering import administer
from tests.server.api.test_problem_responses import TWO_HERE, assert_problem
from tests.server.hostile import Hostile
from tests.server.running import Running, run_server
from tests.server.waiting import LONGEST_SECONDS
from wartable.core.match import Match
from wartable.server.app import create_app
from wartable.server.process.settings import BadSetting, Settings, environment_of, settings_from

WARTABLE = [sys.executable, "-c", "from wartable.cli.main import main; main()"]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*WARTABLE, *arguments],
        env=os.environ | {"WARTABLE_LANG": "en"} | environment,
        capture_output=True,
        text=True,
        timeout=LONGEST_SECONDS,
        check=False,
    )


def test_serve_prints_its_address_and_stops_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    database = tmp_path / "folder" / "tables.sqlite3"
    process = subprocess.Popen(
        [*WARTABLE, "serve", "--no-browser", "--port", "0", "--database", str(database)],
        env=os.environ | {"WARTABLE_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
    try:
        assert {"status": "ok"} == httpx.get(f"{address}/healthz", timeout=LONGEST_SECONDS).json()
        # A bot that thinks must not keep the server from stopping.
        with httpx.Client(base_url=address, timeout=LONGEST_SECONDS) as client:
            client.post("/api/guests", json={"name": "Ana"})
            seats = [{"kind": "bot", "bot": "random"}] * 2
            client.post("/api/tables", json={"game": "age-of-war", "seats": seats, "start": True})
    finally:
        process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=LONGEST_SECONDS)
    assert (0, "Stopped. The tables wait where they are.") == (process.returncode, output.strip())
    assert "Traceback" not in errors
    assert database.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "port"),
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "workers"),
        (["--port", "0", "--database", "mysql://x/y"], "mysql"),
        (["--port", "0", "--host", "203.0.113.9"], "203.0.113.9"),
        (["--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/x"], "9"),
        (["--port", "0", "--database", "/dev/null/x.sqlite3"], "/dev/null"),
    ],
)
def test_settings_that_make_no_sense_are_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = run("serve", "--no-browser", *arguments, WARTABLE_DATABASE=str(tmp_path / "x.sqlite3"))
    assert done.returncode in (1, 2)
    assert 1 == len(done.stderr.strip().splitlines()), done.stderr
    assert sentence in done.stderr


def test_help_explains_every_option() -> None:
    shown = run("serve", "--help").stdout
    for name in ("host", "port", "database", "workers", "bot-workers", "origin", "trust-proxy", "no-browser"):
        assert f"--{name}" in shown
        assert f"WARTABLE_{name.replace('-', '_').upper()}" in shown


def test_settings_come_from_the_environment_and_go_there() -> None:
    settings = settings_from({"WARTABLE_PORT": "9000", "WARTABLE_TRUST_PROXY": "1", "HOME": "/"}, host="0.0.0.0")
    assert (9000, True, "0.0.0.0") == (settings.port, settings.trust_proxy, settings.host)
    assert settings == settings_from(environment_of(settings))


@pytest.mark.parametrize(
    "wrong", [{"port": "x"}, {"rate_limit": "-1"}, {"synchronous": "off"}, {"origin": "x"}, {"log_level": "loud"}]
)
def test_wrong_settings(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        settings_from({}, **wrong)


def test_the_default_is_this_machine_only() -> None:
    assert "127.0.0.1" == Settings().host


async def test_health_and_metrics(server: Running) -> None:
    client = Hostile(server.url)
    await client.become("Ana")
    table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    await client.watch(table)
    assert {"status": "ok"} == (await client.get("/healthz")).json()
    shown = (await client.get("/metrics")).text
    for name in ("wartable_records_total", "wartable_commit_seconds_count", "wartable_requests_total"):
        assert name in shown
    assert 'wartable_connections{kind="socket"}' in shown
    await client.close()


@pytest.mark.parametrize(
    "name", ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"]
)
async def test_players_elsewhere_cannot_count_hidden_actions(server: Running, name: str) -> None:
    client = Hostile(server.url)
    passed_on = await client.http.get("/metrics", headers={name: "203.0.113.9"})
    assert_problem(passed_on, 404, "not-found")
    await client.close()


async def test_a_proxy_that_says_nothing_of_itself_is_known_by_its_speech(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /metrics HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
    assert b" 404 " in await reader.readline()
    writer.close()


async def test_prometheus_elsewhere_has_a_token(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), metrics_token="let me count") as running:
        client = Hostile(running.url)
        assert_problem(await client.get("/metrics"), 404, "not-found")
        wrong = await client.http.get("/metrics", headers={"Authorization": "Bearer let me in"})
        assert_problem(wrong, 404, "not-found")
        shown = await client.http.get("/metrics", headers={"Authorization": "Bearer let me count"})
        assert "wartable_records_total" in shown.text
        await client.close()


async def test_what_the_api_says_is_not_kept_by_proxies(server: Running) -> None:
    client = Hostile(server.url)
    await client.become("Ana")
    assert "no-store" == (await client.get("/api/me")).headers["cache-control"]
    assert "no-store" == (await client.get("/api/tables/nothere")).headers["cache-control"]
    assert "max-age=3600" == (await client.get("/api/games/age-of-war/rules")).headers["cache-control"]
    await client.close()


def test_the_log_is_json_and_keeps_secrets(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*WARTABLE, "serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "x.sqlite3")],
        env=os.environ | {"WARTABLE_LOG_FORMAT": "json", "WARTABLE_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    with httpx.Client(base_url=address, timeout=LONGEST_SECONDS) as client:
        client.post("/api/guests", json={"name": "Ana"})
        secrets = [client.cookies["wartable"], "hunter2hunter2", "table-invite-key"]
        client.post("/api/account", json={"login": "ana", "password": secrets[1]})
        secrets.append(client.post("/api/me/tokens", json={"label": "x"}).json()["token"])
        client.get(f"/api/tables/nothere?invite={secrets[2]}")
        client.post("/api/tables", content=b"{broken", headers={"content-type": "application/json"})
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=LONGEST_SECONDS)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {"/api/guests", "/api/account", "/api/tables"} <= {line.get("path") for line in lines}
    assert all({"timestamp", "level", "event"} <= set(line) for line in lines)
    for secret in secrets:
        assert secret not in errors


def test_the_log_can_be_kept_short(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for level, is_told in (("info", True), ("warning", False)):
        with run_server(str(tmp_path / f"{level}.sqlite3"), log_level=level) as running:
            httpx.get(f"{running.url}/api/games", timeout=LONGEST_SECONDS)
            running.stop()
        assert is_told == ("/api/games" in capfd.readouterr().err)


async def test_administration(server: Running, tmp_path: Path) -> None:
    client = Hostile(server.url)
    player = await client.become("Ana")
    plan = {**TWO_HERE, "on_resign": "out"}
    table = (await client.post("/api/tables", plan)).json()["table"]["id"]
    await client.post(f"/api/tables/{table}/chat", {"text": "my words"})
    await client.post(f"/api/tables/{table}/resign", {"seat": 0})

    where = ("--database", server.database)
    listed = json.loads(administer("players", "--json", *where).stdout)["players"]
    assert {"id": player, "name": "Ana", "login": None, "banned": False, "muted": False} in listed

    done = administer("export", "--table", table, "--to", str(tmp_path), *where)
    assert "One file written." == done.stdout.strip(), done.stderr
    assert Match.from_json((tmp_path / f"age-of-war-{table}.json").read_text()).players == 2

    administer("export", "--player", player, "--to", str(tmp_path), *where)
    kept = json.loads((tmp_path / f"{player}.json").read_text())
    assert "my words" in [record.get("text") for record in kept["tables"][table]]
    assert "password" not in kept["player"]

    assert "Ana is banned." == administer("ban", player, *where).stdout.strip()
    async with asyncio.timeout(LONGEST_SECONDS):
        while (response := await client.get("/api/me")).status_code == 200:
            await asyncio.sleep(0.3)
    assert_problem(response, 403, "banned")
    administer("unban", player, *where)
    refused = administer("ban", "nobody", *where)
    assert (2, "wartable: there is no player nobody") == (refused.exit_code, refused.stderr.strip())
    await client.close()


async def test_closing_a_table_and_banning_who_runs_tables(server: Running) -> None:
    client, where = Hostile(server.url), ("--database", server.database)
    player = await client.become("Flooder")
    watcher = Hostile(server.url)
    await watcher.become("Watcher")
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
    tables = [(await client.post("/api/tables", plan)).json()["table"]["id"] for _ in range(2)]
    arena = {"name": "Flood", "kind": "arena", "game": "age-of-war", "fill_up_to": 2, "bot": "random"}
    arenas = [(await client.post("/api/tournaments", arena)).json()["id"] for _ in range(2)]
    assert 200 == (await client.post(f"/api/tournaments/{arenas[1]}/start")).status_code
    assert f"Table {tables[0]} is closed." == administer("close-table", tables[0], *where).stdout.strip()

    async def status(table: str) -> tuple[str, str]:
        shown = (await watcher.get(f"/api/tables/{table}")).json()["table"]
        return shown["status"], (shown["result"] or {}).get("how", "")

    async with asyncio.timeout(LONGEST_SECONDS):
        while ("over", "closed") != await status(tables[0]):
            await asyncio.sleep(0.1)
    assert_problem(await watcher.get(f"/api/tables/{tables[0]}/review"), 409, "closed")
    administer("ban", player, *where)
    async with asyncio.timeout(LONGEST_SECONDS):
        while ("over", "closed") != await status(tables[1]):
            await asyncio.sleep(0.1)
    assert 2 == administer("close-table", tables[1], *where).exit_code, "it is over already"
    for each in arenas:
        assert "over" == (await watcher.get(f"/api/tournaments/{each}")).json()["status"], (
            "nobody is paired there again"
        )
    await client.close()
    await watcher.close()


async def test_a_forgotten_password_is_replaced(server: Running) -> None:
    client, where = Hostile(server.url), ("--database", server.database)
    await client.post("/api/account", {"login": "forgetful", "password": "what was it"})
    told = administer("password", "Forgetful", *where).stdout.strip()
    assert told.startswith("The new password of Forgetful: ")

    entered = await client.post("/api/session", {"login": "forgetful", "password": told.rsplit(" ", 1)[1]})
    assert 200 == entered.status_code
    for nobody in ("nobody", await Hostile(server.url).become("Guest")):
        refused = administer("password", nobody, *where)
        assert (2, f"wartable: there is no account {nobody}") == (refused.exit_code, refused.stderr.strip())
    await client.close()


async def test_what_is_kept_about_somebody_is_all_theirs_and_nothing_of_others(server: Running, tmp_path: Path) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    account = (await ana.post("/api/account", {"login": "export-ana", "password": "long enough"})).json()["id"]
    ana.http.cookies.clear()
    await ana.become("Somebody")
    other = await bo.become("Bo")
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
    table = (await ana.post("/api/tables", plan)).json()["table"]["id"]
    await bo.post(f"/api/tables/{table}/seats/1", {})
    await bo.post(f"/api/tables/{table}/seats/1/nonce", {"nonce": "not hers"})
    await bo.http.delete(f"/api/tables/{table}/seats/1")
    await ana.post(f"/api/tables/{table}/seats/1", {})
    await ana.post(f"/api/tables/{table}/chat", {"text": "as a guest"})
    await ana.post("/api/session", {"login": "export-ana", "password": "long enough"})
    await ana.post(f"/api/tables/{table}/chat", {"text": "as myself"})

    administer("export", "--player", account, "--to", str(tmp_path), "--database", server.database)
    written = (tmp_path / f"{account}.json").read_text()
    records = json.loads(written)["tables"][table]
    assert ["seated", "seated", "chatted", "adopted", "chatted"] == [record["type"] for record in records]
    assert other not in written
    assert "not hers" not in written
    await ana.close()
    await bo.close()


async def test_a_backup_is_a_copy_of_one_file(tmp_path: Path) -> None:
    """While the server runs: SQLite's own copy, as the hosting page says."""
    import sqlite3

    from tests.server.running import run_server

    original, copy = tmp_path / "x.sqlite3", tmp_path / "copy.sqlite3"
    with run_server(str(original)) as running:
        client = Hostile(running.url)
        await client.become("Ana")
        table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
        before = (await client.get(f"/api/tables/{table}")).json()["views"]
        source = sqlite3.connect(original)
        source.execute("VACUUM INTO ?", (str(copy),))
        source.close()
        cookies = client.http.cookies
        await client.close()
    with run_server(str(copy)) as running:
        client = Hostile(running.url)
        client.http.cookies.update(cookies)
        assert before == (await client.get(f"/api/tables/{table}")).json()["views"]
        await client.close()


async def test_behind_a_proxy_nobody_is_on_this_machine(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), trust_proxy=1) as server:
        assert 404 == httpx.get(f"{server.url}/metrics", timeout=LONGEST_SECONDS).status_code


def test_where_people_come_by_https_browsers_are_told_to_stay_with_it(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "x.sqlite3"), origin="https://games.example.org")
    with TestClient(create_app(settings)) as client:
        assert "max-age=31536000" == client.get("/text").headers["strict-transport-security"]


async def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3")):
        assert {0o600} == {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("x.sqlite3*")}


async def test_a_database_that_does_not_answer_is_503(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    with run_server(str(path)) as server:
        client = Hostile(server.url)
        client.http.timeout = httpx.Timeout(60)
        await client.become("Ana")
        table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        try:
            assert_problem(await client.get("/healthz"), 503, "database-away")
            refused = await client.post(f"/api/tables/{table}/chat", {"text": "anybody?"})
            assert_problem(refused, 503, "database-away")
            assert refused.headers["Retry-After"]
        finally:
            lock.execute("ROLLBACK")
            lock.close()
        assert 200 == (await client.get("/healthz")).status_code
        assert 200 == (await client.post(f"/api/tables/{table}/chat", {"text": "well"})).status_code
        await client.close()


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are read on Linux alone")
def test_a_server_may_have_as_many_files_open_as_the_system_lets_it(server: Running) -> None:
    import resource

    now, most = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert most == now
