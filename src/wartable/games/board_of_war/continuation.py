"""The rest of a turn as the learned player would play it, and what the position is worth with it.

Where the rest of the turn leads to dice every outcome is played on, with the choices that look best right after it
compared as a judge compares them: what a position is worth before an attack is the mean of what it is worth after it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wartable.games.board_of_war.actions import Action, Fought
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.estimate import Estimate
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import Shares, shares_after, shares_of
from wartable.games.board_of_war.state import Phase, State

__all__ = ["CLOSE", "Continuation", "Worth"]

CLOSE = 4
"""So many choices are played on to the end of the turn; the others are worth as much less as they seem worse."""

_MOST_ATTACKS = 1
"""A further attack in the same turn is worth what its outcomes are worth right after it."""


class Worth(NamedTuple):
    """What a position in the middle of a turn comes to."""

    shares: Shares
    """By seat."""
    to_follow: tuple[Action, ...]
    """What is done on the way, up to the first dice."""


class Continuation:
    """Plays turns to their end; what it has found out it remembers."""

    def __init__(self, rules: Rules, estimate: Estimate) -> None:
        self._rules = rules
        self._estimate = estimate
        self._known: dict[tuple[State, int], Worth] = {}
        self._looked_at: dict[State, tuple[tuple[Action, ...], Shares]] = {}

    def choices(self, state: State) -> tuple[tuple[Action, ...], Shares]:
        """The legal actions, and by action and seat what each is worth if the turn's actions end after it."""
        found = self._looked_at.get(state)
        if found is None:
            legal = self._rules.legal_actions(state)
            found = legal, shares_after(self._rules, self._estimate, state, legal)
            self._looked_at[state] = found
        return found

    def worth(self, state: State, attacks: int = 0) -> Worth:
        """What a state is worth with the rest of its turn: one to act, or one whose dice are about to be rolled.

        Ways through a turn meet again and again: the same steps in another order come to the same.
        """
        found = self._known.get((state, attacks))
        if found is None:
            found = self._worth(state, attacks)
            self._known[state, attacks] = found
        return found

    def _worth(self, state: State, attacks: int) -> Worth:
        seat = state.turn
        if state.victory is not None:
            return Worth(np.eye(self._rules.players)[seat], ())
        if state.phase is Phase.DRAW:
            return Worth(shares_of(self._rules, self._estimate, [state], seat, CARD_PLAYED)[0], ())
        if state.phase is Phase.FIGHT:
            return Worth(self._after_dice(state, attacks), ())
        legal, shares = self.choices(state)
        best = int(shares[:, seat].argmax())
        following = self._rules.apply(state, legal[best])
        if following.phase is Phase.FIGHT and attacks >= _MOST_ATTACKS:
            return Worth(shares[best], (legal[best],))
        rest = self.worth(following, attacks)
        return Worth(rest.shares, (legal[best], *rest.to_follow))

    def _after_dice(self, state: State, attacks: int) -> Shares:
        """The mean over all that the dice may show; outcomes that come to the same are played on once."""
        die = self._rules.box.components.fighting.die
        chances: dict[State, float] = {}
        for lead in range(1 - die, die):
            roll = max(1, 1 + lead)
            after = self._rules.apply(state, Fought(roll, roll - lead))
            chances[after] = chances.get(after, 0.0) + (die - abs(lead)) / (die * die)
        total = np.zeros(self._rules.players)
        for after, chance in chances.items():
            total += chance * self._best_of_close(after, attacks + 1)
        return total

    def _best_of_close(self, state: State, attacks: int) -> Shares:
        """What a state right after dice is worth: the best of the choices that a judge would play on there."""
        if state.victory is not None or state.phase not in {Phase.ACT, Phase.RAZE}:
            return self.worth(state, attacks).shares
        seat = state.turn
        legal, shares = self.choices(state)
        best = self.worth(state, attacks).shares
        for number in np.argsort(-shares[:, seat], kind="stable")[:CLOSE]:
            following = self._rules.apply(state, legal[number])
            # An attack after an attack is worth what its outcomes are worth right after it.
            found = shares[number] if following.phase is Phase.FIGHT else self.worth(following, attacks).shares
            if found[seat] > best[seat]:
                best = found
        return best
