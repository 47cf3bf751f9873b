"""What a screen shows beside the observation: points, food, reach, threats, the battle, what to bear in mind."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    BOX,
    after,
    house_rules,
    in_autumn,
    in_spring,
    in_winter,
    player,
    rules_of,
    to_act,
)
from wartable.core.presenter import Prompt
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.presenter.facts import BattleFacts, EpicDiceBattlesFacts
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State
from wartable.text.words import Words

WORDS = Words("en", "epic-dice-battles", names=("Ann", "Ben", "Cleo"))
FOE = player("mutsu", "1@mutsu 2/0/0")


def facts_of(state: State, seat: int | None = 0, rules: Rules | None = None) -> EpicDiceBattlesFacts:
    rules = rules or rules_of(state)
    facts = GAME.presenter(rules).facts(rules.observe(state, seat), ())
    assert isinstance(facts, EpicDiceBattlesFacts)
    return facts


def battle_of(state: State, seat: int | None = 0) -> BattleFacts:
    battle = facts_of(state, seat).battle
    assert battle is not None
    return battle


def prompt_of(state: State, seat: int = 0) -> Prompt:
    rules = rules_of(state)
    return GAME.presenter(rules).prompt(rules.observe(state, seat))


def besieged(army: str) -> State:
    """An army before Suruga, whose reserve defends it."""
    return after(in_autumn(player("bizen", f"1@suruga {army}"), player("suruga")), "pass", "besiege suruga")


def threats_of(state: State) -> list[str]:
    return [WORDS.line(threat.line) for threat in facts_of(state).threats]


def targets(state: State) -> set[tuple[str, ...]]:
    rules, seat = rules_of(state), to_act(state)
    assert isinstance(seat, int)
    choices = GAME.presenter(rules).choices(rules.observe(state, seat), rules.legal_actions(state))
    return {choice.targets for choice in choices}


@pytest.mark.rule("ED-73")
def test_standings_are_the_points_and_their_parts() -> None:
    points, *parts = facts_of(in_winter(player("bizen owari", "1@kii 2/0/0", rice_marker=5), FOE)).standings[0]
    assert 2 * 2 + 1 + 1 == points.value
    assert ["2 × 2", "0 × 1", "1 × 1", "1 × 1"] == [WORDS.phrase(part.value) for part in parts]


@pytest.mark.rule("ED-20", "ED-21", "ED-23")
def test_it_is_told_how_many_action_dice_can_do_the_same() -> None:
    top = BOX.economy.winter.rice_marker_top
    times = facts_of(in_winter(player("bizen", rice=3, rice_marker=top - 2), FOE)).times
    assert {"rice": 2, "officer": 3, "trade": 1, "village": 3} == times
    assert {} == facts_of(in_winter(player("bizen"), FOE), 1).times


@pytest.mark.rule("ED-41")
def test_food_is_what_the_own_armies_will_eat_where_they_stand() -> None:
    facts = facts_of(in_winter(player("bizen", "1@bizen 3/0/0 archer*2", "2@kii 2/0/0"), FOE))
    assert (1, 1, 2) == (facts.slots[0].food, facts.slots[1].food, facts.food)  # type: ignore[union-attr]


@pytest.mark.rule("ED-40", "ED-41")
def test_next_summer_is_told_with_what_is_left_or_missing() -> None:
    fed = facts_of(in_winter(player("bizen", "1@kii 2/0/0", rice=1, rice_marker=3), FOE))
    assert fed.summer is not None
    assert ("Next summer: +3 rice, the armies eat 1, 3 left", 0) == (WORDS.line(fed.summer), fed.hunger)
    hungry = facts_of(in_winter(player("bizen", "1@kii 9/0/0 archer*5", rice=0, rice_marker=2), FOE))
    assert hungry.summer is not None
    assert ("Next summer: +2 rice, the armies eat 4, 2 missing", 2) == (WORDS.line(hungry.summer), hungry.hunger)


@pytest.mark.rule("ED-33")
def test_the_support_line_is_told_in_the_own_spring_only() -> None:
    own = player("bizen", "1@owari 3/0/0")
    assert 2 == facts_of(in_spring(own, FOE)).slots[0].support  # type: ignore[union-attr]
    assert facts_of(in_winter(own, FOE)).slots[0].support is None  # type: ignore[union-attr]


@pytest.mark.rule("ED-51", "ED-52")
def test_reach_is_where_each_army_that_may_move_can_go() -> None:
    state = in_autumn(player("satsuma", "1@satsuma 2/0/0", "2@bungo 1/0/0", rice=0), FOE)
    assert {"army:1": ["bungo", "iyo"], "army:2": ["satsuma", "iyo", "nagato"]} == {
        army: [way.regions[-1] for way in ways] for army, ways in facts_of(state).reach.items()
    }
    marching = in_autumn(player("satsuma", "1@satsuma 2/0/0", rice=1), FOE)
    ways = {way.regions[-1]: way for way in facts_of(marching).reach["army:1"]}
    assert (("satsuma", "bungo"), 0) == (ways["bungo"].regions, ways["bungo"].rice)
    assert (("satsuma", "iyo", "awa"), 1) == (ways["awa"].regions, ways["awa"].rice)
    moved = after(state, "lead 1", "move iyo", "pass")
    assert ["army:2"] == list(facts_of(moved).reach)


@pytest.mark.rule("ED-52")
def test_a_march_is_one_where_it_costs_nothing_too() -> None:
    free = house_rules("[economy.autumn]\nmarch_rice = 0")
    state = in_autumn(player("satsuma", "1@satsuma 2/0/0", rice=0), FOE)
    ways = {way.regions[-1]: way for way in facts_of(state, rules=free).reach["army:1"]}
    assert (False, True, 0) == (ways["bungo"].is_march, ways["awa"].is_march, ways["awa"].rice)


@pytest.mark.rule("ED-51", "ED-55")
def test_castles_that_an_opponent_reaches_next_autumn_are_threatened_by_those_armies() -> None:
    """Castles that the same armies reach are told together."""
    state = in_winter(player("iyo satsuma", "1@mutsu 1/0/0"), player("kii", "1@kii 4/0/0", "2@nagato 1/0/0"))
    told = {(threat.targets, WORDS.line(threat.line)) for threat in facts_of(state).threats}
    assert told == {
        (("region:satsuma", "region:iyo"), "Ben can besiege Satsuma, Iyo next autumn (armies 1, 2)."),
    }
    assert () == facts_of(state, None).threats


@pytest.mark.rule("ED-51", "ED-55")
def test_castles_that_other_armies_reach_are_told_apart() -> None:
    state = in_winter(player("mutsu satsuma", "1@mutsu 1/0/0"), player("", "1@satsuma 1/0/0", "2@echigo 1/0/0"))
    assert [
        "Ben can besiege Mutsu next autumn (army 2).",
        "Ben can besiege Satsuma next autumn (army 1).",
    ] == sorted(WORDS.line(threat.line) for threat in facts_of(state).threats)


@pytest.mark.rule("ED-50", "ED-51", "ED-55")
def test_while_armies_march_the_threat_is_this_autumn_by_those_that_may_still_go_there() -> None:
    mats = player("iyo", "1@mutsu 1/0/0", "2@mutsu 1/0/0"), player("", "1@awa 1/0/0", "2@satsuma 1/0/0")
    state = after(in_autumn(*mats), "lead 1", "move echigo")
    assert ["Ben can besiege Iyo this autumn (armies 1, 2)."] == threats_of(state)

    assert ["Ben can besiege Iyo this autumn (army 2)."] == threats_of(after(state, "lead 1", "move bizen"))
    assert [] == threats_of(after(state, "pass"))


@pytest.mark.rule("ED-55", "ED-71")
def test_after_the_last_march_of_the_game_there_is_no_autumn_to_come() -> None:
    mats = player("iyo", "1@mutsu 1/0/0"), player("bizen", "1@mutsu 1/0/0", "2@satsuma 1/0/0")
    before = "Ben can besiege Iyo next autumn (army 2)."
    assert [before] == threats_of(after(in_autumn(*mats, year=BOX.last_year - 1), "pass", "pass"))
    assert [] == threats_of(after(in_autumn(*mats, year=BOX.last_year), "pass", "pass"))


@pytest.mark.rule("ED-52")
def test_an_army_in_the_way_keeps_a_threat_off() -> None:
    state = in_winter(player("satsuma", "1@bungo 1/0/0", "2@iyo 1/0/0"), player("kii", "1@nagato 4/0/0"))
    assert () == facts_of(state).threats


@pytest.mark.rule("ED-60")
def test_a_ninja_without_a_flank_is_told_where_it_lies_when_it_is_bought_and_before_the_battle() -> None:
    lost = player("bizen", "1@owari 3/0/0 ninja")
    note = facts_of(in_winter(lost, FOE)).slots[0].note  # type: ignore[union-attr]
    assert note is not None
    assert "no die in a flank: the ninja is discarded at its first battle" == WORDS.line(note)

    bought = after(in_spring(player("bizen", "1@bizen 2/0/0", "2@bizen 2/0/0"), FOE), "buy ninja", "put-die 0 main")
    hint = prompt_of(bought).hint
    assert hint is not None
    assert WORDS.line(hint).startswith("A ninja needs a die in a flank.")

    battle = after(in_autumn(lost, player("mutsu", "1@owari 2/0/0")), "pass", "pass")
    before = prompt_of(battle).hint
    assert before is not None
    assert "your ninja is discarded" in WORDS.line(before)


@pytest.mark.rule("ED-60", "ED-61")
def test_of_the_other_side_only_dice_are_told_until_all_is_revealed() -> None:
    state = after(
        in_autumn(player("bizen", "1@owari 4/1/0 cavalry ninja"), player("mutsu", "1@owari 3/0/0 archer*2")),
        *("pass", "pass"),
    )
    own, other = battle_of(state).sides
    assert own.lines[0] is not None
    assert ((None, None, None), (3, 0, 0)) == (other.lines, other.dice)


@pytest.mark.rule("ED-64")
def test_dice_that_found_their_unit_say_what_they_do() -> None:
    state = in_autumn(player("bizen", "1@owari 2/0/0 samurai"), player("mutsu", "1@owari 2/0/0"))
    state = after(state, "pass", "pass", "ready", "roll 1 5", "roll 3 3")
    # Both dice of the others mean nothing: they found their units at once.
    assert [(3, 3, False, 0)] * 2 == [
        (die.die, die.result, die.is_dead, die.kills) for die in battle_of(state).sides[1].results
    ]


@pytest.mark.rule("ED-62", "ED-81")
def test_arrows_say_which_of_them_hit() -> None:
    thrown = after(besieged("3/0/0 archer*2"), "ready", "roll 5 6", "roll 4 5")
    assert [(False, True), (False, True)] == [side.hitting for side in battle_of(thrown).sides]
    assert battle_of(after(thrown, "lose footman")).sides[0].hitting is None


@pytest.mark.rule("ED-4", "ED-80")
def test_the_flanks_of_a_siege_are_not_known_until_the_defender_has_chosen() -> None:
    asked = besieged("4/1/1")
    assert battle_of(asked).flanks is None
    assert (2,) == battle_of(after(asked, "open-flanks no yes")).flanks


@pytest.mark.rule("ED-62", "ED-82")
def test_losses_and_runs_at_the_gate_are_pointed_at_in_the_lines_they_come_from() -> None:
    thrown = after(besieged("3/0/0 archer*2"), "ready", "roll 1 2", "roll 4 5")
    assert {("line:main", "unit:footman"), ("line:main", "unit:archer")} == targets(thrown)
    gate = after(thrown, "lose archer")
    assert {("line:main", "unit:footman"), ("line:main", "unit:archer"), ()} == targets(gate)


@pytest.mark.rule("ED-31")
def test_a_die_that_opens_a_flank_points_at_the_officer_it_takes() -> None:
    state = after(in_spring(player("bizen", "1@bizen 3/1/0", rice=9, officers=1), FOE), "buy footman")
    assert {("slot:0/flank2", "officer"), ("slot:0/main",), ("slot:0/flank1",), ("region:bizen",)} == targets(state)


@pytest.mark.rule("ED-17")
def test_those_who_watch_a_spring_are_not_asked_what_is_bought() -> None:
    state = after(in_spring(player("bizen", "1@bizen 2/0/0", "2@bizen 2/0/0"), FOE), "buy archer")
    assert "Ann to play" == WORDS.line(prompt_of(state, 1).title)
