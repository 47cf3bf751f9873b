"""The installed command on a real pseudo-terminal: it starts, leaves cleanly, and puts the terminal back."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.core.match import Match
from wartable.terminal import saves

pty = pytest.importorskip("pty")

PROGRAM = "import sys; from wartable.cli.main import main; sys.argv[0] = 'wartable'; main()"
ENTER_FULL_SCREEN, LEAVE_FULL_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


class Terminal:
    """A program in a terminal of 80×24, watched from outside."""

    def __init__(self, *args: str) -> None:
        self.output = b""
        self.process, self._side = pty.fork()
        if self.process == 0:
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
            os.execv(sys.executable, [sys.executable, "-c", PROGRAM, *args])

    def wait_for(self, text: bytes) -> None:
        deadline = time.monotonic() + 120
        while text not in self.output:
            assert time.monotonic() < deadline, f"never saw {text!r} in {self.output[-500:]!r}"
            self._read()

    def type(self, keys: bytes) -> None:
        os.write(self._side, keys)

    def exit_code(self) -> int:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            self._read()
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
        raise AssertionError("the program does not end")

    def close(self) -> None:
        os.close(self._side)

    def _read(self) -> None:
        if select.select([self._side], [], [], 0.1)[0]:
            try:
                self.output += os.read(self._side, 65536)
            except OSError:
                return


@pytest.fixture
def table() -> Iterator[Terminal]:
    terminal = Terminal("play", "age-of-war", "--seats", "human=Ana,human=Luis", "--seed", "3")
    terminal.wait_for(b"roll")
    terminal.type(b"\r")
    terminal.wait_for(b"begins.")
    yield terminal
    terminal.close()


def test_ctrl_c_saves_and_puts_the_terminal_back(table: Terminal):
    table.type(b"1")
    table.wait_for(b"fills")
    table.type(b"\x03")
    assert 130 == table.exit_code()
    _is_clean(table)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_signals_save_and_put_the_terminal_back(table: Terminal, name: str):
    os.kill(table.process, getattr(signal, name))
    assert 130 == table.exit_code()
    _is_clean(table)


def test_leaving_tells_how_to_go_on(table: Terminal):
    table.type(b"q")
    table.wait_for(b"Leave the match?")
    table.type(b"y")
    assert 0 == table.exit_code()
    _is_clean(table)
    assert b"wartable play --resume " in table.output


def test_what_cannot_be_opened_never_reaches_the_full_screen(tmp_path: Path):
    terminal = Terminal("play", "--resume", str(tmp_path / "nowhere.json"))
    assert 1 == terminal.exit_code()
    assert ENTER_FULL_SCREEN not in terminal.output
    assert 1 == terminal.output.count(b"\n")
    terminal.close()


def _is_clean(terminal: Terminal) -> None:
    assert ENTER_FULL_SCREEN in terminal.output
    assert terminal.output.rindex(LEAVE_FULL_SCREEN) > terminal.output.rindex(ENTER_FULL_SCREEN)
    assert b"Traceback" not in terminal.output
    path = saves.newest_unfinished()
    assert str(path).encode() in terminal.output.replace(b"\r\n", b"")
    assert Match.from_json(path.read_bytes()).players == 2
    assert [path] == list(path.parent.iterdir())
