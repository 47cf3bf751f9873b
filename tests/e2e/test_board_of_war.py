"""Board of War in real browsers: a whole game, its secrets, one device for two, keys alone, phones, and the lesson."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.ear import Ear
from tests.e2e.person import Person, table_of
from tests.e2e.test_accessibility import problems
from tests.e2e.test_phone import width
from tests.e2e.wire import Wire
from tests.server.running import Running

HERE = {"kind": "here"}
BEN_HERE = {"kind": "here", "name": "Ben"}
SMALL = {"game": "board-of-war", "options": {"board": 8}, "coach": True}

# What a message that nobody wrote looks like on a page.
KEY = re.compile(r"\b(?:lesson|hint|verb|square|court|turn|web)-[a-z-]+")

# In one go, as a quick person would: attack if somebody can be attacked, else whatever glows, else go on.
PLAY = """() => {
  document.querySelector('[data-skip]')?.click();
  if (document.querySelector('[data-testid=end]')) return 'over';
  const first = (...places) => places.map((place) => document.querySelector(place)).find((found) => found);
  const choice = first('[role=grid] .lit[data-verb=attack]', '[role=grid] .lit[data-verb=raze]',
    '[data-testid=hand] [data-order]', '[data-verb] [data-order]', '[data-end]');
  choice?.click();
  return choice ? 'played' : 'waiting';
}"""


# Soldiers before everything else, onto the board and forward: somebody who looks for a fight, but does not begin it.
MARCH = """() => {
  document.querySelector('[data-skip]')?.click();
  if (document.querySelector('[data-testid=end]')) return 'over';
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-order]')];
  const soldier = cards.sort((one, other) => other.dataset.card - one.dataset.card)[0];
  const places = ['[data-verb=deploy] [data-order]', '[role=grid] .lit[data-verb=step]',
    '[data-verb=place] [data-order]', '[data-verb=expand] [data-order]', '[data-end]'];
  const choice = soldier ?? places.map((place) => document.querySelector(place)).find((found) => found);
  choice?.click();
  return choice ? 'played' : 'waiting';
}"""

# The kinds of choices on the page: each kind has buttons of its own.
OFFERED = """() => [
  ...(document.querySelector('[data-testid=hand] [data-order]') ? ['play-card'] : []),
  ...[...document.querySelectorAll('.groups [data-verb]')].map((group) => group.dataset.verb),
]"""


def test_two_people_and_a_bot_play_a_whole_game(new_person: NewPerson) -> None:
    ana, ben, eve = new_person("Ana"), new_person("Ben"), new_person("Eve")
    told_ana, told_eve = Ear(ana), Ear(eve)
    address = sit_down_together(ana, ben)
    eve.visit(f"/table/{table_of(address)}")

    play_to_the_end(ana, ben, eve)

    assert standings(ana) == standings(ben) == standings(eve)
    assert_knows_only_the_hand_of(0, told_ana)
    assert_knows_only_the_hand_of(None, told_eve)
    assert_shows_only(ana, [hand for hand in told_ana.all("hand") if hand is not None][-1])
    assert_shows_only(eve, [])
    assert {"You draw " + line["args"]["card"] for line in told_ana.lines("log-drew")} == draws_of(ana)
    assert set() == draws_of(eve)
    ana.page.get_by_role("button", name="Check the dice").click()
    expect(ana.page.get_by_test_id("verdict")).to_contain_text("✓")
    replay_is_what_a_seat_knew(ana, address)


def test_device_is_handed_over_behind_a_curtain(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, BEN_HERE, start=True, **SMALL)
    curtain = ana.page.get_by_test_id("curtain")

    for _ in range(4):
        expect(curtain).to_be_visible()
        assert ana.page.locator("[data-card], [data-square], #panel-log").count() == 0
        name = curtain.get_by_role("button").inner_text()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("hand").locator("[data-card]")).to_have_count(3)
        who = "Ben" if "Ben" in name else "Ana"
        expect(ana.page.locator(f"section[aria-label='Kingdom of {who}'] .you")).to_be_visible()
        expect(log_lines(ana).filter(has_text="You draw")).to_have_count(3 + turns_of(ana, who) - 1)
        play_one_turn(ana)


def test_pointing_at_an_attack_shows_its_odds(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    attack = ana.page.locator("[role=grid] .lit[data-verb=attack]").first
    # The dice and cards are real: now and then somebody wins before two armies meet.
    found = any(march_to_an_attack(ana, attack) for _ in range(6))
    assert found, "no army met another in six games"

    attack.hover()

    expect(ana.page.locator(".talk")).to_contain_text(re.compile(r"Attacker wins \d+\.\d%"))
    expect(attack).to_have_attribute("aria-label", re.compile("attack|besiege"))


def test_line_that_breaks_is_mended(new_person: NewPerson, site: Running) -> None:
    wire = Wire(site.port)
    ana = new_person("Ana", url=wire.url).introduce()
    ana.open_table(HERE, {"kind": "bot", "bot": "marshal"}, start=True, **SMALL)
    connection = ana.page.get_by_test_id("connection")
    play_on(ana)
    wire.cut()
    expect(connection).to_have_attribute("data-connection", "lost", timeout=20_000)
    wire.mend()
    expect(connection).to_have_attribute("data-connection", "live", timeout=20_000)

    play_on(ana)

    expect(ana.page.get_by_test_id("hand").locator("[data-card]")).to_have_count(3)
    wire.close()


def test_keys_alone_play_a_turn(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, BEN_HERE, start=True, **SMALL)
    for _ in range(4):
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator("[data-end]")).to_be_visible()
        walk_to(ana, "data-end")
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("hand").locator("[data-order]").first).to_be_visible()
        while ana.page.get_by_test_id("curtain").count() == 0:
            walk_to(ana, "data-order")
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_timeout(150)

    ana.page.keyboard.press("Enter")
    ana.page.locator("[data-square=e1]").focus()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(":focus")).to_have_attribute("data-square", re.compile("d1|f1"))
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".about")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".about")).to_have_count(0)


@pytest.mark.parametrize(("colours", "viewport"), [("light", WIDE), ("dark", PHONE)], ids=["wide", "phone"])
def test_nothing_keeps_anybody_out(new_person: NewPerson, colours: str, viewport: dict[str, int]) -> None:
    ana = new_person("Ana", color_scheme=colours, viewport=viewport).introduce()
    ana.open_table(HERE, BEN_HERE, start=True, **SMALL)
    assert [] == problems(ana)
    seen: set[str] = set()
    for _ in range(90):
        if curtained(ana):
            ana.page.get_by_test_id("curtain").get_by_role("button").click()
        offered = set(ana.page.evaluate(OFFERED))
        if offered - seen:
            assert [] == problems(ana), offered
            seen |= offered
        ana.page.evaluate(PLAY)
        ana.page.wait_for_timeout(60)
    assert {"play-card", "place", "expand"} <= seen
    ana.page.get_by_test_id("curtain").get_by_role("button").click() if curtained(ana) else None
    expect(ana.page.locator("[role=grid]")).to_be_visible()
    ana.page.locator("[data-square=a4]").click()
    assert [] == problems(ana)


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_it_fits_a_phone_and_can_be_learned(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.introduce().visit("/learn/board-of-war")
    expect(ana.board).to_be_visible()
    bar = ana.page.get_by_role("progressbar")
    steps = int(str(bar.get_attribute("aria-valuemax")))

    for step in range(1, steps):
        expect(bar).to_have_attribute("aria-valuenow", str(step))
        assert width(ana) <= PHONE["width"]
        assert [] == re.findall(
            r"\b(?:lesson|hint|verb|square|court|web)-[a-z-]+", ana.page.locator("main").inner_text()
        )
        ana.page.locator(
            ".teacher .button.primary, [role=grid] .lit, [data-testid=hand] [data-order], [data-end]"
        ).first.tap()

    expect(bar).to_have_attribute("aria-valuenow", str(steps))
    assert [] == problems(ana)


def test_board_is_chosen_when_a_table_is_set_up(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/board-of-war")
    ana.page.get_by_label("Seat 2").select_option("bot:merchant")
    ana.page.get_by_label("Board").select_option("8")
    ana.page.get_by_role("button", name="Start the game").click()

    expect(ana.page.locator("[data-square]")).to_have_count(64)


def sit_down_together(ana: Person, ben: Person) -> str:
    """Ana opens a public table on the small board, Ben comes by the invite link, a bot sits there already."""
    ana.introduce()
    bot = {"kind": "bot", "bot": "marshal"}
    address = ana.open_table(HERE, {"kind": "open"}, bot, visibility="public", **SMALL)
    link = urlsplit(ana.page.get_by_label("Invite link").input_value())
    ben.introduce().visit(f"{link.path}#{link.fragment}")
    ben.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for person in (ana, ben):
        expect(person.board).to_be_visible()
    return address


def play_to_the_end(*people: Person) -> None:
    for _ in range(20_000):
        states = [str(person.page.evaluate(PLAY)) for person in people]
        if all(state == "over" for state in states):
            return
        if "played" not in states:
            people[0].page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


def play_one_turn(person: Person) -> None:
    """Until the device goes to the next."""
    for _ in range(200):
        if curtained(person):
            return
        person.page.evaluate(PLAY)
        person.page.wait_for_timeout(30)
    raise AssertionError("the turn did not end")


def march_to_an_attack(person: Person, attack: Locator) -> bool:
    """Play against a bot until somebody can be attacked; whether that came before the end."""
    person.open_table(HERE, {"kind": "bot", "bot": "marshal"}, start=True, **SMALL)
    for _ in range(1_500):
        for army in person.page.locator("[data-piece^=army]").all():
            army.click()
            if attack.count():
                return True
        if person.page.evaluate(MARCH) == "over":
            return False
        person.page.wait_for_timeout(15)
    return False


def play_on(person: Person) -> None:
    """Until the log tells something new."""
    told = log_lines(person).count()
    for _ in range(200):
        person.page.evaluate(PLAY)
        person.page.wait_for_timeout(30)
        if log_lines(person).count() > told:
            return
    raise AssertionError("nothing happened")


def curtained(person: Person) -> bool:
    return person.page.get_by_test_id("curtain").count() > 0


def walk_to(person: Person, attribute: str) -> None:
    """Press Tab until something with this attribute has the focus."""
    for _ in range(60):
        if person.page.evaluate(f"document.activeElement?.hasAttribute('{attribute}')"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {attribute}")


def assert_knows_only_the_hand_of(seat: int | None, ear: Ear) -> None:
    """A viewer's messages hold no other hand, no deck, and no drawn card but the viewer's own."""
    assert ear.heard
    assert {seat} == set(ear.all("viewer"))
    hands = [hand for hand in ear.all("hand") if hand is not None]
    assert bool(hands) == (seat is not None)
    assert [] == [*ear.all("hands"), *ear.all("deck")]
    drawn = ear.lines("log-drew")
    assert bool(drawn) == (seat is not None)
    held = {card for hand in hands for card in hand}
    assert {line["args"]["card"] for line in drawn} <= {"A" if card == 1 else str(card) for card in held}


def assert_shows_only(person: Person, hand: list[int]) -> None:
    shown = [card.get_attribute("data-card") for card in person.page.locator("[data-card]").all()]
    assert [str(card) for card in hand] == shown


def replay_is_what_a_seat_knew(person: Person, address: str) -> None:
    person.visit(f"/replay/{table_of(address)}")
    hand = person.page.get_by_test_id("hand")
    for _ in range(3):
        person.page.keyboard.press("PageDown")
    expect(hand.locator("[data-card]").first).to_be_visible()
    person.page.get_by_label("Seen by").select_option("everybody")
    expect(hand).to_have_count(0)


def standings(person: Person) -> list[str]:
    return [text.strip() for text in person.page.get_by_test_id("end").locator("tbody tr").all_inner_texts()]


def log_lines(person: Person) -> Locator:
    return person.page.locator("#panel-log li")


def draws_of(person: Person) -> set[str]:
    """What the log on the page tells this person of cards drawn."""
    texts = log_lines(person).all_inner_texts()
    return {text.split(":")[0] for text in texts if text.startswith("You draw")}


def turns_of(person: Person, name: str) -> int:
    return sum(f"{name} is to move" in text for text in log_lines(person).all_inner_texts())
