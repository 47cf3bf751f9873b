"""Parts that several screens share: the title, the row of keys, the board, the list of choices, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from wartable.core.line import Line
from wartable.terminal.boards import Board, View
from wartable.text.words import Words

if TYPE_CHECKING:
    from wartable.terminal.palette import Palette

__all__ = ["BoardView", "ChoiceList", "KeyBar", "LogView", "TitleBar"]


class TitleBar(Static):
    """One row at the top: what is played, and how things stand."""

    def show(self, title: str, status: str) -> None:
        room = max(self.size.width, 20)
        left, right = Text(title, style="bold"), Text(status)
        gap = " " * max(1, room - left.cell_len - right.cell_len)
        self.update(Text.assemble(left, gap, right, no_wrap=True, overflow="ellipsis"))


class KeyBar(Static):
    """One row at the bottom: the keys that work here."""

    def show(self, keys: Sequence[tuple[str, str]], palette: Palette) -> None:
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, meaning in keys:
            text.append(f" {key}", style=f"bold {palette.gold}")
            text.append(f" {meaning} ", style=palette.muted)
        self.update(text)


class BoardView(VerticalScroll):
    """A game's picture, drawn anew whenever something changes."""

    can_focus = False

    def __init__(self, board: Board, **settings: Any) -> None:
        super().__init__(**settings)
        self._board = board
        self._view: Callable[[int, int], View] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="picture")

    def show(self, view: Callable[[int, int], View]) -> None:
        """Draw; `view` gives what is to be drawn for a width and height."""
        self._view = view
        if self.size.width:
            self.query_one("#picture", Static).update(self._board.draw(view(self.size.width, self.size.height)))

    def on_resize(self) -> None:
        if self._view is not None:
            self.show(self._view)


class ChoiceList(OptionList):
    """The legal choices, each with its own key."""

    HOTKEYS = "123456789abcdeghijkmnpvwxyABCDEFGHIJKLMNOPQRSTUVWXYZ"
    """Without the letters that mean something else at the table: f l o q r s t u z."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(compact=True, **settings)
        self.actions: tuple[Any, ...] = ()

    def offer(
        self, actions: tuple[Any, ...], labels: Sequence[str], notes: Sequence[str], palette: Palette, at: int = 0
    ) -> None:
        """Show these choices, with a short note to each, the cursor on number `at`."""
        self.actions = actions
        width = max(self.size.width - 3, 20)
        self.clear_options()
        for index, (label, note) in enumerate(zip(labels, notes, strict=True)):
            self.add_option(Option(self._row(index, label, note, width, palette)))
        self.highlighted = at if actions else None

    def disarm(self) -> None:
        """Take no more choices until others are offered."""
        self.actions = ()

    def at(self, index: int) -> Any | None:
        """The choice in a row."""
        return self.actions[index] if 0 <= index < len(self.actions) else None

    def chosen(self) -> Any | None:
        """The choice under the cursor."""
        return self.at(self.highlighted) if self.highlighted is not None else None

    def by_hotkey(self, character: str) -> Any | None:
        """The choice of a key."""
        return self.at(self.HOTKEYS.find(character)) if character else None

    def _row(self, index: int, label: str, note: str, width: int, palette: Palette) -> Text:
        hotkey = self.HOTKEYS[index] if index < len(self.HOTKEYS) else " "
        row = Text()
        row.append(f"{hotkey} ", style=f"bold {palette.gold}")
        row.append(label, style=palette.ink)
        if note:
            row.append(" " * max(1, width - row.cell_len - cell_len(note)))
            row.append(note, style=palette.indigo)
        return row


class LogView(RichLog):
    """What happened, the newest at the bottom."""

    can_focus = False

    def __init__(self, **settings: Any) -> None:
        super().__init__(wrap=True, min_width=10, **settings)

    def tell(self, lines: Sequence[Line], words: Words, board: Board, palette: Palette) -> None:
        """Add lines; names are in their seat's colour, great moments in gold."""
        for line in lines:
            text = Text(words.line(line), style=palette.ink)
            if line.key in board.highlights:
                text.stylize(f"bold {palette.gold}")
            for seat, name in enumerate(words.names):
                text.highlight_words([name], style=f"bold {palette.seats[seat]}" if palette.is_dark else "bold")
            self.write(text)
