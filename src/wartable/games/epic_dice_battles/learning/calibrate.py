"""Make what points, troops and stores promise come true: of positions judged at 60 to 70 % as many should be won.

    python -m wartable.games.epic_dice_battles.learning.calibrate --games 6000 --jobs 16

Compiled warlords play all seats at every size of table, and the numbers of each size are moved to where who won was
most likely (cross entropy). What is printed belongs into `prospects.py`. Needs the extra `lab`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import accumulate
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import SeatedGame
from wartable.core.judge import shares_of
from wartable.core.processes import pool_of
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.prospects import WORTH, Holdings, Worth, holdings_of, years_left
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State, Winter

__all__ = ["Played", "Winters", "fitted", "loss", "main", "played", "promised", "winters_of"]

Floats = npt.NDArray[np.float64]
_FIRST_SEED = 1_000_000
"""Not one by which reliability is measured afterwards."""
_AT_ONCE = 20
_OUT = -1e9
_LEAST = 1e-9


class Played(NamedTuple):
    """A game: every winter at its beginning, and everybody's share of the victory."""

    winters: tuple[State, ...]
    shares: tuple[float, ...]


class Winters(NamedTuple):
    """The winters of many games as the fit needs them; each belongs to a game that is over."""

    has: Floats
    """By winter, seat and field of `Holdings`."""
    is_out: npt.NDArray[np.bool_]
    years: Floats
    """How many are left."""
    won: Floats


def played(rules: Rules, seeds: Iterable[int]) -> Iterator[Played]:
    """Games of warlords: the compiled engine plays, the readable rules tell."""
    engine = GAME.batch(rules)
    assert engine is not None, "the compiler is in the extra `lab`"
    for seed in seeds:
        events = engine.events(SeatedGame(("warlord",) * rules.players, seed))
        states = list(accumulate(events, rules.apply, initial=rules.initial_state()))
        result = rules.result(states[-1])
        assert result is not None
        yield Played(winters_of(states), shares_of(rules.players, result.winners))


def winters_of(states: Iterable[State]) -> tuple[State, ...]:
    """The first state of every winter."""
    by_year: dict[int, State] = {}
    for state in states:
        if isinstance(state.stage, Winter):
            by_year.setdefault(state.year, state)
    return tuple(by_year.values())


def fitted(winters: Winters, start: Worth) -> Worth:
    """The numbers by which who won was most likely."""
    from scipy.optimize import minimize

    # All that one of two leads by is a lead over the second: how much of it counts, the scale says already.
    prey = (0.0, 0.0) if winters.won.shape[1] <= 2 else (None, None)
    bounds = [*[(None, None)] * (len(start) - 1), prey]
    found = minimize(lambda numbers: loss(winters, Worth(*numbers)), start, method="L-BFGS-B", bounds=bounds)
    return Worth(*found.x.tolist())


def loss(winters: Winters, worth: Worth) -> float:
    """The cross entropy of who won, by what is promised with these numbers."""
    return float(-(winters.won * np.log(np.maximum(promised(winters, worth), _LEAST))).sum(axis=1).mean())


def promised(winters: Winters, worth: Worth) -> Floats:
    """What `prospects` says of every winter and seat with these numbers."""
    weights = np.array([1.0, *worth[: len(Holdings._fields) - 1]])
    scale = worth.at_the_end + worth.per_year * winters.years
    merits = np.where(winters.is_out, _OUT, winters.has @ weights / scale[:, None])
    second, first = np.sort(merits, axis=1)[:, -2:].T
    leads = np.arange(merits.shape[1]) == merits.argmax(axis=1)[:, None]
    merits -= leads * (worth.prey * (first - second))[:, None]
    shares = np.exp(merits - merits.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def _told(players: int, seeds: range) -> Winters:
    rules = GAME.rules(players, {})
    assert isinstance(rules, Rules)
    rows = [(state, game.shares) for game in played(rules, seeds) for state in game.winters]
    return Winters(
        np.array([[holdings_of(rules, state, seat) for seat in range(players)] for state, _ in rows]),
        np.array([[mat.is_out for mat in state.mats] for state, _ in rows]),
        np.array([years_left(rules, state) for state, _ in rows], np.float64),
        np.array([shares for _, shares in rows]),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="games at each size of table")
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    asked = parser.parse_args()
    with pool_of(asked.jobs) as pool:
        for players in (2, 3, 4, 5):
            seeds = range(_FIRST_SEED, _FIRST_SEED + asked.games)
            portions = [seeds[first : first + _AT_ONCE] for first in range(0, asked.games, _AT_ONCE)]
            told = list(pool.map(partial(_told, players), portions))
            winters = Winters(*(np.concatenate(columns) for columns in zip(*told, strict=True)))
            worth = fitted(winters, WORTH[players])
            print(f"{players}: Worth({', '.join(f'{number:.3f}' for number in worth)}),", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
