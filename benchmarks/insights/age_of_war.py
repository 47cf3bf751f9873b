"""Facts about Age of War for players: prints docs/age-of-war-insights.md.

    python -m benchmarks.insights.age_of_war > docs/age-of-war-insights.md
    python -m benchmarks.insights.age_of_war --exact          the parts that are worked out, without those played

What the table of the solved game says is exact. What is played is seeded, and comes with 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from graphlib import TopologicalSorter
from statistics import mean
from typing import Any, NamedTuple, cast

import numpy as np

from wartable.core.bot import play_out
from wartable.core.distribution import Dice
from wartable.core.match import Match
from wartable.games.age_of_war import odds, table
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.batch.games import Policy
from wartable.games.age_of_war.batch.run import play
from wartable.games.age_of_war.components import BattleLine, Face
from wartable.games.age_of_war.game import GAME
from wartable.games.age_of_war.perfect import TIE
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.turn import turn_odds
from wartable.games.age_of_war.values import Stakes, move_values, odds_after_fill, stakes_of
from wartable.lab.estimates import Samples, estimate

RULES = cast(Rules, GAME.rules(2))
BOX = RULES.components
CENTRE = (None,) * len(BOX.castles)
SEED = 2026
GREEDY_DEALS, RANDOM_DEALS = 800, 150
"""Matches of the perfect bot; every deal is played from both seats."""
BATCH = {Policy.GREEDY: 40_000, Policy.RANDOM: 100_000}
"""Games of the batch engine for each number of players."""
SHOWN = 0.005
"""Castles that are less likely than this are not named."""


class Option(NamedTuple):
    """One way to answer a roll: a line of a castle filled with so many dice; no castle means losing a die."""

    castle: str | None
    line: str
    dice: int


class Answer(NamedTuple):
    """The best answer to the rolls that have the same one."""

    option: Option
    rolls: int
    chance: float
    conquest: float
    """The chance to take the castle then, on average."""
    value: float
    """The win probability then, on average."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--exact", action="store_true", help="only what is worked out, not what is played")
    parts = EXACT if parser.parse_args().exact else (*EXACT, *PLAYED)
    sys.stdout.write("\n".join(part() for part in parts))


def introduction() -> str:
    return _text(
        "# Age of War: what the solved game teaches",
        "",
        "The game for two players is [solved](solver.md): for every position we know how likely the player to move",
        "is to win when both play their best. This page asks that table what a player wants to know, and lets the",
        "perfect bot play against the others. It is printed by one program and can be printed again:",
        "",
        "    python -m benchmarks.insights.age_of_war > docs/age-of-war-insights.md",
        "",
        "Exact numbers have no interval. What was played is seeded and has a 95 % interval in brackets.",
    )


def first_player() -> str:
    value = table.load().value([0] * len(BOX.castles))
    return _text(
        "## Is it good to begin?",
        "",
        f"A little. Between two perfect players whoever begins wins {value:.2%}, a shared victory counting one half.",
        f"That is {100 * (value - 0.5):.2f} percentage points more than a coin would give. A first turn that conquers",
        f"nothing hands the same advantage to the opponent: {1 - value:.2%} are left.",
    )


def first_roll() -> str:
    answers = opening_answers()
    rows = [
        (
            str(number),
            _name(answer.option.castle),
            answer.option.line,
            f"{answer.rolls}",
            f"{answer.chance:.2%}",
            f"{answer.conquest:.1%}" if answer.option.castle else "",
            f"{answer.value:.1%}",
        )
        for number, answer in enumerate(answers, start=1)
    ]
    rolls, targets = sum(answer.rolls for answer in answers), {answer.option.castle for answer in answers} - {None}
    return _text(
        "## The first roll: what to go for",
        "",
        f"Seven dice can show {rolls} different rolls. Only {len(targets)} of the {len(CENTRE)} castles are ever the",
        "best target of the first one, and the whole answer is a list: **fill the first line of this list that your",
        "roll can fill with so few dice**. It is exact: the program finds the move of the greatest win probability for",
        "every roll, and fails unless one order explains them all.",
        "",
        *_table(("", "castle", "line, dice used", "rolls", "chance", "then conquered", "then won"), rows),
        "",
        '"Then conquered" and "then won" are averages over those rolls. Everything else a roll could fill is worse,',
        "even lines of castles with more points: what counts is also the chance to get them, and to keep them.",
    )


def first_castles() -> str:
    stakes = stakes_of(RULES, State(CENTRE, turn=0, dice=BOX.dice))
    chances = _conquests(stakes)
    order = sorted(range(len(CENTRE)), key=lambda castle: -stakes.worth[castle])
    rows = [
        (
            _name(BOX.castles[castle].id),
            str(BOX.castles[castle].points),
            f"{float(odds.conquest(BOX.castles[castle].id)):.1%}",
            f"{stakes.failed + stakes.worth[castle]:.1%}",
            f"{chances[castle] / chances.sum():.1%}" if chances[castle] >= 5e-4 else "",
        )
        for castle in order
    ]
    return _text(
        "## Which castles a perfect player takes first",
        "",
        f"A perfect first turn conquers a castle with {chances.sum():.1%}. After a turn without one the table looks as",
        "before, so the last column holds for the first castle of the game, whoever takes it and in whichever turn.",
        "",
        *_table(("castle", "points", "odds if aimed at", "won once taken", "is the first taken"), rows),
        "",
        'The castles that are worth most are not those taken first: they are too hard to get. "Won once taken" is the',
        "win probability right after the first castle of the game, with the opponent to move.",
    )


def replies() -> str:
    first = _conquests(stakes_of(RULES, State(CENTRE, turn=0, dice=BOX.dice)))
    rows = []
    for castle in sorted(range(len(CENTRE)), key=lambda number: -first[number]):
        if first[castle] < SHOWN:
            break
        owners = (*CENTRE[:castle], 1, *CENTRE[castle + 1 :])
        stakes = stakes_of(RULES, State(owners, turn=0, dice=BOX.dice))
        chances = _conquests(stakes)
        likely = [number for number in np.argsort(-chances) if chances[number] / chances.sum() >= SHOWN]
        said = ", ".join(
            f"{_name(BOX.castles[number].id)}{' (stolen)' if number == castle else ''} "
            f"{chances[number] / chances.sum():.1%}"
            for number in likely
        )
        rows.append((_name(BOX.castles[castle].id), f"{_value(owners):.1%}", said))
    return _text(
        "## And the answer to it",
        "",
        "Your opponent has just taken the first castle. This is how often you still win, and what a perfect reply",
        "conquers, if it conquers anything.",
        "",
        *_table(("they took", "you win", "you take"), rows),
    )


def perfect_against_others() -> str:
    rows = []
    for other, deals in (("greedy", GREEDY_DEALS), ("random", RANDOM_DEALS)):
        shares, began, lengths = _played(other, deals)
        found = (shares.mean(axis=1), shares[began], shares[~began])
        rows.append((other, str(2 * deals), *map(_share, found), f"{mean(lengths):.0f}"))
    return _text(
        "## How often perfect play wins",
        "",
        "The perfect bot against the greedy bot, which plays every single turn as well as it can for points that last,",
        "and against one that does anything that is legal. Every seed is played twice, with seats exchanged.",
        "",
        *_table(
            ("against", "games", "won by the perfect bot", "when it begins", "when it does not", "decisions"), rows
        ),
        "",
        "Perfect play expects a perfect opponent. Somebody who knew the habits of the greedy bot might beat it still",
        "more often; perfect play needs to know nothing about the opponent.",
    )


def seats() -> str:
    rows = []
    for players in GAME.player_counts:
        cells = [str(players), f"{1 / players:.1%}"]
        for policy, games in BATCH.items():
            played = play([policy] * players, games, seed=SEED, device=Device.CPU)
            share = played.shares[np.arange(games), played.first]
            cells += [_share(share), f"{played.turns.mean():.0f}"]
        rows.append(tuple(cells))
    greedy, random_ = BATCH[Policy.GREEDY], BATCH[Policy.RANDOM]
    return _text(
        "## Beginning at larger tables",
        "",
        "Nobody has solved the game for more than two, so here the [batch engine](batch.md) plays:",
        f"{greedy:,} games between greedy players and {random_:,} between random ones for each number of players.",
        "",
        *_table(("players", "fair", "first of greedy ones wins", "turns", "first of random ones wins", "turns"), rows),
    )


Part = Callable[[], str]
EXACT: tuple[Part, ...] = (introduction, first_player, first_roll, first_castles, replies)
PLAYED: tuple[Part, ...] = (perfect_against_others, seats)


def opening_answers() -> tuple[Answer, ...]:
    """The best answers to all first rolls, in an order in which the first possible one is the best."""
    found: defaultdict[Any, list[Any]] = defaultdict(list)
    comes_after: defaultdict[Any, set[Any]] = defaultdict(set)
    for roll, weight in Dice(BOX.dice, tuple).outcomes():
        state = State(CENTRE, turn=0, dice=BOX.dice, roll=roll)
        values = dict(move_values(RULES, state))
        best = max(values.values())
        options = {action: _option(state, action) for action in values}
        answers = {options[action] for action, value in values.items() if value >= best - TIE}
        assert len(answers) == 1, f"{roll} has several best answers: {answers}"
        answer = answers.pop()
        action = next(action for action in values if options[action] == answer)
        conquest = odds_after_fill(BOX, state, action)[1] if isinstance(action, Fill) else 0.0
        found[answer].append((weight, conquest, best))
        for option in options.values():
            comes_after[option] |= {answer} - {option}
    # Fails if no order explains every roll.
    order = TopologicalSorter({option: comes_after[option] for option in found}).static_order()
    return tuple(_answer(option, np.array(found[option])) for option in order)


def _answer(option: Option, found: np.ndarray) -> Answer:
    weights = found[:, 0]
    return Answer(
        option,
        rolls=len(found),
        chance=float(weights.sum() / 6**BOX.dice),
        conquest=float(weights @ found[:, 1] / weights.sum()),
        value=float(weights @ found[:, 2] / weights.sum()),
    )


def _option(state: State, action: Action) -> Option:
    if not isinstance(action, Fill):
        return Option(None, "lose a die", 1)
    line = BOX.castles[BOX.number_of(action.castle)].lines[action.line]
    used = len(line.dice_for(state.roll or ()) or ())
    return Option(action.castle, f"{in_words(line)}, {used}", used)


def in_words(line: BattleLine) -> str:
    """A battle line as the page names it."""
    if line.infantry:
        return f"infantry {line.infantry}"
    return " ".join(Face(symbol).name.lower() for symbol in line.symbols)


def _conquests(stakes: Stakes) -> np.ndarray:
    """By castle: the chance that a perfect turn ends with it."""
    return turn_odds(BOX).conquests(np.maximum(stakes.worth, 0.0), list(stakes.stolen), BOX.dice)


def _value(owners: tuple[int | None, ...]) -> float:
    """The win probability of seat 0, to move."""
    return table.load().value([0 if owner is None else owner + 1 for owner in owners])


def _played(other: str, deals: int) -> tuple[np.ndarray, np.ndarray, list[int]]:
    """By deal and seat of the perfect bot: its share, and whether it began; and the decisions of every game."""
    import random

    bots = GAME.bots()
    shares, began, lengths = np.zeros((deals, 2)), np.zeros((deals, 2), bool), []
    for deal in range(deals):
        for seat in (0, 1):
            at_table = [bots["perfect"], bots[other]] if seat == 0 else [bots[other], bots["perfect"]]
            match = Match.new(GAME, 2, seed=SEED + deal)
            began[deal, seat] = match.to_act == seat
            play_out(match, at_table, random.Random(f"{SEED + deal} {seat}"))
            assert match.result is not None
            shares[deal, seat] = (seat in match.result.winners) / len(match.result.winners)
            lengths.append(sum(entry.seat is not None for entry in match.log))
    return shares, began, lengths


def _share(shares: np.ndarray) -> str:
    """The mean of independent shares of the victory, with its interval."""
    found = estimate(Samples(shares, np.ones(len(shares)), is_rate=True))
    return f"{found.value:.1%} [{found.low:.1%}, {found.high:.1%}]"


def _name(castle: str | None) -> str:
    return castle.capitalize() if castle else "none"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    lines = [tuple(head), *map(tuple, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    said = [f"| {' | '.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))} |" for line in lines]
    return [said[0], f"|{'|'.join('-' * (width + 2) for width in widths)}|", *said[1:]]


def _text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
