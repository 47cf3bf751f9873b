"""The rules of the game on the screen, with the keys of the table above them."""

from __future__ import annotations

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from wartable.core.errors import WartableError
from wartable.core.house_rule import HouseRule
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.parts import KeyBar, TitleBar
from wartable.text import rulebook
from wartable.text.words import Words

__all__ = ["Reading"]


class Reading(Page):
    """A page to scroll through."""

    BINDINGS = keys({"escape,q,question_mark,enter": "app.pop_screen"})

    def __init__(self, words: Words, game_id: str, *, with_keys: bool, house_rules: tuple[HouseRule, ...] = ()) -> None:
        super().__init__(words)
        self._game_id = game_id
        self._with_keys = with_keys
        self._house_rules = house_rules

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with VerticalScroll(id="page"):
            # Rich typesets a page at once; Textual makes a widget of every table cell, which takes seconds.
            yield Static(Markdown(self.markdown(), hyperlinks=False))
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.redraw()
        self.query_one("#page").focus()

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        self.query_one(TitleBar).show(self.words.say("game-title"), self.words.say("ui-rules"))
        keys = [("↑↓", self.words.say("ui-key-scroll")), ("esc", self.words.say("ui-key-back"))]
        self.query_one(KeyBar).show(keys, self.palette)

    def markdown(self) -> str:
        """The page: the keys of the table if they are wanted, and the rules."""
        try:
            page = rulebook.page(self._game_id, self.words.language)
        except WartableError as error:
            page = self.words.error(error)
        page = f"{self._readings()}{page}"
        if not self._with_keys:
            return page
        keys = "\n".join(
            f"- **{key}** {self.words.say(meaning)}"
            for key, meaning in (
                ("↑ ↓ Enter", "ui-help-choose"),
                ("1 2 … a b …", "ui-help-hotkeys"),
                ("space", "ui-help-suggested"),
                (".", "ui-help-all-suggested"),
                ("tab", "ui-help-pane"),
                ("o", "ui-help-odds"),
                ("!", "ui-help-coach"),
                ("w", "ui-help-threats"),
                ("u", "ui-help-undo"),
                ("f", "ui-help-fast"),
                ("z", "ui-help-zoom"),
                ("t", "ui-help-look"),
                ("PgUp PgDn", "ui-help-log"),
                ("Shift PgUp PgDn", "ui-help-outlook"),
                ("Shift ↑ ↓", "ui-help-board"),
                ("s", "ui-help-save"),
                ("q", "ui-help-leave"),
            )
        )
        return f"## {self.words.say('ui-keys')}\n\n{keys}\n\n{page}"

    def _readings(self) -> str:
        """What is played at this table by another reading than the page's."""
        if not self._house_rules:
            return ""
        played = "\n".join(
            f"- **{self.words.say(rule.name_key)}** ({rule.rule_id}): {self.words.say(rule.text_key)}"
            for rule in self._house_rules
        )
        return f"## {self.words.say('ui-house-rules-played')}\n\n{played}\n\n"
