"""OpenSpiel: every game as a game tree with explicit chance, for its searches, solvers and learners.

import pyspiel
import wartable.research.openspiel
game = pyspiel.load_game("wartable_age_of_war(players=3)")
"""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from wartable.core.bot import Bot, unhurried
from wartable.core.errors import NeedsExtra
from wartable.core.game import CHANCE, OVER, AnyGame, Seat
from wartable.core.library import game_ids, get_bot, get_game
from wartable.research.chance import MOST_BRANCHES, branches, describe, drawn
from wartable.research.setup import EpisodeSetup
from wartable.research.tree import TreePosition

try:
    import pyspiel
except ImportError:
    raise NeedsExtra(
        "these games need open_spiel: pip install 'wartable[openspiel]'", extra="openspiel", package="open_spiel"
    ) from None

__all__ = ["WartableBot", "WartableGame", "WartableState", "load", "short_name"]


def short_name(game_id: str) -> str:
    """The name for `pyspiel.load_game`: "age-of-war" is "wartable_age_of_war"."""
    return f"wartable_{game_id.replace('-', '_')}"


def load(
    game_id: str, players: int = 2, options: Mapping[str, Any] | None = None, max_decisions: int | None = None
) -> WartableGame:
    """A game with options that do not fit into OpenSpiel's names, such as a variant."""
    parameters: dict[str, Any] = {"players": players}
    if options:
        parameters["options"] = _packed(options)
    if max_decisions is not None:
        parameters["max_decisions"] = max_decisions
    game: WartableGame = pyspiel.load_game(short_name(game_id), parameters)
    return game


class WartableState(pyspiel.State):
    """A node of the tree. What it holds never changes, so that copies cost nothing."""

    def __init__(self, game: WartableGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        actor = self.position.to_act
        if actor is CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor is OVER else actor

    def is_terminal(self) -> bool:
        return self.position.to_act is OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return branches(self.position.distribution, self.position.told)

    def draw(self, fraction: float) -> int:
        """The branch of chance that a number from 0 to 1 stands for, without handing all of them to OpenSpiel."""
        return drawn(self.position.distribution, self.position.told, fraction)

    def returns(self) -> list[float]:
        return list(self.position.utilities())

    def observation(self, player: Seat | None) -> Any:
        """All that a player may know, as the rules of the game say it; None is a spectator."""
        return self.position.observe(player)

    def legal(self) -> tuple[Any, ...]:
        """What the player to act may do, as the rules of the game say it."""
        return self.position.legal_actions()

    def number_of(self, action: Any) -> int:
        """The number of an action of the player to act."""
        return self.position.catalogue.number[action]

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> WartableState:
        """A state that the player holds possible: everything hidden from it is dealt anew, and there is no history."""
        state: WartableState = self.get_game().new_initial_state()
        state.position = self.position.redealt(player, random.Random(sampler()))
        return state

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        number = self.position.catalogue.number
        return sorted([number[action] for action in self.position.legal_actions()])

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.rolled(action) if position.to_act is CHANCE else position.played(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return describe(position.distribution, position.told, action)
        game, catalogue = position.setup.game, position.setup.encoding.catalogue(position.state, player)
        return game.format_action(catalogue.actions[action])

    def __str__(self) -> str:
        return self.position.text()


class WartableGame(pyspiel.Game):
    """A game of Wartable. Programs stop after `max_decisions`: such a match ends without a winner, at 0 for all."""

    kind: pyspiel.GameType
    game_id: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        players, max_decisions = given.get("players", 2), given.get("max_decisions", 0)
        self.setup = EpisodeSetup(self.game_id, players, _unpacked(given.get("options", "")), max_decisions or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.encoding.action_count,
            max_chance_outcomes=MOST_BRANCHES,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.max_decisions,
        )
        super().__init__(self.kind, info, given)
        self.start = TreePosition.first(self.setup)

    def new_initial_state(self) -> WartableState:
        return WartableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Far more than there ever are: battles may roll on without a decision, and no rule says for how long."""
        return MOST_BRANCHES * (self.setup.max_decisions + 1)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> _Observer | None:
        """What a player knows, or what everybody knows; None for private knowledge alone, which is not kept apart."""
        if params:
            raise ValueError(f"observers have no parameters: {', '.join(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if not kind.public_info or (not is_public and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return _Observer(self.setup, is_public=is_public, has_recall=kind.perfect_recall)


class _Observer:
    """What one player sees, or a spectator; with perfect recall also a digest of all it has seen and done."""

    def __init__(self, setup: EpisodeSetup, *, is_public: bool, has_recall: bool) -> None:
        self._encoding = setup.encoding
        self._is_public = is_public
        self._has_recall = has_recall
        # A spectator has no place to look from, and no vector of a fixed size holds a whole past.
        has_tensor = not (is_public or has_recall)
        self.tensor = np.zeros(setup.encoding.layout.size, np.float32) if has_tensor else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: WartableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._encoding.vector(state.observation(player))

    def string_from(self, state: WartableState, player: int) -> str:
        viewer = None if self._is_public else player
        seen = msgspec.json.encode(state.observation(viewer)).decode()
        return f"{state.position.memory(viewer).hex()} {seen}" if self._has_recall else seen


class WartableBot(pyspiel.Bot):
    """One of a game's own bots in OpenSpiel's clothes; it sees what its seat may see."""

    def __init__(self, bot: str | Bot, game: WartableGame, seed: int | None = None) -> None:
        super().__init__()
        setup = game.setup
        variant = setup.game.variant_of(setup.options)
        named = get_bot(bot, setup.game, setup.players, variant) if isinstance(bot, str) else bot
        self._bot = unhurried(named)
        self._setup = setup
        self._seed = seed
        self._rng = random.Random(seed)

    def step(self, state: WartableState) -> int:
        view = state.observation(state.current_player())
        return state.number_of(self._bot.choose(self._setup.rules, view, state.legal(), self._rng))

    def restart(self) -> None:
        self._rng = random.Random(self._seed)

    def restart_at(self, state: WartableState) -> None:
        """Nothing to prepare: all that the bot remembers is in what it sees."""


def _packed(options: Mapping[str, Any]) -> str:
    """Options as one word without signs that OpenSpiel reads as its own."""
    return base64.urlsafe_b64encode(json.dumps(dict(options)).encode()).decode().rstrip("=")


def _unpacked(word: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))) if word else {}
    return options


def _register(game: AnyGame) -> None:
    kind = pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Wartable: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if game.has_secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "max_decisions": 0, "options": ""},
    )
    pyspiel.register_game(
        kind, type(f"Wartable{type(game).__name__}", (WartableGame,), {"kind": kind, "game_id": game.id})
    )


for _game_id in game_ids():
    _register(get_game(_game_id))
