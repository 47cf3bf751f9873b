"""What it changes that an army at home is inside its castle, and no longer chooses between walls and field (ED-56).

    python benchmarks/epic_dice_battles_sieges.py --games 200 --jobs 2

Warlords play both readings with the same seeds: the house rule `siege.owner_may_sally`, and the rules as they are.
Counted are battles by kind, castles that fall, years and decisions of a game, and the share of victories of each place
in the turn order of the first year.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from tournament.tables import numbers
from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import CallOff, FirstPlayer
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Phase, State
from wartable.lab.estimates import Samples, estimate

READINGS = {"walls or field": "siege.owner_may_sally = true", "inside (ED-56)": ""}
KINDS = ("open", "relief", "siege of the reserve", "siege of an army", "final")


class Campaign(NamedTuple):
    """What is counted of a game."""

    counts: Counter[str]
    years: int
    decisions: int
    place: float
    """Where in the turn order of the first year the winner sat; shared victories count for the first of them."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for every reading and number of players")
    parser.add_argument("--players", type=numbers, default=(2, 3, 4, 5))
    parser.add_argument("--bot", default="warlord", choices=sorted(GAME.bots()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    asked = parser.parse_args()
    print(f"{asked.games} games of {asked.bot} a line, seed {asked.seed}; figures per game, [low, high]: 95 %\n")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            for name, variant in READINGS.items():
                play = partial(campaign, asked.bot, players, variant)
                seeds = range(asked.seed, asked.seed + asked.games)
                print(_report(players, name, list(pool.map(play, seeds, chunksize=4))), flush=True)


def campaign(bot_name: str, players: int, variant: str, seed: int) -> Campaign:
    """One game of bots of a kind."""
    match = Match.new(GAME, players, seed, {"variant": variant})
    bot, rng = GAME.bots()[bot_name], random.Random(seed)
    decisions = 0
    while match.to_act is not OVER:
        seat = match.to_act
        assert isinstance(seat, int)
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
        decisions += 1
    first = next(entry.event.seat for entry in match.log if isinstance(entry.event, FirstPlayer))
    counts: Counter[str] = Counter()
    state = match.rules.initial_state()
    begun = state.year
    for before, entry, state in match.steps():
        counts.update(counted(before, state))
        counts["called off"] += isinstance(entry.event, CallOff)
    result = match.result
    assert result is not None
    return Campaign(counts, state.year - begun, decisions, min((seat - first) % players for seat in result.winners))


def counted(before: State, after: State) -> Iterator[str]:
    """The battle that has come to its end with this event, and the castles that fell."""
    then, now = before.stage, after.stage
    if isinstance(then, Fighting) and not _goes_on(then, now):
        yield _kind(before, then.battle)
    for old, new in zip(before.mats, after.mats, strict=True):
        yield from ["castles fallen"] * len(set(old.castles) - set(new.castles))


def _goes_on(then: Fighting, now: object) -> bool:
    if not isinstance(now, Fighting) or now.battle.region != then.battle.region:
        return False
    last = (Phase.REGROUP, Phase.FOLLOW_UP)
    return then.battle.phase not in last or now.battle.phase in last


def _kind(state: State, battle: Battle) -> str:
    if battle.kind is BattleKind.FINAL:
        return "final"
    if battle.kind is BattleKind.SIEGE:
        return "siege of an army" if battle.sides[1 - battle.attacker].slots else "siege of the reserve"
    owners = {seat for seat, mat in enumerate(state.mats) if battle.region in mat.castles}
    return "relief" if len(battle.sides) == 2 and any(side.seat in owners for side in battle.sides) else "open"


def _report(players: int, name: str, played: list[Campaign]) -> str:
    games = len(played)
    kinds = ", ".join(f"{kind} {sum(game.counts[kind] for game in played) / games:.2f}" for kind in KINDS)
    fallen = sum(game.counts["castles fallen"] for game in played) / games
    called_off = sum(game.counts["called off"] for game in played) / games
    years = sum(game.years for game in played) / games
    decisions = sum(game.decisions for game in played) / games
    shares = " ".join(_share([game.place == place for game in played]) for place in range(players))
    return (
        f"{players} players, {name}\n  {kinds}\n  castles fallen {fallen:.2f}, sieges called off {called_off:.2f}, "
        f"years {years:.1f}, decisions {decisions:.0f}\n  by turn order {shares}\n"
    )


def _share(won: list[bool]) -> str:
    found = estimate(Samples(np.array(won, float), np.ones(len(won)), is_rate=True))
    return f"{found.value or 0.0:.1%} [{found.low or 0.0:.1%}, {found.high or 0.0:.1%}]"


if __name__ == "__main__":
    main()
