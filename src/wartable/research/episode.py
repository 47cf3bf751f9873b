"""One match in numbers, as learners want it: vectors, masks, indices and utilities. Knows no interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.core.encoding import AnyEncoding, Vector, encoding_for
from wartable.core.errors import BadOptions, WartableError
from wartable.core.game import AnyGame, AnyRules, Options, Result, Seat
from wartable.core.library import get_game
from wartable.core.match import Match
from wartable.text.words import Words

__all__ = ["Episode", "EpisodeSetup", "NoSuchAction", "utilities"]


class NoSuchAction(WartableError, ValueError):
    """A number that is no action of the game."""


class EpisodeSetup:
    """What does not change from match to match: the game, the seats, the options, and where programs stop."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 2,
        options: Mapping[str, Any] | Options | None = None,
        max_decisions: int | None = None,
    ) -> None:
        """A match that is not over after `max_decisions` is cut short; the game has a default for it."""
        self.game = get_game(game) if isinstance(game, str) else game
        self.players = players
        self.options = self.game.check_options(options)
        self.max_decisions = self.game.max_decisions_for_programs if max_decisions is None else max_decisions
        if self.max_decisions < 1:
            raise BadOptions(f"max_decisions has to be at least 1, not {max_decisions}")
        self.rules: AnyRules = self.game.rules(players, self.options)
        self.encoding: AnyEncoding = encoding_for(self.game, players, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name: rules and encodings are tables that are found again."""
        return EpisodeSetup, (self.game.id, self.players, self.options, self.max_decisions)


class Episode:
    """A match being played by number."""

    def __init__(self, setup: EpisodeSetup, seed: int | None, *, keep_log: bool = False) -> None:
        """The dice are those of `Match.new` with the same seed."""
        self.setup = setup
        self.match = Match.new(setup.game, setup.players, seed, setup.options, keep_log=keep_log)
        self.decisions = 0
        self._actions: tuple[Any, ...] | None = None
        """By number, for the seat to act; found when first asked for."""
        self._seen: list[tuple[Any, Vector] | None] = [None] * setup.players
        """By seat: what it saw last and its vector, which is changed where that changes; nobody else holds it."""

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the match is over or cut short."""
        seat = self.match.to_act
        return seat if isinstance(seat, int) and self.decisions < self.setup.max_decisions else None

    @property
    def is_cut_short(self) -> bool:
        """Whether the match has reached the limit without a result."""
        return self.decisions >= self.setup.max_decisions and self.match.result is None

    def observe(self, seat: Seat) -> dict[str, npt.NDArray[Any]]:
        """What a seat sees, and the actions it may take; a mask of zeros for who is not to act."""
        encoding = self.setup.encoding
        view = self.match.observe(seat)
        if seat == self.seat:
            catalogue = encoding.catalogue(view, seat)
            mask = catalogue.mask(self.match.legal_actions())
            self._actions = catalogue.actions
        else:
            mask = np.zeros(encoding.action_count, np.int8)
        return {"observation": self._vector(seat, view), "action_mask": mask}

    def action(self, number: int) -> Any:
        """The action of this number for the seat to act."""
        if self._actions is None:
            seat = self.seat
            if seat is None:
                raise WartableError("the match is over: call reset() for another")
            self._actions = self.setup.encoding.catalogue(self.match.observe(seat), seat).actions
        if not 0 <= number < len(self._actions):
            raise NoSuchAction(f"there is no action {number}; the actions are 0 to {len(self._actions) - 1}")
        return self._actions[number]

    def play(self, action: Any) -> None:
        """A decision of the seat to act; IllegalAction if the rules do not allow it."""
        self.match.play(action)
        self.decisions += 1
        self._actions = None

    def utilities(self) -> tuple[float, ...]:
        """By seat; all 0 as long as there is no result."""
        result = self.match.result
        return (0.0,) * self.setup.players if result is None else utilities(result, self.setup.players)

    def prospects(self) -> tuple[float, ...]:
        """By seat, on the scale of utilities: how it stands by what that seat sees; what it is worth at the end."""
        setup, match = self.setup, self.match
        if match.result is not None:
            return self.utilities()
        found = []
        for seat in range(setup.players):
            shares = setup.game.prospects(setup.rules, match.observe(seat))
            if shares is None:
                raise BadOptions(f"{setup.game.id} does not tell prospects, so rewards cannot be shaped by them")
            found.append(_utility(shares[seat], setup.players))
        return tuple(found)

    def _vector(self, seat: Seat, view: Any) -> Vector:
        """What a seat sees now; made from what it saw last, since little changes from one decision to the next."""
        encoding, earlier = self.setup.encoding, self._seen[seat]
        if earlier is None:
            vector = encoding.vector(view)
        else:
            before, vector = earlier
            encoding.update(vector, before, view)
        self._seen[seat] = view, vector
        return vector.copy()

    def text(self) -> str:
        """What everybody at the table has seen so far, in English; only where the log was kept."""
        words = Words(game_id=self.setup.game.id)
        return "\n".join(words.line(line) for line in self.match.lines(None))


def utilities(result: Result, players: int) -> tuple[float, ...]:
    """By seat, 0 in sum: 1 for a sole winner, -1 shared by those who lost; winners share what winning is worth."""
    shares = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    return tuple(_utility(share, players) for share in shares)


def _utility(share: float, players: int) -> float:
    """What a share of the victory is worth."""
    return (players * share - 1) / (players - 1)
