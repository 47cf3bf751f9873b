"""Matches of earlier rules: files that were written by version 1 of two games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.conformance.tables import Table, house_rule_tables, tables, walk
from wartable.core.earlier import check_dice, read_earlier
from wartable.core.errors import EarlierRules, TamperedReplay, WrongVersion
from wartable.core.match import Match
from wartable.registry import get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

FILES = sorted((Path(__file__).parent / "earlier").glob("*-1.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def text_of(file: Path) -> str:
    """The text of a file whose game has a later version by now."""
    assert get_game(file.stem.rpartition("-")[0]).version > 1
    return file.read_text(encoding="utf-8")


@each_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_which_rules_it_was_played_under(file: Path, language: str):
    with pytest.raises(EarlierRules) as caught:
        Match.from_json(text_of(file))
    error = caught.value
    game = Words(language, error.game_id, is_strict=True)
    said = Words(language).error(error)
    assert 1 == error.version
    assert game.say("game-title") in said
    assert game.say("rules-version-1") in said


def test_a_file_of_a_later_version_is_refused():
    match = Match.new(get_game("age-of-war"), 2, 1)
    with pytest.raises(WrongVersion, match="version 9"):
        Match.from_json(match.to_json().replace('"game_version":1', '"game_version":9'))


@each_file
def test_its_dice_can_still_be_checked(file: Path):
    match = read_earlier(text_of(file))
    assert sum(entry.seat is None for entry in match.entries) == check_dice(match) > 20


@each_file
def test_other_dice_are_found(file: Path):
    match = read_earlier(text_of(file))
    rolls = [entry for entry in match.entries if entry.seat is None]
    exchanged = {id(rolls[-1]): rolls[-2], id(rolls[-2]): rolls[-1]}
    entries = tuple(exchanged.get(id(entry), entry) for entry in match.entries)
    with pytest.raises(TamperedReplay):
        check_dice(type(match)(match.header, entries))


@pytest.mark.parametrize("table", [*tables(), *house_rule_tables()], ids=str)
def test_a_log_tells_what_its_dice_were_drawn_from(table: Table):
    """What the log alone tells is what the rules say, in every game: so it will be when they change."""
    match = table.new(seed=5)
    for _ in walk(match, random.Random(5), 300):
        pass
    drawn = [match.rules.chance(before) for before, entry, _ in match.steps() if entry.seat is None]
    told = list(table.game.chance_of_log(match.rules, match.log))
    assert [chance.outcomes() for chance in drawn[-40:]] == [chance.outcomes() for chance in told[-40:]]
    assert [chance.bounds() for chance in drawn] == [chance.bounds() for chance in told]
