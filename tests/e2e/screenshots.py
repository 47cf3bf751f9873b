"""Takes a picture of every page: light and dark, wide and phone, in every language, for looking at.

`python -m tests.e2e.screenshots [FOLDER [SCENE …]]` writes them to `screenshots/`, all or only these scenes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import expect

from tests.e2e.board_of_war_scenes import BOARD_OF_WAR_SCENES
from tests.e2e.browsers import open_browser
from tests.e2e.building import ROOT
from tests.e2e.conftest import PHONE, WIDE
from tests.e2e.epic_dice_battles_scenes import EPIC_DICE_BATTLES_SCENES
from tests.e2e.people_scenes import PEOPLE_SCENES
from tests.e2e.person import Person, table_of
from tests.server.running import run_server

COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en", "es", "zh-Hant")
SIZES = {"wide": WIDE, "phone": PHONE}
PLACES = {
    "lobby": "/",
    "learn": "/learn",
    "tutorial": "/learn/age-of-war",
    "tutorial-board-of-war": "/learn/board-of-war",
    "tutorial-epic-dice-battles": "/learn/epic-dice-battles",
    "rules": "/rules/age-of-war",
    "new-table": "/new/age-of-war",
    "account": "/account",
}
BOT = {"kind": "bot", "bot": "greedy"}
HERE = {"kind": "here"}


def waiting_room(person: Person) -> None:
    person.open_table(HERE, {"kind": "open"}, BOT)


def first_roll(person: Person) -> None:
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, start=True, coach=True)
    expect(person.page.locator("button.lose:enabled")).to_be_visible()


def middle(person: Person) -> None:
    """Until somebody holds something and a castle is under attack."""
    first_roll(person)
    for _ in range(400):
        person.play()
        person.page.wait_for_timeout(25)
        if person.page.locator(".holding .chip").count() >= 4 and person.page.locator(".card.target").count():
            break
    person.page.wait_for_timeout(2_500)


def end(person: Person) -> None:
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, start=True)
    for _ in range(20_000):
        if person.play() == "over":
            break
        person.page.wait_for_timeout(10)
    person.page.wait_for_timeout(2_500)
    person.page.get_by_test_id("end").get_by_role("button").first.click()
    expect(person.page.get_by_test_id("verdict")).to_be_visible()


def replay(person: Person) -> None:
    """Of the game that ended last."""
    person.visit(f"/replay/{table_of(person.page.url)}")
    for _ in range(12):
        person.page.keyboard.press("PageDown")
    person.page.wait_for_timeout(300)


def coach(person: Person) -> None:
    """What every choice is worth."""
    person.open_table(HERE, BOT, start=True, coach=True)
    if person.page.locator("[data-coach][aria-pressed=false]").count():
        person.page.locator("[data-coach]").click()
    expect(person.page.get_by_test_id("advice").locator("li").first).to_be_visible(timeout=60_000)


def review(person: Person) -> None:
    """Of a game that a bot has finished."""
    address = person.open_table(HERE, BOT, start=True, substitute="greedy")
    person.post(f"/api/tables/{table_of(address)}/resign", {"seat": 0})
    expect(person.page.get_by_test_id("end")).to_be_visible(timeout=180_000)
    person.visit(f"/review/{table_of(address)}")
    expect(person.page.get_by_test_id("curve")).to_be_visible(timeout=60_000)
    for _ in range(6):
        person.page.keyboard.press("ArrowRight")
    person.page.wait_for_timeout(2_500)


SCENES: dict[str, Callable[[Person], None]] = {
    "table-waiting": waiting_room,
    "table-first-roll": first_roll,
    "table-middle": middle,
    "table-end": end,
    "replay": replay,
    "coach": coach,
    "review": review,
    **BOARD_OF_WAR_SCENES,
    **EPIC_DICE_BATTLES_SCENES,
    **PEOPLE_SCENES,
}


def take(folder: Path, scenes: Sequence[str] = ()) -> None:
    """Pictures of every page and scene, or only of these."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        for (size, viewport), colours, language in product(SIZES.items(), COLOURS, LANGUAGES):
            if colours == "dark" and language != "en":
                continue
            name = f"{size}-{colours}-{language}"
            context = browser.new_context(
                viewport=viewport, color_scheme=colours, locale=language, reduced_motion="reduce"
            )
            person = Person(context, site.url, {"zh-Hant": "小安"}.get(language, "Ana")).introduce()
            _take(person, folder, name, scenes)
            context.close()


def _take(person: Person, folder: Path, name: str, scenes: Sequence[str]) -> None:
    for place, path in PLACES.items():
        if scenes and place not in scenes:
            continue
        person.visit(path)
        person.page.wait_for_load_state("networkidle")
        person.page.screenshot(path=folder / f"{place}-{name}.png", full_page=True)
    for scene, play in SCENES.items():
        if scenes and scene not in scenes:
            continue
        play(person)
        person.page.wait_for_load_state("networkidle")
        person.page.screenshot(path=folder / f"{scene}-{name}.png")


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots", sys.argv[2:])
