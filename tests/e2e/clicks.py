"""Counts the clicks of whole games: a bot decides, a browser does with the mouse what it decided.

`python -m tests.e2e.clicks [GAME [GAMES]]` plays so many games against a bot and prints how many clicks a year or a
turn took, and for what. What a hand can do in one go counts as one: a click, something carried to its place, or
a number pressed over a unit to buy so many.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Locator

import wartable
from tests.e2e.browsers import open_browser
from tests.e2e.moments import View
from tests.e2e.person import Person
from tests.e2e.standin import sit_down
from tests.server.running import run_server

__all__ = ["Clicks", "play"]

Action = dict[str, Any]

_PAUSE = 40
_LOOKS = 200_000
# The page is looked at twice, so that what it answers by itself is not clicked.
_LOOK = """async () => {
  const look = () => {
    const find = (places) => document.querySelector(places);
    if (find('[data-testid=end]')) return 'over';
    if (find('[data-continue]')) return 'continue';
    if (find('[data-take-back]')) return 'waiting';
    return find('[data-ask]')?.dataset.ask ?? 'waiting';
  };
  const before = look();
  await new Promise((seen) => setTimeout(seen, 120));
  return before === look() ? before : 'waiting';
}"""
# The first control that can be seen and does exactly this.
_MARK = """(wanted) => {
  document.querySelectorAll('[data-wanted]').forEach((old) => delete old.dataset.wanted);
  const told = (action) => JSON.stringify(Object.entries(action).sort());
  const found = [...document.querySelectorAll('[data-choice]')]
    .find((control) => control.offsetParent !== null && told(JSON.parse(control.dataset.choice)) === told(wanted));
  if (found) found.dataset.wanted = '';
  return found !== undefined;
}"""


class Clicks:
    """What was clicked, by what it was for."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.by_kind: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self.by_kind.total()

    def click(self, what: str | Locator, kind: str) -> None:
        locator = self.person.page.locator(what).first if isinstance(what, str) else what
        locator.click()
        self.by_kind[kind] += 1

    def press(self, what: str, key: str, kind: str) -> None:
        """Point at something, and press a key."""
        self.person.page.locator(what).first.hover()
        self.person.page.keyboard.press(key)
        self.by_kind[kind] += 1

    def carry(self, what: str, place: str, kind: str) -> None:
        page = self.person.page
        page.locator(what).first.drag_to(page.locator(place).first)
        self.by_kind[kind] += 1

    def has(self, what: str) -> bool:
        return self.person.page.locator(what).count() > 0

    def do(self, action: Action) -> bool:
        """Click what does this, if it can be seen."""
        if not self.person.page.evaluate(_MARK, action):
            return False
        self.click("[data-wanted]", action["type"])
        return True


class Mind:
    """Decides as a bot does, and knows what it would decide next."""

    def __init__(self, game: str, bot: str, view: View, players: int, options: dict[str, Any]) -> None:
        self.game = wartable.get_game(game)
        self.rules = self.game.rules(players, options)
        self.bot = wartable.get_bot(bot, self.game)
        self.seat = view["viewer"]
        self.rng = random.Random(3)

    def decide(self, view: View) -> Action:
        legal = tuple(msgspec.convert(each["action"], self.game.action_type) for each in view["ask"]["choices"])
        return self._choose(msgspec.convert(view["observation"], self.game.observation_type), legal)

    def after(self, view: View, *actions: Action) -> Action | None:
        """What is decided after these; None where it is not the same seat's decision."""
        observation = msgspec.convert(view["observation"], self.game.observation_type)
        state = self.rules.redeal(observation, self.rng)
        for action in actions:
            state = self.rules.apply(state, msgspec.convert(action, self.game.action_type))
        if self.rules.to_act(state) != self.seat:
            return None
        return self._choose(self.rules.observe(state, self.seat), self.rules.legal_actions(state))

    def _choose(self, observation: Any, legal: tuple[Any, ...]) -> Action:
        found: Action = msgspec.to_builtins(self.bot.choose(self.rules, observation, legal, self.rng))
        return found


def answer_epic_dice_battles(clicks: Clicks, mind: Mind, view: View) -> None:
    wanted = mind.decide(view)
    offer = next((each["action"] for each in view["ask"]["choices"] if each.get("is_suggested")), None)
    if wanted["type"] == "act" and _is_for_all_dice(mind, view, wanted):
        clicks.click(f"[data-times*='\"{wanted['action']}\"']", "act, all dice")
    elif wanted == offer:
        clicks.click("[data-follow]" if clicks.has("[data-follow]") else "[data-default]", "as suggested")
    elif wanted["type"] == "lead":
        if not clicks.has(f"[data-lead='{wanted['army']}'][aria-pressed=true]"):
            clicks.click(f"[data-lead='{wanted['army']}']", "army")
        move = mind.after(view, wanted)
        assert move is not None
        clicks.click(f"[data-target={move['region']}]", "where to")
    elif wanted["type"] in ("move", "march"):
        clicks.click(f"[data-target={wanted['region']}]", "where to")
    elif wanted["type"] == "buy":
        _buy(clicks, mind, view, wanted)
    elif wanted["type"] in ("end-buying", "end-spring", "pass"):
        clicks.click("[data-end]", wanted["type"])
    elif not clicks.do(wanted):
        clicks.click(f"[data-order][data-type={wanted['type']}][data-place={wanted.get('region')}]", wanted["type"])


def _is_for_all_dice(mind: Mind, view: View, wanted: Action) -> bool:
    """Whether several dice are left in winter, and all of them are to do this."""
    dice = view["observation"]["stage"]["dice"]
    is_alike = all(mind.after(view, *[wanted] * done) == wanted for done in range(1, dice))
    return bool(dice > 1 and wanted["action"] != "rest" and is_alike)


def _buy(clicks: Clicks, mind: Mind, view: View, wanted: Action) -> None:
    """Where the last purchase went with a click; elsewhere carried there, or placed when it is asked."""
    ware = f"[data-buy={wanted['unit']}]"
    die = mind.after(view, wanted)
    place = f"{die['slot']}-{die['line']}" if die and die["type"] == "put-die" else None
    market = clicks.person.page.locator("[data-goes-to]")
    goes = market.get_attribute("data-goes-to") if market.count() else None
    if place is None or wanted["unit"] == "shield" or not goes:
        clicks.click(ware, "buy")
    elif goes == place and (count := _in_a_row(mind, view, wanted)) > 1:
        clicks.press(ware, str(count), "buy several, by number")
    elif goes == place:
        clicks.click(ware, "buy")
    else:
        clicks.carry(ware, f"[data-drop='slot {place}']", "buy, carried")


def _in_a_row(mind: Mind, view: View, wanted: Action) -> int:
    """How many of a unit are bought one after the other and go to the same place: nine at most, by one key."""
    done: list[Action] = []
    first: list[Action] = []
    for count in range(9):
        step: Action | None = wanted if not done else mind.after(view, *done)
        one: list[Action] = []
        while step is not None and (step == wanted if not one else step["type"] in ("put-die", "put-token")):
            one.append(step)
            step = mind.after(view, *done, *one)
        first = first or one
        if one != first:
            return count
        done += one
    return 9


def answer_board_of_war(clicks: Clicks, mind: Mind, view: View) -> None:
    wanted = mind.decide(view)
    if wanted["type"] == "end-actions":
        card = mind.after(view, wanted)
        assert card is not None
        wanted = card
    if wanted["type"] == "play-card":
        _play_card(clicks, mind, view, wanted)
    elif not clicks.do(wanted):
        choice = next(each for each in view["ask"]["choices"] if each["action"] == wanted)
        clicks.click(_piece(clicks, choice), "piece")
        assert clicks.do(wanted), wanted


def _play_card(clicks: Clicks, mind: Mind, view: View, wanted: Action) -> None:
    """With a click, or carried to the square where its merchant or farmer goes."""
    card = f"[data-testid=hand] [data-card='{wanted['card']}']"
    is_open = any(each["action"]["type"] == "end-actions" for each in view["ask"]["choices"])
    place = mind.after(view, *([{"type": "end-actions"}] if is_open else []), wanted)
    if place and place["type"] == "place":
        clicks.carry(card, f"[data-square={place['square']}]", "card, carried")
    else:
        clicks.click(card, "card")


def _piece(clicks: Clicks, choice: Any) -> str:
    """Where a piece is picked, or where the only thing that can be done on a square is done."""
    source = choice["source"]
    square = source.removeprefix("army:")
    return f"[data-piece='{source}']" if clicks.has(f"[data-piece='{source}']") else f"[data-square={square}]"


class Scripted(NamedTuple):
    """A game that is played by a script."""

    bot: str
    unit: str
    answer: Callable[[Clicks, Mind, View], None]
    """Does what the bot would, with the mouse."""
    spans: Callable[[View], int]
    """In which year or round it is."""
    waits: bool
    """Whether the end of a fight is shown until somebody goes on."""


GAMES = {
    "epic-dice-battles": Scripted(
        "warlord", "year", answer_epic_dice_battles, lambda view: view["observation"]["year"], True
    ),
    "board-of-war": Scripted("regent", "turn", answer_board_of_war, lambda view: view["observation"]["round"], False),
}


def play(person: Person, game: str) -> tuple[Clicks, int]:
    """A whole game against one bot: the clicks, and how many years or turns it took."""
    script = GAMES[game]
    table = sit_down(person, game, {"kind": "bot", "bot": script.bot})
    clicks, mind = Clicks(person), None
    spans: set[int] = set()
    for _ in range(_LOOKS):
        seen = person.page.evaluate(_LOOK)
        if seen == "over":
            return clicks, len(spans)
        if seen == "continue" and script.waits:
            clicks.click("[data-continue]", "after a fight")
            continue
        view = person.read(f"/api/tables/{table}")["views"][0]
        if not view["ask"] or str(view["ask"]["number"]) != seen:
            person.page.wait_for_timeout(_PAUSE)
            continue
        mind = mind or Mind(game, script.bot, view, 2, {})
        spans.add(script.spans(view))
        script.answer(clicks, mind, view)
    raise AssertionError("the game did not end")


def measure(game: str, games: int) -> None:
    """Print what so many games took."""
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory() as data,
        run_server(f"sqlite:///{Path(data) / 'wartable.sqlite3'}", log_level="warning") as site,
    ):
        kinds: Counter[str] = Counter()
        spans = 0
        for number in range(games):
            context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1366, "height": 768})
            person = Person(context, site.url, "Ana").introduce()
            clicks, took = play(person, game)
            context.close()
            kinds += clicks.by_kind
            spans += took
            print(f"game {number + 1}: {clicks.count} clicks in {took} {GAMES[game].unit}s", flush=True)
        print(f"{game}: {kinds.total() / spans:.1f} clicks a {GAMES[game].unit} in {games} games")
        for kind, count in kinds.most_common():
            print(f"  {count / spans:5.2f} {kind}")


if __name__ == "__main__":
    for each in sys.argv[1:2] or GAMES:
        measure(each, int(sys.argv[2]) if len(sys.argv) > 2 else 3)
