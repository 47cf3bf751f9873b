"""How each game looks in the terminal. A game's board is the module here that bears its name
("age_of_war.py" for age-of-war). It may hold any of these; what is missing has a plain stand-in:

`plain(rules, observation, words) -> str`
    The position in words, line by line: for screen readers and pipes.
`draw(view) -> rich.text.Text`
    The position as a picture of at most `view.width` × `view.height` cells (`View` below). Called again whenever
    anything changes, the highlighted choice included; has to be quick and to know no rules.
`odds(rules, observation, actions, words) -> tuple[str, ...]`
    One short text per action ("36.1%"), empty where there is nothing to say. Called in a thread.
`choices(rules, observation, actions) -> tuple[Action, ...]`
    The legal actions in the order to show them, without those that are the same to a person (two equal lines).
`choice(rules, observation, action, words) -> tuple[str, str]`
    The heading under which an action is listed, often empty, and what it is called there.
`prompt(rules, observation, words) -> str`
    What is to be decided now, in a sentence to the one who decides.
`panes(view) -> tuple[str, ...]`
    Where one picture cannot show all: the messages that name the pictures, the one to be seen first at the front.
    `view.pane` says which of them to draw; a key turns to the next.
`standings(rules, observation, words) -> tuple[tuple[str, ...], ...]`
    A head and a row per seat for the scoring at the end, in words.
`SYMBOLS: dict[str, str]`
    Messages that the full screen replaces by signs, where words would take too much room (die faces).
`HIGHLIGHTS: frozenset[str]`
    Keys of log lines that deserve gold: a conquest, a victory.

Everything is drawn from an observation, so a board cannot show what its viewer must not see. The numbers of the
game come from `rules`, since a variant may have changed them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.core.game import AnyRules
from wartable.core.line import Line
from wartable.text.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from wartable.terminal.palette import Palette

__all__ = ["Board", "View", "board_of"]


class View(msgspec.Struct, frozen=True):
    """What a board is drawn from."""

    rules: AnyRules
    observation: Any
    words: Words
    """With the players' names, and with the board's own `SYMBOLS` in place of words."""
    width: int
    height: int
    palette: Palette
    choices: tuple[Any, ...] = ()
    """The legal actions, if it is up to this viewer."""
    chosen: Any = None
    """The action under the cursor, to be shown on the board."""
    keys: Mapping[Any, str] = {}
    """The key of each action in the list of choices."""
    pane: str = ""
    """Which of the board's panes to draw."""
    log: Sequence[Line] = ()
    """What the viewer has read so far."""
    news: int = 0
    """How many of its last lines came since the viewer's last decision."""


class Board:
    """The board of a game, with a stand-in for everything its module leaves out."""

    def __init__(self, module: ModuleType | None) -> None:
        self._module = module
        self.symbols: Mapping[str, str] = getattr(module, "SYMBOLS", {})
        self.highlights: frozenset[str] = getattr(module, "HIGHLIGHTS", frozenset())

    @property
    def has_odds(self) -> bool:
        return hasattr(self._module, "odds")

    def plain(self, rules: AnyRules, observation: Any, words: Words) -> str:
        """The position in words."""
        return str(self._own("plain", _plain)(rules, observation, words))

    def draw(self, view: View) -> Text:
        """The position as a picture."""
        from rich.text import Text

        def in_words(view: View) -> Text:
            return Text(self.plain(view.rules, view.observation, view.words))

        drawn: Text = self._own("draw", in_words)(view)
        return drawn

    def odds(self, rules: AnyRules, observation: Any, actions: tuple[Any, ...], words: Words) -> tuple[str, ...]:
        """A short text for each action; empty ones where the game has no odds."""
        found: tuple[str, ...] = self._own("odds", lambda *_: ("",) * len(actions))(rules, observation, actions, words)
        return found

    def choices(self, rules: AnyRules, observation: Any, actions: tuple[Any, ...]) -> tuple[Any, ...]:
        """The legal actions as a person wants to see them."""
        found: tuple[Any, ...] = self._own("choices", lambda *given: given[-1])(rules, observation, actions)
        return found

    def choice(self, rules: AnyRules, observation: Any, action: Any, words: Words) -> tuple[str, str]:
        """Heading and label of an action."""

        def as_the_rules_say(rules: AnyRules, observation: Any, action: Any, words: Words) -> tuple[str, str]:
            return "", words.line(rules.label(observation, action))

        found: tuple[str, str] = self._own("choice", as_the_rules_say)(rules, observation, action, words)
        return found

    def prompt(self, rules: AnyRules, observation: Any, words: Words) -> str:
        """What is to be decided now."""

        def choose(_rules: AnyRules, observation: Any, words: Words) -> str:
            return words.say("ui-choose", player=words.name(observation.viewer))

        return str(self._own("prompt", choose)(rules, observation, words))

    def panes(self, view: View) -> tuple[str, ...]:
        """The names of the board's pictures; none where there is only one."""
        found: tuple[str, ...] = self._own("panes", lambda _view: ())(view)
        return found

    def standings(self, rules: AnyRules, observation: Any, words: Words) -> tuple[tuple[str, ...], ...] | None:
        """Head and rows of the scoring; None where the game has no more to say than the points."""
        found: tuple[tuple[str, ...], ...] | None = self._own("standings", lambda *_: None)(rules, observation, words)
        return found

    def _own(self, name: str, stand_in: Callable[..., Any]) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._module, name, stand_in)
        return found


def board_of(game_id: str) -> Board:
    """The board of a game, found by the game's name."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    return Board(import_module(name) if find_spec(name) else None)


def _plain(_rules: AnyRules, observation: Any, _words: Words) -> str:
    """Any observation, field by field."""
    return "\n".join(_fields(msgspec.to_builtins(observation), ""))


def _fields(value: Any, indent: str) -> list[str]:
    lines = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        is_nested = isinstance(inner, list | tuple) and any(isinstance(item, dict) for item in inner)
        if isinstance(inner, dict) or is_nested:
            lines += [f"{indent}{key}:", *_fields(inner, f"{indent}  ")]
        else:
            shown = ", ".join(map(str, inner)) if isinstance(inner, list | tuple) else inner
            lines.append(f"{indent}{key}: {shown}")
    return lines
