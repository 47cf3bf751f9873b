"""Every game still plays its golden playthroughs."""

from __future__ import annotations

import pytest

from tests.conformance.golden import path_of, playthrough
from tests.conformance.tables import Table, tables
from tests.parts import package_of

OURS = [table for table in tables() if package_of(table.game).startswith("wartable.")]


@pytest.mark.parametrize("table", OURS, ids=str)
def test_the_golden_playthrough_is_played_again(table: Table) -> None:
    golden = path_of(table).read_text("utf-8").splitlines()
    for number, (expected, actual) in enumerate(zip(golden, playthrough(table).splitlines(), strict=True), start=1):
        assert expected == actual, f"line {number} of {path_of(table).name}"
