"""Everything that random games can say is said in every language without a gap."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wartable.core.errors import IllegalAction
from wartable.core.match import Match
from wartable.registry import game_ids, get_game
from wartable.terminal.boards import board_of
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

DECISIONS = 250


@pytest.fixture(params=game_ids())
def match(request: pytest.FixtureRequest) -> Match:
    """A random match of the most players, as far as a test has time for."""
    game = get_game(request.param)
    return Match.new(game, players=game.player_counts[-1], seed=11)


def test_games_are_said_in_every_language(match: Match):
    tongues = [_strict_words(language, match) for language in LANGUAGES]
    board, rng, refused = board_of(match.game.id), random.Random(5), _Refusals(match)
    for _ in range(DECISIONS):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        actions, observation = match.legal_actions(), match.observe(seat)
        said = [match.presenter.label(observation, action) for action in actions]
        for words in tongues:
            assert all(words.line(line) for line in said)
        for error in refused.some(actions, rng):
            assert all(words.error(error) for words in tongues)
        match.play(rng.choice(actions))
    for words in tongues:
        for viewer in (None, *range(match.players)):
            assert all(words.line(line) for line in match.lines(viewer))
            assert board.plain(match.presenter, match.observe(viewer), words)
            board.standings(match.presenter, match.observe(viewer), words)


def test_odds_are_said_in_every_language(match: Match):
    board = board_of(match.game.id)
    seat = match.to_act
    assert isinstance(seat, int)
    for language in LANGUAGES:
        words = _strict_words(language, match)
        said = board.odds(match.presenter, match.observe(seat), match.legal_actions(), words)
        assert len(match.legal_actions()) == len(said)


def _strict_words(language: str, match: Match) -> Words:
    return Words(language, match.game.id, [f"P{seat}" for seat in range(match.players)], is_strict=True)


class _Refusals:
    """Refuses actions that were legal at another moment."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: dict[Any, None] = {}

    def some(self, legal: tuple[Any, ...], rng: random.Random) -> list[IllegalAction]:
        found = []
        for action in rng.sample(list(self.seen), min(3, len(self.seen))):
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    self.match.play(action)
                found.append(caught.value)
        self.seen |= dict.fromkeys(legal)
        return found
