"""Whoever keeps every byte learns nothing that the rules do not tell: every game, against the journal itself."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tests.server.hostile import Hostile
from tests.server.journals import read_journal
from tests.server.running import Running
from tests.server.tables import GAMES
from tests.server.waiting import LONGEST_SECONDS
from wartable.core.game import CHANCE, AnyRules
from wartable.registry import get_game
from wartable.server.table.records import Entered, Moved, Record, Started
from wartable.server.table.setup import TableSetup

DECISIONS = 60
FIELDS = {
    *("type", "viewer", "seq", "at", "lines", "happenings", "patch", "prompt", "facts", "table", "ask", "can_undo"),
}
PUBLIC_TABLE_FIELDS = {"status", "seats", "to_act", "clock", "owner", "rematch", "entering", "can_correct"}


@pytest.mark.parametrize(("game", "own_dice"), [*((game, False) for game in GAMES), ("board-of-war", True)])
async def test_every_message_is_what_the_rules_tell_that_seat(server: Running, game: str, own_dice: bool) -> None:
    players = get_game(game).player_counts[min(1, len(get_game(game).player_counts) - 1)]
    clients = [Hostile(server.url) for _ in range(players + 1)]
    try:
        table = await _sit_down(clients, game, players, own_dice=own_dice)
        await _play(clients, random.Random(11))
        setup, journal = await read_journal(server.database, table)
        for viewer, client in enumerate(clients):
            seat = viewer if viewer < players else None
            expected = _expected(setup, journal, seat)
            await _heard(client, len(expected))
            assert expected == [_told(event) for event in _of_the_game(client.events)]
            await _try_the_doors(client, table, seat, players)
            await _try_the_other_rooms(client, table)
            _check_numbers_and_bytes(client, setup, seat)
    finally:
        for client in clients:
            await client.close()


@pytest.mark.parametrize("game", ["epic-dice-battles", "board-of-war"])
async def test_who_watches_later_learns_nothing_before_its_time(server: Running, game: str) -> None:
    """Spectators of a game with secrets, an hour behind: whichever way they ask, they know the start and no more."""
    clients = [Hostile(server.url) for _ in range(3)]
    watcher = clients[2]
    try:
        table = await _sit_down(clients, game, 2, watch_delay=3600)
        async with asyncio.timeout(LONGEST_SECONDS):
            while not any(event.get("table", {}).get("status") == "playing" for event in watcher.events):
                await asyncio.sleep(0.01)
        at_first = await _all_answers(watcher, table, game)
        await _play(clients, random.Random(12), decisions=40)
        assert at_first == await _all_answers(watcher, table, game)
        setup, journal = await read_journal(server.database, table)
        before = len(watcher.received)
        expected = _expected(setup, journal, None)
        await _heard(watcher, 1)
        shown = (await watcher.get(f"/api/tables/{table}")).json()
        told = (await watcher.get(f"/api/tables/{table}/events")).json()
        assert expected[:1] == [_told(event) for event in _of_the_game(watcher.events)]
        assert _of_the_game(told["events"])[-1]["seq"] == shown["views"][0]["seq"] == watcher.events[-1]["seq"]
        assert not told["more"]
        for behind in (f"?since=watch:{shown['views'][0]['seq']}", "?since=watch:0", ""):
            again = Hostile(server.url)
            await again.watch(table, behind)
            assert all(event["seq"] <= shown["views"][0]["seq"] for event in again.events)
            await again.close()
        await watcher.post(f"/api/tables/{table}/chat", {"text": "psst, to the left"})
        assert 409 == (await clients[0].get(f"/api/tables/{table}/spectators")).status_code
        assert 200 == (await clients[0].get(f"/api/tables/{table}/events")).status_code
        assert "psst" in (await watcher.get(f"/api/tables/{table}/spectators")).text
        await _try_the_other_rooms(watcher, table)
        assert len(watcher.received) > before
        for seat, client in enumerate(clients[:2]):
            await client.post(f"/api/tables/{table}/resign", {"seat": seat})
        assert not any("psst" in text for client in clients[:2] for text in client.received)
        await _heard(watcher, len(expected) + 1)
        assert (
            expected == [_told(event) for event in _of_the_game(watcher.events) if "chat" not in event][: len(expected)]
        )
        assert "psst" in (await clients[0].get(f"/api/tables/{table}/spectators")).text
    finally:
        for client in clients:
            await client.close()


async def _sit_down(clients: list[Hostile], game: str, players: int, **terms: Any) -> str:
    ids = [await client.become(f"Player {number}") for number, client in enumerate(clients)]
    assert len(ids) == len(set(ids))
    plan = {"game": game, "seats": [{"kind": "open"}] * players, "visibility": "public", **terms}
    table: str = (await clients[0].post("/api/tables", plan)).json()["table"]["id"]
    for client in clients:
        await client.watch(table)
    for seat, client in enumerate(clients[:players]):
        await client.post(f"/api/tables/{table}/seats/{seat}", {})
    await clients[0].post(f"/api/tables/{table}/start")
    return table


async def _play(clients: list[Hostile], rng: random.Random, decisions: int = DECISIONS) -> None:
    for _ in range(decisions):
        async with asyncio.timeout(LONGEST_SECONDS):
            while not (asked := [client for client in clients if client.question()]):
                if any(client.is_over for client in clients):
                    return
                await asyncio.sleep(0.001)
        await asked[0].answer(rng)
    async with asyncio.timeout(LONGEST_SECONDS):
        while not any(client.question() or client.is_over for client in clients):
            await asyncio.sleep(0.001)


async def _heard(client: Hostile, count: int) -> None:
    async with asyncio.timeout(LONGEST_SECONDS):
        while len(_of_the_game(client.events)) < count:
            await asyncio.sleep(0.01)


def _expected(setup: TableSetup, journal: list[Record], viewer: int | None) -> list[Any]:
    """What a viewer may be told, worked out from rules and presenter alone.

    Log lines, happenings, changed fields, what is asked and said of the position, and the own choices.
    """
    rules, presenter, told = setup.rules, setup.presenter, []
    state: Any = None
    for record in journal:
        match record:
            case Started(outcomes):
                before, state, events = None, rules.initial_state(), outcomes
            case Moved(_, action, outcomes):
                before, events = state, (action, *outcomes)
            case Entered(_, outcomes):
                before, events = state, outcomes
            case _:
                continue
        lines: list[Any] = []
        happened: list[Any] = []
        for event in events:
            after = rules.apply(state, event)
            lines += presenter.tell(rules, state, event, after, viewer)
            happened += presenter.happenings(rules.observe(state, viewer), event, rules.observe(after, viewer))
            state = after
        old = _fields(rules.observe(before, viewer)) if before is not None else {}
        new = _fields(rules.observe(state, viewer))
        patch = {name: value for name, value in new.items() if name not in old or old[name] != value}
        has_passed = before is None or _asked(rules, before) != _asked(rules, state)
        is_own = isinstance(record, Moved | Entered) and record.seat == viewer
        if lines or happened or patch or has_passed or is_own:
            is_asked = viewer is not None and rules.to_act(state) == viewer
            seen, legal = rules.observe(state, viewer), rules.legal_actions(state) if is_asked else ()
            choices: Any = presenter.choices(seen, legal) if is_asked else None
            if viewer is not None and _asked(rules, state) == (CHANCE, viewer):
                choices = presenter.entry(seen, rules.chance(state))
            # There is no help at this table: nobody is told what others threaten to do.
            facts = msgspec.structs.replace(presenter.facts(seen, legal), threats=())
            shown = (presenter.prompt(seen), facts) if patch else (None, None)
            told.append(tuple(map(_plain, (lines, happened, patch, *shown, choices))))
    return told


def _asked(rules: AnyRules, state: Any) -> Any:
    """Who decides, or who says what came up: nobody in particular is the first player."""
    actor = rules.to_act(state)
    return (CHANCE, rules.chance_seat(state) or 0) if actor is CHANCE else actor


def _told(event: dict[str, Any]) -> tuple[Any, ...]:
    ask = event.get("ask")
    choices = ask.get("entry", ask.get("choices")) if ask is not None else None
    told = event.get("lines", []), event.get("happenings", []), event.get("patch", {})
    return (*told, event.get("prompt"), event.get("facts"), choices)


def _of_the_game(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what happened before the start."""
    started = next(at for at, event in enumerate(events) if event.get("table", {}).get("status") == "playing")
    return events[started:]


def _check_numbers_and_bytes(client: Hostile, setup: TableSetup, seat: int | None) -> None:
    by_viewer: dict[int | None, list[int]] = {}
    for event in client.events:
        by_viewer.setdefault(event.get("viewer"), []).append(event["seq"])
        assert set(event) <= FIELDS
        if not client.is_over:
            assert set(event.get("table", {})) <= PUBLIC_TABLE_FIELDS
    assert set(by_viewer) <= {seat, None}
    for numbers in by_viewer.values():
        assert list(range(numbers[0], numbers[0] + len(numbers))) == numbers, "a gap would count hidden steps"
    if not client.is_over:
        assert not any(setup.reveal() in text for text in client.received)


async def _try_the_doors(client: Hostile, table: str, seat: int | None, players: int) -> None:
    """Nothing of another seat is to be had by asking for it."""
    for other in range(players):
        if other == seat:
            continue
        assert 403 == (await client.get(f"/api/tables/{table}/events?seat={other}")).status_code
        answer = {"seat": other, "ask": 1, "action": {}}
        assert 403 == (await client.post(f"/api/tables/{table}/actions", answer)).status_code
        assert 403 == (await client.post(f"/api/tables/{table}/undo", {"seat": other})).status_code
        entered = {"seat": other, "ask": 1, "picks": [[0]]}
        assert 403 == (await client.post(f"/api/tables/{table}/entries", entered)).status_code
        assert 403 == (await client.post(f"/api/tables/{table}/correction", {"seat": other})).status_code
        assert 403 == (await client.get(f"/api/tables/{table}/odds?seat={other}")).status_code
        assert 403 == (await client.get(f"/api/tables/{table}/advice?seat={other}")).status_code
    if not client.is_over:
        await _try_the_profiles(client, table)
        await _try_the_reports(client, table)
    shown = (await client.get(f"/api/tables/{table}")).json()
    assert [seat] == [view["viewer"] for view in shown["views"]]
    if not client.is_over:
        assert 409 == (await client.get(f"/api/tables/{table}/replay")).status_code
        assert 409 == (await client.get(f"/api/tables/{table}/dice")).status_code


async def _all_answers(client: Hostile, table: str, game: str) -> dict[str, Any]:
    """What every address says that names a table or a player, whichever the server has; streams are read elsewhere."""
    document = (await client.get("/api/schema/openapi.json")).json()
    shown = (await client.get(f"/api/tables/{table}")).json()["table"]
    people = [seat["player"] for seat in shown["seats"]]
    asked = {f"/table/{table}"}
    for path, operations in document["paths"].items():
        if "get" not in operations or path.endswith("/stream"):
            continue
        wanted = {"event": 0, "game": game, "seat": 0}
        needed = [each["name"] for each in operations["get"].get("parameters", ()) if each.get("required")]
        query = "&".join(f"{name}={value}" for name, value in wanted.items() if name in needed)
        for player in people:
            address = f"{path}?{query}".replace("{table_id}", table).replace("{player_id}", player)
            if address != f"{path}?{query}" and "{" not in address:
                asked.add(address)
    answers: dict[str, Any] = {}
    for address in asked:
        response = await client.get(address)
        answers[address] = response.status_code, response.text
    invited = await client.post(f"/api/tables/{table}/invitation", {"invite": ""})
    assert 200 == invited.status_code
    answers["invitation"] = invited.json()
    # Who is there, and other tables, come and go.
    here = answers[f"/api/tables/{table}?"] = (await client.get(f"/api/tables/{table}")).json()
    del here["presence"]
    listed = (await client.get("/api/tables?status=playing")).json()["tables"]
    answers["listed"] = [each for each in listed if each["id"] == table]
    return answers


async def _try_the_other_rooms(client: Hostile, table: str) -> None:
    """Pairing and tournaments name tables and players; of what is played there they tell nothing."""
    plan = {"name": "Curious", "kind": "swiss", "game": "age-of-war"}
    opened = (await client.post("/api/tournaments", plan)).json()["id"]
    for path in ("", f"/{opened}", f"/{opened}/results.csv"):
        told = await client.get(f"/api/tournaments{path}")
        assert (200, False) == (told.status_code, table in told.text)
    await client.post(f"/api/tournaments/{opened}/entry")
    await client.post(f"/api/tournaments/{opened}/start")
    looked = await client.get("/api/pairing")
    assert (200, None, False) == (looked.status_code, looked.json()["ticket"], table in looked.text)
    waiting = await client.post("/api/pairing", {"game": "age-of-war", "clock": {"per_game": 4321}, "bot": "random"})
    mine = {"game", "players", "clock", "rated", "bot_after", "bot", "since", "now", "table", "seat"}
    assert mine == set(waiting.json()["ticket"])
    assert {"game", "players", "clock", "rated", "waiting"} == set(waiting.json()["pools"][0])
    await client.http.delete("/api/pairing")


async def _try_the_reports(client: Hostile, table: str) -> None:
    """Who reports a line learns nothing from the answer: neither what was said nor what happened at that time."""
    shown = (await client.get(f"/api/tables/{table}")).json()["table"]
    for player in {seat["player"] for seat in shown["seats"]} - {(await client.get("/api/me")).json()["id"]}:
        told = await client.post(
            "/api/reports", {"player": player, "reason": "?", "line": {"table": table, "at": 2**50}}
        )
        assert (404, "unknown-line") == (told.status_code, told.json()["code"])


async def _try_the_profiles(client: Hostile, table: str) -> None:
    """Profiles tell of finished games alone: neither the running one nor anything in it."""
    shown = (await client.get(f"/api/tables/{table}")).json()["table"]
    for player in {seat["player"] for seat in shown["seats"]}:
        for path in ("", "/games", f"/history?game={shown['game']}&players={len(shown['seats'])}"):
            told = await client.get(f"/api/players/{player}{path}")
            assert (200, False) == (told.status_code, table in told.text)
            assert not any(told.json().get(part) for part in ("games", "openings", "ratings", "reviews"))


def _fields(observation: Any) -> dict[str, Any]:
    return {name: getattr(observation, name) for name in observation.__struct_fields__}


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
