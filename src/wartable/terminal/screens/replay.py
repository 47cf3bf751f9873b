"""Step through a match, event by event."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from wartable.core.game import Seat
from wartable.terminal.boards import View, board_of
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.parts import BoardView, KeyBar, LogView, TitleBar
from wartable.terminal.table import LocalTable
from wartable.text.words import Words

__all__ = ["ReplayScreen"]


class ReplayScreen(Page):
    """A match that is not played on, as one viewer saw it."""

    BINDINGS = keys(
        {
            "right,l,space,enter": "step(1)",
            "left,h": "step(-1)",
            "pagedown,down": "step(10)",
            "pageup,up": "step(-10)",
            "home": "go(0)",
            "end": "go(-1)",
            "t": "app.change_look",
            "q,escape": "close",
        }
    ) + keys({"tab": "turn_pane"}, priority=True)

    def __init__(self, words: Words, table: LocalTable, viewer: Seat | None) -> None:
        self._board = board_of(table.game.id)
        super().__init__(words.named(table.names(words)).shortened(self._board.symbols))
        self._table = table
        self._viewer = viewer
        self.index = 0

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with Horizontal(id="main"):
            yield BoardView(self._board, id="board")
            with Vertical(id="side"):
                yield LogView(id="log")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        then = self._table.at(self.index)
        place = self.words.say("ui-event", index=self.index, events=self._table.events)
        self.query_one(TitleBar).show(self.words.say("game-title"), place)
        log, story = self.query_one(LogView), then.happenings(self._viewer)
        log.clear()
        log.tell(story, self.words, self.palette)

        def view(width: int, height: int) -> View:
            observation = then.observe(self._viewer)
            return View(then.presenter, observation, self.words, width, height, self.palette, story=story)

        self.query_one(BoardView).show(view)
        self._show_keys()

    def _show_keys(self) -> None:
        keys = [
            ("← →", self.words.say("ui-key-step")),
            ("↑ ↓", self.words.say("ui-key-step-ten")),
            ("home end", self.words.say("ui-key-ends")),
            ("q", self.words.say("ui-key-leave")),
        ]
        if (pane := self.query_one(BoardView).next_pane) is not None:
            keys.insert(0, ("⇥", self.words.say(pane)))
        self.query_one(KeyBar).show(keys, self.palette)

    def action_turn_pane(self) -> None:
        self.query_one(BoardView).turn()
        self._show_keys()

    def action_step(self, by: int) -> None:
        self.index = min(max(self.index + by, 0), self._table.events)
        self.redraw()

    def action_go(self, place: int) -> None:
        self.index = place if place >= 0 else self._table.events
        self.redraw()

    def action_close(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.wartable.leave()
