"""The warlord, decision by decision, and in whole games."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import (
    after,
    house_rules,
    in_autumn,
    in_spring,
    in_winter,
    player,
    rules_of,
)
from wartable.bots.random import RandomBot
from wartable.core.bot import play_out
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Buy
from wartable.games.epic_dice_battles.components import NO_UNITS, Purchase, Unit
from wartable.games.epic_dice_battles.forces import (
    RESERVE,
    chance_in_field,
    chance_in_siege,
    deployed,
    power,
)
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import WarlordBot
from wartable.games.epic_dice_battles.notation import format_action
from wartable.games.epic_dice_battles.odds import standard_calculator
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.situation import Situation, fields_apart
from wartable.games.epic_dice_battles.state import State

WARLORD = WarlordBot()
LAST = 1542


def choice(state: State, rules: Rules | None = None, seed: int = 1) -> str:
    """What the warlord does here, in notation."""
    rules = rules or rules_of(state)
    seat = rules.to_act(state)
    assert isinstance(seat, int)
    action = WARLORD.choose(rules, rules.observe(state, seat), rules.legal_actions(state), random.Random(seed))
    return format_action(action)


def played(state: State, decisions: int) -> list[str]:
    """The next decisions of the warlord, as long as no dice fall."""
    found = []
    for _ in range(decisions):
        found.append(choice(state))
        state = after(state, found[-1])
    return found


def test_the_first_dice_train_officers_for_new_armies() -> None:
    state = in_winter(player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"), year=1523)
    # Rice for nineteen harvests is about as good: openings vary.
    assert {"act officer", "act rice"} >= set(played(state, 3))
    later = in_winter(player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"), year=1530)
    assert 3 * ["act officer"] == played(later, 3)


def test_with_three_players_the_last_die_of_the_first_winter_varies() -> None:
    mats = [player(region, f"1@{region} 2/0/0") for region in ("satsuma", "suruga", "echigo")]
    state = in_winter(*mats, year=1530)
    for _ in range(2):
        assert "act officer" == choice(state)
        state = after(state, "act officer")
    assert {"act officer", "act rice"} == {choice(state, seed=seed) for seed in range(20)}


def test_with_all_armies_in_the_field_rice_comes_first() -> None:
    armies = [f"{number}@{region} 1/0/0" for number, region in enumerate(("bizen", "iyo", "awa", "nagato"), start=1)]
    state = in_winter(player("bizen", *armies, rice=0), player("suruga", "1@suruga 2/0/0"), year=1525)
    assert "act rice" == choice(state)


def test_in_the_last_winter_it_takes_the_lead_in_rice() -> None:
    mats = (player("bizen", "1@bizen 9/0/0", rice=0, money=0, rice_marker=8), player("suruga", rice_marker=9))
    assert "act rice" == choice(in_winter(*mats, year=LAST))


def test_spare_rice_becomes_money_late_in_the_game() -> None:
    armies = [f"{number}@bizen 3/1/0" for number in range(1, 5)]
    state = in_winter(player("bizen", *armies, rice=20, rice_marker=20, money=0), player("suruga", "1@suruga 2/0/0"))
    assert "act trade" == choice(state)


def test_a_village_for_the_first_honor() -> None:
    armies = [f"{number}@bizen 3/1/0" for number in range(1, 5)]
    state = in_winter(player("bizen", *armies, rice=0, rice_marker=20, honor=0), player("suruga", "1@suruga 2/0/0"))
    assert "act village" == choice(state)


@pytest.mark.rule("ED-35")
def test_rice_for_castles_is_not_spent_on_footmen() -> None:
    mats = (player("bizen", "1@iyo 2/0/0", rice=2, money=0), player("suruga", "1@suruga 2/0/0"))
    assert ["end-buying", "build iyo"] == played(in_spring(*mats), 2)


@pytest.mark.rule("ED-1")
def test_the_last_dice_are_kept_for_castles() -> None:
    armies = ("1@bizen 12/0/0", "2@bizen 11/0/0", "3@iyo 1/0/0")
    mats = (player("bizen", *armies, rice=9, money=0), player("suruga", "1@suruga 2/0/0"))
    assert "end-buying" == choice(in_spring(*mats))


@pytest.mark.rule("ED-42")
def test_armies_are_fed_before_they_grow() -> None:
    armies = ("1@bizen 4/0/0 archer*4", "2@bizen 4/0/0 archer*4")
    hungry = player("bizen", *armies, rice=2, money=0, rice_marker=0)
    assert "end-buying" == choice(in_spring(hungry, player("suruga", "1@suruga 2/0/0")))


@pytest.mark.rule("ED-31")
def test_an_officer_sets_up_an_army() -> None:
    mats = (player("bizen", "1@bizen 2/0/0", money=0, officers=1), player("suruga", "1@suruga 2/0/0"))
    assert ["buy footman", "raise-army bizen"] == played(in_spring(*mats), 2)


def test_money_goes_to_the_army_near_the_prey() -> None:
    armies = ("1@bizen 1/0/0", "2@owari 5/0/0")
    mats = (player("bizen owari", *armies, money=1, honor=0, rice=0), player("suruga", "1@suruga 2/0/0"))
    assert ["buy shield", "put-token 1"] == played(in_spring(*mats), 2)


@pytest.mark.rule("ED-34")
def test_a_ninja_spies_on_the_strongest_secret() -> None:
    own = player("bizen owari", "1@owari 5/1/0 cavalry*3 archer*3 shield", rice=9, money=1, honor=0)
    foe = player("suruga", "1@suruga 2/0/0", "2@suruga 4/0/0 samurai*3")
    state = in_spring(own, foe)
    assert "buy ninja" == choice(state)
    state = after(state, "buy ninja", "put-die 0 flank1")
    assert ["scout 1", "reveal 1 tokens"] == played(state, 2)


@pytest.mark.rule("ED-34")
def test_without_large_armies_a_ninja_looks_for_tokens_or_numbers() -> None:
    own = player("bizen owari", "1@owari 5/1/0 cavalry*3 archer*3 shield", rice=9, money=1, honor=0)
    foe = player("suruga", "1@suruga 2/0/0", "2@suruga 6/0/0 samurai")
    state = after(in_spring(own, foe), "buy ninja", "put-die 0 flank1")
    assert ["scout 1", "reveal 1 number"] == played(state, 2)


@pytest.mark.rule("ED-22")
def test_what_was_revealed_is_hidden_again() -> None:
    own = player("bizen", "1@bizen 5/0/0 cavalry", "2@bizen 1/0/0", officers=1, rice=0, money=0)
    foe = player("suruga", "1@suruga 2/0/0")
    assert "end-buying" == choice(in_spring(own, foe))
    first, *others = own.slots
    assert first is not None
    shown = replace(own, slots=(replace(first, is_number_up=True), *others))
    assert "renumber" == choice(in_spring(shown, foe))


@pytest.mark.rule("ED-22")
def test_new_numbers_bring_the_strongest_army_to_the_front() -> None:
    own = player("bizen owari", "1@bizen 6/0/0 cavalry", "2@owari 1/0/0", officers=1, rice=0, money=0)
    state = in_spring(own, player("suruga", "1@suruga 2/0/0"))
    assert ["renumber", "set-number 0 2"] == played(state, 2)


@pytest.mark.rule("ED-51")
def test_free_land_is_taken() -> None:
    state = in_autumn(player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"))
    lead, move = played(state, 2)
    assert "lead 1" == lead
    assert move.split()[0] in ("move", "march")


@pytest.mark.rule("ED-55")
@pytest.mark.parametrize(
    ("army", "expected"),
    [("2/0/0", "stay suruga"), ("4/0/0", "stay suruga"), ("8/0/0 samurai shield", "besiege suruga")],
)
def test_a_castle_is_besieged_only_with_good_odds(army: str, expected: str) -> None:
    mats = (player("bizen", f"1@suruga {army}"), player("suruga", "1@mutsu 2/0/0"))
    assert expected == choice(after(in_autumn(*mats), "pass", "pass"))


@pytest.mark.rule("ED-82", "ED-85")
def test_a_hopeless_siege_is_called_off() -> None:
    mats = (player("bizen", "1@suruga 5/0/0"), player("suruga", "1@suruga 9/0/0 archer*2"))
    state = after(in_autumn(*mats), "pass", "pass", "ready", "roll 1 1")
    assert "call-off" == choice(state)


@pytest.mark.rule("ED-56")
def test_by_a_house_rule_a_weak_army_leaves_the_walls_to_the_reserve() -> None:
    rules = house_rules("siege.owner_may_sally = true")
    mats = (player("bizen", "1@suruga 7/0/0"), player("suruga", "1@suruga 1/0/0"))
    assert "field" == choice(after(in_autumn(*mats), "pass", "pass", rules=rules), rules)
    mats = (player("bizen", "1@suruga 7/0/0"), player("suruga", "1@suruga 6/0/0 archer*4"))
    assert "walls" == choice(after(in_autumn(*mats), "pass", "pass", rules=rules), rules)


@pytest.mark.rule("ED-56")
def test_an_army_next_to_a_besieged_castle_relieves_it() -> None:
    mats = (player("bizen", "1@suruga 4/0/0 archer"), player("suruga musashi", "1@musashi 6/0/0 cavalry*2"))
    assert ["lead 1", "move suruga"] == played(in_autumn(*mats, first=1, year=1542), 2)


@pytest.mark.rule("ED-56")
def test_a_strong_army_stays_in_the_castle_that_somebody_threatens() -> None:
    # Shinano is free land, but Suruga would fall to the army in Owari.
    mats = (
        player("suruga", "1@suruga 6/0/0 archer*4", rice=0),
        player("bizen", "1@owari 7/0/0 samurai*2"),
    )
    assert "pass" == choice(in_autumn(*mats, year=1542))


@pytest.mark.rule("ED-5", "ED-13")
def test_a_start_is_chosen_for_its_land_and_not_by_the_seat() -> None:
    rules = house_rules('map.starts.2 = ["yamashiro", "mutsu"]')
    for first in (0, 1):
        state = after(rules.initial_state(), f"first {first}", rules=rules)
        assert "start yamashiro" == choice(state, rules)


@pytest.mark.rule("ED-80")
def test_the_defender_opens_the_flank_where_it_is_stronger() -> None:
    mats = (player("bizen", "1@suruga 7/1/2"), player("suruga", "1@suruga 5/2/1"))
    assert "open-flanks yes no" == choice(after(in_autumn(*mats), "pass", "pass"))


@pytest.mark.rule("ED-68", "ED-73")
def test_every_army_keeps_a_die_after_a_battle() -> None:
    mats = (player("bizen", "1@owari 3/0/0", "2@owari 1/0/0"), player("mutsu", "1@owari 1/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "roll 4 4 4 4", "roll 3")
    assert "lay-army 0 3" == choice(state)


def test_the_same_view_leads_to_the_same_choice() -> None:
    """What the warlord cannot see cannot move it: other worlds with the same view, the same decision."""
    match = Match.new(GAME, 3, seed=11, keep_log=False)
    rng = random.Random(3)
    for _ in range(400):
        seat = match.to_act
        assert isinstance(seat, int)
        view, legal = match.observe(seat), match.legal_actions()
        world = match.rules.redeal(view, rng)
        assert view == match.rules.observe(world, seat)
        here = WARLORD.choose(match.rules, view, legal, random.Random(5))
        there = WARLORD.choose(match.rules, match.rules.observe(world, seat), legal, random.Random(5))
        assert here == there
        match.play(here)


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 3), (5, 5)])
def test_the_warlord_beats_chance_from_every_seat(players: int, games: int) -> None:
    for number in range(games):
        seat = number % players
        bots = [WARLORD if place == seat else RandomBot() for place in range(players)]
        match = play_out(Match.new(GAME, players, seed=number, keep_log=False), bots, random.Random(number))
        assert match.result is not None
        assert (seat,) == match.result.winners


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_warlords_play_all_of_the_game_to_the_end_of_the_calendar(players: int) -> None:
    bought: Counter[Purchase] = Counter()
    said: Counter[str] = Counter()
    for seed in range(4):
        match = play_out(Match.new(GAME, players, seed=seed), [WARLORD] * players, random.Random(seed))
        assert match.result is not None
        assert match.result.how in ("points", "final-battle")
        bought.update(entry.event.unit for entry in match.log if isinstance(entry.event, Buy))
        said.update(line.key for line in match.lines(None))
    assert set(Purchase) == set(bought)
    assert min(said["log-castle-destroyed"], said["log-siege"], said["log-returned"], said["log-number-shown"]) > 0


def test_where_no_way_leads_is_further_than_anywhere_else() -> None:
    island = """
        [map.region.satsuma]
        neighbours = []
        [map.region.bungo]
        neighbours = ["iyo", "nagato"]
        [map.region.iyo]
        neighbours = ["bungo", "awa", "bizen"]
    """
    rules = house_rules(island)
    number = rules.components.number_by_id
    assert len(rules.components.regions) == fields_apart(rules.components, number["satsuma"], number["bungo"])
    assert "start " in choice(after(rules.initial_state(), "first 0", rules=rules), rules)


def test_the_quick_measure_of_a_battle_is_near_the_odds() -> None:
    for dice, tokens in [(4, NO_UNITS), (6, (0, 2, 1, 0, 0, 0)), (8, (0, 0, 2, 0, 1, 0))]:
        for other in (3, 5, 7, 9):
            odds = standard_calculator().odds(deployed((dice, 0, 0), tokens), deployed((other, 0, 0), NO_UNITS))
            quick = chance_in_field(power((dice, 0, 0), tokens), power((other, 0, 0), NO_UNITS))
            assert float(odds.attacker) == pytest.approx(quick, abs=0.13)


def test_a_siege_of_many_dice_is_only_guessed() -> None:
    large, small = deployed((20, 5, 0), NO_UNITS), deployed((3, 0, 0), NO_UNITS)
    assert chance_in_siege(large, RESERVE) > 0.95
    assert chance_in_siege(small, deployed((20, 0, 0), NO_UNITS)) < 0.05


@pytest.mark.rule("ED-61")
def test_tokens_are_laid_where_they_help() -> None:
    field = deployed((4, 2, 0), (0, 1, 2, 1, 1, 0))
    storm = deployed((4, 2, 0), (0, 1, 2, 1, 1, 0), is_storming=True)
    assert (1, 1) == (field.flank1[Unit.NINJA], field.flank1[Unit.CAVALRY])
    assert (1, 1) == (storm.flank1[Unit.NINJA], storm.flank1[Unit.FOOTMAN])
    assert field.dice == storm.dice == 6


@pytest.mark.rule("ED-60")
def test_ninjas_without_a_flank_count_as_footmen() -> None:
    assert (4, 0, 0, 0, 0, 0) == deployed((4, 0, 0), (0, 0, 0, 2, 0, 0)).main


@pytest.mark.rule("ED-61")
def test_ninjas_are_laid_where_they_meet_somebody() -> None:
    mats = (player("bizen", "1@owari 4/1/1 ninja"), player("mutsu", "1@owari 4/0/1"))
    assert "place-token ninja flank2" == choice(after(in_autumn(*mats), "pass", "pass"))


@pytest.mark.rule("ED-60")
def test_a_token_without_a_die_goes_to_another_army() -> None:
    armies = ("1@kii 2/1/0 ninja archer", "2@bizen 2/0/0", "3@bizen 2/0/0")
    mats = (player("bizen", *armies), player("mutsu", "1@kii 4/0/0"))
    state = after(in_autumn(*mats), "pass", "pass")
    assert "join-main" == choice(state)
    assert "send-token ninja 1" == choice(after(state, "join-main"))


def test_an_unseen_army_is_taken_for_the_strongest_it_can_be() -> None:
    foe = player("suruga", "1@suruga 1/0/0", "2@mutsu 6/0/0 cavalry*2")
    state = in_autumn(player("bizen", "1@bizen 2/0/0"), foe)
    view = Situation(rules_of(state).components, rules_of(state).observe(state, 0))
    assert [6, 6] == [army.size for army in view.foes]
