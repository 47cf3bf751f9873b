"""How long does solving two-player Age of War take, what does it count, and how far is it from the machine's limit?

    python benchmarks/age_of_war_solver.py                       on the processor
    python benchmarks/age_of_war_solver.py --device gpu          on a graphics card
    python benchmarks/age_of_war_solver.py --device gpu --enclose 1e-9

The limit is measured in the same run: on the processor the kernel's innermost loop alone, on data that never leave the
first cache; on a graphics card chains of double-precision operations and nothing else. `--enclose` also closes in on
every value from 0 and 1 and says how far the shipped table can be from the truth at most (graphics card only).
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

import numpy as np

from wartable.games.age_of_war import table
from wartable.games.age_of_war.components import BattleLine, Castle, Clan, Components, standard_components
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.solver.final import final_values
from wartable.games.age_of_war.solver.layout import Layout
from wartable.games.age_of_war.solver.run import Solution, solve

FP64_PER_PRODUCT = 60 / 14
"""Double-precision instructions of the card's inner loop per product, read off its machine code."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--device", type=Device, default=Device.CPU, choices=[Device.CPU, Device.GPU])
    arguments.add_argument("--repeat", type=int, default=1, help="a first solve on a card also compiles its kernels")
    arguments.add_argument("--enclose", type=float, metavar="WIDTH")
    asked = arguments.parse_args()
    limit = _processor_limit() if asked.device == Device.CPU else _card_limit()
    solution = _timed(asked.device, asked.repeat, limit)
    stored = table.load().values()
    print(f"first player          {solution.values[0]:.10f}")
    print(f"table against solver  {np.abs(stored - solution.values).max():.2e}")
    if asked.enclose:
        _enclose(stored, solution.values, asked.enclose)


def _timed(device: Device, repeat: int, limit: float) -> Solution:
    """Solve some times and print what it took; `limit` is products per second."""
    solve(_smallest_box(), device=device)
    seconds, processor, cores = [], [], _cores() if device == Device.CPU else 1
    for number in range(repeat):
        started = time.process_time()
        solution = solve(standard_components(), device=device)
        processor.append((time.process_time() - started) / cores)
        seconds.append(solution.seconds)
        print(f"solve {number}: {seconds[-1]:.3f} s; processor time per core, with set-up: {processor[-1]:.3f} s")
    # A busy machine makes the processor's kernel wait, and that is not its own time.
    typical = median(seconds if device == Device.GPU else processor)
    effort = solution.effort
    print(f"{effort}")
    print(f"backups per position  {effort.backups / len(solution.values):.2f}")
    print(f"updates per position  {effort.updates / len(solution.values):.1f}")
    print(f"products per backup   {effort.products / effort.backups:.0f}")
    print(f"time per backup       {typical / effort.backups * 1e9:.1f} ns")
    rate = effort.products / typical
    print(f"products per second   {rate:.3e}, limit {limit:.3e}: {limit / rate:.2f} times as many")
    return solution


def _smallest_box() -> Components:
    """One castle: enough to compile the processor's kernel before the clock starts."""
    return Components(1, (Castle("one", "one", 1, (BattleLine(infantry=1),)),), (Clan("one", 1, (0,)),))


def _cores() -> int:
    import numba

    return int(numba.get_num_threads())


def _processor_limit() -> float:
    """Products per second of all cores if only the innermost loop ran, without a miss of the first cache."""
    import numba

    from wartable.games.age_of_war.solver.cpu_turn import _attack

    @numba.njit()
    def attack_again(best: Any, who: Any, success: Any, times: int) -> Any:
        for number in range(times):
            _attack(best, who, success, 0.5 + number * 1e-9, np.uint8(number & 7))

    rolls, times = 304, 400_000
    best, who, success = np.zeros(rolls), np.zeros(rolls, np.uint8), np.random.default_rng(1).random(rolls)
    attack_again(best, who, success, 1)
    started = time.process_time()
    attack_again(best, who, success, times)
    return rolls * times / (time.process_time() - started) * _cores()


def _card_limit() -> float:
    """Products per second if the card did nothing but the double-precision operations they need."""
    import torch
    import triton

    from limits.age_of_war_solver import multiply_and_add

    programs, lanes, castles, times = 132 * 64, 128, 16, 4000
    out = torch.empty(programs * lanes, dtype=torch.float64, device="cuda")

    def run() -> None:
        multiply_and_add[programs,](out, times, castles=castles, lanes=lanes, num_warps=4)

    milliseconds = triton.testing.do_bench(run, return_mode="median")
    return float(programs * lanes * castles * times / (milliseconds * 1e-3) / FP64_PER_PRODUCT)


def _enclose(stored: np.ndarray, values: np.ndarray, width: float) -> None:
    """Bounds that do not depend on the solver, and how the table and the solution lie between them."""
    from wartable.games.age_of_war.solver.gpu import GpuKernel

    components = standard_components()
    layout = Layout(len(components.castles))
    started = time.perf_counter()
    low, high = GpuKernel(components, layout).enclose(final_values(components), width)
    place = layout.place_of_owners()
    low, high = low[place], high[place]
    print(f"bounds                {time.perf_counter() - started:.1f} s, at most {(high - low).max():.2e} apart")
    for name, found in (("solver", values), ("table", stored)):
        outside = max((low - found).max(), (found - high).max(), 0.0)
        error = np.maximum(high - found, found - low).max()
        print(f"{name:<22}outside the bounds by {outside:.2e}, so wrong by at most {error:.2e}")


if __name__ == "__main__":
    main()
