"""Draws what a link to a table shows where it is pasted, and the icons of the installed page, from our own art.

`python -m tests.e2e.link_pictures` writes them to `web/public`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.browsers import open_browser
from tests.e2e.building import WEB
from tests.server.running import run_server

PICTURES = WEB / "public/pictures"
GAMES = ("age-of-war", "epic-dice-battles", "board-of-war")

# The cover of a game over the whole window, with the seal and the name of the house.
_POSE = """(game) => {
  const cover = document.querySelector(`[data-game=${game}] .cover`);
  const name = document.querySelector(`[data-game=${game}] h2`).textContent;
  const seal = document.querySelector('.home svg').outerHTML;
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:var(--paper)';
  sheet.style.cssText += ';display:grid;grid-template-rows:1fr auto';
  const art = document.createElement('div');
  art.style.cssText = 'overflow:hidden;min-height:0';
  art.innerHTML = cover.innerHTML;
  art.querySelector('svg').style.cssText = 'width:100%;height:100%;object-fit:cover';
  art.querySelector('svg').setAttribute('preserveAspectRatio', 'xMidYMid slice');
  const foot = document.createElement('div');
  foot.style.cssText = 'display:flex;align-items:center;gap:24px;padding:22px 40px;font-weight:700;font-size:54px';
  foot.innerHTML = `${seal}<span>${name}</span><span style="margin-left:auto;font-size:34px">Wartable</span>`;
  foot.querySelector('svg').setAttribute('width', '72');
  foot.querySelector('svg').setAttribute('height', '72');
  sheet.append(art, foot);
  document.getElementById('sheet')?.remove();
  document.querySelector('.app').append(sheet);
}"""


def draw() -> None:
    """Every picture anew."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}") as site,
    ):
        page = browser.new_page(viewport={"width": 1200, "height": 630}, locale="en", reduced_motion="reduce")
        page.goto(site.url)
        page.wait_for_load_state("networkidle")
        for game in GAMES:
            page.evaluate(_POSE, game)
            page.screenshot(path=PICTURES / f"{game}.png")
        for size in (180, 192, 512):
            _draw_icon(page, size)


def _draw_icon(page: Page, size: int) -> None:
    """The seal with so much paper around it that a round mask cuts nothing off."""
    seal = (WEB / "public/seal.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:#f5efe1}}"
        f"svg{{width:72%;height:72%}}</style>{seal}"
    )
    page.screenshot(path=WEB / f"public/icon-{size}.png")


if __name__ == "__main__":
    draw()
