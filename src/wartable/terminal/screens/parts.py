"""Parts that several screens share: the title, the row of keys, the board, the list of choices, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from wartable.core.presenter import Happening, Weight
from wartable.terminal.boards import Board, View
from wartable.terminal.boards.fitting import broken
from wartable.text.words import Words

if TYPE_CHECKING:
    from wartable.terminal.palette import Palette

__all__ = ["BoardView", "ChoiceList", "KeyBar", "LogView", "Outlook", "TitleBar"]


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
        """Show these keys; where the row is too short the last ones go first, but help and the way out stay."""
        shown, way_out = list(keys[:-1]), keys[-1]
        while sum(cell_len(key) + cell_len(meaning) + 3 for key, meaning in (*shown, way_out)) > self.size.width:
            less_needed = [place for place, (key, _) in enumerate(shown) if key != "?"]
            if not less_needed:
                break
            del shown[less_needed[-1]]
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, meaning in (*shown, way_out):
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
        self._panes: tuple[str, ...] = ()
        self._turned = 0

    def compose(self) -> ComposeResult:
        yield Static(id="picture")

    def show(self, view: Callable[[int, int], View]) -> None:
        """Draw; `view` gives what is to be drawn for a width and height."""
        self._view = view
        if self.size.width:
            seen = view(self.size.width, self.size.height)
            panes = self._board.panes(seen)
            if panes != self._panes:
                self._panes, self._turned = panes, 0
            if panes:
                seen = replace(seen, pane=panes[self._turned])
            self.query_one("#picture", Static).update(self._board.draw(seen))

    @property
    def next_pane(self) -> str | None:
        """The message that names the pane to turn to, if there is another."""
        return self._panes[(self._turned + 1) % len(self._panes)] if len(self._panes) > 1 else None

    def turn(self) -> None:
        """Show the next pane."""
        if self._view is not None and self._panes:
            self._turned = (self._turned + 1) % len(self._panes)
            self.show(self._view)

    def on_resize(self) -> None:
        if self._view is not None:
            self.show(self._view)


class ChoiceList(OptionList):
    """The legal choices, each with its own key, under headings where the board has some."""

    HOTKEYS = "123456789abcdeghijkmnpvxyABCDEFGHIJKLMNOPQRSTUVWXYZ"
    """Without the letters that mean something else at the table: f l o q r s t u w z."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(compact=True, **settings)
        self.actions: tuple[Any, ...] = ()
        self._rows: list[int | None] = []

    def offer(
        self,
        actions: tuple[Any, ...],
        labels: Sequence[tuple[str, str]],
        notes: Sequence[str],
        palette: Palette,
        at: int = 0,
    ) -> None:
        """Show these choices by heading and label, with a short note to each, the cursor on number `at`."""
        self.actions = actions
        self._rows = []
        self.clear_options()
        last_heading = ""
        for index, ((heading, label), note) in enumerate(zip(labels, notes, strict=True)):
            if heading and heading != last_heading and len(actions) > 1:
                self.add_option(Option(Text(heading, style=f"bold {palette.indigo}"), disabled=True))
                self._rows.append(None)
            last_heading = heading
            self.add_option(Option(self._row(index, label, note, palette)))
            self._rows.append(index)
        self.highlighted = self._rows.index(at) if actions else None

    @property
    def keys_of_actions(self) -> dict[Any, str]:
        """The key of each choice."""
        return dict(zip(self.actions, self.HOTKEYS, strict=False))

    def disarm(self) -> None:
        """Take no more choices until others are offered."""
        self.actions = ()

    def in_row(self, row: int) -> Any | None:
        """The choice in a row of the list."""
        index = self._rows[row] if row < len(self._rows) else None
        return None if index is None else self._at(index)

    def chosen(self) -> Any | None:
        """The choice under the cursor."""
        return self.in_row(self.highlighted) if self.highlighted is not None else None

    @property
    def cursor(self) -> int:
        """The number of the choice under the cursor."""
        return (self._rows[self.highlighted] if self.highlighted is not None else None) or 0

    def by_hotkey(self, character: str) -> Any | None:
        """The choice of a key."""
        return self._at(self.HOTKEYS.find(character)) if character else None

    def _at(self, index: int) -> Any | None:
        return self.actions[index] if 0 <= index < len(self.actions) else None

    def _row(self, index: int, label: str, note: str, palette: Palette) -> Text:
        """Key, label and note; what does not fit into a line goes on in the next."""
        width = max(self.size.width - 3, 20)
        hotkey = self.HOTKEYS[index] if index < len(self.HOTKEYS) else " "
        lines = broken(Text(label, style=palette.ink), width - 2)
        row = Text(f"{hotkey} ", style=f"bold {palette.gold}")
        row.append_text(Text("\n  ").join(line.copy() for line in lines))
        if note:
            noted, used = Text(note, style=palette.indigo), lines[-1].cell_len + 2 if lines else 2
            fits = used + 1 + noted.cell_len <= width
            row.append(" " * (width - used - noted.cell_len) if fits else "\n" + " " * max(2, width - noted.cell_len))
            row.append_text(noted)
        return row


class Outlook(VerticalScroll):
    """What somebody wants to know before they decide: what threatens, and what happened since their last turn."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(id="known")

    def show(self, threats: Sequence[str], recap: Sequence[str], words: Words, palette: Palette) -> None:
        """Show these sentences, a heading over each kind; nothing where there are none."""
        rows: list[Text] = []
        for title, lines, style in (
            (words.say("ui-threats", count=len(threats)), threats, palette.vermilion),
            (words.say("ui-since"), recap, palette.indigo),
        ):
            if lines:
                rows += [Text(title, style=f"bold {style}"), *(Text(line, style=palette.ink) for line in lines)]
        self.display = bool(rows)
        side = self.parent
        assert isinstance(side, Widget)
        # It takes its room from the choices, which can be scrolled, not from the log.
        side.set_class(self.display, "informed")
        width = max(side.size.width - 4, 20)
        broken_rows = [Text("\n  ").join(broken(row, width - 2)) for row in rows]
        self.query_one("#known", Static).update(Text("\n").join(broken_rows))
        self.scroll_home(animate=False)


class LogView(RichLog):
    """What happened, the newest at the bottom."""

    can_focus = False

    LINES = 400
    """Setting thousands of lines takes seconds; who wants to read further back replays the match."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(wrap=True, min_width=10, **settings)

    def tell(self, happenings: Sequence[Happening], words: Words, palette: Palette) -> None:
        """Add the words of happenings; names are in their seat's colour, great moments in gold."""
        for happening in [each for each in happenings if each.line is not None][-self.LINES :]:
            assert happening.line is not None
            text = Text(words.line(happening.line), style=palette.ink)
            if happening.weight is Weight.MAJOR:
                text.stylize(f"bold {palette.gold}")
            for seat, name in enumerate(words.names):
                text.highlight_words([name], style=f"bold {palette.seats[seat]}" if palette.is_dark else "bold")
            self.write(text)
