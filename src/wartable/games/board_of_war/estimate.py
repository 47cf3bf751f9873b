"""The learned value of positions at the end of a turn, for many positions of one game at once; needs numpy only.

What it sees of a position is what compiled code sees (batch/features.py, batch/net.py): a test compares them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch import layout as at
from wartable.games.board_of_war.batch.sizes import (
    FIRST_LAYER,
    POWER_UNIT,
    SEAT_NUMBERS,
    SECOND_LAYER,
    STRONGEST,
    dense_count,
)
from wartable.games.board_of_war.rules.box import Box

__all__ = ["Estimate", "estimate_of", "learned_weights"]

Ints = npt.NDArray[np.int32]
Singles = npt.NDArray[np.float32]
_SUITS = 4
_INCOME_GROWTH, _BUILDER_GROWTH, _SOLDIER_WAIT = 14.0, 0.4, 1.3
_FAR = 20.0
_NEVER = 1000.0


class _Position(NamedTuple):
    """The planes of many rows, and what several numbers need."""

    rows: Ints
    owner: Ints
    unit: Ints
    upgraded: npt.NDArray[np.bool_]
    army: Ints
    soldiers: Ints
    power: Ints
    stayed: Ints
    captured: Ints


class Estimate:
    """The network of one table size."""

    def __init__(self, box: Box, weights: Singles) -> None:
        self._box = at.box_row(box)
        self._players, self._size = box.players, box.board.size
        area = self._size**2
        self._area = area
        table = self._box
        self._goal = table[table[at.GOAL] :][: box.players * area].reshape(box.players, area).astype(bool)
        self._turned = table[table[at.TURNED] :][: box.players * area].reshape(box.players, area)
        self._to_centre = table[table[at.TO_CENTRE] :][:area]
        self._is_centre = table[table[at.IS_CENTRE] :][:area].astype(bool)
        self._unit_of = table[table[at.UNIT_OF] :][1 : 1 + box.ranks]
        self._layers = _layers(box.players, area, weights)

    def shares(self, rows: Ints, mover: int, stage: int) -> npt.NDArray[np.float64]:
        """By row and seat: the share of the victory to be expected. Rows are positions of one game."""
        first, first_bias, second, second_bias, last, last_bias = self._layers
        inputs = self.inputs(rows, mover, stage)
        # The positions have most in common: only where they differ from the first is looked at one by one.
        base = inputs[0]
        differences = inputs - base
        places = np.flatnonzero(differences.any(axis=0))
        hidden = np.maximum(base @ first + first_bias + differences[:, places] @ first[places], 0.0)
        hidden = np.maximum(hidden @ second + second_bias, 0.0)
        scores = (hidden @ last + last_bias).astype(np.float64)
        seats = self._seats(rows[0], mover)
        shares = np.empty_like(scores)
        shares[:, seats] = scores
        shares[rows[:, at.SQUARES : at.SQUARES + self._players] == 0] = -1e9
        shares = np.exp(shares - shares.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        over = rows[:, at.PHASE] == at.OVER
        if over.any():
            shares[over] = 0.0
            shares[over, rows[over, at.TURN]] = 1.0
        return np.asarray(shares)

    def shares_of_inputs(self, boards: npt.NDArray[np.int8], numbers: npt.NDArray[np.float16]) -> Singles:
        """By position that the batch has kept: everybody's share, the mover's first and then in turn order."""
        first, first_bias, second, second_bias, last, last_bias = self._layers
        units = np.repeat([1.0, POWER_UNIT] * self._players, self._area).astype(np.float32)
        inputs = np.concatenate([boards * units, numbers.astype(np.float32)], axis=1)
        hidden = np.maximum(inputs @ first + first_bias, 0.0)
        hidden = np.maximum(hidden @ second + second_bias, 0.0)
        scores = hidden @ last + last_bias
        scores -= 1e9 * (numbers[:, SEAT_NUMBERS - 1 : self._players * SEAT_NUMBERS : SEAT_NUMBERS] == 0)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)

    def inputs(self, rows: Ints, mover: int, stage: int) -> Singles:
        """By row: the board as the mover sees it, then the numbers of all seats and of the table."""
        players, area = self._players, self._area
        position = self._position(rows)
        found = np.zeros((len(rows), 2 * players * area + dense_count(players)), np.float32)
        turned = self._turned[rows[0, at.PLACE_OF + mover]]
        strength = np.minimum(position.power, STRONGEST) * POWER_UNIT
        for ahead, seat in enumerate(self._seats(rows[0], mover)):
            found[:, 2 * ahead * area + turned] = position.owner == seat
            found[:, (2 * ahead + 1) * area + turned] = np.where(position.army == seat, strength, 0.0)
            begin = 2 * players * area + ahead * SEAT_NUMBERS
            self._seat(position, seat, found[:, begin : begin + SEAT_NUMBERS])
        self._table(rows, mover, stage, found[:, 2 * players * area + players * SEAT_NUMBERS :])
        return found

    def _seats(self, row: Ints, mover: int) -> list[int]:
        """The mover, then the others in turn order."""
        place = int(row[at.PLACE_OF + mover])
        return [int(row[at.ORDER + (place + ahead) % self._players]) for ahead in range(self._players)]

    def _position(self, rows: Ints) -> _Position:
        planes = rows[:, at.PLANES :].reshape(len(rows), at.PLANE_COUNT, self._area)
        plain, strong = planes[:, at.PLAIN], planes[:, at.STRONG]
        return _Position(
            rows,
            owner=planes[:, at.OWNER],
            unit=planes[:, at.UNIT],
            upgraded=planes[:, at.UPGRADED] > 0,
            army=planes[:, at.ARMY],
            soldiers=plain + strong,
            power=plain * self._box[at.SOLDIER_POWER] + strong * self._box[at.STRONG_POWER],
            stayed=planes[:, at.STAYED],
            captured=planes[:, at.CAPTURED],
        )

    def _table(self, rows: Ints, mover: int, stage: int, out: Singles) -> None:
        rounds, begins = rows[:, at.ROUND], self._box[at.JACKS_FROM]
        out[:, 0], out[:, 1], out[:, 2] = rounds / 20.0, stage, rounds >= begins
        out[:, 3] = np.clip(begins - rounds, 0, 6) / 6.0
        hand = rows[:, at.HAND + mover * at.RANKS :][:, : len(self._unit_of)]
        for unit in (at.MERCHANT, at.FARMER, at.BUILDER, at.SOLDIER):
            out[:, 3 + unit] = hand[:, self._unit_of == unit].sum(axis=1) / 2.0
        out[:, 8] = 1.0

    def _seat(self, position: _Position, seat: int, out: Singles) -> None:
        rows, box = position.rows, self._box
        own = position.owner == seat
        gold, builders = rows[:, at.GOLD + seat], rows[:, at.BUILDERS + seat]
        income = self._income(position, seat, own)
        pace = self._pace(rows, seat, builders)
        missing = self._goal[rows[0, at.PLACE_OF + seat]] & ~own
        hostile = (position.army >= 0) & (position.army != seat)
        gold_turns = _turns(np.maximum(0, box[at.GOLD_GOAL] - gold), income, _INCOME_GROWTH)
        in_the_way = 2.5 * (missing & (position.owner >= 0)).sum(axis=1)
        in_the_way = in_the_way + np.where(missing & hostile, 1.0 + position.power, 0.0).sum(axis=1)
        land_turns = _turns(missing.sum(axis=1), pace, _BUILDER_GROWTH) + in_the_way
        centre_turns = self._centre_turns(position, seat, own, hostile)
        out[:, 0], out[:, 1], out[:, 2] = gold / 500.0, income / 100.0, builders / 4.0
        out[:, 3], out[:, 4] = rows[:, at.BARRACKS + seat] / 2.0, rows[:, at.BARRACKS_UP + seat] / 2.0
        out[:, 5], out[:, 6] = rows[:, at.SQUARES + seat] / 12.0, rows[:, at.UPGRADES + seat] / 5.0
        out[:, 7] = pace / 4.0
        for place, turns in enumerate((gold_turns, land_turns, centre_turns)):
            out[:, 8 + place] = np.exp(-turns / 2.0)
            out[:, 11 + place] = np.minimum(turns, _FAR) / 10.0
        out[:, 14], out[:, 15] = gold + income >= box[at.GOLD_GOAL], gold + 2 * income >= box[at.GOLD_GOAL]
        self._ground(position, seat, missing, pace, out)
        self._armies(position, seat, own, hostile, out)
        for place, court in ((38, at.KING), (42, at.QUEEN), (46, at.JACK)):
            out[:, place + rows[0, court + seat]] = 1.0
        out[:, 50] = rows[:, at.MARKER_SEAT + seat] >= 0
        self._marked(position, seat, out)
        out[:, 55] = 1.0
        out[rows[:, at.SQUARES + seat] == 0] = 0.0

    def _income(self, position: _Position, seat: int, own: npt.NDArray[np.bool_]) -> Ints:
        rows, box = position.rows, self._box
        king, queen = rows[0, at.KING + seat], rows[0, at.QUEEN + seat]
        grand = (queen == at.CLUBS) & (rows[:, at.ROUND] >= box[at.GRAND_FROM])
        merchants, farmers = own & (position.unit == at.MERCHANT), own & (position.unit == at.FARMER)
        earned = np.zeros(len(rows), np.int32)
        for jack in range(self._players):
            if rows[0, at.JACK + jack] == at.SPADES:
                lies = rows[:, at.MARKER_SEAT + jack] == seat
                where = np.minimum(rows[:, at.MARKER_SQUARE + jack], self._area - 1)
                earned += lies * box[at.CROW]
                farmers = farmers.copy()
                farmers[lies, where[lies]] = False
        on_upgrades = (merchants & position.upgraded).sum(axis=1)
        plain = merchants.sum(axis=1) - on_upgrades
        earned += on_upgrades * np.where(grand, box[at.GRAND_UP], box[at.MERCHANT_UP])
        earned += plain * np.where(grand, box[at.GRAND_GOLD], box[at.MERCHANT_GOLD])
        on_upgrades = (farmers & position.upgraded).sum(axis=1)
        count = farmers.sum(axis=1)
        earned += on_upgrades * (box[at.ENGINEER] if king == at.SPADES else box[at.FARMER_UP])
        earned += (count - on_upgrades) * box[at.FARMER_GOLD]
        if queen == at.SPADES:
            earned += count * box[at.ALMANAC]
        if king == at.CLUBS:
            enemies = ((position.unit == at.MERCHANT) & ~own).sum(axis=1)
            number = merchants.sum(axis=1)
            earned += box[at.DIPLOMAT] * enemies * (number if box[at.PER_OWN] else number > 0)
        return earned

    def _pace(self, rows: Ints, seat: int, builders: Ints) -> Ints:
        idle = np.zeros(len(rows), np.int32)
        for jack in range(self._players):
            if rows[0, at.JACK + jack] == at.DIAMONDS:
                idle = (rows[:, at.MARKER_SEAT + jack] == seat) * self._box[at.IDLE]
        pace = np.maximum(0, builders - idle)
        if rows[0, at.KING + seat] == at.DIAMONDS:
            pace = pace + (pace > 0) * (self._box[at.CONQUEROR] - 1)
        return np.asarray(pace, np.int32)

    def _centre_turns(
        self, position: _Position, seat: int, own: npt.NDArray[np.bool_], hostile: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float64]:
        stay, centre = int(self._box[at.STAY]), self._is_centre
        mine = position.army == seat
        enemy_power = np.where(hostile[:, centre], position.power[:, centre], 0)
        captured = position.captured[:, centre] == seat
        standing = mine[:, centre] & ~captured
        needed = np.where(captured, np.where(enemy_power > 0, 1.0 + enemy_power, 0.0), stay + 1.0 + enemy_power)
        needed = np.where(standing, stay - position.stayed[:, centre], needed)
        wanted = (~captured & ~standing).sum(axis=1)
        turns = needed.max(axis=1) + np.where(wanted > 0, self._way(position, seat, own, mine, wanted), 0.0)
        return np.asarray(np.where(turns <= stay, turns, stay + 0.65 * (turns - stay)))

    def _way(
        self, position: _Position, seat: int, own: npt.NDArray[np.bool_], mine: npt.NDArray[np.bool_], wanted: Ints
    ) -> npt.NDArray[np.float64]:
        rows = position.rows
        walking = mine & (self._to_centre > 0)
        ways = np.where(walking, self._to_centre - 1.0, _NEVER)
        from_kingdom = np.where(own, self._to_centre, _NEVER).min(axis=1)
        waiting = rows[:, at.BARRACKS + seat] + rows[:, at.BARRACKS_UP + seat]
        most = int(self._box[at.CENTRE_COUNT])
        recruits = np.where(np.arange(most) < waiting[:, None], from_kingdom[:, None], _NEVER)
        nearest = np.sort(np.concatenate([ways, recruits], axis=1), axis=1)
        there = walking.sum(axis=1) + waiting
        last = nearest[np.arange(len(rows)), np.maximum(0, wanted - 1)]
        farthest = np.where(walking, self._to_centre - 1.0, 0.0).max(axis=1)
        farthest = np.where(waiting > 0, np.maximum(farthest, from_kingdom), farthest)
        later = np.maximum(farthest, from_kingdom + 1.0 + _SOLDIER_WAIT * (wanted - there))
        return np.where(there < wanted, later, last)

    def _ground(
        self,
        position: _Position,
        seat: int,
        missing: npt.NDArray[np.bool_],
        pace: Ints,
        out: Singles,
    ) -> None:
        unit, own = position.unit, position.owner == seat
        hostile = (position.army >= 0) & (position.army != seat)
        out[:, 16] = (own & (unit == at.MERCHANT)).sum(axis=1) / 4.0
        out[:, 17] = (own & (unit == at.FARMER)).sum(axis=1) / 4.0
        out[:, 18] = (own & (unit != at.EMPTY) & position.upgraded).sum(axis=1) / 4.0
        out[:, 19] = np.minimum((own & (unit == at.EMPTY)).sum(axis=1), 8) / 4.0
        lacking = missing.sum(axis=1)
        held, barred = (missing & (position.owner >= 0)).sum(axis=1), (missing & hostile).sum(axis=1)
        out[:, 20], out[:, 21], out[:, 22] = lacking / 12.0, held / 2.0, barred / 2.0
        is_open = held + barred == 0
        out[:, 23], out[:, 24] = (lacking <= pace) & is_open, (lacking <= 2 * pace) & is_open

    def _armies(
        self,
        position: _Position,
        seat: int,
        own: npt.NDArray[np.bool_],
        hostile: npt.NDArray[np.bool_],
        out: Singles,
    ) -> None:
        mine, power, rows = position.army == seat, position.power, position.rows
        out[:, 25] = np.where(mine, position.soldiers, 0).sum(axis=1) / 4.0
        out[:, 26] = np.where(mine, power, 0).sum(axis=1) / 5.0
        out[:, 27] = np.where(mine, power, 0).max(axis=1) / 4.0
        out[:, 28] = np.where(mine, self._to_centre, 20).min(axis=1) / 5.0
        captured = self._is_centre & (position.captured == seat)
        standing = self._is_centre & mine & ~captured
        out[:, 29], out[:, 30] = captured.sum(axis=1) / 2.0, standing.sum(axis=1) / 2.0
        out[:, 31] = np.where(standing, position.stayed, 0).sum(axis=1) / 2.0
        out[:, 32] = (captured & hostile).sum(axis=1) / 2.0
        close = self._with_neighbours(own)
        strength = np.where(hostile & close, power, 0)
        out[:, 33] = np.minimum(strength.sum(axis=1), 12) / 4.0
        near = hostile & self._with_neighbours(close) & ~close
        out[:, 34] = np.minimum(np.where(near, power, 0).sum(axis=1), 12) / 4.0
        lead = np.clip(strength.max(axis=1) - rows[:, at.UPGRADES + seat] * self._box[at.DEFENCE], -6, 10)
        out[:, 35] = np.where(strength.any(axis=1), lead / 6.0, 0.0)
        out[:, 36] = mine.sum(axis=1) / 4.0
        out[:, 37] = captured.sum(axis=1) + standing.sum(axis=1) >= 4

    def _with_neighbours(self, squares: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
        """A set of squares and those next to it, not diagonally."""
        board = squares.reshape(-1, self._size, self._size)
        found = board.copy()
        found[:, 1:] |= board[:, :-1]
        found[:, :-1] |= board[:, 1:]
        found[:, :, 1:] |= board[:, :, :-1]
        found[:, :, :-1] |= board[:, :, 1:]
        return found.reshape(len(squares), -1)

    def _marked(self, position: _Position, seat: int, out: Singles) -> None:
        rows = position.rows
        for other in range(self._players):
            lies = rows[:, at.MARKER_SEAT + other] == seat
            if not lies.any():
                continue
            jack = int(rows[0, at.JACK + other])
            if jack == at.HEARTS:
                where = np.minimum(rows[:, at.MARKER_SQUARE + other], self._area - 1)
                out[:, 51] = np.where(lies, position.power[np.arange(len(rows)), where] / 4.0, out[:, 51])
            elif jack == at.DIAMONDS:
                out[:, 52] = np.where(lies, min(1, int(self._box[at.IDLE])), out[:, 52])
            else:
                out[:, 51 + jack] = np.where(lies, 1.0, out[:, 51 + jack])


def _turns(missing: Ints, rate: Ints, growth: float) -> npt.NDArray[np.float64]:
    """Turns until `rate` a turn, rising by `growth` every turn, has made up what is missing."""
    pace = rate.astype(np.float64)
    return np.asarray((np.sqrt(pace * pace + 2.0 * growth * missing) - pace) / growth)


def _layers(players: int, area: int, weights: Singles) -> list[Singles]:
    inputs = 2 * players * area + dense_count(players)
    found, begin = [], 0
    for rows, columns in ((inputs, FIRST_LAYER), (FIRST_LAYER, SECOND_LAYER), (SECOND_LAYER, players)):
        end = begin + rows * columns
        found += [weights[begin:end].reshape(rows, columns), weights[end : end + columns]]
        begin = end + columns
    return found


def learned_weights(players: int, size: int) -> Singles | None:
    """The weights of the network for a table size; None for one that nobody has learned."""
    return _weights().get(f"{players}-{size}")


@lru_cache(maxsize=1)
def _weights() -> dict[str, Singles]:
    path = resources.files(__package__) / "data" / "value.npz"
    with path.open("rb") as file, np.load(file) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


@lru_cache(maxsize=32)
def estimate_of(box: Box) -> Estimate | None:
    """The estimate for a box; None for a table size that nobody has learned."""
    weights = learned_weights(box.players, box.board.size)
    return None if weights is None else Estimate(box, weights)
