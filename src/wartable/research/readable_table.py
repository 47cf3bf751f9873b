"""One match in numbers by the readable rules: any game that has an encoding, with any bots."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from wartable.core.encoding import Mask, Vector
from wartable.core.errors import BadOptions, IllegalAction
from wartable.core.game import Seat
from wartable.core.match import Match
from wartable.research.setup import Company, EpisodeSetup, utilities, utility

__all__ = ["ReadableTable"]


class ReadableTable:
    """A match, and bots beside the learner where it has company."""

    def __init__(self, setup: EpisodeSetup, seed: int | None, company: Company | None, *, keep_log: bool) -> None:
        """The dice are those of `Match.new` with the same seed."""
        self.setup = setup
        self.match = Match.new(setup.game, setup.players, seed, setup.options, keep_log=keep_log)
        self.decisions = 0
        self._company = company
        self._bot_rng = random.Random(0 if company is None else company.seed)
        self._actions: tuple[Any, ...] | None = None
        """By number, for the seat to act; found when first asked for."""
        self._seen: list[tuple[Any, Vector] | None] = [None] * setup.players
        """By seat: what it saw last and its vector, which is changed where that changes; nobody else holds it."""
        if company is not None:
            self._let_others_play(company)

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the match is over or cut short."""
        seat = self.match.to_act
        return seat if isinstance(seat, int) and self.decisions < self.setup.max_decisions else None

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    @property
    def is_cut_short(self) -> bool:
        """Whether the match has reached the limit without a result."""
        return self.decisions >= self.setup.max_decisions and self.match.result is None

    def observe(self, seat: Seat) -> tuple[Vector, Mask]:
        """What a seat sees, and the actions it may take; all 0 for who is not to act."""
        view, encoding = self.match.observe(seat), self.setup.encoding
        if seat == self.seat:
            catalogue = encoding.catalogue(view, seat)
            mask = catalogue.mask(self.match.legal_actions())
            self._actions = catalogue.actions
        else:
            mask = np.zeros(encoding.action_count, np.int8)
        return self._vector(seat, view), mask

    def action(self, number: int) -> Any:
        """The action of this number for the seat to act."""
        if self._actions is None:
            seat = self.seat
            assert seat is not None
            self._actions = self.setup.encoding.catalogue(self.match.observe(seat), seat).actions
        return self._actions[number]

    def play(self, number: int) -> bool:
        """A decision of the seat to act; False, and nothing has happened, if the rules do not allow it."""
        try:
            self._decide(self.action(number))
        except IllegalAction:
            return False
        if self._company is not None:
            self._let_others_play(self._company)
        return True

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
            found.append(utility(shares[seat], setup.players))
        return tuple(found)

    def readable(self) -> ReadableTable:
        return self

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

    def _decide(self, action: Any) -> None:
        self.match.play(action)
        self.decisions += 1
        self._actions = None

    def _let_others_play(self, company: Company) -> None:
        """Until it is the learner's turn, or nobody's."""
        match = self.match
        while (seat := self.seat) is not None and seat != company.learner:
            bot = company.bots[(seat - company.learner) % self.setup.players - 1]
            self._decide(bot.choose(match.rules, match.observe(seat), match.legal_actions(), self._bot_rng))
