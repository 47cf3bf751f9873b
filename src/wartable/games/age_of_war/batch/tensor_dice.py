"""Random words from counters (Philox 4x32, ten rounds) in tensor operations: those of philox.py on any device.

A word is a number below 2 ** 32 in a tensor of 64-bit integers.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

import torch  # type: ignore[import-not-found, unused-ignore]

__all__ = ["FIRST_PLAYER", "ROLL", "Tensor", "below", "keys_of", "nth_bit", "philox"]

Tensor = Any
"""A `torch.Tensor`; PyTorch is an extra, and may not be here when types are checked."""

ROLL, FIRST_PLAYER = range(2)
"""Kinds of draws, as in cpu.py: a roll and what a random player does with it; who begins, and where a learner sits."""

_ROUNDS = 10
_LOW = 0xFFFFFFFF
_FACTORS = (0xD2511F53, 0xCD9E8D57)
_STEPS = (0x9E3779B9, 0xBB67AE85)
_BYTES = 0x0101010101010101
_TOPS = 0x0080808080808080
_REST = 0x007F7F7F7F7F7F7F


def keys_of(seed: int) -> list[tuple[int, int]]:
    """The two words of the key, round by round."""
    first, second = seed & _LOW, seed >> 32 & _LOW
    return [(first + turn * _STEPS[0] & _LOW, second + turn * _STEPS[1] & _LOW) for turn in range(_ROUNDS)]


def philox(keys: Tensor, match: Tensor, number: Tensor, kind: int) -> tuple[Tensor, Tensor, Tensor]:
    """Three words of the counter of a match (two words), a number in it, and a kind of draw; `keys` by round."""
    a, b, c = number.to(torch.int64), match & _LOW, match >> 32 & _LOW
    d = torch.full_like(match, kind)
    for turn in range(_ROUNDS):
        # Products have 64 bits without a sign; what a sign does to the upper half is cut off again.
        left, right = a * _FACTORS[0], c * _FACTORS[1]
        a = (right >> 32 & _LOW) ^ b ^ keys[turn, 0]
        c = (left >> 32 & _LOW) ^ d ^ keys[turn, 1]
        b, d = right & _LOW, left & _LOW
    return a, b, c


def below(word: Tensor, bound: Tensor | int) -> Tensor:
    """A number from 0 to `bound` - 1."""
    return word * bound >> 32


def nth_bit(places: Tensor, possible: Tensor, word: Tensor, none: int) -> Tensor:
    """The place of a bit of `possible`, or `none`, each as likely; `places` are `bit_places` in a row.

    The bits of each byte are counted, and the counts summed up from below, all bytes side by side in one word.
    """
    count = possible - (possible >> 1 & 0x5555555555555555)
    count = (count & 0x3333333333333333) + (count >> 2 & 0x3333333333333333)
    upto = (count + (count >> 4) & 0x0F0F0F0F0F0F0F0F) * _BYTES
    bits = upto >> 56
    number = below(word, bits + 1)
    # A byte's top bit stays where it holds no more bits up to here than lie below the one that is looked for.
    passed = (number * _BYTES | _TOPS) - (upto & _REST) & _TOPS
    shift = ((passed >> 7) * _BYTES >> 56) * 8
    is_bit = number < bits
    shift = torch.where(is_bit, shift, 0)
    left = torch.where(is_bit, number - (upto << 8 >> shift & 0x7F), 0)
    place = places[(possible >> shift & 0xFF) * 8 + left]
    return torch.where(is_bit, shift + place, none)
