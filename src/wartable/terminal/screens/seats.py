"""Who sits where: persons and bots, their names, and the options of the game."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.registry import bot_names
from wartable.terminal.options import choices_of
from wartable.terminal.palette import badge
from wartable.terminal.players import Player, default_players, kind_of, names_of, style_of, usual_bot
from wartable.terminal.screens.asking import Naming, Ready
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.parts import KeyBar, TitleBar
from wartable.terminal.screens.reading import Reading
from wartable.terminal.table import LocalSetup
from wartable.text.words import Words

__all__ = ["SeatsScreen"]


class SeatsScreen(Page):
    """A table being set up."""

    BINDINGS = keys(
        {
            "up,k": "move(-1)",
            "down,j": "move(1)",
            "left,h": "change(-1)",
            "right,l,space": "change(1)",
            "plus,equals_sign,a": "add_seat",
            "minus,d": "remove_seat",
            "n": "name",
            "enter": "begin",
            "question_mark": "rules",
            "t": "app.change_look",
            "q,escape": "close",
        }
    )

    def __init__(self, words: Words, game: AnyGame, settings: dict[str, Any]) -> None:
        super().__init__(words)
        self.game = game
        self.row = 0
        self._settings = settings
        self._choices = choices_of(game)
        self.options: dict[str, Any] = {choice.name: choice.default for choice in self._choices}
        self.options |= settings.get("options") or {}
        self.options["house_rules"] = list(game.check_options(self.options).house_rules)
        self.players = list(default_players(game, self._variant))

    @property
    def _rows(self) -> int:
        return len(self.players) + len(self._choices) + len(self.game.house_rules)

    @property
    def _variant(self) -> str:
        return self.game.variant_of(self.options)

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        yield Static(id="seats")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        self.query_one(TitleBar).show(self.words.say("game-title"), self.words.say("ui-who-plays"))
        self.query_one("#seats", Static).update(self._picture())
        keys = [
            ("↑↓", "ui-key-row"),
            ("←→", "ui-key-change"),
            ("+ -", "ui-key-seats"),
            ("n", "ui-key-name"),
            ("⏎", "ui-key-begin"),
            ("?", "ui-key-rules"),
            ("q", "ui-key-back"),
        ]
        self.query_one(KeyBar).show([(key, self.words.say(meaning)) for key, meaning in keys], self.palette)

    def _picture(self) -> Text:
        palette, names = self.palette, names_of(self.players, self.words)
        text = Text()
        text.append(f"{self.words.say('game-about')}\n\n\n", style=palette.muted)
        width = max(cell_len(name) for name in names) + 3
        for seat, player in enumerate(self.players):
            letter, style = badge(palette, seat)
            text.append_text(self._cursor(seat))
            text.append(letter, style=style)
            text.append(f"  {names[seat]}{' ' * (width - cell_len(names[seat]))}", style=f"bold {palette.ink}")
            text.append_text(self._value(kind_of(player, self.words), is_here=self.row == seat))
            style = style_of(player, self.words) if self.row == seat else ""
            text.append(f"\n      {style}\n" if style else "\n\n", style=palette.muted)
        for number, choice in enumerate(self._choices, len(self.players)):
            text.append_text(self._cursor(number))
            text.append(f"{choice.title(self.words)}   ", style=palette.ink)
            value = choice.said(self.options[choice.name], self.words)
            text.append_text(self._value(value, is_here=self.row == number))
            text.append("\n\n")
        text.append_text(self._house_rules())
        text.append(f"\n  {self.words.say('ui-press-enter-to-begin')}", style=f"bold {palette.gold}")
        return text

    def _house_rules(self) -> Text:
        """What may be read otherwise, each with yes or no; the one under the cursor says what it changes."""
        text, first = Text(), len(self.players) + len(self._choices)
        if self.game.house_rules:
            text.append(f"{self.words.say('ui-house-rules')}\n", style=self.palette.muted)
        for row, rule in enumerate(self.game.house_rules, first):
            is_here, is_played = self.row == row, rule.id in self.options["house_rules"]
            text.append_text(self._cursor(row))
            text.append(f"{self.words.say(rule.name_key)}   ", style=self.palette.ink)
            text.append_text(self._value(self.words.say("ui-yes" if is_played else "ui-no"), is_here=is_here))
            text.append("\n")
            if is_here:
                text.append(f"   {self.words.say(rule.text_key)} ({rule.rule_id})\n", style=self.palette.muted)
        return text

    def _cursor(self, row: int) -> Text:
        return Text(" ▸ " if row == self.row else "   ", style=f"bold {self.palette.gold}")

    def _value(self, value: str, *, is_here: bool) -> Text:
        if not is_here:
            return Text(f"  {value}", style=self.palette.muted)
        return Text.assemble(("‹ ", self.palette.gold), (value, f"bold {self.palette.ink}"), (" ›", self.palette.gold))

    def action_move(self, by: int) -> None:
        self.row = (self.row + by) % self._rows
        self.redraw()

    def action_change(self, by: int) -> None:
        if self.row < len(self.players):
            kinds = [None, *bot_names(self.game, len(self.players), self._variant)]
            player = self.players[self.row]
            self.players[self.row] = Player(bot=kinds[(kinds.index(player.bot) + by) % len(kinds)])
        elif self.row < len(self.players) + len(self._choices):
            choice = self._choices[self.row - len(self.players)]
            at = choice.values.index(self.options[choice.name])
            self.options[choice.name] = choice.values[(at + by) % len(choice.values)]
        else:
            self._choose_house_rule(self.game.house_rules[self.row - len(self.players) - len(self._choices)].id)
        self.redraw()

    def _choose_house_rule(self, id_: str) -> None:
        """Play it, or play it no longer; a bot that does not know the numbers makes way for one that does."""
        self.options["house_rules"] = list({*self.options["house_rules"]} ^ {id_})
        self._resize(len(self.players))

    def action_add_seat(self) -> None:
        if len(self.players) < self.game.player_counts[-1]:
            self._resize(len(self.players) + 1)

    def action_remove_seat(self) -> None:
        if len(self.players) > self.game.player_counts[0]:
            self._resize(len(self.players) - 1)

    def _resize(self, count: int) -> None:
        """So many seats; a bot that does not play at such a table makes way for the usual one."""
        bots, usual = bot_names(self.game, count, self._variant), usual_bot(self.game, count, self._variant)
        players = [*self.players, Player(bot=usual)][:count]
        self.players = [p if p.bot is None or p.bot in bots else Player(bot=usual, name=p.name) for p in players]
        self.row = min(self.row, self._rows - 1)
        self.redraw()

    def action_name(self) -> None:
        if self.row < len(self.players):
            self.app.push_screen(Naming(self.words, self.players[self.row].name), self._rename)

    def _rename(self, name: str | None) -> None:
        if name is not None:
            self.players[self.row] = Player(bot=self.players[self.row].bot, name=name)
        self.redraw()

    def action_begin(self) -> None:
        try:
            setup = LocalSetup(self.game, tuple(self.players), **(self._settings | {"options": self.options}))
        except WartableError as error:
            self.notify(self.words.error(error), severity="error")
            return
        names = names_of(setup.players, self.words)
        self.app.push_screen(Ready(self.words.named(names), setup), lambda is_sure: self._begin(setup, is_sure))

    def _begin(self, setup: LocalSetup, is_sure: bool | None) -> None:
        if is_sure:
            self.wartable.sit_down(setup)

    def action_rules(self) -> None:
        self.app.push_screen(Reading(self.words, self.game.id, with_keys=False))

    def action_close(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.wartable.leave()
