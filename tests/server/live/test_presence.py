"""Who is there: told soon, and not more often than can be told."""

from __future__ import annotations

import pytest

from wartable.server.live.presence import pause_for


@pytest.mark.parametrize("listeners", [1, 10, 1000])
def test_comings_and_goings_make_at_most_a_hundred_messages_a_second(listeners: int) -> None:
    assert listeners / pause_for(listeners) <= 100
    assert pause_for(1) <= 0.25, "two people see at once that the other came"
