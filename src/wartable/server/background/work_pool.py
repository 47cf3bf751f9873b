"""Work in processes that can be killed: so many at once, the urgent first, everybody in turn, and each with a deadline.

The deadline is of processor time, and by the clock a few times as long: a machine that has much else to do is slow, not
wrong. A process that is past it is killed and replaced. Two processes are kept free for what people at a live table
wait for, and two more for that and for advice: nothing that nobody waits for, however much and however long, stands
before them. Of two such processes one address has at most one: whatever it asks for, the other is there for others. A
process starts when there is work for it; a few that have nothing to do are made ready before, in the background and one
after the other, so that nobody waits for a process to read what it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

import structlog

from wartable.core.processes import processor_seconds, settle_in

__all__ = ["Owner", "Priority", "TooMuchWork", "WorkPool", "WorkTimeout"]

Q = TypeVar("Q")
T = TypeVar("T")
_ATTEMPTS = 3
_ABANDONED_SECONDS = 1.0
"""How long work may still take for which nobody waits any more."""
_READY_SECONDS = 120.0
"""For one step of making a process ready: on a new machine it may have to compile, which is kept."""
_SHORTEST_SECONDS = 0.05
"""The processor's time is told in steps: it is not looked at more often."""
_log = structlog.get_logger("wartable.server")


class Priority(IntEnum):
    """What comes first."""

    PEOPLE = 0
    """A bot that people play with."""
    ADVICE = 1
    BOTS = 2
    """Bots among themselves."""
    REVIEW = 3


class Owner(NamedTuple):
    """For whom work is done: addresses take turns, and so do the players of one address."""

    address: str
    player: str


class WorkTimeout(Exception):
    """The work took longer than it may."""


class TooMuchWork(Exception):
    """Too much work of one owner waits already."""


class _Work:
    __slots__ = ("argument", "call", "done", "is_abandoned", "owner", "priority", "seconds")

    def __init__(
        self, call: Callable[..., Any], argument: Any, priority: Priority, owner: Owner, seconds: float
    ) -> None:
        self.call = call
        self.argument = argument
        self.priority = priority
        self.owner = owner
        self.seconds = seconds
        self.is_abandoned = False
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class _Line:
    """Work of one priority: addresses in turn, the players of each in turn, the work of each in its order."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[_Work]]] = OrderedDict()

    def put(self, work: _Work) -> None:
        players = self._addresses.setdefault(work.owner.address, OrderedDict())
        players.setdefault(work.owner.player, deque()).append(work)

    def waiting(self, owner: Owner) -> int:
        """How much of an owner's work waits."""
        players = self._addresses.get(owner.address)
        return len(players.get(owner.player, ())) if players is not None else 0

    def take(self, passed_over: set[str]) -> _Work | None:
        """The next work, but for that of some addresses."""
        while (address := next((each for each in self._addresses if each not in passed_over), None)) is not None:
            players = self._addresses[address]
            player, works = next(iter(players.items()))
            work = works.popleft()
            if works:
                players.move_to_end(player)
            else:
                del players[player]
            if players:
                self._addresses.move_to_end(address)
            else:
                del self._addresses[address]
            if not work.done.done():
                return work
        return None


class _Worker:
    """One process, what it works on, and until when."""

    def __init__(self, priorities: tuple[Priority, ...]) -> None:
        self.priorities = priorities
        self.executor: ProcessPoolExecutor | None = None
        self.pid: int | None = None
        self.work: _Work | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.seconds_before = 0.0
        """Of processor time, when its work began."""
        self.is_late = False
        self.steps_done = 0
        """Of those that make it ready."""
        self.getting_ready: asyncio.Task[None] | None = None


_KEPT = (Priority.PEOPLE,), (Priority.PEOPLE, Priority.ADVICE)


class WorkPool:
    """The processes of one server process."""

    def __init__(
        self,
        workers: int,
        *,
        waiting_limit: int = 200,
        patience: float = 4.0,
        ready: int = 0,
        steps: Sequence[Callable[[], object]] = (),
    ) -> None:
        """`workers` for everything, two more for what people at a live table wait for, and two for that and advice.

        Work may take its seconds of processor time, and `patience` times as long by the clock. Once `keep_ready` was
        called, `ready` processes that have nothing to do have made these steps.
        """
        self.workers = workers
        self._ready_count = ready
        self._steps = list(steps)
        self._keeps_ready = False
        self._patience = patience
        self._waiting_limit = waiting_limit
        self._workers = [_Worker(each) for each in (*_KEPT, *_KEPT, *(tuple(Priority),) * workers)]
        self._lines = {priority: _Line() for priority in Priority}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def run(self, call: Callable[[Q], T], argument: Q, *, priority: Priority, owner: Owner, seconds: float) -> T:
        """What `call` gives, in another process; WorkTimeout if it takes longer once it has begun."""
        line = self._lines[priority]
        if priority is not Priority.PEOPLE and line.waiting(owner) >= self._waiting_limit:
            raise TooMuchWork
        work = _Work(call, argument, priority, owner, seconds)
        line.put(work)
        self._hand_out()
        try:
            found: T = await work.done
        except asyncio.CancelledError:
            self._abandon(work)
            raise
        return found

    def keep_ready(self) -> None:
        """From now on see to it that there are processes that can begin at once."""
        self._keeps_ready = True
        self._get_ready()

    def close(self) -> None:
        """Stop all work at once."""
        self._is_closed = True
        for worker in self._workers:
            self._kill(worker)
        for task in self._tasks:
            task.cancel()

    def _hand_out(self) -> None:
        for worker in sorted(self._workers, key=lambda each: (-each.steps_done, each.executor is None)):
            if worker.work is None and not self._is_closed:
                away = self._served_elsewhere(worker)
                work = next((found for each in worker.priorities if (found := self._lines[each].take(away))), None)
                if work is not None:
                    worker.work = work
                    self._spawn(self._do(worker, work))
        self._get_ready()

    def _get_ready(self) -> None:
        """Make another process ready, if it takes one: only one at a time, which is soon done."""
        if not self._keeps_ready or self._is_closed or any(each.getting_ready for each in self._workers):
            return
        idle = [worker for worker in self._workers if worker.work is None]
        begun = sorted((each for each in idle if each.steps_done < len(self._steps)), key=lambda each: -each.steps_done)
        if begun and len(idle) - len(begun) < self._ready_count:
            begun[0].getting_ready = self._spawn(self._make_ready(begun[0]))

    async def _make_ready(self, worker: _Worker) -> None:
        """Step by step, until somebody has work for it: that does not wait for more than the step at hand."""
        try:
            while worker.work is None and worker.steps_done < len(self._steps):
                await self._make_step(worker, self._steps[worker.steps_done])
        finally:
            worker.getting_ready = None
            self._get_ready()

    async def _make_step(self, worker: _Worker, step: Callable[[], object]) -> None:
        try:
            executor = await self._started(worker)
            self._give(worker, _READY_SECONDS)
            await asyncio.get_running_loop().run_in_executor(executor, step)
            worker.steps_done += 1
        except Exception as error:
            # Whoever needs it is told what is wrong with it, and no other process has to find that out.
            self._steps.remove(step)
            _log.warning("processes cannot be made ready", step=str(step), error=str(error) or type(error).__name__)
            if isinstance(error, BrokenProcessPool):
                self._kill(worker)
        finally:
            self._take_back(worker)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _served_elsewhere(self, worker: _Worker) -> set[str]:
        """Addresses that the other of two kept processes works for."""
        if worker.priorities not in _KEPT:
            return set()
        others = (each.work for each in self._workers if each.priorities == worker.priorities)
        return {work.owner.address for work in others if work is not None}

    async def _do(self, worker: _Worker, work: _Work) -> None:
        try:
            found = await self._attempt(worker, work)
        except Exception as error:
            if not work.done.done():
                work.done.set_exception(error)
        else:
            if not work.done.done():
                work.done.set_result(found)
        finally:
            worker.work = None
            self._hand_out()

    async def _attempt(self, worker: _Worker, work: _Work) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            worker.is_late = False
            try:
                executor = await self._ready(worker)
                seconds = _ABANDONED_SECONDS if work.is_abandoned else work.seconds
                self._give(worker, seconds)
                return await loop.run_in_executor(executor, work.call, work.argument)
            except BrokenProcessPool:
                self._kill(worker)
                if worker.is_late:
                    raise WorkTimeout(f"{work.call.__name__} took more than {work.seconds} s") from None
                _log.warning("a worker process died", work=work.call.__name__)
            finally:
                self._take_back(worker)
        raise RuntimeError(f"{work.call.__name__} keeps killing its process")

    async def _ready(self, worker: _Worker) -> ProcessPoolExecutor:
        """A process that has started, and does nothing else: neither counts for the deadline."""
        if worker.getting_ready is not None:
            await asyncio.wait({worker.getting_ready})
        return await self._started(worker)

    async def _started(self, worker: _Worker) -> ProcessPoolExecutor:
        if worker.executor is None:
            # Spawned, not forked: a fork would copy the threads' locks and the open connections.
            context = multiprocessing.get_context("spawn")
            worker.executor = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in)
            worker.pid = await asyncio.get_running_loop().run_in_executor(worker.executor, os.getpid)
        return worker.executor

    def _give(self, worker: _Worker, seconds: float) -> None:
        """So much time from now."""
        loop = asyncio.get_running_loop()
        used = processor_seconds(worker.pid) if worker.pid is not None else None
        worker.seconds_before = used or 0.0
        ends = loop.time() + (seconds if used is None else self._patience * seconds)
        worker.deadline = loop.call_later(seconds, self._look, worker, seconds, ends)

    def _look(self, worker: _Worker, seconds: float, ends: float) -> None:
        """Whether the time of a worker is up: it may have had less of the processor than the clock says."""
        loop = asyncio.get_running_loop()
        used = processor_seconds(worker.pid) if worker.pid is not None else None
        left = 0.0 if used is None else min(seconds - (used - worker.seconds_before), ends - loop.time())
        if left > 0:
            worker.deadline = loop.call_later(max(left, _SHORTEST_SECONDS), self._look, worker, seconds, ends)
        else:
            self._be_late(worker)

    def _take_back(self, worker: _Worker) -> None:
        """What it had time for is done, or never will be."""
        if worker.deadline is not None:
            worker.deadline.cancel()
            worker.deadline = None

    def _abandon(self, work: _Work) -> None:
        """Nobody waits any more: what has not begun never does, what has is not allowed much more time."""
        work.is_abandoned = True
        for worker in self._workers:
            if worker.work is work and worker.deadline is not None:
                worker.deadline.cancel()
                worker.deadline = asyncio.get_running_loop().call_later(_ABANDONED_SECONDS, self._be_late, worker)

    def _be_late(self, worker: _Worker) -> None:
        worker.is_late = True
        if worker.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.pid, getattr(signal, "SIGKILL", signal.SIGTERM))

    def _kill(self, worker: _Worker) -> None:
        if worker.executor is not None:
            if worker.pid is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            worker.executor.shutdown(wait=False, cancel_futures=True)
        worker.executor = worker.pid = None
        worker.steps_done = 0


def _settle_in() -> None:
    """Working gives way to serving."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(5)
