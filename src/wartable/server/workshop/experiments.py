"""Experiments of the workshop: played portion by portion in the background, so that those of others come between.

An experiment is a row that its process renews as long as it plays. If the process dies, whoever looks at it next has
this process play it from the start. One that nobody has looked at for a while is reported as far as it is; one that was
dropped is not played on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from importlib.util import find_spec

import msgspec
import structlog

from wartable.lab.experiment import EngineKind
from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.problems import Problem, ProblemDocument, problem_from
from wartable.server.store import experiments as store
from wartable.server.store.database import Database
from wartable.server.store.experiments import Ending, ExperimentRow
from wartable.server.workshop.plan import ExperimentPlan
from wartable.server.workshop.work import Played, Portion, Sides, check_plan, compare_sides, play_portion, prepare

__all__ = ["Experiments"]

_MOST_OF_PLAYER = 2
_MOST_AT_ONCE = 20
_MOST_OF_ADDRESS = 10
"""Of one address, which may be that of a whole class; there is room for others."""
_KEPT = 50
_FORSAKEN_MS = 20_000
_FORGOTTEN_MS = 600_000
_ASKED_EVERY_MS = 20_000
"""It is not written down more often that somebody looks."""
_CHECK_SECONDS = 20.0
_PORTION_SECONDS = 120.0
"""A portion is far shorter."""
_FIRST_SECONDS = {EngineKind.READABLE: _PORTION_SECONDS, EngineKind.BATCH: 600.0}
"""The first one may have to compile a fast engine; what is compiled is kept for all later ones."""
_COMPARE_SECONDS = 60.0
_AIM_SECONDS = 2.0
"""How long a portion should take: whoever waits behind it waits no longer."""
_FIRST_PORTION = {EngineKind.READABLE: 5, EngineKind.BATCH: 1000}
_LEAST_GAMES = 3
"""Fewer have no intervals."""
_log = structlog.get_logger("wartable.server")


class Experiments:
    """The experiments that this process plays."""

    def __init__(
        self,
        database: Database,
        bot_pool: BotPool,
        spawn: Callable[[Awaitable[None]], None],
        now: Callable[[], int],
        most_seconds: float,
        *,
        renew_every_seconds: float = 2.0,
    ) -> None:
        self._database = database
        self._bot_pool = bot_pool
        self._spawn = spawn
        self._now = now
        # Without the extra "lab" nobody could say how sure a difference is.
        self._most_seconds = most_seconds if find_spec("scipy") is not None else 0.0
        self._process = secrets.token_hex(4)
        self._beginning = asyncio.Lock()
        """Held from counting to beginning: nobody begins anything between."""
        self._renew_every_seconds = renew_every_seconds

    @property
    def is_on(self) -> bool:
        """Whether the host lets people try things."""
        return self._most_seconds > 0

    def require(self) -> None:
        """Refuse where the host has switched the workshop off."""
        if not self.is_on:
            raise Problem(HTTPStatus.NOT_FOUND, "no-workshop", "this server has no workshop")

    async def begin(self, game: str, plan: ExperimentPlan, player: str, owner: Owner) -> ExperimentRow:
        """Have something tried; refused at once where it cannot be played."""
        await self._check_room(player, owner.address)
        encoded = msgspec.json.encode(plan)
        wrong = await self._bot_pool.ask(check_plan, (game, encoded), Priority.ADVICE, owner, _CHECK_SECONDS)
        if wrong is not None:
            raise problem_from(msgspec.json.decode(wrong, type=ProblemDocument))
        row = ExperimentRow(
            id=secrets.token_hex(8),
            player_id=player,
            game=game,
            plan=encoded.decode(),
            status=store.PLAYING,
            done=0,
            process=self._process,
            at=self._now(),
            created_at=self._now(),
            asked_at=self._now(),
            asked_from=owner.address,
        )
        async with self._beginning:
            await self._check_room(player, owner.address)
            await self._database.write(store.insert_experiment, row)
        await self._database.write(store.keep_latest, player, _KEPT)
        self._spawn(self._play(row, owner))
        return row

    async def _check_room(self, player: str, mark: str) -> None:
        """Refuse one more where enough are played: of a player, from an address, or of all."""
        since = self._now() - _FORSAKEN_MS
        own, near, everybody = await self._database.read(store.count_playing, player, mark, since)
        if own >= _MOST_OF_PLAYER:
            words = f"{_MOST_OF_PLAYER} experiments of yours are still being played"
            raise Problem(HTTPStatus.CONFLICT, "experiments", words, limit=_MOST_OF_PLAYER)
        if near >= _MOST_OF_ADDRESS or everybody >= _MOST_AT_ONCE:
            headers = {"Retry-After": "60"}
            raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too much is being tried now", headers=headers)

    async def find(self, experiment_id: str, owner: Owner) -> ExperimentRow:
        """An experiment by its id; taken over here if its process is gone."""
        row = await self._database.read(store.find_experiment, experiment_id)
        if row is None:
            raise Problem(HTTPStatus.NOT_FOUND, "no-experiment", f"there is no experiment {experiment_id}")
        forsaken = self._now() - _FORSAKEN_MS
        if row.body is None and self._now() - (row.asked_at or 0) >= _ASKED_EVERY_MS:
            await self._database.write(store.ask_again, row.id, self._now())
        if row.body is None and row.at < forsaken:
            mine = (row.id, self._process, self._now(), forsaken)
            if await self._database.write(store.claim_experiment, *mine):
                self._spawn(self._play(row, owner))
        return row

    async def _play(self, row: ExperimentRow, owner: Owner) -> None:
        """All of an experiment; whatever goes wrong is written down for whoever looks at it."""
        progress = _Progress()
        playing = asyncio.ensure_future(self._played(row, owner, progress))
        renewing = asyncio.ensure_future(self._renew(row.id, progress, playing))
        try:
            body, is_failed = await playing, False
        except asyncio.CancelledError:
            playing.cancel()
            if progress.is_dropped:
                return
            raise
        except Problem as problem:
            body, is_failed = _written(problem), True
        except Exception:
            _log.exception("an experiment failed", experiment=row.id, game=row.game)
            words = "the server made a mistake; it is written down"
            body, is_failed = _written(Problem(HTTPStatus.INTERNAL_SERVER_ERROR, "bug", words)), True
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
        await self._database.write(store.end_experiment, row.id, self._process, Ending(progress.done, body, is_failed))

    async def _played(self, row: ExperimentRow, owner: Owner, progress: _Progress) -> str:
        question = (row.game, row.plan.encode())
        sides = await self._bot_pool.ask(prepare, question, Priority.REVIEW, owner, _PORTION_SECONDS)
        games = msgspec.json.decode(row.plan, type=ExperimentPlan).games
        engine = msgspec.json.decode(sides, type=Sides)[0].engine
        size = _FIRST_PORTION[engine]
        found: list[Played] = []
        seconds = 0.0
        while progress.done < games and (progress.done < _LEAST_GAMES or not progress.is_enough):
            stop = min(games, progress.done + size)
            portion = Portion(sides, progress.done, stop)
            patience = _PORTION_SECONDS if found else _FIRST_SECONDS[engine]
            played = await self._bot_pool.ask(play_portion, portion, Priority.REVIEW, owner, patience)
            found.append(played)
            seconds += played.seconds
            size = max(1, min(games, int((stop - progress.done) * _AIM_SECONDS / max(played.seconds, 0.001))))
            progress.done = stop
            progress.is_enough = progress.is_enough or seconds >= self._most_seconds
        standard, changed = (tuple(played.records[side] for played in found) for side in (0, 1))
        asked = (sides, (standard, changed))
        return await self._bot_pool.ask(compare_sides, asked, Priority.REVIEW, owner, _COMPARE_SECONDS)

    async def _renew(self, experiment_id: str, progress: _Progress, playing: asyncio.Future[str]) -> None:
        while True:
            # One moment for both: whoever reads that it was renewed then knows that it was not forgotten then.
            now = self._now()
            await self._database.write(store.stop_forgotten, experiment_id, now - _FORGOTTEN_MS)
            mine = (experiment_id, self._process, now, progress.done)
            status = await self._database.write(store.renew_experiment, *mine)
            progress.is_enough = progress.is_enough or status != store.PLAYING
            if status is None:
                progress.is_dropped = True
                playing.cancel()
                return
            await asyncio.sleep(self._renew_every_seconds)


def _written(problem: Problem) -> str:
    return msgspec.json.encode(problem.document()).decode()


class _Progress:
    """How far an experiment is, and whether that will do."""

    def __init__(self) -> None:
        self.done = 0
        self.is_enough = False
        self.is_dropped = False
        """Or another process has it."""
