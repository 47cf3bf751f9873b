"""Everything that may be chosen in Age of War can be reached with a finger or a mouse, whatever the window."""

from __future__ import annotations

import random

import msgspec
import pytest
from playwright.sync_api import ViewportSize, expect

import wartable
from tests.e2e import sizes
from tests.e2e.conftest import NewPerson
from tests.e2e.moments import View
from tests.e2e.person import Person
from tests.e2e.standin import reach
from tests.e2e.together import wait_until

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
)
COVERED = """() => {
  const found = [];
  for (const target of document.querySelectorAll('.board button.lit, .board button.lose:enabled')) {
    if (target.offsetParent === null) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = hit !== null && (target === hit || target.contains(hit));
    if (!isHit) found.push(`${target.dataset.drop ?? 'lose'} under ${hit?.className}`);
  }
  return found;
}"""

IS_STILL = "document.querySelector('.board')?.getAnimations({ subtree: true }).length === 0"

# What only glows on and on is no motion.
IS_AT_REST = """document.querySelector('.board')?.getAnimations({ subtree: true })
  .every((one) => one.effect?.getComputedTiming().iterations === Infinity)"""
# How closely the cards lie, and how much larger than need be.
CARDS = """(() => {
  const board = document.querySelector('.board');
  return [board.dataset.density, board.style.getPropertyValue('--grow')];
})()"""


# The room above and below the castles in the centre.
ROOM = """(() => {
  const [holdings, centre, field] = ['.holdings', '.centre', '.field']
    .map((place) => document.querySelector(`.board ${place}`).getBoundingClientRect());
  return [centre.top - holdings.bottom, field.bottom - centre.bottom];
})()"""
# Whether what is said large lies over the scores; null where nothing is said.
OVERLAPS = """(() => {
  const [said, end] = ['[data-celebration]', '[data-testid=end]']
    .map((place) => document.querySelector(place)?.getBoundingClientRect());
  return said && end ? said.top < end.bottom && said.bottom > end.top : null;
})()"""


def is_last_line(view: View) -> bool:
    """Whether there is a single line to fill, and to fill it ends the game."""
    fills = [choice["action"] for choice in view["ask"]["choices"] if choice["action"]["type"] == "fill"]
    if len(fills) != 1:
        return False
    game = wartable.get_game("age-of-war")
    rules = game.rules(2, {})
    state = rules.redeal(msgspec.convert(view["observation"], game.observation_type), random.Random(3))
    return rules.to_act(rules.apply(state, msgspec.convert(fills[0], game.action_type))) is wartable.OVER


@pytest.fixture
def six(new_person: NewPerson) -> Person:
    """A table of six at one screen, in the middle of a game: several of them hold castles."""
    ana = new_person("Ana").introduce()
    sizes.six(ana)
    assert ana.page.locator(".holding .chip").count() > 0
    return ana


def test_no_choice_lies_under_the_dice(six: Person) -> None:
    for window in WINDOWS:
        six.page.set_viewport_size(window)
        wait_until(six, lambda: six.page.evaluate(IS_STILL))
        assert [] == six.page.evaluate(COVERED), window
        assert six.page.locator(".dock button.lit, button.lose:enabled").count() > 0


def test_the_dice_stay_in_the_window(six: Person) -> None:
    for window in WINDOWS:
        six.page.set_viewport_size(window)
        wait_until(six, lambda: six.page.evaluate(IS_STILL))
        tray = six.page.locator(".tray")
        tray.evaluate("tray => tray.scrollIntoView({ block: 'nearest' })")
        box = tray.bounding_box()
        assert box is not None
        assert 0 <= box["y"]
        assert box["y"] + box["height"] <= window["height"] + 1, window


def test_what_others_hold_unfolds(six: Person) -> None:
    fold = six.page.locator("button.chips").first
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(six.page.locator(".unfolded > *").first).to_be_visible()


def test_what_the_others_did_is_told_above_the_dice(six: Person) -> None:
    told = six.page.get_by_role("list", name="Since your last turn").get_by_role("listitem")
    expect(told.first).to_be_visible()

    six.page.set_viewport_size({"width": 390, "height": 844})
    expect(told.first).to_be_hidden()
    six.page.locator("[data-since]").click()

    expect(told.first).to_be_visible()
    expect(six.page.locator("[data-since]")).to_have_attribute("aria-expanded", "true")
    assert [] == six.page.evaluate(COVERED)


def test_cards_lie_no_closer_than_they_must(six: Person) -> None:
    for window in WINDOWS:
        six.page.set_viewport_size(window)
        wait_until(six, lambda: six.page.evaluate(IS_STILL) and six.page.evaluate(IS_LEAST))


IS_LEAST = """() => {
  const board = document.querySelector('.board'), field = board.querySelector('.field');
  const density = Number(board.dataset.density);
  const isSeenAt = (tried) => {
    board.dataset.density = tried;
    return field.scrollHeight <= field.clientHeight;
  };
  const looser = Array.from({ length: density }, (_, tried) => isSeenAt(tried));
  board.dataset.density = density;
  return !looser.includes(true);
}"""


def test_cards_keep_their_size_when_dice_fly_onto_one(new_person: NewPerson) -> None:
    """What flies reaches beyond the cards for a moment: they were laid closer for it, and stayed so."""
    phone: ViewportSize = {"width": 390, "height": 844}
    ana = new_person("Ana", viewport=phone, reduced_motion="no-preference", has_touch=True, is_mobile=True).introduce()
    ana.open_table({"kind": "here"}, *({"kind": "here", "name": name} for name in ("Ben", "Chloe", "Dai")), start=True)
    line = ana.page.locator(".centre button.lit").first
    expect(line).to_be_visible()
    wait_until(ana, lambda: ana.page.evaluate(IS_AT_REST))
    before = ana.page.evaluate(CARDS)

    line.click()
    expect(ana.page.locator(".centre .filled").first).to_be_visible()
    expect(ana.page.locator("button.lose:enabled")).to_be_visible()
    wait_until(ana, lambda: ana.page.evaluate(IS_AT_REST))

    assert before == ana.page.evaluate(CARDS)


def test_the_last_castles_lie_in_the_middle(new_person: NewPerson) -> None:
    """Few are left: as much room is above them as below, and they are larger."""
    ana = new_person("Ana", viewport={"width": 1366, "height": 768}).introduce()
    sizes.last_castles(ana)
    sizes.settle(ana)

    above, below = ana.page.evaluate(ROOM)

    assert abs(above - below) <= 8
    assert ana.page.evaluate("parseFloat(document.querySelector('.board').style.getPropertyValue('--grow'))") > 1


def test_no_celebration_covers_the_final_scores(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport={"width": 390, "height": 844}, reduced_motion="no-preference").introduce()
    reach(ana, "age-of-war", {"kind": "here", "name": "Ben"}, is_there=is_last_line, bot="greedy")

    ana.page.locator(".board button.lit").first.click()
    expect(ana.page.get_by_test_id("end")).to_be_visible()

    assert ana.page.evaluate(OVERLAPS) is False
