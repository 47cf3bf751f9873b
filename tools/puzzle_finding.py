"""Finds puzzles in games between bots: positions in which a judge that took its time is sure of one choice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import msgspec

from wartable.core.bot import unhurried
from wartable.core.game import AnyGame, AnyRules
from wartable.core.judge import Judgment, ranked
from wartable.core.match import Match
from wartable.core.puzzle import MOST, PuzzleMaking
from wartable.registry import get_game

__all__ = ["Found", "find", "is_clear", "making_of"]

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


class Found(msgspec.Struct, frozen=True):
    """A puzzle that nobody has answered yet."""

    theme: str
    position: str
    """As `Game.write_position` writes it."""
    worths: tuple[float, ...]
    """By legal action."""
    error: float


def making_of(game: AnyGame) -> PuzzleMaking:
    """What a game knows about puzzles."""
    from wartable.games.age_of_war import puzzles as age_of_war
    from wartable.games.board_of_war import puzzles as board_of_war
    from wartable.games.epic_dice_battles import puzzles as epic_dice_battles

    rooms = {"age-of-war": age_of_war, "board-of-war": board_of_war, "epic-dice-battles": epic_dice_battles}
    return cast("PuzzleMaking", rooms[game.id])


def find(game_id: str, players: int, seed: int, wanted: frozenset[str]) -> list[Found]:
    """The puzzles of one game; the judge is not asked where the theme is known before and is not wanted."""
    game = get_game(game_id)
    return _Finder(game, players, random.Random(f"{game_id}/{players}/{seed}"), wanted).play()


def is_clear(judgments: tuple[Judgment, ...], seat: int, least: float) -> bool:
    """Whether the first of these is better than the next by enough, for sure, and not by so much that all see it."""
    if len(judgments) < 2:
        return False
    gap = judgments[0].values[seat] - judgments[1].values[seat]
    surely = all(judgments[0].values[seat] - other.values[seat] > (other.gap_error or 0.0) for other in judgments[1:])
    return least <= gap <= MOST and surely


class _Finder:
    """Plays one game, and asks the judge about its decisions."""

    def __init__(self, game: AnyGame, players: int, rng: random.Random, wanted: frozenset[str]) -> None:
        self._game, self._rng, self._wanted = game, rng, wanted
        self._making = making_of(game)
        self._match = Match.new(game, players, rng.getrandbits(32))
        bots = game.bots()
        self._bots = [unhurried(bots[rng.choice(_PLAYERS[game.id])]) for _ in range(players)]
        usual = game.judge(players)
        assert usual is not None
        self._usual, self._careful = usual, self._making.careful_judge(players)
        self._least = self._making.least_gap(players)
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
                puzzle = self._puzzle(state, seat, legal) if self._is_worth_a_look(state) else None
                if puzzle is not None:
                    found.append(puzzle)
                    self._of_theme[puzzle.theme] += 1
                    wait = _APART
            match.play(self._bots[seat].choose(rules, match.observe(seat), legal, self._rng))
        return found

    def _puzzle(self, state: Any, seat: int, legal: tuple[Any, ...]) -> Found | None:
        rules, observation = self._match.rules, self._match.rules.observe(state, seat)
        choices = {choice.action for choice in self._match.presenter.choices(observation, legal)}
        best = None
        for judge in (self._usual, self._careful):
            judgments = judge.judge(rules, observation, legal, self._rng)
            # Actions that come to the same are one choice.
            order = ranked(tuple(each for each in judgments if each.action in choices), seat)
            if not is_clear(order, seat, self._least) or best not in {None, order[0].action}:
                return None
            best = order[0].action
        theme = self._making.theme_of(rules, state, order)
        if theme is None or self._of_theme[theme] >= _OF_A_THEME:
            return None
        worths = tuple(each.values[seat] for each in judgments)
        return Found(theme, self._game.write_position(rules, state), worths, max(each.error for each in judgments))

    def _is_worth_a_look(self, state: Any) -> bool:
        if self._game.id != "epic-dice-battles":
            return self._rng.random() < _SHARES.get(self._game.id, 1.0)
        theme = self._making.theme_of(self._match.rules, state, ())
        if theme is None or theme not in self._wanted or self._of_theme[theme] >= _OF_A_THEME:
            return False
        # Springs and winters have by far the most decisions, and few of them matter.
        return self._rng.random() < _SHARES.get(type(state.stage).__name__, 1.0)


_SHARES = {"board-of-war": 0.5, "Winter": 0.2, "Spring": 0.2, "Marching": 0.4}
"""What share of the decisions the judge is asked about, where that takes long: of a game, or in one of its stages."""
