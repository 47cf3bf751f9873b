"""How each game looks in the terminal: drawn from what its presenter says, and from nothing else.

What is asked and what can be chosen, with odds and standings, come from the presenter (core/presenter.py) for every
game alike. A game's board is the module here that bears its name ("age_of_war.py" for age-of-war); it may hold any of
these, and what is missing has a plain stand-in:

`plain(presenter, observation, words) -> str`
    The position in words, line by line: for screen readers and pipes.
`draw(view) -> rich.text.Text`
    The position as a picture of at most `view.width` × `view.height` cells (`View` below). Called again whenever
    anything changes, the highlighted choice included; has to be quick and to know no rules.
`panes(view) -> tuple[str, ...]`
    Where one picture cannot show all: the messages that name the pictures, the one to be seen first at the front.
    `view.pane` says which of them to draw; a key turns to the next.
`SYMBOLS: dict[str, str]`
    Messages that the full screen replaces by signs, where words would take too much room (die faces).
`standings(presenter, observation, words) -> tuple[tuple[str, ...], ...]`
    Head and rows of the scoring, where it has more to say than the presenter's standings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.core.presenter import AnyPresenter, Chance, Figure, Happening
from wartable.text.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from wartable.terminal.palette import Palette

__all__ = ["Board", "View", "board_of"]


class View(msgspec.Struct, frozen=True):
    """What a board is drawn from."""

    presenter: Any
    """The game's own `Presenter`."""
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
    facts: Any = None
    """What the presenter says of the position; None where nobody asked it."""
    pane: str = ""
    """Which of the board's panes to draw."""
    story: Sequence[Happening] = ()
    """What the viewer has seen so far."""
    news: int = 0
    """How many of its last happenings came since the viewer's last decision."""


class Board:
    """The board of a game, with a stand-in for everything its module leaves out."""

    def __init__(self, module: ModuleType | None) -> None:
        self._module = module
        self.symbols: Mapping[str, str] = getattr(module, "SYMBOLS", {})

    def plain(self, presenter: AnyPresenter, observation: Any, words: Words) -> str:
        """The position in words."""
        return str(self._own("plain", _plain)(presenter, observation, words))

    def threats(self, presenter: AnyPresenter, observation: Any, words: Words) -> tuple[str, ...]:
        """What others can do to the viewer with their next turn, a sentence each."""
        return tuple(words.line(threat.line) for threat in presenter.facts(observation, ()).threats)

    def draw(self, view: View) -> Text:
        """The position as a picture."""
        from rich.text import Text

        def in_words(view: View) -> Text:
            return Text(self.plain(view.presenter, view.observation, view.words))

        drawn: Text = self._own("draw", in_words)(view)
        return drawn

    def odds(
        self, presenter: AnyPresenter, observation: Any, actions: tuple[Any, ...], words: Words
    ) -> tuple[str, ...]:
        """A short text for each action; empty ones where the game has no odds."""
        found: tuple[str, ...] = self._own("odds", _odds)(presenter, observation, actions, words)
        return found

    def choices(self, presenter: AnyPresenter, observation: Any, actions: tuple[Any, ...]) -> tuple[Any, ...]:
        """The legal actions as a person wants to see them."""
        found: tuple[Any, ...] = self._own("choices", _choices)(presenter, observation, actions)
        return found

    def choice(self, presenter: AnyPresenter, observation: Any, action: Any, words: Words) -> tuple[str, str]:
        """Heading and label of an action."""
        found: tuple[str, str] = self._own("choice", _choice)(presenter, observation, action, words)
        return found

    def prompt(self, presenter: AnyPresenter, observation: Any, words: Words) -> str:
        """What is to be decided now."""
        return str(self._own("prompt", _prompt)(presenter, observation, words))

    def panes(self, view: View) -> tuple[str, ...]:
        """The names of the board's pictures; none where there is only one."""
        found: tuple[str, ...] = self._own("panes", lambda _view: ())(view)
        return found

    def standings(self, presenter: AnyPresenter, observation: Any, words: Words) -> tuple[tuple[str, ...], ...] | None:
        """Head and rows of the scoring; None where the game has no more to say than the points."""
        found: tuple[tuple[str, ...], ...] | None = self._own("standings", _standings)(presenter, observation, words)
        return found

    def _own(self, name: str, stand_in: Callable[..., Any]) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._module, name, stand_in)
        return found


def board_of(game_id: str) -> Board:
    """The board of a game, found by the game's name."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    return Board(import_module(name) if find_spec(name) else None)


def _plain(presenter: AnyPresenter, observation: Any, words: Words) -> str:
    """What everybody has, if the presenter says so; else the observation, field by field."""
    standings = presenter.facts(observation, ()).standings
    if not standings:
        return "\n".join(_fields(msgspec.to_builtins(observation), ""))
    return "\n".join(
        words.say(
            "ui-standing",
            player=words.name(seat),
            figures=words.joined(words.say("ui-figure", label=figure.label, value=figure.value) for figure in figures),
        )
        for seat, figures in enumerate(standings)
    )


def _odds(presenter: AnyPresenter, observation: Any, actions: tuple[Any, ...], words: Words) -> tuple[str, ...]:
    found = presenter.odds(observation, actions)
    names = [presenter.choices(observation, (action,))[0].chance for action in actions]
    return tuple(_chance(found[name], words) if name in found else "" for name in names)


def _chance(chance: Chance, words: Words) -> str:
    said = words.percent(chance.win)
    if chance.low is not None and chance.high is not None:
        low, high = words.percent(chance.low), words.percent(chance.high)
        said = words.say("ui-chance-range", chance=said, low=low, high=high)
    if chance.lose is not None:
        won = said if chance.note is not None else words.say("ui-chance-win", chance=said)
        said = words.say("ui-chance-lose", chance=won, lose=words.percent(chance.lose))
    return said if chance.note is None else f"{words.line(chance.note)} {said}"


def _choices(presenter: AnyPresenter, observation: Any, actions: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(choice.action for choice in presenter.choices(observation, actions))


def _choice(presenter: AnyPresenter, observation: Any, action: Any, words: Words) -> tuple[str, str]:
    choice = presenter.choices(observation, (action,))[0]
    if choice.heading is None:
        return "", words.line(choice.label)
    return words.line(choice.heading), words.line(choice.short or choice.label)


def _prompt(presenter: AnyPresenter, observation: Any, words: Words) -> str:
    prompt = presenter.prompt(observation)
    question = words.line(prompt.title)
    return question if prompt.seat is None else words.say("ui-asked", player=words.name(prompt.seat), question=question)


def _standings(presenter: AnyPresenter, observation: Any, words: Words) -> tuple[tuple[str, ...], ...] | None:
    """What counts for every seat, the best by the first figure at the top."""
    standings = presenter.facts(observation, ()).standings
    if not standings:
        return None
    head = (words.say("ui-player"), *(words.line(figure.label) for figure in standings[0]))
    return (head, *((words.name(seat), *_values(figures, words)) for seat, figures in enumerate(standings)))


def _values(figures: Sequence[Figure], words: Words) -> tuple[str, ...]:
    return tuple(str(words.phrase(figure.value)) for figure in figures)


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
