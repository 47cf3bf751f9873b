"""Play in plain lines: for screen readers, pipes and whoever likes it. Works for every game.

Numbers choose; a letter asks for something. The end of the input saves the match and leaves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol

import click

from wartable.analysis.coach import advice_in_words
from wartable.core.chance import ScriptedOrigin, SeededOrigin
from wartable.core.entry import BadEntry, EntryPart
from wartable.core.errors import IllegalAction, NotUndoable, WartableError
from wartable.core.game import Seat
from wartable.terminal.boards import Board
from wartable.terminal.table import LocalSetup, LocalTable
from wartable.text import rulebook
from wartable.text.words import Words

__all__ = ["introduce", "play_plainly"]


_EVENTS_RECALLED = 6


def introduce(setup: LocalSetup, words: Words) -> None:
    """Say what is going to be played, and promise the dice before the first of them is rolled."""
    click.echo(words.say("game-title"))
    for seat, player in enumerate(setup.players):
        key = "ui-seat-person" if player.is_person else "ui-seat-bot"
        click.echo(words.say(key, number=seat + 1, player=words.name(seat), bot=player.bot or ""))
    for rule in setup.house_rules:
        click.echo(words.say("ui-house-rule-played", rule=words.say(rule.name_key), text=words.say(rule.text_key)))
    click.echo(dice_promise(setup.origin, words))


def dice_promise(origin: Any, words: Words) -> str:
    """Where the dice come from, said before they are rolled."""
    if isinstance(origin, SeededOrigin):
        return words.say("ui-dice-seeded", seed=str(origin.seed))
    if isinstance(origin, ScriptedOrigin):
        return words.say("ui-dice-own")
    return words.say("ui-dice-promised", commitment=origin.commitment)


class Typed(Protocol):
    """Where somebody types."""

    def readline(self) -> str:
        """The next line, with its end; nothing once the input has ended."""
        ...


def play_plainly(table: LocalTable, words: Words, board: Board, typed: Typed | None = None) -> None:
    """Play a match from wherever it stands until it is over or somebody leaves."""
    try:
        _Game(table, words, board, sys.stdin if typed is None else typed).run()
    except KeyboardInterrupt:
        table.save()
        raise


class _Game:
    def __init__(self, table: LocalTable, words: Words, board: Board, typed: Typed) -> None:
        self.table = table
        self._typed = typed
        self.words = words
        self.board = board
        self.viewer: Seat | None = table.persons[0] if len(table.persons) == 1 else None
        self._heard: dict[Seat | None, int] = {}
        # Whoever resumes a match hears how it came to this, not the whole story: `l` tells that.
        self._began = max(0, table.events - _EVENTS_RECALLED)
        self._has_left = False
        self._last_actor: Seat | None = None
        self._knows_keys = False
        self._warns = True

    def run(self) -> None:
        while not self._has_left and self.table.result is None:
            if entry := self.table.entry:
                self._enter(entry)
            elif (only := self.table.only_choice()) is not None:
                self._take(only)
            elif (seat := self.table.person_to_act) is not None:
                self._decide(seat)
            else:
                self.table.play(self.table.bot_choice())
                if not self.table.needs_curtain:
                    self._tell_news()
                self._last_actor = None
        if self.table.result is not None:
            if self.table.needs_curtain:
                # The end is for everybody: no longer through the eyes of one who has secrets.
                self.viewer = None
            self._tell_news()
            self._tell_end()

    def _take(self, only: Any) -> None:
        """Do the one thing that can be done, and say so if it is one; what others must not hear is in the log."""
        seat = self.table.person_to_act
        if not self.table.is_idle(only) and (not self.table.needs_curtain or seat == self.viewer):
            self._tell_news()
            _, label = self.board.choice(self.table.presenter, self.table.observe(seat), only, self.words)
            click.echo(self.words.say("ui-only-choice", choice=label))
        self.table.play(only)

    def _decide(self, seat: Seat) -> None:
        if not self._sit_down(seat):
            return
        self._tell_news()
        if seat != self._last_actor:
            self._tell_position()
            self._tell_recap(seat)
        self._last_actor = seat
        actions = self.board.choices(self.table.presenter, self.table.observe(seat), self.table.legal_actions())
        suggested = self.table.suggestion()
        self._tell_choices(actions, suggested)
        if not self._knows_keys:
            self._tell_keys()
            self._knows_keys = True
        while not self._has_left:
            answer = self._ask("> ")
            if self._is_done_by(answer, actions, suggested):
                break

    def _enter(self, entry: tuple[EntryPart, ...]) -> None:
        """At a real table: ask what came up, part by part."""
        if not self._sit_down(self.table.entering):
            return
        self._tell_news()
        self._last_actor = None
        picks: list[list[int]] = []
        while len(picks) < len(entry):
            part = entry[len(picks)]
            self._tell_part(part)
            answer = self._ask("> ")
            if answer is None or answer == "q":
                self._leave()
                return
            if answer == "u" and self._has_undone():
                return
            if (picked := _picked(part, answer)) is not None:
                picks.append(picked)
            elif answer != "u":
                click.echo(self.words.say("error-entry"))
        try:
            self.table.enter(picks)
        except BadEntry as refused:
            click.echo(self.words.error(refused))
        if not self.table.needs_curtain:
            self._tell_news()

    def _tell_part(self, part: EntryPart) -> None:
        click.echo()
        click.echo(self.words.say("ui-entry", count=part.count))
        if part.label is not None:
            click.echo(self.words.line(part.label))
        for number, option in enumerate(part.options, 1):
            click.echo(f"{number:>3}. {self.words.line(option)}")

    def _sit_down(self, seat: Seat) -> bool:
        """Make a person the viewer; where there are secrets, only after the others have looked away."""
        if self.table.needs_curtain and seat != self.viewer:
            if sys.stdout.isatty():
                click.clear()
            if self._ask(self.words.say("ui-curtain", player=self.words.name(seat)) + " ") is None:
                self._leave()
                return False
        self.viewer = seat
        return True

    def _tell_news(self) -> None:
        """The log since the viewer last heard; at a table without secrets everybody hears the same."""
        ear = self.viewer if self.table.needs_curtain else None
        for line in self.table.lines(self.viewer, since=self._heard.get(ear, self._began)):
            click.echo(self.words.line(line))
        self._heard[ear] = self.table.events

    def _tell_position(self) -> None:
        click.echo()
        presenter, observation = self.table.presenter, self.table.observe(self.viewer)
        click.echo(self.board.plain(presenter, observation, self.words))
        if self._warns:
            self._tell_threats()

    def _tell_threats(self) -> None:
        threats = self.board.threats(self.table.presenter, self.table.observe(self.viewer), self.words)
        if threats:
            click.echo(self.words.say("ui-threats", count=len(threats)))
            for threat in threats:
                click.echo(f"  {threat}")

    def _switch_threats(self) -> None:
        self._warns = not self._warns
        click.echo(self.words.say("ui-threats-on" if self._warns else "ui-threats-off"))
        if self._warns:
            self._tell_threats()

    def _tell_recap(self, seat: Seat) -> None:
        """What must not be missed of what the others did: the position has pushed it out of sight."""
        recap = [each.line for each in self.table.since_last_turn(seat) if each.line is not None]
        if recap:
            click.echo()
            click.echo(self.words.say("ui-since"))
            for line in recap:
                click.echo(f"  {self.words.line(line)}")

    def _tell_choices(self, actions: tuple[Any, ...], suggested: Any, odds: tuple[str, ...] = ()) -> None:
        click.echo()
        presenter, observation, last_heading = self.table.presenter, self.table.observe(self.viewer), ""
        click.echo(self.board.prompt(presenter, observation, self.words))
        for number, action in enumerate(actions, 1):
            heading, label = self.board.choice(presenter, observation, action, self.words)
            if heading and heading != last_heading and len(actions) > 1:
                click.echo(heading)
            last_heading = heading
            note = f"  {odds[number - 1]}" if odds and odds[number - 1] else ""
            mark = f"  {self.words.say('ui-suggested')}" if action == suggested else ""
            click.echo(f"{number:>3}. {label}{note}{mark}")

    def _tell_keys(self) -> None:
        keys = [self.words.say("ui-plain-keys"), self.words.say("ui-plain-coach")]
        if self.table.presenter.has_odds:
            keys.append(self.words.say("ui-plain-odds"))
        if self.table.allows_undo or self.table.has_own_dice:
            keys.append(self.words.say("ui-plain-undo"))
        click.echo(self.words.joined(keys))

    def _is_done_by(self, answer: str | None, actions: tuple[Any, ...], suggested: Any) -> bool:
        """Do what an answer asks for; whether the decision is made by it (or taken back, or left open)."""
        services: dict[str | None, Callable[[], None]] = {
            "o": lambda: self._tell_odds(actions, suggested),
            "!": lambda: self._tell_advice(actions),
            "p": self._tell_position,
            "w": self._switch_threats,
            "l": self._tell_log,
            "c": lambda: self._tell_choices(actions, suggested),
            "s": self._save,
            "?": self._tell_rules,
            "h": self._tell_keys,
        }
        if answer is None or answer == "q":
            self._leave()
        elif answer in services:
            services[answer]()
            return False
        elif answer == "u":
            return self._has_undone()
        else:
            return self._has_played(answer, actions, suggested)
        return True

    def _has_undone(self) -> bool:
        """Take back the last decision, or what was entered last, or say that it cannot be."""
        if self.table.can_correct:
            self.table.correct()
        elif self.table.can_undo() is not None:
            self.table.undo()
        else:
            click.echo(self.words.error(NotUndoable("nothing can be taken back now")))
            return False
        # What comes instead is news to everybody who heard what is no more.
        self._heard = {ear: min(events, self.table.events) for ear, events in self._heard.items()}
        return True

    def _has_played(self, answer: str, actions: tuple[Any, ...], suggested: Any) -> bool:
        """Play the choice that an answer means: its number, nothing for the suggested one, or its notation."""
        try:
            if answer.isdecimal() and 1 <= int(answer) <= len(actions):
                self.table.play(actions[int(answer) - 1])
            elif answer == "" and suggested is not None:
                self.table.play(suggested)
            elif answer == "." and suggested is not None:
                self.table.play_suggestions()
            else:
                self.table.play(self.table.game.parse_action(answer))
        except IllegalAction as refused:
            click.echo(self.words.error(refused))
        except (ValueError, LookupError):
            click.echo(self.words.say("ui-not-understood", answer=answer, count=len(actions)))
        else:
            if not self.table.needs_curtain:
                self._tell_news()
            return True
        return False

    def _tell_odds(self, actions: tuple[Any, ...], suggested: Any) -> None:
        observation = self.table.observe(self.viewer)
        self._tell_choices(actions, suggested, self.board.odds(self.table.presenter, observation, actions, self.words))

    def _tell_advice(self, actions: tuple[Any, ...]) -> None:
        """What the coach thinks of the choices, the best first, under the numbers they have in the list."""
        seat = self.viewer
        assert seat is not None
        click.echo(self.words.say("coach-thinking"))
        try:
            judgments = [judgment for judgment in self.table.judgments() if judgment.action in actions]
        except WartableError as error:
            click.echo(self.words.error(error))
            return
        click.echo(self.words.say("coach-title", player=self.words.name(seat)))
        for said in advice_in_words(judgments, seat, self.table.presenter, self.table.observe(seat), self.words):
            number = actions.index(said.action) + 1
            line = self.words.say("coach-line", number=number, worth=said.worth, choice=said.choice, why=said.why)
            click.echo(line.rstrip())

    def _tell_log(self) -> None:
        for line in self.table.lines(self.viewer):
            click.echo(self.words.line(line))

    def _tell_rules(self) -> None:
        try:
            click.echo(rulebook.page(self.table.game.id, self.words.language))
        except WartableError as error:
            click.echo(self.words.error(error))

    def _tell_end(self) -> None:
        rows = self.board.standings(self.table.presenter, self.table.observe(self.viewer), self.words)
        for row in rows or ():
            click.echo(self.words.joined(row))
        origin = self.table.origin
        if isinstance(origin, ScriptedOrigin):
            click.echo(self.words.say("problem-own-dice"))
        elif not isinstance(origin, SeededOrigin):
            click.echo(self.words.say("ui-seed-revealed", secret=origin.secret, commitment=origin.commitment))
        click.echo(self.words.say("ui-replay-file", file=str(self.table.path)))

    def _save(self) -> None:
        self.table.save()
        click.echo(self.words.say("ui-saved", file=str(self.table.path)))

    def _leave(self) -> None:
        self._has_left = True
        self._save()
        click.echo(self.words.say("ui-resume-with", command=f"wartable play --resume {self.table.path}"))

    def _ask(self, prompt: str) -> str | None:
        """What somebody types; None at the end of the input."""
        click.echo(prompt, nl=False)
        typed = self._typed.readline()
        if not typed:
            click.echo()
            return None
        return typed.strip()


def _picked(part: EntryPart, answer: str) -> list[int] | None:
    """The options whose numbers were typed, as "1 1 5" or, where no number has two digits, "115"; None if none fit."""
    typed = answer.split()
    if len(typed) == 1 and part.count > 1 and len(part.options) < 10:
        typed = list(typed[0])
    if len(typed) != part.count or not all(word.isdecimal() and 1 <= int(word) <= len(part.options) for word in typed):
        return None
    return [int(word) - 1 for word in typed]
