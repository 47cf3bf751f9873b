"""Gymnasium: thousands to millions of tables at once on tensors of PyTorch, which stay where they are.

import gymnasium
import wartable.research.gymnasium
tables = gymnasium.make_vec("wartable/AgeOfWar-v0", num_envs=65536, device="cuda", seat="all", copy=False)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Literal

from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from wartable.core.batch import EVERY_SEAT, TensorTables
from wartable.core.errors import BadOptions, WartableError
from wartable.core.game import AnyGame, Seat
from wartable.research.gymnasium import WartableEnv
from wartable.research.setup import EpisodeSetup
from wartable.research.spaces import action_space, observation_space

__all__ = ["WartableTensorEnv", "tensor_env"]

Tensor = Any
"""A `torch.Tensor`; PyTorch is an extra, and may not be here when types are checked."""
Told = dict[str, Tensor]
Steps = tuple[Told, Tensor, Tensor, Tensor, dict[str, Any]]


def tensor_env(
    game: str | AnyGame,
    count: int,
    mode: AutoresetMode,
    device: str,
    *,
    copy: bool = True,
    players: int = 2,
    seat: Seat | Literal["all"] | None = 0,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, Any] | None = None,
    max_decisions: int | None = None,
) -> WartableTensorEnv:
    """Tables on tensors of this device; an error says why there are none. What is not named here is not for them."""
    listed = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    # A set-up that cannot be is refused in the words of the single environment.
    wanted = 0 if seat == "all" else seat
    setup = WartableEnv(
        game, players=players, seat=wanted, opponents=listed, options=options, max_decisions=max_decisions
    ).setup
    if device.startswith("cuda") and not _has_card():
        raise BadOptions("there is no graphics card here that PyTorch can use")
    tables = None
    if setup.rules.beginning is None:
        tables = setup.game.tables_on_tensors(
            setup.rules,
            count,
            tuple(map(str, listed)),
            setup.max_decisions,
            learner=EVERY_SEAT if seat == "all" else seat,
            autoreset=mode.value,
            device=device,
        )
    if tables is None:
        raise BadOptions(f"{setup.game.id} has no engine on tensors for these bots or options; leave out device")
    return WartableTensorEnv(tables, setup, count, mode, tells_all=seat == "all", copy=copy)


class WartableTensorEnv(VectorEnv[Told, Tensor, Tensor]):
    """Many matches on one device; made by `make_vec` with a `device`.

    Observations, masks, rewards and ends are those of `WartableEnv` after the same decisions and rolls. Nothing is
    looked at outside the device, so that no step waits for the one before: a number that is no action loses the match
    like any action that is not allowed. Rewards are single precision. With `copy` off the next step writes over all
    that it told before.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self, tables: TensorTables, setup: EpisodeSetup, count: int, mode: AutoresetMode, *, tells_all: bool, copy: bool
    ) -> None:
        self.setup = setup
        self.num_envs = count
        self.device = tables.device
        self.metadata = self.metadata | {"autoreset_mode": mode}  # type: ignore[misc]
        self.single_observation_space = observation_space(setup.encoding)
        self.single_action_space = action_space(setup.encoding)
        self._tables = tables
        self._mode = mode
        self._tells_all = tells_all
        self._copies = copy

    # Made when asked for: the bounds of a million tables are a gigabyte.

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, Any]]:
        """New matches at all tables, or at those of `options["reset_mask"]`, a tensor of the device."""
        if seed is not None and not isinstance(seed, int):
            raise BadOptions("tables on tensors have one seed for all of them")
        which = (options or {}).get("reset_mask")
        if which is not None and self._tables.told is None:
            raise BadOptions("the first reset is of all tables")
        told = self._tables.reset(seed, which)
        return self._observed(told), self._infos(told)

    def step(self, actions: Tensor) -> Steps:
        """`actions` are whole numbers on the device, one for each table."""
        before = self._tables.told
        if before is None:
            raise WartableError("there is no match yet: call reset() first")
        if tuple(actions.shape) != (self.num_envs,):
            shape = tuple(actions.shape)
            raise BadOptions(f"{self.num_envs} tables want as many actions, not a tensor of shape {shape}")
        if self._mode is AutoresetMode.DISABLED and bool((before.is_over | before.is_cut_short).any()):
            raise WartableError("a match is over: call reset() for another")
        told = self._tables.step(actions)
        ended, infos = self._tables.ended, self._infos(told)
        if ended is not None:
            final = {"final_obs": self._observed(ended), "final_info": self._infos(ended)}
            infos |= final | {"_final_obs": self._own(ended.is_over | ended.is_cut_short)}
        last = told if ended is None else ended
        rewards, is_over, is_cut_short = map(self._own, (last.paid, last.is_over, last.is_cut_short))
        return self._observed(told), rewards, is_over, is_cut_short, infos

    def action_masks(self) -> Tensor:
        """By table, True for every legal action; the memory of the last step's masks."""
        import torch

        return self._tables.told.masks.view(torch.bool)

    def _observed(self, told: Any) -> Told:
        return {"observation": self._own(told.observations), "action_mask": self._own(told.masks)}

    def _infos(self, told: Any) -> dict[str, Any]:
        infos = {"seat": told.seats, "illegal": told.is_illegal, "random_action": told.drawn}
        if self._tells_all:
            infos["rewards"] = told.rewards
        return {name: self._own(tensor) for name, tensor in infos.items()}

    def _own(self, tensor: Tensor) -> Tensor:
        return tensor.clone() if self._copies else tensor


def _has_card() -> bool:
    """Without PyTorch the game says that it is missing."""
    try:
        import torch
    except ImportError:
        return True
    return bool(torch.cuda.is_available())
