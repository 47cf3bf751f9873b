"""A kernel that draws the random words of decisions and does nothing with them: what no batch engine can go below."""

from typing import Any

import triton
import triton.language as tl

__all__ = ["draw_words"]


@triton.jit  # type: ignore[untyped-decorator]
def draw_words(out: Any, times: Any, lanes: tl.constexpr) -> None:
    lane = tl.program_id(0) * lanes + tl.arange(0, lanes)
    game = lane.to(tl.uint32)
    total = game * 0
    for number in range(times):
        one, two, three, _ = tl.philox(7, game * 0 + number, game, game * 0, game * 0)
        total += one ^ two ^ three
    tl.store(out + lane, total)
