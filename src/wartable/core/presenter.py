"""What a presenter is: it puts what a viewer may know of a game into questions, words, facts and happenings to draw."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec

from wartable.core.distribution import Dice, Distribution
from wartable.core.entry import EntryPart, Picks
from wartable.core.errors import IllegalAction
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line

__all__ = [
    "AnyPresenter",
    "Chance",
    "Choice",
    "Facts",
    "Figure",
    "Happening",
    "Numbers",
    "Presenter",
    "Prompt",
    "Threat",
    "Weight",
]


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be decided now, and by whom."""

    title: Line
    """For the one who decides: "Fill a line, or lose a die"."""
    seat: Seat | None = None
    """Who decides; None while nobody does (dice are falling, the game is over)."""
    hint: Line | None = None
    """A second, smaller sentence: what to bear in mind."""
    watching: Line | None = None
    """What everybody else reads instead of the title."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat to act may do, as a front end offers it."""

    action: Any
    label: Line
    """What it means, without need to look at the board."""
    heading: Line | None = None
    """What choices are listed under; those of one heading stand together."""
    short: Line | None = None
    """Its label under that heading, where the heading says half of it already."""
    source: str = ""
    """The id of the thing that is picked up first ("army:2"); empty where nothing is."""
    targets: tuple[str, ...] = ()
    """The ids of the things it can be pointed at: "castle:azuchi/2", "square:e4"."""
    note: Line | None = None
    """What it costs, or brings."""
    chance: str = ""
    """The id of its chance in `Presenter.odds`; empty where it has none."""
    is_suggested: bool = False
    """Whether most people would choose this anyway."""
    is_idle: bool = False
    """Whether it does nothing but go on: where there is nothing else to do, it is done without a word."""


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely something is to succeed."""

    win: float
    """Where something is hidden: the average over all that could be there."""
    lose: float | None = None
    """Where to lose is not simply not to win (a tie is neither)."""
    low: float | None = None
    """With `high`, between what `win` lies, whatever is hidden; None where nothing is."""
    high: float | None = None
    is_estimate: bool = False
    """Whether it was sampled or guessed instead of counted out."""
    note: Line | None = None
    """What it is the chance of, where its place does not say so."""


class Figure(msgspec.Struct, frozen=True):
    """A number that a player has, with its name."""

    label: Line
    value: int | str | Line


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can do to others with its next turn; exact about what the rules allow."""

    seat: Seat
    """Who threatens."""
    line: Line
    targets: tuple[str, ...] = ()
    """The ids of the things to outline."""


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of a game that has none to show; a game with numbers has its own struct."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a screen shows that is not in the observation; every game extends it with its own fields."""

    standings: tuple[tuple[Figure, ...], ...] = ()
    """By seat: what counts, the most important first; the same figures for every seat."""
    threats: tuple[Threat, ...] = ()


class Weight(StrEnum):
    """How much a happening matters to those who were away."""

    MINOR = "minor"
    NOTABLE = "notable"
    MAJOR = "major"
    """Never left out of what happened since a player's last turn."""


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="said"):
    """Something to be seen: a roll, a march, a capture. Every game extends it, with a tag of its own per kind.

    A plain `Happening` is only its words.
    """

    seat: Seat | None = None
    """Whose deed it is; None where it is nobody's."""
    weight: Weight = Weight.MINOR
    line: Line | None = None
    """Its words: for the recap and for screen readers."""
    targets: tuple[str, ...] = ()
    """The ids of the things it happened to; where something moved, from where and to where."""


Observation = TypeVar("Observation", bound=msgspec.Struct)
Action = TypeVar("Action", bound=msgspec.Struct)
Outcome = TypeVar("Outcome", bound=msgspec.Struct)


class Presenter(ABC, Generic[Observation, Action, Outcome]):
    """A game as a front end shows it, for a number of players with options.

    It gets observations, never states. So it can say nothing that its viewer must not know, but by one way: an event
    of another seat comes as it is. What of it is hidden must be left out here; the conformance suite looks for it.
    """

    numbers_type: type[msgspec.Struct] = Numbers
    """What `numbers` gives."""
    facts_type: type[Facts] = Facts
    """What `facts` gives."""
    happening_type: Any = Happening
    """The union of the classes that `happenings` gives."""

    @property
    def has_odds(self) -> bool:
        """Whether `odds` has anything to say in this game."""
        return type(self).odds is not Presenter.odds

    def numbers(self) -> msgspec.Struct:
        """The numbers of the game that never change during a match: cards, prices, the map; those of its variant."""
        return Numbers()

    @abstractmethod
    def prompt(self, observation: Observation) -> Prompt:
        """What is to be decided, of whom; for every viewer, and when the game is over too."""

    @abstractmethod
    def label(self, observation: Observation, action: Action) -> Line:
        """What an action means, for the one who chooses it."""

    def describe(self, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Line, ...]:
        """What the log of the viewer says of an event; empty where the viewer must not notice it."""
        return tuple(each.line for each in self.happenings(before, event, after) if each.line is not None)

    def moment(self, observation: Observation) -> Line | None:
        """When this is, for whoever looks back on the game: the year, the round; None where there is nothing to say."""
        return None

    def refuse(self, observation: Observation, action: Action) -> IllegalAction:
        """Why this action is not legal now: a code, a rule id, a sentence. The seat to act looks."""
        return IllegalAction("not-legal", "", Line("refusal-not-legal"))

    def suggest(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
        """The choice that a person accepts with one key where most would make it anyway; None elsewhere."""
        return None

    def choices(self, observation: Observation, legal_actions: tuple[Action, ...]) -> tuple[Choice, ...]:
        """The legal actions as they are offered: those that come to the same merged, in the order to show."""
        suggested = self.suggest(observation, legal_actions)
        return tuple(
            Choice(action, self.label(observation, action), is_suggested=action == suggested)
            for action in legal_actions
        )

    def facts(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Facts:
        """What a screen shows beside the observation; `legal_actions` is empty unless the viewer is to act."""
        return Facts()

    def happenings(self, before: Observation, event: Action | Outcome, after: Observation) -> tuple[Happening, ...]:
        """What the viewer sees of an event, in the order in which to show it; the log tells their words."""
        return ()

    def odds(self, observation: Observation, legal_actions: tuple[Action, ...]) -> Mapping[str, Chance]:
        """The chances that a board shows where help is allowed, by id; may take a while."""
        return {}

    def face(self, value: int) -> Line:
        """A face of this game's dice, for whoever says what came up at a real table."""
        return Line("chance-face", {"value": value})

    def outcome_label(self, observation: Observation, outcome: Outcome) -> Line:
        """An outcome that is no roll of dice, as something to pick."""
        return Line("chance-outcome", {"outcome": str(outcome)})

    def entry(self, observation: Observation, distribution: Distribution[Any]) -> tuple[EntryPart, ...]:
        """What somebody picks to say what came up; all of it is possible."""
        if isinstance(distribution, Dice):
            values = range(distribution.lowest, distribution.lowest + distribution.faces)
            return (EntryPart(tuple(map(self.face, values)), distribution.count),)
        return (EntryPart(tuple(self.outcome_label(observation, each) for each, _ in distribution.outcomes())),)

    def entered(self, observation: Observation, distribution: Distribution[Any], picks: Picks) -> Outcome:
        """The outcome that somebody picked from `entry`."""
        if isinstance(distribution, Dice):
            rolled: Outcome = distribution.showing(distribution.lowest + option for option in picks[0])
            return rolled
        chosen: Outcome = distribution.outcomes()[picks[0][0]][0]
        return chosen

    def tell(
        self, rules: AnyRules, before: Any, event: Action | Outcome, after: Any, viewer: Seat | None
    ) -> tuple[Line, ...]:
        """The log lines of one viewer for an event between two states."""
        return self.describe(rules.observe(before, viewer), event, rules.observe(after, viewer))


AnyPresenter = Presenter[Any, Any, Any]
