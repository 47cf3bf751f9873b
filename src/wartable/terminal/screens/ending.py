"""The end of a match: who won, the scoring, the secret seed, and where the file lies."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from wartable.core.chance import SeededOrigin
from wartable.core.game import Seat
from wartable.terminal.boards import board_of
from wartable.terminal.screens.base import Asking, keys
from wartable.terminal.screens.replay import ReplayScreen
from wartable.terminal.table import LocalTable
from wartable.text.words import Words

__all__ = ["Ending"]


class Ending(Asking[None]):
    """Over the table, which can be looked at again."""

    BINDINGS = keys({"enter,escape": "dismiss", "q": "app.leave", "r": "replay"})

    def __init__(self, words: Words, table: LocalTable, viewer: Seat | None) -> None:
        super().__init__(words)
        self._table = table
        self._viewer = viewer

    def compose(self) -> ComposeResult:
        with Vertical(classes="card wide"):
            with VerticalScroll(id="scoring"):
                yield Static(Group(self._winners(), self._scoring(), self._dice()))
            yield Static(self.words.say("ui-ending-keys"), id="ending-keys")

    def _winners(self) -> Text:
        result = self._table.result
        assert result is not None
        names = self.words.joined(self.words.name(seat) for seat in result.winners)
        key = "ui-winner" if len(result.winners) == 1 else "ui-winners"
        return Text(self.words.say(key, players=names), style=f"bold {self.palette.gold}", justify="center")

    def _scoring(self) -> Grid:
        observation = self._table.observe(self._viewer)
        rows = board_of(self._table.game.id).standings(self._table.presenter, observation, self.words)
        result = self._table.result
        assert result is not None
        if rows is None:
            head = (self.words.say("ui-player"), self.words.say("ui-points"))
            rows = (head, *((self.words.name(seat), str(points)) for seat, points in enumerate(result.scores)))
        heading = f"bold {self.palette.indigo}"
        grid = Grid(expand=True, box=SIMPLE_HEAD, border_style=self.palette.muted, header_style=heading)
        for column, title in enumerate(rows[0]):
            grid.add_column(title, justify="right" if column == len(rows[0]) - 1 else "left")
        for row in rows[1:]:
            grid.add_row(*row)
        return grid

    def _dice(self) -> Text:
        origin, text = self._table.origin, Text()
        if isinstance(origin, SeededOrigin):
            text.append(self.words.say("ui-dice-seeded", seed=str(origin.seed)), style=self.palette.muted)
        else:
            text.append(f"{self.words.say('ui-seed-of-dice')}\n", style=self.palette.muted)
            text.append(origin.secret, style=self.palette.indigo)
        command = f"wartable verify {self._table.path}"
        text.append(f"\n\n{self.words.say('ui-verify-with')}\n", style=self.palette.muted)
        text.append(command, style=self.palette.indigo)
        return text

    def action_replay(self) -> None:
        self.app.push_screen(ReplayScreen(self.words, self._table, self._viewer))
