"""Films a siege of Epic Dice Battles from its first question to what is asked after it: a wide window and a phone.

`python -m tests.e2e.siege [FOLDER [LANGUAGE]]` writes a picture of both for every question, `01-wide.png`,
`01-phone.png` and so on, and all of them side by side as `strip-wide.png` and `strip-phone.png`. A bot decides as long
as nothing is worth a picture; in the siege what is suggested is clicked, or the first choice.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browsers import open_browser
from tests.e2e.building import ROOT
from tests.e2e.epic_dice_battles_scenes import go_to
from tests.e2e.moments import View
from tests.e2e.person import Person
from tests.e2e.sizes import hidden
from tests.e2e.together import wait_until
from tests.server.running import run_server

__all__ = ["film"]

SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
_MOST = 80
_HIGH = 480
_STRIP = 2_320

# What the page asks now: a question by its number, to go on after a battle, or nothing yet.
_ASKED = """() => {
  if (document.querySelector('[data-testid=end]')) return 'over';
  if (document.querySelector('[data-continue]')) return 'continue';
  return document.querySelector('[data-ask]')?.dataset.ask ?? '';
}"""
_ANSWER = """() => ['[data-default]', '.board button.lit', '.orders [data-order]', '[data-order]', '[data-end]']
  .map((place) => document.querySelector(place)).find((found) => found)?.click()"""


def is_siege(view: View) -> bool:
    """Whether the viewer has a choice at a castle that is besieged: what has none is done by itself."""
    stage = view["observation"]["stage"]
    return bool(stage["type"] == "fighting" and stage["battle"]["kind"] == "siege" and len(view["ask"]["choices"]) > 1)


def film(browser: Browser, url: str, folder: Path, language: str = "en") -> list[str]:
    """Play a siege and take its pictures; returns what was hidden in any of them."""
    folder.mkdir(parents=True, exist_ok=True)
    wide = _come(browser, url, language, "wide").introduce()
    table = go_to(wide, is_siege)
    phone = _come(browser, url, language, "phone")
    phone.context.add_cookies(wide.context.cookies())  # type: ignore[arg-type]
    phone.visit(f"/table/{table}")
    people = {"wide": wide, "phone": phone}
    found = [line for number in _moments(wide, phone) for line in _take(people, folder, number)]
    for size in SIZES:
        _join(browser, folder, size)
    for person in people.values():
        person.context.close()
    return found


def _come(browser: Browser, url: str, language: str, size: str) -> Person:
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport=SIZES[size])
    return Person(context, url, "Ana")


def _moments(wide: Person, phone: Person) -> Iterator[int]:
    """A number for every moment that both see, to the first question after the siege."""
    has_ended = False
    before = ""
    for number in range(1, _MOST):
        wait_until(wide, lambda: _asked(wide) not in ("", before))  # noqa: B023 (waited for at once)
        now = _asked(wide)
        wait_until(phone, lambda: _asked(phone) == now)  # noqa: B023 (waited for at once)
        yield number
        if has_ended and now != "continue":
            return
        before = now
        if now == "continue":
            has_ended = True
            for person in (wide, phone):
                person.page.locator("[data-continue]").click()
                expect(person.page.locator("[data-continue]")).to_have_count(0)
            before = ""
        else:
            wide.page.evaluate(_ANSWER)
    raise AssertionError("the siege did not end")


def _asked(person: Person) -> str:
    return str(person.page.evaluate(_ASKED))


def _take(people: dict[str, Person], folder: Path, number: int) -> Iterator[str]:
    for size, person in people.items():
        for line in hidden(person):
            print(f"{number:02}-{size}", line, flush=True)
            yield f"{number:02}-{size} {line}"
        person.page.screenshot(path=folder / f"{number:02}-{size}.png")


def _join(browser: Browser, folder: Path, size: str) -> None:
    """The pictures of a size side by side, smaller; a browser can do that, too."""
    shots = [base64.b64encode(path.read_bytes()).decode() for path in sorted(folder.glob(f"[0-9]*-{size}.png"))]
    images = "".join(f"<img src='data:image/png;base64,{shot}' height={_HIGH} style='margin: 2px'>" for shot in shots)
    page = browser.new_page(viewport={"width": _STRIP, "height": _HIGH})
    page.set_content(f"<body style='margin: 0'>{images}</body>")
    page.screenshot(path=folder / f"strip-{size}.png", full_page=True)
    page.close()


def main(folder: Path, language: str) -> None:
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        film(browser, site.url, folder, language)


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots" / "siege",
        sys.argv[2] if len(sys.argv) > 2 else "en",
    )
