"""The first screen: the games, and the matches that were left."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from wartable.core.errors import WartableError
from wartable.registry import game_ids, get_game
from wartable.terminal import saves
from wartable.terminal.players import names_of
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.parts import KeyBar, TitleBar
from wartable.terminal.screens.reading import Reading
from wartable.terminal.screens.seats import SeatsScreen
from wartable.terminal.table import LocalTable
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

__all__ = ["MenuScreen"]

_MATCHES_SHOWN = 8


class MenuScreen(Page):
    """Choose a game, or go on with one."""

    BINDINGS = keys(
        {"l": "change_language", "t": "app.change_look", "question_mark,r": "rules", "q,escape": "app.leave"}
    )

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._saved: list[saves.Saved] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with Vertical(id="menu"):
            yield Static(id="masthead")
            yield OptionList(id="games")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        self.query_one(TitleBar).show("Wartable", self.words.say("ui-language"))
        self.query_one("#masthead", Static).update(self._masthead())
        options = self.query_one(OptionList)
        at = options.highlighted or 0
        options.clear_options()
        for game_id in game_ids():
            options.add_option(Option(self._game(game_id), id=f"game:{game_id}"))
        self._saved = [saved for saved in saves.saved_matches() if saved.can_go_on][:_MATCHES_SHOWN]
        if self._saved:
            options.add_option(None)
        for number, saved in enumerate(self._saved):
            options.add_option(Option(self._match(saved), id=f"match:{number}"))
        options.highlighted = min(at, options.option_count - 1)
        keys = [
            ("↑↓⏎", "ui-key-choose"),
            ("?", "ui-key-rules"),
            ("l", "ui-key-language"),
            ("t", "ui-key-look"),
            ("q", "ui-key-leave"),
        ]
        self.query_one(KeyBar).show([(key, self.words.say(meaning)) for key, meaning in keys], self.palette)

    def _masthead(self) -> Text:
        text = Text()
        text.append("戦 W A R T A B L E 卓\n", style=f"bold {self.palette.vermilion}")
        text.append(self.words.say("ui-motto"), style=self.palette.muted)
        return text

    def _game(self, game_id: str) -> Text:
        words, counts = Words(self.words.language, game_id), get_game(game_id).player_counts
        text = Text()
        text.append(words.say("game-title"), style=f"bold {self.palette.ink}")
        text.append(f"   {words.say('ui-player-range', low=counts[0], high=counts[-1])}\n", style=self.palette.gold)
        text.append(words.say("game-about"), style=self.palette.muted)
        return text

    def _match(self, saved: saves.Saved) -> Text:
        words = Words(self.words.language, saved.header.game)
        names = names_of(saves.players_of(saved.header), words)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f"{words.say('ui-go-on')}  ", style=f"bold {self.palette.indigo}")
        text.append(words.say("game-title"), style=self.palette.ink)
        text.append(f"   {words.joined(names)}", style=self.palette.muted)
        return text

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, value = (event.option_id or "").partition(":")
        if kind == "game":
            game = get_game(value)
            self.app.push_screen(SeatsScreen(Words(self.words.language, value), game, {}))
            return
        try:
            self.wartable.go_on(LocalTable.resume(self._saved[int(value)].path))
        except WartableError as error:
            self.notify(self.words.error(error), severity="error")

    def action_rules(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        kind, _, value = ((option.id if option else None) or "").partition(":")
        game_id = value if kind == "game" else self._saved[int(value)].header.game
        self.app.push_screen(Reading(Words(self.words.language, game_id), game_id, with_keys=False))

    def action_change_language(self) -> None:
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.wartable.language = following
        self.words = Words(following)
        self.redraw()
