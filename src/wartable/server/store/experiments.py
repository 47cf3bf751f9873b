"""Experiments of the workshop in the database: what is to be played, who plays it, how far it is, what came of it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from wartable.server.store.schema import experiments

__all__ = [
    "DONE",
    "FAILED",
    "PLAYING",
    "Ending",
    "ExperimentRow",
    "ask_again",
    "claim_experiment",
    "count_playing",
    "drop_experiment",
    "end_experiment",
    "experiments_of",
    "find_experiment",
    "insert_experiment",
    "keep_latest",
    "move_experiments",
    "renew_experiment",
    "stop_experiment",
    "stop_forgotten",
]

PLAYING, STOPPING, DONE, FAILED = "playing", "stopping", "done", "failed"
_RUNNING = (PLAYING, STOPPING)


class ExperimentRow(NamedTuple):
    """An experiment; `body` is what came of it, or why nothing did."""

    id: str
    player_id: str
    game: str
    plan: str
    status: str
    done: int
    process: str
    at: int
    """When its process was last heard of."""
    created_at: int
    body: str | None = None
    asked_at: int | None = None
    """When somebody last looked at it."""
    asked_from: str | None = None
    """A mark of the address, while it is played."""


class Ending(NamedTuple):
    """How an experiment ended: after so many games, with what came of it or why nothing did."""

    done: int
    body: str
    is_failed: bool


_COLUMNS = [experiments.c[name] for name in ExperimentRow._fields]
_BRIEFLY = [column for column in _COLUMNS if column.name not in ("body", "asked_at", "asked_from")]


def insert_experiment(connection: Connection, row: ExperimentRow) -> None:
    connection.execute(insert(experiments).values(**row._asdict()))


def find_experiment(connection: Connection, experiment_id: str) -> ExperimentRow | None:
    found = connection.execute(select(*_COLUMNS).where(experiments.c.id == experiment_id)).one_or_none()
    return ExperimentRow(*found) if found is not None else None


def experiments_of(connection: Connection, player_id: str, limit: int) -> list[ExperimentRow]:
    """The latest first, without what came of them."""
    mine = experiments.c.player_id == player_id
    latest = experiments.c.created_at.desc(), experiments.c.id
    return [
        ExperimentRow(*row) for row in connection.execute(select(*_BRIEFLY).where(mine).order_by(*latest).limit(limit))
    ]


def count_playing(connection: Connection, player_id: str, mark: str, since: int) -> tuple[int, int, int]:
    """How many experiments run: of this player, from this address, and of everybody.

    One whose process was not heard of does not run.
    """
    runs = and_(experiments.c.status.in_(_RUNNING), experiments.c.at >= since)
    count = select(func.count()).select_from(experiments)
    own = connection.execute(count.where(runs, experiments.c.player_id == player_id)).scalar_one()
    near = connection.execute(count.where(runs, experiments.c.asked_from == mark)).scalar_one()
    return own, near, connection.execute(count.where(runs)).scalar_one()


def keep_latest(connection: Connection, player_id: str, kept: int) -> None:
    """Drop the oldest of a player's experiments."""
    mine = experiments.c.player_id == player_id
    latest = select(experiments.c.id).where(mine).order_by(experiments.c.created_at.desc()).limit(kept)
    connection.execute(delete(experiments).where(mine, experiments.c.id.not_in(list(connection.scalars(latest)))))


def claim_experiment(connection: Connection, experiment_id: str, process: str, at: int, forsaken: int) -> bool:
    """Whether this process takes over an experiment whose own was not heard of for a while."""
    lost = and_(experiments.c.id == experiment_id, experiments.c.status.in_(_RUNNING), experiments.c.at < forsaken)
    taken = update(experiments).where(lost).values(process=process, at=at, done=0)
    return connection.execute(taken).rowcount == 1


def renew_experiment(connection: Connection, experiment_id: str, process: str, at: int, done: int) -> str | None:
    """How far the process is that plays it. What it is to do: go on, stop, or nothing more if it is not its own."""
    mine = and_(experiments.c.id == experiment_id, experiments.c.process == process)
    connection.execute(update(experiments).where(mine).values(at=at, done=done))
    found: str | None = connection.execute(select(experiments.c.status).where(mine)).scalar()
    return found


def stop_experiment(connection: Connection, experiment_id: str) -> None:
    """Enough was played."""
    runs = and_(experiments.c.id == experiment_id, experiments.c.status == PLAYING)
    connection.execute(update(experiments).where(runs).values(status=STOPPING))


def stop_forgotten(connection: Connection, experiment_id: str, before: int) -> None:
    """Enough was played if nobody has looked since."""
    runs = and_(experiments.c.id == experiment_id, experiments.c.status == PLAYING, experiments.c.asked_at < before)
    connection.execute(update(experiments).where(runs).values(status=STOPPING))


def ask_again(connection: Connection, experiment_id: str, at: int) -> None:
    """Somebody looks at it."""
    connection.execute(update(experiments).where(experiments.c.id == experiment_id).values(asked_at=at))


def end_experiment(connection: Connection, experiment_id: str, process: str, ending: Ending) -> None:
    """What came of it, or why nothing did."""
    mine = and_(experiments.c.id == experiment_id, experiments.c.process == process)
    values = {"status": FAILED if ending.is_failed else DONE, "done": ending.done, "body": ending.body}
    connection.execute(update(experiments).where(mine).values(**values, asked_from=None))


def drop_experiment(connection: Connection, player_id: str, experiment_id: str) -> bool:
    """Whether there was such an experiment of this player."""
    mine = and_(experiments.c.id == experiment_id, experiments.c.player_id == player_id)
    return connection.execute(delete(experiments).where(mine)).rowcount > 0


def move_experiments(connection: Connection, guest: str, account: str) -> None:
    """A guest became an account: what they tried is theirs."""
    connection.execute(update(experiments).where(experiments.c.player_id == guest).values(player_id=account))
