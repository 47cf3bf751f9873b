"""Puzzles from the mistakes of a reviewed game: which decisions are looked at, and what a patient judge makes of them.

The best choice has to be sure; whoever chose otherwise has shown that it is not obvious.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from wartable.analysis.puzzles import DEAR, Found, Mistake, puzzle_of_mistake
from wartable.core.game import Options
from wartable.core.puzzle import write_worths
from wartable.registry import get_judge
from wartable.server.after.review_work import FinishedGame, KeptReview, match_of_game
from wartable.server.live.live_table import LiveTable
from wartable.server.store.mistakes import MistakeRow

__all__ = ["MistakeQuestion", "dear_mistakes", "mistake_row", "work_out_puzzle"]

_MOST_OF_A_SEAT = 4
"""A review makes no more puzzles for one player: a patient judge takes long."""


class MistakeQuestion(NamedTuple):
    """A game, and a mistake in it."""

    game: FinishedGame
    event: int
    seat: int


def dear_mistakes(live: LiveTable, review: KeptReview) -> Iterator[tuple[str, Mistake]]:
    """The dearest mistakes of every person at a table, with who made them; none where the numbers are not standard."""
    game = live.setup.game
    options: Options = game.check_options(live.setup.plan.options)
    if msgspec.structs.replace(options, position="") != game.options_type():
        return
    for seat, place in enumerate(live.position.places):
        if place.player is not None:
            mine = [each for each in review.decisions if each.seat == seat and each.grade in DEAR]
            for each in sorted(mine, key=lambda each: -each.loss)[:_MOST_OF_A_SEAT]:
                yield place.player, Mistake(each.event, seat)


def work_out_puzzle(asked: MistakeQuestion) -> bytes | None:
    """The puzzle that a mistake makes, as JSON; None where the best choice is not sure."""
    found = puzzle_of_mistake(match_of_game(asked.game), Mistake(asked.event, asked.seat))
    return msgspec.json.encode(found) if found is not None else None


def mistake_row(live: LiveTable, player: str, event: int, encoded: bytes, at: int) -> MistakeRow:
    """The puzzle as the database keeps it."""
    found = msgspec.json.decode(encoded, type=Found)
    game, players = live.setup.game, live.setup.players
    is_known = get_judge(game, players).is_exact
    worths = "" if is_known else write_worths(found.worths, found.error)
    return MistakeRow(player, live.setup.id, event, game.id, players, found.theme, found.position, worths, at)
