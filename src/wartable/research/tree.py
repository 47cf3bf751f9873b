"""A node of a game tree: a state that never changes, where it came from, and what every seat remembers."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import msgspec

from wartable.core.encoding import Catalogue
from wartable.core.game import OVER, Actor, Seat
from wartable.research.chance import AnyDistribution, Told, outcome
from wartable.research.setup import EpisodeSetup, utilities

__all__ = ["TreePosition"]


class TreePosition:
    """A state of a match, and in the middle of a long roll what is told of it already.

    Nothing in it changes but what it has worked out, so copies are the same object.
    """

    __slots__ = ("_legal", "_memories", "_move", "_parent", "decisions", "setup", "state", "to_act", "told")

    def __init__(
        self,
        setup: EpisodeSetup,
        state: Any,
        *,
        decisions: int = 0,
        told: Told = (),
        parent: TreePosition | None = None,
        move: tuple[Seat, int] | None = None,
        memories: dict[Seat | None, bytes] | None = None,
    ) -> None:
        self.setup = setup
        self.state = state
        self.decisions = decisions
        """How many decisions were made before."""
        self.told = told
        self.to_act: Actor = setup.rules.to_act(state) if decisions < setup.max_decisions else OVER
        self._parent = parent
        self._move = move
        """Who decided what just now; None after chance."""
        self._memories = {} if memories is None else memories
        self._legal: tuple[Any, ...] | None = None

    @classmethod
    def first(cls, setup: EpisodeSetup) -> TreePosition:
        """The position before the first event."""
        return cls(setup, setup.rules.first_state())

    @property
    def distribution(self) -> AnyDistribution:
        """What may come up, where chance is to act."""
        return self.setup.rules.chance(self.state)

    @property
    def catalogue(self) -> Catalogue[Any]:
        """The actions of the seat to act, by number."""
        assert isinstance(self.to_act, int)
        return self.setup.encoding.catalogue(self.state, self.to_act)

    def legal_actions(self) -> tuple[Any, ...]:
        """Everything the seat to act may do."""
        if self._legal is None:
            self._legal = self.setup.rules.legal_actions(self.state)
        return self._legal

    def observe(self, seat: Seat | None) -> Any:
        """All that a seat may know; None is a spectator."""
        return self.setup.rules.observe(self.state, seat)

    def played(self, number: int) -> TreePosition:
        """The position after a decision of the seat to act."""
        assert isinstance(self.to_act, int)
        after = self.setup.rules.apply(self.state, self.catalogue.actions[number])
        return TreePosition(self.setup, after, decisions=self.decisions + 1, parent=self, move=(self.to_act, number))

    def rolled(self, branch: int) -> TreePosition:
        """The position after a branch of chance."""
        told = (*self.told, branch)
        event = outcome(self.distribution, told)
        if event is None:
            return TreePosition(self.setup, self.state, decisions=self.decisions, told=told, parent=self)
        after = self.setup.rules.apply(self.state, event)
        return TreePosition(self.setup, after, decisions=self.decisions, parent=self)

    def redealt(self, seat: Seat, rng: random.Random) -> TreePosition:
        """A position that a seat holds possible. It remembers what it remembered; the others begin anew."""
        state = self.setup.rules.redeal(self.observe(seat), rng)
        return TreePosition(
            self.setup, state, decisions=self.decisions, told=self.told, memories={seat: self.memory(seat)}
        )

    def memory(self, seat: Seat | None) -> bytes:
        """A digest of all that a seat has seen and done so far: equal for two pasts that it cannot tell apart.

        It is worked out when asked for: searches that never ask do not pay for it.
        """
        untold = []
        position: TreePosition | None = self
        while position is not None and seat not in position._memories:
            untold.append(position)
            position = position._parent
        digest = b"" if position is None else position._memories[seat]
        for later in reversed(untold):
            digest = later._memories[seat] = later._remembered(seat, digest)
        return digest

    def utilities(self) -> tuple[float, ...]:
        """By seat; all 0 without a result."""
        result = self.setup.rules.result(self.state)
        return (0.0,) * self.setup.players if result is None else utilities(result, self.setup.players)

    def text(self) -> str:
        """The whole state, with all its secrets."""
        told = f" told {list(self.told)}" if self.told else ""
        return f"{self.decisions} {msgspec.json.encode(self.state).decode()}{told}"

    def __deepcopy__(self, _memo: dict[int, Any]) -> TreePosition:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the memories, without the past."""
        memories = {seat: self.memory(seat) for seat in (None, *range(self.setup.players))}
        return _unpickled, (self.setup, self.state, self.decisions, self.told, memories)

    def _remembered(self, seat: Seat | None, before: bytes) -> bytes:
        """What a seat remembers after this event, if it noticed it."""
        own = self._move[1] if self._move is not None and self._move[0] == seat else None
        seen = self.observe(seat)
        if own is None and self._parent is not None and seen == self._parent.observe(seat):
            return before
        return hashlib.blake2b(before + msgspec.msgpack.encode((own, seen)), digest_size=16).digest()


def _unpickled(
    setup: EpisodeSetup, state: Any, decisions: int, told: Told, memories: dict[Seat | None, bytes]
) -> TreePosition:
    return TreePosition(setup, state, decisions=decisions, told=told, memories=memories)
