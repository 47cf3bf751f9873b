"""Epic Dice Battles in real browsers: a whole game, its secrets, a line that breaks, keys, phones, and the lesson."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, WIDE, NewPerson
from tests.e2e.ear import Ear
from tests.e2e.epic_dice_battles_scenes import GAME, in_phase, in_stage, play_until, sit_down
from tests.e2e.person import Person, table_of
from tests.e2e.test_accessibility import problems
from tests.e2e.test_phone import width
from tests.e2e.wire import Wire
from tests.server.running import Running

HERE = {"kind": "here"}
BEN_HERE = {"kind": "here", "name": "Ben"}
WARLORD = {"kind": "bot", "bot": "warlord"}
PLAN = {"game": GAME.id, "coach": True, "undo": True}

# What a message that nobody wrote looks like on a page.
KEY = r"\b(?:lesson|hint|ask|choice|log|mat|rival|market|phase|fight|odds|web)-[a-z-]+"

# In one go, as a quick person would: agree with what is suggested, march, buy what the purse allows, else go on.
PLAY = """() => {
  document.querySelector('[data-skip]')?.click();
  if (document.querySelector('[data-testid=end]')) return 'over';
  const first = (...places) => places.map((place) => document.querySelector(place)).find((found) => found);
  const choice = first('[data-follow]', '[data-default]', '[data-confirm]', '[data-target]', '[data-lead]',
    '[data-buy].can', '.orders [data-order]', '[data-end]');
  choice?.click();
  return choice ? 'played' : 'waiting';
}"""

# The log lines of what is decided in secret: nobody is told of anybody else's.
SECRET_LINES = (
    "log-bought",
    "log-put-die",
    "log-put-token",
    "log-raised-army",
    "log-set-number",
    "log-placed-token",
    "log-sent-token",
    "log-laid-token",
    "log-gave-up-token",
)


def test_two_people_and_a_bot_play_a_whole_game(new_person: NewPerson) -> None:
    ana, ben, eve = new_person("Ana"), new_person("Ben"), new_person("Eve")
    told_ana, told_eve = Ear(ana), Ear(eve)
    address = sit_down_together(ana, ben)
    eve.visit(f"/table/{table_of(address)}")

    play_to_the_end(ana, ben, eve)

    assert standings(ana) == standings(ben) == standings(eve)
    assert_knows_only_the_mat_of(0, told_ana)
    assert_knows_only_the_mat_of(None, told_eve)
    assert set(SECRET_LINES) & told_ana.keys_of_lines()
    assert not set(SECRET_LINES) & told_eve.keys_of_lines()
    assert_shows_no_hidden_token(ana, told_ana)
    ana.page.get_by_role("button", name="Check the dice").click()
    expect(ana.page.get_by_test_id("verdict")).to_contain_text("✓")
    replay_is_what_a_seat_knew(ana, address)


def test_device_is_handed_over_behind_a_curtain(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, BEN_HERE, start=True, **PLAN)
    curtain = ana.page.get_by_test_id("curtain")

    for _ in range(4):
        expect(curtain).to_be_visible()
        assert ana.page.locator("[data-testid=mat], [data-region], #panel-log").count() == 0
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("mat")).to_be_visible()
        play_until_the_device_goes_on(ana)


def test_march_is_drawn_before_it_is_confirmed_and_can_be_carried(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    table = sit_down(ana, WARLORD)
    play_until(ana, table, in_stage("marching", year=1523))
    army = ana.page.locator("[data-army]").first
    region = ana.page.locator("[data-region].lit").first

    army.click()
    region.click(force=True)
    expect(ana.page.get_by_test_id("march")).to_be_visible()
    expect(ana.page.locator("[data-confirm]")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("march")).to_have_count(0)

    where = ana.page.locator("[data-region].lit").last
    army.drag_to(where, force=True)
    expect(ana.page.get_by_test_id("march")).to_be_visible()
    before = ana.page.locator("#panel-log li").count()
    ana.page.locator("[data-confirm]").click()
    expect(ana.page.locator("#panel-log li").nth(before)).to_contain_text(re.compile("Ana (moves|marches) army"))


def test_purchase_is_carried_to_its_line(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    table = sit_down(ana, WARLORD)
    play_until(ana, table, in_stage("spring", year=1523, step="menu"))
    line = ana.page.get_by_test_id("mat").locator("[data-slot='0'] .line.main")
    dice = line.locator("i").count()

    ana.page.locator("[data-buy=footman]").drag_to(line)

    expect(line.locator("i")).to_have_count(dice + 1)


def test_numbers_of_a_variant_are_on_the_board(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    variant = "[units.samurai]\nmoney = 7\n[map.kii]\ndots = 1\n"
    ana.open_table(HERE, WARLORD, start=True, options={"variant": variant}, **PLAN)
    expect(ana.board).to_be_visible()
    samurai = ana.page.locator("[data-buy=samurai]")
    for _ in range(200):
        if samurai.count():
            break
        ana.page.evaluate(PLAY)
        ana.page.wait_for_timeout(40)

    expect(samurai).to_contain_text("samurai: 7 money, 1 honor")
    expect(ana.page.locator("[data-region=kii]")).to_have_attribute("aria-label", re.compile("flank 1 cannot be used"))


def test_battle_shows_its_odds_and_takes_suggestions(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    table = sit_down(ana, WARLORD)
    assert play_until(ana, table, in_phase("main"))
    stage = ana.page.get_by_test_id("battle")
    expect(stage).to_contain_text(re.compile(r"Now:\s*≈\d+\.\d% won"))
    expect(stage.locator("svg.die").first).to_be_visible()

    ana.page.locator("[data-follow]").click()

    expect(ana.page.locator("[data-type=assign-die]")).to_have_count(0)


def test_line_that_breaks_is_mended(new_person: NewPerson, site: Running) -> None:
    wire = Wire(site.port)
    ana = new_person("Ana", url=wire.url).introduce()
    sit_down(ana, WARLORD)
    connection = ana.page.get_by_test_id("connection")
    for _ in range(20):
        ana.page.evaluate(PLAY)
        ana.page.wait_for_timeout(30)
    wire.cut()
    expect(connection).to_have_attribute("data-connection", "lost", timeout=20_000)
    wire.mend()
    expect(connection).to_have_attribute("data-connection", "live", timeout=20_000)

    before = ana.page.locator("#panel-log li").count()
    for _ in range(40):
        ana.page.evaluate(PLAY)
        ana.page.wait_for_timeout(30)
    assert ana.page.locator("#panel-log li").count() > before
    wire.close()


def test_keys_alone_play_a_year(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    ana.open_table(HERE, WARLORD, start=True, **PLAN)
    expect(ana.board).to_be_visible()
    stops = ("data-default", "data-confirm", "data-target", "data-order", "data-lead", "data-end")

    for _ in range(400):
        if "1524" in ana.page.locator(".calendar .year").inner_text():
            break
        if ana.page.locator(".orders.mine").count():
            walk_to(ana, *(stop for stop in stops if ana.page.locator(f".orders [{stop}]").count()))
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(60)
    expect(ana.page.locator(".calendar .year")).to_contain_text("1524")

    ana.page.locator("[data-region=bizen]").focus()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(":focus")).to_have_attribute("data-region", re.compile("nagato|izumo"))


@pytest.mark.parametrize(("colours", "viewport"), [("light", WIDE), ("dark", PHONE)], ids=["wide", "phone"])
def test_nothing_keeps_anybody_out(new_person: NewPerson, colours: str, viewport: dict[str, int]) -> None:
    ana = new_person("Ana", color_scheme=colours, viewport=viewport).introduce()
    table = sit_down(ana, WARLORD)
    assert [] == problems(ana)
    for is_there in (
        in_stage("winter", year=1523),
        in_stage("spring", year=1524, step="menu"),
        in_stage("spring", year=1524, step="die"),
        in_stage("marching", year=1524),
        in_phase("deploy"),
        in_phase("gate"),
        in_phase("main"),
    ):
        assert play_until(ana, table, is_there)
        assert [] == problems(ana)
        assert width(ana) <= viewport["width"]


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_it_fits_a_phone_and_can_be_learned(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.introduce().visit("/learn/epic-dice-battles")
    expect(ana.board).to_be_visible()
    bar = ana.page.get_by_role("progressbar")
    steps = int(str(bar.get_attribute("aria-valuemax")))

    for _ in range(2 * steps):
        if bar.get_attribute("aria-valuenow") == str(steps):
            break
        assert width(ana) <= PHONE["width"]
        assert [] == re.findall(KEY, ana.page.locator("main").inner_text())
        ana.page.locator(
            ".teacher .button.primary, [data-confirm], [data-target=suruga], [data-target=yamashiro], "
            ".orders [data-order], .orders [data-default], [data-buy].can, [data-end]"
        ).first.tap()
        ana.page.wait_for_timeout(50)

    expect(bar).to_have_attribute("aria-valuenow", str(steps))
    assert [] == problems(ana)


def test_rules_page_has_battles_to_step_through(new_person: NewPerson) -> None:
    ana = new_person("Ana").visit("/rules/epic-dice-battles")
    ana.page.locator("[data-region=kii]").click()
    expect(ana.page.get_by_role("group", name="Map of Japan").first).to_contain_text("Kii: narrow pass, no flanks")
    siege = ana.page.get_by_role("group", name="Example").last
    forth = siege.get_by_role("button", name="Next")
    while forth.is_enabled():
        forth.click()

    expect(siege).to_contain_text("The castle of Ben in Suruga is destroyed.")
    assert [] == problems(ana)


def sit_down_together(ana: Person, ben: Person) -> str:
    """Ana opens a public table, Ben comes by the invite link, a bot sits there already."""
    ana.introduce()
    address = ana.open_table(HERE, {"kind": "open"}, WARLORD, visibility="public", **PLAN)
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


def play_until_the_device_goes_on(person: Person) -> None:
    for _ in range(400):
        if person.page.get_by_test_id("curtain").count() > 0:
            return
        person.page.evaluate(PLAY)
        person.page.wait_for_timeout(30)
    raise AssertionError("nobody else was asked")


def walk_to(person: Person, *attributes: str) -> None:
    """Press Tab until something with one of these attributes has the focus."""
    wanted = json.dumps(attributes)
    for _ in range(120):
        if person.page.evaluate(f"{wanted}.some((name) => document.activeElement?.hasAttribute(name))"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach any of {attributes}")


def assert_knows_only_the_mat_of(seat: int | None, ear: Ear) -> None:
    """A viewer's messages hold no token, number, purchase or deployment of anybody else that lies face down."""
    assert ear.heard
    assert {seat} == set(ear.all("viewer"))
    for mats in ear.all("mats"):
        for owner, mat in enumerate(mats):
            for slot in filter(None, mat["slots"]):
                assert (slot["tokens"] is not None) == (owner == seat)
                assert owner == seat or slot["is_number_up"] or slot["number"] is None
    for stage in ear.all("stage"):
        if stage["type"] == "spring" and stage["seat"] != seat:
            assert (None, None, "menu") == (stage["before"], stage["buying"], stage["step"])
        if stage["type"] == "fighting":
            battle = stage["battle"]
            assert all(side["deployment"] is None for side in battle["sides"] if side["seat"] != seat)
            regroup = battle["regroup"]
            assert regroup is None or battle["sides"][regroup["side"]]["seat"] == seat or regroup["tokens"] is None


def assert_shows_no_hidden_token(person: Person, ear: Ear) -> None:
    """On the others' mats only what lies face up has a face."""
    mats = list(ear.all("mats"))[-1]
    for rival in person.page.locator("[data-rival]").all():
        mat = mats[int(str(rival.get_attribute("data-rival")))]
        shown = rival.locator(".tokens .kind").count()
        assert shown <= sum(sum(1 for count in slot["face_up"] if count) for slot in mat["slots"] if slot)


def replay_is_what_a_seat_knew(person: Person, address: str) -> None:
    person.visit(f"/replay/{table_of(address)}")
    mat = person.page.get_by_test_id("mat")
    for _ in range(3):
        person.page.keyboard.press("PageDown")
    expect(mat).to_be_visible()
    person.page.get_by_label("Seen by").select_option("everybody")
    expect(mat).to_have_count(0)
    expect(person.page.locator("[data-rival]")).to_have_count(3)


def standings(person: Person) -> list[str]:
    return [text.strip() for text in person.page.get_by_test_id("end").locator("tbody tr").all_inner_texts()]
