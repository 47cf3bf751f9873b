"""What a seat sees of a row is what the encoding says of the readable observation, number by number."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.epic_dice_battles.batch.replaying import states_of_a_game
from tests.games.epic_dice_battles.batch.test_rows import VARIANTS
from wartable.games.epic_dice_battles.batch.layout import box_row
from wartable.games.epic_dice_battles.batch.observing import observe
from wartable.games.epic_dice_battles.batch.sections import sections_of
from wartable.games.epic_dice_battles.components import components_of
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]


@pytest.mark.rule("ED-15", "ED-16", "ED-17", "ED-60", "ED-61", "ED-68")
@pytest.mark.parametrize("variant", ["", *VARIANTS.values()], ids=["standard", *VARIANTS])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_sees_what_the_encoding_says(variant: str, players: int) -> None:
    rules = Rules(components_of(variant), players)
    encoding = encoding_of(rules)
    box, sections = box_row(rules.components, players, encoding), sections_of(encoding)
    told = np.full(encoding.layout.size, 7, np.float32)
    for number, (state, row) in enumerate(states_of_a_game(rules, seed=players)):
        viewer = number % players
        observe(box, sections, row, viewer, told)
        expected = encoding.vector(rules.observe(state, viewer))
        places = np.flatnonzero(expected != told)
        assert not len(places), f"seat {viewer} sees of {state} at {places}: {told[places]}"
