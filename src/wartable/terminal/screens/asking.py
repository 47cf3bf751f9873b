"""Questions over the table: the curtain, leaving, the dice before the first roll, a name, a screen too small."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from wartable.core.chance import SeededOrigin, VerifiableOrigin
from wartable.terminal.palette import badge
from wartable.terminal.players import kind_of
from wartable.terminal.screens.base import Asking, keys
from wartable.terminal.table import LocalSetup
from wartable.text.words import Words

__all__ = ["Curtain", "Leaving", "Naming", "Ready", "TooSmall"]


class Curtain(Asking[bool]):
    """Hides everything until the next person has taken the keyboard."""

    BINDINGS = keys({"enter": "dismiss(True)", "space": "dismiss(True)", "q": "dismiss(False)"})

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__(words)
        self.seat = seat

    def compose(self) -> ComposeResult:
        letter, style = badge(self.palette, self.seat)
        said = self.words.say("ui-curtain", player=self.words.name(self.seat))
        yield Static(Text.assemble((letter, style), "\n\n", said, justify="center"), classes="card")


class Leaving(Asking[bool]):
    """Asks whether to leave a match that goes on."""

    BINDINGS = keys({"y,s,enter": "dismiss(True)", "n,escape": "dismiss(False)"})

    def compose(self) -> ComposeResult:
        text = Text(justify="center")
        text.append(self.words.say("ui-leave"), style=f"bold {self.palette.ink}")
        text.append("\n\n")
        text.append(self.words.say("ui-leave-saved"), style=self.palette.muted)
        text.append("\n\n")
        text.append(self.words.say("ui-leave-keys"), style=f"bold {self.palette.gold}")
        yield Static(text, classes="card")


class Ready(Asking[bool]):
    """Who plays and what the dice promise, before the first of them is rolled."""

    BINDINGS = keys({"enter,space": "dismiss(True)", "escape,q": "dismiss(False)"})

    def __init__(self, words: Words, setup: LocalSetup) -> None:
        super().__init__(words)
        self._setup = setup

    def compose(self) -> ComposeResult:
        text = Text()
        text.append(f"{self.words.say('game-title')}\n\n", style=f"bold {self.palette.vermilion}")
        for seat, player in enumerate(self._setup.players):
            letter, style = badge(self.palette, seat)
            text.append(letter, style=style)
            text.append(f" {self.words.name(seat)}", style=f"bold {self.palette.ink}")
            text.append(f"   {kind_of(player, self.words)}\n", style=self.palette.muted)
        for rule in self._setup.house_rules:
            name, said = self.words.say(rule.name_key), self.words.say(rule.text_key)
            played = self.words.say("ui-house-rule-played", rule=name, text=said)
            text.append(f"\n{played}\n", style=self.palette.ink)
        text.append("\n")
        text.append_text(self._promise())
        text.append(f"\n\n{self.words.say('ui-press-enter-to-roll')}", style=f"bold {self.palette.gold}")
        yield Static(text, classes="card")

    def _promise(self) -> Text:
        origin = self._setup.origin
        if isinstance(origin, SeededOrigin):
            return Text(self.words.say("ui-dice-seeded", seed=str(origin.seed)), style=self.palette.muted)
        assert isinstance(origin, VerifiableOrigin), "who rolls at a real table plays in plain lines"
        half = len(origin.commitment) // 2
        text = Text(f"{self.words.say('ui-promise-explained')}\n\n", style=self.palette.muted)
        text.append(f"{origin.commitment[:half]}\n{origin.commitment[half:]}", style=self.palette.indigo)
        return text


class Naming(Asking[str | None]):
    """Asks for a player's name."""

    BINDINGS = keys({"escape": "dismiss(None)"})

    def __init__(self, words: Words, name: str) -> None:
        super().__init__(words)
        self._name_so_far = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(self.words.say("ui-name-asked"))
            yield Input(self._name_so_far, max_length=24, id="name", restrict=r"[^,]*")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(" ".join(event.value.split()))


class TooSmall(Asking[None]):
    """Says that the terminal is too small, until it is not."""

    WIDTH, HEIGHT = 80, 24
    BINDINGS = keys({"q,escape": "app.leave"})

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.on_resize()

    def on_resize(self) -> None:
        width, height = self.app.size
        said = self.words.say(
            "ui-too-small", width=width, height=height, needed_width=self.WIDTH, needed_height=self.HEIGHT
        )
        self.query_one("#too-small", Static).update(said)
