"""A kernel that does nothing but multiply and add in double precision: what a graphics card can do at most."""

from typing import Any

import triton
import triton.language as tl

__all__ = ["multiply_and_add"]


@triton.jit  # type: ignore[untyped-decorator]
def multiply_and_add(out: Any, times: Any, castles: tl.constexpr, lanes: tl.constexpr) -> None:
    lane = tl.arange(0, lanes)
    number = tl.zeros([castles, lanes], tl.float64) + lane[None, :] + tl.arange(0, castles)[:, None]
    for _ in range(times):
        number = number * 0.999999 + 1.0
    tl.store(out + tl.program_id(0) * lanes + lane, tl.sum(number, axis=0))
