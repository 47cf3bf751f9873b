"""Plays whole games on rows and tells of each what the lab wants to know: chronicle.py, compiled.

The dice and the bots' choices are those of the match that the readable rules play from the same seed. A warlord may ask
for a siege that is not counted yet: then the kernel stops in the middle of this game, and is called again once it is.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.duplicate import Word, begin_draw, duplicate_below
from wartable.core.twister import Twister, below, below_in_words
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import rolling_side, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.effects import dice_of, make_move, roll
from wartable.games.epic_dice_battles.batch.end import points_of
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.moves import legal_moves
from wartable.games.epic_dice_battles.batch.setup import lay_out, take_first
from wartable.games.epic_dice_battles.batch.stepping import Mind, draw
from wartable.games.epic_dice_battles.batch.warlord.warlord import best_moves

__all__ = [
    "BATTLES",
    "CASTLES",
    "CHANGES",
    "DECISIONS",
    "DEEDS",
    "EVENTS",
    "FIRST",
    "HOW",
    "OPEN_UNTIL",
    "PACKED_BITS",
    "PURCHASES",
    "STARTS",
    "STOOD",
    "WINNERS",
    "WINTERS",
    "YEAR",
    "Lucks",
    "Told",
    "new_told",
    "play_told",
]  # fmt: skip

WINNERS, HOW, YEAR, FIRST, DECISIONS, EVENTS, CHANGES, OPEN_UNTIL, STOOD, _COUNTS = range(10)
"""What is counted of a game. `STOOD`: how many standings there were; `OPEN_UNTIL`: the last of them in which the winner
did not lead."""

STARTS = 0
PURCHASES = STARTS + at.MOST_REGIONS
WINTERS = PURCHASES + at.UNIT_COUNT + 1
CASTLES = WINTERS + at.REST + 1
BATTLES = CASTLES + at.MOST_REGIONS
DEEDS = BATTLES + at.FINAL + 1
"""The deeds: start regions, purchases, winter actions, castles built, battles by kind."""

PACKED_BITS = 8
"""In the log a roll is one number: so many bits for how many dice show each face."""

_IS_ON, _LEADER, _WAS_FIGHT, _KIND, _REGION, _PHASE, _SEATS, _NOTES = range(8)
"""What is noted of the game that is being played, and of its battle before an event."""


class Lucks(NamedTuple):
    """Where the luck of every game comes from."""

    dice: Twister
    """By game: the dice, where all come from one stream."""
    keys: npt.NDArray[np.uint64]
    """By game: the dice, where every seat has its own."""
    minds: Twister
    """By game and bot; one stands for all where they share it."""
    drawn: Ints
    """In the game that is being played: how many events of chance nobody and each seat has had."""
    word: Word


class Told(NamedTuple):
    """What is told of every game, and the game that is being played."""

    counts: Ints
    scores: Ints
    """By game and seat."""
    deeds: Ints
    """By game, deed and seat."""
    row: Ints
    notes: Ints
    open_until: Ints
    """By seat: the last standing that it did not lead."""


def new_told(games: int, players: int) -> Told:
    """Room for so many games."""
    return Told(
        np.zeros((games, _COUNTS), np.int64),
        np.zeros((games, players), np.int64),
        np.zeros((games, DEEDS, players), np.int64),
        np.zeros(at.ROW_SIZE, np.int64),
        np.zeros(_NOTES, np.int64),
        np.zeros(players, np.int64),
    )


@compiled
def play_told(
    box: Ints,
    warlords: Ints,
    is_duplicate: bool,
    limit: int,
    lucks: Lucks,
    told: Told,
    log: Ints,
    mind: Mind,
    game: int,
) -> int:
    """Play from this game on; the game in which a siege is to be counted, or how many there are.

    `warlords` says of every game, bit by bit, which seats they have. `log` takes every event where it has columns.
    """
    while game < len(warlords):
        if not told.notes[_IS_ON]:
            _begin(box, lucks, told, log, is_duplicate, game)
        if not _play_on(box, warlords[game], is_duplicate, limit, lucks, told, log, mind, game):
            return game
        _end(box, told, game)
        game += 1
    return game


@compiled
def _begin(box: Ints, lucks: Lucks, told: Told, log: Ints, is_duplicate: bool, game: int) -> None:
    lay_out(box, told.row)
    told.notes[:] = 0
    told.notes[_IS_ON], told.notes[_LEADER] = 1, at.NOBODY
    told.open_until[:] = lucks.drawn[:] = 0
    _begin_roll(lucks, is_duplicate, game, 0)
    first = _below(lucks, is_duplicate, game, box[at.PLAYERS])
    take_first(told.row, first)
    told.counts[game, FIRST] = first
    _write(told.counts[game], log[game], first)


@compiled
def _play_on(
    box: Ints, warlords: int, is_duplicate: bool, limit: int, lucks: Lucks, told: Told, log: Ints, mind: Mind, game: int
) -> bool:
    """To the end of the game; False where a siege has to be counted before it goes on."""
    row, counts, notes = told.row, told.counts[game], told.notes
    while row[at.STAGE] != at.OVER:
        seat, year = row[at.SEAT], row[at.YEAR]
        if seat == at.NOBODY:
            _note_battle(row, notes)
            event = _roll(box, row, is_duplicate, lucks, mind, game)
        elif counts[DECISIONS] >= limit:
            return True
        else:
            luck = lucks.minds[game, seat if is_duplicate else 0]
            event = _choice(box, row, warlords >> seat & 1, luck, mind)
            if event == at.NOBODY:
                return False
            counts[DECISIONS] += 1
            deed = _deed_of(box, event)
            if deed != at.NOBODY:
                told.deeds[game, deed, seat] += 1
            _note_battle(row, notes)
            make_move(box, row, event, mind.moves)
        if notes[_WAS_FIGHT] and _has_ended(row, notes):
            for other in range(box[at.PLAYERS]):
                told.deeds[game, BATTLES + notes[_KIND], other] += notes[_SEATS] >> other & 1
        if row[at.YEAR] != year or row[at.STAGE] == at.OVER:
            _note_standing(box, row, counts, notes, told.open_until)
        _write(counts, log[game], event)
    return True


@compiled
def _end(box: Ints, told: Told, game: int) -> None:
    row, counts = told.row, told.counts[game]
    told.notes[_IS_ON] = 0
    counts[YEAR] = min(row[at.YEAR], box[at.LAST_YEAR])
    if row[at.STAGE] != at.OVER:
        return
    counts[WINNERS], counts[HOW] = row[at.WINNERS], row[at.HOW]
    for seat in range(box[at.PLAYERS]):
        told.scores[game, seat] = row[at.SCORES + seat]
        if row[at.WINNERS] == 1 << seat:
            counts[OPEN_UNTIL] = told.open_until[seat]


@compiled
def _write(counts: Ints, log: Ints, event: int) -> None:
    if counts[EVENTS] < len(log):
        log[counts[EVENTS]] = event
    counts[EVENTS] += 1


@compiled
def _choice(box: Ints, row: Ints, is_warlord: int, luck: Twister, mind: Mind) -> int:
    """What a bot does; `NOBODY` where a siege has to be counted first."""
    count = legal_moves(box, row, mind.moves)
    if not is_warlord:
        return mind.moves[below_in_words(luck, count)]
    if count == 1:
        return mind.moves[0]
    best = best_moves(box, row, mind.thoughts, mind.moves, count)
    return mind.moves[draw(row, luck, best)] if best else at.NOBODY


@compiled
def _roll(box: Ints, row: Ints, is_duplicate: bool, lucks: Lucks, mind: Mind, game: int) -> int:
    """Let the dice fall; by how many show each face, as one number."""
    faces, packed = mind.faces, 0
    faces[:] = 0
    _begin_roll(lucks, is_duplicate, game, 1 + _roller(row))
    for _ in range(dice_of(row)):
        faces[_below(lucks, is_duplicate, game, at.FACES)] += 1
    for face in range(at.FACES):
        packed |= faces[face] << PACKED_BITS * face
    roll(box, row, faces, mind.moves)
    return packed


@compiled
def _begin_roll(lucks: Lucks, is_duplicate: bool, game: int, place: int) -> None:
    if is_duplicate:
        begin_draw(lucks.word, lucks.keys[game], place, lucks.drawn[place])
        lucks.drawn[place] += 1


@compiled
def _below(lucks: Lucks, is_duplicate: bool, game: int, bound: int) -> int:
    return duplicate_below(lucks.word, bound) if is_duplicate else below(lucks.dice[game], bound)


@compiled
def _roller(row: Ints) -> int:
    """Whose dice fall."""
    if row[at.STAGE] == at.VILLAGES:
        return row[at.OWNER]
    place = row[at.ATTACKER] if row[at.PHASE] == at.AT_GATE else rolling_side(row)
    return row[side_at(place) + at.SIDE_SEAT]


@compiled
def _deed_of(box: Ints, action: int) -> int:
    """Which deed a choice is; `NOBODY` for none that is told."""
    kind = box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    if kind == at.CHOOSE_START:
        return STARTS + rest
    if kind == at.BUY:
        return PURCHASES + rest
    if kind == at.ACT:
        return WINTERS + rest
    return CASTLES + rest if kind == at.BUILD else at.NOBODY


@compiled
def _note_battle(row: Ints, notes: Ints) -> None:
    """The battle before an event, if there is one."""
    notes[_WAS_FIGHT] = row[at.STAGE] == at.FIGHTING
    if notes[_WAS_FIGHT]:
        notes[_KIND], notes[_REGION], notes[_PHASE] = row[at.KIND], row[at.REGION], row[at.PHASE]
        notes[_SEATS] = 0
        for place in range(row[at.SIDE_COUNT]):
            notes[_SEATS] |= 1 << row[side_at(place) + at.SIDE_SEAT]


@compiled
def _has_ended(row: Ints, notes: Ints) -> bool:
    """Whether the battle noted has come to its end; only then is it known whether it became a siege."""
    # The final battle is in no region.
    is_elsewhere = row[at.REGION] != notes[_REGION] or (row[at.KIND] == at.FINAL) != (notes[_KIND] == at.FINAL)
    if row[at.STAGE] != at.FIGHTING or is_elsewhere:
        return True
    return _is_last(notes[_PHASE]) and not _is_last(row[at.PHASE])


@compiled
def _is_last(phase: int) -> bool:
    return phase in (at.REGROUP, at.FOLLOW_UP)


@compiled
def _note_standing(box: Ints, row: Ints, counts: Ints, notes: Ints, open_until: Ints) -> None:
    """How the seats stand after a year, and who leads."""
    counts[STOOD] += 1
    best, leader = at.NOBODY, at.NOBODY
    for seat in range(box[at.PLAYERS]):
        points = points_of(box, row, seat)
        if points > best:
            best, leader = points, seat
        elif points == best:
            leader = at.NOBODY
    for seat in range(box[at.PLAYERS]):
        if seat != leader:
            open_until[seat] = counts[STOOD]
    if leader != at.NOBODY:
        counts[CHANGES] += notes[_LEADER] != at.NOBODY and notes[_LEADER] != leader
        notes[_LEADER] = leader
