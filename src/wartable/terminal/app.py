"""The full-screen interface: starts it with the right screen, and leaves it cleanly whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame, Seat
from wartable.terminal.palette import NIGHT, PAPER, theme_of, typesetting_of
from wartable.terminal.players import names_of
from wartable.terminal.screens.asking import Ready, TooSmall
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.menu import MenuScreen
from wartable.terminal.screens.replay import ReplayScreen
from wartable.terminal.screens.seats import SeatsScreen
from wartable.terminal.screens.table import TableScreen
from wartable.terminal.table import LocalSetup, LocalTable
from wartable.text.words import Words

__all__ = ["WartableApp", "begin", "go_on", "open_menu", "seat_players", "step_through"]

_INTERRUPTED = 130


class WartableApp(App[int]):
    """All screens; the first one is given."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide"), (144, "-huge")]  # noqa: RUF012 (Textual declares it so)
    BINDINGS = keys({"ctrl+c": "interrupt", "ctrl+q": "leave"}, priority=True)

    def __init__(self, first: Callable[[WartableApp], None], language: str, *, is_fast: bool = False) -> None:
        super().__init__()
        self._first = first
        self.language = language
        self.is_fast = is_fast
        self.palette = NIGHT
        self.farewell: list[str] = []
        for palette in (NIGHT, PAPER):
            self.register_theme(theme_of(palette))
        self.theme = self.palette.name
        self.console.push_theme(typesetting_of(self.palette))

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):
                loop.add_signal_handler(getattr(signal, name), self.leave, _INTERRUPTED)
        self._first(self)

    def on_resize(self, event: events.Resize) -> None:
        is_small = event.size.width < TooSmall.WIDTH or event.size.height < TooSmall.HEIGHT
        if is_small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(Words(self.language)))
        elif not is_small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def sit_down(self, setup: LocalSetup) -> None:
        """Roll the opening of a match and play it."""
        try:
            self.go_on(setup.begin())
        except WartableError as error:
            self.notify(Words(self.language).error(error), severity="error")

    def go_on(self, table: LocalTable) -> None:
        """Play a match from wherever it stands."""
        self.push_screen(TableScreen(Words(self.language, table.game.id), table))

    def action_change_look(self) -> None:
        """From night to paper and back."""
        self.palette = PAPER if self.palette is NIGHT else NIGHT
        self.theme = self.palette.name
        self.console.push_theme(typesetting_of(self.palette))
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.redraw()

    def action_interrupt(self) -> None:
        self.leave(_INTERRUPTED)

    def action_leave(self) -> None:
        self.leave()

    def leave(self, code: int = 0) -> None:
        """Save what is open and go."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                self.farewell = screen.farewell()
            if isinstance(screen, Page):
                try:
                    screen.before_leaving()
                except WartableError as error:
                    self.farewell = [Words(self.language).error(error)]
        self.exit(code)

    def _fatal_error(self) -> None:
        # Textual would print a traceback; whoever called `_run` gets the error itself and says it in one line.
        self._close_messages_no_wait()


def open_menu(language: str) -> int:
    """Choose a game, or go on with one."""
    return _run(WartableApp(lambda app: _show(app, MenuScreen(Words(language))), language))


def seat_players(game: AnyGame, language: str, settings: dict[str, Any], *, is_fast: bool) -> int:
    """Set up a table and play."""
    screen = SeatsScreen(Words(language, game.id), game, settings)
    return _run(WartableApp(lambda app: _show(app, screen), language, is_fast=is_fast))


def begin(setup: LocalSetup, language: str, *, is_fast: bool) -> int:
    """Play a new match whose seats are known."""

    def first(app: WartableApp) -> None:
        words = Words(language, setup.game.id)
        ready = Ready(words.named(names_of(setup.players, words)), setup)
        app.push_screen(ready, lambda is_sure: app.sit_down(setup) if is_sure else app.leave())

    return _run(WartableApp(first, language, is_fast=is_fast))


def go_on(table: LocalTable, language: str, *, is_fast: bool) -> int:
    """Play a match from wherever it stands."""
    return _run(WartableApp(lambda app: app.go_on(table), language, is_fast=is_fast))


def step_through(table: LocalTable, viewer: Seat | None, language: str) -> int:
    """Look at a match event by event."""
    words = Words(language, table.game.id)
    return _run(WartableApp(lambda app: _show(app, ReplayScreen(words, table, viewer)), language))


def _show(app: WartableApp, screen: Page) -> None:
    app.push_screen(screen)


def _run(app: WartableApp) -> int:
    """Run to the end; returns the exit code, and raises what went wrong inside."""
    import click

    code = app.run()
    if app._exception is not None:
        raise app._exception
    for line in app.farewell:
        click.echo(line)
    return code or 0
