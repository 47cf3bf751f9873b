"""How long do the odds of a battle take? Random armies of ten dice a side, in fields and sieges.

    python benchmarks/epic_dice_battles_odds.py --battles 100

No battle is asked twice, so no answer comes from memory; tables of single rounds are shared between battles, as they
are in play. Prints the median, the 95th percentile and the longest time, and how sure the answers are.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median, quantiles

from wartable.games.epic_dice_battles import odds
from wartable.games.epic_dice_battles.components import NO_UNITS, Counts, Unit

DICE = 10
TOKENS = (Unit.ARCHER, Unit.CAVALRY, Unit.SAMURAI, Unit.SAMURAI_CAVALRY)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--battles", type=int, default=100, help="battles of each kind")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    questions: dict[str, tuple[Callable[[random.Random], odds.Force], bool]] = {
        "close combat, main lines": (_plain, False),
        "arrows, main lines": (_main_only, False),
        "open battle with flanks": (_with_flanks, False),
        "siege, main lines": (_main_only, True),
        "siege with flanks": (_with_flanks, True),
    }
    print(f"{chosen.battles} battles a line, {DICE} dice a side\n")
    print(f"{'':<26}{'median ms':>10}{'95 %':>8}{'longest':>9}   largest error")
    for name, (army, siege) in questions.items():
        _report(name, army, chosen.battles, random.Random(f"{chosen.seed} {name}"), siege=siege)


def _report(
    name: str, army: Callable[[random.Random], odds.Force], battles: int, rng: random.Random, *, siege: bool
) -> None:
    calculator = odds.standard_calculator()
    calculator.odds(army(rng), army(rng), siege=siege)
    times, errors = [], []
    for _ in range(battles):
        attacker, defender = army(rng), army(rng)
        began = time.perf_counter()
        answer = calculator.odds(attacker, defender, siege=siege)
        times.append((time.perf_counter() - began) * 1000)
        errors.append(answer.error)
    late = quantiles(times, n=20)[-1]
    print(f"{name:<26}{median(times):>10.1f}{late:>8.1f}{max(times):>9.1f}   {max(errors):g}")


def _plain(rng: random.Random) -> odds.Force:
    return odds.Force(_line(rng, DICE, (Unit.FOOTMAN, Unit.CAVALRY, Unit.SAMURAI, Unit.SAMURAI_CAVALRY)))


def _main_only(rng: random.Random) -> odds.Force:
    return odds.Force(_line(rng, DICE, (Unit.FOOTMAN, *TOKENS)), shields=rng.randrange(2))


def _with_flanks(rng: random.Random) -> odds.Force:
    flank1 = rng.randint(0, DICE // 2)
    flank2 = rng.randint(0, DICE // 2 - flank1)
    units = (Unit.FOOTMAN, *TOKENS)
    return odds.Force(
        _line(rng, DICE - flank1 - flank2, units),
        _line(rng, flank1, (*units, Unit.NINJA)),
        _line(rng, flank2, (*units, Unit.NINJA)),
    )


def _line(rng: random.Random, dice: int, units: tuple[Unit, ...]) -> Counts:
    counts = list(NO_UNITS)
    for _ in range(dice):
        counts[rng.choice(units)] += 1
    return tuple(counts)


if __name__ == "__main__":
    main()
