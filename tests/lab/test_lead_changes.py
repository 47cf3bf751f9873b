"""Who led when."""

from __future__ import annotations

import pytest

from wartable.lab.lead_changes import decided, lead_changes

A, B, TIE = (2.0, 1.0), (1.0, 2.0), (1.0, 1.0)


@pytest.mark.parametrize(
    ("standings", "expected"),
    [((), 0), ((A,), 0), ((A, A, A), 0), ((A, B, A), 2), ((A, TIE, A), 0), ((A, TIE, B), 1), ((TIE, A), 0)],
)
def test_the_lead_changes_when_another_takes_it(standings: tuple[tuple[float, ...], ...], expected: int) -> None:
    assert expected == lead_changes(standings)


@pytest.mark.parametrize(
    ("standings", "expected"),
    [((A, A), 0.0), ((B, A), 0.5), ((A, B, A, A), 0.5), ((TIE, A), 0.5), ((A, B), 1.0), ((B, B, B, A), 0.75)],
)
def test_a_game_is_decided_when_the_winner_leads_for_good(
    standings: tuple[tuple[float, ...], ...], expected: float
) -> None:
    assert expected == decided(standings, 0)
