"""How fast what others do is shown: as one likes it, and past it with one key."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.moments import Asked, moment_of
from tests.e2e.person import Person
from tests.e2e.standin import begin
from tests.e2e.together import hear, watch_others

HERE = {"kind": "here"}
BOTS = [{"kind": "bot", "bot": "greedy"}] * 5
_A_ROUND = 60_000


def test_tempo_is_at_hand_and_remembered(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, *BOTS, start=True)
    ana.page.locator("[data-tempo]").select_option("step")

    ana.page.reload()

    expect(ana.page.locator("[data-tempo]")).to_have_value("step")


def test_space_skips_to_ones_own_turn(new_person: NewPerson) -> None:
    ana = watching_bots(new_person)

    ana.page.locator("h1").click()
    ana.page.keyboard.press("Space")

    expect(ana.page.locator("[data-ask]")).to_be_visible(timeout=_A_ROUND)
    assert 0 == ana.page.locator("[data-skip]").count()


def test_a_tap_skips_to_ones_own_turn(new_person: NewPerson) -> None:
    ana = watching_bots(new_person)

    ana.page.locator(".play").click(position={"x": 2, "y": 2})

    expect(ana.page.locator("[data-ask]")).to_be_visible(timeout=_A_ROUND)


def test_step_by_step_waits_for_every_step(new_person: NewPerson) -> None:
    ana = watching_bots(new_person, "step")
    told = ana.page.locator("#panel-log li").count()

    ana.page.keyboard.press("Space")

    expect(ana.page.locator("#panel-log li").nth(told)).to_be_attached()
    expect(ana.page.locator("[data-next]")).to_be_visible()
    assert 0 == ana.page.locator("[data-ask]").count()


def test_the_only_choice_is_taken_and_told(new_person: NewPerson) -> None:
    """Dice that fill no line: one of them is lost."""
    ana = new_person("Ana").introduce()
    alone = moment_of(Asked("age-of-war", 2, {0}, "greedy"), lambda view: len(view["ask"]["choices"]) == 1)
    ana.visit(f"/table/{begin(ana, 'age-of-war', BOTS[0], options={'position': alone})}")

    hear(ana, "Only one choice: Lose a die")


def test_a_step_without_choices_is_passed_without_a_word(new_person: NewPerson) -> None:
    """On the first turn of Board of War nobody has anything on the board to order about."""
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, {"kind": "bot", "bot": "random"}, game="board-of-war", start=True)

    expect(ana.page.locator("[data-testid=hand] [data-order]").first).to_be_visible()
    assert not ana.is_told("on to the cards")


def watching_bots(new_person: NewPerson, tempo: str = "normal") -> Person:
    """Ana has had her turn; five bots have theirs."""
    ana = new_person("Ana", reduced_motion="no-preference").introduce()
    ana.open_table(HERE, *BOTS, start=True)
    watch_others(ana, tempo)
    ana.page.locator("h1").click()
    return ana
