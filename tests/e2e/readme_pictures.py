"""Takes the pictures of the README: a table of each game, in the middle of play.

`python -m tests.e2e.readme_pictures` writes them to `docs/pictures/`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.e2e.browsers import open_browser
from tests.e2e.building import ROOT
from tests.e2e.conftest import WIDE
from tests.e2e.person import Person
from tests.e2e.screenshots import SCENES
from tests.server.running import run_server

PICTURES = {
    "age-of-war": "table-middle",
    "epic-dice-battles": "epic-dice-battles-five",
    "board-of-war": "board-of-war-four",
}


def take(folder: Path) -> None:
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        person = Person(browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce"), site.url, "Ana")
        person.introduce()
        for game, scene in PICTURES.items():
            SCENES[scene](person)
            person.page.wait_for_load_state("networkidle")
            person.page.screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=80)


if __name__ == "__main__":
    take(ROOT / "docs" / "pictures")
