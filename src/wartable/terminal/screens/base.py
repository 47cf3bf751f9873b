"""What every screen has: the app it belongs to, its words, its keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from wartable.terminal.palette import Palette
from wartable.text.words import Words

if TYPE_CHECKING:
    from wartable.terminal.app import WartableApp

__all__ = ["Asking", "Page", "keys"]

Answer = TypeVar("Answer")


def keys(actions: Mapping[str, str], *, priority: bool = False) -> list[BindingType]:
    """Bindings from keys to actions; the row of keys at the bottom speaks for them."""
    return [Binding(key, action, show=False, priority=priority) for key, action in actions.items()]


class _OfWartable:
    """What every screen has: a language, and the application it belongs to.

    No screen itself: Textual takes the style of a class from its first base that is one.
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def wartable(self) -> WartableApp:
        return cast("WartableApp", cast("Screen[Any]", self).app)

    @property
    def palette(self) -> Palette:
        return self.wartable.palette


class Page(_OfWartable, Screen[None]):
    """A whole screen. `redraw` is called when colours or language change."""

    def redraw(self) -> None:
        """Draw everything again."""

    def before_leaving(self) -> None:
        """Put away what must not be lost."""


class Asking(_OfWartable, ModalScreen[Answer]):
    """A question over a screen."""
