"""PettingZoo: every game as an environment of agents that take turns (AEC).

from wartable.research.pettingzoo import env
table = env("age-of-war", players=3)
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from wartable.core.errors import NeedsExtra, WartableError
from wartable.core.game import AnyGame, Seat
from wartable.research.episode import Episode
from wartable.research.setup import EpisodeSetup

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from wartable.research.spaces import Observation, action_space, observation_space
except ImportError:
    raise NeedsExtra(
        "these environments need pettingzoo: pip install 'wartable[pettingzoo]'",
        extra="pettingzoo",
        package="pettingzoo",
    ) from None

__all__ = ["WartableAEC", "env"]

_VERSION = 0
"""Goes up when the same seed and actions would show other numbers; part of the environment's name."""


class WartableAEC(AECEnv):
    """A table where "player_0" sits at seat 0, and so on. Picklable at any moment, dice included.

    An observation is {"observation": numbers from 0 to 1, "action_mask": 1 for every legal action}; the mask of who is
    not to act is all zeros. An illegal action raises IllegalAction and changes nothing.
    """

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        *,
        shaped_rewards: bool = False,
        compiled: bool = True,
    ) -> None:
        super().__init__()
        self._is_shaped = shaped_rewards
        self._may_compile = compiled
        self._prospects: tuple[float, ...] = ()
        self.setup = EpisodeSetup(game, players, options, max_decisions)
        name = f"{self.setup.game.id.replace('-', '_')}_v{_VERSION}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        encoding = self.setup.encoding
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self._seeds = random.Random()
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The match being played, with all its secrets: for studies, not for agents."""
        if self._episode is None:
            raise WartableError("there is no match yet: call reset() first")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match. The same seed gives the same dice and, after it, the same seeds; `options` are not read."""
        if seed is not None:
            self._seeds.seed(seed)
        match_seed = self._seeds.getrandbits(53) if seed is None else seed
        keeps_log = self.render_mode is not None
        self._episode = Episode(self.setup, match_seed, keep_log=keeps_log, compiled=self._may_compile)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._is_shaped:
            self._prospects = self._episode.prospects()
        self._select(self._episode.seat)

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        episode, agent = self.episode, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise WartableError(f"{agent} is to act: None is no action")
        number = int(action)
        if not episode.play(number):
            raise episode.refusal(number)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._is_shaped:
            self._shape(episode)
        seat = episode.seat
        if seat is None:
            self._end(episode)
        elif self._is_shaped:
            self._accumulate_rewards()
        self._select(seat)

    def render(self) -> str | None:
        """With render_mode="ansi": what everybody at the table has seen so far, in words."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Forget the match; there is no window."""
        self._episode = None

    def _end(self, episode: Episode) -> None:
        for agent, utility in zip(self.possible_agents, episode.utilities(), strict=True):
            if not self._is_shaped:
                self.rewards[agent] = utility
            self.truncations[agent] = episode.is_cut_short
            self.terminations[agent] = not episode.is_cut_short
        self._accumulate_rewards()

    def _shape(self, episode: Episode) -> None:
        """Everybody is paid by how much the decision changed their prospects, as they see them."""
        before, self._prospects = self._prospects, episode.prospects()
        for agent, was, now in zip(self.possible_agents, before, self._prospects, strict=True):
            self.rewards[agent] = now - was

    def _select(self, seat: Seat | None) -> None:
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


def env(
    game: str | AnyGame,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    max_decisions: int | None = None,
    render_mode: str | None = None,
    *,
    shaped_rewards: bool = False,
    compiled: bool = True,
) -> WartableAEC:
    """The environment of a game; a match that is not over after `max_decisions` is truncated.

    Without `compiled` it plays by the readable rules even where the game has a compiled engine: the same, slower.
    """
    return WartableAEC(
        game, players, options, max_decisions, render_mode, shaped_rewards=shaped_rewards, compiled=compiled
    )
