"""The table: board, choices and log, while bots and persons play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static

from wartable.core.errors import WartableError
from wartable.core.game import Seat
from wartable.core.presenter import Happening
from wartable.terminal.boards import View, board_of
from wartable.terminal.screens.asking import Curtain, Leaving
from wartable.terminal.screens.base import Page, keys
from wartable.terminal.screens.coach import Coach
from wartable.terminal.screens.ending import Ending
from wartable.terminal.screens.parts import BoardView, ChoiceList, KeyBar, LogView, Outlook, TitleBar
from wartable.terminal.screens.reading import Reading
from wartable.terminal.screens.replay import ReplayScreen
from wartable.terminal.table import LocalTable
from wartable.text.words import Words

__all__ = ["TableScreen"]

_BOT_PAUSE = 0.6
"""Seconds between the moves of bots, so that a person can follow."""


class TableScreen(Page):
    """One match, from wherever it stands to its end."""

    BINDINGS = keys(
        {
            "space": "take_suggested",
            "full_stop": "take_all_suggested",
            "o": "toggle_odds",
            "exclamation_mark": "ask_coach",
            "u": "undo",
            "s": "save",
            "w": "toggle_threats",
            "f": "toggle_fast",
            "z": "toggle_zoom",
            "t": "app.change_look",
            "question_mark": "rules",
            "r": "replay",
            "enter": "show_ending",
            "q,escape": "leave",
        }
    ) + keys(
        {
            "shift+up": "scroll_board(-1)",
            "shift+down": "scroll_board(1)",
            "pageup": "scroll_log(-1)",
            "pagedown": "scroll_log(1)",
            "shift+pageup": "scroll_outlook(-1)",
            "shift+pagedown": "scroll_outlook(1)",
            "tab": "turn_pane",
        },
        priority=True,
    )

    def __init__(self, words: Words, table: LocalTable) -> None:
        self._full_words = words.named(table.names(words))
        self._board = board_of(table.game.id)
        super().__init__(self._full_words.shortened(self._board.symbols))
        self.table = table
        self.viewer: Seat | None = table.persons[0] if len(table.persons) == 1 else None
        self._has_odds_shown = False
        self._warns = True
        self._told = 0
        self._story: list[Happening] = []
        self._read_by_seat: dict[Seat | None, int] = {}

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with Horizontal(id="main"):
            yield BoardView(self._board, id="board")
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield ChoiceList(id="choices")
                yield Outlook(id="outlook")
                yield LogView(id="log")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self._advance)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def before_leaving(self) -> None:
        self.table.save()

    def redraw(self) -> None:
        """Everything anew: after a change of size, colours or viewer."""
        self._forget()
        self._show()

    def _forget(self) -> None:
        """Begin the story again, for whoever is the viewer now."""
        self.query_one(LogView).clear()
        self._story.clear()
        self._told = 0

    def _show(self) -> bool:
        """Choices first, since the board shows them too; whether there was news for the viewer."""
        self._show_choices()
        return self._show_table()

    @work(exclusive=True)
    async def _advance(self) -> None:
        """Let bots play until a person has something to decide or the match is over."""
        while self.table.bot_to_act is not None or self.table.only_choice() is not None:
            has_news = self._show()
            if (only := self.table.only_choice()) is not None:
                self._take(only)
                continue
            action = await asyncio.to_thread(self.table.bot_choice)
            # Steps that the viewer must not notice take no time either.
            if has_news and not self.wartable.is_fast:
                await asyncio.sleep(_BOT_PAUSE)
            self._play(action)
        if self.table.result is not None:
            self._finish()
            return
        seat = self.table.person_to_act
        assert seat is not None
        await self._sit_down(seat)
        self._show()

    def _take(self, only: Any) -> None:
        """Do the one thing that can be done, and say so, if it is one, to whom it concerns."""
        seat = self.table.person_to_act
        if not self.table.is_idle(only) and (not self.table.needs_curtain or seat == self.viewer):
            _, label = self._board.choice(self.table.presenter, self.table.observe(seat), only, self._full_words)
            self.notify(self._full_words.say("ui-only-choice", choice=label), timeout=3)
        self._play(only)

    def _finish(self) -> None:
        """Show the end to everybody: no longer through the eyes of one who has secrets."""
        if self.table.needs_curtain:
            self.viewer = None
        self.redraw()
        self.action_show_ending()

    async def _sit_down(self, seat: Seat) -> None:
        """Make a person the viewer; where there are secrets, only after the others have looked away."""
        if self.viewer == seat:
            return
        if self.table.needs_curtain and not await self.app.push_screen_wait(Curtain(self._full_words, seat)):
            self.wartable.leave()
            return
        self.viewer = seat
        if self.table.needs_curtain:
            self._forget()

    def _play(self, action: Any) -> None:
        try:
            self.table.play(action)
        except WartableError as error:
            self.notify(self._full_words.error(error), severity="error")

    def _decide(self, action: Any | None) -> None:
        """A person has chosen."""
        if action is not None and self._is_up:
            self._begin_decision()
            self._play(action)
            self._advance()

    def _begin_decision(self) -> None:
        # A second key in haste must not choose from a list that is out of date.
        self.query_one(ChoiceList).disarm()
        self._read_by_seat[self.viewer] = len(self._story)

    @property
    def _is_up(self) -> bool:
        """Whether it is up to the person who looks at the screen."""
        return self.viewer is not None and self.table.person_to_act == self.viewer

    def _show_table(self) -> bool:
        """Title, board and log as the viewer may see them; whether there was anything new to read."""
        actor = self.table.to_act
        title = self.words.say("game-title")
        name = self.words.name(actor) if isinstance(actor, int) else ""
        status = self.words.say("ui-turn-of", player=name) if name else self.words.say("ui-over")
        self.query_one(TitleBar).show(title, status)
        news = self.table.happenings(self.viewer, since=self._told)
        self.query_one(LogView).tell(news, self.words, self.palette)
        self._story += news
        self._told = self.table.events
        self._show_board()
        return any(happening.line is not None for happening in news)

    def _show_board(self) -> None:
        self.query_one(BoardView).show(self._view)
        self._show_keys()

    def _show_choices(self) -> None:
        """The choices of the person who looks at the screen, or what everybody waits for."""
        prompt, choices, actor = self.query_one("#prompt", Static), self.query_one(ChoiceList), self.table.to_act
        if not isinstance(actor, int):
            prompt.update(self.words.say("ui-over"))
            choices.offer((), (), (), self.palette)
        elif not self._is_up:
            prompt.update(self.words.say("ui-thinking", player=self.words.name(actor)))
            choices.offer((), (), (), self.palette)
        else:
            prompt.update(self._board.prompt(self.table.presenter, self.table.observe(actor), self.words))
            self._offer(actor, choices)
        self._show_outlook()
        # More or fewer choices make the log shorter or longer: its newest lines stay in view.
        self.call_after_refresh(self.query_one(LogView).scroll_end, animate=False)

    def _show_outlook(self) -> None:
        """What threatens whoever is asked, and what happened since their last turn; nothing while others play."""
        threats: tuple[str, ...] = ()
        recap: list[str] = []
        if self._is_up and self.viewer is not None:
            recap = [self.words.line(each.line) for each in self.table.since_last_turn(self.viewer) if each.line]
            if self._warns:
                threats = self._board.threats(self.table.presenter, self.table.observe(self.viewer), self.words)
        self.query_one(Outlook).show(threats, recap, self.words, self.palette)

    def _offer(self, seat: Seat, choices: ChoiceList) -> None:
        presenter, observation = self.table.presenter, self.table.observe(seat)
        actions = self._board.choices(presenter, observation, self.table.legal_actions())
        labels = [self._board.choice(presenter, observation, action, self.words) for action in actions]
        suggested = self.table.suggestion()
        at = actions.index(suggested) if suggested in actions else 0
        choices.offer(actions, labels, _marked(["" for _ in actions], actions, suggested), self.palette, at)
        choices.focus()
        if self._has_odds_shown:
            self._show_odds(actions, labels)

    @work(exclusive=True, group="odds")
    async def _show_odds(self, actions: tuple[Any, ...], labels: list[tuple[str, str]]) -> None:
        observation = self.table.observe(self.viewer)
        notes = await asyncio.to_thread(self._board.odds, self.table.presenter, observation, actions, self.words)
        choices = self.query_one(ChoiceList)
        if choices.actions == actions:
            marked = _marked(notes, actions, self.table.suggestion())
            choices.offer(actions, labels, marked, self.palette, choices.cursor)

    def _show_keys(self) -> None:
        if self.table.result is not None:
            over = [("⏎", "ui-key-result"), ("r", "ui-key-replay"), ("?", "ui-key-rules"), ("q", "ui-key-leave")]
            self.query_one(KeyBar).show([(key, self.words.say(meaning)) for key, meaning in over], self.palette)
            return
        # Where the row is too short the last ones go first.
        keys = [("↑↓⏎", "ui-key-choose")]
        if self.table.can_undo() is not None:
            keys.append(("u", "ui-key-undo"))
        if (pane := self.query_one(BoardView).next_pane) is not None:
            keys.append(("⇥", pane))
        if self.table.presenter.has_odds:
            keys.append(("o", "ui-key-odds"))
        if self._is_up:
            keys.append(("!", "ui-key-coach"))
        if self._is_up and self.table.suggestion() is not None:
            keys += [("␣", "ui-key-suggested"), (".", "ui-key-all-suggested")]
        keys += [("?", "ui-key-rules"), ("z", "ui-key-zoom")]
        if len(self.table.persons) < len(self.table.players):
            keys.append(("f", "ui-key-fast"))
        if self._is_up:
            keys.append(("w", "ui-key-threats"))
        keys.append(("q", "ui-key-leave"))
        self.query_one(KeyBar).show([(key, self.words.say(meaning)) for key, meaning in keys], self.palette)

    def _view(self, width: int, height: int) -> View:
        is_up, choices, read = self._is_up, self.query_one(ChoiceList), len(self._story)
        return View(
            presenter=self.table.presenter,
            observation=self.table.observe(self.viewer),
            words=self.words,
            width=width,
            height=height,
            palette=self.palette,
            choices=self.table.legal_actions() if is_up else (),
            chosen=choices.chosen() if is_up else None,
            keys=choices.keys_of_actions if is_up else {},
            story=self._story,
            news=max(0, read - self._read_by_seat.get(self.viewer, read)),
        )

    def action_show_ending(self) -> None:
        if self.table.result is not None:
            self.app.push_screen(Ending(self._full_words, self.table, self.viewer))

    def action_replay(self) -> None:
        if self.table.result is not None:
            self.app.push_screen(ReplayScreen(self._full_words, self.table, self.viewer))

    def on_option_list_option_highlighted(self, _event: OptionList.OptionHighlighted) -> None:
        self._show_board()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._decide(self.query_one(ChoiceList).in_row(event.option_index))

    def on_key(self, event: events.Key) -> None:
        chosen = self.query_one(ChoiceList).by_hotkey(event.character or "")
        if chosen is not None:
            event.stop()
            self._decide(chosen)

    def action_take_suggested(self) -> None:
        if self._is_up:
            self._decide(self.table.suggestion())

    def action_take_all_suggested(self) -> None:
        if self._is_up and self.table.suggestion() is not None:
            self._begin_decision()
            try:
                self.table.play_suggestions()
            except WartableError as error:
                self.notify(self._full_words.error(error), severity="error")
            self._advance()

    def action_turn_pane(self) -> None:
        self.query_one(BoardView).turn()
        self._show_keys()

    def action_toggle_odds(self) -> None:
        self._has_odds_shown = self.table.presenter.has_odds and not self._has_odds_shown
        self._show_choices()

    def action_toggle_threats(self) -> None:
        self._warns = not self._warns
        self.notify(self.words.say("ui-threats-on" if self._warns else "ui-threats-off"), timeout=2)
        self._show_outlook()

    def action_ask_coach(self) -> None:
        choices = self.query_one(ChoiceList).actions
        if self._is_up and choices:
            self.app.push_screen(Coach(self._full_words, self.table, choices), self._decide)

    def action_undo(self) -> None:
        if self.table.can_undo() is not None:
            self.table.undo()
            self.redraw()
            self._advance()

    def action_save(self) -> None:
        try:
            self.table.save()
        except WartableError as error:
            self.notify(self._full_words.error(error), severity="error")
        else:
            self.notify(self.words.say("ui-saved", file=str(self.table.path)))

    def action_toggle_fast(self) -> None:
        self.wartable.is_fast = not self.wartable.is_fast
        self.notify(self.words.say("ui-fast-on" if self.wartable.is_fast else "ui-fast-off"), timeout=2)

    def action_toggle_zoom(self) -> None:
        self.query_one("#side").toggle_class("hidden")

    def action_scroll_board(self, direction: int) -> None:
        self.query_one(BoardView).scroll_relative(y=direction, animate=False)

    def action_scroll_log(self, direction: int) -> None:
        log = self.query_one(LogView)
        log.scroll_relative(y=direction * max(1, log.size.height - 1), animate=False)

    def action_scroll_outlook(self, direction: int) -> None:
        self.query_one(Outlook).scroll_relative(y=direction, animate=False)

    def action_rules(self) -> None:
        self.app.push_screen(
            Reading(self._full_words, self.table.game.id, with_keys=True, house_rules=self.table.house_rules)
        )

    def action_leave(self) -> None:
        if self.table.result is not None:
            self.wartable.leave()
        else:
            self.app.push_screen(Leaving(self._full_words), self._leave_if)

    def _leave_if(self, is_sure: bool | None) -> None:
        if is_sure:
            self.wartable.leave()

    def farewell(self) -> list[str]:
        """What is left to say once the screen is gone."""
        said = [self._full_words.say("ui-replay-file", file=str(self.table.path))]
        if self.table.result is None:
            said.append(self._full_words.say("ui-resume-with", command=f"wartable play --resume {self.table.path}"))
        return said


def _marked(notes: Sequence[str], actions: tuple[Any, ...], suggested: Any) -> list[str]:
    """Notes with a mark at the suggested choice."""
    return [f"{note} ◂".lstrip() if action == suggested else note for note, action in zip(notes, actions, strict=True)]
