from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Wartable
from wartable.registry import game_ids, get_game
from wartable.text.words import Words


def test_games_are_listed(run: Wartable):
    shown = run("games")
    assert 0 == shown.exit_code
    assert all(game_id in shown.output for game_id in game_ids())


@pytest.mark.parametrize(("language", "title"), [("en", "Age of War"), ("zh-Hant", "戰國時代")])
def test_games_are_listed_for_programs(run: Wartable, language: str, title: str):
    games = json.loads(run("games", "--json", "--lang", language).output)["games"]
    assert list(game_ids()) == [game["id"] for game in games]
    first = games[0]
    assert (title, [2, 3, 4, 5, 6]) == (first["title"], first["players"])
    assert {"random", "greedy"} <= set(first["bots"])


def test_house_rules_are_listed_with_what_they_change(run: Wartable):
    games = {game["id"]: game for game in json.loads(run("games", "--json").output)["games"]}
    for game_id, listed in games.items():
        words = Words("en", game_id)
        expected = [{"id": rule.id, "text": words.say(rule.text_key)} for rule in get_game(game_id).house_rules]
        assert expected == listed["house_rules"]
    assert games["board-of-war"]["house_rules"][0]["text"] in run("games").output
