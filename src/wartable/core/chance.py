"""Where chance events come from: seeded, duplicate, scripted, and verifiable sources.

The verifiable construction (docs/protocol.md says it for other languages):

    commitment = SHA-256(secret)                                  published before the first roll
    stream(i)  = HMAC-SHA-256(secret, "wartable/1|match id|nonces|i|block") for block = 0, 1, 2 …
    below(n)   = the next 8 bytes, big-endian, modulo n; numbers of 2^64 - (2^64 mod n) or more are skipped

`i` counts the chance events of the match from 0. Skipping the top keeps the modulo free of bias.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
import struct
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from wartable.core.distribution import Distribution
from wartable.core.errors import WartableError

__all__ = [
    "DuplicateOrigin",
    "DuplicateSource",
    "Origin",
    "RandomSampler",
    "Sampler",
    "ScriptedOrigin",
    "ScriptedSource",
    "SeededOrigin",
    "SeededSource",
    "Source",
    "VerifiableOrigin",
    "VerifiableSource",
    "commitment_of",
    "pledge_of",
    "source_from",
]

E = TypeVar("E")


class SeededOrigin(msgspec.Struct, frozen=True, tag="seeded"):
    """Dice from a number: the same seed, the same game. Who knows the seed knows the dice."""

    seed: int


class DuplicateOrigin(msgspec.Struct, frozen=True, tag="duplicate"):
    """Dice from a number for every seat: whoever sits there has the same luck, whatever the others do."""

    seed: int


class ScriptedOrigin(msgspec.Struct, frozen=True, tag="scripted"):
    """Dice that somebody laid down: tests, tutorials, games copied from a real table."""


class VerifiableOrigin(msgspec.Struct, frozen=True, tag="verifiable"):
    """Dice promised by a commitment; `secret` is None until it is revealed."""

    commitment: str
    match_id: str
    nonces: tuple[str, ...] = ()
    """What each player threw in before the first roll, by seat; empty strings for those who did not."""
    secret: str | None = None


Origin = SeededOrigin | DuplicateOrigin | ScriptedOrigin | VerifiableOrigin


class Sampler(Protocol):
    """Draws chance events one after the other."""

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        """The next chance event; `seat` is whose dice or cards they are, as the rules say."""


class Source(Sampler, Protocol):
    """The chance of a match, which a file can name."""

    can_rederive: bool
    """Whether a fresh source of the same origin draws the same events again."""

    def origin(self, *, reveal: bool) -> Origin:
        """What a file says of this source; `reveal` includes what would tell the coming dice."""


class RandomSampler:
    """Chance from a generator that somebody else holds: simulations, whose dice nobody asks for again."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def _below(self, n: int) -> int:
        # A product of a 53-bit fraction: the bias is below 2^-40 for anything on a table.
        return int(self._rng.random() * n)

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        return distribution.draw(self._below)


class SeededSource(RandomSampler):
    """Chance from Python's Mersenne Twister and a seed."""

    can_rederive = True

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(53) if seed is None else seed
        super().__init__(random.Random(self.seed))

    def origin(self, *, reveal: bool) -> Origin:
        return SeededOrigin(self.seed)


class DuplicateSource:
    """Chance that depends on nothing but the seed, the seat and how often that seat has drawn.

    Two matches with the same seed give the third roll of seat 1 the same dice, however differently they went before.
    The numbers come from SplitMix64, which needs no state between draws.
    """

    can_rederive = True

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(53) if seed is None else seed
        self._key = int.from_bytes(hashlib.sha256(str(self.seed).encode()).digest()[:8], "big")
        self._drawn: dict[int | None, int] = {}

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        index = self._drawn.get(seat, 0)
        self._drawn[seat] = index + 1
        place = 0 if seat is None else seat + 1
        word = _mixed(_mixed(self._key + place * _STEP) + index * _STEP)

        def below(n: int) -> int:
            nonlocal word
            word += _STEP
            return _mixed(word) * n >> 64

        return distribution.draw(below)

    def origin(self, *, reveal: bool) -> Origin:
        return DuplicateOrigin(self.seed)


class ScriptedSource:
    """Chance as laid down beforehand: plain outcomes in order, then whatever `then` draws."""

    can_rederive = False

    def __init__(self, outcomes: Iterable[Any] = (), *, then: Source | None = None) -> None:
        self._outcomes = deque(outcomes)
        self._then = then

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        if self._outcomes:
            scripted: E = self._outcomes[0]
            if scripted not in distribution:
                raise WartableError(f"the script says {scripted!r}, which cannot come up here")
            self._outcomes.popleft()
            return scripted
        if self._then is None:
            raise WartableError("the script has no more chance events")
        return self._then.draw(distribution, seat)

    def origin(self, *, reveal: bool) -> Origin:
        return ScriptedOrigin()


class VerifiableSource:
    """Chance that anyone can check afterwards and nobody can steer; the module's docstring has the construction."""

    can_rederive = True

    def __init__(
        self, secret: bytes | None = None, *, match_id: str = "", nonces: Sequence[str] = (), drawn: int = 0
    ) -> None:
        """`drawn` is how many chance events the match has had already."""
        self._secret = secrets.token_bytes(32) if secret is None else secret
        self._mac = hmac.new(self._secret, digestmod="sha256")
        self.match_id = match_id or secrets.token_hex(8)
        self.nonces = tuple(nonces)
        self._label = f"wartable/1|{self.match_id}|{_joined(self.nonces)}"
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        return commitment_of(self._secret)

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        stream = _Stream(self._mac, f"{self._label}|{self.drawn}")
        self.drawn += 1
        return distribution.draw(stream.below)

    def origin(self, *, reveal: bool) -> Origin:
        secret = self._secret.hex() if reveal else None
        return VerifiableOrigin(self.commitment, self.match_id, self.nonces, secret)


class _SealedSource:
    """The source of a file whose secret is not revealed: the past can be read, nothing more be rolled."""

    can_rederive = False

    def __init__(self, origin: VerifiableOrigin) -> None:
        self._origin = origin

    def draw(self, distribution: Distribution[E], seat: int | None = None) -> E:
        raise WartableError("the secret seed of this match is not revealed yet: nothing can be rolled from this file")

    def origin(self, *, reveal: bool) -> Origin:
        return self._origin


def commitment_of(secret: bytes) -> str:
    """The promise published before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def pledge_of(nonce: str) -> str:
    """The hash by which a player fixes a nonce without telling it.

    Not the hash that enters the dice: whoever sees the pledge must not know that one either.
    """
    return hashlib.sha256(f"wartable/pledge|{nonce}".encode()).hexdigest()


def source_from(origin: Origin) -> Source:
    """A fresh source of this origin, at its beginning; ValueError if the secret breaks its promise."""
    match origin:
        case SeededOrigin(seed):
            return SeededSource(seed)
        case DuplicateOrigin(seed):
            return DuplicateSource(seed)
        case ScriptedOrigin():
            return ScriptedSource()
        case VerifiableOrigin(secret=None):
            return _SealedSource(origin)
        case VerifiableOrigin(commitment, match_id, nonces, secret):
            assert secret is not None
            raw = bytes.fromhex(secret)
            if not hmac.compare_digest(commitment_of(raw), commitment):
                raise ValueError("the revealed seed does not match the commitment")
            return VerifiableSource(raw, match_id=match_id, nonces=nonces)


_STEP = 0x9E3779B97F4A7C15
_WORD = 2**64 - 1


def _mixed(word: int) -> int:
    """A 64-bit number well mixed (SplitMix64's last step)."""
    word &= _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


_WORDS = struct.Struct(">4Q")


class _Stream:
    """Uniform integers from HMAC blocks."""

    __slots__ = ("_block", "_label", "_mac", "_words")

    def __init__(self, mac: hmac.HMAC, label: str) -> None:
        self._mac = mac
        self._label = label
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        words, ceiling = self._words, 2**64 - 2**64 % n
        while True:
            if not words:
                self._next_block()
            word = words.pop()
            if word < ceiling:
                return word % n

    def _next_block(self) -> None:
        # Beginning with the secret costs more than all the rest; a copy has begun already.
        mac = self._mac.copy()
        mac.update(f"{self._label}|{self._block}".encode())
        self._words += reversed(_WORDS.unpack(mac.digest()))
        self._block += 1


def _joined(nonces: tuple[str, ...]) -> str:
    """Nonces in one unambiguous string: hashed, so that no nonce can imitate a separator."""
    return ",".join(hashlib.sha256(nonce.encode()).hexdigest() if nonce else "-" for nonce in nonces)
