"""Whole games of Age of War turn by turn, compiled: a turn is its exact best policy for given gains.

Once the gain of every castle is known, a turn needs no search: before a castle is chosen only the number of dice
matters, afterwards only the odds of finishing it (odds.py). So a turn is drawn as a few rolls and one last coin.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from wartable.core.distribution import Dice
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.turn import turn_odds

__all__ = ["TurnTables", "play_games", "tables_of"]

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
TurnTables = tuple[Ints, NDArray[np.float64], NDArray[np.float32]]

MAX_TURNS = 600
"""A game that lasts longer is thrown away."""
TURNS_STORED = 240
"""Room for so many positions per game on average."""


def tables_of(components: Components) -> TurnTables:
    """How many rolls each number of dice has, their weights, and the odds of every castle after each."""
    turn, most = turn_odds(components), 792
    counts = np.zeros(components.dice + 1, dtype=np.int64)
    weights = np.zeros((components.dice + 1, most))
    after = np.zeros((components.dice + 1, most, len(components.castles), 2), dtype=np.float32)
    for dice in range(1, components.dice + 1):
        counts[dice] = len(Dice(dice, tuple).outcomes())
        weights[dice, : counts[dice]] = turn.weights(dice)
        after[dice, : counts[dice]] = turn.odds_after_best_line(dice)
    return counts, weights, after


@njit(cache=True)
def _outcome_of_turn(counts, weights, after, gains, stolen):  # type: ignore[no-untyped-def]
    """The castle conquered in a turn played for the greatest expected gain, or -1."""
    dice_in_box = len(counts) - 1
    castles = [c for c in range(len(gains)) if gains[c] > 0.0]
    value = np.zeros(dice_in_box + 1)
    for dice in range(1, dice_in_box + 1):
        total = 0.0
        for roll in range(counts[dice]):
            best = value[dice - 1]
            for c in castles:
                worth = gains[c] * after[dice, roll, c, stolen[c]]
                best = max(best, worth)
            total += weights[dice, roll] * best
        value[dice] = total
    for dice in range(dice_in_box, 0, -1):
        ticket, roll = np.random.random(), 0
        while roll < counts[dice] - 1 and ticket >= weights[dice, roll]:
            ticket -= weights[dice, roll]
            roll += 1
        best, chosen = value[dice - 1], -1
        for c in castles:
            worth = gains[c] * after[dice, roll, c, stolen[c]]
            if worth > best:
                best, chosen = worth, c
        if chosen >= 0:
            return chosen if np.random.random() < after[dice, roll, chosen, stolen[chosen]] else -1
    return -1


@njit(cache=True)
def _layer(inputs, weights, bias):  # type: ignore[no-untyped-def]
    """The next layer of the network: only inputs above zero count."""
    out = bias.copy()
    for at in range(len(inputs)):
        if inputs[at] > 0.0:
            out += inputs[at] * weights[at]
    return out


@njit(cache=True)
def _shares(owners, players, box, net):  # type: ignore[no-untyped-def]
    """The network of estimate.py for one position, adding up only the inputs that are not zero."""
    clan_of, castle_points, clan_points, clan_sizes = box
    f_in, b_in, f_mid, b_mid, f_out, b_out = net
    castles, clans = len(owners), len(clan_sizes)
    hidden = b_in.copy()
    per_clan = np.zeros((clans, players), dtype=np.int64)
    centre = 0
    for castle in range(castles):
        owner = owners[castle]
        hidden += f_in[castle * (players + 1) + owner]
        if owner > 0:
            per_clan[clan_of[castle], owner - 1] += 1
        else:
            centre += 1
    points = np.zeros(players, dtype=np.float32)
    whole_at = castles * (players + 1)
    for clan in range(clans):
        for seat in range(players):
            if per_clan[clan, seat] == clan_sizes[clan]:
                hidden += f_in[whole_at + clan * players + seat]
                points[seat] += clan_points[clan]
    for castle in range(castles):
        owner = owners[castle]
        if owner > 0 and per_clan[clan_of[castle], owner - 1] < clan_sizes[clan_of[castle]]:
            points[owner - 1] += castle_points[castle]
    points_at = whole_at + clans * players
    for seat in range(players):
        hidden += f_in[points_at + seat] * (points[seat] / np.float32(10.0))
    hidden += f_in[points_at + players] * np.float32(centre / castles)
    logits = _layer(_layer(hidden, f_mid, b_mid), f_out, b_out)
    shares = np.exp(logits - logits.max())
    return shares / shares.sum()


@njit(cache=True)
def _final_shares(owners, players, box):  # type: ignore[no-untyped-def]
    """Who won (AW-41, AW-42), as shares by seat; owners are 1 + seat."""
    clan_of, castle_points, clan_points, clan_sizes = box
    clans = len(clan_sizes)
    per_clan = np.zeros((clans, players), dtype=np.int64)
    held = np.zeros(players)
    for castle in range(len(owners)):
        per_clan[clan_of[castle], owners[castle] - 1] += 1
        held[owners[castle] - 1] += 1
    points, whole = np.zeros(players), np.zeros(players)
    for clan in range(clans):
        for seat in range(players):
            if per_clan[clan, seat] == clan_sizes[clan]:
                points[seat] += clan_points[clan]
                whole[seat] += 1
    for castle in range(len(owners)):
        seat = owners[castle] - 1
        if per_clan[clan_of[castle], seat] < clan_sizes[clan_of[castle]]:
            points[seat] += castle_points[castle]
    standing = points * 10000 + held * 100 + whole
    winners = standing == standing.max()
    return winners / winners.sum()


@njit(cache=True)
def play_games(games, players, noise, seed, tables, box, net):  # type: ignore[no-untyped-def]  # noqa: PLR0917
    """Positions before every turn (relative to the mover) and how those games ended (shares, likewise).

    `noise` shakes the gains a little, so that the games see more than one way to play.
    """
    np.random.seed(seed)
    counts, weights, after = tables
    clan_of, clan_sizes = box[0], box[3]
    castles = len(clan_of)
    positions = np.zeros((games * TURNS_STORED, castles), dtype=np.int8)
    results = np.zeros((games * TURNS_STORED, players), dtype=np.float32)
    used = turns_played = finished = 0
    for _ in range(games):
        owners = np.zeros(castles, dtype=np.int64)
        mover, start, turn = 0, used, 0
        movers = np.zeros(MAX_TURNS, dtype=np.int64)
        while turn < MAX_TURNS and used < len(positions) and (owners == 0).any():
            relative = np.where(owners == 0, 0, (owners - 1 - mover) % players + 1)
            positions[used] = relative
            movers[turn] = mover
            used += 1
            turn += 1
            # After the turn the next seat moves: seen from it, this mover is the last.
            seen = np.where(relative == 0, 0, (relative - 2) % players + 1)
            fail = _shares(seen, players, box, net)[players - 1]
            per_clan = np.zeros((len(clan_sizes), players + 1), dtype=np.int64)
            for castle in range(castles):
                per_clan[clan_of[castle], relative[castle]] += 1
            last = (owners == 0).sum() == 1
            gains = np.zeros(castles)
            stolen = np.zeros(castles, dtype=np.int64)
            for castle in range(castles):
                owner, clan = relative[castle], clan_of[castle]
                if owner == 1 or (owner > 1 and per_clan[clan, owner] == clan_sizes[clan]):
                    continue
                stolen[castle] = 1 if owner > 0 else 0
                seen[castle] = players
                if last and owner == 0:
                    worth = _final_shares(seen, players, box)[players - 1]
                else:
                    worth = _shares(seen, players, box, net)[players - 1]
                seen[castle] = 0 if owner == 0 else (owner - 2) % players + 1
                gains[castle] = (worth - fail) * np.exp(noise * np.random.standard_normal())
            taken = _outcome_of_turn(counts, weights, after, gains, stolen)
            if taken >= 0:
                owners[taken] = mover + 1
            mover = (mover + 1) % players
        turns_played += turn
        if (owners == 0).any():
            used = start
            continue
        finished += 1
        final = _final_shares(owners, players, box)
        for at in range(turn):
            for seat in range(players):
                results[start + at, seat] = final[(movers[at] + seat) % players]
    return positions[:used], results[:used], turns_played, finished
