"""Information-set Monte Carlo tree search: thinks in worlds that its seat holds possible.

Every simulation re-deals what the seat cannot see, walks down a tree of decisions, plays on for a while by a quick
policy, and asks the game's own judgment of the position it reached. Dice and cards are drawn anew in every
simulation, so the tree is over decisions alone (open loop): a node is "what was decided so far", seen over all the
worlds in which it could be decided.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any, Protocol

from wartable.core.game import CHANCE, AnyRules, Seat

__all__ = ["Guide", "Node", "SearchBot"]


class Guide(Protocol):
    """What a game knows that makes a search of it worth while."""

    def policy(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        """A quick and sensible choice for the seat to act, in a world that may not be the true one."""

    def evaluate(self, rules: AnyRules, state: Any) -> tuple[float, ...]:
        """By seat, the share of the victory that is to be expected from here; adds up to 1."""


class SearchBot:
    """Searches until its simulations or its time are used up, whichever comes first."""

    def __init__(
        self,
        guide: Guide,
        *,
        name: str = "search",
        simulations: int = 400,
        seconds: float = 0.18,
        horizon: int = 24,
        exploration: float = 0.6,
        widening: float = 1.0,
        trust: float = 4.0,
    ) -> None:
        """`horizon` is how many decisions a simulation plays on by the guide before it asks for a judgment.

        `widening` says how many choices a node looks at: about `widening` times the square root of its visits, the
        guide's first; the root looks at all. `trust` is how many visits the guide's choice at the root has in advance.
        """
        self.name = name
        self._guide = guide
        self._simulations = simulations
        self._seconds = seconds
        self._horizon = horizon
        self._exploration = exploration
        self._widening = widening
        self._trust = trust

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        if len(legal_actions) == 1:
            return legal_actions[0]
        root = self.search(rules, observation, legal_actions, rng)
        return max(root.children, key=lambda action: (root.children[action].visits, root.children[action].mean))

    def search(
        self,
        rules: AnyRules,
        observation: Any,
        legal_actions: tuple[Any, ...],
        rng: random.Random,
        *,
        look_at_all: int = 1,
    ) -> Node:
        """The tree after thinking; its root's children are the legal actions, each looked at so often at least."""
        root = Node(rules.players)
        for action in legal_actions:
            root.children[action] = Node(rules.players)
        deadline = time.monotonic() + self._seconds
        for number in range(self._simulations):
            world = rules.redeal(observation, rng)
            if number == 0:
                favourite = root.children[self._guide.policy(rules, world, legal_actions, rng)]
                favourite.prior = self._trust
            self._simulate(rules, root, world, rng, look_at_all)
            if time.monotonic() > deadline:
                break
        return root

    def _simulate(self, rules: AnyRules, root: Node, state: Any, rng: random.Random, look_at_all: int) -> None:
        """One walk: down the tree, one node beyond it, then by the guide; the judgment goes back up."""
        path: list[Node] = []
        node = root
        while True:
            state, seat, legal = _next_decision(rules, state, rng)
            if seat is None:
                break
            if node is root:
                action = _neglected(node, look_at_all) or self._select(node, node.children)
            else:
                action = self._widen_or_select(rules, node, state, legal, rng)
            state = rules.apply(state, action)
            node = node.children[action]
            node.seat = seat
            path.append(node)
            if node.visits == 0:
                break
        worth = self._play_on(rules, state, rng)
        root.visits += 1
        for visited in path:
            visited.add(worth)

    def _widen_or_select(
        self, rules: AnyRules, node: Node, state: Any, legal: tuple[Any, ...], rng: random.Random
    ) -> Any:
        """A choice below the root: a new one while few are known for so many visits, else the most promising."""
        known = {action: node.children[action] for action in legal if action in node.children}
        if len(known) < len(legal) and len(known) <= self._widening * math.sqrt(node.visits):
            action = self._guide.policy(rules, state, legal, rng)
            if action in known:
                action = rng.choice([other for other in legal if other not in known])
            node.children[action] = Node(rules.players)
            return action
        return self._select(node, known)

    def _select(self, node: Node, candidates: dict[Any, Node]) -> Any:
        """The choice with the highest upper confidence bound."""
        log_visits = math.log(node.visits + 1)

        def bound(action: Any) -> float:
            child = candidates[action]
            weight = child.visits + child.prior
            if weight == 0:
                return math.inf
            # A prior counts as good visits: the guide is believed until the simulations say otherwise.
            mean = child.mean if child.visits else 1.0
            return mean + self._exploration * math.sqrt(log_visits / weight)

        return max(candidates, key=bound)

    def _play_on(self, rules: AnyRules, state: Any, rng: random.Random) -> tuple[float, ...]:
        policy = self._guide.policy
        for _ in range(self._horizon):
            state, seat, legal = _next_decision(rules, state, rng)
            if seat is None:
                break
            state = rules.apply(state, policy(rules, state, legal, rng))
        result = rules.result(state)
        if result is None:
            return self._guide.evaluate(rules, state)
        share = 1.0 / len(result.winners)
        return tuple(share if seat in result.winners else 0.0 for seat in range(rules.players))


class Node:
    """What was decided so far, and how that went for everybody."""

    __slots__ = ("children", "prior", "seat", "squares", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.children: dict[Any, Node] = {}
        self.seat: Seat = 0
        """Who made the decision that led here."""
        self.visits = 0
        self.totals = [0.0] * players
        self.squares = 0.0
        self.prior = 0.0

    @property
    def mean(self) -> float:
        """What it is worth to the one who decided it."""
        return self.totals[self.seat] / self.visits if self.visits else 0.0

    def add(self, worth: tuple[float, ...]) -> None:
        """Count a simulation that came through here."""
        self.visits += 1
        for seat, share in enumerate(worth):
            self.totals[seat] += share
        self.squares += worth[self.seat] ** 2


def _neglected(root: Node, look_at_all: int) -> Any:
    """A choice that was looked at less often than all must be, if there is one."""
    return next((action for action, child in root.children.items() if child.visits < look_at_all), None)


def _next_decision(rules: AnyRules, state: Any, rng: random.Random) -> tuple[Any, Seat | None, tuple[Any, ...]]:
    """Draw chance events and make forced moves until somebody has a choice; no seat when the game is over."""

    def below(n: int) -> int:
        return int(rng.random() * n)

    while True:
        actor = rules.to_act(state)
        if isinstance(actor, int):
            legal = rules.legal_actions(state)
            if len(legal) > 1:
                return state, actor, legal
            state = rules.apply(state, legal[0])
        elif actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(below))
        else:
            return state, None, ()
