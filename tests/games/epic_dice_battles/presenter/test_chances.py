"""The odds that a board shows: of marches, of choices in a battle, and of the battle as it stands."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import RULES, after, house_rules, in_autumn, player
from wartable.core.presenter import Chance
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.odds import battle
from wartable.games.epic_dice_battles.presenter.chances import board_odds
from wartable.games.epic_dice_battles.state import State

TWO = RULES[2]
SIEGE = {"main": {"footman": 3, "samurai": 1}}
RESERVE = {"main": {"archer": 2}}


def odds_of(state: State, seat: int = 0) -> dict[str, Chance]:
    return board_odds(TWO, TWO.observe(state, seat))


def before_iyo() -> State:
    """An army beside a castle that nobody but its reserve defends."""
    return in_autumn(player("bizen", "1@bizen 4/0/0 samurai"), player("iyo satsuma", "1@satsuma 2/0/0"))


def besieged() -> State:
    """The siege of Iyo has begun."""
    return after(before_iyo(), "lead 1", "move iyo", "pass", "besiege iyo", "ready")


@pytest.mark.rule("ED-57")
def test_march_to_a_castle_is_a_siege_of_its_reserve() -> None:
    shown, counted = odds_of(before_iyo()), battle(SIEGE, RESERVE, siege=True)

    assert float(counted.attacker) == pytest.approx(shown["march 1 iyo"].win)
    assert float(counted.defender) == pytest.approx(shown["march 1 iyo"].lose)
    assert not shown["march 1 iyo"].is_estimate


@pytest.mark.rule("ED-52")
def test_march_that_meets_an_army_is_a_guess() -> None:
    state = in_autumn(player("bizen", "1@bizen 4/0/0"), player("iyo", "1@awa 2/0/0 archer"))

    chance = odds_of(state)["march 1 awa"]
    assert chance.is_estimate
    assert chance.low is not None
    assert chance.high is not None
    assert chance.low < chance.win < chance.high


@pytest.mark.rule("ED-15")
def test_odds_against_an_unknown_army_are_the_average_over_what_could_be_there() -> None:
    # Nobody knows which of the two slots stands in Awa.
    foe = player("iyo", "1@awa 2/0/0", "2@mutsu 6/0/0")
    chance = odds_of(in_autumn(player("bizen", "1@bizen 4/0/0"), foe))["march 1 awa"]
    weak = battle({"main": {"footman": 4}}, {"main": {"footman": 2}}, terrain=2)
    strong = battle({"main": {"footman": 4}}, {"main": {"footman": 6}}, terrain=2)

    assert (float(strong.attacker), float(weak.attacker)) == pytest.approx((chance.low, chance.high))
    assert float(strong.attacker) < chance.win < float(weak.attacker)


@pytest.mark.rule("ED-51")
def test_only_what_can_be_reached_and_fought_has_odds() -> None:
    shown = odds_of(in_autumn(player("bizen", "1@bizen 4/0/0", rice=0), player("mutsu iyo", "1@mutsu 2/0/0")))

    assert {"march 1 iyo"} == set(shown)


def test_another_army_that_leads_has_no_odds() -> None:
    own = player("bizen", "1@bizen 4/0/0", "2@awa 2/0/0")
    state = in_autumn(own, player("iyo satsuma", "1@satsuma 2/0/0"))
    assert {"march 1 iyo", "march 2 iyo"} <= set(odds_of(state))

    assert "march 2 iyo" not in odds_of(after(state, "lead 1"))


@pytest.mark.parametrize("viewer", [1, None])
def test_who_does_not_decide_sees_none(viewer: int | None) -> None:
    assert board_odds(TWO, TWO.observe(before_iyo(), viewer)) == {}


@pytest.mark.rule("ED-55")
def test_siege_that_is_asked_for() -> None:
    state = after(before_iyo(), "lead 1", "move iyo", "pass")

    assert odds_of(state)["besiege iyo"].win == pytest.approx(float(battle(SIEGE, RESERVE, siege=True).attacker))


@pytest.mark.rule("ED-80")
def test_defender_compares_the_flanks() -> None:
    before = in_autumn(player("bizen", "1@bizen 3/1/1 samurai"), player("iyo satsuma", "1@satsuma 2/0/0"))
    state = after(before, "lead 1", "move iyo", "pass", "besiege iyo")

    assert {"flanks no no", "flanks no yes", "flanks yes no", "flanks yes yes"} <= set(odds_of(state, seat=1))


@pytest.mark.rule("ED-61")
def test_odds_before_the_battle() -> None:
    state = after(before_iyo(), "lead 1", "move iyo", "pass", "besiege iyo")

    assert odds_of(state)["battle"].win == pytest.approx(float(battle(SIEGE, RESERVE, siege=True, flanks=()).attacker))


@pytest.mark.rule("ED-82")
def test_at_the_gate_one_die_decides() -> None:
    shown = odds_of(after(besieged(), "roll 1 2"))

    assert shown["gate footman"].win == pytest.approx(3 / 6)
    assert shown["gate footman"].lose == pytest.approx(2 / 6)
    assert shown["gate samurai"].win == pytest.approx(4 / 6)
    assert shown["gate samurai"].lose == 0


def test_odds_follow_the_battle() -> None:
    before = after(besieged(), "roll 1 2")
    broken = after(before, "storm-gate samurai", "roll 6", "roll 1 2", "storm-gate samurai", "roll 5")
    fighting = after(broken, "roll 3 4 4 5", "roll 3 3")

    assert odds_of(before)["battle"].win < odds_of(fighting)["battle"].win
    assert odds_of(fighting)["battle"].win > 0.9
    assert odds_of(before) == odds_of(before)


@pytest.mark.rule("ED-56")
def test_walls_and_field_are_compared_where_a_house_rule_leaves_the_choice() -> None:
    rules = house_rules("siege.owner_may_sally = true")
    state = in_autumn(player("bizen", "1@bizen 4/0/0"), player("iyo", "1@iyo 2/0/0 archer"))
    state = after(state, "lead 1", "move iyo", rules=rules)
    shown = board_odds(rules, rules.observe(state, 1))

    assert {"walls", "field"} <= set(shown)


@pytest.mark.rule("ED-56")
def test_a_march_to_an_army_in_its_castle_has_the_odds_of_a_siege() -> None:
    state = in_autumn(player("bizen", "1@bizen 6/0/0"), player("iyo", "1@iyo 2/0/0"))

    counted = battle({"main": {"footman": 6}}, {"main": {"footman": 2}}, siege=True)
    assert float(counted.attacker) == pytest.approx(odds_of(state)["march 1 iyo"].win)


@pytest.mark.rule("ED-56")
def test_relief_has_the_odds_of_an_open_battle_unless_an_army_is_inside() -> None:
    besieger = player("mutsu", "1@iyo 3/0/0")
    outside = odds_of(in_autumn(player("iyo bizen", "1@bizen 4/0/0"), besieger))
    inside = odds_of(in_autumn(player("iyo bizen", "1@bizen 4/0/0", "2@iyo 1/0/0"), besieger))

    in_the_open = battle({"main": {"footman": 4}}, {"main": {"footman": 3}}, terrain=2)
    behind_walls = battle({"main": {"footman": 3}}, {"main": {"footman": 5}}, siege=True)
    assert float(in_the_open.attacker) == pytest.approx(outside["march 1 iyo"].win)
    assert float(behind_walls.defender) == pytest.approx(inside["march 1 iyo"].win)


def test_game_tells_them() -> None:
    assert odds_of(before_iyo()) == GAME.presenter(TWO).odds(TWO.observe(before_iyo(), 0), ())
