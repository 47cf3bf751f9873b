"""The greedy player inside the kernel for a graphics card (Triton): the plan of a turn, and the choice after a roll."""

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls, allow-untyped-decorators
# mypy: disable-error-code="assignment"
# ruff: noqa: PLR0917, RUF005 (kernels take their arguments by place, and their compiler only adds tuples)

from __future__ import annotations

import triton  # type: ignore[import-not-found, unused-ignore]
import triton.language as tl  # type: ignore[import-not-found, unused-ignore]

__all__ = ["chosen_by_greedy", "expectations", "worth_of_castles"]


@triton.jit
def _worth_of_last(box, held, seat, mine, centre, players: tl.constexpr, last_castle: tl.constexpr):
    """AW-40: taking the last castle wins or loses the game on the spot. Means nothing if the centre holds more."""
    own = tl.load(box.standing + (mine | centre))
    sharing = own * 0 + 1
    is_behind = own < 0
    for other in tl.static_range(players):
        theirs = tl.load(box.standing + held[other])
        is_other = seat != other
        is_behind = is_behind | (is_other & (theirs > own))
        sharing += (is_other & (theirs == own)).to(tl.int32)
    return tl.where(is_behind, -last_castle, last_castle / sharing.to(tl.float32))


@triton.jit
def worth_of_castles(
    box,
    greedy,
    held,
    seat,
    mine,
    in_reach,
    centre,
    players: tl.constexpr,
    castles: tl.constexpr,
    loss: tl.constexpr,
    last_castle: tl.constexpr,
):
    """By castle: what it adds to the seat's game (heuristics.py); 0 for those better left alone."""
    before = tl.load(greedy.lasting + mine)
    at_last = _worth_of_last(box, held, seat, mine, centre, players, last_castle)
    worth = ()
    for castle in tl.static_range(castles):
        bit = 1 << castle
        clan = tl.load(greedy.others + castle)
        victim = mine * 0
        is_denied = seat < 0
        for other in tl.static_range(players):
            theirs = tl.where(seat == other, 0, held[other])
            victim = tl.where((theirs & bit) != 0, theirs, victim)
            is_denied = is_denied | ((theirs & clan) == clan)
        gained = tl.load(greedy.lasting + (mine | bit)) - before
        lost = tl.load(greedy.lasting + victim) - tl.load(greedy.lasting + (victim & ~bit))
        # A clan of one castle has no others; then nothing is denied.
        bonus = tl.where(is_denied & (clan != 0), tl.load(greedy.denied + castle), 0.0)
        found = tl.where(centre == bit, at_last, gained + lost / loss + bonus)
        is_wanted = ((in_reach & bit) != 0) & (found > 0.0)
        worth = worth + (tl.where(is_wanted, found, 0.0),)
    return worth


@triton.jit
def _half(pair):
    """The lower of two numbers that lie in one word."""
    return (pair & 0xFFFFFFFF).to(tl.int32).to(tl.float32, bitcast=True)


@triton.jit
def expectations(greedy, worth, centre, dice: tl.constexpr, castles: tl.constexpr):
    """By dice, from none to one less than all: what a turn is worth before they are rolled and a castle is chosen."""
    in_centre = ()
    stolen = ()
    for castle in tl.static_range(castles):
        lies_there = (centre & (1 << castle)) != 0
        in_centre = in_centre + (tl.where(lies_there, worth[castle], 0.0),)
        stolen = stolen + (tl.where(lies_there, 0.0, worth[castle]),)
    lose = worth[0] * 0.0
    expected = ()
    for _dice in tl.static_range(dice):
        expected = expected + (lose,)
    for count in range(1, dice):
        first = tl.load(greedy.start + count - 1)
        after_last = tl.load(greedy.start + count)
        total = lose * 0.0
        for roll in range(first, after_last):
            # All odds are asked for before the first is used: they come from a cache that takes its time.
            pairs = ()
            for castle in tl.static_range(castles):
                pairs = pairs + (tl.load(greedy.success + roll * castles + castle),)
            best = lose
            for castle in tl.static_range(castles):
                best = tl.maximum(best, in_centre[castle] * _half(pairs[castle]))
                best = tl.maximum(best, stolen[castle] * _half(pairs[castle] >> 32))
            total += tl.load(greedy.chance + roll) * best
        # So many dice that begin no castle are just lost.
        lose = tl.where(after_last > first, total, lose)
        more = ()
        for number in tl.static_range(dice):
            more = more + (tl.where(count == number, lose, expected[number]),)
        expected = more
    return expected


@triton.jit
def _pursued(
    box,
    greedy,
    roll,
    dice_left,
    open_lines,
    possible,
    is_asked,
    dice: tl.constexpr,
    lines: tl.constexpr,
    most_lines: tl.constexpr,
):
    """The line of the chosen castle with the best odds after it, unless losing a die has better ones."""
    # The lowest bit of a set of lines, as a power of two, has its place in its exponent.
    lowest = (possible & -possible).to(tl.float32)
    place = (lowest.to(tl.int32, bitcast=True) >> 23) - 127
    castle = tl.load(box.castle_of + place, mask=is_asked, other=0)
    begin = tl.load(greedy.first_line + castle)
    left = tl.where(is_asked, (open_lines >> begin).to(tl.int32), 0)
    options = (possible >> begin).to(tl.int32)
    table = greedy.pursuit + castle * ((1 << most_lines) * (dice + 1))
    best = castle.to(tl.float32) * 0.0
    chosen = castle * 0 + lines
    for line in tl.static_range(most_lines):
        is_option = is_asked & (((options >> line) & 1) == 1)
        spent = tl.load(box.used + roll * lines + begin + line, mask=is_option, other=0).to(tl.int32)
        after = (left & ~(1 << line)) * (dice + 1) + dice_left - spent
        odds = tl.load(table + after, mask=is_option, other=0.0)
        chosen = tl.where(odds > best, begin + line, chosen)
        best = tl.maximum(best, odds)
    lose = tl.load(table + left * (dice + 1) + dice_left - 1, mask=is_asked, other=0.0)
    return tl.where(best >= lose, chosen, lines)


@triton.jit
def chosen_by_greedy(
    box,
    greedy,
    worth,
    expected,
    roll,
    dice_left,
    open_lines,
    possible,
    is_open,
    is_rolling,
    centre,
    dice: tl.constexpr,
    castles: tl.constexpr,
    lines: tl.constexpr,
    most_lines: tl.constexpr,
):
    """The line to fill, or `lines` to lose a die. Between equals a line comes before a lost die."""
    has_choice = is_rolling & (possible != 0)
    opens = has_choice & is_open
    best = worth[0] * 0.0
    at = roll * 0
    for castle in tl.static_range(castles):
        row = roll * 2 * castles + castle + tl.where((centre & (1 << castle)) != 0, 0, castles)
        value = worth[castle] * tl.load(greedy.opening + row, mask=opens & (worth[castle] > 0.0), other=0.0)
        at = tl.where(value > best, row, at)
        best = tl.maximum(best, value)
    lose = best * 0.0
    for count in tl.static_range(1, dice):
        lose = tl.where(dice_left == count + 1, expected[count], lose)
    begins = opens & (best > 0.0) & (best >= lose)
    line = tl.load(greedy.opening_line + at, mask=begins, other=lines).to(tl.int32)
    on = _pursued(box, greedy, roll, dice_left, open_lines, possible, has_choice & ~is_open, dice, lines, most_lines)
    return tl.where(has_choice, tl.where(is_open, line, on), lines)
