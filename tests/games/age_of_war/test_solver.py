"""The solver against a second one in fractions, its turn against the rules, and what happens when it is interrupted."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.games.age_of_war.devices import without_card
from tests.games.age_of_war.positions import BOX
from tests.games.age_of_war.tiny import A, C, D, Owners, box, exact_values, turn_value
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.scoring import face_down_castles
from wartable.games.age_of_war.solver.cpu_turn import turn_of, work_out_turn
from wartable.games.age_of_war.solver.device import Device, NoSuchDevice
from wartable.games.age_of_war.solver.layout import Layout
from wartable.games.age_of_war.solver.run import solve

ONE_CLAN = box(3, ("x", 1, ([A],)), ("x", 2, ([C], 2)), x=5)
TWO_CLANS = box(2, ("x", 1, ([A],)), ("x", 3, ([A], [C])), ("y", 2, ([D, D],)), x=6, y=3)
MANY_SHARED = box(2, ("x", 1, ([A],)), ("y", 1, ([C],)), ("z", 1, ([D],)), ("x", 1, (3,)), x=2, y=1, z=1)
TINY = pytest.mark.parametrize("tiny", [ONE_CLAN, TWO_CLANS, MANY_SHARED], ids=["one clan", "two clans", "many shared"])


def by_owners(values: np.ndarray) -> dict[Owners, float]:
    """Values by owners, seat 0 to move, from the solver's numbering."""
    castles = round(np.log(len(values)) / np.log(3))
    seats = (None, 0, 1)
    return {
        tuple(seats[number // 3**castle % 3] for castle in range(castles)): float(value)
        for number, value in enumerate(values)
    }


@pytest.mark.slow
@TINY
def test_small_boxes_come_out_as_by_enumeration_in_fractions(tiny: Components) -> None:
    solved = by_owners(solve(tiny, device=Device.CPU).values)
    exact = exact_values(tiny)
    assert {owners for owners in solved if None in owners} == set(exact)
    for owners, value in exact.items():
        assert float(value) == pytest.approx(solved[owners], abs=1e-9)


@pytest.mark.rule("AW-42")
def test_the_end_of_the_game_is_worth_what_the_rules_say() -> None:
    solved = by_owners(solve(MANY_SHARED, device=Device.CPU).values)
    # Equal points and castles, then equal clans or not.
    assert [1.0, 0.5, 0.0] == [solved[0, 0, 0, 0], solved[0, 1, 0, 1], solved[0, 1, 1, 0]]


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_is_worth_what_the_rules_make_of_it(seed: int) -> None:
    """All castles, all rolls, all choices; the positions after the turn have random values."""
    rng = random.Random(seed)
    components = msgspec.structs.replace(BOX, dice=3 + seed % 2)
    rules = Rules(components, 2)
    owners = (None, *(rng.choice((None, 0, 1)) for _ in range(13)))
    after: dict[Owners, float] = {}

    def value(position: Owners) -> float:
        return after.setdefault(position, rng.random())

    expected = turn_value(rules, owners, value, float)
    assert expected == pytest.approx(_worked_out(components, owners, value), abs=1e-12)


def _worked_out(components: Components, owners: Owners, value) -> float:
    """The turn of seat 0 by the solver's kernel."""

    def after(owners: Owners) -> float:
        return 1.0 - value(tuple(None if owner is None else 1 - owner for owner in owners))

    failed = after(owners)
    open_castles = [
        castle
        for castle, owner in enumerate(owners)
        if owner != 0 and castle not in face_down_castles(components, owners)
    ]
    gains = {castle: after((*owners[:castle], 0, *owners[castle + 1 :])) - failed for castle in open_castles}
    wanted = [castle for castle in open_castles if gains[castle] > 0]
    gain = np.array([gains[castle] for castle in wanted])
    row = np.array([castle + len(owners) * (owners[castle] is not None) for castle in wanted])
    turn, odds = turn_of(components), np.empty(len(owners))
    best, who = np.empty(len(turn.chance)), np.empty(len(turn.chance), np.uint8)
    total = work_out_turn(turn, gain, row, best, who, odds, np.zeros(5))
    assert total == pytest.approx(odds[: len(gain)] @ gain, abs=1e-14), "the policy is worth what the turn is"
    return failed + total


def test_the_result_is_the_same_on_any_number_of_cores() -> None:
    import numba

    alone = _with_threads(numba, 1)
    assert np.array_equal(alone, _with_threads(numba, numba.config.NUMBA_NUM_THREADS))  # type: ignore[attr-defined]


def _with_threads(numba, count: int) -> np.ndarray:
    numba.set_num_threads(count)
    try:
        return solve(TWO_CLANS, device=Device.CPU).values
    finally:
        numba.set_num_threads(numba.config.NUMBA_NUM_THREADS)


def test_an_interrupted_solve_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "part"
    whole = solve(TWO_CLANS, device=Device.CPU, checkpoint=file)
    stored = file.read_bytes()
    # Cut off inside the last stratum: the strata before it are kept, that one is worked out again.
    file.write_bytes(stored[:-4])
    seen: list[int] = []
    rest = solve(TWO_CLANS, device=Device.CPU, checkpoint=file, progress=seen.append)
    assert np.array_equal(whole.values, rest.values)
    assert [26, 1] == seen
    assert rest.effort.backups < whole.effort.backups
    assert stored == file.read_bytes()


def test_a_checkpoint_of_other_cards_or_another_tolerance_is_not_used(tmp_path: Path) -> None:
    file = tmp_path / "part"
    for components, tolerance in ((TWO_CLANS, 1e-9), (TWO_CLANS, 1e-6), (ONE_CLAN, 1e-6)):
        seen: list[int] = []
        solve(components, tolerance=tolerance, device=Device.CPU, checkpoint=file, progress=seen.append)
        assert 2 ** len(components.castles) == seen[0]


def test_progress_counts_every_position_once() -> None:
    seen: list[int] = []
    solve(MANY_SHARED, device=Device.CPU, progress=seen.append)
    assert 3**4 == sum(seen)


@without_card
def test_without_a_graphics_card_the_processor_solves() -> None:
    assert Device.CPU == solve(ONE_CLAN).device
    with pytest.raises(NoSuchDevice, match="graphics card"):
        solve(ONE_CLAN, device=Device.GPU)


def test_a_tolerance_near_rounding_is_refused() -> None:
    with pytest.raises(ValueError, match="1e-10 or more, not 1e-11"):
        solve(ONE_CLAN, tolerance=1e-11)


def test_every_position_has_its_place() -> None:
    layout = Layout(5)
    places = layout.place_of_owners()
    assert np.array_equal(np.arange(3**5), np.sort(places))
    assert [(0, 32), (32, 112)] == [layout.stretch(0), layout.stretch(1)]
    owners = 2 * 1 + 0 * 3 + 1 * 9 + 2 * 27 + 1 * 81
    swapped = 1 * 1 + 0 * 3 + 2 * 9 + 1 * 27 + 2 * 81
    begin = layout.offset[0b00010]
    assert 0b0101 == places[owners] - begin
    assert 0b1010 == places[swapped] - begin
