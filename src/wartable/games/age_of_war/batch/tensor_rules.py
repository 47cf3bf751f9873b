"""The rules of Age of War in tensor operations, for many tables at once on any device of PyTorch.

All that is known of the rules is looked up in tables that the readable rules build (tables.py). A position is a few
numbers for each table. What a seat sees is packed into words first, and a number of the encoding is then so many bits
of one of them, looked up in what the encoding makes of it: so it is written once, and nothing else is.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from wartable.games.age_of_war.batch.tables import BoxTables, all_lines, all_rolls, bit_places, box_tables
from wartable.games.age_of_war.batch.tensor_dice import FIRST_PLAYER, ROLL, Tensor, below, nth_bit, philox
from wartable.games.age_of_war.components import Components, Face
from wartable.games.age_of_war.encoding import AgeOfWarEncoding

__all__ = [
    "Position",
    "RuleTensors",
    "Told",
    "deal",
    "decide",
    "drawn_line",
    "is_legal",
    "is_out_of_time",
    "merged",
    "new_position",
    "of_seat",
    "possible_lines",
    "rule_tensors",
    "tell",
]

_NO_ROLL = 0
"""No dice have one roll too, and it fills nothing."""
_DICE_AT, _LOST_AT, _FILLED_AT, _FACE_BITS = 8, 12, 16, 4
"""Where dice, lost dice and filled lines begin in the words that they share; the bits of a count of dice."""


class RuleTensors(NamedTuple):
    """What the rules and the encoding say, for one box and number of players."""

    keys: Tensor
    """By round: the key of the random words."""
    players: int
    dice: int
    castles: int
    lines: int
    first_roll: Tensor
    alias: Tensor
    fills: Tensor
    used: Tensor
    """By roll and line, in a row."""
    rest: Tensor
    printed: Tensor
    special: Tensor
    whole: Tensor
    standing: Tensor
    points: Tensor
    castle_bit: Tensor
    """By line: its castle, as a set."""
    line_bit: Tensor
    """By line: which of its card's lines it is, as a set."""
    places: Tensor
    """`bit_places`, in a row."""
    faces: Tensor
    """By roll: how many dice show each face, four bits for each."""
    win: Tensor
    """By number of winners: what a victory pays each of them."""
    line_numbers: Tensor
    """By action."""
    word_of: Tensor
    """By number of the encoding: the word that it is in, where in it, its bits, and where its values begin."""
    shift_of: Tensor
    bits_of: Tensor
    values_of: Tensor
    values: Tensor


class Position(NamedTuple):
    """Where everything lies, by table. Castles and lines are sets."""

    match: Tensor
    """Its number: the dice depend on it and the seed alone."""
    centre: Tensor
    safe: Tensor
    """Castles of conquered clans."""
    turn: Tensor
    dice: Tensor
    placed: Tensor
    """Dice on the card under siege."""
    roll: Tensor
    luck: Tensor
    """The word that chooses for a random player now."""
    target: Tensor
    """That card, as a set of one or none."""
    filled: Tensor
    """Its filled lines."""
    lines: Tensor
    """Those that may still be filled."""
    decisions: Tensor
    learner: Tensor
    is_done: Tensor
    is_lost: Tensor
    """By an action that is not allowed: of whose turn it is."""
    held: tuple[Tensor, ...]
    """By seat."""


class Told(NamedTuple):
    """What a learner is told, a row for each table; as `core.batch.TableArrays`."""

    observations: Tensor
    masks: Tensor
    rewards: Tensor
    """By seat."""
    seats: Tensor
    is_over: Tensor
    is_cut_short: Tensor
    is_illegal: Tensor
    paid: Tensor
    """The reward of the seat that acted."""
    drawn: Tensor
    """A legal action, each as likely as the others: what a random player of the batch engine does with this roll."""


def new_position(count: int, players: int, device: Any) -> Position:
    """Room for so many tables, at none of which there is a match."""

    def numbers(kind: Any = torch.int32) -> Tensor:
        return torch.zeros(count, dtype=kind, device=device)

    held = tuple(numbers() for _ in range(players))
    words = {"match", "luck", "lines"}
    fields = {name: numbers(torch.int64 if name in words else torch.int32) for name in Position._fields}
    return Position(**fields | {"is_done": numbers(torch.bool), "is_lost": numbers(torch.bool), "held": held})


def merged(is_new: Tensor, new: Position, old: Position) -> Position:
    """The new position where there is one."""
    held = tuple(torch.where(is_new, one, other) for one, other in zip(new.held, old.held, strict=True))
    names = (name for name in Position._fields if name != "held")
    rest = {name: torch.where(is_new, getattr(new, name), getattr(old, name)) for name in names}
    return Position(**rest, held=held)


def deal(rules: RuleTensors, match: Tensor, learner: int | None) -> Position:
    """New matches of these numbers; without `learner` its seat is drawn, and a negative one plays all seats."""
    nothing = torch.zeros_like(match, dtype=torch.int32)
    everything = nothing + ((1 << rules.castles) - 1)
    # AW-6: who begins is drawn.
    turn = below(philox(rules.keys, match, nothing, FIRST_PLAYER)[0], rules.players).to(torch.int32)
    if learner is None:
        seat = below(philox(rules.keys, match, nothing + 1, FIRST_PLAYER)[0], rules.players).to(torch.int32)
    else:
        seat = nothing + learner
    dice = nothing + rules.dice
    roll, luck = _rolled(rules, match, nothing, dice)
    return Position(
        match=match,
        centre=everything,
        safe=nothing,
        turn=turn,
        dice=dice,
        placed=nothing,
        roll=roll,
        luck=luck,
        target=nothing,
        filled=nothing,
        lines=rules.printed[everything],
        decisions=nothing,
        learner=seat,
        is_done=nothing != 0,
        is_lost=nothing != 0,
        held=(nothing,) * rules.players,
    )


def decide(rules: RuleTensors, at: Position, line: Tensor, acts: Tensor) -> Position:
    """A legal decision at the tables of `acts`, and the roll after it; the number of lines loses a die."""
    is_fill = acts & (line < rules.lines)
    line = torch.where(is_fill, line, 0)
    used = torch.where(is_fill, rules.used[at.roll * rules.lines + line], 0)
    # AW-15: every later line of the turn is on the same card.
    lines = torch.where(is_fill, at.lines & rules.rest[line], at.lines)
    target = torch.where(is_fill, rules.castle_bit[line], at.target)
    filled = torch.where(is_fill, at.filled | rules.line_bit[line], at.filled)
    # AW-12: a lost die is out until the turn ends.
    dice = at.dice - torch.where(is_fill, used, acts.to(torch.int32))
    is_conquest = is_fill & (lines == 0)
    # AW-30: the last required line takes the card.
    taken = torch.where(is_conquest, target, 0)
    held = tuple(torch.where(at.turn == seat, before | taken, before & ~taken) for seat, before in enumerate(at.held))
    centre = at.centre & ~taken
    safe = at.safe | rules.whole[of_seat(held, at.turn)]
    # AW-16: without dice, and with a conquest, the turn is over; AW-17: the player to the left is next.
    ends = is_conquest | (acts & (dice == 0))
    following = torch.where(at.turn + 1 < rules.players, at.turn + 1, 0)
    turn = torch.where(ends, following, at.turn)
    dice = torch.where(ends, rules.dice, dice)
    # AW-22: not one's own castles, and not face-down cards.
    reach = ~(of_seat(held, turn) | safe) & ((1 << rules.castles) - 1)
    opened = rules.printed[reach] | rules.special[reach & ~centre]
    decisions = at.decisions + acts.to(torch.int32)
    roll, luck = _rolled(rules, at.match, decisions, dice)
    return at._replace(
        centre=centre,
        safe=safe,
        turn=turn,
        dice=dice,
        placed=torch.where(ends, 0, at.placed + used),
        # AW-40: the game ends the moment the last castle leaves the centre. Without a decision it is the same roll.
        roll=torch.where(centre == 0, _NO_ROLL, roll),
        luck=luck,
        target=torch.where(ends, 0, target),
        filled=torch.where(ends, 0, filled),
        lines=torch.where(ends, opened, lines),
        decisions=decisions,
        held=held,
    )


def of_seat(by_seat: tuple[Tensor, ...], seat: Tensor) -> Tensor:
    """What belongs to the seats of `seat`."""
    mine = by_seat[0]
    for other in range(1, len(by_seat)):
        mine = torch.where(seat == other, by_seat[other], mine)
    return mine


def possible_lines(rules: RuleTensors, at: Position) -> Tensor:
    """The lines that the roll fills and that may be filled."""
    return rules.fills[at.roll] & at.lines


def is_legal(rules: RuleTensors, at: Position, action: Tensor) -> Tensor:
    """Whether an action is allowed; a number that is none is not. AW-11: losing a die always is."""
    is_line = (action >= 0) & (action < rules.lines)
    fills = possible_lines(rules, at) >> torch.where(is_line, action, 0) & 1
    return torch.where(is_line, fills != 0, action == rules.lines)


def is_out_of_time(at: Position, limit: int) -> Tensor:
    """Whether a match is over or has come to the limit."""
    return (at.centre == 0) | (at.decisions >= limit)


def drawn_line(rules: RuleTensors, at: Position) -> Tensor:
    """What a random player does with the roll: fill any line, or lose a die."""
    return nth_bit(rules.places, possible_lines(rules, at), at.luck, rules.lines)


def tell(rules: RuleTensors, at: Position, actor: Tensor, limit: int) -> Told:
    """What the learner is told; `actor` has acted."""
    viewer = torch.where(at.learner < 0, at.turn, at.learner)
    is_won = at.centre == 0
    is_cut_short = ~is_won & (at.decisions >= limit)
    words = _packed(rules, at, viewer)
    fields = words[:, rules.word_of] >> rules.shift_of & rules.bits_of
    allowed = possible_lines(rules, at) | _signed(1 << rules.lines)
    allowed = torch.where(is_won | is_cut_short, 0, allowed)
    rewards = _rewards(rules, at, is_won)
    return Told(
        observations=rules.values[rules.values_of + fields],
        masks=(allowed[:, None] >> rules.line_numbers & 1).to(torch.int8),
        rewards=torch.stack(rewards, 1),
        seats=viewer.to(torch.int64),
        is_over=is_won | at.is_lost,
        is_cut_short=is_cut_short,
        is_illegal=at.is_lost.clone(),
        paid=of_seat(rewards, actor),
        drawn=drawn_line(rules, at),
    )


def rule_tensors(components: Components, players: int, device: Any) -> RuleTensors:
    """The tables of a box on a device; TooLarge if there is no room for it."""
    box = box_tables(components)
    encoding = AgeOfWarEncoding(components, players)
    cards = [castle for castle, _ in all_lines(components)]
    rolls = all_rolls(components.dice)
    pays = [0.0, *((players / winners - 1) / (players - 1) for winners in range(1, players + 1))]
    own = {
        "keys": np.zeros((10, 2), np.int64),
        "used": box.used.ravel().astype(np.int32),
        "castle_bit": np.array([1 << card for card in cards], np.int32),
        "line_bit": np.array([1 << number - cards.index(card) for number, card in enumerate(cards)], np.int32),
        "places": bit_places().ravel(),
        "faces": np.array([_packed_faces(roll) for roll in rolls], np.int32),
        "win": np.array(pays, np.float32),
        "line_numbers": np.arange(box.lines + 1),
    }
    tables = box._asdict() | {"players": players} | own | _columns(encoding, box, players)
    found = (tables[name] for name in RuleTensors._fields)
    return RuleTensors(*(value if isinstance(value, int) else _tensor(value, device) for value in found))


def _tensor(table: Any, device: Any) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(table)).to(device)


def _rolled(rules: RuleTensors, match: Tensor, number: Tensor, dice: Tensor) -> tuple[Tensor, Tensor]:
    """The number of a roll of so many dice, and the word for what a random player does with it; cpu.py."""
    word, coin, luck = philox(rules.keys, match, number, ROLL)
    begin = rules.first_roll[dice]
    drawn = begin + below(word, rules.first_roll[dice + 1] - begin)
    pair = rules.alias[drawn]
    return torch.where(coin < (pair & 0xFFFFFFFF), drawn, pair >> 32).to(torch.int32), luck


def _packed(rules: RuleTensors, at: Position, viewer: Tensor) -> Tensor:
    """All that a seat sees in a few words, by table; `_columns` knows where what is."""
    players = rules.players
    seats = [
        torch.where(viewer + place < players, viewer + place, viewer + place - players) for place in range(players)
    ]
    held = [of_seat(at.held, seat) for seat in seats]
    turn = torch.zeros_like(at.turn)
    for place, seat in enumerate(seats):
        turn = torch.where(at.turn == seat, 1 << place, turn)
    lost = rules.dice - at.dice - at.placed
    words = [
        at.centre,
        *held,
        at.safe,
        *(rules.points[own] for own in held),
        turn | at.dice << _DICE_AT | lost << _LOST_AT,
        rules.faces[at.roll],
        at.target | at.filled << _FILLED_AT,
    ]
    return torch.stack(words, 1)


def _columns(encoding: AgeOfWarEncoding, box: BoxTables, players: int) -> dict[str, Any]:
    """By number of the encoding: word, place in it, bits, and where its values begin among all values."""
    size = encoding.layout.size
    word, shift, bits, first = (np.zeros(size, np.int32) for _ in range(4))
    values: list[float] = []
    safe = players + 1
    points = safe + 1
    counts = points + players
    # By section: word, place and bits of the number at a place of its axes.
    where = {
        "owners": lambda castle, owner: (owner, castle, 1),
        "face_down": lambda castle: (safe, castle, 1),
        "points": lambda seat: (points + seat, 0, 31),
        "turn": lambda seat: (counts, seat, 1),
        "dice": lambda: (counts, _DICE_AT, _FACE_BITS),
        "lost": lambda: (counts, _LOST_AT, _FACE_BITS),
        "roll": lambda face: (counts + 1, _FACE_BITS * face, _FACE_BITS),
        "target": lambda castle: (counts + 2, castle, 1),
        "filled": lambda line: (counts + 2, _FILLED_AT + line, 1),
    }
    for section in encoding.layout.sections:
        most = int(box.points.max()) if section.name == "points" else int(section.ceiling)
        for place in np.ndindex(*section.axes.values()):
            column = section.at(*place)
            word[column], shift[column], width = where[section.name](*place)  # type: ignore[operator]
            bits[column], first[column] = (1 << width) - 1, len(values)
        values += [min(count / section.ceiling, 1.0) for count in range(most + 1)]
    names = ("word_of", "shift_of", "bits_of", "values_of", "values")
    return dict(zip(names, (word, shift, bits, first, np.array(values, np.float32)), strict=True))


def _packed_faces(roll: tuple[int, ...]) -> int:
    return sum(roll.count(face) << _FACE_BITS * number for number, face in enumerate(Face))


def _rewards(rules: RuleTensors, at: Position, is_won: Tensor) -> tuple[Tensor, ...]:
    """AW-41, AW-42: those who stand best share the victory. Whoever did what is not allowed has lost."""
    standings = [rules.standing[held] for held in at.held]
    best = standings[0]
    for standing in standings[1:]:
        best = torch.maximum(best, standing)
    winners = torch.zeros_like(best)
    for standing in standings:
        winners = winners + (standing == best).to(torch.int32)
    lost = -1.0 / (rules.players - 1)
    paid = []
    for seat, standing in enumerate(standings):
        won = torch.where(standing == best, rules.win[winners], lost)
        fined = torch.where(at.is_lost & (at.turn == seat), lost, torch.zeros_like(won))
        paid.append(torch.where(is_won, won, fined))
    return tuple(paid)


def _signed(word: int) -> int:
    """A number of 64 bits as a tensor takes it."""
    return word - (1 << 64) if word >> 63 else word
