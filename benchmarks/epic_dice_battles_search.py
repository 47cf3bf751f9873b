"""How much `search` wins among warlords: as many games as there is time for, kept as they end.

    python benchmarks/epic_dice_battles_search.py --journal FILE --players 2 --games 300 --jobs 16
    python benchmarks/epic_dice_battles_search.py --journal FILE --players 2,3,5 --games 0

Every deal is played from every seat. A game is kept in the journal as soon as it is over: the program can be stopped
and started again, and then plays only what is missing. With `--games 0` it prints the table of what is there. Without
its clock, as here, the same games come out on any machine; `--by-the-clock` lets it think as long as at a table. Times
are of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean

import msgspec

from tournament.tables import Pairing, Played, Series, numbers, share_of
from wartable.core.match import Match
from wartable.core.processes import pool_of
from wartable.games.epic_dice_battles.game import GAME

SEED = 1
PARTS = (0.5, 0.99, 1.0)
"""Of the decisions: how many take at most as long as the table says."""


class Kept(msgspec.Struct):
    """A game in the journal."""

    players: int
    number: int
    won: float
    how: str | None
    thought: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--journal", type=Path, required=True)
    parser.add_argument("--players", type=numbers, default=(2, 3, 5))
    parser.add_argument("--games", type=int, default=300, help="games at each table, rounded up to whole deals")
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    parser.add_argument("--by-the-clock", action="store_true", help="the bot as it plays at tables")
    asked = parser.parse_args()
    with pool_of(asked.jobs) as pool:
        for players in asked.players:
            _play(pool, asked.journal, players, asked.games, is_unhurried=not asked.by_the_clock)
    print("| players | games | `search` wins | fair | times the fair share | ms: half, 99 %, longest |")
    print("|---|---|---|---|---|---|")
    for players in asked.players:
        print(_line(players, [kept for kept in _kept(asked.journal) if kept.players == players]))


def _play(pool: ProcessPoolExecutor, journal: Path, players: int, games: int, *, is_unhurried: bool) -> None:
    pairing = Pairing("search", "warlord", players)
    series = Series(GAME, pairing, SEED, _nothing, time.process_time, is_unhurried=is_unhurried)
    done = {kept.number for kept in _kept(journal) if kept.players == players}
    missing = [number for number in range(-(-games // players) * players) if number not in done]
    for number, game in zip(missing, pool.map(series.play, missing), strict=True):
        thought = [round(seconds, 4) for seconds in game.thought]
        with journal.open("ab") as file:
            file.write(msgspec.json.encode(Kept(players, number, game.won, game.how, thought)) + b"\n")


def _kept(journal: Path) -> list[Kept]:
    lines: Iterable[bytes] = journal.read_bytes().splitlines() if journal.exists() else ()
    return sorted((msgspec.json.decode(line, type=Kept) for line in lines), key=lambda kept: kept.number)


def _line(players: int, games: list[Kept]) -> str:
    if not games:
        return f"| {players} | 0 | | {1 / players:.1%} | | |"
    # Games of a deal that is not done yet would count one seat more often than another.
    whole = games[: len(games) // players * players]
    share = share_of(Pairing("search", "warlord", players), [_as_played(kept) for kept in whole])
    thought = sorted(1000 * seconds for kept in whole for seconds in kept.thought)
    times = ", ".join(f"{thought[int(part * (len(thought) - 1))]:.0f}" for part in PARTS)
    return (
        f"| {players} | {len(whole)} | {share} | {1 / players:.1%} | {share.value * players:.2f} | "
        f"{fmean(thought):.0f} in the mean; {times} |"
    )


def _as_played(kept: Kept) -> Played[None]:
    return Played(kept.won, kept.how, len(kept.thought), tuple(kept.thought), None)


def _nothing(_match: Match) -> None:
    """Nothing else is to be known of a game."""


if __name__ == "__main__":
    main()
