"""Plays batches of Age of War, on the processor or a graphics card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import numpy as np

from wartable.games.age_of_war.batch.games import TURN_LIMIT, Batch, Played, batch_of
from wartable.games.age_of_war.batch.greedy import GreedyTables, greedy_tables
from wartable.games.age_of_war.batch.tables import BoxTables, Ints, box_tables
from wartable.games.age_of_war.components import Components, standard_components
from wartable.games.age_of_war.solver.device import Device, NoSuchDevice

__all__ = ["Engine", "engine", "play"]


class Engine(Protocol):
    """Plays batches on a device."""

    device: Device

    def play(self, batch: Batch) -> tuple[Ints, Ints]:
        """What every seat holds in the end, by game and seat; and who began, turns, decisions, by game."""

    def record(self, batch: Batch, decisions: int) -> Ints:
        """By game: the first player, then each roll and the line filled with it, for so many decisions at most."""


def play(
    policies: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    first_game: int = 0,
    turn_limit: int = TURN_LIMIT,
    device: Device = Device.AUTO,
    components: Components | None = None,
) -> Played:
    """Play games between these policies, one for each seat; who begins is drawn (AW-6).

    >>> greedy, other = play(["greedy", "random"], 1000, seed=1, device=Device.CPU).shares.mean(axis=0)
    >>> bool(greedy > 0.99)
    True
    """
    box = components or standard_components()
    batch = batch_of(policies, games, seed, first_game, turn_limit)
    held, counts = engine(box, len(policies), device).play(batch)
    return _judged(box, held, counts)


@lru_cache(maxsize=16)
def engine(components: Components, players: int, device: Device = Device.AUTO) -> Engine:
    """The engine for a box and a number of players; NoSuchDevice if it cannot run there."""
    tables = _box_tables(components)
    greedy = greedy_tables(components, tables, players)
    match device:
        case Device.AUTO:
            return _gpu_engine(tables, greedy, players) or _cpu_engine(tables, greedy, players)
        case Device.CPU:
            return _cpu_engine(tables, greedy, players)
        case Device.GPU:
            found = _gpu_engine(tables, greedy, players)
            if found is None:
                raise NoSuchDevice(Device.GPU)
            return found


def _judged(components: Components, held: Ints, counts: Ints) -> Played:
    """AW-41, AW-42: points, and who won."""
    tables = _box_tables(components)
    standing = tables.standing[held]
    is_finished = np.bitwise_or.reduce(held, axis=1) == len(tables.standing) - 1
    wins = (standing == standing.max(axis=1, keepdims=True)) & is_finished[:, None]
    return Played(
        held=held,
        first=counts[:, 0],
        turns=counts[:, 1],
        decisions=counts[:, 2],
        points=tables.points[held],
        shares=wins / np.maximum(wins.sum(axis=1, keepdims=True), 1),
    )


@lru_cache(maxsize=8)
def _box_tables(components: Components) -> BoxTables:
    return box_tables(components)


def _cpu_engine(box: BoxTables, greedy: GreedyTables, players: int) -> Engine:
    try:
        from wartable.games.age_of_war.batch.cpu import CpuEngine
    except ImportError:
        raise NoSuchDevice(Device.CPU) from None
    return CpuEngine(box, greedy, players)


def _gpu_engine(box: BoxTables, greedy: GreedyTables, players: int) -> Engine | None:
    try:
        from wartable.games.age_of_war.batch.gpu import GpuEngine, has_gpu
    except ImportError:
        return None
    return GpuEngine(box, greedy, players) if has_gpu() else None
