"""The table that comes with the package: whole, right, and refusing what it cannot read."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.games.age_of_war.positions import BOX
from tests.games.age_of_war.tiny import A, C, box
from wartable.games.age_of_war import table
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.table import BadTable, SolvedTable
from wartable.games.age_of_war.values import stakes_of

SMALL = box(2, ("x", 1, ([A],)), ("y", 1, ([C],)), x=1, y=1)
VALUES = np.array([0.0, 0.5, 1.0, 1 / 3, 0.123456789, 0.9, 1e-9, 0.7, 0.25])
BELLMAN = 2 * table.ERROR + 1e-9
"""A stored value and those it leads to are each rounded once."""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.bin"
    table.write(path, VALUES, SMALL)
    return path


def test_what_is_written_is_read() -> None:
    solved = table.load()
    assert 0.53 < solved.value([0] * 14) < 0.531, "the first player of two is a little ahead"
    assert solved.value((0,) * 14) == solved.value(np.zeros(14, np.int64))  # type: ignore[arg-type]


def test_values_are_rounded_by_less_than_the_stated_error(small: Path) -> None:
    read = SolvedTable(small, SMALL)
    assert [0.0, 0.5, 1.0] == [read.value((owner, 0)) for owner in (0, 1, 2)]
    assert np.abs(VALUES - read.values()).max() <= table.ERROR <= 2e-5
    assert read.values()[1 + 3 * 2] == read.value((1, 2))


def test_the_table_is_small_and_undamaged() -> None:
    solved = table.load()
    solved.verify()
    assert solved.path.stat().st_size <= 16_000_000


@pytest.mark.rule("AW-42")
def test_ends_of_the_game_are_exact() -> None:
    solved, rules, rng = table.load(), Rules(BOX, 2), random.Random(5)
    for _ in range(300):
        owners = tuple(rng.randrange(2) for _ in range(14))
        result = rules.result(State(owners, 0, 7))
        assert result is not None
        assert (0 in result.winners) / len(result.winners) == solved.value([owner + 1 for owner in owners])


@pytest.mark.slow
def test_the_bellman_equation_holds_on_a_sample() -> None:
    solved, rules, rng = table.load(), Rules(BOX, 2), random.Random(8)
    for _ in range(10_000):
        owners = (None, *(rng.choice((None, 0, 1)) for _ in range(13)))
        shuffled = tuple(rng.sample(owners, 14))
        stakes = stakes_of(rules, State(shuffled, 0, 7))
        stored = solved.value([0 if owner is None else owner + 1 for owner in shuffled])
        assert stored == pytest.approx(stakes.failed + stakes.expected[7], abs=BELLMAN)


@pytest.mark.exhaustive
def test_the_bellman_equation_holds_everywhere() -> None:
    from tests.games.age_of_war.everywhere import bellman_residuals

    assert bellman_residuals(BOX, table.load().values()).max() <= BELLMAN


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_solving_again_gives_the_table() -> None:
    from wartable.games.age_of_war.solver.device import Device
    from wartable.games.age_of_war.solver.run import solve

    values = solve(BOX, device=Device.CPU).values
    assert np.abs(values - table.load().values()).max() <= table.ERROR + 1e-9


@pytest.mark.parametrize("owners", [[0] * 13, [0] * 15, [3] + [0] * 13, [-1] + [0] * 13])
def test_what_is_no_position_has_no_value(owners: list[int]) -> None:
    with pytest.raises(ValueError, match="14 numbers: 0 centre, 1 player to move, 2 opponent"):
        table.load().value(owners)


def _other_points(components: Components) -> Components:
    first, *rest = components.castles
    return msgspec.structs.replace(components, castles=(msgspec.structs.replace(first, points=9), *rest))


def test_a_table_of_other_cards_is_refused(small: Path) -> None:
    with pytest.raises(BadTable, match="made for other cards"):
        SolvedTable(small, _other_points(SMALL))
    with pytest.raises(BadTable, match="made for other cards"):
        stakes_of(Rules(_other_points(BOX), 2), State((None,) * 14, 0, 7))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda stored: stored[:-1], "cut short or too long"),
        (lambda stored: stored + b"\0", "cut short or too long"),
        (lambda stored: stored[:20], "no table of solved positions"),
        (lambda stored: b"X" + stored[1:], "no table of solved positions"),
        (lambda stored: stored[:8] + b"\2" + stored[9:], "written by another version"),
    ],
)
def test_what_is_no_table_is_refused(small: Path, change, problem: str) -> None:
    small.write_bytes(change(small.read_bytes()))
    with pytest.raises(BadTable, match=problem):
        SolvedTable(small, SMALL)


def test_damage_shows_in_the_checksum(small: Path) -> None:
    stored = bytearray(small.read_bytes())
    stored[-1] ^= 1
    small.write_bytes(stored)
    with pytest.raises(BadTable, match="does not match its checksum"):
        SolvedTable(small, SMALL).verify()
