"""The states of Epic Dice Battles worth a picture, reached by letting a bot decide for the person at the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.e2e.moments import IsThere, View
from tests.e2e.person import Person
from tests.e2e.scenes import curtain_of, replay_of_last
from tests.e2e.standin import A_WHILE, look_at, play_until, reach, sit_down
from tests.games.epic_dice_battles.positions import after, in_autumn, in_spring, in_winter, player, rules_of
from wartable.games.epic_dice_battles.game import GAME as RULES
from wartable.games.epic_dice_battles.state import State

__all__ = ["BOT", "EPIC_DICE_BATTLES_SCENES", "GAME", "GREAT_SCENES", "RIVAL", "go_to", "in_phase", "in_stage"]

GAME = "epic-dice-battles"
BOT = "warlord"
RIVAL = {"kind": "bot", "bot": BOT}

# As many armies as anybody may have, two of them with nearly all that there is: nothing more has to be seen at once.
_GREAT = player(
    "satsuma izumo bizen",
    "1@satsuma 6/3/3 archer*2 cavalry*2 ninja*2 samurai samurai-cavalry shield*2",
    "3@iyo 3/1/1 archer cavalry ninja samurai samurai-cavalry shield",
    "4@bizen 2/0/0 archer samurai shield",
    "2@izumo 2/0/0 ninja archer",
    rice=28,
    money=7,
    rice_marker=12,
    officers=2,
)
_GREAT_RIVAL = player(
    "suruga owari mutsu",
    "3@kii 6/3/2 archer*4 cavalry*4 samurai*2 shield*2",
    "1@owari 2/1/0 cavalry*2 samurai",
    "4@echigo 2/0/0 ninja*2",
    "2@mutsu 2/0/0 archer",
    rice=13,
    money=4,
    rice_marker=12,
)


def start(person: Person) -> None:
    """Where to begin: one region is looked at."""
    sit_down(person, GAME, RIVAL, RIVAL, RIVAL)
    person.page.locator("[data-region].lit").first.click()


def winter(person: Person) -> None:
    go_to(person, in_stage("winter", year=1524))


def market(person: Person) -> None:
    go_to(person, in_stage("spring", year=1525, step="menu"))
    person.page.locator("[data-buy=samurai]").hover()


def purchase(person: Person) -> None:
    """A die is bought and looks for its place."""
    go_to(person, in_stage("spring", year=1525, step="die"))


def march(person: Person) -> None:
    """A march, drawn but not confirmed."""
    go_to(person, lambda view: in_stage("marching", year=1526)(view) and has_rice(view))
    person.page.locator("[data-lead]").first.click()
    person.page.locator("[data-target]").last.click()
    expect(person.page.get_by_test_id("march")).to_be_visible()


def deployment(person: Person) -> None:
    go_to(person, in_phase("deploy"))


def gate(person: Person) -> None:
    go_to(person, in_phase("gate"))


def melee(person: Person) -> None:
    """Who rolled which die?"""
    go_to(person, lambda view: in_phase("main")(view) and len(view["ask"]["choices"]) > 1)


def aftermath(person: Person) -> None:
    """A battle has been fought, and something else is asked."""
    table = go_to(person, in_phase("main"))
    play_until(person, table, lambda view: not in_phase("main")(view), bot=BOT)


def five(person: Person) -> None:
    go_to(person, in_stage("marching", year=1538), RIVAL, RIVAL, RIVAL, earlier=A_WHILE)


def great_winter(person: Person) -> None:
    _look_at(person, in_winter(_GREAT, _GREAT_RIVAL, year=1538))


def great_market(person: Person) -> None:
    _look_at(person, in_spring(_GREAT, _GREAT_RIVAL, year=1538))


def great_march(person: Person) -> None:
    _look_at(person, in_autumn(_GREAT, _GREAT_RIVAL, year=1538))


def spying(person: Person) -> None:
    """A ninja looks at whoever has great armies."""
    _look_at(
        person,
        after(in_spring(_GREAT, _GREAT_RIVAL, year=1538), "buy ninja", "put-die 3 main", "put-token 3", "scout 1"),
    )


def _look_at(person: Person, state: State) -> None:
    look_at(person, RULES.write_position(rules_of(state), state), GAME, RIVAL)


GREAT_SCENES: dict[str, Callable[[Person], None]] = {
    "epic-dice-battles-great-winter": great_winter,
    "epic-dice-battles-great-market": great_market,
    "epic-dice-battles-great-march": great_march,
    "epic-dice-battles-spying": spying,
}


def end(person: Person) -> None:
    table = sit_down(person, GAME, RIVAL, RIVAL)
    play_until(person, table, lambda _: False, bot=BOT)


EPIC_DICE_BATTLES_SCENES: dict[str, Callable[[Person], None]] = {
    "epic-dice-battles-start": start,
    "epic-dice-battles-winter": winter,
    "epic-dice-battles-market": market,
    "epic-dice-battles-purchase": purchase,
    "epic-dice-battles-march": march,
    "epic-dice-battles-deployment": deployment,
    "epic-dice-battles-gate": gate,
    "epic-dice-battles-melee": melee,
    "epic-dice-battles-aftermath": aftermath,
    "epic-dice-battles-five": five,
    "epic-dice-battles-curtain": partial(curtain_of, GAME),
    "epic-dice-battles-end": end,
    "epic-dice-battles-replay": partial(replay_of_last, 14),
}


def go_to(person: Person, is_there: IsThere, *others: dict[str, str], earlier: int = 0) -> str:
    """At a table with a rival, or more, where it has come to this; returns its id."""
    return reach(person, GAME, RIVAL, *others, is_there=is_there, bot=BOT, earlier=earlier)


def in_stage(kind: str, *, year: int, **more: Any) -> IsThere:
    """Whether this is asked, not before that year."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        is_asked = stage["type"] == kind and all(stage[name] == value for name, value in more.items())
        return is_asked and view["observation"]["year"] >= year

    return is_there


def in_phase(phase: str) -> IsThere:
    """Whether a battle has come to this phase."""

    def is_there(view: View) -> bool:
        stage = view["observation"]["stage"]
        return bool(stage["type"] == "fighting" and stage["battle"]["phase"] == phase)

    return is_there


def has_rice(view: View) -> bool:
    return bool(view["observation"]["mats"][view["viewer"]]["rice"])
