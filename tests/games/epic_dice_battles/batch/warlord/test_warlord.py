"""The compiled warlord does what the readable one does, decision by decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.epic_dice_battles.batch.test_rows import VARIANTS
from tests.games.epic_dice_battles.batch.warlord.choosing import CompiledWarlord
from tests.games.epic_dice_battles.positions import RULES
from wartable.core.game import CHANCE, OVER
from wartable.games.epic_dice_battles.components import components_of
from wartable.games.epic_dice_battles.heuristics import WarlordBot
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Fighting, Phase, Spring, SpringStep

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

READABLE = WarlordBot()
ISLAND = """
[map.region.satsuma]
neighbours = []
[map.region.bungo]
neighbours = ["iyo", "nagato"]
[map.region.iyo]
neighbours = ["bungo", "awa", "bizen"]
"""


def assert_a_match_is_the_same(rules: Rules, seed: int, strays: float) -> Counter[str]:
    """Both warlords are asked at every decision; some of these are then made otherwise. What was decided.

    A match leads warlords to few positions; where others decide at random, they meet many more.
    """
    compiled, luck, others = CompiledWarlord(rules, seed), random.Random(seed), random.Random(seed + 1)
    state, met = rules.initial_state(), Counter[str]()
    while (actor := rules.to_act(state)) is not OVER:
        if actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(others.randrange))
            continue
        assert isinstance(actor, int)
        legal = rules.legal_actions(state)
        action = legal[0]
        if len(legal) > 1:
            action = READABLE.choose(rules, rules.observe(state, actor), legal, luck)
            assert action == compiled.choose(state), f"{state} allows {legal}"
            met[type(action).__name__] += 1
            match state.stage:
                case Spring(step=step):
                    met[step] += 1
                case Fighting(battle=battle):
                    met[battle.phase] += 1
        state = rules.apply(state, others.choice(legal) if others.random() < strays else action)
    return met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_among_warlords(players: int) -> None:
    for seed in range(4):
        assert_a_match_is_the_same(RULES[players], seed, strays=0.0)


@settings(max_examples=12)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**63), strays=st.sampled_from((0.02, 0.1, 0.5, 1.0)))
def test_matches_in_which_others_decide_otherwise(players: int, seed: int, strays: float) -> None:
    assert_a_match_is_the_same(RULES[players], seed, strays)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_house_rules_and_variants(variant: str, players: int) -> None:
    rules = Rules(components_of(variant), players)
    for seed, strays in enumerate((0.0, 0.2, 1.0)):
        assert_a_match_is_the_same(rules, seed, strays)


def test_a_map_with_an_island() -> None:
    assert_a_match_is_the_same(Rules(components_of(ISLAND), 2), seed=1, strays=0.1)


def test_these_matches_come_through_everything_that_a_warlord_decides() -> None:
    met = Counter[str]()
    for name in ("the owner may sally", "rich"):
        rules = Rules(components_of(VARIANTS[name]), 3)
        for seed in range(6):
            met += assert_a_match_is_the_same(rules, seed, strays=0.3)
    # What is decided in these phases is decided in the main combat as well.
    alike = {Phase.ARROWS, Phase.STARS, Phase.FLANK_MELEE}
    assert {*SpringStep, *Phase} - alike <= set(met)
    assert {"Renumber", "CallOff", "Besiege", "Stay", "March", "Pass", "GiveUpDie", "ReturnDie"} <= set(met)
