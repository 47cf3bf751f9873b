"""Information-set Monte Carlo tree search: thinks in worlds that its seat holds possible.

Every simulation re-deals what the seat cannot see, tries a choice, walks down a tree of the decisions that follow,
plays on for a while by a quick policy, and asks the game's own judgment of the position it reached. Dice and cards are
drawn anew in every simulation, so the tree is over decisions alone (open loop): a node is "what was decided so far",
seen over all the worlds in which it could be decided.

Games are won by small differences, and a simulation is dear. So the choices are compared in the same worlds with the
same dice, the worse half is dropped again and again, and the guide's own choice stands until another one beats it by
more than chance would.
"""

from __future__ import annotations

import copy
import math
import random
import time
from itertools import islice
from typing import Any, Protocol

from wartable.bots.halving import halving, rounds_for
from wartable.core.chance import RandomSampler
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import shares_of
from wartable.core.play import to_choice

__all__ = ["Guide", "Node", "SearchBot"]


class Guide(Protocol):
    """What a game knows that makes a search of it worth while."""

    def policy(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        """A quick and sensible choice for the seat to act, in a world that may not be the true one."""

    def candidates(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...]) -> tuple[Any, ...]:
        """The choices worth a thought, the best first; it must not look at what the seat to act cannot see."""

    def evaluate(self, rules: AnyRules, state: Any) -> tuple[float, ...]:
        """By seat, the share of the victory that is to be expected from here; adds up to 1."""

    def stage(self, rules: AnyRules, state: Any) -> int:
        """A clock that never goes back: turns, seasons or years so far. Positions are judged at equal stages, since
        in the middle of a turn whoever has done more looks better than whoever still may."""

    def occasion(self, rules: AnyRules, state: Any) -> tuple[int, ...]:
        """What dice or cards are about to come for: a turn, a round of a battle. Playouts that are compared have
        equal luck on equal occasions, whatever came between."""


class SearchBot:
    """Searches until its simulations or its time are used up, whichever comes first."""

    def __init__(
        self,
        guide: Guide,
        *,
        name: str = "search",
        simulations: int = 120,
        seconds: float = 0.18,
        horizon: int = 4,
        breadth: int = 6,
        doubt: float = 1.0,
        margin: float = 0.0,
        exploration: float = 0.3,
        widening: float = 0.3,
    ) -> None:
        """How to think.

        `horizon`: how many stages a simulation plays on by the guide before it asks for a judgment. `breadth`: how many
        of the guide's candidates are compared. `doubt`: by how many standard errors another choice must be better than
        the guide's own, and `margin`: by how much besides, since the guide's judgment is not perfect either.
        `widening`: below the root a node looks at about so many choices times the square root of its visits, the
        guide's first; `exploration` weighs curiosity against success among them.
        """
        self.name = name
        self._guide = guide
        self._simulations = simulations
        self._seconds = seconds
        self._horizon = horizon
        self._breadth = breadth
        self._doubt = doubt
        self._margin = margin
        self._exploration = exploration
        self._widening = widening

    def unhurried(self) -> SearchBot:
        """The same bot without a clock: it plays the same again on any machine."""
        other = copy.copy(self)
        other._seconds = math.inf
        return other

    def hasty(self) -> SearchBot:
        """The same bot that looks at nothing but the guide's own choice."""
        other = copy.copy(self)
        other._breadth = 1
        return other

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        if len(legal_actions) == 1:
            return legal_actions[0]
        deadline = time.monotonic() + self._seconds
        world = rules.redeal(observation, rng)
        favourite = self._guide.policy(rules, world, legal_actions, rng)
        if self._breadth == 1:
            return favourite
        others = [action for action in self._guide.candidates(rules, world, legal_actions) if action != favourite]
        if not others:
            return favourite
        root = self.search(rules, observation, (favourite, *others[: self._breadth - 1]), rng, deadline=deadline)
        return max(root.children, key=lambda action: self._advantage(root.children[action], root.children[favourite]))

    def search(
        self,
        rules: AnyRules,
        observation: Any,
        candidates: tuple[Any, ...],
        rng: random.Random,
        *,
        deadline: float | None = None,
    ) -> Node:
        """Compare candidates: in rounds of equal worlds, the worse half dropped after each part of the budget."""
        if deadline is None:
            deadline = time.monotonic() + self._seconds
        root = Node(rules.players)
        root.children = {action: Node(rules.players) for action in candidates}
        parts = rounds_for(len(candidates))
        # The first is the guide's own choice: it stays, to be compared with.
        rounds = halving(candidates, lambda action: root.children[action].mean, fixed=1)
        for active in islice(rounds, parts):
            for _ in range(max(2, self._simulations // parts // len(active))):
                if not self._look_once(rules, observation, root, active, rng, deadline=deadline):
                    return root
        return root

    def _look_once(
        self,
        rules: AnyRules,
        observation: Any,
        root: Node,
        candidates: list[Any],
        rng: random.Random,
        *,
        deadline: float,
    ) -> bool:
        """One simulation for each candidate, all in the same world and with the same luck; whether time was left."""
        luck = rng.random()
        for action in candidates:
            same_luck = random.Random(luck)
            world = rules.redeal(observation, same_luck)
            if not self._simulate(rules, root, world, action, same_luck, deadline=deadline):
                return False
        return True

    def _advantage(self, node: Node, favourite: Node) -> float:
        """How much better than the guide's choice, less what may be chance; 0 for the guide's choice itself."""
        if node is favourite:
            return 0.0
        pairs = [own - other for own, other in zip(node.samples, favourite.samples, strict=False)]
        if len(pairs) < 4:
            return -1.0
        mean = sum(pairs) / len(pairs)
        variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
        return mean - self._margin - self._doubt * math.sqrt(variance / len(pairs))

    def _simulate(
        self, rules: AnyRules, root: Node, state: Any, action: Any, rng: random.Random, *, deadline: float
    ) -> bool:
        """One walk: a candidate, down its tree, one node beyond, then by the guide; the judgment goes back up.

        Whether there was time for it; a walk that is broken off counts for nothing.
        """
        until = self._guide.stage(rules, state) + self._horizon
        seat = rules.to_act(state)
        assert isinstance(seat, int)
        node, path, dice = root, [], RandomSampler(rng)
        while True:
            # A walk down a tree that has grown deep takes a while, too.
            if time.monotonic() > deadline:
                return False
            state = rules.apply(state, action)
            node = node.children[action]
            node.seat = seat
            path.append(node)
            if node.visits == 0:
                break
            state, next_seat, legal = to_choice(rules, state, dice)
            if next_seat is None:
                break
            seat, action = next_seat, self._widen_or_select(rules, node, state, legal, rng)
        worth = self._play_on(rules, state, until, rng, deadline=deadline)
        if worth is None:
            return False
        root.visits += 1
        for visited in path:
            visited.add(worth)
        return True

    def _widen_or_select(
        self, rules: AnyRules, node: Node, state: Any, legal: tuple[Any, ...], rng: random.Random
    ) -> Any:
        """A choice below the root: a new one while few are known for so many visits, else the most promising."""
        known = {action: node.children[action] for action in legal if action in node.children}
        if not known or (len(known) < len(legal) and len(known) < self._widening * math.sqrt(node.visits)):
            action = self._guide.policy(rules, state, legal, rng)
            if action in known:
                action = rng.choice([other for other in legal if other not in known])
            node.children[action] = Node(rules.players)
            return action
        log_visits = math.log(node.visits + 1)

        def bound(action: Any) -> float:
            child = known[action]
            return child.mean + self._exploration * math.sqrt(log_visits / max(child.visits, 1))

        return max(known, key=bound)

    def _play_on(
        self, rules: AnyRules, state: Any, until: int, rng: random.Random, *, deadline: float
    ) -> tuple[float, ...] | None:
        """What it comes to for everybody; None if time ran out."""
        guide, dice = self._guide, RandomSampler(rng)
        while True:
            if time.monotonic() > deadline:
                return None
            state, seat, legal = to_choice(rules, state, dice)
            if seat is None or guide.stage(rules, state) >= until:
                break
            state = rules.apply(state, guide.policy(rules, state, legal, rng))
        result = rules.result(state)
        return guide.evaluate(rules, state) if result is None else shares_of(rules.players, result.winners)


class Node:
    """What was decided so far, and how that went for everybody."""

    __slots__ = ("children", "samples", "seat", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.children: dict[Any, Node] = {}
        self.seat: Seat = 0
        """Who made the decision that led here."""
        self.visits = 0
        self.totals = [0.0] * players
        self.samples: list[float] = []
        """What each simulation was worth to the one who decided."""

    @property
    def mean(self) -> float:
        """What it is worth to the one who decided it."""
        return self.totals[self.seat] / self.visits if self.visits else 0.0

    def add(self, worth: tuple[float, ...]) -> None:
        """Count a simulation that came through here."""
        self.visits += 1
        for seat, share in enumerate(worth):
            self.totals[seat] += share
        self.samples.append(worth[self.seat])
