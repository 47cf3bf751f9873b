"""Looks at tables in every size of window and every language: takes pictures, and finds what cannot be seen or clicked.

`python -m tests.e2e.sizes [FOLDER [SCENE …]]` writes the pictures, and prints what is hidden where.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, ViewportSize, expect

import wartable
from tests.e2e import board_of_war_scenes, epic_dice_battles_scenes
from tests.e2e.browsers import open_browser
from tests.e2e.building import ROOT
from tests.e2e.moments import IsThere, View
from tests.e2e.person import Person
from tests.e2e.screenshots import LANGUAGES
from tests.e2e.standin import A_WHILE, HERE, reach, sit_down
from tests.e2e.together import wait_until
from tests.server.running import run_server

__all__ = ["SCENES", "SIZES", "hidden", "in_language", "read", "read_in", "redraw", "settle", "six", "speak"]

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
)

# What the choice of language is called, once the page speaks it.
_LANGUAGE = {"en": "Language", "es": "Idioma", "zh-Hant": "語言"}

# What may be clicked to play, and the boxes that hold boards. Of a thing without a box of its own, such as a region of
# a map, any place that hits it will do; what is offered in two places may be hidden in one of them.
_TARGETS = (
    "[data-order], [data-buy].can, [data-lead], [data-army], [data-target], [data-end], [data-default], "
    "[data-continue], button.lit, .lit[data-region], .lit[data-square], button.lose:enabled"
)
_BOXES = ".play, .board, .scene, .side, .field:not([role=grid]), .map, .own"
# Boxes that hold what they show: nothing reaches over their sides. A finger pushes strips along, a mouse does not.
_HOLDERS = ".mat .army"
_STRIPS = ".quick, .strip"
_NAMES = ("place", "square", "choice", "region", "drop", "target", "buy")
_HIDDEN = f"""() => {{
  const found = [];
  for (const box of document.querySelectorAll({_BOXES!r})) {{
    const over = getComputedStyle(box).overflowY === 'visible' ? 0 : box.scrollHeight - box.clientHeight;
    if (over > 1) found.push(`${{box.classList[0]}} scrolls ${{over}} px`);
  }}
  const holders = innerWidth < 1000 ? {_HOLDERS!r} : {f"{_HOLDERS}, {_STRIPS}"!r};
  for (const box of document.querySelectorAll(`.board :is(${{holders}})`)) {{
    const over = box.clientWidth > 0 ? box.scrollWidth - box.clientWidth : 0;
    const what = box.textContent.trim().slice(0, 40);
    if (over > 1) found.push(`${{box.classList[0]}} is ${{over}} px too narrow: ${{what}}`);
  }}
  for (const told of document.querySelectorAll('.board .threats :is(button, li:first-child)')) {{
    const over = told.getBoundingClientRect().bottom - told.parentElement.getBoundingClientRect().bottom;
    if (over > 1) found.push(`threats are ${{Math.round(over)}} px too low`);
  }}
  const isHit = (target) => {{
    const {{ left, top, width, height }} = target.getBoundingClientRect();
    const steps = target instanceof SVGElement ? [0.5, 0.2, 0.35, 0.65, 0.8, 0.1, 0.9] : [0.5];
    return steps.some((down) => steps.some((right) => {{
      const hit = document.elementFromPoint(left + width * right, top + height * down);
      return hit !== null && (hit === target || target.contains(hit));
    }}));
  }};
  const nameOf = (target) =>
    {list(_NAMES)!r}.map((name) => target.dataset[name]).find((name) => name) ?? target.textContent.trim();
  const seen = new Map();
  for (const target of document.querySelectorAll('.board :is({_TARGETS})')) {{
    const {{ width, height }} = target.getBoundingClientRect();
    if (width > 0 && height > 0) seen.set(nameOf(target), seen.get(nameOf(target)) || isHit(target));
  }}
  for (const [name, can] of seen) if (!can) found.push(`hidden: ${{name}}`);
  return found;
}}"""

# What only glows on and on is no motion, nor is what has come to its end and stays there.
_IS_STILL = """document.querySelector('.board')?.getAnimations({ subtree: true })
  .every((one) => one.playState === 'finished' || one.effect?.getComputedTiming().iterations === Infinity)"""


def first_roll(person: Person) -> None:
    person.open_table(HERE, {"kind": "here", "name": "Ben"}, start=True)
    expect(person.page.locator("button.lose:enabled")).to_be_visible()


def six(person: Person) -> None:
    """Six at one screen, who hold castles."""
    _reach_taken(person, 5, "Ben", "Chloe", "Dai", "Eve", "Fei")


def six_threatened(person: Person) -> None:
    """Six at one screen, with the coach, who says what the others could do next."""
    _reach_taken(person, 5, "Ben", "Chloe", "Dai", "Eve", "Fei", coach=True)


def last_castles(person: Person) -> None:
    """Two players, and one castle that nobody holds."""
    _reach_taken(person, 11, "Ben")


def _reach_taken(person: Person, castles: int, *others: str, coach: bool = False) -> None:
    def is_taken(view: View) -> bool:
        return sum(owner is not None for owner in view["observation"]["owners"]) >= castles

    here = ({"kind": "here", "name": name} for name in others)
    reach(person, "age-of-war", *here, is_there=is_taken, bot="greedy", earlier=A_WHILE, coach=coach, undo=coach)
    expect(person.page.locator("button.lose:enabled")).to_be_visible()


def country(person: Person) -> None:
    """Where to begin."""
    sit_down(person, epic_dice_battles_scenes.GAME, *[epic_dice_battles_scenes.RIVAL] * 3)


def late_market(person: Person) -> None:
    epic_dice_battles_scenes.go_to(
        person, epic_dice_battles_scenes.in_stage("spring", year=1530, step="menu"), earlier=A_WHILE
    )


def market_of_five(person: Person) -> None:
    """Everybody is seen beside the market, and what threatens, and what happened."""
    rivals = [epic_dice_battles_scenes.RIVAL] * 3
    is_there = epic_dice_battles_scenes.in_stage("spring", year=1538, step="menu")
    epic_dice_battles_scenes.go_to(person, is_there, *rivals, earlier=A_WHILE)


def market_afar(person: Person) -> None:
    """Everybody of five is seen beside the market also where each purchase costs a support line."""
    spring = epic_dice_battles_scenes.in_stage("spring", year=1535, step="menu")
    rivals = [epic_dice_battles_scenes.RIVAL] * 3
    epic_dice_battles_scenes.go_to(
        person,
        lambda view: spring(view) and sum("note" in choice for choice in view["ask"]["choices"]) > 5,
        *rivals,
        earlier=A_WHILE,
    )


def late_purchase(person: Person) -> None:
    epic_dice_battles_scenes.go_to(
        person, epic_dice_battles_scenes.in_stage("spring", year=1530, step="die"), earlier=A_WHILE
    )


def late_march(person: Person) -> None:
    wanted = epic_dice_battles_scenes.in_stage("marching", year=1530)
    rival = epic_dice_battles_scenes.RIVAL
    epic_dice_battles_scenes.go_to(
        person, lambda view: wanted(view) and epic_dice_battles_scenes.has_rice(view), rival, rival, earlier=A_WHILE
    )


def winter(person: Person) -> None:
    epic_dice_battles_scenes.go_to(person, epic_dice_battles_scenes.in_stage("winter", year=1524))


def deployment(person: Person) -> None:
    epic_dice_battles_scenes.go_to(person, _is_asked("deploy"))


def gate(person: Person) -> None:
    epic_dice_battles_scenes.go_to(person, _is_asked("gate"))


def melee(person: Person) -> None:
    epic_dice_battles_scenes.go_to(person, _is_asked("main"))


def great_battle(person: Person) -> None:
    """Many dice lie on both sides, and one's own armies are still to be seen under them."""
    is_asked = _is_asked("main")
    epic_dice_battles_scenes.go_to(person, lambda view: is_asked(view) and _thrown(view) >= 26)


def _thrown(view: View) -> int:
    """How many dice lie in a battle."""
    sides = view["observation"]["stage"]["battle"]["sides"]
    return sum(len(side["clash"]["roll"] or ()) for side in sides if side["clash"])


def _is_asked(phase: str) -> IsThere:
    """Whether a battle has come to this phase, and there is a choice: what has none is done by itself."""
    is_there = epic_dice_battles_scenes.in_phase(phase)
    return lambda view: is_there(view) and len(view["ask"]["choices"]) > 1


def first_turn(person: Person) -> None:
    sit_down(person, board_of_war_scenes.GAME, board_of_war_scenes.REGENT)


def armies(person: Person) -> None:
    """Many pieces can act."""
    reach(
        person,
        board_of_war_scenes.GAME,
        board_of_war_scenes.REGENT,
        is_there=lambda view: view["observation"]["round"] >= 7 and len(view["ask"]["choices"]) > 8,
        bot="marshal",
        earlier=A_WHILE,
    )


def four(person: Person) -> None:
    board_of_war_scenes.four(person)


def threatened(person: Person) -> None:
    """Whoever builds with all they have reads beside it that somebody is about to win."""
    rivals = [board_of_war_scenes.REGENT] * 3
    reach(person, board_of_war_scenes.GAME, *rivals, is_there=_is_threatened, bot="mason", earlier=A_WHILE)


def _is_threatened(view: View) -> bool:
    if len(view["ask"]["choices"]) < 16:
        return False
    game = wartable.get_game(board_of_war_scenes.GAME)
    seen = msgspec.convert(view["observation"], game.observation_type)
    return bool(game.presenter(game.rules(4, {})).facts(seen, ()).threats)


SCENES: dict[str, Callable[[Person], None]] = {
    "age-of-war-first-roll": first_roll,
    "age-of-war-six": six,
    "age-of-war-six-threatened": six_threatened,
    "age-of-war-last-castles": last_castles,
    "epic-dice-battles-country": country,
    "epic-dice-battles-market": late_market,
    "epic-dice-battles-market-of-five": market_of_five,
    "epic-dice-battles-market-afar": market_afar,
    "epic-dice-battles-purchase": late_purchase,
    "epic-dice-battles-march": late_march,
    "epic-dice-battles-winter": winter,
    "epic-dice-battles-deployment": deployment,
    "epic-dice-battles-gate": gate,
    "epic-dice-battles-melee": melee,
    "epic-dice-battles-great-battle": great_battle,
    **epic_dice_battles_scenes.GREAT_SCENES,
    "board-of-war-first-turn": first_turn,
    "board-of-war-armies": armies,
    "board-of-war-four": four,
    "board-of-war-threatened": threatened,
}


def hidden(person: Person) -> list[str]:
    """Boards that scroll, and choices that no click reaches as the page is now."""
    settle(person)
    found: list[str] = person.page.evaluate(_HIDDEN)
    return found


def settle(person: Person) -> None:
    """Until everything lies where it will stay."""
    redraw(person)
    wait_until(person, lambda: person.page.evaluate(_IS_STILL))


def redraw(person: Person) -> None:
    """Boards lay themselves out anew in the frame after a change."""
    person.page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")


@contextmanager
def in_language(browser: Browser, person: Person, language: str) -> Iterator[Person]:
    """The same person at the same table, with a browser in another language."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    context.add_cookies(person.context.cookies())  # type: ignore[arg-type]
    other = Person(context, person.url, person.name)
    other.visit(person.page.url.removeprefix(person.url))
    expect(other.page.locator("[data-ask]")).to_be_visible()
    expect(other.page.locator("#panel-log li").first).to_be_attached()
    yield other
    context.close()


def speak(person: Person, language: str) -> None:
    """Change the language in the head of the page, which needs no reload; on a phone it lies elsewhere."""
    person.page.set_viewport_size(SIZES[0])
    chosen = person.page.get_by_test_id("language")
    chosen.select_option(language)
    expect(chosen).to_have_attribute("aria-label", _LANGUAGE[language])


def read(person: Person, path: str) -> None:
    """Visit a page, and wait until all of it is there."""
    person.visit(path)
    person.page.wait_for_load_state("networkidle")


def read_in(person: Person, language: str, path: str) -> None:
    """The page that is open, in another language; what the server has in each language comes with the page."""
    speak(person, language)
    if path.startswith(("/rules/", "/openings/")):
        read(person, path)


def take(folder: Path, scenes: tuple[str, ...]) -> None:
    """Pictures of these scenes, or of all."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        for scene in scenes or SCENES:
            person = Person(browser.new_context(locale="en", reduced_motion="reduce"), site.url, "Ana").introduce()
            SCENES[scene](person)
            for language in LANGUAGES:
                with in_language(browser, person, language) as reader:
                    _take_sizes(reader, folder, f"{scene}-{language}")
            person.context.close()


def _take_sizes(person: Person, folder: Path, name: str) -> None:
    for size in SIZES:
        person.page.set_viewport_size(size)
        found = hidden(person)
        place = f"{name}-{size['width']}x{size['height']}"
        person.page.screenshot(path=folder / f"{place}.png")
        print(place, *(found or ["✓"]), flush=True)


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots", tuple(sys.argv[2:]))
