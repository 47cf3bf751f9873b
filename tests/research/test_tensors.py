"""Tables on tensors tell, step by step, what the single environments tell after the same rolls and decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from wartable.core import match as match_module
from wartable.core.bot import Bot
from wartable.core.chance import Origin, SeededOrigin
from wartable.core.distribution import Dice, Distribution
from wartable.core.errors import BadOptions, WartableError
from wartable.games.age_of_war.actions import FirstPlayer, Rolled
from wartable.games.age_of_war.batch.cpu import draw_roll
from wartable.games.age_of_war.batch.philox import below, philox
from wartable.games.age_of_war.batch.tables import all_rolls, box_tables
from wartable.games.age_of_war.components import components_of
from wartable.research.gymnasium import WartableEnv
from wartable.research.pettingzoo import env as table_of_all

torch = pytest.importorskip("torch", reason="PyTorch is an extra")

from wartable.research.tensors import WartableTensorEnv  # noqa: E402

AGE_OF_WAR = "wartable/AgeOfWar-v0"
on_card = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no graphics card here")
DEVICES = ["cpu", pytest.param("cuda", marks=on_card)]
SEED = 2**40 + 5
TABLES = 6
TEN_DICE = "dice = 10"
"""Random players need fewer turns with them."""


class CountedDice:
    """The dice of a match by its number, drawn by the batch engine: what the tables say that they roll."""

    can_rederive = False
    variant = ""
    last: CountedDice
    """Of the match that was dealt last, or that is being played."""

    def __init__(self, match: int | None) -> None:
        assert match is not None
        self.match, self.rolls = match, 0
        components = components_of(self.variant)
        self._box, self._faces = box_tables(components), all_rolls(components.dice)
        CountedDice.last = self

    def draw(self, distribution: Distribution[Any], seat: int | None = None) -> Any:
        if not isinstance(distribution, Dice):
            return FirstPlayer(below(philox(SEED, self.match, 0, 1)[0], len(distribution.outcomes())))
        word, coin, *_ = philox(SEED, self.match, self.rolls, 0)
        self.rolls += 1
        return Rolled(self._faces[draw_roll(self._box, distribution.count, word, coin)])

    def origin(self, *, reveal: bool) -> Origin:
        return SeededOrigin(self.match)


class CountedBot(Bot):
    """A random player who draws as the tables' own do."""

    name = "counted"

    def choose(self, rules: Any, observation: Any, actions: tuple[Any, ...], rng: random.Random) -> Any:
        dice = CountedDice.last
        return actions[below(philox(SEED, dice.match, dice.rolls - 1, 0)[2], len(actions))]


@pytest.fixture(autouse=True)
def counted_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The single environments roll what the tables on tensors roll: a seed is the number of a match."""
    monkeypatch.setattr(match_module, "SeededSource", CountedDice)
    yield
    CountedDice.variant = ""


def on_tensors(device: str = "cpu", count: int = TABLES, **kwargs: Any) -> WartableTensorEnv:
    made = gymnasium.make_vec(AGE_OF_WAR, num_envs=count, device=device, **kwargs)
    assert isinstance(made, WartableTensorEnv)
    return made


class SingleTable:
    """A single environment that deals the matches of one of many tables."""

    def __init__(self, number: int, players: int, options: dict[str, Any], bots: Sequence[str], **kwargs: Any) -> None:
        self.next_match = number
        self._kwargs: dict[str, Any] = {"players": players, "options": options, "compiled": False, **kwargs}
        self._opponents = [CountedBot() if bot == "random" else bot for bot in bots]

    def deal(self, seat: int) -> Any:
        self._env = WartableEnv("age-of-war", seat=seat, opponents=self._opponents, **self._kwargs)
        observation, _ = self._env.reset(seed=self.next_match)
        self._dice, self.next_match = CountedDice.last, self.next_match + TABLES
        return observation, 0.0, False, False

    def step(self, action: int) -> Any:
        CountedDice.last = self._dice
        return self._env.step(np.int64(action))[:4]


def assert_told(expected: Any, told: Any, table: int, where: str) -> None:
    """Observation, mask, reward and ends of one table."""
    seen, *rest = told
    for name, array in expected[0].items():
        np.testing.assert_array_equal(array, seen[name][table].cpu().numpy(), f"{where}: {name}")
    if rest:
        expected_rest = (np.float32(expected[1]), *expected[2:])
        assert expected_rest == tuple(part[table].item() for part in rest), where


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("seat", "bots", "limit", "variant", "mode"),
    [
        (0, ["random"], 100_000, TEN_DICE, AutoresetMode.NEXT_STEP),
        (1, ["greedy"], 100_000, "", AutoresetMode.NEXT_STEP),
        (None, ["random"] * 2, 150, "", AutoresetMode.SAME_STEP),
        (3, ["greedy", "random", "greedy"], 97, "", AutoresetMode.NEXT_STEP),
        (1, ["random"] * 4, 120, TEN_DICE, AutoresetMode.NEXT_STEP),
        (None, ["greedy"] * 5, 101, "", AutoresetMode.SAME_STEP),
    ],
)
def test_a_learner_among_bots(
    seat: int | None, bots: list[str], limit: int, variant: str, mode: AutoresetMode, device: str
) -> None:
    CountedDice.variant, players = variant, len(bots) + 1
    setup: dict[str, Any] = {"players": players, "options": {"variant": variant}, "max_decisions": limit}
    many = on_tensors(device, seat=seat, opponents=bots, autoreset_mode=mode.value, **setup)
    single = [SingleTable(number, bots=bots, **setup) for number in range(TABLES)]
    seen, infos = many.reset(seed=SEED)
    for number, table in enumerate(single):
        assert_told(table.deal(int(infos["seat"][number])), (seen,), number, "reset")
    was_done, ended, errors = [False] * TABLES, 0, 0
    rng = np.random.default_rng(1)
    for step in range(300 // players):
        actions = infos["random_action"].clone()
        if step % 25 == 24:
            actions[step % TABLES] = int(rng.integers(53))
        seen, *rest, infos = many.step(actions)
        for number, table in enumerate(single):
            where = f"step {step}, table {number}"
            seat_now, action = int(infos["seat"][number]), int(actions[number])
            expected = table.deal(seat_now) if was_done[number] else table.step(action)
            if mode is AutoresetMode.SAME_STEP:
                is_done = expected[2] or expected[3]
                assert is_done == bool(infos["_final_obs"][number])
                if is_done:
                    assert_told(expected, (infos["final_obs"], *rest), number, where)
                    errors += int(infos["final_info"]["illegal"][number])
                    ended += 1
                    assert_told(table.deal(seat_now), (seen,), number, where)
                else:
                    assert_told(expected, (seen, *rest), number, where)
            else:
                assert_told(expected, (seen, *rest), number, where)
                was_done[number] = expected[2] or expected[3]
                errors += int(infos["illegal"][number])
                ended += was_done[number]
    assert ended > errors > 0


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("players", [2, 4])
def test_all_seats_are_those_of_pettingzoo(players: int, device: str) -> None:
    table, many = (
        table_of_all("age-of-war", players, compiled=False),
        on_tensors(device, 3, players=players, seat="all", copy=False),
    )
    table.reset(seed=1)
    seen, infos = many.reset(seed=SEED)
    steps, is_over = 0, False
    while not is_over:
        expected, *_ = table.last()
        assert table.agent_selection == f"player_{infos['seat'][1]}"
        assert_told((expected,), (seen,), 1, f"step {steps}")
        action, actor = infos["random_action"], int(infos["seat"][1])
        table.step(int(action[1]))
        seen, rewards, is_over, _, infos = many.step(action)
        assert infos["rewards"][1, actor] == rewards[1]
        is_over, steps = bool(is_over[1]), steps + 1
    assert steps > 100
    assert [np.float32(table.rewards[agent]) for agent in table.possible_agents] == infos["rewards"][1].tolist()


def test_the_same_seed_plays_the_same_matches() -> None:
    tables = on_tensors(seat="all")
    first, infos = tables.reset(seed=3)
    actions = infos["random_action"]
    after, *_ = tables.step(actions)
    other, _ = tables.reset(seed=4)
    again, _ = tables.reset(seed=3)
    assert not torch.equal(first["observation"], other["observation"])
    assert torch.equal(first["observation"], again["observation"])
    assert torch.equal(after["observation"], tables.step(actions)[0]["observation"])
    going_on, _ = tables.reset()
    assert not torch.equal(first["observation"], going_on["observation"])


def test_masks_are_booleans_without_a_copy() -> None:
    tables = on_tensors(copy=False)
    seen, _ = tables.reset(seed=1)
    masks = tables.action_masks()
    assert torch.bool == masks.dtype
    assert masks.data_ptr() == seen["action_mask"].data_ptr()
    assert (TABLES, 87) == tables.observation_space.sample()["observation"].shape
    assert (TABLES,) == tables.action_space.shape


def test_some_tables_are_dealt_anew() -> None:
    tables = on_tensors(count=3, max_decisions=1, seat="all", autoreset_mode="Disabled")
    seen, _ = tables.reset(seed=1)
    _, _, over, cut_short, infos = tables.step(torch.tensor([52, 53, 52]))
    assert [False, True, False] == over.tolist() == infos["illegal"].tolist()
    assert [True, False, True] == cut_short.tolist()
    with pytest.raises(WartableError, match="is over"):
        tables.step(torch.full((3,), 52))
    again, infos = tables.reset(seed=1, options={"reset_mask": torch.tensor([True, False, True])})
    assert torch.equal(seen["observation"][[0, 2]], again["observation"][[0, 2]])
    with pytest.raises(WartableError, match="is over"):
        tables.step(torch.full((3,), 52))


def test_what_cannot_be_is_refused() -> None:
    tables = on_tensors(seat="all")
    with pytest.raises(WartableError, match="reset"):
        tables.step(torch.zeros(TABLES, dtype=torch.int64))
    with pytest.raises(BadOptions, match="first reset"):
        tables.reset(options={"reset_mask": torch.ones(TABLES, dtype=torch.bool)})
    tables.reset(seed=1)
    with pytest.raises(BadOptions, match="6 tables"):
        tables.step(torch.zeros(2, dtype=torch.int64))
    with pytest.raises(BadOptions, match="one seed"):
        tables.reset(seed=[1] * TABLES)
    with pytest.raises(BadOptions, match="seed has to be"):
        tables.reset(seed=-1)
    with pytest.raises(BadOptions, match="seat 7"):
        on_tensors(seat=7)
    with pytest.raises(BadOptions, match="workers"):
        on_tensors(workers=2)
    with pytest.raises(BadOptions, match="no engine on tensors"):
        on_tensors(opponents="perfect")
    with pytest.raises(BadOptions, match="no engine on tensors"):
        gymnasium.make_vec("wartable/BoardOfWar-v0", num_envs=2, device="cpu")
    if not torch.cuda.is_available():
        with pytest.raises(BadOptions, match="no graphics card"):
            on_tensors("cuda")
