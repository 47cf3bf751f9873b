"""No message is missing, none is left over, and all languages say the same things."""

from __future__ import annotations

import re
from functools import reduce

import pytest

from tests.text.catalogues import (
    LAB,
    ON_THE_WEB,
    PLATFORM,
    SOURCE,
    Asked,
    asked_by,
    asked_in_python,
    asked_on_the_web,
    catalogue_names,
    known,
    messages,
)
from wartable.registry import game_ids
from wartable.text.languages import LANGUAGES, REFERENCE

OTHERS = [language for language in LANGUAGES if language != REFERENCE]


def test_every_game_has_a_catalogue():
    assert {PLATFORM, LAB, ON_THE_WEB, *game_ids()} == set(catalogue_names())


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(language: str, name: str):
    assert set(messages(REFERENCE, name)) == set(messages(language, name))


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language: str, name: str):
    assert messages(REFERENCE, name) == messages(language, name)


@pytest.mark.parametrize("game", game_ids())
def test_no_message_of_a_game_is_missing(game: str):
    assert set() == asked_in_python(game).certain - known(PLATFORM, game)
    assert set() == asked_on_the_web(game).certain - known(PLATFORM, ON_THE_WEB, game)


def test_no_message_of_the_platform_is_missing():
    """Code that knows no game may ask for what every game says of itself, such as its title."""
    in_every_game = set.intersection(*(known(game) for game in game_ids()))
    assert set() == asked_in_python(PLATFORM).certain - known(PLATFORM, LAB) - in_every_game
    assert set() == asked_on_the_web(PLATFORM).certain - known(PLATFORM, ON_THE_WEB) - in_every_game


@pytest.mark.parametrize("game", game_ids())
def test_no_message_of_a_game_is_left_over(game: str):
    asked = asked_by(game).joined(asked_by(PLATFORM))
    assert set() == {key for key in known(game) if not asked.uses(key)}


@pytest.mark.parametrize("name", [PLATFORM, LAB, ON_THE_WEB])
def test_no_message_for_all_games_is_left_over(name: str):
    asked = reduce(Asked.joined, (asked_by(scope) for scope in (PLATFORM, *game_ids())))
    assert set() == {key for key in known(name) if not asked.uses(key)}


@pytest.mark.parametrize("game", game_ids())
def test_every_pattern_makes_some_message(game: str):
    there = known(PLATFORM, ON_THE_WEB, game)
    starts = {key.split("-")[0] for key in there}
    patterns = [pattern for pattern in asked_by(game).patterns if pattern.pattern.split("\\-")[0] in starts]
    assert [] == [pattern.pattern for pattern in patterns if not any(pattern.fullmatch(key) for key in there)]


@pytest.mark.parametrize("name", [PLATFORM, LAB])
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_command_line_are_one_plain_line(language: str, name: str):
    """They are read without the Fluent runtime, which takes too long to import for --help."""
    text = (SOURCE / "text" / language / f"{name}.ftl").read_text(encoding="utf-8")
    plain = set(re.findall(r"^(cmd-[a-z0-9-]+) = [^{}\n]+$", text, re.MULTILINE))
    assert {key for key in messages(language, name) if key.startswith("cmd-")} == plain


@pytest.mark.parametrize("name", [LAB, ON_THE_WEB, *game_ids()])
def test_no_message_stands_in_two_catalogues_that_are_read_together(name: str):
    assert set() == known(PLATFORM) & known(name)
    assert name in (LAB, ON_THE_WEB) or set() == known(LAB) & known(name)
