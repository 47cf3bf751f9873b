"""Make the puzzles that ship with the games: the same number for every theme, each with its difficulty.

    python -m tools.puzzles find board-of-war --players 2 --each 84 --jobs 16 --folder found    games: it takes long
    python -m tools.puzzles write board-of-war --folder found >> puzzles.txt                    lines of the file
    python -m tools.puzzles rates board-of-war --folder found                                   who solves how many

Positions come from games of the levels. A puzzle has at least two choices of which the best is better than the next by
more than the judge can err when it takes four times its usual time, and by no more than what everybody sees. `find`
goes on where it stopped: everything found is in FOLDER/GAME-PLAYERS.jsonl, a line for every game that was played, and
FOLDER/GAME-PLAYERS-answers.jsonl, a line for every puzzle that bots have answered. Numbers stay: what `write` prints is
added at the end of the file that ships.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import count
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from tools.puzzle_difficulty import answers_to, difficulties, solve_rates
from tools.puzzle_finding import find
from wartable.analysis.puzzles import Found
from wartable.core.processes import cores, pool_of
from wartable.core.puzzle import write_worths
from wartable.registry import get_game

T = TypeVar("T")


class Played(msgspec.Struct, frozen=True):
    """A game that was played, and the puzzles in it."""

    seed: int
    found: tuple[Found, ...]


class Answered(msgspec.Struct, frozen=True):
    """A puzzle that bots have answered."""

    puzzle: Found
    answers: dict[str, tuple[bool, ...]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("find", "write", "rates"))
    parser.add_argument("game")
    parser.add_argument("--players", type=int, action="append", help="a table size; may be said more than once")
    parser.add_argument("--each", type=int, default=60, help="puzzles for every theme and table size")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no more games after so long")
    parser.add_argument("--folder", type=Path, default=Path("found"))
    asked = parser.parse_args()
    for players in asked.players or get_game(asked.game).player_counts:
        files = Files(asked.folder, asked.game, players)
        if asked.what == "find":
            files.folder.mkdir(parents=True, exist_ok=True)
            search(files, asked.each, asked.jobs, time.monotonic() + asked.seconds)
            answer(files, asked.each, asked.jobs)
        elif asked.what == "write":
            sys.stdout.writelines(f"{line}\n" for line in shipped_lines(files))
        else:
            print(msgspec.json.encode({"players": players, "solved": files.rates()}).decode())


class Files:
    """What was found of a game at a table of so many."""

    def __init__(self, folder: Path, game: str, players: int) -> None:
        self.folder, self.game, self.players = folder, game, players
        self.played_path = folder / f"{game}-{players}.jsonl"
        self.answered_path = folder / f"{game}-{players}-answers.jsonl"

    def played(self) -> dict[int, Played]:
        return {each.seed: each for each in _lines(self.played_path, Played)}

    def answered(self) -> dict[str, Answered]:
        return {each.puzzle.position: each for each in _lines(self.answered_path, Answered)}

    def chosen(self, each: int) -> list[Found]:
        """As many puzzles of every theme, in the order of the games; no position twice."""
        have: Counter[str] = Counter()
        found: dict[str, Found] = {}
        for _, game in sorted(self.played().items()):
            for puzzle in game.found:
                if have[puzzle.theme] < each and puzzle.position not in found:
                    found[puzzle.position] = puzzle
                    have[puzzle.theme] += 1
        return list(found.values())

    def rates(self) -> dict[str, dict[str, float]]:
        return solve_rates([(each.puzzle.theme, each.answers) for each in self.answered().values()])


def search(files: Files, each: int, jobs: int, until: float) -> None:
    """Play games until there are enough puzzles of every theme, or the time is up."""
    done = files.played()
    have = Counter(puzzle.theme for puzzle in files.chosen(each))
    making = get_game(files.game).puzzle_making()
    assert making is not None
    seeds = (seed for seed in count(1) if seed not in done)
    running: dict[Future[list[Found]], int] = {}
    with pool_of(jobs) as pool, files.played_path.open("ab") as out:
        while True:
            while (
                len(running) < jobs and time.monotonic() < until and any(have[theme] < each for theme in making.THEMES)
            ):
                seed = next(seeds)
                wanted = frozenset(theme for theme in making.THEMES if have[theme] < each)
                running[pool.submit(find, files.game, files.players, seed, wanted)] = seed
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                played = Played(running.pop(future), tuple(future.result()))
                _append(out, played)
                have.update(puzzle.theme for puzzle in played.found)
                _tell(f"{files.game} {files.players}: game {played.seed}, {dict(have)}")


def answer(files: Files, each: int, jobs: int) -> None:
    """Let the bots answer the puzzles that were chosen."""
    done = files.answered()
    left = [puzzle for puzzle in files.chosen(each) if puzzle.position not in done]
    with pool_of(jobs) as pool, files.answered_path.open("ab") as out:
        asked = [pool.submit(answers_to, files.game, files.players, each.position, each.worths) for each in left]
        for number, (puzzle, future) in enumerate(zip(left, asked, strict=True), start=1):
            _append(out, Answered(puzzle, {name: tuple(found) for name, found in future.result().items()}))
            _tell(f"{files.game} {files.players}: answered {number} of {len(left)}")


def shipped_lines(files: Files) -> Iterator[str]:
    """The puzzles as they stand in the file that ships."""
    answered = list(files.answered().values())
    # Where a game's judge knows the worths at once they need not ship.
    is_quick = files.game == "age-of-war"
    for each, difficulty in zip(answered, difficulties([each.answers for each in answered]), strict=True):
        puzzle = each.puzzle
        worths = () if is_quick else (write_worths(puzzle.worths, puzzle.error),)
        yield " ".join([str(files.players), puzzle.theme, f"{difficulty:.1f}", *worths, puzzle.position])


def _lines(path: Path, kind: type[T]) -> Iterator[T]:
    if path.exists():
        for line in path.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=kind)


def _append(out: BinaryIO, value: msgspec.Struct) -> None:
    out.write(msgspec.json.encode(value) + b"\n")
    out.flush()


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
