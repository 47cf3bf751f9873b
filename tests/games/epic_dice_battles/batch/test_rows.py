"""Rows against the readable rules, event by event."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.epic_dice_battles.batch.replaying import assert_same, states_of_a_game
from tests.games.epic_dice_battles.positions import RULES
from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.batch.rows import ENDINGS
from wartable.games.epic_dice_battles.batch.states import state_of
from wartable.games.epic_dice_battles.components import components_of
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import STAGES, BattleKind, Fighting, Over, Phase, State

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

RICH = """
[economy.start]
rice = 30
money = 30
honor = 20
[economy.spring]
tokens_controlled = 20
"""
VARIANTS = {
    "the owner may sally": "[siege]\nowner_may_sally = true\n" + RICH,
    "shields last one volley": "[siege]\nshields_last_one_volley = true\n" + RICH,
    "a lost die is gone": "[village]\nlost_die_is_gone = true\n" + RICH,
    "rich": RICH,
    "few armies": "[economy]\narmies = 1\narmy_dice = 4\n" + RICH,
    "other numbers": """
[map]
last_year = 1545
[economy]
dice = 60
action_dice = 5
reserve_dice = 1
armies = 9
army_dice = 7
[map.first_year]
2 = 1530
3 = 1535
4 = 1537
5 = 1538
[economy.start]
rice = 25
money = 40
honor = 30
rice_marker = 1
troops = 4
[economy.winter]
rice_marker_top = 4
trade_rice = 1
trade_money = 3
[economy.spring]
tokens_controlled = 9
tokens_partial = 4
castle_rice = 1
[economy.summer]
small_army_dice = 3
small_army = 2
large_army = 5
tokens_per_rice = 3
castle_discount = 0
[economy.autumn]
march_rice = 2
march_fields = 5
[economy.villages]
lost = 1
freed = 3
honor = 2
[economy.points]
controlled = 3
army = 2
[units.unit.ninja]
modifier = 2
[units.unit.archer]
floor = 2
kills = 3
[units.shield]
absorbs = 3
[units.battle]
arrow = 3
arrow_at_walls = 4
star = 2
dies = 1
succeeds = 5
flank_bonus = 2
gate = 4
reserve = 5
[map.region.kii]
dots = 0
""",
}


def without_order(state: State) -> State:
    """A row does not say in which order equal dice were given to units."""
    stage = state.stage
    if not isinstance(stage, Fighting):
        return state
    sides = tuple(
        side
        if side.clash is None
        else replace(side, clash=replace(side.clash, assigned=tuple(sorted(side.clash.assigned))))
        for side in stage.battle.sides
    )
    return replace(state, stage=replace(stage, battle=replace(stage.battle, sides=sides)))


def assert_a_game_is_the_same(rules: Rules, seed: int) -> Counter[str]:
    """What the game came through."""
    met: Counter[str] = Counter()
    for state, row in states_of_a_game(rules, seed):
        assert_same(state, row)
        assert without_order(state) == state_of(rules, row)
        met[type(state.stage).__name__] += 1
        met += Counter(type(action).__name__ for action in rules.legal_actions(state))
        if isinstance(state.stage, Fighting):
            met[state.stage.battle.phase] += 1
            met[state.stage.battle.kind] += 1
    assert isinstance(state.stage, Over)
    met[state.stage.how] += 1
    return met


@pytest.mark.rule("ED-10", "ED-14", "ED-20", "ED-30", "ED-41", "ED-50", "ED-55", "ED-60", "ED-70", "ED-71", "ED-73")
@settings(max_examples=24)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**64 - 1))
def test_every_event_of_a_game_leads_where_the_rules_lead(players: int, seed: int) -> None:
    assert_a_game_is_the_same(RULES[players], seed)


@pytest.mark.rule("ED-56", "ED-67", "ED-70")
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_house_rules_and_variants_are_played_by_their_own_numbers(variant: str, players: int) -> None:
    rules = Rules(components_of(variant), players)
    for seed in range(4):
        assert_a_game_is_the_same(rules, seed)


def test_games_of_random_players_come_through_everything_that_a_row_can_say() -> None:
    met: Counter[str] = Counter()
    for players, seeds in {2: (1, 10, 11), 3: (12, 13, 18), 4: (10, 13, 15), 5: (12, 14, 18)}.items():
        for seed in seeds:
            for name in ("the owner may sally", "rich"):
                met += assert_a_game_is_the_same(Rules(components_of(VARIANTS[name]), players), seed)
    # The one action that can be legal without being the only one so seldom that these games do not offer it.
    choices = {action.__name__ for action in get_args(Action)} - {"DiscardToken"}
    stages = {stage.__name__ for stage in STAGES}
    assert stages | choices | {*Phase, *BattleKind, *ENDINGS[1:]} <= set(met)


def test_every_house_rule_is_among_the_variants() -> None:
    for rule in GAME.house_rules:
        assert any(rule.key.split(".")[1] in variant for variant in VARIANTS.values())
