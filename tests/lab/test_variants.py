"""Whatever a game accepts as a variant can be played, comes back from its file, and breaks no invariant."""

from __future__ import annotations

import json
import random
from importlib import import_module
from importlib.util import find_spec

import pytest

from tests.parts import package_of
from wartable import Match, get_game
from wartable.core.variant import BadVariant, numbers_of
from wartable.registry import game_ids

TRIES = 40
DECISIONS = 150


TOGETHER = {"fighting.soldier_power": "fighting.upgraded_power = 5"}
"""What has to change with a number, because the rules want the one above the other."""


def is_accepted(game_id: str, variant: str) -> bool:
    try:
        get_game(game_id).rules(2, {"variant": variant})
    except BadVariant:
        return False
    return True


def toml(value: object) -> str:
    """A value as TOML writes it; for numbers, words, yes and no, and lists of these that is JSON."""
    return json.dumps(value, ensure_ascii=False)


def some_variant(game_id: str, rng: random.Random) -> str:
    """A few numbers changed by a little or by much."""
    numbers = [(key, value) for key, value in numbers_of(get_game(game_id).data_tables()) if type(value) is int]
    chosen = rng.sample(numbers, rng.randint(1, 6))
    return "\n".join(f"{key} = {max(0, value + rng.choice((-2, -1, 1, 2, 3, 10)))}" for key, value in chosen)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_accepted_can_be_played(game_id: str) -> None:
    game, rng = get_game(game_id), random.Random(game_id)
    name = f"{package_of(game)}.invariants"
    check = import_module(name).check_invariants if find_spec(name) else lambda *_: None
    accepted = 0
    for number in range(TRIES):
        variant = some_variant(game_id, rng)
        players = rng.choice(game.player_counts)
        if not is_accepted(game_id, variant):
            continue
        accepted += 1
        match = Match.new(game, players, number, {"variant": variant})
        for _ in range(DECISIONS):
            actions = match.legal_actions()
            if not actions:
                break
            match.play(rng.choice(actions))
            check(match.rules, match._state)
        assert match.log == Match.from_json(match.to_json()).log
    assert accepted > TRIES // 3


@pytest.mark.parametrize("game_id", game_ids())
def test_the_standard_numbers_are_a_variant_that_changes_nothing(game_id: str) -> None:
    game = get_game(game_id)
    numbers = dict(numbers_of(game.data_tables()))
    variant = "\n".join(f"{key} = {toml(value)}" for key, value in numbers.items())
    assert len(variant) < 20_000
    assert game.data_tables() == game.data_tables(variant)
    assert game.rules(2, {"variant": variant}).initial_state() == game.rules(2).initial_state()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_can_be_changed(game_id: str) -> None:
    """One at a time, by one or two, up or down: at least one of these is accepted."""
    for key, value in numbers_of(get_game(game_id).data_tables()):
        if type(value) is int:
            changes = [f"{key} = {value + step}\n{TOGETHER.get(key, '')}" for step in (1, -1, 2, -2)]
            assert any(is_accepted(game_id, variant) for variant in changes), key


def test_a_variant_cannot_be_a_book() -> None:
    from wartable.core.errors import BadOptions

    with pytest.raises(BadOptions, match="length"):
        get_game("age-of-war").rules(2, {"variant": "#" * 20_001})
