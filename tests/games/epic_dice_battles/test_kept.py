"""What is remembered of frozen values: the same as if it were worked out anew."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import msgspec
import pytest

from wartable.core.game import OVER
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import Lead
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import WarlordBot
from wartable.games.epic_dice_battles.kept import _MOST, Kept, once
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.state import State

Table = TypeVar("Table", State, Observation)


class Book:
    """Counts how often somebody has to look into it."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.looks = 0

    @once
    def length(self) -> int:
        """How long it is."""
        self.looks += 1
        return self.pages


def test_a_property_is_worked_out_once() -> None:
    book = Book(7)
    assert [7, 7] == [book.length, book.length]
    assert 1 == book.looks
    assert "How long it is." == Book.length.__doc__


def test_what_follows_from_a_value_is_worked_out_once_for_the_same_object() -> None:
    asked = []

    def find(given: int, value: tuple[int, ...]) -> int:
        asked.append((given, value))
        return given * sum(value)

    kept, one = Kept(find), (1, 2)
    assert [3, 3] == [kept(1, one), kept(1, one)]
    assert [(1, (1, 2))] == asked
    assert 6 == kept(2, one)
    assert 3 == kept(1, one)
    assert [(1, (1, 2)), (2, (1, 2)), (1, (1, 2))] == asked


def test_no_more_is_remembered_than_a_while_of_play_needs() -> None:
    kept: Kept[None, tuple[int], tuple[int]] = Kept(lambda _given, value: value)
    for number in range(3 * _MOST):
        assert (number,) == kept(None, (number,))
        assert len(kept._known) <= _MOST


@pytest.mark.parametrize("players", [2, 3])
def test_the_warlord_chooses_as_if_it_remembered_nothing(players: int) -> None:
    match, warlord, rng = Match.new(GAME, players, seed=5, keep_log=False), WarlordBot(), random.Random(5)
    elsewhere = _in_autumn(players)
    for _ in range(400):
        if match.to_act is OVER:
            break
        assert isinstance(match.to_act, int)
        seen, legal = match.observe(match.to_act), match.legal_actions()
        before = rng.getstate()
        chosen = warlord.choose(match.rules, seen, legal, rng)
        # Of an equal view nothing is remembered, and of where armies go only the table that was asked about last.
        warlord.choose(*elsewhere, random.Random(1))
        again = random.Random()
        again.setstate(before)
        assert chosen == warlord.choose(match.rules, _copied(seen, Observation), legal, again)
        match.play(chosen)


def test_a_view_is_that_of_the_box_it_is_asked_for() -> None:
    standard = Match.new(GAME, 2, seed=1, keep_log=False)
    other = GAME.rules(2, GAME.check_options({"variant": "economy.dice = 40"}))
    for _ in range(40):
        state = standard._state
        standard.observe(0)
        assert other.observe(_copied(state, State), 0) == other.observe(state, 0)
        standard.play(standard.legal_actions()[0])


def _in_autumn(players: int) -> tuple[Any, Observation, tuple[Any, ...]]:
    """Another table where somebody is about to send an army off."""
    match = Match.new(GAME, players, seed=6, keep_log=False)
    while True:
        assert isinstance(match.to_act, int)
        seen, legal = match.observe(match.to_act), match.legal_actions()
        if any(isinstance(action, Lead) for action in legal):
            return match.rules, seen, legal
        match.play(WarlordBot().choose(match.rules, seen, legal, random.Random(6)))


def _copied(value: Table, kind: type[Table]) -> Table:
    """An equal value of which every part is another object."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
