"""A table in this terminal: a match, who plays it, and where it is saved. Both front ends drive it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wartable.core.chance import (
    ScriptedOrigin,
    ScriptedSource,
    SeededOrigin,
    SeededSource,
    Source,
    VerifiableOrigin,
    VerifiableSource,
)
from wartable.core.entry import EntryPart, Picks, check_picks
from wartable.core.errors import WartableError
from wartable.core.game import CHANCE, Actor, AnyGame, AnyRules, Result, Seat
from wartable.core.house_rule import HouseRule, chosen_of
from wartable.core.judge import Judgment
from wartable.core.line import Line, Lines, Name
from wartable.core.match import Entry, Match
from wartable.core.presenter import AnyPresenter, Happening, Weight
from wartable.registry import get_bot
from wartable.terminal import saves
from wartable.terminal.players import Player, check_players, names_of
from wartable.text.words import Words

__all__ = ["FileExists", "LocalSetup", "LocalTable"]


class FileExists(WartableError, ValueError):
    """The file to save in is there already."""

    key = "error-file-exists"


class LocalSetup:
    """A table before the first roll: everything is checked and the dice are promised, but nothing is rolled."""

    def __init__(
        self,
        game: AnyGame,
        players: tuple[Player, ...],
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        save: Path | None = None,
        allows_undo: bool = True,
        own_dice: bool = False,
    ) -> None:
        game.rules(len(players), options)
        check_players(game, players, game.variant_of(options))
        if save is not None and save.exists():
            raise FileExists(f"{save} is there already; resume it, or name another file", file=str(save))
        self.game = game
        self.players = players
        self.source: Source = VerifiableSource() if seed is None else SeededSource(seed)
        if own_dice:
            self.source = ScriptedSource()
        self._options = game.check_options(options)
        self._save = save
        self._allows_undo = allows_undo

    @property
    def origin(self) -> SeededOrigin | VerifiableOrigin | ScriptedOrigin:
        """Where the dice come from, the secret left out; scripted ones are those that people roll themselves."""
        origin = self.source.origin(reveal=False)
        assert isinstance(origin, SeededOrigin | VerifiableOrigin | ScriptedOrigin)
        return origin

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """What is played by another reading than ours."""
        return chosen_of(self.game.id, self.game.house_rules, self._options.house_rules)

    def begin(self) -> LocalTable:
        """Roll the opening and sit down; where people roll themselves, nothing has come up yet."""
        path = self._save or saves.fresh_path(self.game.id)
        if isinstance(self.source, ScriptedSource):
            rules = self.game.rules(len(self.players), self._options)
            match = Match(self.game, rules, self._options, self.source, allows_undo=self._allows_undo)
            match.resume(match.certain_chance())
        else:
            match = Match.new(
                self.game,
                players=len(self.players),
                options=self._options,
                source=self.source,
                allows_undo=self._allows_undo,
            )
        table = LocalTable(match, self.players, path)
        table.save()
        return table


class LocalTable:
    """A match in progress on this device. It hands out what a seat may know, never the state."""

    def __init__(self, match: Match, players: tuple[Player, ...], path: Path) -> None:
        check_players(match.game, players, match.game.variant_of(match.options))
        self._match = match
        self.players = players
        self.path = path
        # What was taken back is not done again by itself.
        self._has_taken_back = False

    @classmethod
    def resume(cls, path: Path) -> LocalTable:
        """The table of a saved match."""
        match, players = saves.read_match(path)
        return cls(match, players, path)

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """What is played by another reading than ours."""
        return chosen_of(self.game.id, self.game.house_rules, self._match.options.house_rules)

    @property
    def rules(self) -> AnyRules:
        return self._match.rules

    @property
    def presenter(self) -> AnyPresenter:
        return self._match.presenter

    @property
    def to_act(self) -> Actor:
        return self._match.to_act

    @property
    def result(self) -> Result | None:
        return self._match.result

    @property
    def events(self) -> int:
        """How many events there have been."""
        return len(self._match.log)

    @property
    def origin(self) -> Any:
        """Where the dice come from; the secret only once the match is over."""
        return self._match.source.origin(reveal=self.result is not None)

    @property
    def has_own_dice(self) -> bool:
        """Whether people roll and draw, and say what came up."""
        return isinstance(self.origin, ScriptedOrigin)

    @property
    def entry(self) -> tuple[EntryPart, ...]:
        """What is to be picked to say what came up; empty while nothing is to come up."""
        if self.result is not None or self.to_act is not CHANCE:
            return ()
        return self.presenter.entry(self.observe(self.entering), self._match.pending_chance())

    @property
    def entering(self) -> Seat:
        """Who says what came up: whose dice or cards they are, if that is a person."""
        whose = self._match.pending_chance_seat()
        return whose if whose is not None and whose in self.persons else self.persons[0]

    def enter(self, picks: Picks) -> None:
        """Say what came up; BadEntry if that cannot be."""
        check_picks(self.entry, picks)
        chance = self._match.pending_chance()
        outcome = self.presenter.entered(self.observe(self.entering), chance, picks)
        self._match.resume([Entry(None, outcome)])
        self._match.resume(self._match.certain_chance())
        self.save()

    @property
    def can_correct(self) -> bool:
        """Whether the last thing that happened was entered by somebody."""
        return self.has_own_dice and self.events > 0 and self._match.log[-1].seat is None and self.result is None

    def correct(self) -> None:
        """Take back what was entered last."""
        assert self.can_correct
        self._match = self._match.shortened(1)
        self.save()

    @property
    def person_to_act(self) -> Seat | None:
        """The seat to act, if a person sits there."""
        actor = self.to_act
        return actor if isinstance(actor, int) and self.players[actor].is_person else None

    @property
    def bot_to_act(self) -> Seat | None:
        """The seat to act, if a bot sits there."""
        actor = self.to_act
        return actor if isinstance(actor, int) and not self.players[actor].is_person else None

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    @property
    def needs_curtain(self) -> bool:
        """Whether persons who share this screen must not see each other's view."""
        return self.game.has_secrets and len(self.persons) > 1

    def names(self, words: Words) -> tuple[str, ...]:
        """What the players are called."""
        return names_of(self.players, words)

    def observe(self, seat: Seat | None) -> Any:
        """What a seat may know."""
        return self._match.observe(seat)

    def lines(self, viewer: Seat | None, since: int = 0) -> tuple[Line, ...]:
        """The log as a seat may read it."""
        return self._match.lines(viewer, since=since)

    def happenings(self, viewer: Seat | None, since: int = 0) -> tuple[Happening, ...]:
        """What a seat could see of what happened."""
        return self._match.happenings(viewer, since=since)

    def since_last_turn(self, seat: Seat) -> tuple[Happening, ...]:
        """What must not be missed of what happened between a seat's last turn and its next, or the one it has now.

        That is whatever is never left out, and whatever else of note concerns the seat. Empty where nobody else has
        decided anything in between.
        """
        start, end = _between_turns([entry.seat for entry in self._match.log], seat)
        seen = self._match.at(end).happenings(seat, since=start)
        return tuple(each for each in seen if each.line is not None and _is_telling(each, seat))

    def legal_actions(self) -> tuple[Any, ...]:
        """What the seat to act may do."""
        return self._match.legal_actions()

    def only_choice(self) -> Any | None:
        """What a person is not asked about: the one thing that can be done, unless it has just been taken back."""
        actions = self.legal_actions() if self.person_to_act is not None and not self._has_taken_back else ()
        return actions[0] if len(actions) == 1 else None

    def is_idle(self, action: Any) -> bool:
        """Whether a choice of the person to act does nothing but go on: of that nobody need hear."""
        (choice,) = self.presenter.choices(self.observe(self.person_to_act), (action,))
        return choice.is_idle

    def suggestion(self) -> Any | None:
        """The choice most would make anyway, if there is one: the only one, or the one the rules suggest."""
        seat, actions = self.to_act, self.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self.presenter.suggest(self.observe(seat), actions) if isinstance(seat, int) else None

    def play(self, action: Any) -> None:
        """Make a decision for the seat to act, or be refused; a person's decision is saved at once."""
        was_person = self.person_to_act is not None
        if self.has_own_dice:
            self._match.decide(action)
            self._match.resume(self._match.certain_chance())
        else:
            self._match.play(action)
        self._has_taken_back = False
        if was_person or self.result is not None:
            self.save()

    def play_suggestions(self) -> None:
        """Make the suggested decisions of this step: as long as there is one, for this seat, and no die has rolled."""
        seat, events = self.to_act, self.events
        while self.to_act == seat and self.events == events and (suggested := self.suggestion()) is not None:
            self.play(suggested)
            events += 1

    def bot_choice(self) -> Any:
        """What the bot to act chooses. May take a while: call it in a thread."""
        seat = self.bot_to_act
        assert seat is not None
        name = self.players[seat].bot
        assert name is not None
        bot = get_bot(name, self.game, len(self.players), self.game.variant_of(self._match.options))
        return bot.choose(self.rules, self.observe(seat), self.legal_actions(), self._bot_randomness())

    def judgments(self) -> tuple[Judgment, ...]:
        """What the coach thinks of every choice of the person to act, the best first; NoJudge where there is none.

        It knows what that person knows. May take a while: call it in a thread.
        """
        seat = self.person_to_act
        assert seat is not None
        return self._match.analyse(seat)

    @property
    def allows_undo(self) -> bool:
        return self._match.allows_undo

    def can_undo(self) -> Seat | None:
        """The person who may take the last decision back now."""
        return next((seat for seat in self.persons if self._match.can_undo(seat)), None)

    def undo(self) -> None:
        """Take back a person's last decision."""
        seat = self.can_undo()
        assert seat is not None
        self._match.undo(seat)
        self._has_taken_back = True
        self.save()

    def save(self) -> None:
        """Write the match to its file."""
        saves.write_match(self.path, self._match, self.players)

    def at(self, index: int) -> LocalTable:
        """The table as it stood after `index` events, to look at."""
        return LocalTable(self._match.at(index), self.players, self.path)

    def _bot_randomness(self) -> random.Random:
        """A seeded match is the same again, bots and resumption included; other bots think as they like."""
        origin = self.origin
        return random.Random(f"{origin.seed}|{self.events}") if isinstance(origin, SeededOrigin) else random.Random()


def _between_turns(deciders: list[Seat | None], seat: Seat) -> tuple[int, int]:
    """From which event to which others decided since the seat last did, its present turn left out."""
    others = [at for at, decider in enumerate(deciders) if decider not in (seat, None)]
    if not others:
        return 0, 0
    own = [at for at, decider in enumerate(deciders) if decider == seat]
    end = next((at for at in own if at > others[-1]), len(deciders))
    return max((at + 1 for at in own if at < others[-1]), default=0), end


def _is_telling(happening: Happening, seat: Seat) -> bool:
    if happening.weight is Weight.NOTABLE:
        return _mentions(happening.line, Name(seat))
    return happening.weight is Weight.MAJOR


def _mentions(said: Any, name: Name) -> bool:
    match said:
        case Line(args=args):
            return any(_mentions(arg, name) for arg in args.values())
        case Lines(items=items):
            return any(_mentions(item, name) for item in items)
        case _:
            return bool(said == name)
