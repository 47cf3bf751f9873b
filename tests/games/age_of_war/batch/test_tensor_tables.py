"""Tables on tensors roll the dice of the batch engine, and where everybody is random they play its games."""

from __future__ import annotations

import numpy as np
import pytest

from wartable.games.age_of_war.batch.games import Batch, Policy
from wartable.games.age_of_war.batch.philox import philox as word_by_word
from wartable.games.age_of_war.batch.run import engine
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.solver.device import Device

torch = pytest.importorskip("torch", reason="PyTorch is an extra")

from wartable.games.age_of_war.batch.tensor_dice import keys_of, philox  # noqa: E402
from wartable.games.age_of_war.batch.tensor_tables import AgeOfWarTensors  # noqa: E402

on_card = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no graphics card here")
DEVICES = ["cpu", pytest.param("cuda", marks=on_card)]
SEED = 2**63 + 12345


@pytest.mark.parametrize("device", DEVICES)
def test_the_words_are_those_of_the_batch_engine(device: str) -> None:
    keys = torch.tensor(keys_of(SEED), dtype=torch.int64, device=device)
    matches = [0, 1, 2**32 - 1, 2**32, 2**62 + 77]
    numbers = torch.arange(len(matches), dtype=torch.int32, device=device) * 7
    # The compiler takes what it has compiled for numbers with a sign, too, and those do not reach so far.
    seed, *games = map(np.uint64, (SEED, *matches))
    for kind in (0, 1):
        drawn = philox(keys, torch.tensor(matches, device=device), numbers, kind)
        expected = [word_by_word(seed, game, number * 7, kind)[:3] for number, game in enumerate(games)]
        assert [list(map(int, words)) for words in zip(*expected, strict=True)] == [part.tolist() for part in drawn]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_random_players_play_the_games_of_the_batch_engine(players: int, device: str) -> None:
    count, decisions = 50, 60
    batch = Batch((Policy.RANDOM,) * players, count, SEED)
    expected = engine(standard_components(), players, Device.CPU).record(batch, decisions)
    tables = AgeOfWarTensors(standard_components(), players, count, ("random",) * (players - 1), 10**6, device=device)
    told = tables.reset(seed=SEED)
    log = [told.seats.tolist()]
    for _ in range(decisions):
        log += [tables.position.roll.tolist(), told.drawn.tolist()]
        told = tables.step(told.drawn)
    np.testing.assert_array_equal(expected, np.array(log).T)
