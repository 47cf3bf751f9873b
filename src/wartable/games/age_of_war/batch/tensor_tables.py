"""Tables of Age of War on tensors that wait for a learner: on a graphics card all that is told stays there.

A step is a fixed row of tensor operations. On a card they are compiled into a few kernels (`torch.compile`) and
recorded once (CUDA graph), so that a step costs one launch. On the processor they run as they are written.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

import secrets
from collections.abc import Callable
from enum import StrEnum
from itertools import count
from types import FunctionType
from typing import Any

import torch  # type: ignore[import-not-found, unused-ignore]

from wartable.core.batch import EVERY_SEAT
from wartable.core.errors import BadOptions
from wartable.games.age_of_war.batch.games import Policy
from wartable.games.age_of_war.batch.tensor_dice import Tensor, keys_of
from wartable.games.age_of_war.batch.tensor_greedy import TurnPlan, chosen_by_greedy, greedy_tensors, turn_plan
from wartable.games.age_of_war.batch.tensor_rules import (
    Position,
    RuleTensors,
    Told,
    deal,
    decide,
    drawn_line,
    is_legal,
    is_out_of_time,
    merged,
    new_position,
    rule_tensors,
    tell,
)
from wartable.games.age_of_war.components import Components

__all__ = ["POLICIES", "AgeOfWarTensors", "Autoreset"]

POLICIES: tuple[str, ...] = tuple(Policy)
"""The bots that can sit there."""

_WARM_UPS = 3
_NUMBERS = count()


class Autoreset(StrEnum):
    """When a table whose match is done is dealt anew, in Gymnasium's words."""

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


class AgeOfWarTensors:
    """So many tables for one box; `opponents` sit clockwise from the learner.

    `told` is what the last reset or step tells; on a card the next step writes over it. `ended` is the same of the
    matches that ended in this step, where tables are dealt anew in it.
    """

    def __init__(
        self,
        components: Components,
        players: int,
        count: int,
        opponents: tuple[str, ...],
        max_decisions: int,
        *,
        learner: int | None = EVERY_SEAT,
        autoreset: str = Autoreset.NEXT_STEP,
        device: Any = "cuda",
        is_compiled: bool | None = None,
    ) -> None:
        """`learner` is a seat, None for one that is drawn for every match, or `EVERY_SEAT`.

        `is_compiled` says whether the tensor operations are compiled; left out, they are on a card.
        """
        self.device = torch.device(device)
        self.rules: RuleTensors = rule_tensors(components, players, self.device)
        self.told: Told | None = None
        self.ended: Told | None = None
        self.position = new_position(count, players, self.device)
        self._count = count
        self._limit = max_decisions
        self._learner = learner
        self._mode = Autoreset(autoreset)
        self._actions = torch.zeros(count, dtype=torch.int64, device=self.device)
        self._recording: tuple[Any, Told, Told | None] | None = None
        self._is_card = self.device.type == "cuda"
        self._bot_turns = 0 if learner == EVERY_SEAT else len(opponents)
        self._greedy_places = tuple(place for place, bot in enumerate(opponents, 1) if bot == Policy.GREEDY)
        has_greedy = self._bot_turns > 0 and bool(self._greedy_places)
        self._greedy = greedy_tensors(components, players, self.device) if has_greedy else None
        compiled = _compiled if (self._is_card if is_compiled is None else is_compiled) else _plain
        self._begin = compiled(self._begin_step)
        self._plan_turn = compiled(self._turn_plan)
        self._let_bot_play = compiled(self._bot_decision)
        self._deal_again = compiled(self._deal_done)
        self._tell = compiled(self._told)
        self._whole = compiled(self._without_bots)
        self._seed(secrets.randbits(64))

    def reset(self, seed: int | None = None, which: Tensor | None = None) -> Told:
        """New matches at all tables or those of `which`; with a seed they are numbered from the first again."""
        numbers = self.position.match + self._count
        if seed is not None:
            if not 0 <= seed < 1 << 64:
                raise BadOptions(f"a seed has to be from 0 to 2 ** 64 - 1, not {seed}")
            self._seed(seed)
            numbers = torch.arange(self._count, device=self.device)
        elif self.told is None:
            numbers = torch.arange(self._count, device=self.device)
        dealt = deal(self.rules, numbers, self._learner)
        is_new = torch.ones_like(self.position.is_done) if which is None else which
        _keep(self.position, merged(is_new, dealt, self.position))
        self._let_bots_play()
        self.told = self._told(self.position, self.position.turn)
        return self.told

    def step(self, actions: Tensor) -> Told:
        """The learner's decision at every table, and what follows until it is asked again.

        Where the match was done before, the action is not looked at and the table is dealt anew; without autoreset
        that has to be done before.
        """
        self._actions.copy_(actions)
        if self._is_card:
            self.told, self.ended = self._replayed()
        else:
            self.told, self.ended = self._step()
        return self.told

    def _seed(self, seed: int) -> None:
        self.rules.keys.copy_(torch.tensor(keys_of(seed), dtype=torch.int64))

    def _replayed(self) -> tuple[Told, Told | None]:
        """A step as it was recorded, which always writes to the same place."""
        if self._recording is None:
            self._recording = self._recorded()
        graph, told, ended = self._recording
        graph.replay()
        return told, ended

    def _recorded(self) -> tuple[Any, Told, Told | None]:
        """A step as a graph, after steps that compile what it consists of; the tables stay as they are."""
        before = [part.clone() for part in _parts(self.position)]
        beside = torch.cuda.Stream(self.device)
        beside.wait_stream(torch.cuda.current_stream(self.device))
        with torch.cuda.stream(beside):
            for _ in range(_WARM_UPS):
                self._step()
        torch.cuda.current_stream(self.device).wait_stream(beside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            told, ended = self._step()
        for part, kept in zip(_parts(self.position), before, strict=True):
            part.copy_(kept)
        return graph, told, ended

    def _step(self) -> tuple[Told, Told | None]:
        if not self._bot_turns:
            return self._whole(self.position, self._actions)  # type: ignore[no-any-return]
        actor = self._begin(self.position, self._actions)
        self._let_bots_play()
        told = self._tell(self.position, actor)
        if self._mode is not Autoreset.SAME_STEP:
            return told, None
        self._deal_again(self.position)
        self._let_bots_play()
        return self._tell(self.position, actor), told

    def _without_bots(self, at: Position, actions: Tensor) -> tuple[Told, Told | None]:
        actor = self._begin_step(at, actions)
        told = self._told(at, actor)
        if self._mode is not Autoreset.SAME_STEP:
            return told, None
        self._deal_done(at)
        return self._told(at, actor), told

    def _begin_step(self, at: Position, actions: Tensor) -> Tensor:
        """The learner's decisions; the seats that made them."""
        is_allowed = is_legal(self.rules, at, actions)
        actor = at.turn.clone()
        after = decide(self.rules, at, actions, is_allowed & ~at.is_done)
        is_lost = at.is_lost | (~is_allowed & ~at.is_done)
        after = after._replace(is_lost=is_lost, is_done=at.is_done | is_lost | is_out_of_time(after, self._limit))
        if self._mode is Autoreset.NEXT_STEP:
            dealt = deal(self.rules, at.match + self._count, self._learner)
            after = merged(at.is_done, dealt, after)
        _keep(at, after)
        return actor

    def _deal_done(self, at: Position) -> None:
        dealt = deal(self.rules, at.match + self._count, self._learner)
        _keep(at, merged(at.is_done, dealt, at))

    def _let_bots_play(self) -> None:
        """Until it is the learner's turn, or nobody's: a turn has no more decisions than dice."""
        at = self.position
        for _ in range(self._bot_turns):
            if self._is_still():
                break
            playing, plan = at.turn.clone(), self._plan_turn(at) if self._greedy is not None else None
            for _ in range(self.rules.dice):
                if not self._is_still():
                    self._let_bot_play(at, playing, plan)

    def _is_still(self) -> bool:
        """Whether no bot is to decide. A recording has no branches, so that on a card nobody looks."""
        return not self._is_card and not bool(_waits(self.position).any())

    def _turn_plan(self, at: Position) -> TurnPlan:
        assert self._greedy is not None
        return turn_plan(self.rules, self._greedy, at)

    def _bot_decision(self, at: Position, playing: Tensor, plan: TurnPlan | None) -> None:
        line = drawn_line(self.rules, at)
        if self._greedy is not None:
            assert plan is not None
            place = (at.turn - at.learner) % self.rules.players
            is_greedy = torch.zeros_like(at.is_done)
            for greedy_place in self._greedy_places:
                is_greedy = is_greedy | (place == greedy_place)
            line = torch.where(is_greedy, chosen_by_greedy(self.rules, self._greedy, at, plan), line)
        after = decide(self.rules, at, line, _waits(at) & (at.turn == playing))
        _keep(at, after._replace(is_done=at.is_done | is_out_of_time(after, self._limit)))

    def _told(self, at: Position, actor: Tensor) -> Told:
        return tell(self.rules, at, actor, self._limit)


def _waits(at: Position) -> Tensor:
    """Whether a bot is to decide."""
    return ~at.is_done & (at.turn != at.learner)


def _keep(position: Position, after: Position) -> None:
    """Write a position over the one before it."""
    # All of it is worked out before the first part is written: parts depend on each other.
    for part, new in zip(_parts(position), _parts(after), strict=True):
        if part is not new:
            part.copy_(new)


def _parts(position: Position) -> list[Tensor]:
    return [*position[:-1], *position.held]


def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    def own(*parts: Any) -> Any:
        return function(*parts)

    # Dynamo gives up on code that it has compiled a few times: all tables that are made have code of their own.
    code = own.__code__.replace(co_name=f"tables_{next(_NUMBERS)}")
    renamed = FunctionType(code, own.__globals__, closure=own.__closure__)
    # Every number that is looked up with is one of ours; and a step is to be as few kernels as can be.
    options: Any = {"assert_indirect_indexing": False, "max_fusion_size": 512}
    compiled: Callable[..., Any] = torch.compile(renamed, dynamic=False, fullgraph=True, options=options)
    return compiled
