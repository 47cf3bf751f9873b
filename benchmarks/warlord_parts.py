"""Where the time of a learner's step goes in Epic Dice Battles with the warlord opposite.

    python benchmarks/warlord_parts.py

The same matches three times, each without a part of the one before: the learner draws its actions, then the warlord's
choices are known beforehand, then all choices are, and nobody is shown anything. Processor time.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any, NamedTuple

import numpy as np

from wartable.core.bot import Bot
from wartable.core.library import get_bot
from wartable.core.match import Match
from wartable.registry import get_game
from wartable.research.readable_table import ReadableTable
from wartable.research.setup import Company, EpisodeSetup

GAME = get_game("epic-dice-battles")
LEARNER = 0


class Played(NamedTuple):
    """One match."""

    seed: int
    steps: int
    choices: list[Any]
    """The warlord's."""
    actions: list[Any]
    """Everybody's."""


class Recorder:
    """A bot whose choices are written down."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.choices: list[Any] = []
        self._bot = bot

    def choose(self, rules: Any, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        self.choices.append(self._bot.choose(rules, observation, legal_actions, rng))
        return self.choices[-1]


class Recalling:
    """A bot that does what was written down."""

    name = "recalling"

    def __init__(self, choices: list[Any]) -> None:
        self._coming = iter(choices)

    def choose(self, rules: Any, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:  # noqa: ARG002
        return next(self._coming)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50, help="so many are played (default: 50)")
    matches = parser.parse_args().matches
    setup = EpisodeSetup(GAME)
    _play(setup, 0, Recorder(get_bot("warlord", GAME, 2)))
    whole, played = _timed(lambda: [_recorded(setup, seed) for seed in range(1, matches + 1)])
    steps = sum(each.steps for each in played)
    choices = sum(len(each.choices) for each in played)
    known, _ = _timed(lambda: [_play(setup, each.seed, Recalling(each.choices)) for each in played])
    rules, _ = _timed(lambda: [_replay(each) for each in played])
    print(f"{matches} matches, {steps} steps of the learner, {choices / steps:.1f} choices of the warlord for each")
    for name, spent in (
        ("a step", whole),
        ("of it: the warlord chooses", whole - known),
        ("of it: views, legal actions, numbers and masks", known - rules),
        ("of it: the rules", rules),
    ):
        print(f"{name:<48}{spent / steps * 1e6:>7.0f} µs")


def _recorded(setup: EpisodeSetup, seed: int) -> Played:
    warlord = Recorder(get_bot("warlord", GAME, 2))
    steps, table = _play(setup, seed, warlord)
    actions = [entry.event for entry in table.match.log if entry.seat is not None]
    return Played(seed, steps, warlord.choices, actions)


def _play(setup: EpisodeSetup, seed: int, bot: Bot) -> tuple[int, ReadableTable]:
    """How many decisions the learner made, and the table where it did."""
    rng, steps = random.Random(seed), 0
    table = ReadableTable(setup, seed, Company(LEARNER, (bot,), None, seed), keep_log=True)
    while table.seat is not None:
        _, mask = table.observe(LEARNER)
        table.play(rng.choice(np.flatnonzero(mask).tolist()))
        steps += 1
    return steps, table


def _replay(played: Played) -> Match:
    match = Match.new(GAME, 2, played.seed)
    for action in played.actions:
        match.play(action)
    return match


def _timed(work: Any) -> tuple[float, Any]:
    started = time.process_time()
    found = work()
    return time.process_time() - started, found


if __name__ == "__main__":
    main()
