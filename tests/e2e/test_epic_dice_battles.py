"""Epic Dice Battles in real browsers: a whole game, its secrets, a line that breaks, keys, phones, and the lesson."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.barriers import assert_open_at_every_kind_of_choice, problems, width
from tests.e2e.conftest import IN_LANGUAGES, PHONE, WIDE, NewPerson
from tests.e2e.ear import Ear
from tests.e2e.epic_dice_battles_scenes import BOT, GAME, RIVAL, go_to, in_phase, in_stage
from tests.e2e.moments import View, kinds_in
from tests.e2e.person import Person, table_of
from tests.e2e.sizes import SIZES, hidden, settle
from tests.e2e.standin import HERE, reach, read_view, sit_down
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
PLAN: dict[str, Any] = {"game": GAME, "coach": True, "undo": True}

SHORT = "map.first_year.3 = 1540"

# What a message that nobody wrote looks like on a page.
KEY = r"\b(?:lesson|hint|ask|choice|log|mat|rival|market|phase|fight|odds|web)-[a-z-]+"

# In a battle: agree and go on, one step after the other, until its result is there.
FIGHT_ON = """() => {
  if (document.querySelector('[data-testid=result]')) return true;
  document.querySelector('[data-next], [data-follow], [data-default], .orders [data-order]')?.click();
  return false;
}"""

# What every game between two asks sooner or later. What is rarer (open flanks, a die that comes back) is looked at
# where it comes up: waiting for it would take several games.
KINDS = {
    *(
        "start",
        "act",
        "buy",
        "put-die",
        "put-token",
        "raise-army",
        "renumber",
        "set-number",
        "scout",
        "reveal",
        "build",
    ),
    *("lead", "move", "march", "besiege", "name-battle", "send-token", "ready"),
    *("storm-gate", "assign-die", "lose", "lay-army"),
}
# Of every part of the year and of a battle the fullest.
SAMPLE = {"start", "buy", "put-die", "raise-army", "march", "name-battle", "storm-gate", "assign-die"}

# A place where a region is hit, whatever lies on it: its middle may be a neighbour's land.
HIT = """(region) => {
  const { x, y, width, height } = region.getBoundingClientRect();
  const steps = [...Array(19)].map((_, at) => (at + 1) / 20);
  for (const down of steps) for (const right of steps) {
    const [left, top] = [x + width * right, y + height * down];
    if (document.elementFromPoint(left, top) === region) return [left, top];
  }
}"""

# The log lines of what is decided in secret: nobody is told of anybody else's.
SECRET_LINES = (
    "log-bought",
    "log-bought-for",
    "log-bought-shield",
    "log-put-token",
    "log-raised-army",
    "log-set-number",
    "log-placed-token",
    "log-sent-token",
    "log-laid-token",
    "log-gave-up-token",
)


def test_two_people_and_a_bot_play_a_whole_game(new_honest_person: NewPerson) -> None:
    """Of few years: a game of all of them says no more, for minutes."""
    ana, ben, eve = new_honest_person("Ana"), new_honest_person("Ben"), new_honest_person("Eve")
    told_ana, told_eve = Ear(ana), Ear(eve)
    address = sit_down_together(ana, ben, RIVAL, options={"variant": SHORT}, **PLAN)
    eve.visit(f"/table/{table_of(address)}")

    play_to_the_end(ana, ben, eve)

    wait_until(ana, lambda: standings(ana) == standings(ben) == standings(eve))
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

    for _ in range(4):
        expect(ana.page.get_by_test_id("curtain")).to_be_visible()
        assert ana.page.locator("[data-testid=mat], [data-region], #panel-log").count() == 0
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_test_id("mat")).to_be_visible()
        play_until_seen(ana, lambda: is_curtained(ana))


def test_a_golden_army_is_clicked_for_a_token(new_person: NewPerson) -> None:
    """In a low window all of the army is the button: armies with one each would not fit on the mat."""
    ana = new_person("Ana", viewport=SIZES[1]).introduce()
    table = go_to(ana, asks_which_army_gets_a_token, *[RIVAL] * 3)
    settle(ana)
    golden = ana.page.get_by_test_id("mat").locator(".army.lit").last
    slot = int(golden.get_attribute("data-slot") or "")
    before = read_view(ana, table)["observation"]["mats"][0]["slots"][slot]["token_count"]

    name = golden.locator("header").bounding_box()
    assert name is not None
    ana.page.mouse.click(name["x"] + 5, name["y"] + 5)

    wait_until(ana, lambda: read_view(ana, table)["observation"]["stage"].get("step") != "token")
    assert before + 1 == read_view(ana, table)["observation"]["mats"][0]["slots"][slot]["token_count"]


def test_army_goes_where_it_is_carried_at_once(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    go_to(ana, in_stage("marching", year=1523))
    army = ana.page.locator("[data-army]").first
    lit = ana.page.locator("[data-region].lit")

    army.click()
    where = place_in(lit.last)
    army.hover()
    ana.page.mouse.down()
    ana.page.mouse.move(*where, steps=5)
    ana.page.mouse.up()
    expect(log_lines(ana).filter(has_text=re.compile("Ana (moves|marches) army"))).to_have_count(1)


def test_purchase_is_carried_to_its_line(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    go_to(ana, lambda view: in_stage("spring", year=1523, step="menu")(view) and can_buy("footman", view))
    line = ana.page.get_by_test_id("mat").locator("[data-slot='0'] .line.main")
    dice = line.locator("i").count()

    ana.page.locator("[data-buy=footman]").drag_to(line)

    expect(line.locator("i")).to_have_count(dice + 1)


def test_question_covers_nothing_of_the_battle_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    go_to(ana, lambda view: in_phase("main")(view) and "assign-die" in kinds_in(view))
    settle(ana)
    (_, bottom), (top, _) = edges(ana.page.get_by_test_id("battle")), edges(ana.page.locator(".orders"))
    assert bottom <= top

    ana.page.get_by_role("button", name="The others").tap()
    ana.page.locator(".call").tap()
    expect(ana.page.locator(".orders .title")).to_be_in_viewport()
    expect(ana.page.locator(".call")).to_have_count(0)


def test_long_press_on_a_phone_tells_of_a_unit_and_does_not_buy_it(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    go_to(ana, lambda view: in_stage("spring", year=1523, step="menu")(view) and can_buy("footman", view))
    ware, asked = ana.page.locator("[data-buy=footman]"), str(ana.page.locator("[data-ask]").get_attribute("data-ask"))
    expect(ana.page.locator(".market .about")).to_contain_text("long press")

    ware.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ana.page.locator(".market .about.asked")).to_be_visible()
    ware.dispatch_event("pointerup", {"pointerType": "touch"})
    ware.dispatch_event("click")

    expect(ana.page.locator("[data-ask]")).to_have_attribute("data-ask", asked)
    ware.tap()
    expect(ana.page.locator(f"[data-ask='{asked}']")).to_have_count(0)


def test_news_wait_behind_a_button_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", viewport=PHONE, has_touch=True, is_mobile=True).introduce()
    sit_down(ana, GAME, RIVAL, RIVAL)
    news = ana.page.get_by_role("button", name=re.compile(r"News \([1-9]"))
    play_until_seen(ana, lambda: ana.page.locator("[data-ask]").count() and news.count())
    expect(news).to_be_in_viewport(ratio=1)
    since = ana.page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_hidden()

    news.tap()

    expect(since).to_be_in_viewport()


def test_what_happened_is_told_in_short(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    sit_down(ana, GAME, RIVAL, RIVAL)
    since = ana.page.get_by_role("region", name="Since your last turn")
    play_until_seen(ana, lambda: ana.page.locator("[data-ask]").count() and since.locator("li").count())
    assert since.locator(".chapter").count() <= 2

    since.get_by_role("button").click()

    expect(since.locator(".chapter")).to_have_count(0)


def test_numbers_of_a_variant_are_on_the_board(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    variant = "[units.samurai]\nmoney = 7\n[map.kii]\ndots = 1\n"
    sit_down(ana, GAME, RIVAL, options={"variant": variant})
    samurai = ana.page.locator("[data-buy=samurai]")
    play_until_seen(ana, samurai.count)

    expect(samurai).to_contain_text("samurai: 7 money, 1 honor")
    expect(ana.page.locator("[data-region=kii]")).to_have_attribute("aria-label", re.compile("flank 1 cannot be used"))


def test_battle_shows_its_odds_and_takes_suggestions(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    go_to(ana, lambda view: in_phase("main")(view) and suggested_kind(view) == "assign-die")
    stage = ana.page.get_by_test_id("battle")
    expect(stage).to_contain_text(re.compile(r"Now:\s*≈?\d+\.\d% won"))
    expect(stage.locator("svg.die").first).to_be_visible()
    country = ana.page.locator(".map").bounding_box()
    assert country
    assert country["width"] > 200

    ana.page.locator("[data-follow]").click()

    expect(ana.page.locator("[data-type=assign-die]")).to_have_count(0)


def test_feeds_as_suggested(new_person: NewPerson) -> None:
    """ED-42: who cannot feed everybody gives up die after die; one click decides about all of them."""
    ana = new_person("Ana").introduce()
    # Warlords never go hungry.
    table = reach(ana, GAME, RIVAL, is_there=is_hungry, bot="random")
    before = read_view(ana, table)["observation"]

    ana.page.locator("[data-follow]").click()

    expect(ana.page.locator("[data-type=give-up-die], [data-type=give-up-token]")).to_have_count(0)
    wait_until(ana, lambda: read_view(ana, table)["observation"]["stage"]["type"] != "feeding")
    given_up = dice_of(before) - dice_of(read_view(ana, table)["observation"])
    assert before["stage"]["missing"] == given_up


def test_log_tells_how_a_battle_ended_after_it_was_seen_and_shows_it_again(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    go_to(ana, in_phase("main"))
    ana.page.locator("[data-tempo]").select_option("step")
    result, fought = ana.page.get_by_test_id("result"), log_lines(ana).locator("[data-again]")

    wait_until(ana, lambda: ana.page.evaluate(FIGHT_ON))

    for size in SIZES:
        ana.page.set_viewport_size(size)
        assert [] == hidden(ana), size
    ana.page.set_viewport_size(WIDE)

    # While the result is on the stage the log tells of earlier battles alone.
    before = fought.count()
    ana.page.locator("[data-continue]").click()
    expect(result).to_have_count(0)
    expect(fought).to_have_count(before + 1)

    fought.last.click()

    expect(result).to_be_visible()
    expect(fought).to_have_count(before + 1)
    ana.page.locator("[data-continue]").click()
    expect(result).to_have_count(0)


def test_line_that_breaks_is_mended(new_person: NewPerson, wire: Wire) -> None:
    ana = new_person("Ana", url=wire.url).introduce()
    sit_down(ana, GAME, RIVAL)
    play_on(ana)
    wire.cut()
    expect(connection(ana)).to_have_attribute("data-connection", "lost")
    wire.mend()
    expect(connection(ana)).to_have_attribute("data-connection", "live")

    play_on(ana)


def test_keys_alone_play_a_year(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce()
    sit_down(ana, GAME, RIVAL)
    year = ana.page.locator(".calendar .year")
    stops = ("data-continue", "data-default", "data-target", "data-order", "data-lead", "data-end")

    answer_by_keys(ana, ", ".join(f".orders [{stop}]" for stop in stops), lambda: "1524" in year.inner_text())

    ana.page.locator("[data-region=bizen]").focus()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(":focus")).to_have_attribute("data-region", re.compile("nagato|izumo"))


@pytest.mark.parametrize("kinds", [SAMPLE, pytest.param(KINDS, marks=pytest.mark.exhaustive)], ids=["sample", "all"])
def test_nothing_keeps_anybody_out(new_person: NewPerson, kinds: set[str]) -> None:
    ana = new_person("Ana").introduce()
    assert_open_at_every_kind_of_choice(ana, GAME, RIVAL, kinds=kinds, bot=BOT)


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_it_fits_a_phone_and_can_be_learned(new_person: NewPerson, language: str) -> None:
    ana = new_person("Ana", language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.introduce().visit("/learn/epic-dice-battles")
    expect(ana.board).to_be_visible()
    bar = ana.page.get_by_role("progressbar")
    steps = int(str(bar.get_attribute("aria-valuemax")))

    for _ in range(6 * steps):
        if bar.get_attribute("aria-valuenow") == str(steps):
            break
        assert width(ana) <= PHONE["width"]
        assert [] == re.findall(KEY, ana.page.locator("main").inner_text())
        # The first army goes to build in Yamashiro, years later another one besieges Suruga.
        goal = "yamashiro" if int(str(bar.get_attribute("aria-valuenow"))) < steps // 2 + 4 else "suruga"
        ana.page.locator(
            f".teacher .button.primary, [data-target={goal}], "
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


def place_in(region: Locator) -> tuple[float, float]:
    """Where the mouse hits a region."""
    left, top = region.evaluate(HIT)
    return left, top


def edges(part: Locator) -> tuple[float, float]:
    """Where something begins and ends, from the top of the screen."""
    box = part.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def can_buy(unit: str, view: View) -> bool:
    return {"type": "buy", "unit": unit} in [choice["action"] for choice in view["ask"]["choices"]]


def is_hungry(view: View) -> bool:
    """Whether more than one die is to be given up, and more than one can be."""
    stage = view["observation"]["stage"]
    return bool(stage["type"] == "feeding" and stage["missing"] > 1 and len(view["ask"]["choices"]) > 1)


def dice_of(observation: Any) -> int:
    """Ana's dice, in all her armies."""
    return sum(sum(army["dice"]) for army in observation["mats"][0]["slots"] if army)


def suggested_kind(view: View) -> str | None:
    """What kind of choice is suggested, if any is."""
    return next(
        (str(choice["action"]["type"]) for choice in view["ask"]["choices"] if choice.get("is_suggested")), None
    )


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
    expect(person.board).to_be_visible()
    mat = person.page.get_by_test_id("mat")
    for _ in range(3):
        person.page.keyboard.press("PageDown")
    expect(mat).to_be_visible()
    person.page.get_by_label("Seen by").select_option("everybody")
    expect(mat).to_have_count(0)
    expect(person.page.locator("[data-rival]")).to_have_count(3)


def asks_which_army_gets_a_token(view: View) -> bool:
    """Whether a token was bought, and one of three armies or more is to have it."""
    slots = view["observation"]["mats"][view["viewer"]]["slots"]
    return in_stage("spring", year=1523, step="token")(view) and sum(slot is not None for slot in slots) >= 3
