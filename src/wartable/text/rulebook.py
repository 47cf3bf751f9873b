"""Pages for people about a game, one per language, written in Markdown: its rules and its openings."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from wartable.core.errors import WartableError
from wartable.text.languages import REFERENCE

__all__ = ["NoOpeningPage", "NoRulesPage", "opening_page", "page"]

_RULES = ("rulebooks", "rules")
_OPENINGS = ("openings", "openings")
"""Where the pages lie: in an installed package, and in the docs of a checkout."""


class NoRulesPage(WartableError, LookupError):
    """Nobody has written the rules of this game for people yet."""

    key = "error-no-rules"


class NoOpeningPage(WartableError, LookupError):
    """Nobody has written down how this game is best begun yet."""

    key = "error-no-openings"


def page(game_id: str, language: str) -> str:
    """The rules page of a game, in English where the language has none."""
    found = _page(_RULES, game_id, language)
    if found is None:
        raise NoRulesPage(f"there is no rules page for {game_id}", game=game_id)
    return found


def opening_page(game_id: str, language: str) -> str:
    """What programs found out about beginning a game, in English where the language has no such page."""
    found = _page(_OPENINGS, game_id, language)
    if found is None:
        raise NoOpeningPage(f"there is no page of openings for {game_id}", game=game_id)
    return found


def _page(places: tuple[str, str], game_id: str, language: str) -> str | None:
    installed, docs = places
    checkout = Path(__file__).resolve().parents[3]
    for tongue in dict.fromkeys((language, REFERENCE)):
        for folder in (Path(str(resources.files(__package__))) / installed, checkout / "docs" / docs):
            file = folder / f"{game_id}.{tongue}.md"
            if file.is_file():
                return file.read_text(encoding="utf-8")
    return None
