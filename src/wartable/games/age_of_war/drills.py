"""Drills for two players: positions of real games with dice that nobody has seen, and the odds to know by heart."""

from __future__ import annotations

import random

import msgspec

from wartable.core.chance import RandomSampler
from wartable.core.drill import Drill, KnownOdds
from wartable.core.line import Line
from wartable.core.play import roll
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.presenter.nouns import castle_name
from wartable.games.age_of_war.puzzles import EXACT, puzzles
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.setting_up import write_position

__all__ = ["drill"]

_ROLLS = 10


def drill(rules: Rules, rng: random.Random) -> Drill:
    """Ten rolls to choose in."""
    exact = [puzzle.position for puzzle in puzzles().puzzles if puzzle.players == EXACT]
    sampler, positions = RandomSampler(rng), []
    for before in rng.sample(exact, _ROLLS):
        # The same position with other dice: knowing the puzzles does not help.
        rolled = roll(rules, msgspec.structs.replace(before, roll=None), sampler).after
        positions.append(write_position(rules, rolled))
    known = tuple(
        KnownOdds(castle_name(castle), (float(centre), None if stolen is None else float(stolen)))
        for castle, centre, stolen in odds.table(rules.components)
    )
    return Drill(EXACT, tuple(positions), (Line("drill-centre"), Line("drill-stolen")), known)
