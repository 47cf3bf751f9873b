"""Whole games of Age of War turn by turn, compiled: a turn is its exact best policy for given gains.

Once the gain of every castle is known, a turn needs no search: before a castle is chosen only the number of dice
matters, afterwards only the odds of finishing it (odds.py). So a turn is drawn as a few rolls and one last coin.
"""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wartable.core.compiled import compiled_once
from wartable.games.age_of_war.batch.cpu_greedy import TurnPlan, expect, make_plan, new_plan, worth_in_points
from wartable.games.age_of_war.batch.greedy import GreedyTables, greedy_tables
from wartable.games.age_of_war.batch.network import (
    Cards,
    Network,
    Room,
    Singles,
    Words,
    cards_of,
    first_layer,
    gain_of,
    new_room,
    shares_of,
)
from wartable.games.age_of_war.batch.tables import BoxTables, Floats, Ints, box_tables
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.estimate import Features
from wartable.games.age_of_war.learned import POINTS

__all__ = ["GREEDY", "LEARNED", "RIVAL", "Field", "Played", "field_of", "plan_of", "play_games"]

Bytes = npt.NDArray[np.int8]

GREEDY, LEARNED, RIVAL = 0, 1, 2
"""Who sits at a place: the greedy bot, the network that learns, or another one."""
MAX_TURNS = 1000
"""A game that lasts longer is thrown away."""


class Field(NamedTuple):
    """What games of so many players are played with."""

    box: BoxTables
    greedy: GreedyTables
    rolls: Floats
    """By class of rolls: its chance and that of all before it with as many dice."""
    cards: Cards
    points: float
    """What a point is worth where the network sees no difference (learned.py)."""


class Played(NamedTuple):
    """Games that were played, and the positions that are learned from: those after a turn of the network."""

    positions: Bytes
    """The owner of every castle, as seen by who moves next: 0 the centre, 1 + relative seat otherwise."""
    shares: Singles
    """By position and relative seat: the share of the victory to learn."""
    won: Singles
    """By game and seat: the share of the victory; -1 where the game is unfinished."""
    turns: Words
    """By game."""


def field_of(components: Components, players: int) -> Field:
    box = box_tables(components)
    greedy = greedy_tables(components, box, players)
    parts = [greedy.chance[greedy.start[dice] : greedy.start[dice + 1]] for dice in range(box.dice)]
    rolls = np.concatenate([np.cumsum(part) for part in parts])
    return Field(box, greedy, rolls, cards_of(Features(components, players)), POINTS)


def play_games(
    field: Field,
    seats: Bytes,
    network: Network,
    rival: Network | None = None,
    *,
    seed: int,
    noise: float = 0.0,
    trust: float = 0.0,
    positions: int = 0,
) -> Played:
    """One game for every row of `seats`, which says who sits where.

    `noise` shakes what the network gains a little, so that the games see more than one way to play. What is learned
    of a position is how the game ended, and, by `trust`, what the network thought of the positions on the way there:
    that is less a matter of luck. Games are kept until there are so many positions.
    """
    room = (np.zeros((positions, field.box.castles), np.int8), np.zeros((positions, seats.shape[1]), np.float32))
    won, turns = np.zeros(seats.shape, np.float32), np.zeros(len(seats), np.int64)
    kept = _play(field, seats, network, rival or network, seed, noise, np.float32(trust), *room, won, turns)
    return Played(room[0][:kept], room[1][:kept], won, turns)


@compiled_once()
def _play(
    field: Field,
    seats: Bytes,
    network: Network,
    rival: Network,
    seed: int,
    noise: float,
    trust: np.float32,
    positions: Bytes,
    shares: Singles,
    won: Singles,
    turns: Words,
) -> int:
    np.random.seed(seed)
    plan = new_plan(field.box, field.greedy)
    rooms = (new_room(network, field.cards), new_room(rival, field.cards))
    seen = np.zeros((MAX_TURNS, field.box.castles), np.int64)
    held = np.zeros(seats.shape[1], np.int32)
    kept = 0
    for game in range(len(seats)):
        first = np.random.randint(len(held))
        turns[game] = _play_game(field, seats[game], first, (network, rival), rooms, noise, plan, held, seen)
        _result(field.box, held, won[game])
        if won[game, 0] >= 0.0:
            at = (seats[game], first, seen[: turns[game]], won[game])
            kept += _keep(field, network, rooms[0], at, trust, positions[kept:], shares[kept:])
    return kept


@njit()
def _play_game(
    field: Field,
    seats: Bytes,
    first: int,
    networks: tuple[Network, Network],
    rooms: tuple[Room, Room],
    noise: float,
    plan: TurnPlan,
    held: Ints,
    seen: Words,
) -> int:
    """Fill in what every seat holds in the end, and every turn as its player sees it; the number of turns."""
    box, players = field.box, len(held)
    everything = (1 << box.castles) - 1
    after = np.zeros(box.castles, np.int64)
    held[:] = 0
    centre, safe, seat, turns = everything, 0, first, 0
    while centre and turns < MAX_TURNS:
        _look(held, seat, seen[turns])
        in_reach = everything & ~held[seat] & ~safe
        _look(held, (seat + 1) % players, after)
        if seats[seat] == GREEDY:
            make_plan(box, field.greedy, plan, held, seat, in_reach, centre)
        elif seats[seat] == LEARNED:
            plan_of(field, networks[0], rooms[0], plan, held, seat, in_reach, centre, after, noise)
        else:
            plan_of(field, networks[1], rooms[1], plan, held, seat, in_reach, centre, after, 0.0)
        taken = _conquest(field, plan)
        for other in range(players):
            held[other] &= ~taken
        held[seat] |= taken
        centre &= ~taken
        safe |= box.whole[held[seat]]
        seat = (seat + 1) % players
        turns += 1
    return turns


@njit()
def _look(held: Ints, seat: int, owners: Words) -> None:
    """The owners of all castles as a seat sees them: 0 the centre, 1 itself, 2 who moves next, and so on."""
    owners[:] = 0
    for other in range(len(held)):
        for castle in range(owners.size):
            if held[other] >> castle & 1:
                owners[castle] = (other - seat) % len(held) + 1


@njit()
def plan_of(
    field: Field,
    network: Network,
    room: Room,
    plan: TurnPlan,
    held: Ints,
    seat: int,
    in_reach: int,
    centre: int,
    after: Words,
    noise: float,
) -> None:
    """What the strong bot plays a turn for (learned.py); `after` are the owners as the next seat sees them."""
    box, greedy, last = field.box, field.greedy, len(held) - 1
    first_layer(network, field.cards, after, room)
    shares_of(network, room.hidden, room)
    without, count = room.shares[last], 0
    for castle in range(box.castles):
        if in_reach >> castle & 1:
            points = worth_in_points(box, greedy, held, seat, castle, centre)
            if centre == 1 << castle:
                # AW-40: the last castle of the centre ends the game, and then nothing is estimated.
                gain = max(points, 0.0) / greedy.game - without
            else:
                gain = gain_of(network, field.cards, after, castle, room) - without
            if noise > 0.0:
                gain *= np.exp(noise * np.random.standard_normal())
            gain += field.points * points
            if gain > 0.0:
                plan.worth[count], plan.row[count] = gain, castle + (0 if centre >> castle & 1 else box.castles)
                count += 1
    plan.targets[0] = count
    expect(box, greedy, plan, count)


@njit()
def _conquest(field: Field, plan: TurnPlan) -> int:
    """The castle that a turn conquers as a set of one, or the empty set."""
    box, greedy = field.box, field.greedy
    for dice in range(box.dice, 0, -1):
        begin, end = greedy.start[dice - 1], greedy.start[dice]
        if begin == end:
            return 0
        drawn = np.searchsorted(field.rolls[begin:end], np.random.random(), side="right")
        roll = min(begin + drawn, end - 1)
        best, chosen = plan.expected[dice - 1], -1
        for number in range(plan.targets[0]):
            worth = plan.worth[number] * greedy.success[plan.row[number], roll]
            if worth > 0.0 and worth >= best:
                best, chosen = worth, plan.row[number]
        if chosen >= 0:
            is_taken = np.random.random() < greedy.success[chosen, roll]
            return 1 << chosen % box.castles if is_taken else 0
    return 0


@njit()
def _result(box: BoxTables, held: Ints, won: Singles) -> None:
    """Who won (AW-41, AW-42), by seat; -1 for all if castles are left in the centre."""
    everything, best = 0, box.standing[held[0]]
    for seat in range(len(held)):
        everything |= held[seat]
        best = max(best, box.standing[held[seat]])
    for seat in range(len(held)):
        won[seat] = box.standing[held[seat]] == best
    won /= won.sum()
    if everything != (1 << box.castles) - 1:
        won[:] = -1.0


@njit()
def _keep(
    field: Field,
    network: Network,
    room: Room,
    game: tuple[Bytes, int, Words, Singles],
    trust: np.float32,
    positions: Bytes,
    shares: Singles,
) -> int:
    """Write down the positions of a game that follow a turn of the network, from the last one; how many there are."""
    seats, first, seen, won = game
    players, kept = len(seats), 0
    worth = won.copy()
    for turn in range(len(seen) - 1, 0, -1):
        mover = (first + turn) % players
        if seats[(mover - 1) % players] == LEARNED and kept < len(positions):
            positions[kept] = seen[turn]
            for seat in range(players):
                shares[kept, seat] = worth[(mover + seat) % players]
            kept += 1
        if trust > 0.0:
            first_layer(network, field.cards, seen[turn], room)
            shares_of(network, room.hidden, room)
            for seat in range(players):
                at = (mover + seat) % players
                worth[at] += trust * (room.shares[seat] - worth[at])
    return kept
