"""How fast do others play their games, and how fast do we play ours? One run, random play, printed as ratios.

    pip install -r benchmarks/peers/requirements.txt
    python benchmarks/peers/engines.py                    everything that is installed, a second each
    python benchmarks/peers/engines.py --kind arrays      on a machine with a graphics card: pgx and our batch engine

A step is one decision: find what is legal, choose at random, apply it, roll what has to be rolled. An environment also
makes the observation and the mask of who decides. Steps are divided by processor time, all threads added up, so they
are steps per core; by the clock only where a graphics card does the work.

What is and what is not the same work is printed below the figures.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
import warnings
from collections.abc import Iterator
from typing import NamedTuple, get_args

from contestants.contestant import Contestant, Kind

PEERS = {
    "ours": "wartable[research]",
    "open_spiel_games": "open_spiel",
    "pettingzoo_classic": "pettingzoo[classic]",
    "rlcard_games": "rlcard",
    "pgx_games": "pgx",
}
TITLES = {
    "engine": "Engines: find the legal actions, choose, apply",
    "environment": "Environments: the same, with observation and mask",
    "arrays": "Arrays: many games at once",
}

WHAT_IS_COMPARED = """
What is the same work, and what is not: the loop is the same, the games are not, and no library has ours. A step of
connect four drops a disc; a step of Board of War looks for every build, march and attack on a hundred squares. So a
ratio tells what a study of that game on that library costs per step beside ours, not who writes faster code for the
same rules. Rules in C++ called from Python pay for the calls; "its own loop" does not. pgx makes the observation in
every step, and so do our batched environments ("env"); our batch engine makes none, and keeps to whole games with the
policies inside. Choosing a random action is counted everywhere. What comes closest to the
same kind of game: backgammon and pig (dice), liar's dice and Leduc hold'em (hidden cards).
"""


class Row(NamedTuple):
    """One line of the comparison."""

    kind: str
    library: str
    game: str
    made_of: str
    device: str
    steps_per_second: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game (default: 1)")
    parser.add_argument("--kind", choices=get_args(Kind), help="only this part")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    # Other people's deprecations are not what this is about.
    warnings.simplefilter("ignore")
    versions, missing, found = _gathered(asked.kind)
    rows = [_measured(contestant, asked.seconds) for contestant in found]
    if asked.json:
        print(json.dumps({"versions": versions, "missing": missing, "rows": [row._asdict() for row in rows]}, indent=1))
        return
    print(f"Python {platform.python_version()}, " + ", ".join(versions))
    for line in missing:
        print(line)
    for kind, title in TITLES.items():
        _show(title, [row for row in rows if row.kind == kind])
    print(WHAT_IS_COMPARED.rstrip())


def _gathered(kind: str | None) -> tuple[list[str], list[str], list[Contestant]]:
    """Versions of what is there, what is not, and who takes part."""
    versions, missing, found = [], [], []
    for module, package in PEERS.items():
        try:
            peer = importlib.import_module(f"contestants.{module}")
        except ImportError as error:
            missing.append(f"skipped: {package} is not installed here, or not whole ({error})")
            continue
        versions.append(peer.VERSION)
        found += [contestant for contestant in peer.contestants() if kind in (None, contestant.kind)]
    return versions, missing, found


def _measured(contestant: Contestant, seconds: float) -> Row:
    print(f"… {contestant.library} {contestant.game}", file=sys.stderr)
    spent = contestant.play(seconds)
    return Row(*contestant[:4], contestant.device, spent.steps / spent.seconds)


def _show(title: str, rows: list[Row]) -> None:
    """A table, as multiples of our Age of War on the same device."""
    if not rows:
        return
    print(f"\n{title}\n{'':2}{'library':<24}{'game':<20}{'made of':<25}{'on':<15}{'steps/s':>14}{'ours = 1':>10}")
    for row, ratio in _with_ratios(rows):
        shown = f"{ratio:.3g}" if ratio is not None else "-"
        print(
            f"{'':2}{row.library:<24}{row.game:<20}{row.made_of:<25}{row.device:<15}"
            f"{row.steps_per_second:>14,.0f}{shown:>10}"
        )


def _with_ratios(rows: list[Row]) -> Iterator[tuple[Row, float | None]]:
    ours = {row.device: row.steps_per_second for row in rows if (row.library, row.game) == ("wartable", "age-of-war")}
    for row in rows:
        yield row, row.steps_per_second / ours[row.device] if row.device in ours else None


if __name__ == "__main__":
    main()
