"""The coach over the table: every choice by what it is worth, with the reason; Enter plays it."""

from __future__ import annotations

import asyncio
from typing import Any

from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from wartable.analysis.coach import Advice, advice_in_words
from wartable.core.errors import WartableError
from wartable.terminal.screens.base import Asking, keys
from wartable.terminal.table import LocalTable
from wartable.text.words import Words

__all__ = ["Coach"]


class Coach(Asking[Any]):
    """Gives back the action to play, or None."""

    BINDINGS = keys({"escape,q,exclamation_mark": "dismiss(None)"})

    def __init__(self, words: Words, table: LocalTable, choices: tuple[Any, ...]) -> None:
        super().__init__(words)
        self._table = table
        self._choices = choices
        self._advice: tuple[Advice, ...] = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="card wide"):
            yield Static(self.words.say("coach-thinking"), id="coach-says")
            yield OptionList(id="advice", compact=True)
            yield Static(self.words.say("coach-keys"), id="ending-keys")

    def on_mount(self) -> None:
        self._think()

    @work(exclusive=True)
    async def _think(self) -> None:
        table, seat = self._table, self._table.person_to_act
        assert seat is not None
        try:
            judgments = await asyncio.to_thread(table.judgments)
        except WartableError as error:
            self.query_one("#coach-says", Static).update(self.words.error(error))
            return
        # Choices that are the same to a person are listed once, as on the table.
        listed = [judgment for judgment in judgments if judgment.action in self._choices]
        self._advice = advice_in_words(listed, seat, table.presenter, table.observe(seat), self.words)
        title = Text(self.words.say("coach-title", player=self.words.name(seat)), style=f"bold {self.palette.gold}")
        self.query_one("#coach-says", Static).update(title)
        rows = self.query_one("#advice", OptionList)
        wide = max((len(said.worth) for said in self._advice), default=0)
        rows.add_options([Option(self._row(said, wide)) for said in self._advice])
        rows.highlighted = 0
        rows.focus()

    def _row(self, said: Advice, wide: int) -> Grid:
        row = Grid.grid(padding=(0, 1), expand=True)
        row.add_column(width=wide, justify="right")
        row.add_column(ratio=1)
        text = Text(said.choice, style=f"bold {self.palette.ink}")
        if said.why:
            text.append(f"\n{said.why}", style=self.palette.muted)
        row.add_row(Text(said.worth, style=f"bold {self.palette.indigo}"), text)
        return row

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._advice[event.option_index].action)
