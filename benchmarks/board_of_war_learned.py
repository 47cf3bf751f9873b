"""The learned value of Board of War in compiled games against compiled regents and masons.

    PYTHONPATH=src python benchmarks/board_of_war_learned.py --games 1000 --jobs 16
    PYTHONPATH=src python benchmarks/board_of_war_learned.py --widths 6 --worlds 0 16 --lines regent:2-8 mason:2-10

Compiled characters choose as the readable ones do, and the compiled player looks ahead as the readable bot does: tests
compare them. `--widths`: how many choices are played on to the end of the turn, `--worlds`: in how many the others
answer to those that come to nearly the same. Of each line: the share won, the half width of its 95 % interval, and by
what: gold, expansion, the centre, the last kingdom; seconds of one processor.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from itertools import product
from pathlib import Path

import numpy as np

from wartable.games.board_of_war.batch.cares import MARSHAL_PLAYER, MASON_PLAYER, MERCHANT_PLAYER, REGENT_PLAYER
from wartable.games.board_of_war.batch.sizes import WORLDS
from wartable.games.board_of_war.learning.selfplay import TableSize, share_against

LINES = (
    "regent:2-10",
    "mason:2-10",
    "regent:2-8",
    "regent:4-10",
    "mason:4-10",
)
PLAYERS = {"regent": REGENT_PLAYER, "mason": MASON_PLAYER, "marshal": MARSHAL_PLAYER, "merchant": MERCHANT_PLAYER}
SHIPPED = Path(__file__).parent.parent / "src" / "wartable" / "games" / "board_of_war" / "data" / "value.npz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", type=Path, default=SHIPPED)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--widths", type=int, nargs="*", default=[6])
    parser.add_argument("--worlds", type=int, nargs="*", default=[WORLDS])
    parser.add_argument("--lines", nargs="*", default=LINES)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with np.load(asked.weights) as kept:
        weights = {name: kept[name].astype(np.float32)[None] for name in kept.files}
    print(f"{asked.games} games a line, seed {asked.seed}")
    print("width  worlds  opponents  table  won              by gold/expansion/centre/last  seconds")
    for width, worlds, line in product(asked.widths, asked.worlds, asked.lines):
        name, table = line.split(":")
        size = TableSize(*(int(number) for number in table.split("-")))
        if table not in weights:
            continue
        began = time.process_time()
        ahead = {"width": width, "worlds": worlds}
        score = share_against(size, weights[table], PLAYERS[name], asked.games, asked.seed, workers=asked.jobs, **ahead)
        half = 1.96 * math.sqrt(score.share * (1 - score.share) / score.games)
        share = f"{score.share:.1%} ± {half:.1%}"
        ways = "/".join(str(count) for count in score.victories)
        spent = time.process_time() - began
        print(f"{width:<5}  {worlds:<6}  {name:9}  {table:5}  {share:15}  {ways:29}  {spent:.0f}", flush=True)


if __name__ == "__main__":
    main()
