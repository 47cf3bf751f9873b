"""Short text for actions, rolls and positions, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.notation import (
    format_action,
    format_owners,
    format_roll,
    parse_action,
    parse_owners,
    parse_roll,
)


@given(st.lists(st.integers(1, 6), max_size=7))
def test_rolls_round_trip(faces: list[int]) -> None:
    roll = tuple(sorted(faces))
    assert roll == parse_roll(format_roll(roll))


@given(st.lists(st.none() | st.integers(0, 5), min_size=14, max_size=14))
def test_positions_round_trip(owners: list[int | None]) -> None:
    assert tuple(owners) == parse_owners(format_owners(tuple(owners)))


@pytest.mark.parametrize(("text", "action"), [("fill gifu 2", Fill("gifu", 2)), ("lose", LoseDie())])
def test_actions_round_trip(text: str, action: Fill | LoseDie) -> None:
    assert action == parse_action(text)
    assert text == format_action(action)


@pytest.mark.parametrize("text", ["", "fill", "fill gifu", "fill gifu x", "lose 2", "fill gifu -1"])
def test_nonsense_is_not_an_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


def test_nonsense_is_not_a_roll_or_a_position() -> None:
    with pytest.raises(ValueError, match="'X'"):
        parse_roll("12X")
    with pytest.raises(ValueError, match="not a position"):
        parse_owners("--7")
