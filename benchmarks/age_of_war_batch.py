"""How fast is the batch engine of Age of War beside the readable one, and how far is it from the machine's limit?

    python benchmarks/age_of_war_batch.py                    on the processor, next to the readable rules
    python benchmarks/age_of_war_batch.py --device gpu       on a graphics card

Both engines play in turns in one run, random and greedy players, and are counted by processor time, so that what other
programs do at the same time does not matter: games per second are those of all cores kept busy. The limit is measured
in the same run too: drawing the random words of the decisions alone, without looking at what they mean. A decision is
what a player does after a roll: fill a line, or lose a die.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from wartable import Match, get_game
from wartable.games.age_of_war.batch.games import Batch, Policy
from wartable.games.age_of_war.batch.run import engine, play
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.solver.device import Device

GAME = get_game("age-of-war")
TIMES = 100
"""The bar: so many times the games of the readable engine."""
DECISIONS = 500e6
"""The bar for one H200, per second."""
ROUNDS = 5


class Speed(NamedTuple):
    """What was done in a stretch of time."""

    games: float
    decisions: float
    """Both per second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", type=Device, default=Device.CPU, choices=[Device.CPU, Device.GPU])
    parser.add_argument("--players", type=lambda text: tuple(map(int, text.split(","))), default=(2, 4))
    parser.add_argument("--seconds", type=float, default=1.0, help="of each of the stretches that take turns")
    asked = parser.parse_args()
    if asked.device == Device.CPU:
        _processor(asked.players, asked.seconds)
    else:
        _card(asked.players, asked.seconds)


def _processor(players: tuple[int, ...], seconds: float) -> None:
    import numba

    cores = numba.get_num_threads()
    limit = _words_per_second() * cores
    print(f"{cores} cores; words of {limit / 1e6:,.0f} million decisions a second can be drawn\n")
    print("policy  players  readable games/s   batch games/s  times  batch decisions/s  limit / achieved")
    missed = []
    for policy in Policy:
        for count in players:
            readable, batch = _side_by_side(policy, count, seconds, cores)
            times = batch.games / readable.games
            print(
                f"{policy:<7} {count:>7} {readable.games:>17,.1f} {batch.games:>15,.0f} {times:>6,.0f} "
                f"{batch.decisions:>18,.0f} {limit / batch.decisions:>17.1f}",
                flush=True,
            )
            missed += [] if times >= TIMES else [f"{policy} at {count}"]
    print(f"\nbar: {TIMES} times as many games: {'missed by ' + ', '.join(missed) if missed else 'met'}")


def _side_by_side(policy: Policy, players: int, seconds: float, cores: int) -> tuple[Speed, Speed]:
    """Readable and batch in turns; the median of each."""
    seeds = iter(range(10**9))

    def readable() -> tuple[int, int]:
        return 1, _play_readable(policy, players, next(seeds))

    def batch() -> tuple[int, int]:
        played = play([policy] * players, 500, seed=next(seeds), device=Device.CPU)
        return len(played.decisions), int(played.decisions.sum())

    readable(), batch()
    rounds = [(_speed(readable, seconds, cores), _speed(batch, seconds, cores)) for _ in range(ROUNDS)]
    one, other = (sorted(speeds)[ROUNDS // 2] for speeds in zip(*rounds, strict=True))
    return one, other


def _speed(work: Callable[[], tuple[int, int]], seconds: float, cores: int) -> Speed:
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        more, of_them = work()
        games, decisions = games + more, decisions + of_them
    return Speed(games * cores / spent, decisions * cores / spent)


def _play_readable(policy: Policy, players: int, seed: int) -> int:
    """One match without a log; its decisions."""
    bot, rng = GAME.bots()[policy], random.Random(seed)
    match = Match.new(GAME, players, seed=seed, keep_log=False)
    decisions = 0
    while isinstance(seat := match.to_act, int):
        # The random bot does not look at the table, so it is not shown to it.
        view = None if policy == Policy.RANDOM else match.observe(seat)
        match.play(bot.choose(match.rules, view, match.legal_actions(), rng))
        decisions += 1
    return decisions


def _words_per_second() -> float:
    """Decisions per second on one core if only their random words were drawn."""
    import numba

    from wartable.games.age_of_war.batch.philox import philox

    @numba.njit()
    def draw(times: int) -> Any:
        total = 0
        for number in range(times):
            one, two, three, _ = philox(7, 1, number, 0)
            total ^= one ^ two ^ three
        return total

    draw(1)
    times = 10_000_000
    started = time.process_time()
    draw(times)
    return times / (time.process_time() - started)


def _card(players: tuple[int, ...], seconds: float) -> None:
    import torch

    limit = _card_words_per_second()
    print(f"{torch.cuda.get_device_name()}; words of {limit / 1e9:,.0f} billion decisions a second can be drawn\n")
    print("policy  players      games/s    decisions/s  limit / achieved")
    missed = []
    for policy in Policy:
        for count in players:
            speed = _card_speed(policy, count, seconds)
            print(
                f"{policy:<7} {count:>7} {speed.games:>12,.0f} {speed.decisions:>14,.0f} "
                f"{limit / speed.decisions:>17.1f}",
                flush=True,
            )
            missed += [] if speed.decisions >= DECISIONS else [f"{policy} at {count}"]
    print(f"\nbar: {DECISIONS:,.0f} decisions a second: {'missed by ' + ', '.join(missed) if missed else 'met'}")


def _card_speed(policy: Policy, players: int, seconds: float) -> Speed:
    """The median of some launches, each with so many games that they take about so long together."""
    import torch

    card: Any = engine(standard_components(), players, Device.GPU)

    def launch(games: int, seed: int) -> tuple[float, int]:
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        _, counts, _ = card.launch(Batch((policy,) * players, games, seed))
        end.record()
        torch.cuda.synchronize()
        return begin.elapsed_time(end) / 1000, int(counts[:, 2].sum(dtype=torch.int64))

    # The first launch compiles the kernel.
    launch(1, 0)
    games = 1 << 20
    games = min(1 << 26, int(games * seconds / ROUNDS / launch(games, 1)[0]))
    typical, decisions = sorted(launch(games, number) for number in range(ROUNDS))[ROUNDS // 2]
    return Speed(games / typical, decisions / typical)


def _card_words_per_second() -> float:
    import torch
    import triton

    from limits.age_of_war_batch import draw_words

    programs, lanes, times = 132 * 64, 128, 2000
    out = torch.empty(programs * lanes, dtype=torch.uint32, device="cuda")

    def run() -> None:
        draw_words[programs,](out, times, lanes=lanes, num_warps=4)

    milliseconds = triton.testing.do_bench(run, return_mode="median")
    return float(programs * lanes * times / (milliseconds * 1e-3))


if __name__ == "__main__":
    main()
