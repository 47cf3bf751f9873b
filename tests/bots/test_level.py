"""Easy, Normal and Hard of every game: at every table, with every variant, and never alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.tables import Table, house_rule_tables, tables, walk
from wartable.bots.level import LEVELS, LevelBot
from wartable.core.bot import unhurried
from wartable.core.game import AnyRules
from wartable.core.match import Match
from wartable.registry import bot_names, game_ids, get_bot, get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

each_table = pytest.mark.parametrize("table", [*tables(), *house_rule_tables()], ids=str)


class Highest:
    """Takes the greatest of what it is shown, and remembers it."""

    name = "highest"

    def __init__(self) -> None:
        self.shown: list[tuple[int, ...]] = []

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[int, ...], rng: random.Random) -> int:
        self.shown.append(legal_actions)
        return max(legal_actions)


def chosen(bot: LevelBot, count: int, times: int) -> list[int]:
    rng, rules = random.Random(1), get_game("age-of-war").rules(2)
    return [bot.choose(rules, None, tuple(range(count)), rng) for _ in range(times)]


def test_an_easier_level_takes_the_best_of_what_it_noticed():
    highest = Highest()
    bot = LevelBot("easy", lambda _rules: highest, 0.5)
    found = chosen(bot, 6, 400)
    assert all(set(shown) < set(range(6)) or len(shown) == 6 for shown in highest.shown)
    # The best is seen every other time, the second best is best of the seen every fourth …
    assert [200, 100, 50] == pytest.approx([found.count(5), found.count(4), found.count(3)], rel=0.25)


def test_the_only_choice_is_never_overlooked():
    assert [0] * 20 == chosen(LevelBot("easy", lambda _rules: Highest(), 0.9), 1, 20)


def test_how_much_is_overlooked_may_differ_by_table_size():
    bot = LevelBot("easy", lambda _rules: Highest(), {2: 0.0, 3: 0.5})
    game = get_game("age-of-war")
    found = {
        players: {bot.choose(game.rules(players), None, tuple(range(6)), random.Random(seed)) for seed in range(20)}
        for players in (2, 3)
    }
    assert {5} == found[2] < found[3]


def test_hard_overlooks_nothing():
    assert [5] * 20 == chosen(LevelBot("hard", lambda _rules: Highest(), 0.0), 6, 20)


@each_table
def test_every_table_offers_the_levels_first(table: Table):
    variant = table.game.variant_of(table.options)
    assert LEVELS == bot_names(table.game, table.players, variant)[:3]


def test_levels_play_variants_that_the_strong_bots_do_not_know():
    variant = "[castle.azuchi]\npoints = 9\n"
    match = Match.new(get_game("age-of-war"), 2, 1, {"variant": variant})
    for name in LEVELS:
        bot = get_bot(name, match.game, 2, variant)
        assert (
            bot.choose(match.rules, match.observe(0), match.legal_actions(), random.Random(1)) in match.legal_actions()
        )


@each_table
def test_easy_and_normal_choose_what_is_legal(table: Table):
    bots = [get_bot(name, table.game, table.players) for name in ("easy", "normal")]
    rng = random.Random(2)
    match = table.new(seed=2)
    for number in range(150):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        action = bots[number % 2].choose(match.rules, match.observe(seat), match.legal_actions(), rng)
        assert action in match.legal_actions()
        match.play(action)


@pytest.mark.parametrize("name", ["easy", "normal"])
@pytest.mark.parametrize("game_id", game_ids())
def test_two_of_a_kind_do_not_open_alike(game_id: str, name: str):
    game = get_game(game_id)
    openings = set()
    for seed in range(6):
        match = Match.new(game, 2, 7, keep_log=True)
        bot, rng = unhurried(get_bot(name, game, 2)), random.Random(seed)
        for _ in range(12):
            seat = match.to_act
            assert isinstance(seat, int)
            match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
        openings.add(tuple(entry.event for entry in match.log if entry.seat is not None))
    assert len(openings) > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_bot_has_a_name_and_a_line_about_its_style(game_id: str, language: str):
    words = Words(language, game_id, is_strict=True)
    assert all(words.say(f"bot-{name}") and words.say(f"bot-{name}-text") for name in bot_names(get_game(game_id)))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_bot_makes_do_with_the_choices_it_is_shown(table: Table):
    """The levels are made by showing the strong bot less than there is."""
    rng = random.Random(3)
    names = [name for name in bot_names(table.game, table.players) if name not in LEVELS]
    for number, match in enumerate(walk(table.new(seed=3), rng, 60)):
        legal = match.legal_actions()
        noticed = tuple(action for action in legal if rng.random() < 0.5)
        seat = match.to_act
        if len(noticed) > 1 and isinstance(seat, int):
            bot = get_bot(names[number % len(names)], table.game, table.players)
            assert bot.choose(match.rules, match.observe(seat), noticed, rng) in legal
