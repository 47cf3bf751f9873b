"""Train a player by MaskablePPO against bots, at many tables at once, and print how well it plays as it learns.

    pip install 'wartable[gymnasium,lab]' sb3-contrib
    python examples/train_ppo.py --minutes 10
    python examples/train_ppo.py --game board-of-war --opponents random --tables 16

Every line is an examination of games with fresh dice against each of the examiners: the share of the games won, and its
95 % interval. What was learned is kept in a file that sb3-contrib reads again.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.vector import AutoresetMode, VectorEnv
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from wartable.research.vector import vector_env


class Tables(VecEnv):
    """Tables of Wartable as Stable-Baselines3 wants them: the vector alone, masks on request."""

    def __init__(self, tables: VectorEnv[Any, Any, Any], seed: int) -> None:
        space = tables.single_observation_space
        assert isinstance(space, Dict)
        super().__init__(tables.num_envs, space["observation"], tables.single_action_space)
        self._tables = tables
        self._first_seed = seed
        self._masks = np.zeros(0)
        self._actions = np.zeros(0)

    def reset(self) -> Any:
        seen, _ = self._tables.reset(seed=self._first_seed)
        self._masks = seen["action_mask"]
        return seen["observation"]

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, infos = self._tables.step(self._actions)
        self._masks = seen["action_mask"]
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(terminated | truncated):
            told[table]["terminal_observation"] = infos["final_obs"][table]["observation"]
            told[table]["TimeLimit.truncated"] = bool(truncated[table])
        return seen["observation"], rewards, terminated | truncated, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self._masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self._tables.close()


def win_rate(model: MaskablePPO, game: str, examiner: str, games: int, seed: int) -> float:
    """The share of so many games won, a shared victory in parts; one that is cut short is not won."""
    tables = vector_env(game, games, opponents=examiner, seat=None, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, _ = tables.reset(seed=seed)
    is_done, shares = np.zeros(games, bool), np.zeros(games)
    while not is_done.all():
        actions, _ = model.predict(seen["observation"], action_masks=seen["action_mask"].astype(bool))
        # A table that is done plays on unseen.
        seen, rewards, terminated, truncated, _ = tables.step(actions)
        ends = (terminated | truncated) & ~is_done
        shares[ends & terminated] = (rewards[ends & terminated] + 1) / 2
        is_done |= ends
    return float(shares.mean())


class Curve(BaseCallback):
    """Examines the player from time to time, and ends the lesson when the time is up."""

    def __init__(self, game: str, examiners: Sequence[str], games: int, seconds: float, lines: int) -> None:
        super().__init__()
        self._what = (game, tuple(examiners), games)
        self._seconds = seconds
        self._lines = lines
        self._printed = 0
        self._spent = 0.0
        self._begun = time.process_time()

    def _on_step(self) -> bool:
        return self._trained() < self._seconds

    def _on_rollout_end(self) -> None:
        if self._trained() >= self._printed * self._seconds / self._lines:
            self.examine()

    def examine(self) -> None:
        """Print a line of the curve; examining is no training time."""
        begun, (game, examiners, games) = time.process_time(), self._what
        trained = self._trained()
        assert isinstance(self.model, MaskablePPO)
        rates = [win_rate(self.model, game, examiner, games, seed=1_000_000) for examiner in examiners]
        told = "  ".join(
            f"{examiner} {rate:6.1%} ± {1.96 * math.sqrt(max(rate * (1 - rate), 1 / games) / games):.1%}"
            for examiner, rate in zip(examiners, rates, strict=True)
        )
        print(f"{trained:7.0f} s {self.num_timesteps:>12,} decisions  {told}", flush=True)
        self._printed += 1
        self._spent += time.process_time() - begun

    def _trained(self) -> float:
        return time.process_time() - self._begun - self._spent


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="age-of-war")
    parser.add_argument("--opponents", default="random", help="who sits opposite while it learns (default: random)")
    parser.add_argument("--examiners", default="random,greedy", help="who examines it (default: random,greedy)")
    parser.add_argument("--tables", type=int, default=256, help="at once (default: 256)")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time (default: 10)")
    parser.add_argument("--lines", type=int, default=10, help="of the curve (default: 10)")
    parser.add_argument("--examined", type=int, default=1000, help="games of an examination (default: 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to keep the player")
    asked = parser.parse_args(arguments)
    same_step = AutoresetMode.SAME_STEP
    tables = vector_env(
        asked.game, asked.tables, opponents=asked.opponents, seat=None, autoreset_mode=same_step, max_decisions=2_000
    )
    model = MaskablePPO(
        "MlpPolicy",
        Tables(tables, asked.seed),
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
        device="cpu",
    )
    curve = Curve(asked.game, asked.examiners.split(","), asked.examined, asked.minutes * 60, asked.lines)
    model.learn(10**12, callback=curve)
    curve.examine()
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
