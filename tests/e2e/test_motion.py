"""With motion, as most see it: boards come to rest, nothing jumps, and what is staged is seen to its end."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.board_of_war_scenes import attacks
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.epic_dice_battles_scenes import BOT, GAME, GREAT_SCENES, RIVAL, go_to, in_phase, in_stage
from tests.e2e.moments import View
from tests.e2e.person import Person
from tests.e2e.rounds import play_round, sit_down_with_bots
from tests.e2e.siege import is_siege
from tests.e2e.sizes import SIZES, hidden, settle
from tests.e2e.standin import reach, read_view, sit_down, views_of
from tests.e2e.together import wait_until, walk_to

DESK: ViewportSize = {"width": 1280, "height": 800}

KEYBOARD = (
    ("age-of-war", "greedy", "button.lit, button.lose"),
    ("epic-dice-battles", "warlord", ".orders [data-order], [data-default], [data-buy].can"),
    ("board-of-war", "regent", ".board [data-order], .board .lit"),
)

# Every height that the place of dice and choices has had.
_REMEMBER_HEIGHTS = """() => {
  window.heights = new Set();
  const eye = new ResizeObserver(([{ target }]) => heights.add(target.offsetHeight));
  eye.observe(document.querySelector('.board .dock'));
}"""
# Every width that the board of Board of War has had.
_REMEMBER_WIDTHS = """() => {
  window.widths = new Set();
  const eye = new ResizeObserver(([{ target }]) => widths.add(target.offsetWidth));
  eye.observe(document.querySelector('.board [role=grid]'));
}"""
# Agree with what is suggested, in a battle.
NEXT_QUESTION = "() => document.querySelector('[data-default], .orders [data-order]')?.click()"
# How often things are laid out anew while nothing happens, in so many frames.
_COUNT_LAYOUTS = """async () => {
  let count = 0;
  const eye = new MutationObserver((seen) => (count += seen.length));
  eye.observe(document.querySelector('.board'), { attributeFilter: ['data-density', 'data-short'], subtree: true });
  for (let frame = 0; frame < 30; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  eye.disconnect();
  return count;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_board_comes_to_rest_after_dice_have_fallen(new_person: NewPerson, size: ViewportSize) -> None:
    ana = lively(new_person, size)
    go_to(ana, lambda view: in_phase("main")(view) and len(view["ask"]["choices"]) > 1)
    asked = ana.page.locator("[data-ask]").get_attribute("data-ask")

    ana.page.locator("[data-default]").click()

    wait_until(ana, lambda: is_asked_on(ana, asked))
    settle(ana)
    # The odds may come a little later, and lay things out once more.
    assert any(ana.page.evaluate(_COUNT_LAYOUTS) == 0 for _ in range(20))


def test_cards_keep_their_size_from_turn_to_turn(new_person: NewPerson) -> None:
    """Age of War: however many lines can be filled, and whoever rolls."""
    ana = lively(new_person, DESK)
    sit_down_with_bots(ana, "fast")
    settle(ana)
    ana.page.evaluate(_REMEMBER_HEIGHTS)

    assert play_round(ana.page, "fast")

    assert 1 == ana.page.evaluate("heights.size"), ana.page.evaluate("[...heights]")


def test_board_stays_where_it_is_under_the_pointer(new_person: NewPerson) -> None:
    """In a narrow window: what is told of a square takes no room from the board."""
    ana = lively(new_person, {"width": 390, "height": 844})
    reach(
        ana, "board-of-war", *[{"kind": "bot", "bot": "regent"}] * 3, is_there=lambda v: bool(attacks(v)), bot="regent"
    )
    settle(ana)
    before = ana.page.locator("[role=grid]").bounding_box()

    for square in ana.page.locator("[role=grid] .lit").all():
        square.hover()
        assert before == ana.page.locator("[role=grid]").bounding_box()


@pytest.mark.parametrize("size", SIZES[3:], ids=("phone", "smallest"))
def test_board_keeps_its_size_from_turn_to_turn(new_person: NewPerson, size: ViewportSize) -> None:
    """On a phone: whatever is asked, and while the others play."""
    ana = new_person("Ana", language="es", viewport=size).introduce()
    table = sit_down(ana, "board-of-war", *[{"kind": "bot", "bot": "regent"}] * 3)
    settle(ana)
    ana.page.evaluate(_REMEMBER_WIDTHS)

    while read_view(ana, table)["observation"]["round"] < 4:
        ana.play()
        ana.page.wait_for_timeout(50)

    assert 1 == ana.page.evaluate("widths.size"), ana.page.evaluate("[...widths]")


@pytest.mark.parametrize("size", SIZES[:2], ids=("laptop", "low"))
def test_map_keeps_its_size_whatever_is_asked(new_person: NewPerson, size: ViewportSize) -> None:
    """Epic Dice Battles: however much of the own mat a question needs, in every season, and as armies grow."""
    ana = new_person("Ana", language="es", viewport=size).introduce()
    sizes = set()

    for scene in GREAT_SCENES.values():
        scene(ana)
        sizes.add(size_of_map(ana))
    table = go_to(ana, buys_for_three_armies, *[RIVAL] * 3)
    for view in islice(views_of(ana, table, bot=BOT), 12):
        expect(ana.page.locator(f"[data-ask='{view['ask']['number']}']")).to_be_visible()
        # A battle takes the place of the map.
        if view["observation"]["stage"]["type"] != "fighting":
            sizes.add(size_of_map(ana))

    assert 1 == len(sizes), sizes


def size_of_map(person: Person) -> tuple[int, int]:
    settle(person)
    width, height = person.page.locator(".scene .country").evaluate("(map) => [map.offsetWidth, map.offsetHeight]")
    return width, height


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=("laptop", "phone"))
def test_siege_is_fought_in_one_place(new_person: NewPerson, size: ViewportSize) -> None:
    """From its first question to its result neither the stage moves nor what lies below it."""
    ana = new_person("Ana", language="es", viewport=size).introduce()
    go_to(ana, is_siege)
    below = ".layout > .turn" if size["width"] < 1000 else ".own"
    places = set()

    is_over = False
    while not is_over:
        is_over = ana.page.locator("[data-continue]").count() > 0
        assert [] == hidden(ana)
        places.add(str([ana.page.locator(part).bounding_box() for part in (".scene", below)]))
        ana.page.evaluate(NEXT_QUESTION)

    assert 1 == len(places), places


@pytest.mark.parametrize(("game", "bot", "stops"), KEYBOARD, ids=[game for game, _, _ in KEYBOARD])
def test_keys_are_led_on_when_everything_lies_still(new_person: NewPerson, game: str, bot: str, stops: str) -> None:
    """A choice that was made is gone: the next one has the focus, without another Tab."""
    ana = lively(new_person, DESK)
    sit_down(ana, game, {"kind": "bot", "bot": bot})
    asked = ana.page.locator("[data-ask]")
    expect(asked).to_be_visible()
    before = asked.get_attribute("data-ask")

    walk_to(ana, stops)
    ana.page.keyboard.press("Enter")

    wait_until(ana, lambda: is_asked_on(ana, before))
    wait_until(ana, lambda: ana.page.evaluate("(stops) => document.activeElement.matches(stops)", stops))


def test_nothing_covers_the_end_of_a_battle_on_a_phone(new_person: NewPerson) -> None:
    ana = lively(new_person, {"width": 320, "height": 568})
    go_to(ana, lambda view: in_phase("main")(view) and len(view["ask"]["choices"]) > 1)

    ana.page.locator("[data-follow]").click()
    expect(ana.page.locator("[data-continue]")).to_be_visible()

    assert [] == hidden(ana)


def test_game_is_over_when_the_last_battle_has_been_seen(new_person: NewPerson) -> None:
    """Its result stands there alone until the reader goes on."""
    ana = lively(new_person, DESK)
    reach(ana, GAME, RIVAL, is_there=is_last_battle, bot=BOT)

    ana.page.locator("[data-follow]").click()
    expect(ana.page.locator("[data-continue]")).to_be_visible()
    assert 0 == ana.page.get_by_test_id("end").count()
    ana.page.locator("[data-continue]").click()

    expect(ana.page.get_by_test_id("end")).to_be_visible()


def lively(new_person: NewPerson, size: ViewportSize) -> Person:
    """Somebody who likes motion."""
    return new_person("Ana", reduced_motion="no-preference", viewport=size).introduce()


def is_asked_on(person: Person, before: Any) -> bool:
    """Whether something else is asked, or a battle has ended."""
    if person.page.locator("[data-continue]").count():
        return True
    now = person.page.locator("[data-ask]")
    return now.count() > 0 and now.get_attribute("data-ask") != before


def buys_for_three_armies(view: View) -> bool:
    """Whether somebody has three armies on their mat in spring, and goes to the market."""
    mat = view["observation"]["mats"][view["viewer"]]
    return in_stage("spring", year=1530, step="menu")(view) and sum(slot is not None for slot in mat["slots"]) == 3


def is_last_battle(view: View) -> bool:
    """Whether a battle is fought that decides the game."""
    stage = view["observation"]["stage"]
    return (
        stage["type"] == "fighting"
        and stage["battle"]["kind"] == "final"
        and stage["battle"]["phase"] == "main"
        and any(choice["is_suggested"] for choice in view["ask"]["choices"])
        and len(view["ask"]["choices"]) > 1
    )
