"""Installed, without a connection, and told while no page is open: the service worker in a real browser."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.server.running import Running, run_server

TWO = ({"kind": "here"}, {"kind": "open"})
_KEPT = "async () => (await (await caches.open('wartable')).keys()).map(({ url }) => new URL(url).pathname)"
_LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"


def settled(person: Person) -> None:
    """Wait until the worker has kept all that the page is made of."""
    page = person.page
    wait_until(person, lambda: bool(page.evaluate("() => navigator.serviceWorker.controller !== null")))
    wanted = {path for path in page.evaluate(_LOADED) if path.startswith("/assets/")}
    wait_until(person, lambda: wanted | {"/"} <= set(page.evaluate(_KEPT)))


def with_a_table(new_person: NewPerson, **context: Any) -> tuple[Person, str]:
    ana = new_person("Ana", service_workers="allow", **context).introduce()
    table = ana.post("/api/tables", {"game": "age-of-war", "seats": list(TWO)})["table"]["id"]
    ana.visit()
    expect(ana.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    return ana, table


def test_without_a_connection_the_site_opens_says_so_and_shows_my_tables(new_person: NewPerson) -> None:
    ana, table = with_a_table(new_person, viewport=PHONE)
    page = ana.page
    expect(page.get_by_test_id("offline")).to_have_count(0)
    settled(ana)
    ana.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline")).to_contain_text("No connection")
    expect(page.locator(f"a[href='/table/{table}']")).to_be_visible()
    expect(page.get_by_text("As it was on")).to_be_visible()
    ana.context.set_offline(False)
    page.reload()
    expect(page.locator(f"a[href='/table/{table}']")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_nothing_that_the_api_says_is_kept_by_the_worker(new_person: NewPerson) -> None:
    ana, table = with_a_table(new_person)
    settled(ana)
    ana.visit(f"/table/{table}")
    expect(ana.page.locator("main h1")).to_be_visible()
    assert [] == [path for path in ana.page.evaluate(_KEPT) if path.startswith("/api")]
    assert {"/"} == {path for path in ana.page.evaluate(_KEPT) if "." not in path}, "the bare page, and no table's"


def test_who_leaves_takes_their_tables_along(new_person: NewPerson) -> None:
    ana, _ = with_a_table(new_person)
    assert ana.page.evaluate("() => localStorage.getItem('wartable-tables')")
    ana.post("/api/account", {"login": f"ana{id(ana)}", "password": "long enough"})
    ana.visit("/account")
    ana.page.get_by_role("button", name="Log out", exact=True).click()
    wait_until(ana, lambda: ana.page.evaluate("() => localStorage.getItem('wartable-tables')") is None)


def test_a_new_version_takes_the_place_of_the_old_one_at_once(
    new_person: NewPerson, pages: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "pages"
    shutil.copytree(pages, folder)
    with run_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", pages=folder, log_level="warning") as running:
        ana = new_person("Ana", url=running.url, service_workers="allow")
        ana.visit()
        settled(ana)
        index = folder / "index.html"
        index.write_text(index.read_text(encoding="utf-8").replace("<title>", '<meta name="second" /><title>'))
        _restart(running)
        # A server that takes seconds to answer has the kept page shown, and the new one at the next look.
        wait_until(ana, lambda: ana.page.reload() and ana.page.locator("meta[name=second]").count() == 1)


def test_the_manifest_and_its_icons(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit()
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ana.context.request.get(f"{ana.url}{address}")
    assert "application/manifest+json" == answer.headers["content-type"].partition(";")[0]
    manifest = answer.json()
    assert ("/", "standalone") == (manifest["start_url"], manifest["display"])
    for icon in manifest["icons"]:
        found = ana.context.request.get(ana.url + icon["src"])
        assert icon["type"] == found.headers["content-type"].partition(";")[0]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(found.body()[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


def test_a_message_that_is_pushed_is_shown_and_says_no_more_than_it_should(new_person_with_windows: NewPerson) -> None:
    ana, table = with_a_table(new_person_with_windows, permissions=["notifications"])
    settled(ana)
    told = ana.context.new_cdp_session(ana.page)
    registrations: list[str] = []
    told.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    told.send("ServiceWorker.enable")
    wait_until(ana, lambda: bool(registrations))
    message = {"title": "Your turn", "text": "It is your turn.", "path": f"/table/{table}", "subject": table}
    for _ in range(2):
        push = {"origin": ana.url, "registrationId": registrations[0], "data": json.dumps(message)}
        told.send("ServiceWorker.deliverPushMessage", push)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ title, body, tag, data }) => [title, body, tag, data.path])"""
    expected = ["Your turn", "It is your turn.", table, f"/table/{table}"]
    wait_until(ana, lambda: [expected] == ana.page.evaluate(shown))


def test_what_one_is_told_is_chosen_in_the_settings(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/account")
    panel = ana.page.get_by_test_id("notifications")
    panel.get_by_role("checkbox", name="A game is over: Browser").uncheck()
    panel.get_by_role("checkbox", name="Quiet hours").check()
    panel.get_by_label("From").fill("21:30")
    panel.get_by_label("From").blur()
    wait_until(ana, lambda: wishes(ana)["quiet"] == {"start": 1290, "end": 480})
    assert ["turn", "start", "invitation", "tournament"] == wishes(ana)["push"]
    assert (ana.page.evaluate("() => Intl.DateTimeFormat().resolvedOptions().timeZone"), "en") == (
        wishes(ana)["zone"],
        wishes(ana)["language"],
    )
    expect(panel.get_by_role("checkbox", name="It is my turn: E-mail")).to_be_disabled()
    expect(panel).to_contain_text("confirmed address")


def test_a_second_wish_while_the_first_is_on_its_way_loses_neither(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/account")
    panel = ana.page.get_by_test_id("notifications")
    expect(panel).to_be_visible()
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    ana.page.route("**/api/me/notifications", hold_the_first)
    panel.get_by_role("checkbox", name="A game is over: Browser").uncheck()
    panel.get_by_role("checkbox", name="Quiet hours").check()
    panel.get_by_label("From").fill("21:30")
    panel.get_by_label("From").blur()
    wait_until(ana, lambda: bool(held))
    held[0].continue_()
    wait_until(ana, lambda: wishes(ana)["quiet"] == {"start": 1290, "end": 480})
    assert ["turn", "start", "invitation", "tournament"] == wishes(ana)["push"]
    expect(panel.get_by_label("From")).to_have_value("21:30")


def test_the_link_of_an_e_mail_ends_them_with_one_click(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.visit()
    everything = {"push": [], "mail": ["turn"], "quiet": None, "zone": "UTC", "language": "en"}
    ana.context.request.put(f"{ana.url}/api/me/notifications", data=everything)
    token = ana.read("/api/me/data")["notifications"]["settings"]["unsubscribe"]
    elsewhere = new_person("Somebody's mail program").visit(f"/unsubscribe/{token}")
    expect(elsewhere.page.locator("main [role=status]")).to_have_text("You get no more e-mail about your games.")
    assert [] == wishes(ana)["mail"]


def wishes(person: Person) -> Any:
    return person.read("/api/me/notifications")["wishes"]


def _restart(running: Running) -> None:
    port = running.port
    running.kill()
    running.start(port)
