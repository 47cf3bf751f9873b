"""Python's `random.Random` in compiled code: the same seed gives the same numbers (Mersenne Twister, numba).

So games on arrays can roll the dice that `SeededSource` rolls. A generator is a row of 32-bit words, the last of which
says how many are used up.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

__all__ = [
    "DRAWS",
    "ROW",
    "Twister",
    "below",
    "below_in_words",
    "fraction",
    "place_among",
    "seed_twister",
    "twist",
    "write_below",
]

Twister = npt.NDArray[np.uint32]

_SIZE, _MIDDLE = 624, 397
ROW = _SIZE + 1
"""How many words a generator has."""
DRAWS = _SIZE // 2
"""How many numbers it gives from one twist to the next."""
_HIGH, _LOW = np.uint32(0x80000000), np.uint32(0x7FFFFFFF)
_MATRIX = np.uint32(0x9908B0DF)
_ONE, _THIRTY = np.uint32(1), np.uint32(30)
_FIRST_SEED = np.uint32(19650218)
_STEP, _KEY_STEP, _LAST_STEP = np.uint32(1812433253), np.uint32(1664525), np.uint32(1566083941)


def _begun() -> Twister:
    """The words that every seed is mixed into; once, so it is not worth compiling: that took a second of a start."""
    words = [int(_FIRST_SEED)]
    for place in range(1, _SIZE):
        before = words[-1]
        words.append((int(_STEP) * (before ^ (before >> int(_THIRTY))) + place) & 0xFFFFFFFF)
    return np.array(words, np.uint32)


_BEGUN = _begun()


@njit()
def seed_twister(twister: Twister, seed: np.uint64) -> None:
    """As `random.Random(seed)`."""
    key_low, key_high = np.uint32(seed & np.uint64(0xFFFFFFFF)), np.uint32(seed >> np.uint64(32))
    length = 2 if key_high else 1
    for place in range(_SIZE):
        twister[place] = _BEGUN[place]
    place = 1
    for step in range(_SIZE):
        before = twister[place - 1]
        number = step % length
        key = key_high if number else key_low
        twister[place] = (twister[place] ^ ((before ^ (before >> _THIRTY)) * _KEY_STEP)) + key + np.uint32(number)
        place += 1
        if place == _SIZE:
            twister[0] = twister[_SIZE - 1]
            place = 1
    for _ in range(_SIZE - 1):
        before = twister[place - 1]
        twister[place] = (twister[place] ^ ((before ^ (before >> _THIRTY)) * _LAST_STEP)) - np.uint32(place)
        place += 1
        if place == _SIZE:
            twister[0] = twister[_SIZE - 1]
            place = 1
    twister[0] = _HIGH
    twister[_SIZE] = _SIZE


@njit(inline="always")
def _mixed(one: np.uint32, next_one: np.uint32, other: np.uint32) -> np.uint32:
    mixed = (one & _HIGH) | (next_one & _LOW)
    return other ^ (mixed >> _ONE) ^ ((np.uint32(0) - (mixed & _ONE)) & _MATRIX)


@njit()
def twist(words: Twister) -> None:
    """Make new words, once all are used up."""
    for place in range(_SIZE - _MIDDLE):
        words[place] = _mixed(words[place], words[place + 1], words[place + _MIDDLE])
    for place in range(_SIZE - _MIDDLE, _SIZE - 1):
        words[place] = _mixed(words[place], words[place + 1], words[place + _MIDDLE - _SIZE])
    words[_SIZE - 1] = _mixed(words[_SIZE - 1], words[0], words[_MIDDLE - 1])


@njit(inline="always")
def _tempered(word: np.uint32) -> np.uint32:
    word ^= word >> np.uint32(11)
    word ^= (word << np.uint32(7)) & np.uint32(0x9D2C5680)
    word ^= (word << np.uint32(15)) & np.uint32(0xEFC60000)
    return word ^ (word >> np.uint32(18))


@njit(inline="always")
def _fraction_of(one: np.uint32, other: np.uint32) -> float:
    high, low = _tempered(one) >> np.uint32(5), _tempered(other) >> np.uint32(6)
    return np.float64((np.int64(high) << 26) + np.int64(low)) * (1.0 / 9007199254740992.0)


@njit(inline="always")
def fraction(twister: Twister) -> float:
    """As `random.random()`, which takes two words."""
    place = twister[_SIZE]
    if place >= _SIZE:
        twist(twister)
        place = np.uint32(0)
    twister[_SIZE] = place + np.uint32(2)
    return _fraction_of(twister[place], twister[place + _ONE])


@njit(inline="always")
def below(twister: Twister, bound: int) -> int:
    """As `RandomSampler` draws a number from 0 to `bound` - 1."""
    return np.int64(fraction(twister) * bound)  # type: ignore[return-value]


@njit(inline="always")
def _next_word(twister: Twister) -> np.uint32:
    place = twister[_SIZE]
    if place >= _SIZE:
        twist(twister)
        place = np.uint32(0)
    twister[_SIZE] = place + _ONE
    return twister[place]


@njit(inline="always")
def below_in_words(twister: Twister, bound: int) -> int:
    """The same as `below` where single words are drawn as well, which it does not expect."""
    one = _next_word(twister)
    return np.int64(_fraction_of(one, _next_word(twister)) * bound)  # type: ignore[return-value]


@njit(inline="always")
def place_among(twister: Twister, count: int) -> int:
    """As `random.choice` draws one of so many: a few bits of a word, again and again until they are below."""
    bits = 0
    while count >> bits:
        bits += 1
    place = count
    while place >= count:
        place = np.int64(_tempered(_next_word(twister)) >> np.uint32(32 - bits))  # type: ignore[assignment]
    return place


@njit()
def write_below(twister: Twister, bound: int, numbers: npt.NDArray[np.uint8]) -> None:
    """What `below` gives between two twists, all `DRAWS` of it: a die that is looked up costs a third of one drawn."""
    for place in range(DRAWS):
        numbers[place] = np.uint8(_fraction_of(twister[2 * place], twister[2 * place + 1]) * bound)
