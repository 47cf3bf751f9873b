"""The random bot."""

from __future__ import annotations

import random
from collections import Counter

from wartable import Match, get_game
from wartable.bots.random import RandomBot


def test_every_legal_action_is_as_likely() -> None:
    match = Match.new(get_game("age-of-war"), seed=3)
    rng, seat = random.Random(1), match.to_act
    assert isinstance(seat, int)
    actions = match.legal_actions()
    picks = Counter(
        RandomBot().choose(match.rules, match.observe(seat), actions, rng) for _ in range(200 * len(actions))
    )
    assert set(actions) == set(picks)
    assert all(130 < count < 280 for count in picks.values())
