"""The games over HTTP: what can be played, with which options and bots."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from wartable.core.game import AnyGame
from wartable.registry import bot_names, game_ids, get_game
from wartable.server.api.params import TheServices
from wartable.text import rulebook
from wartable.text.languages import REFERENCE, language_for

__all__ = ["Games"]


class HouseRuleView(msgspec.Struct, frozen=True):
    """Another reading of a rule; its words are the messages "house-rule-ID" and "house-rule-ID-text"."""

    id: str
    rule_id: str


class GameView(msgspec.Struct, frozen=True):
    """A game; its title is the message "game-title" of the catalogue of the same id."""

    id: str
    version: int
    player_counts: tuple[int, ...]
    bots: dict[str, tuple[str, ...]]
    """By number of players, weakest first; their names are the messages "bot-NAME"."""
    has_secrets: bool
    house_rules: tuple[HouseRuleView, ...]
    """The readings that a table may choose, as the option "house_rules" lists them by id."""
    options: dict[str, Any]
    """JSON Schema of the options."""


class GamesView(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameView]
    has_workshop: bool
    """Whether their numbers can be tried out here."""


class Games(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games", sync_to_thread=False)
    def all(self, services: TheServices) -> GamesView:
        """In the order in which they are shown."""
        return GamesView([_view(get_game(game_id)) for game_id in game_ids()], services.experiments.is_on)

    @get("/{game_id:str}", summary="One game", sync_to_thread=False)
    def one(self, game_id: FromPath[str]) -> GameView:
        """404 if there is no such game."""
        return _view(get_game(game_id))

    @get("/{game_id:str}/rules", summary="The rules for people", sync_to_thread=False)
    def rules(self, game_id: FromPath[str], lang: FromQuery[str] = REFERENCE) -> Response[str]:
        """A page in Markdown."""
        return _markdown(rulebook.page(get_game(game_id).id, language_for(lang)))

    @get("/{game_id:str}/openings", summary="How the game is best begun", sync_to_thread=False)
    def openings(self, game_id: FromPath[str], lang: FromQuery[str] = REFERENCE) -> Response[str]:
        """A page in Markdown."""
        return _markdown(rulebook.opening_page(get_game(game_id).id, language_for(lang)))


def _markdown(page: str) -> Response[str]:
    return Response(page, media_type="text/markdown", headers={"Cache-Control": "max-age=3600"})


def _view(game: AnyGame) -> GameView:
    return GameView(
        id=game.id,
        version=game.version,
        player_counts=game.player_counts,
        bots={str(players): bot_names(game, players) for players in game.player_counts},
        has_secrets=game.has_secrets,
        house_rules=tuple(HouseRuleView(rule.id, rule.rule_id) for rule in game.house_rules),
        options=msgspec.json.schema(game.options_type),
    )
