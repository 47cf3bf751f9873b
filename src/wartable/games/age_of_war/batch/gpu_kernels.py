"""The batch engine's kernel for a graphics card (Triton): a lane plays one game after the other, turn by turn.

All lanes are in the same turn of their own games, and a turn is as many steps as there are dice: every decision takes
one die at the least. So no lane waits for another but for the steps that its turn does not need. What a lane knows of
each seat or castle is a tuple of vectors over the lanes: nothing crosses lanes, and nothing leaves the registers but
the result of a game. docs/batch.md has the figures.
"""

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls, allow-untyped-decorators
# mypy: disable-error-code="assignment"
# ruff: noqa: PLR0917, RUF005 (kernels take their arguments by place, and their compiler only adds tuples)

from __future__ import annotations

import triton  # type: ignore[import-not-found, unused-ignore]
import triton.language as tl  # type: ignore[import-not-found, unused-ignore]

from wartable.games.age_of_war.batch.gpu_greedy import chosen_by_greedy, expectations, worth_of_castles

__all__ = ["play_kernel"]


@triton.jit
def _words(seed, game, number, kind: tl.constexpr):
    """philox.py: four random words; `game` has 64 bits."""
    low = (game & 0xFFFFFFFF).to(tl.uint32)
    high = ((game >> 32) & 0xFFFFFFFF).to(tl.uint32)
    return tl.philox(seed, number.to(tl.uint32), low, high, (number * 0 + kind).to(tl.uint32))


@triton.jit
def _below(word, bound):
    return tl.umulhi(word, bound.to(tl.uint32)).to(tl.int32)


@triton.jit
def _draw_roll(box, dice, word, coin, is_rolling):
    begin = tl.load(box.first_roll + dice)
    roll = begin + _below(word, tl.load(box.first_roll + dice + 1) - begin)
    pair = tl.load(box.alias + roll, mask=is_rolling, other=0)
    return tl.where(coin < (pair & 0xFFFFFFFF).to(tl.uint32), roll, (pair >> 32).to(tl.int32))


@triton.jit
def _chosen_by_chance(box, possible, word, lines: tl.constexpr):
    """Any legal action, each as likely as the others: a line, or `lines` to lose a die (AW-11).

    The bits of each byte are counted, and the counts summed up from below, all bytes side by side in one word.
    """
    ones = 0x0101010101010101
    count = possible - ((possible >> 1) & 0x5555555555555555)
    count = (count & 0x3333333333333333) + ((count >> 2) & 0x3333333333333333)
    upto = ((count + (count >> 4)) & 0x0F0F0F0F0F0F0F0F) * ones
    fills = (upto >> 56).to(tl.int32)
    number = _below(word, fills + 1)
    # A byte's top bit stays where it holds no more bits up to here than lie below the one that is looked for.
    passed = ((number.to(tl.int64) * ones | 0x0080808080808080) - (upto & 0x007F7F7F7F7F7F7F)) & 0x0080808080808080
    shift = ((((passed >> 7) * ones) >> 56) * 8).to(tl.int32)
    left = number - ((upto << 8) >> shift & 0x7F).to(tl.int32)
    byte = (possible >> shift & 0xFF).to(tl.int32)
    is_fill = number < fills
    place = tl.load(box.places + byte * 8 + left, mask=is_fill, other=0).to(tl.int32)
    return tl.where(is_fill, shift + place, lines)


@triton.jit
def _held_by(held, seat, players: tl.constexpr):
    mine = held[0]
    for other in tl.static_range(1, players):
        mine = tl.where(seat == other, held[other], mine)
    return mine


@triton.jit
def _after_conquest(held, seat, taken, players: tl.constexpr):
    """What every seat holds once one of them has taken a castle."""
    after = ()
    for other in tl.static_range(players):
        rest = held[other] & ~taken
        after = after + (tl.where(seat == other, rest | taken, rest),)
    return after


@triton.jit
def _kept(held, is_over, players: tl.constexpr):
    """Nothing where a game is over."""
    kept = ()
    for other in tl.static_range(players):
        kept = kept + (tl.where(is_over, 0, held[other]),)
    return kept


@triton.jit
def _write(
    held_at_end,
    counts,
    logs,
    at,
    held,
    first,
    turns,
    decisions,
    is_over,
    log_columns,
    is_logged: tl.constexpr,
    players: tl.constexpr,
):
    """How the games that are over ended."""
    for other in tl.static_range(players):
        tl.store(held_at_end + at * players + other, held[other], mask=is_over)
    tl.store(counts + at * 3, first, mask=is_over)
    tl.store(counts + at * 3 + 1, turns, mask=is_over)
    tl.store(counts + at * 3 + 2, decisions, mask=is_over)
    if is_logged:
        tl.store(logs + at * log_columns, first, mask=is_over)


@triton.jit
def _first_player(seed, game, players: tl.constexpr):
    # AW-6: the first player is drawn.
    zero = (game * 0).to(tl.int32)
    return _below(_words(seed, game, zero, 1)[0], zero + players)


@triton.jit
def _play_turn(
    box,
    greedy,
    log,
    seed,
    game,
    decisions,
    open_lines,
    worth,
    expected,
    centre,
    is_playing,
    is_greedy,
    log_columns,
    is_logged: tl.constexpr,
    has_random: tl.constexpr,
    has_greedy: tl.constexpr,
    dice: tl.constexpr,
    castles: tl.constexpr,
    lines: tl.constexpr,
    most_lines: tl.constexpr,
):
    """The castle conquered, as a set of one or none; and the decisions of the game so far. See cpu.py."""
    is_open = is_playing
    dice_left = tl.where(is_playing, dice, 0)
    taken = dice_left * 0
    for _step in range(dice):
        is_rolling = dice_left > 0
        words = _words(seed, game, decisions, 0)
        roll = _draw_roll(box, dice_left, words[0], words[1], is_rolling)
        possible = tl.load(box.fills + roll) & open_lines
        line = dice_left
        if has_random:
            line = _chosen_by_chance(box, possible, words[2], lines)
        if has_greedy:
            wanted = chosen_by_greedy(
                box, greedy, worth, expected, roll, dice_left, open_lines, possible,
                is_open, is_rolling, centre, dice, castles, lines, most_lines,
            )  # fmt: skip
            line = tl.where(is_greedy, wanted, line)
        if is_logged:
            has_room = is_rolling & (2 * decisions + 2 < log_columns)
            tl.store(log + 2 * decisions + 1, roll, mask=has_room)
            tl.store(log + 2 * decisions + 2, line, mask=has_room)
        decisions += is_rolling.to(tl.int32)
        is_filled = is_rolling & (line < lines)
        # AW-15, AW-30: the rest of the card; when none is left the castle is conquered.
        rest = tl.load(box.rest + line, mask=is_filled, other=0)
        open_lines = tl.where(is_filled, open_lines & rest, open_lines)
        is_conquered = is_filled & (open_lines == 0)
        taken = tl.where(is_conquered, 1 << tl.load(box.castle_of + line, mask=is_conquered, other=0), taken)
        # AW-12: a lost die is out until the turn ends.
        spent = tl.load(box.used + roll * lines + line, mask=is_filled, other=1).to(tl.int32)
        dice_left = tl.where(is_rolling & ~is_conquered, dice_left - spent, 0)
        is_open = is_open & ~is_filled
    return taken, decisions


# Numbers that change from launch to launch must not be compiled in: greedy players take a while to compile.
@triton.jit(do_not_specialize=["seed", "first_game", "games", "turn_limit", "log_columns"])
def play_kernel(
    held_at_end,  # out, by game and seat
    counts,  # out, by game: who began, turns, decisions
    logs,  # out, by game, if asked for
    next_game,  # one number: the first game that no lane has taken yet
    box,  # gpu.py
    greedy,
    seed,
    first_game,
    games,
    turn_limit,
    log_columns,
    is_logged: tl.constexpr,
    greedy_seats: tl.constexpr,
    players: tl.constexpr,
    dice: tl.constexpr,
    castles: tl.constexpr,
    lines: tl.constexpr,
    most_lines: tl.constexpr,
    loss: tl.constexpr,
    last_castle: tl.constexpr,
    lanes: tl.constexpr,
):
    """Play `games` games: a lane that has finished one takes the next that nobody has."""
    everything: tl.constexpr = (1 << castles) - 1
    has_random: tl.constexpr = greedy_seats != (1 << players) - 1
    has_greedy: tl.constexpr = greedy_seats != 0
    place = tl.atomic_add(next_game + tl.arange(0, lanes) * 0, 1)
    turns = place * 0
    decisions = place * 0
    centre = place * 0 + everything
    safe = place * 0
    held = ()
    for _seat in tl.static_range(players):
        held = held + (place * 0,)
    first = _first_player(seed, first_game + place.to(tl.int64), players)
    seat = first
    while tl.min(place, axis=0) < games:
        is_playing = place < games
        at = place.to(tl.int64)
        mine = _held_by(held, seat, players)
        # AW-22: not one's own castles, and not face-down cards.
        in_reach = everything & ~mine & ~safe
        open_lines = tl.load(box.printed + in_reach) | tl.load(box.special + (in_reach & ~centre))
        worth = ()
        expected = ()
        if has_greedy:
            worth = worth_of_castles(
                box, greedy, held, seat, mine, in_reach, centre, players, castles, loss, last_castle
            )
            expected = expectations(greedy, worth, centre, dice, castles)
        taken, decisions = _play_turn(
            box, greedy, logs + at * log_columns, seed, first_game + at, decisions, open_lines, worth, expected,
            centre, is_playing, ((greedy_seats >> seat) & 1) == 1, log_columns,
            is_logged, has_random, has_greedy, dice, castles, lines, most_lines,
        )  # fmt: skip
        held = _after_conquest(held, seat, taken, players)
        centre = centre & ~taken
        safe = safe | tl.load(box.whole + _held_by(held, seat, players))
        seat = tl.where(seat + 1 < players, seat + 1, 0)
        turns += 1
        # AW-40: the game ends the moment the last castle leaves the centre.
        is_over = is_playing & ((centre == 0) | (turns >= turn_limit))
        if tl.max(is_over.to(tl.int32), axis=0) > 0:
            _write(
                held_at_end, counts, logs, at, held, first, turns, decisions, is_over, log_columns, is_logged, players
            )
            place = tl.where(is_over, tl.atomic_add(next_game + place * 0, 1, mask=is_over), place)
            turns = tl.where(is_over, 0, turns)
            decisions = tl.where(is_over, 0, decisions)
            centre = tl.where(is_over, everything, centre)
            safe = tl.where(is_over, 0, safe)
            held = _kept(held, is_over, players)
            drawn = _first_player(seed, first_game + place.to(tl.int64), players)
            first = tl.where(is_over, drawn, first)
            seat = tl.where(is_over, drawn, seat)
