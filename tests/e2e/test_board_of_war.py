"""Board of War in real browsers: a whole game, its secrets, one device for two, keys alone, phones, and the lesson."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.barriers import assert_no_barriers, assert_open_at_every_kind_of_choice, problems, width
from tests.e2e.board_of_war_scenes import GAME, MARSHAL, REGENT, SMALL, attacks, first_turn
from tests.e2e.conftest import IN_LANGUAGES, PHONE, NewPerson
from tests.e2e.ear import Ear
from tests.e2e.moments import View
from tests.e2e.person import Person, table_of
from tests.e2e.sizes import hidden
from tests.e2e.standin import HERE, reach, read_view
from tests.e2e.together import (
    answer_by_keys,
    connection,
    is_curtained,
    log_lines,
    play_on,
    play_to_the_end,
    play_until_seen,
    sit_down_together,
    standings,
    wait_until,
)
from tests.e2e.wire import Wire

BEN_HERE = {"kind": "here", "name": "Ben"}
LITTLE_GOLD = "victory.gold = 80"
PLAN: dict[str, Any] = {"game": GAME, "options": SMALL, "coach": True}

# What a message that nobody wrote looks like on a page.
KEY = r"\b(?:lesson|hint|verb|square|court|turn|web)-[a-z-]+"

KINDS = {
    *("expand", "upgrade-square", "upgrade-soldier", "deploy", "step", "attack", "mark", "raze"),
    *("end-actions", "play-card", "place"),
}
# Pieces, squares, cards, and where nothing but an answer is asked.
SAMPLE = {"expand", "step", "attack", "play-card"}


def test_players_are_marked_on_a_phone(new_person: NewPerson) -> None:
    """Squares glow on the board; a player does not, and is named where the choices are."""
    ana = new_person("Ana", viewport=PHONE).introduce()
    reach(ana, GAME, REGENT, MARSHAL, REGENT, is_there=can_mark_a_player, bot="regent")

    jack = ana.page.locator("[data-piece=jack]")
    if jack.count():
        jack.click()

    expect(ana.page.locator("[data-verb=mark] [data-order]").first).to_be_visible()


def test_result_of_a_fight_stays_within_a_small_board(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport={"width": 320, "height": 568}, language="es").introduce()
    reach(ana, GAME, REGENT, is_there=lambda view: bool(attacks(view)), bot="marshal", prefer="choice-besiege")
    attack = attacks(read_view(ana, table_of(ana.page.url)))[0]

    ana.page.locator(f"[data-piece='army:{attack['army']}'], [data-square={attack['army']}]").first.click()
    ana.page.locator(f"[data-square={attack['target']}]").click()

    expect(ana.page.get_by_test_id("fight")).to_be_visible()
    assert [] == hidden(ana)


def can_mark_a_player(view: View) -> bool:
    actions = [choice["action"] for choice in view["ask"]["choices"]]
    return any(action["type"] == "mark" and action["square"] is None for action in actions)


def test_two_people_and_a_bot_play_a_whole_game(new_honest_person: NewPerson) -> None:
    """To little gold: a game to all of it says no more, for minutes."""
    ana, ben, eve = new_honest_person("Ana"), new_honest_person("Ben"), new_honest_person("Eve")
    told_ana, told_eve = Ear(ana), Ear(eve)
    address = sit_down_together(ana, ben, MARSHAL, **{**PLAN, "options": SMALL | {"variant": LITTLE_GOLD}})
    eve.visit(f"/table/{table_of(address)}")

    play_to_the_end(ana, ben, eve)

    wait_until(ana, lambda: standings(ana) == standings(ben) == standings(eve))
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
    ana.open_table(HERE, BEN_HERE, start=True, **PLAN)
    curtain = ana.page.get_by_test_id("curtain")

    for _ in range(4):
        expect(curtain).to_be_visible()
        assert ana.page.locator("[data-card], [data-square], #panel-log").count() == 0
        name = curtain.get_by_role("button").inner_text()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("hand").locator("[data-card]")).to_have_count(3)
        who = "Ben" if "Ben" in name else "Ana"
        expect(ana.page.locator(f"section[aria-label='Kingdom of {who}'] .you")).to_be_visible()
        wait_until(ana, partial(is_told_of_every_card, ana, who))
        play_until_seen(ana, lambda: is_curtained(ana))


def test_attack_shows_its_odds_and_its_fight_is_staged_until_the_reader_goes_on(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    attack = ana.page.locator("[role=grid] .lit[data-verb=attack]").first
    stage = ana.page.get_by_test_id("fight")
    see_an_attack(ana)

    attack.hover()

    expect(ana.page.locator(".talk")).to_contain_text(re.compile(r"Attacker wins \d+\.\d%"))
    expect(attack).to_have_attribute("aria-label", re.compile("attack|besiege"))

    # Step by step, the stage waits for the reader however slow the machine is.
    ana.page.locator("[data-tempo]").select_option("step")
    fights = log_lines(ana).locator("[data-again]")
    before = fights.count()
    attack.click()

    expect(stage.get_by_role("button", name="Continue")).to_be_visible()
    assert ana.page.locator("[role=grid] .lit").count() == 0
    assert before == fights.count(), "the log tells how the fight ends while it is on the stage"
    stage.get_by_role("button", name="Continue").click()
    expect(stage).to_have_count(0)
    expect(fights).to_have_count(before + 1)

    fights.last.click()

    expect(stage).to_be_visible()
    expect(fights).to_have_count(before + 1)
    stage.get_by_role("button", name="Continue").click()
    expect(stage).to_have_count(0)


def test_card_is_clicked_while_pieces_could_still_act(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    see_an_attack(ana)
    played = log_lines(ana).filter(has_text="Ana plays")
    before = played.count()
    assert ana.page.locator("[data-end]").count() == 0

    ana.page.get_by_test_id("hand").locator("button[data-card]").last.click()

    expect(played).to_have_count(before + 1)


def test_merchant_on_the_wrong_square_is_taken_back(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.page.clock.install()
    settler = ana.page.get_by_test_id("hand").locator(
        "button[data-card='1'], button[data-card='2'], button[data-card='3']"
    )
    for _ in range(40):
        ana.open_table(HERE, MARSHAL, start=True, **{**PLAN, "undo": True})
        expect(ana.page.get_by_test_id("hand").locator("button")).to_have_count(3)
        if settler.count():
            break
    settler.first.click()
    squares = ana.page.locator("[role=grid] .lit[data-verb=place]")
    expect(squares).to_have_count(2)
    # A piece stays in the hand for a moment only: the clock stands still meanwhile, however slow the machine is.
    ana.page.clock.pause_at(ana.page.evaluate("Date.now()") / 1000 + 60)
    squares.first.click()
    ana.page.locator("[data-take-back]").click()
    expect(ana.page.locator("[data-take-back]")).to_have_count(0)
    ana.page.clock.resume()
    expect(squares).to_have_count(2)
    ana.page.get_by_role("button", name="Take back").click()
    expect(settler.first).to_be_visible()


def test_card_that_is_carried_to_a_square_puts_its_piece_there(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    settler = ana.page.get_by_test_id("hand").locator(
        "button[data-card='1'], button[data-card='2'], button[data-card='3'], button[data-card='4']"
    )
    for _ in range(40):
        ana.open_table(HERE, MARSHAL, start=True, **PLAN)
        expect(ana.page.get_by_test_id("hand").locator("button")).to_have_count(3)
        if settler.count():
            break
    own = ana.page.locator("[role=grid] .taken[aria-label*=Ana]").first
    square = str(own.get_attribute("data-square"))

    settler.first.drag_to(own)
    ana.page.locator("[data-settle]").click()

    expect(ana.page.locator(f"[data-square={square}]")).to_have_accessible_name(re.compile("merchant|farmer", re.I))


def test_line_that_breaks_is_mended(new_person: NewPerson, wire: Wire) -> None:
    ana = new_person("Ana", url=wire.url).introduce()
    ana.open_table(HERE, MARSHAL, start=True, **PLAN)
    play_on(ana)
    wire.cut()
    expect(connection(ana)).to_have_attribute("data-connection", "lost")
    wire.mend()
    expect(connection(ana)).to_have_attribute("data-connection", "live")

    play_on(ana)


def test_keys_alone_play_a_turn(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, BEN_HERE, start=True, **PLAN)
    for _ in range(4):
        expect(ana.page.get_by_test_id("curtain")).to_be_visible()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("hand")).to_be_visible()
        answer_by_keys(ana, "[data-order]", lambda: is_curtained(ana))

    ana.page.keyboard.press("Enter")
    # So early nobody can do anything in the middle of the board: to choose a square there is to ask about it.
    expect(ana.page.locator("[data-square=a5]")).to_be_visible()
    ana.page.locator("[data-square=b5]").focus()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(":focus")).to_have_attribute("data-square", re.compile("a5|c5"))
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".about")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".about")).to_have_count(0)


@pytest.mark.parametrize("kinds", [SAMPLE, pytest.param(KINDS, marks=pytest.mark.exhaustive)], ids=["sample", "all"])
def test_nothing_keeps_anybody_out(new_person: NewPerson, kinds: set[str]) -> None:
    ana = new_person("Ana").introduce()
    assert_open_at_every_kind_of_choice(
        ana, GAME, REGENT, kinds=kinds, bot="marshal", prefer="choice-besiege", options=SMALL
    )
    first_turn(ana)
    ana.page.locator("[data-square=a4]").click()
    expect(ana.page.locator(".about")).to_be_visible()
    assert_no_barriers(ana)


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_it_fits_a_phone_and_can_be_learned(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.introduce().visit("/learn/board-of-war")
    expect(ana.board).to_be_visible()
    bar = ana.page.get_by_role("progressbar")
    steps = int(str(bar.get_attribute("aria-valuemax")))

    for step in range(1, steps):
        expect(bar).to_have_attribute("aria-valuenow", str(step))
        assert width(ana) <= PHONE["width"]
        assert [] == re.findall(KEY, ana.page.locator("main").inner_text())
        ana.page.locator(".teacher .button.primary, [role=grid] .lit, [data-testid=hand] [data-order]").first.tap()

    expect(bar).to_have_attribute("aria-valuenow", str(steps))
    assert [] == problems(ana)


def test_board_is_chosen_when_a_table_is_set_up(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/new/board-of-war")
    ana.page.get_by_label("Seat 2").select_option("bot:merchant")
    ana.page.get_by_label("Board").select_option("8")
    ana.page.get_by_role("button", name="Start the game").click()

    expect(ana.page.locator("[data-square]")).to_have_count(64)


def see_an_attack(person: Person) -> None:
    """At a table where a game has come to this, and an army that can attack is picked."""
    table = reach(person, GAME, MARSHAL, is_there=lambda view: bool(attacks(view)), bot="marshal", options=SMALL)
    attack = attacks(read_view(person, table))[0]
    person.page.locator(f"[data-piece='army:{attack['army']}'], [data-square={attack['army']}]").first.click()


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
    expect(person.board).to_be_visible()
    hand = person.page.get_by_test_id("hand")
    for _ in range(3):
        person.page.keyboard.press("PageDown")
    expect(hand.locator("[data-card]").first).to_be_visible()
    person.page.get_by_label("Seen by").select_option("everybody")
    expect(hand).to_have_count(0)


def draws_of(person: Person) -> set[str]:
    """What the log on the page tells this person of cards drawn."""
    texts = log_lines(person).all_inner_texts()
    return {text.split(":")[0] for text in texts if text.startswith("You draw")}


def is_told_of_every_card(person: Person, name: str) -> bool:
    """Whether the log tells of three cards and one for each turn: two alike in a row are one line, with its number."""
    drawn = [text for text in log_lines(person).all_inner_texts() if text.startswith("You draw")]
    count = sum(int(times[1]) if (times := re.search(r"×(\d+)$", text)) else 1 for text in drawn)
    return count == 3 + turns_of(person, name) - 1


def turns_of(person: Person, name: str) -> int:
    return sum(f"{name} is to move" in text for text in log_lines(person).all_inner_texts())
