"""What a game is: a `Game` names it, its `Rules` are pure functions from state and event to state."""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache
from importlib import resources
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from wartable.core.distribution import Distribution
from wartable.core.errors import BadOptions, NoPositions, WrongPlayerCount
from wartable.core.house_rule import HouseRule, chosen_of, variant_with

if TYPE_CHECKING:
    from wartable.core.batch import BatchEngine, Tables, TensorTables
    from wartable.core.bot import Bot
    from wartable.core.chronicle import Chronicle
    from wartable.core.drill import Drill
    from wartable.core.editor import PositionEditor
    from wartable.core.encoding import AnyEncoding
    from wartable.core.judge import Judge
    from wartable.core.lesson import Lesson
    from wartable.core.number import NumberGroup
    from wartable.core.presenter import Presenter
    from wartable.core.puzzle import PuzzleMaking, PuzzleSet

__all__ = [
    "CHANCE",
    "OVER",
    "Actor",
    "AnyGame",
    "AnyRules",
    "Game",
    "LogEntry",
    "Nobody",
    "Options",
    "Result",
    "Rules",
    "Seat",
]

Seat = int
"""A place at the table, 0 … players-1, clockwise. A `player` is the person or bot who sits there."""


class Nobody(Enum):
    """Who is to act when no seat is."""

    CHANCE = "chance"
    OVER = "over"


CHANCE: Final = Nobody.CHANCE
OVER: Final = Nobody.OVER
Actor = Seat | Literal[Nobody.CHANCE, Nobody.OVER]


class Result(msgspec.Struct, frozen=True):
    """How a match ended. More than one winner is a shared victory."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """Points by seat, as the game's rules count them."""
    how: str = "points"
    """The kind of victory, a word of the game's rules ("points", "gold", "last-standing")."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices made before a match; every game extends it with its own fields and defaults."""

    variant: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    """A TOML text of numbers to play with instead of the game's own (core/variant.py); empty for the standard game."""
    house_rules: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()
    """The ids of the game's house rules that are played (core/house_rule.py), in the game's order."""
    position: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    """Where to begin instead of the set-up, as `Game.write_position` writes it; empty for the game from its start."""


State = TypeVar("State", bound=msgspec.Struct)
Action = TypeVar("Action", bound=msgspec.Struct)
Outcome = TypeVar("Outcome", bound=msgspec.Struct)
Observation = TypeVar("Observation", bound=msgspec.Struct)


class LogEntry(Protocol):
    """One event of a log: a seat's action, or a chance outcome where `seat` is None."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def event(self) -> Any: ...


class Rules(ABC, Generic[State, Action, Outcome, Observation]):
    """A game set up for a number of players with options: tables that never change, and pure functions.

    Nothing here holds a state, rolls a die, reads a clock or does I/O.
    """

    players: int
    beginning: State | None = None
    """Where a match begins that does not begin with the set-up."""

    @abstractmethod
    def initial_state(self) -> State:
        """The position before the first event of a whole game."""

    def first_state(self) -> State:
        """The position before the first event of a match."""
        return self.initial_state() if self.beginning is None else self.beginning

    @abstractmethod
    def to_act(self, state: State) -> Actor:
        """The seat that decides, `CHANCE` or `OVER`."""

    @abstractmethod
    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Everything the seat to act may do: the one place where legality is written."""

    @abstractmethod
    def chance(self, state: State) -> Distribution[Outcome]:
        """What may come up, where `to_act` is `CHANCE`."""

    def chance_seat(self, state: State) -> Seat | None:
        """Whose dice or cards come next, where `to_act` is `CHANCE`; None if they are nobody's."""
        return None

    @abstractmethod
    def apply(self, state: State, event: Action | Outcome) -> State:
        """The state after a legal action or a possible outcome."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Winners and scores where `to_act` is `OVER`, else None."""

    @abstractmethod
    def observe(self, state: State, seat: Seat | None) -> Observation:
        """All that a seat may know, and nothing else; None is a spectator."""

    @abstractmethod
    def redeal(self, observation: Observation, rng: random.Random) -> State:
        """A state that the observer holds possible. It sees only the observation, so it cannot leak."""

    def is_undoable(self, before: State, action: Action, after: State) -> bool:
        """Whether an action may be taken back: no if it showed somebody a secret."""
        return True

    def decides_in_secret(self, state: State) -> bool:
        """Whether somebody might not notice what the seat to act decides now."""
        return False

    def chance_outcomes(self, state: State) -> tuple[tuple[Outcome, int], ...]:
        """The whole distribution: outcome and integer weight."""
        return self.chance(state).outcomes()


class PositionNotation(Protocol):
    """The module of a game that writes its positions as text."""

    def read_position(self, rules: Any, text: str) -> Any:
        """See `Game.read_position`."""

    def write_position(self, rules: Any, state: Any) -> str:
        """See `Game.write_position`."""


class Game(ABC, Generic[State, Action, Outcome, Observation]):
    """A game by name: what a registry lists and a file refers to."""

    id: str
    """"age-of-war": also the name of its Fluent catalogue and of its rules page."""
    version: int
    """Goes up when the same log would lead to another state; files carry it."""
    player_counts: tuple[int, ...]
    options_type: type[Options] = Options
    state_type: type[State]
    action_type: Any
    """The union of the action classes, as msgspec decodes it."""
    outcome_type: Any
    observation_type: type[Observation]
    house_rules: tuple[HouseRule, ...] = ()
    """The readings that a group may choose instead of ours, in the order they are offered."""
    has_secrets: bool = True
    """Whether a seat may know what another must not: people who share a screen then get a curtain between them."""
    max_decisions_for_programs: int = 100_000
    """Where programs play by themselves they stop here and report the game as unfinished."""

    @abstractmethod
    def bind(self, players: int, options: Any) -> Rules[State, Action, Outcome, Observation]:
        """The rules for checked options, house rules already laid into their variant; call `rules` instead."""

    @abstractmethod
    def bind_presenter(
        self, rules: Rules[State, Action, Outcome, Observation]
    ) -> Presenter[Observation, Action, Outcome]:
        """The presenter for rules that `bind` made; call `presenter` instead."""

    @abstractmethod
    def format_action(self, action: Action) -> str:
        """An action in short notation; `parse_action` reads it back."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action of a notation; ValueError says what is wrong with it."""

    @abstractmethod
    def bots(self) -> Mapping[str, Bot]:
        """The bots that know this game, weakest first; imported only when asked for."""

    def data_tables(self, variant: str = "") -> Mapping[str, Any]:
        """Every number of the game in plain tables, as its data files have them, with a variant laid over them."""
        return {}

    def number_groups(self) -> tuple[NumberGroup, ...]:
        """What its numbers are called, and which rule each belongs to; one that is not here goes by its key."""
        return ()

    def is_bot_for(self, name: str, players: int, variant: str = "") -> bool:
        """Whether a bot of this game can play at a table of so many, and with these numbers."""
        return True

    def chance_of_log(
        self, rules: Rules[State, Action, Outcome, Observation], log: Iterable[LogEntry]
    ) -> Iterator[Distribution[Outcome]]:
        """What each chance event of a log was drawn from, as far as the log alone tells.

        So the dice of a match can be checked whose rules have changed since; a game of version 1 has none.
        """
        raise NotImplementedError(f"{self.id} cannot tell what the dice of a log were drawn from")

    def judge(self, players: int) -> Judge | None:
        """Who says what a choice is worth at a table of so many; None if nobody can."""
        return None

    def position_notation(self) -> PositionNotation | None:
        """How its positions are written as text; None if they cannot be."""
        return None

    def read_position(self, rules: Rules[State, Action, Outcome, Observation], text: str) -> State:
        """The position of a line of text; IllegalAction names the rule that it breaks."""
        state: State = _written(self).read_position(rules, text)
        return state

    def write_position(self, rules: Rules[State, Action, Outcome, Observation], state: State) -> str:
        """A position as one line of text that `read_position` reads back."""
        return _written(self).write_position(rules, state)

    def position_editor(self) -> PositionEditor | None:
        """How a position is set up by hand; None if it cannot be."""
        return None

    def drill(self, rng: random.Random) -> Drill | None:
        """Rolls to choose in, one after the other, and odds to know by heart; None if nobody has made any."""
        return None

    def puzzles(self) -> PuzzleSet | None:
        """Positions with one clearly best choice, shipped with the game; None if nobody has made any."""
        return None

    def lessons(self) -> tuple[Lesson, ...]:
        """What teaches the game after its first lesson, made of its puzzles."""
        return ()

    def puzzle_making(self) -> PuzzleMaking | None:
        """When a position of this game is a puzzle, and what it is about; None if nobody can tell."""
        return None

    def encoding(self, rules: Rules[State, Action, Outcome, Observation]) -> AnyEncoding | None:
        """What a seat sees as a vector and every action as a number; None if the game has no such form."""
        return None

    def prospects(
        self, rules: Rules[State, Action, Outcome, Observation], observation: Observation
    ) -> tuple[float, ...] | None:
        """By seat, a quick guess at its share of the victory from what one seat sees; None if nobody has made one."""
        return None

    def batch(self, rules: Rules[State, Action, Outcome, Observation]) -> BatchEngine | None:
        """A fast engine for many games between simple bots; None if there is none, or none for these rules."""
        return None

    def tables_side_by_side(
        self,
        rules: Rules[State, Action, Outcome, Observation],
        count: int,
        opponents: tuple[str, ...],
        max_decisions: int,
    ) -> Tables | None:
        """So many tables on arrays for a learner and these bots, clockwise from it; None if there is no such engine."""
        return None

    def tables_on_tensors(
        self,
        rules: Rules[State, Action, Outcome, Observation],
        count: int,
        opponents: tuple[str, ...],
        max_decisions: int,
        *,
        learner: Seat | None,
        autoreset: str,
        device: str,
    ) -> TensorTables | None:
        """The same on tensors; NeedsExtra without PyTorch. `learner` is a seat, None for any, or `EVERY_SEAT`.

        `autoreset` says when a table that is done is dealt anew, in Gymnasium's words.
        """
        return None

    def words(self, language: str) -> str | None:
        """Its Fluent catalogue in a language, for a game of another package: text/LANGUAGE.ftl beside its module."""
        file = resources.files(type(self).__module__.rpartition(".")[0]) / "text" / f"{language}.ftl"
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def chronicle(self) -> Chronicle | None:
        """What a finished match tells the lab; None if no more than its result."""
        return None

    def rules(
        self, players: int, options: Mapping[str, Any] | Options | None = None
    ) -> Rules[State, Action, Outcome, Observation]:
        """The rules for so many players, or an error that says what cannot be played."""
        if players not in self.player_counts:
            low, high = self.player_counts[0], self.player_counts[-1]
            raise WrongPlayerCount(
                f"{self.id} is for {low} to {high} players, not {players}",
                game=self.id,
                low=low,
                high=high,
                players=players,
            )
        checked = self.check_options(options)
        alone = msgspec.structs.replace(checked, house_rules=(), position="")
        if checked.house_rules and checked.variant:
            # What is wrong with a designer's variant is told with its own lines, not those of the text made of both.
            _bound(self, players, alone)
        whole = msgspec.structs.replace(alone, variant=self.variant_of(checked))
        return _begun(self, players, whole, checked.position) if checked.position else _bound(self, players, whole)

    def variant_of(self, options: Mapping[str, Any] | Options | None) -> str:
        """The numbers that these options play with, as one variant: the house rules laid over what it changes."""
        checked = self.check_options(options)
        return variant_with(checked.variant, chosen_of(self.id, self.house_rules, checked.house_rules))

    def presenter(self, rules: Rules[State, Action, Outcome, Observation]) -> Presenter[Observation, Action, Outcome]:
        """Who shows a game with these rules to its viewers."""
        return _presented(self, rules)

    def check_options(self, options: Mapping[str, Any] | Options | None) -> Options:
        """Options as the game's own type; unknown names and bad values are refused."""
        given = msgspec.to_builtins(options) if isinstance(options, Options) else dict(options or {})
        try:
            checked = msgspec.convert(given, self.options_type)
        except (msgspec.ValidationError, TypeError) as error:
            raise _bad_options(self.id, self.options_type, given, str(error)) from None
        chosen = tuple(rule.id for rule in chosen_of(self.id, self.house_rules, checked.house_rules))
        return msgspec.structs.replace(checked, house_rules=chosen) if checked.house_rules else checked


AnyRules = Rules[Any, Any, Any, Any]
AnyGame = Game[Any, Any, Any, Any]


def _written(game: AnyGame) -> PositionNotation:
    if (positions := game.position_notation()) is None:
        raise NoPositions(f"positions of {game.id} cannot be written as text", game=game.id)
    return positions


def _bad_options(game_id: str, kind: type[Options], given: Mapping[str, Any], problem: str) -> BadOptions:
    """Which option there is not, or which values the one has that was given another."""
    told = {"game": game_id, "problem": problem}
    for name, value in given.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__)
            message = f"{game_id} has no option {name!r}; its options are: {known}"
            return BadOptions(message, **told, reason="unknown", name=name, known=known)
        hint = get_type_hints(kind)[name]
        choices = get_args(hint) if get_origin(hint) is Literal else ()
        if choices and value not in choices:
            known = ", ".join(map(str, choices))
            message = f"{name} of {game_id} cannot be {value!r}; it can be: {known}"
            return BadOptions(message, **told, reason="choice", name=name, value=str(value), known=known)
    return BadOptions(f"options of {game_id}: {problem}", **told, reason="other")


@lru_cache(maxsize=32)
def _bound(game: AnyGame, players: int, options: Options) -> AnyRules:
    """Rules never change, so matches of the same set-up share them and the tables they build."""
    return game.bind(players, options)


@lru_cache(maxsize=32)
def _begun(game: AnyGame, players: int, options: Options, position: str) -> AnyRules:
    """The same rules for matches that begin at a position."""
    rules = copy.copy(_bound(game, players, options))
    rules.beginning = game.read_position(rules, position)
    if rules.to_act(rules.beginning) is OVER:
        told = {"reason": "position", "game": game.id}
        raise BadOptions(f"options of {game.id}: position: the game is over there", **told)
    return rules


@lru_cache(maxsize=32)
def _presented(game: AnyGame, rules: AnyRules) -> Presenter[Any, Any, Any]:
    return game.bind_presenter(rules)
