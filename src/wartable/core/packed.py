"""Positions too large to be written by hand, packed into one word: the state as JSON, compressed, in URL-safe letters.

`3.q1YqSy0qzszPU7Iy0lFKzk…`: the number of players, then the state. A sample of states that ships with the game is the
dictionary of the compression, so that a word holds what differs from it and little else.
"""

from __future__ import annotations

import base64
import binascii
import math
import re
import zlib
from collections.abc import Callable
from functools import cached_property
from importlib import resources
from typing import Any, Generic, TypeVar

import msgspec

from wartable.core.errors import IllegalAction
from wartable.core.game import CHANCE, AnyRules
from wartable.core.line import Line

__all__ = ["LONGEST", "Packing", "largest"]

State = TypeVar("State")

LONGEST = 2_000
"""Letters of a packed position."""
_MOST_BYTES = 40_000
_RAW = -15
"""Deflate without a header: what it decodes to is checked anyway."""


class Packing(Generic[State]):
    """How the positions of a game are packed, and what they must hold to be set up."""

    def __init__(
        self, kind: type[State], package: str, most: int, check: Callable[[Any, State], None], rule: str
    ) -> None:
        """No number of a state is larger than `most`, nor does any list have more members.

        `check` is the game's `check_invariants`: AssertionError names the rule that a state breaks; `rule` is the one
        to read where a word is no position at all.
        """
        self.kind = kind
        self._package = package
        self.most = most
        self.check = check
        self.rule = rule

    @cached_property
    def sample(self) -> bytes:
        """States of every kind, as JSON. It never changes while words are to be read."""
        return (resources.files(self._package) / "data" / "positions.jsonl").read_bytes()

    def write(self, rules: AnyRules, state: State) -> str:
        """The word of a state."""
        deflate = zlib.compressobj(level=9, wbits=_RAW, zdict=self.sample)
        packed = deflate.compress(msgspec.json.encode(state)) + deflate.flush()
        return f"{rules.players}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"

    def read(self, rules: AnyRules, word: str) -> State:
        """The state of a word that the rules can go on from; IllegalAction names the rule that it breaks."""
        state = self.unpacked(word)
        players, _, _ = word.partition(".")
        if players != str(rules.players):
            raise _refused("players", self.rule)
        try:
            self.check(rules, state)
            for seat in (None, *range(rules.players)):
                rules.observe(state, seat)
            actor = rules.to_act(state)
            if isinstance(actor, int):
                assert rules.legal_actions(state), "whoever is asked has a choice"
            elif actor is CHANCE:
                rules.chance(state)
        except AssertionError as error:
            named = re.match(r"[A-Z]{2}-\d+", str(error))
            raise _refused("impossible", named[0] if named else self.rule) from None
        except (LookupError, ValueError, TypeError, ArithmeticError, AttributeError):
            raise _refused("impossible", self.rule) from None
        return state

    def unpacked(self, word: str) -> State:
        """A state of the right shape that the rules have not seen: for words that ship with the game."""
        _, _, letters = word.partition(".")
        # Python with -O does not check what must hold.
        if len(letters) > LONGEST or not letters.isascii() or not __debug__:
            raise _refused("unreadable", self.rule)
        try:
            inflate = zlib.decompressobj(wbits=_RAW, zdict=self.sample)
            text = inflate.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), _MOST_BYTES)
            state = msgspec.json.decode(text, type=self.kind)
        except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise _refused("unreadable", self.rule) from None
        if not inflate.eof or largest(state) > self.most:
            raise _refused("unreadable", self.rule)
        return state


def _refused(code: str, rule: str) -> IllegalAction:
    return IllegalAction(f"position-{code}", rule, Line(f"refusal-position-{code}"))


def largest(state: Any, but: str = "") -> float:
    """The largest number of a state, or the length of its longest list, but for fields of one name.

    No number may be less than nothing.
    """
    return _largest(msgspec.to_builtins(state), but)


def _largest(value: Any, but: str) -> float:
    if isinstance(value, dict):
        return max([_largest(each, but) for name, each in value.items() if name != but], default=0)
    if isinstance(value, list | tuple):
        return max([len(value), *[_largest(each, but) for each in value]])
    if isinstance(value, int | float):
        return value if value >= 0 else math.inf
    return 0
