"""Players in public: profiles, their games, how they came to their ratings, and the leaderboards."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter

from wartable.registry import get_game
from wartable.server.api.params import Before, Limit, PlayerCount, TheServices, TheVisitor
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player, find_login, find_player
from wartable.server.store.profiles import (
    GameFilter,
    GameSum,
    OpeningSum,
    PlayedGame,
    ReviewPoint,
    game_sums,
    opening_sums,
    played_games,
    rating_points,
    review_points,
)
from wartable.server.store.ratings import Rating, leaderboard, ratings_of

__all__ = ["Players", "Ratings", "find_named"]

_PROVISIONAL = 10
"""Below so many games that counted a rating says little yet."""
NamePart = Annotated[str | None, QueryParameter(max_length=40)]


class RatingView(msgspec.Struct, frozen=True):
    """How good somebody is: the estimate less three times its uncertainty is what counts."""

    game: str
    players: int
    subject: str
    """A player's id, or "bot:" and a bot's name."""
    name: str
    rating: float
    mu: float
    sigma: float
    played: int
    is_bot: bool
    is_provisional: bool
    """Whether it stands on so few games that it may still change much."""


class RatingsView(msgspec.Struct, frozen=True):
    """Ratings."""

    ratings: list[RatingView]


class Profile(msgspec.Struct, frozen=True):
    """A player in public. Who is private shows others a name, and nothing else."""

    id: str
    name: str
    is_guest: bool
    is_private: bool
    created_at: int | None
    ratings: list[RatingView]
    games: list[GameSum]
    """Finished games by game and number of players."""
    openings: list[OpeningSum]


class PlayedGames(msgspec.Struct, frozen=True):
    """Finished games of one player."""

    games: list[PlayedGame]


class RatedMoment(msgspec.Struct, frozen=True):
    """Where somebody stood after a game that counted."""

    at: int
    rating: float
    sigma: float


class History(msgspec.Struct, frozen=True):
    """How somebody has come along in one game at one size of table; the earliest first."""

    ratings: list[RatedMoment]
    reviews: list[ReviewPoint]


class Ratings(Controller):
    """Ratings."""

    path = "/api/ratings"
    tags = ("ratings",)

    @get("/", summary="The leaderboard of a game")
    async def board(
        self,
        services: TheServices,
        visitor: TheVisitor,
        game: FromQuery[str],
        players: PlayerCount = 2,
        limit: Limit = 50,
    ) -> RatingsView:
        """Accounts and bots; guests come and go and are not listed, nor is who is private."""
        rows = await services.lists.read(visitor.address, leaderboard, get_game(game).id, players, limit)
        return RatingsView([_view(row) for row in rows])


class Players(Controller):
    """Players in public."""

    path = "/api/players"
    tags = ("players",)

    @get("/{player_id:str}", summary="A player")
    async def show(self, services: TheServices, visitor: TheVisitor, player_id: FromPath[str]) -> Profile:
        """By id or login: ratings, how many games, how they were opened. Nothing of games that run."""
        player = await find_named(services, player_id)
        if not _is_open(player, visitor):
            return Profile(player.id, player.name, player.login is None, True, None, [], [], [])
        viewer, address = visitor.player.id if visitor.player is not None else None, visitor.address
        return Profile(
            id=player.id,
            name=player.name,
            is_guest=player.login is None,
            is_private=player.is_private,
            created_at=player.created_at,
            ratings=[_view(row) for row in await services.database.read(ratings_of, player.id)],
            games=await services.lists.read(address, game_sums, player.id, viewer),
            openings=await services.lists.read(address, opening_sums, player.id, viewer),
        )

    @get("/{player_id:str}/games", summary="A player's finished games")
    async def games(
        self,
        services: TheServices,
        visitor: TheVisitor,
        *,
        player_id: FromPath[str],
        game: FromQuery[str | None] = None,
        opponent: NamePart = None,
        result: FromQuery[Literal["won", "lost"] | None] = None,
        rated: FromQuery[bool | None] = None,
        before: Before = None,
        limit: Limit = 20,
    ) -> PlayedGames:
        """Public ones and those you played too, the latest first; `before` is the last `finished_at` seen."""
        player = await _opened(services, visitor, player_id)
        wanted = GameFilter(get_game(game).id if game else None, opponent, result, rated, before)
        viewer = visitor.player.id if visitor.player is not None else None
        return PlayedGames(await services.lists.read(visitor.address, played_games, player.id, viewer, wanted, limit))

    @get("/{player_id:str}/history", summary="How a player has come along")
    async def history(
        self,
        services: TheServices,
        visitor: TheVisitor,
        player_id: FromPath[str],
        game: FromQuery[str],
        players: PlayerCount = 2,
    ) -> History:
        """Rating after each game that counted; accuracy and luck of each game that was reviewed."""
        player = await _opened(services, visitor, player_id)
        viewer = visitor.player.id if visitor.player is not None else None
        kind = (get_game(game).id, players)
        points = await services.lists.read(visitor.address, rating_points, player.id, *kind)
        return History(
            ratings=[RatedMoment(point.at, point.mu - 3 * point.sigma, point.sigma) for point in points],
            reviews=await services.lists.read(visitor.address, review_points, player.id, viewer, *kind),
        )


async def _opened(services: Services, visitor: Visitor, player_id: str) -> Player:
    player = await find_named(services, player_id)
    if not _is_open(player, visitor):
        raise Problem(HTTPStatus.FORBIDDEN, "private-player", "this player keeps their games to themselves")
    return player


async def find_named(services: Services, player_id: str) -> Player:
    """By id or login; a guest who took up an account is that account."""
    database = services.database
    player = await database.read(find_player, player_id) or await database.read(find_login, player_id.lower())
    if player is not None and player.merged_into is not None:
        player = await database.read(find_player, player.merged_into)
    if player is None:
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-player", f"there is no player {player_id!r}")
    return player


def _is_open(player: Player, visitor: Visitor) -> bool:
    return not player.is_private or (visitor.player is not None and visitor.player.id == player.id)


def _view(row: Rating) -> RatingView:
    return RatingView(
        game=row.game,
        players=row.players,
        subject=row.subject,
        name=row.name,
        rating=row.mu - 3 * row.sigma,
        mu=row.mu,
        sigma=row.sigma,
        played=row.played,
        is_bot=row.is_bot,
        is_provisional=row.played < _PROVISIONAL,
    )
