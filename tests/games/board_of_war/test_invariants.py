"""The invariants hold on long random walks, and notice what cannot be."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.core.game import CHANCE, OVER
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.invariants import check_invariants
from wartable.games.board_of_war.state import Kingdom, Marker, Phase, State, Victory


@settings(max_examples=25)
@given(players=st.sampled_from([2, 3, 4]), size=st.sampled_from([10, 8]), seed=st.integers(0, 2**32))
def test_they_hold_in_every_state_of_random_matches(players: int, size: int, seed: int) -> None:
    rules = RULES[players, size]
    rng = random.Random(seed)
    state = rules.initial_state()
    for _ in range(400):
        check_invariants(rules, state)
        actor = rules.to_act(state)
        if actor is OVER:
            break
        if actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        else:
            state = rules.apply(state, rng.choice(rules.legal_actions(state)))


@pytest.mark.parametrize(
    "state",
    [
        replace(position(), discard=(1,) * 10),
        replace(position(), hands=((9, 8, 7), (3, 5, 10))),
        replace(position(), kings=position().kings[:1]),
        position(kingdom("e1 f1"), kingdom("f1 g1")),
        position(kingdom("e4 e5")),
        position(kingdom(armies="e3:1"), kingdom("e10", armies="e3:1")),
        position(kingdom(armies="e10:1"), kingdom("e10")),
        position(kingdom(merchants="e1", farmers="e1")),
        position(kingdom(merchants="a1")),
        position(kingdom(upgrades="a1")),
        position(Kingdom(squares=("f1", "e1"))),
        position(kingdom(gold=-1)),
        position(kingdom(armies="e3:0")),
        position(kingdom(armies="e3:1*1")),
        position(kingdom(armies="e5:1*2")),
        position(kingdom(), Kingdom(squares=(), gold=5)),
        position(kingdom(), Kingdom(squares=()), centre=(1, None, None, None)),
        position(kingdom(marker=Marker(1, "e9")), jacks="HD", round=6),
        position(kingdom(marker=Marker(1)), jacks="CD", round=5),
        position(kingdom(), built=1),
        position(kingdom(), extra=1, kings="SC"),
        replace(position(), phase=Phase.OVER),
        replace(position(), victory=Victory.GOLD),
        replace(position(), phase=Phase.FIGHT),
        replace(position(), phase=Phase.RAZE),
        replace(position(), phase=Phase.PLACE),
        replace(position(), phase=Phase.RAZE, besieged=1, to_raze=2),
        position(Kingdom(squares=())),
        replace(position(), turn=2),
        replace(position(), deck=(*position().deck, 0)),
        replace(position(), hands=((*position().hands[0][1:], 99), position().hands[1])),
        replace(position(), phase=Phase.PLACE, played=99),
        replace(position(), phase=Phase.FIGHT, attack=Attack("e1", "z9")),
        replace(position(), repulsed_by=(5,)),
        replace(position(), kings=(), queens=(), jacks=()),
        position(kingdom(marker=Marker(7)), jacks="HD", round=6),
        position(kingdom(), centre=(7, None, None, None)),
    ],
)
def test_what_cannot_be_is_noticed(state: State) -> None:
    with pytest.raises(AssertionError):
        check_invariants(RULES[2, 10], state)
