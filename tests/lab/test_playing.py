"""One game of an experiment."""

from __future__ import annotations

import msgspec

from wartable import get_game, run
from wartable.lab.experiment import Deal, DiceMode, Experiment
from wartable.lab.game_record import UNFINISHED, GameRecord
from wartable.lab.playing import match_of, record_of

AOW = get_game("age-of-war")
BOW = get_game("board-of-war")


def test_with_fresh_dice_it_is_the_game_that_run_plays() -> None:
    deal = Experiment("age-of-war", ("greedy", "random"), seed=2).deal(1)
    match = match_of(AOW, {}, deal)
    assert run(AOW, deal.bots, seed=deal.seed).log == match.log
    assert ("random", "greedy") == deal.bots


def test_the_record_says_what_came_of_it() -> None:
    deal = Deal(7, ("mason", "random"), 3)
    match = match_of(BOW, {}, deal)
    record = record_of(match, deal)
    assert match.result is not None
    assert (7, 3, ("mason", "random")) == (record.index, record.seed, record.bots)
    assert (match.result.winners, match.result.scores, match.result.how) == (record.winners, record.scores, record.how)
    assert match.log[next(i for i, entry in enumerate(match.log) if entry.seat is not None)].seat == record.first
    assert sum(entry.seat is not None for entry in match.log) == record.decisions
    assert record.length == match.observe(None).round
    assert record.deeds


def test_a_game_that_the_limit_stopped_has_no_winner() -> None:
    record = record_of(run(BOW, ["random"] * 2, seed=1, max_decisions=20), Deal(0, ("random", "random"), 1))
    assert ((), UNFINISHED, None, 20) == (record.winners, record.how, record.decided, record.decisions)
    assert 0.0 == record.share(0)


def test_with_duplicate_dice_a_seat_rolls_the_same_whoever_sits_elsewhere() -> None:
    """Roll by roll: wherever seat 0 has as many dice left in both games, they show the same."""
    deals = [Deal(0, ("greedy", opponent), 11, DiceMode.DUPLICATE) for opponent in ("greedy", "random")]
    one, other = (
        [
            entry.event.faces
            for before, entry, _ in match_of(AOW, {}, deal).steps()
            if entry.seat is None and before.turn == 0
        ]
        for deal in deals
    )
    alike = [(a, b) for a, b in zip(one, other, strict=False) if len(a) == len(b)]
    assert one != other
    assert len(alike) > 20
    assert all(a == b for a, b in alike)


def test_a_shared_victory_is_shared() -> None:
    record = msgspec.structs.replace(_some_record(), winners=(0, 1))
    assert (0.5, 0.5) == (record.share(0), record.share(1))


def test_records_survive_json() -> None:
    record = _some_record()
    assert record == msgspec.json.decode(msgspec.json.encode(record), type=GameRecord)


def _some_record() -> GameRecord:
    deal = Deal(0, ("random", "random"), 1)
    return record_of(match_of(BOW, {}, deal), deal)
