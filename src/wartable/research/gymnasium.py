"""Gymnasium: one seat at the table is yours, bots sit at the others.

import gymnasium
import wartable.research.gymnasium
table = gymnasium.make("wartable/AgeOfWar-v0", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, SupportsInt

import numpy as np
import numpy.typing as npt

from wartable.core.bot import Bot, unhurried
from wartable.core.errors import BadOptions, NeedsExtra, WartableError
from wartable.core.game import AnyGame, Seat
from wartable.core.library import game_ids, get_bot
from wartable.research.episode import Episode
from wartable.research.setup import Company, EpisodeSetup

try:
    import gymnasium

    from wartable.research.spaces import Observation, action_space, observation_space
except ImportError:
    raise NeedsExtra(
        "these environments need gymnasium: pip install 'wartable[gymnasium]'", extra="gymnasium", package="gymnasium"
    ) from None

__all__ = ["WartableEnv", "environment_id"]

_VERSION = 0
"""Goes up when the same seed and actions would show other numbers; part of the environment's id."""


class WartableEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat. The reward comes at the end: 1 for winning alone, -1 shared by those who lost.

    With `shaped_rewards` every step pays by how much it changed the seat's prospects, as the seat sees them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | AnyGame,
        *,
        players: int = 2,
        seat: Seat | None = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        options: Mapping[str, Any] | None = None,
        max_decisions: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        shaped_rewards: bool = False,
        render_mode: str | None = None,
        compiled: bool = True,
    ) -> None:
        """`seat` None draws a seat for every match.

        `opponents` is one bot for all other seats, or one for each, clockwise from yours. What happens to an `illegal`
        action: "lose" ends the match as lost and says so in the info, "raise" raises IllegalAction. Without `compiled`
        it plays by the readable rules even where the game has a compiled engine: the same, slower.
        """
        self.setup = EpisodeSetup(game, players, options, max_decisions)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup.encoding)
        self.action_space = action_space(self.setup.encoding)
        if seat is not None and seat not in range(players):
            raise BadOptions(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        if illegal not in ("lose", "raise"):
            raise BadOptions(f'an illegal action can "lose" or "raise", not {illegal!r}')
        self._wanted_seat = seat
        listed = _listed(self.setup, opponents)
        self._bots, self._names = _seated(self.setup, listed), _names(listed)
        self._may_compile = compiled
        self._is_strict = illegal == "raise"
        self._is_shaped = shaped_rewards
        self._prospects = 0.0
        """Of the learner, after its last step."""
        self._episode: Episode | None = None
        self._seat: Seat = 0
        self._mask: npt.NDArray[np.bool_] | None = None
        """Of the observation that the learner was given last."""

    @property
    def episode(self) -> Episode:
        """The match being played, with all its secrets: for studies, not for the learner."""
        if self._episode is None:
            raise WartableError("there is no match yet: call reset() first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; the dice are those of `Match.new` with the same seed. `options` are not read."""
        super().reset(seed=seed, options=options)
        match_seed = int(self.np_random.integers(2**53)) if seed is None else seed
        bot_seed = int(self.np_random.integers(2**53))
        wanted = self._wanted_seat
        self._seat = int(self.np_random.integers(self.setup.players)) if wanted is None else wanted
        company = Company(self._seat, self._bots, self._names, bot_seed)
        keeps_log = self.render_mode is not None
        self._episode = Episode(self.setup, match_seed, company, keep_log=keeps_log, compiled=self._may_compile)
        if self._is_shaped:
            self._prospects = self._episode.prospects()[self._seat]
        return self._observed(self._episode), {"seat": self._seat}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, number = self.episode, int(action)
        info: dict[str, Any] = {"seat": self._seat}
        if not episode.play(number):
            if self._is_strict:
                raise episode.refusal(number)
            lost = -1.0 / (self.setup.players - 1) - self._prospects
            return self._observed(episode), lost, True, False, info | {"illegal": True}
        reward = self._shaped(episode) if self._is_shaped else episode.utilities()[self._seat]
        return self._observed(episode), reward, episode.is_over, episode.is_cut_short, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for every legal action: what maskable learners ask for."""
        if self._mask is None:
            raise WartableError("there is no match yet: call reset() first")
        return self._mask

    def render(self) -> str | None:
        """With render_mode="ansi": what everybody at the table has seen so far, in words."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def _observed(self, episode: Episode) -> Observation:
        observation = episode.observe(self._seat)
        # Learners ask for the mask again before every step; working it out takes longer than anything else here.
        self._mask = observation["action_mask"].astype(np.bool_)
        return observation

    def _shaped(self, episode: Episode) -> float:
        """The difference in prospects since the last step; all steps together pay the utility less the first ones."""
        before, self._prospects = self._prospects, episode.prospects()[self._seat]
        return self._prospects - before


def environment_id(game_id: str) -> str:
    """The name for `gymnasium.make`: "age-of-war" is "wartable/AgeOfWar-v0"."""
    return f"wartable/{game_id.title().replace('-', '')}-v{_VERSION}"


def _listed(setup: EpisodeSetup, opponents: str | Bot | Sequence[str | Bot]) -> list[str | Bot]:
    """One for every other seat."""
    others = setup.players - 1
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    listed: list[str | Bot] = list(opponents) if several else [opponents] * others  # type: ignore[arg-type,list-item]
    if len(listed) != others:
        raise BadOptions(f"{len(listed)} opponents do not fill {others} seats")
    return listed


def _seated(setup: EpisodeSetup, listed: list[str | Bot]) -> tuple[Bot, ...]:
    """The bots, none of which looks at the clock."""
    variant = setup.game.variant_of(setup.options)
    return tuple(
        unhurried(get_bot(bot, setup.game, setup.players, variant) if isinstance(bot, str) else bot) for bot in listed
    )


def _names(listed: list[str | Bot]) -> tuple[str, ...] | None:
    """None where one has none."""
    names = tuple(bot for bot in listed if isinstance(bot, str))
    return names if len(names) == len(listed) else None


for _game_id in game_ids():
    gymnasium.register(
        environment_id(_game_id),
        f"{__name__}:{WartableEnv.__name__}",
        vector_entry_point="wartable.research.vector:vector_env",
        kwargs={"game": _game_id},
    )
