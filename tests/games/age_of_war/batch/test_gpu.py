"""The kernel for a graphics card: on one where there is one, else run on the processor by Triton's interpreter."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.age_of_war.batch.replaying import replay
from tests.games.age_of_war.devices import interpreted
from tests.games.age_of_war.positions import RULES
from tests.games.age_of_war.tiny import A, C, D, box
from wartable.games.age_of_war.batch.events import record
from wartable.games.age_of_war.batch.games import Batch, Policy
from wartable.games.age_of_war.batch.run import engine, play
from wartable.games.age_of_war.solver.device import Device

torch = pytest.importorskip("torch", reason="PyTorch is an extra")
pytest.importorskip("triton", reason="Triton is an extra")

on_card = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no graphics card here")

# Few castles and dice: the interpreter is slow.
SMALL = box(
    4, ("x", 2, ([A], 3)), ("x", 1, ([D], [A])), ("y", 3, ([C, C],)), ("z", 1, ([D], 2)), ("z", 2, (4,)), x=5, y=4, z=4
)
TABLES = (("random", "random"), ("greedy", "greedy", "random"), ("greedy",) * 2)

# Triton decides when it is imported whether it compiles or interprets, so this has a process of its own.
PROGRAM = """
import json
from tests.games.age_of_war.batch.test_gpu import SMALL, TABLES, batch_of
from wartable.games.age_of_war.batch.gpu import GpuEngine
from wartable.games.age_of_war.batch.greedy import greedy_tables
from wartable.games.age_of_war.batch.tables import box_tables

box, played = box_tables(SMALL), []
for policies in TABLES:
    engine = GpuEngine(box, greedy_tables(SMALL, box, len(policies)), len(policies))
    batch = batch_of(policies)
    played.append([*(part.tolist() for part in engine.play(batch)), engine.record(batch, 30).tolist()])
print(json.dumps(played))
"""


def batch_of(policies: tuple[str, ...]) -> Batch:
    return Batch(tuple(Policy(policy) for policy in policies), 40, seed=2**63 + 11, first_game=2**35, turn_limit=6)


def test_the_kernel_plays_the_games_of_the_processor() -> None:
    for policies, (held, counts, log) in zip(TABLES, interpreted(PROGRAM), strict=True):
        twin, batch = engine(SMALL, len(policies), Device.CPU), batch_of(policies)
        expected = (*twin.play(batch), twin.record(batch, 30))
        for mine, its in zip(expected, (held, counts, log), strict=True):
            np.testing.assert_array_equal(mine, its)


@on_card
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_on_the_card_are_those_of_the_processor(players: int) -> None:
    policies = ["random"] * players
    card, processor = (play(policies, 3000, seed=players, device=device) for device in (Device.GPU, Device.CPU))
    for mine, its in zip(processor, card, strict=True):
        np.testing.assert_array_equal(mine, its)


@on_card
@pytest.mark.parametrize("policies", [("greedy",) * 2, ("greedy", "random", "greedy"), ("greedy",) * 6])
def test_greedy_games_on_the_card_are_what_rules_and_bots_say(policies: tuple[str, ...]) -> None:
    for game in range(10):
        # Single precision may take either of two castles of the same worth.
        replay(RULES[len(policies)], record(policies, game, seed=4, device=Device.GPU), policies, slack=1e-5)


@on_card
def test_greedy_games_on_the_card_are_nearly_always_those_of_the_processor() -> None:
    card, processor = (play(["greedy"] * 3, 2000, seed=4, device=device) for device in (Device.GPU, Device.CPU))
    same = (card.held == processor.held).all(axis=1)
    assert same.mean() > 0.99
