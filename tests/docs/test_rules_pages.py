"""The rules for people tell the whole of RULES.md, in every language, and nothing that is not there."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from wartable.registry import game_ids, get_game
from wartable.text.words import Words

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/wartable/games").glob("*/RULES.md"))
RULINGS_HEADING = {"en": "## Our rulings", "es": "## Nuestras decisiones", "zh-Hant": "## 我們的裁定"}
UNOFFICIAL = {"en": "unofficial", "es": "no son oficiales", "zh-Hant": "非官方"}
TERMINAL_COLUMNS = 80

# A Chinese character counts as part of a word, so `\b` would miss an id that follows one.
RULE_ID = re.compile(r"(?<![A-Za-z])[A-Z]{2}-\d+(?!\d)")
RULE = re.compile(r"^- ([A-Z]{2}-\d+) ", re.MULTILINE)
NOUN = re.compile(r"^((?:castle|clan|face|unit|court|region|line)-[a-z0-9-]+) = ([^{}\n]+)$", re.MULTILINE)
CARD = re.compile(r"^\| ([KQJ][♥♦♠♣]) \|(.*)$", re.MULTILINE)

each_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in RULINGS_HEADING]
)


def test_every_registered_game_is_looked_at() -> None:
    assert sorted(game_ids()) == [game.replace("_", "-") for game in GAMES]


@each_page
def test_page_cites_every_rule(game: str, language: str) -> None:
    missing = set(rules_of(game)) - set(RULE_ID.findall(page_of(game, language)))

    assert set() == missing


@each_page
def test_page_cites_only_rules_that_exist(game: str, language: str) -> None:
    unknown = set(RULE_ID.findall(page_of(game, language))) - set(rules_of(game))

    assert set() == unknown


@each_page
def test_the_rulings_on_the_page_are_those_marked_in_the_rules(game: str, language: str) -> None:
    ours = {rule for rule, text in rules_of(game).items() if "[R" in text}

    assert ours == rulings_listed(page_of(game, language), language)


@each_page
def test_rulings_on_cards_are_listed_as_ours(game: str, language: str) -> None:
    section = rulings_section(page_of(game, language), language)
    unlisted = {card for card, text in CARD.findall(rules_text(game)) if "[R" in text and card not in section}

    assert set() == unlisted


@each_page
def test_house_rules_are_named_beside_our_rulings(game: str, language: str) -> None:
    """By the name that people see when they set up a table."""
    words = Words(language, game.replace("_", "-"))
    section = " ".join(rulings_section(page_of(game, language), language).split())
    names = [words.say(rule.name_key) for rule in get_game(words.game_id or "").house_rules]

    assert [] == [name for name in names if name not in section]


@each_page
def test_page_says_that_it_is_unofficial(game: str, language: str) -> None:
    assert UNOFFICIAL[language] in " ".join(page_of(game, language).split())


@each_page
def test_page_calls_things_as_the_screens_do(game: str, language: str) -> None:
    catalogue = (ROOT / "src/wartable/text" / language / f"{game.replace('_', '-')}.ftl").read_text("utf-8")
    names = {name for key, name in NOUN.findall(catalogue) if not key.endswith("-text")}
    page = " ".join(page_of(game, language).split())

    assert names
    assert not [name for name in sorted(names) if name not in page]


@each_page
def test_page_fits_a_terminal(game: str, language: str) -> None:
    lines = page_of(game, language).splitlines()
    # Chinese prose is one line per paragraph, since a line break would show as a space; it wraps by itself.
    fixed = [line for line in lines if line.lstrip().startswith("|") or language != "zh-Hant"]
    too_wide = [line for line in fixed if columns(line) > TERMINAL_COLUMNS]

    assert not too_wide


@each_page
def test_bold_is_bold_on_the_web(game: str, language: str) -> None:
    """Stars after Chinese punctuation and before a character do not close: they would be shown as stars."""
    html = MarkdownIt("commonmark").enable("table").render(page_of(game, language))

    assert "**" not in html


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_a_game_have_the_same_shape(game: str) -> None:
    english, *others = ([depth(line) for line in headings(page_of(game, lang))] for lang in RULINGS_HEADING)

    assert [english, english] == others


@pytest.mark.parametrize("game", GAMES)
def test_data_files_named_on_the_pages_exist(game: str) -> None:
    named = {
        name
        for language in RULINGS_HEADING
        for name in re.findall(rf"src/wartable/games/{game}/data/\w+\.toml", page_of(game, language))
    }

    assert named
    assert not [name for name in sorted(named) if not (ROOT / name).is_file()]


@lru_cache
def rules_text(game: str) -> str:
    return (ROOT / "src/wartable/games" / game / "RULES.md").read_text(encoding="utf-8")


@lru_cache
def rules_of(game: str) -> dict[str, str]:
    """The text of every rule by its id: from its bullet to the next bullet of a rule, or the next heading."""
    _, *parts = RULE.split(rules_text(game))
    texts = (re.split(r"^##", text, flags=re.MULTILINE)[0] for text in parts[1::2])
    return dict(zip(parts[::2], texts, strict=True))


@lru_cache
def page_of(game: str, language: str) -> str:
    return (ROOT / "docs/rules" / f"{game.replace('_', '-')}.{language}.md").read_text(encoding="utf-8")


def rulings_section(page: str, language: str) -> str:
    heading = RULINGS_HEADING[language]
    assert page.count(f"{heading}\n") == 1, f"no section {heading!r}"
    return re.split(r"^## ", page.split(f"{heading}\n")[1], flags=re.MULTILINE)[0]


def rulings_listed(page: str, language: str) -> set[str]:
    """The ids with which an entry of the section begins: one, or several that are ruled together."""
    beginnings = re.findall(
        r"^(?:- |\| )((?:[A-Z]{2}-\d+(?:[,、/ ]|and|y|和)*)+)", rulings_section(page, language), re.M
    )
    return {rule for beginning in beginnings for rule in RULE_ID.findall(beginning)}


def headings(page: str) -> list[str]:
    return [line for line in page.splitlines() if re.match(r"#+ ", line)]


def depth(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in line)
