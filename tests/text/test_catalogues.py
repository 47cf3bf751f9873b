"""No message is missing, none is left over, and all languages say the same things."""

from __future__ import annotations

import re
from functools import reduce

import pytest

from tests.text.catalogues import PLATFORM, SOURCE, Asked, asked_by, catalogue_names, messages
from wartable.registry import game_ids
from wartable.text.languages import LANGUAGES, REFERENCE

GAMES = [name for name in catalogue_names() if name != PLATFORM]
OTHERS = [language for language in LANGUAGES if language != REFERENCE]


def test_every_game_has_a_catalogue():
    assert set(game_ids()) == set(GAMES)


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(language: str, name: str):
    assert set(messages(REFERENCE, name)) == set(messages(language, name))


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language: str, name: str):
    assert messages(REFERENCE, name) == messages(language, name)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_missing(game: str):
    known = set(messages(REFERENCE, PLATFORM)) | set(messages(REFERENCE, game))
    assert set() == asked_by(game).certain - known


def test_no_message_of_the_platform_is_missing():
    in_every_game = set.intersection(*(set(messages(REFERENCE, game)) for game in GAMES))
    assert set() == asked_by(PLATFORM).certain - set(messages(REFERENCE, PLATFORM)) - in_every_game


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_over(game: str):
    asked = asked_by(game).joined(asked_by(PLATFORM))
    assert set() == {key for key in messages(REFERENCE, game) if not asked.uses(key)}


def test_no_message_of_the_platform_is_left_over():
    asked = reduce(Asked.joined, (asked_by(name) for name in catalogue_names()))
    assert set() == {key for key in messages(REFERENCE, PLATFORM) if not asked.uses(key)}


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_makes_some_message(game: str):
    known = set(messages(REFERENCE, PLATFORM)) | set(messages(REFERENCE, game))
    starts = {key.split("-")[0] for key in known}
    patterns = [pattern for pattern in asked_by(game).patterns if pattern.pattern.split("\\-")[0] in starts]
    assert [] == [pattern.pattern for pattern in patterns if not any(pattern.fullmatch(key) for key in known)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_command_line_are_one_plain_line(language: str):
    """They are read without the Fluent runtime, which takes too long to import for --help."""
    text = (SOURCE / "text" / language / "platform.ftl").read_text(encoding="utf-8")
    plain = set(re.findall(r"^(cmd-[a-z0-9-]+) = [^{}\n]+$", text, re.MULTILINE))
    assert {key for key in messages(language, PLATFORM) if key.startswith("cmd-")} == plain
