"""Measures how long others' moves are waited for: a round of five bots of Age of War, at each pace.

`python -m tests.e2e.rounds [ROUNDS]` plays so many rounds at each pace and prints what they took, from the click that
ends one's own turn to the question of the next. Step by step it is the reader who waits: there each step is gone on
from as soon as it can be, and the steps are counted.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.e2e.browsers import open_browser
from tests.e2e.person import Person, table_of
from tests.server.running import run_server

__all__ = ["Round", "play_round", "sit_down_with_bots"]

TEMPOS = ("instant", "fast", "normal", "step")
HERE = {"kind": "here"}
BOTS = [{"kind": "bot", "bot": "greedy"}] * 5
_A_ROUND = 240_000

# Loses die after die until the turn is over; from then on goes on from every step, until the next question. In the
# page, so that nothing but the page is measured.
_PLAY = """(isStepping) => new Promise((done) => {
  const find = (places) => document.querySelector(places);
  let left = null, last = null, clicked = null, steps = 0;
  const timer = setInterval(() => {
    if (find('[data-testid=end]')) { clearInterval(timer); done(null); return; }
    const asked = find('[data-ask]')?.dataset.ask;
    const lose = find('button.lose:enabled');
    if (left !== null && asked !== undefined && asked !== last) {
      clearInterval(timer);
      done({ seconds: (performance.now() - left) / 1000, steps });
    } else if (asked !== undefined) {
      // The last die may be lost by itself, before a hand comes to it.
      if (document.querySelectorAll('.tray .dice .hold').length === 1) [left, last] = [performance.now(), asked];
      if (lose && asked !== clicked) { clicked = asked; lose.click(); }
    } else if (left !== null && isStepping && find('[data-next]')) {
      find('[data-next]').click();
      steps += 1;
    }
  }, 10);
})"""


class Round(NamedTuple):
    """What the moves of the others between two turns of one's own took."""

    seconds: float
    steps: int
    """So often the reader said to go on."""


def sit_down_with_bots(person: Person, tempo: str) -> str:
    """At a table of six, with the others' moves shown at a pace; returns the table's id."""
    address = person.open_table(HERE, *BOTS, start=True)
    expect(person.page.locator("[data-ask]")).to_be_visible(timeout=_A_ROUND)
    person.page.locator("[data-tempo]").select_option(tempo)
    return table_of(address)


def play_round(page: Page, tempo: str) -> Round | None:
    """Lose one's turn, and wait for the next one; None where the game ended before."""
    found: Any = page.evaluate(_PLAY, tempo == "step")
    return Round(found["seconds"], found["steps"]) if found else None


def measure(tempo: str, rounds: int, url: str, browser: Browser) -> list[Round]:
    """So many rounds, over as many games as it takes."""
    found: list[Round] = []
    while len(found) < rounds:
        context = browser.new_context(
            locale="en", reduced_motion="no-preference", viewport={"width": 1366, "height": 768}
        )
        person = Person(context, url, "Ana").introduce()
        sit_down_with_bots(person, tempo)
        while len(found) < rounds and (one := play_round(person.page, tempo)):
            found.append(one)
        context.close()
    return found


def main(rounds: int) -> None:
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        for tempo in TEMPOS:
            found = measure(tempo, rounds, site.url, browser)
            seconds = [one.seconds for one in found]
            steps = f", {statistics.mean(one.steps for one in found):.0f} steps" if tempo == "step" else ""
            print(
                f"{tempo}: {statistics.median(seconds):.1f} s a round in the middle, {min(seconds):.1f} to "
                f"{max(seconds):.1f} s in {rounds} rounds{steps}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
