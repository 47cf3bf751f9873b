"""The rules for people: a page per game and language, written in Markdown."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from wartable.core.errors import WartableError
from wartable.text.languages import REFERENCE

__all__ = ["NoRulesPage", "page"]

_INSTALLED = "rulebooks"
"""Where the pages lie in an installed package; in a checkout they are in docs/rules."""


class NoRulesPage(WartableError, LookupError):
    """Nobody has written the rules of this game for people yet."""

    key = "error-no-rules"


def page(game_id: str, language: str) -> str:
    """The rules page of a game, in English where the language has none."""
    for tongue in dict.fromkeys((language, REFERENCE)):
        for folder in (Path(str(resources.files(__package__))) / _INSTALLED, _docs_folder()):
            file = folder / f"{game_id}.{tongue}.md"
            if file.is_file():
                return file.read_text(encoding="utf-8")
    raise NoRulesPage(f"there is no rules page for {game_id}", game=game_id)


def _docs_folder() -> Path:
    return Path(__file__).resolve().parents[3] / "docs" / "rules"
