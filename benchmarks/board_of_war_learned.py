"""The learned value of Board of War in compiled games against compiled regents and masons.

    PYTHONPATH=src python benchmarks/board_of_war_learned.py --games 1000 --jobs 16

Compiled characters choose as the readable ones do, and the compiled player as the readable bot does without playing
choices on (width 1); tests compare them choice by choice. Of each line: the share won, the half width of its 95 %
interval, and by what: gold, expansion, the centre, the last kingdom.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path

import numpy as np

from wartable.games.board_of_war.batch.cares import MASON_PLAYER, REGENT_PLAYER
from wartable.games.board_of_war.learning.selfplay import TableSize, share_against

LINES = (
    (REGENT_PLAYER, TableSize(2, 10)),
    (MASON_PLAYER, TableSize(2, 10)),
    (REGENT_PLAYER, TableSize(2, 8)),
    (REGENT_PLAYER, TableSize(4, 10)),
    (MASON_PLAYER, TableSize(4, 10)),
)
NAMES = {REGENT_PLAYER: "regent", MASON_PLAYER: "mason"}
SHIPPED = Path(__file__).parent.parent / "src" / "wartable" / "games" / "board_of_war" / "data" / "value.npz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", type=Path, default=SHIPPED)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--widths", type=int, nargs="*", default=[1])
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with np.load(asked.weights) as kept:
        weights = {name: kept[name].astype(np.float32)[None] for name in kept.files}
    print(f"{asked.games} games a line, seed {asked.seed}")
    print("width  opponents  table  won              by gold/expansion/centre/last  seconds")
    for width in asked.widths:
        for other, size in LINES:
            if str(size) not in weights:
                continue
            began = time.monotonic()
            score = share_against(
                size, weights[str(size)], other, asked.games, asked.seed, workers=asked.jobs, width=width
            )
            half = 1.96 * math.sqrt(score.share * (1 - score.share) / score.games)
            share = f"{score.share:.1%} ± {half:.1%}"
            ways = "/".join(str(count) for count in score.victories)
            spent = time.monotonic() - began
            print(f"{width:<5}  {NAMES[other]:9}  {size!s:5}  {share:15}  {ways:29}  {spent:.0f}", flush=True)


if __name__ == "__main__":
    main()
