"""The pages of openings say only what programs of the project printed, and the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from wartable.registry import game_ids
from wartable.text import rulebook

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "es", "zh-Hant")
STARTS = "decisions/0024-start-regions-are-as-fair-as-was-found.md"

NUMBER = re.compile(r"\d+(?:\.\d+)?")
MEASURED = re.compile(r"\d+\.\d+|\d+(?=%)")
WITH_INTERVAL = re.compile(r"\d+\.\d+%? (?:± \d+\.\d+%?|\[\d+\.\d+%, \d+\.\d+%\])")

each_page = pytest.mark.parametrize(("game", "language"), [(game, one) for game in game_ids() for one in LANGUAGES])


@each_page
def test_every_figure_was_printed(game: str, language: str) -> None:
    printed = set(NUMBER.findall(sources_of(game)))
    confidence = {"95"}

    assert set() == set(MEASURED.findall(page_of(game, language))) - printed - confidence


@each_page
def test_every_interval_is_that_of_its_figure(game: str, language: str) -> None:
    found = WITH_INTERVAL.findall(page_of(game, language))

    assert found
    assert [] == [figure for figure in found if figure not in sources_of(game)]


@pytest.mark.parametrize("game", game_ids())
def test_all_languages_say_the_same_figures_in_the_same_places(game: str) -> None:
    english, *others = ([*shape_of(page_of(game, language))] for language in LANGUAGES)

    assert [english, english] == others


@each_page
def test_bold_is_bold_on_the_web(game: str, language: str) -> None:
    """Stars after Chinese punctuation and before a character do not close: they would be shown as stars."""
    html = MarkdownIt("commonmark").enable("table").render(rulebook.opening_page(game, language))

    assert "**" not in html


def test_a_game_without_a_page_is_named() -> None:
    with pytest.raises(rulebook.NoOpeningPage, match="chess"):
        rulebook.opening_page("chess", "en")


def page_of(game: str, language: str) -> str:
    """With numbers as they are written in English."""
    text = rulebook.opening_page(game, language)
    assert text == (DOCS / "openings" / f"{game}.{language}.md").read_text("utf-8")
    if language == "es":
        text = re.sub(r"(\d),(\d)", r"\1.\2", text)
        text = re.sub(r"(\d+\.\d+ %); (?=\d)", r"\1, ", text).replace(" %", "%")
    return text


def sources_of(game: str) -> str:
    starts = (DOCS / STARTS).read_text("utf-8") if game == "epic-dice-battles" else ""
    return (DOCS / f"{game}-insights.md").read_text("utf-8") + starts


def shape_of(page: str) -> list[str | list[str]]:
    """Headings by their depth, and the figures of every row of a table."""
    return [
        line.split(" ")[0] if line.startswith("#") else MEASURED.findall(line)
        for line in page.splitlines()
        if line.startswith(("#", "|"))
    ]
