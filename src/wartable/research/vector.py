"""Gymnasium: thousands of tables at once on arrays, one learner and bots at each.

import gymnasium
import wartable.research.gymnasium
tables = gymnasium.make_vec("wartable/AgeOfWar-v0", num_envs=4096, opponents="greedy")

With a `device` they are tensors of PyTorch there (tensors.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from wartable.core.batch import EVERY_SEAT, Piece, Tables
from wartable.core.bot import Bot
from wartable.core.errors import BadOptions, WartableError
from wartable.core.game import AnyGame, Seat
from wartable.research.gymnasium import WartableEnv
from wartable.research.setup import EpisodeSetup, NoSuchAction
from wartable.research.spaces import Observation, action_space, observation_space

__all__ = ["NotAllowed", "WartableVectorEnv", "vector_env"]

Flags = npt.NDArray[np.bool_]
Steps = tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]

_MOST_SEEDS = 2**53


class NotAllowed(WartableError, ValueError):
    """An action at one of many tables that the rules do not allow there."""


def vector_env(
    game: str | AnyGame,
    num_envs: int = 1,
    *,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    copy: bool = True,
    workers: int = 1,
    device: str | None = None,
    **options: Any,
) -> VectorEnv[Any, Any, Any]:
    """Tables on arrays where the game has an engine for them and for these bots, else one after the other.

    Both play the same matches from the same seeds. `options` are those of `WartableEnv`. On arrays `seat` can be "all":
    every seat is the learner's, an observation is that of who is to act (`seat` in the infos), the reward that of who
    acted, and `rewards` in the infos has everybody's. Without `copy` the arrays are written over by the next step.
    `workers` are the threads that share the tables of an engine. With a `device` ("cuda", "cpu") everything is tensors
    of PyTorch that stay there, and the dice are others (`WartableTensorEnv`).
    """
    mode = AutoresetMode(autoreset_mode)
    if device is not None:
        from wartable.research.tensors import tensor_env

        if workers != 1:
            raise BadOptions("workers share tables on arrays; tables on tensors have none")
        return tensor_env(game, num_envs, mode, device, copy=copy, **options)
    fast = _on_arrays(game, num_envs, mode, copy=copy, workers=workers, **options)
    if fast is not None:
        return fast
    return SyncVectorEnv([partial(WartableEnv, game, **options)] * num_envs, copy=copy, autoreset_mode=mode)


def _on_arrays(
    game: str | AnyGame,
    count: int,
    mode: AutoresetMode,
    *,
    copy: bool,
    workers: int,
    players: int = 2,
    seat: Seat | Literal["all"] | None = 0,
    opponents: str | Bot | Sequence[str | Bot] = "random",
    options: Mapping[str, Any] | None = None,
    max_decisions: int | None = None,
    illegal: Literal["lose", "raise"] = "lose",
    shaped_rewards: bool = False,
    render_mode: str | None = None,
    compiled: bool = True,
) -> WartableVectorEnv | None:
    """None where no engine plays this, or where none is wanted."""
    listed = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not compiled or render_mode is not None or shaped_rewards or not isinstance(listed, Sequence):
        return None
    if not all(isinstance(bot, str) for bot in listed) or len(listed) != players - 1:
        return None
    # A set-up that cannot be is refused in the words of the single environment.
    checked = WartableEnv(
        game,
        players=players,
        seat=0 if seat == "all" else seat,
        opponents=listed,
        options=options,
        max_decisions=max_decisions,
        illegal=illegal,
    )
    setup = checked.setup
    names = tuple(str(bot) for bot in listed)
    tables = None
    if setup.rules.beginning is None:
        tables = setup.game.tables_side_by_side(setup.rules, count, names, setup.max_decisions)
    if tables is None:
        if seat == "all":
            raise BadOptions(
                f"{setup.game.id} has no engine here for a learner at all seats; PettingZoo's interface has"
            )
        return None
    return WartableVectorEnv(tables, setup, count, seat, mode, is_strict=illegal == "raise", copy=copy, workers=workers)


class WartableVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """Many matches, each as `WartableEnv` plays it from the same seed; made by `vector_env` or `make_vec`."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        tables: Tables,
        setup: EpisodeSetup,
        count: int,
        seat: Seat | Literal["all"] | None,
        mode: AutoresetMode,
        *,
        is_strict: bool,
        copy: bool,
        workers: int,
    ) -> None:
        if workers < 1:
            raise BadOptions(f"workers has to be at least 1, not {workers}")
        self.setup = setup
        self.num_envs = count
        self.metadata = self.metadata | {"autoreset_mode": mode}  # type: ignore[misc]
        self.single_observation_space = observation_space(setup.encoding)
        self.single_action_space = action_space(setup.encoding)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._tables = tables
        self._mode = mode
        self._wanted_seat = seat
        self._is_strict = is_strict
        self._copies = copy
        self._seeds: npt.NDArray[np.uint64] = np.zeros((2, count), np.uint64)
        self._learners = np.zeros(count, np.int32)
        self._generators: list[np.random.Generator | None] = [None] * count
        self._is_done: Flags = np.zeros(count, np.bool_)
        # Where the rewards of a table begin among all of them: looked up so in a quarter of the time.
        self._first_places = np.arange(count) * setup.players
        self._has_begun = False
        self._workers = min(workers, count)
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New matches at all tables, or at those of `options["reset_mask"]`; a number seeds the first, +1 the next."""
        count = self.num_envs
        seeds = [seed + table for table in range(count)] if isinstance(seed, int) else seed or [None] * count
        if len(seeds) != count:
            raise BadOptions(f"{len(seeds)} seeds do not fit {count} tables")
        which: Flags = (options or {}).get("reset_mask", np.ones(count, np.bool_))
        if not self._has_begun and not which.all():
            raise BadOptions("the first reset is of all tables")
        self._deal(which, seeds)
        self._has_begun = True
        return self._observed(), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Steps:
        if not self._has_begun:
            raise WartableError("there is no match yet: call reset() first")
        chosen = np.ascontiguousarray(actions, np.int64)
        fresh, arrays = self._is_done, self._tables.arrays
        if self._mode is AutoresetMode.DISABLED and fresh.any():
            raise WartableError(f"the match at table {int(fresh.argmax())} is over: call reset() for another")
        playing, actors = ~fresh, arrays.seats.copy()
        self._check(chosen, playing)
        arrays.is_illegal[:] = False
        self._in_pieces(lambda piece: self._tables.step(piece, playing, chosen))
        if fresh.any():
            self._deal(fresh, [None] * self.num_envs)
        terminated, truncated = arrays.is_over.copy(), arrays.is_cut_short.copy()
        rewards = np.where(playing, arrays.rewards.take(self._first_places + actors), 0.0)
        infos = self._infos()
        self._is_done = terminated | truncated
        if self._mode is AutoresetMode.SAME_STEP and self._is_done.any():
            ended = self._ended(infos)
            self._deal(self._is_done, [None] * self.num_envs)
            infos = self._infos() | ended
        return self._observed(), rewards, terminated, truncated, infos

    def action_masks(self) -> Flags:
        """By table, True for every legal action; the memory of the last step's masks."""
        return self._tables.arrays.masks.view(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        if self._pool is not None:
            self._pool.shutdown()

    def _deal(self, which: Flags, seeds: Sequence[int | None]) -> None:
        """New matches; each table has a generator of its own, as if it stood alone."""
        for table in np.flatnonzero(which).tolist():
            seed, generator = seeds[table], self._generators[table]
            if seed is not None or generator is None:
                generator = self._generators[table] = np_random(seed)[0]
            if seed is not None and seed >= 2**64:
                raise BadOptions(f"a seed has to be below 2 ** 64, not {seed}")
            self._seeds[0, table] = generator.integers(_MOST_SEEDS) if seed is None else seed
            self._seeds[1, table] = generator.integers(_MOST_SEEDS)
            wanted = EVERY_SEAT if self._wanted_seat == "all" else self._wanted_seat
            self._learners[table] = generator.integers(self.setup.players) if wanted is None else wanted
        self._in_pieces(lambda piece: self._tables.reset(piece, which, self._seeds, self._learners))
        self._is_done = self._is_done & ~which

    def _in_pieces(self, work: Callable[[Piece], None]) -> None:
        if self._pool is None:
            work((0, self.num_envs))
            return
        edges = np.linspace(0, self.num_envs, self._workers + 1).astype(int).tolist()
        list(self._pool.map(work, pairwise(edges)))

    def _check(self, chosen: npt.NDArray[np.int64], playing: Flags) -> None:
        count = self.setup.encoding.action_count
        if chosen.shape != (self.num_envs,):
            raise BadOptions(f"{self.num_envs} tables want as many actions, not an array of shape {chosen.shape}")
        is_unknown = playing & ((chosen < 0) | (chosen >= count))
        if is_unknown.any():
            number = chosen[is_unknown.argmax()]
            raise NoSuchAction(f"there is no action {number}; the actions are 0 to {count - 1}")
        if self._is_strict:
            allowed = np.take_along_axis(self._tables.arrays.masks, np.where(playing, chosen, 0)[:, None], axis=1)
            is_barred = playing & (allowed[:, 0] == 0)
            if is_barred.any():
                table = int(is_barred.argmax())
                raise NotAllowed(f"action {chosen[table]} is not allowed at table {table}; nothing was played")

    def _observed(self) -> Observation:
        arrays = self._tables.arrays
        seen: Observation = {"observation": arrays.observations, "action_mask": arrays.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copies else seen

    def _infos(self) -> dict[str, Any]:
        arrays = self._tables.arrays
        infos: dict[str, Any] = {"seat": arrays.seats.astype(np.int64), "_seat": np.ones(self.num_envs, np.bool_)}
        if self._wanted_seat == "all":
            infos |= {"rewards": arrays.rewards.copy(), "_rewards": np.ones(self.num_envs, np.bool_)}
        if arrays.is_illegal.any():
            infos |= {"illegal": arrays.is_illegal.copy(), "_illegal": arrays.is_illegal.copy()}
        return infos

    def _ended(self, infos: dict[str, Any]) -> dict[str, Any]:
        """What Gymnasium keeps of matches whose tables go on with the next in the same step."""
        arrays, done = self._tables.arrays, self._is_done.copy()
        last = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(done):
            last[table] = {
                "observation": arrays.observations[table].copy(),
                "action_mask": arrays.masks[table].copy(),
            }
        final = infos | {"_seat": done}
        return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
