"""Every house rule of every game: a ruling that it stands beside, a key that it changes, words in every language."""

from __future__ import annotations

import pytest

from tests.conformance.tables import games
from tests.test_rule_ids import ids_of_rules
from wartable.core.game import AnyGame
from wartable.core.house_rule import HouseRule
from wartable.core.match import Match
from wartable.core.variant import numbers_of
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

EVERY = [(game, rule) for game in games() for rule in game.house_rules]
each_house_rule = pytest.mark.parametrize(("game", "rule"), EVERY, ids=[f"{game.id}-{rule.id}" for game, rule in EVERY])


@each_house_rule
def test_it_changes_its_key_and_nothing_else(game: AnyGame, rule: HouseRule):
    standard = dict(numbers_of(game.data_tables()))
    played = dict(numbers_of(game.data_tables(game.variant_of({"house_rules": [rule.id]}))))
    assert {rule.key: rule.value} == {key: value for key, value in played.items() if value != standard[key]}


@each_house_rule
def test_it_is_the_other_reading_of_a_rule(game: AnyGame, rule: HouseRule):
    assert rule.rule_id in ids_of_rules(game.id)


@each_house_rule
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_name_and_a_sentence(game: AnyGame, rule: HouseRule, language: str):
    words = Words(language, game.id)
    assert words.has(rule.name_key)
    assert words.has(rule.text_key)


@each_house_rule
def test_matches_record_it(game: AnyGame, rule: HouseRule):
    match = Match.new(game, game.player_counts[0], 1, {"house_rules": [rule.id]})
    again = Match.from_json(match.to_json())
    assert (rule.id,) == again.options.house_rules
    assert match.rules is again.rules
