"""Where a puzzle is from: shipped with the game, one's own mistake, or one of somebody who lets others be asked."""

from __future__ import annotations

from typing import Literal, NamedTuple

from wartable.core.game import AnyGame
from wartable.core.puzzle import Puzzle, PuzzleSet, parse_worths
from wartable.server.people.identity import Visitor
from wartable.server.school.solving import puzzle_rating, unrated_puzzle
from wartable.server.services import Services
from wartable.server.store.mistakes import FIRST_NUMBER, find_mistake, own_numbers, shared_numbers
from wartable.server.store.puzzles import PuzzleRating

__all__ = ["Origin", "Sourced", "find_puzzle", "numbers_from"]

Origin = Literal["shipped", "own", "people"]
_MOST = 500


class Sourced(NamedTuple):
    """A puzzle, where it is from, and the rating it begins with."""

    puzzle: Puzzle
    origin: Origin
    rating: PuzzleRating
    table: str | None = None
    """The table of one's own mistake."""


async def find_puzzle(services: Services, visitor: Visitor, game: AnyGame, puzzles: PuzzleSet, number: int) -> Sourced:
    """The puzzle of a number; NoSuchPuzzle where there is none that this visitor may see."""
    if number <= FIRST_NUMBER:
        shipped = puzzles.puzzle(number)
        return Sourced(shipped, "shipped", puzzle_rating(game.id, number, shipped.difficulty))
    found = await services.database.read(find_mistake, number, game.id)
    is_own = found is not None and visitor.player is not None and found[0].player_id == visitor.player.id
    if found is None or not (is_own or found[1]):
        raise puzzles.missing(str(number))
    row, _ = found
    worths = parse_worths(row.worths) if row.worths else ((), 0.0)
    rating = unrated_puzzle(game.id, number)
    state = game.read_position(game.rules(row.players), row.position)
    puzzle = Puzzle(row.theme, row.players, state, rating.mu, *worths)
    return Sourced(puzzle, "own" if is_own else "people", rating, row.table_id if is_own else None)


async def numbers_from(services: Services, visitor: Visitor, game: AnyGame, origin: Origin) -> list[int]:
    """The numbers of the puzzles from mistakes that this visitor may be asked, the newest first."""
    player = visitor.player.id if visitor.player is not None else ""
    query = own_numbers if origin == "own" else shared_numbers
    return await services.database.read(query, player, game.id, _MOST)
