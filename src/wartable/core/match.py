"""A match: a game's state, and the log that led to it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from wartable.core.chance import SeededSource, Source
from wartable.core.distribution import Distribution
from wartable.core.entry import certain_outcomes
from wartable.core.errors import NotUndoable, WartableError
from wartable.core.game import Actor, AnyGame, AnyRules, Options, Result, Seat
from wartable.core.judge import Judgment, patient, ranked
from wartable.core.library import get_game, get_judge
from wartable.core.line import Line
from wartable.core.play import Play, play, roll, settle
from wartable.core.presenter import AnyPresenter, Happening

__all__ = ["Entry", "Match"]


class Entry(msgspec.Struct, frozen=True):
    """One event of the log: a seat's action, or a chance outcome where `seat` is None."""

    seat: Seat | None
    event: Any


class Match:
    """One game being played. The state is always the fold of the rules over the log."""

    __slots__ = ("_legal", "_log", "_source", "_state", "_states", "_to_act", "allows_undo", "game", "options", "rules")

    def __init__(
        self,
        game: AnyGame,
        rules: AnyRules,
        options: Options,
        source: Source,
        *,
        keep_log: bool = True,
        allows_undo: bool = False,
    ) -> None:
        """Use `Match.new`; this does not roll the opening chance events."""
        self.game = game
        self.rules = rules
        self.options = options
        self.allows_undo = allows_undo
        self._source = source
        self._state: Any = rules.first_state()
        self._log: list[Entry] | None = [] if keep_log else None
        self._states: list[Any] = [self._state] if keep_log else []
        self._to_act: Actor | None = None
        """Found when first asked for."""
        self._legal: tuple[Any, ...] | None = None

    @classmethod
    def new(
        cls,
        game: AnyGame,
        players: int = 2,
        seed: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        *,
        source: Source | None = None,
        keep_log: bool = True,
        allows_undo: bool = False,
    ) -> Match:
        """A new match, the opening chance events already rolled.

        Without `source` the dice come from `seed`. `keep_log=False` plays faster and forgets: no log,
        no undo, no file.
        """
        checked = game.check_options(options)
        rules = game.rules(players, checked)
        match = cls(game, rules, checked, source or SeededSource(seed), keep_log=keep_log, allows_undo=allows_undo)
        match._roll()
        return match

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """The match of a file, every event checked; BadReplay or TamperedReplay says what is wrong."""
        from wartable.core import replay

        return replay.loads(text)

    def to_json(self) -> str:
        """The whole match, secrets included: a save. `replay.dumps` has the form for other eyes."""
        from wartable.core import replay

        return replay.dumps(self)

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def presenter(self) -> AnyPresenter:
        """Who puts this game into questions, words and facts."""
        return self.game.presenter(self.rules)

    @property
    def to_act(self) -> Actor:
        """The seat that decides now, or `OVER`."""
        actor = self._to_act
        if actor is None:
            actor = self._to_act = self.rules.to_act(self._state)
        return actor

    @property
    def result(self) -> Result | None:
        return self.rules.result(self._state)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every event so far. It holds secrets; `lines` is what a seat may read."""
        return tuple(self._entries())

    def steps(self) -> Iterator[tuple[Any, Entry, Any]]:
        """Every event with the state before and after it; they hold secrets, so this is for studies, not for seats."""
        return zip(self._states, self._entries(), self._states[1:], strict=False)

    @property
    def source(self) -> Source:
        return self._source

    def legal_actions(self) -> tuple[Any, ...]:
        """What the seat to act may do; empty when none is."""
        if self._legal is None:
            self._legal = self.rules.legal_actions(self._state) if isinstance(self.to_act, int) else ()
        return self._legal

    def play(self, action: Any) -> None:
        """Make a decision for the seat to act; the chance events that follow are rolled and logged."""
        self._check_legal(action)
        if self._log is None:
            self._stand(*settle(self.rules, self.rules.apply(self._state, action), self._source))
        else:
            self._note(self.to_act, play(self.rules, self._state, action, self._source))

    def decide(self, action: Any) -> None:
        """Make a decision and roll nothing: what comes up after it is told by `resume`, where people roll."""
        self._check_legal(action)
        seat = self.to_act
        assert isinstance(seat, int)
        self.resume([Entry(seat, action)])

    def certain_chance(self) -> list[Entry]:
        """What comes up now whatever falls."""
        return [Entry(None, outcome) for outcome in certain_outcomes(self.rules, self._state)]

    def shortened(self, count: int) -> Match:
        """The same match without its last events, to be played on: what was entered by a slip."""
        shorter = self.at(len(self._entries()) - count)
        shorter.allows_undo = self.allows_undo
        return shorter

    def observe(self, seat: Seat | None) -> Any:
        """All that a seat may know; None is a spectator."""
        return self.rules.observe(self._state, seat)

    def analyse(self, seat: Seat, rng: random.Random | None = None) -> tuple[Judgment, ...]:
        """What every choice of the seat to act is worth, the best first; from what that seat can see."""
        if self.to_act != seat:
            raise WartableError(f"seat {seat} has nothing to decide now")
        judge = patient(get_judge(self.game, self.players))
        observation, actions = self.observe(seat), self.legal_actions()
        return ranked(judge.judge(self.rules, observation, actions, rng or random.Random(0)), seat)

    def lines(self, viewer: Seat | None, *, since: int = 0) -> tuple[Line, ...]:
        """The log as one viewer may read it, from event number `since` on."""
        describe = self.presenter.describe
        return tuple(line for seen in self._seen(viewer, since) for line in describe(*seen))

    def happenings(self, viewer: Seat | None, *, since: int = 0) -> tuple[Happening, ...]:
        """What one viewer could see of the log, from event number `since` on."""
        show = self.presenter.happenings
        return tuple(happening for seen in self._seen(viewer, since) for happening in show(*seen))

    def _seen(self, viewer: Seat | None, since: int) -> Iterator[tuple[Any, Any, Any]]:
        """Each event between what the viewer saw before and after it."""
        entries = self._entries()
        before = self.rules.observe(self._states[since], viewer) if since < len(entries) else None
        for index in range(since, len(entries)):
            after = self.rules.observe(self._states[index + 1], viewer)
            yield before, entries[index].event, after
            before = after

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last event is this seat's own decision and nothing came to light by it."""
        if not self.allows_undo or not self._log or self._log[-1].seat != seat:
            return False
        return self.rules.is_undoable(self._states[-2], self._log[-1].event, self._state)

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision; never past a chance event or a revealed secret."""
        if not self.can_undo(seat):
            raise NotUndoable("this cannot be taken back: dice have rolled, a secret is out, or undo is off")
        self._entries().pop()
        self._states.pop()
        self._stand(self._states[-1])

    def at(self, index: int) -> Match:
        """The match as it stood after `index` events, to look at: it cannot be played on."""
        entries = self._entries()
        if not 0 <= index <= len(entries):
            raise IndexError(f"the match has {len(entries)} events, not {index}")
        past = Match(self.game, self.rules, self.options, self._source)
        past._log = entries[:index]
        past._states = self._states[: index + 1]
        past._stand(past._states[-1])
        return past

    def branch(self, index: int, *, source: Source | None = None) -> Match:
        """A new match that shares the first `index` events and goes its own way: "what if"."""
        other = self.at(index)
        other._source = source or SeededSource()
        other.allows_undo = self.allows_undo
        other._roll()
        return other

    def resume(self, entries: list[Entry]) -> None:
        """Append events known to be good (a file's, a database's), without rolling what comes after."""
        for entry in entries:
            self._stand(self.rules.apply(self._state, entry.event))
            self._entries().append(entry)
            self._states.append(self._state)

    def pending_chance(self) -> Distribution[Any]:
        """What may come up next, where chance is to act."""
        return self.rules.chance(self._state)

    def pending_chance_seat(self) -> Seat | None:
        """Whose dice or cards these are."""
        return self.rules.chance_seat(self._state)

    def roll_pending_chance(self) -> None:
        """Roll what a file ended before, if anything."""
        self._roll()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy without the rules, which are shared and found again by game and options."""
        parts = {name: getattr(self, name) for name in self.__slots__ if name not in ("game", "rules")}
        return _unpickled, (self.game.id, self.players, parts)

    def _check_legal(self, action: Any) -> None:
        legal = self._legal if self._legal is not None else self.legal_actions()
        if action not in legal:
            actor = self.to_act
            raise self.presenter.refuse(self.observe(actor if isinstance(actor, int) else None), action)

    def _roll(self) -> None:
        self._note(None, roll(self.rules, self._state, self._source))

    def _note(self, seat: Actor | None, happened: Play) -> None:
        """Stand where a play led, and log it."""
        if self._log is not None:
            assert seat is None or isinstance(seat, int)
            if happened.action is not None:
                self._log.append(Entry(seat, happened.action))
            self._log.extend([Entry(None, outcome) for outcome in happened.outcomes])
            self._states.extend(happened.states[1:])
        self._stand(happened.after, happened.to_act)

    def _stand(self, state: Any, to_act: Actor | None = None) -> None:
        self._state = state
        self._to_act = to_act
        self._legal = None

    def _entries(self) -> list[Entry]:
        if self._log is None:
            raise ValueError("this match was made with keep_log=False: it has no log")
        return self._log


def _unpickled(game_id: str, players: int, parts: dict[str, Any]) -> Match:
    game = get_game(game_id)
    match = Match.__new__(Match)
    match.game = game
    match.rules = game.rules(players, parts["options"])
    for name, value in parts.items():
        setattr(match, name, value)
    return match
