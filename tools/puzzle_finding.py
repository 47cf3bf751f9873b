"""Finds puzzles in games between bots: positions in which a judge that took its time is sure of one choice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from wartable.analysis.puzzles import Found, puzzle_in
from wartable.core.bot import unhurried
from wartable.core.game import AnyGame, AnyRules
from wartable.core.match import Match
from wartable.games.board_of_war.estimate import estimate_of
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.shares import shares_after
from wartable.games.board_of_war.state import State
from wartable.registry import get_game

__all__ = ["find"]

_PLAYERS = {
    "age-of-war": ("easy", "normal", "hard"),
    "board-of-war": ("easy", "normal", "hard"),
    # Hard thinks for as long as a judge does.
    "epic-dice-battles": ("easy", "normal", "warlord"),
}
"""Who plays the games."""
_OF_A_THEME = 3
"""So many puzzles of one theme come from one game."""
_APART = 5
"""So many decisions lie between two puzzles of a game."""


def find(game_id: str, players: int, seed: int, wanted: frozenset[str]) -> list[Found]:
    """The puzzles of one game; the judge is not asked where the theme is known before and is not wanted."""
    game = get_game(game_id)
    return _Finder(game, players, random.Random(f"{game_id}/{players}/{seed}"), wanted).play()


class _Finder:
    """Plays one game, and asks the judge about its decisions."""

    def __init__(self, game: AnyGame, players: int, rng: random.Random, wanted: frozenset[str]) -> None:
        self._game, self._rng, self._wanted = game, rng, wanted
        making = game.puzzle_making()
        assert making is not None
        self._making = making
        self._match = Match.new(game, players, rng.getrandbits(32))
        bots = game.bots()
        self._bots = [unhurried(bots[rng.choice(_PLAYERS[game.id])]) for _ in range(players)]
        usual = game.judge(players)
        assert usual is not None
        self._usual, self._careful = usual, self._making.careful_judge(players)
        self._of_theme: Counter[str] = Counter()

    def play(self) -> list[Found]:
        match, found, wait = self._match, [], 0
        rules: AnyRules = match.rules
        while isinstance(seat := match.to_act, int):
            legal = match.legal_actions()
            wait -= 1
            if len(legal) > 1 and wait < 0:
                # A world that the seat holds possible: no puzzle tells what it did not know.
                state = rules.redeal(match.observe(seat), self._rng)
                puzzle = self._puzzle(state) if self._is_worth_a_look(state) else None
                if puzzle is not None:
                    found.append(puzzle)
                    self._of_theme[puzzle.theme] += 1
                    wait = _APART
            match.play(self._bots[seat].choose(rules, match.observe(seat), legal, self._rng))
        return found

    def _puzzle(self, state: Any) -> Found | None:
        found = puzzle_in(self._game, self._match.rules, state, (self._usual, self._careful), self._rng)
        return found if found is not None and self._of_theme[found.theme] < _OF_A_THEME else None

    def _is_worth_a_look(self, state: Any) -> bool:
        if self._game.id == "board-of-war":
            return _stands_out(self._match.rules, state)
        if self._game.id != "epic-dice-battles":
            return True
        theme = self._making.theme_of(self._match.rules, state, ())
        if theme is None or theme not in self._wanted or self._of_theme[theme] >= _OF_A_THEME:
            return False
        # Springs and winters have by far the most decisions, and few of them matter.
        return self._rng.random() < _SHARES.get(type(state.stage).__name__, 1.0)


def _stands_out(rules: AnyRules, state: State) -> bool:
    """Whether one choice of Board of War looks better than all others at a glance.

    Of the positions that the judge is sure of few look otherwise, and it takes a hundred times as long.
    """
    assert isinstance(rules, Rules)
    estimate = estimate_of(rules.box)
    assert estimate is not None
    shares = np.unique(shares_after(rules, estimate, state, rules.legal_actions(state))[:, state.turn])
    return len(shares) > 1 and float(shares[-1] - shares[-2]) >= _AT_A_GLANCE


_AT_A_GLANCE = 0.03
_SHARES = {"Winter": 0.2, "Spring": 0.2, "Marching": 0.4}
"""What share of the decisions the judge is asked about in a stage of Epic Dice Battles, where that takes long."""
