"""How fast are tables of Age of War on a graphics card, with observations and masks of every decision?

    python benchmarks/age_of_war_card.py                     on a graphics card
    python benchmarks/age_of_war_card.py --device cpu        the same on the processor, slowly

First some hundred tables are played step by step beside the readable rules, which are given the rolls of the card:
every observation, mask, reward and end must be theirs, illegal actions included. Then steps are counted, the learner
at all seats or with bots opposite; a step is a decision of the learner at one table, with the observation and the mask
of whoever decides next, all of which stay on the card. "stepping" takes the same action everywhere, "drawn" the legal
action that every step draws for each table, "from mask" one that PyTorch draws from the masks. Needs PyTorch, numpy and
msgspec alone.
"""

from __future__ import annotations

import argparse
import statistics
import time
import traceback
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from wartable.core.batch import EVERY_SEAT
from wartable.games.age_of_war.actions import FirstPlayer, Rolled
from wartable.games.age_of_war.batch.tables import all_rolls
from wartable.games.age_of_war.batch.tensor_tables import AgeOfWarTensors
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.encoding import encoding_of
from wartable.games.age_of_war.rules import Rules

NO_LIMIT = 1_000_000
ROUNDS = 5
MOST_BESIDE, STEPS_BESIDE = 65536, 20
"""How many tables are played on the processor too, and how many steps."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--tables", type=_numbers, default=(4096, 65536, 1048576))
    parser.add_argument("--seconds", type=float, default=0.5, help="of each of the rounds (default: 0.5)")
    parser.add_argument("--checked", type=int, default=256, help="tables played beside the readable rules")
    asked = parser.parse_args()
    on_card = torch.device(asked.device).type == "cuda"
    print(f"torch {torch.__version__}, {torch.cuda.get_device_name() if on_card else 'processor'}\n")
    for players in range(2, 7):
        # Compiling takes its time; what is not compiled is the same operations one by one.
        is_compiled = on_card and players == 2
        tables = _tables(asked.device, players, asked.checked, limit=1500 // players, is_compiled=is_compiled)
        steps, ends = _check(tables, players, 400 if players > 2 else 900)
        print(f"{players} players: {steps:,} steps are those of the readable rules, {ends:,} matches ended", flush=True)
    print("\nplayers  opposite    tables  compiled      stepping         drawn     from mask   (steps a second)")
    how: dict[str, Any] = {"device": asked.device, "seconds": asked.seconds}
    for count in asked.tables:
        _row(2, None, count, is_compiled=on_card, **how)
    most = asked.tables[-1]
    if on_card:
        _row(2, None, most, is_compiled=False, **how)
    for players, opposite in ((2, "random"), (6, None), (6, "random"), (2, "greedy")):
        _row(players, opposite, min(most, MOST_BESIDE), is_compiled=on_card, **how)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _tables(device: str, players: int, count: int, opposite: str | None = None, **how: Any) -> AgeOfWarTensors:
    """With bots opposite, or with a learner at all seats."""
    limit = how.pop("limit", NO_LIMIT)
    bots = (opposite or "random",) * (players - 1)
    learner = EVERY_SEAT if opposite is None else 0
    return AgeOfWarTensors(standard_components(), players, count, bots, limit, learner=learner, device=device, **how)


def _check(tables: AgeOfWarTensors, players: int, steps: int) -> tuple[int, int]:
    """Play beside the readable rules; how many steps and how many ends were compared."""
    rng = np.random.default_rng(players)
    told = tables.reset(seed=players)
    readable = [ReadableTable(players, tables._limit) for _ in told.seats]
    ends, was_done = 0, np.ones(len(readable), bool)
    for step in range(steps):
        seen = [part.cpu().numpy() for part in told]
        rolls = tables.position.roll.cpu().numpy()
        # A learner that errs now and then, at a few tables.
        actions = np.where(rng.random(len(readable)) < 0.001, rng.integers(-1, 55, len(readable)), seen[8])
        for number, table in enumerate(readable):
            if was_done[number]:
                table.deal(int(seen[3][number]))
            table.roll(int(rolls[number]))
            expected = table.told(int(seen[3][number]))
            for name, mine, its in zip(told._fields, expected, seen, strict=False):
                assert np.array_equal(mine, its[number]), f"step {step}, table {number}: {name}, {mine} {its[number]}"
            if was_done[number]:
                assert expected[4] == expected[5] == 0
        was_done = seen[4] | seen[5]
        ends += int(was_done.sum())
        for number, table in enumerate(readable):
            if not was_done[number]:
                table.decide(int(actions[number]))
        told = tables.step(torch.from_numpy(actions).to(tables.device))
    return steps * len(readable), ends


class ReadableTable:
    """A match by the readable rules, with the rolls of another."""

    def __init__(self, players: int, limit: int) -> None:
        self._rules = Rules(standard_components(), players)
        self._encoding = encoding_of(self._rules)
        self._rolls = all_rolls(standard_components().dice)
        self._limit = limit
        self._state = self._rules.initial_state()
        self._decisions = 0
        self._fined: int | None = None

    def deal(self, first: int) -> None:
        self._state = self._rules.apply(self._rules.initial_state(), FirstPlayer(first))
        self._decisions, self._fined = 0, None

    def roll(self, number: int) -> None:
        """If there is something to roll."""
        if self._state.roll is None and self._rules.result(self._state) is None:
            assert len(self._rolls[number]) == self._state.dice
            self._state = self._rules.apply(self._state, Rolled(self._rolls[number]))

    def decide(self, number: int) -> None:
        actions = self._encoding.catalogue(None, 0).actions
        if 0 <= number < len(actions) and actions[number] in self._rules.legal_actions(self._state):
            self._state = self._rules.apply(self._state, actions[number])
            self._decisions += 1
        else:
            self._fined = self._state.turn

    def told(self, viewer: int) -> tuple[Any, ...]:
        """Observation, mask, rewards, viewer, whether it is over, cut short, lost by an illegal action."""
        rules, state, players = self._rules, self._state, self._rules.players
        result = rules.result(state)
        is_cut = result is None and self._decisions >= self._limit
        can_act = result is None and not is_cut
        mask = self._encoding.catalogue(None, 0).mask(rules.legal_actions(state) if can_act else ())
        rewards = np.zeros(players, np.float32)
        if self._fined is not None:
            rewards[self._fined] = -1 / (players - 1)
        elif result is not None:
            share = [(seat in result.winners) / len(result.winners) for seat in range(players)]
            rewards[:] = [(players * part - 1) / (players - 1) for part in share]
        vector = self._encoding.vector(rules.observe(state, viewer))
        is_fined = self._fined is not None
        return vector, mask, rewards, state.turn, result is not None or is_fined, is_cut and not is_fined, is_fined


def _row(players: int, opposite: str | None, count: int, *, device: str, is_compiled: bool, seconds: float) -> None:
    begun = time.perf_counter()
    try:
        tables = _tables(device, players, count, opposite, is_compiled=is_compiled)
        told = tables.reset(seed=1)
        told = tables.step(told.drawn)
        alike = _check_with_processor(players, opposite, tables, count)
    except Exception:
        traceback.print_exc()
        return
    made = time.perf_counter() - begun
    same = torch.full_like(told.drawn, tables.rules.lines)

    def from_mask() -> Any:
        return (torch.rand(told.masks.shape, device=tables.device) * told.masks).argmax(1)

    speeds = [
        _speed(tables, count, choose, seconds)
        for choose in (lambda: same, lambda: tables.told.drawn, from_mask)  # type: ignore[union-attr]
    ]
    print(
        f"{players:>7}  {opposite or '-':<9}{count:>9}  {'yes' if is_compiled else 'no':<8}"
        + "".join(f"{speed:>14,.0f}" for speed in speeds)
        + f"   {made:.0f} s until here{alike}",
        flush=True,
    )


def _check_with_processor(players: int, opposite: str | None, tables: AgeOfWarTensors, count: int) -> str:
    """The same steps, not compiled, on the processor; where there are so many tables that it would take long, none."""
    if tables.device.type == "cpu" or count > MOST_BESIDE:
        return ""
    beside = _tables("cpu", players, count, opposite)
    expected, told = beside.reset(seed=2), tables.reset(seed=2)
    differs = torch.zeros(count, dtype=torch.bool)
    for _ in range(STEPS_BESIDE):
        for mine, its in zip(expected, told, strict=True):
            differs |= (mine != its.cpu()).reshape(count, -1).any(1)
        actions = expected.drawn
        expected, told = beside.step(actions), tables.step(actions.to(tables.device))
    # The greedy player sums in another order there, and may take the other of two choices that are worth the same.
    assert opposite == "greedy" or not differs.any(), f"{int(differs.sum())} tables"
    return f", {STEPS_BESIDE} steps as on the processor but at {int(differs.sum())} tables"


def _speed(tables: AgeOfWarTensors, count: int, choose: Callable[[], Any], seconds: float) -> float:
    """Steps a second: the median of some rounds, by the card's clock where there is one."""

    def timed(times: int) -> float:
        _wait(tables)
        begun = time.perf_counter()
        for _ in range(times):
            tables.step(choose())
        _wait(tables)
        return time.perf_counter() - begun

    timed(3)
    times = max(3, int(3 * seconds / timed(3)))
    return count * times / statistics.median(timed(times) for _ in range(ROUNDS))


def _wait(tables: AgeOfWarTensors) -> None:
    if tables.device.type == "cuda":
        torch.cuda.synchronize()


if __name__ == "__main__":
    main()
