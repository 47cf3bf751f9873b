"""The terminal's board of Board of War."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from wartable import Match, get_game, run
from wartable.games.board_of_war.state import Attack, EndActions
from wartable.terminal.boards import View, board_of
from wartable.terminal.palette import NIGHT
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

GAME = get_game("board-of-war")
BOARD = board_of(GAME.id)
NAMES = ("Ana", "Bo", "Chi", "Dai")


def walk(players: int, seed: int, decisions: int = 250) -> Iterator[Match]:
    """Regent's own game, looked at now and then."""
    match = run(GAME, ["regent"] * players, seed=seed, max_decisions=decisions)
    for index in range(0, len(match.log) + 1, 23):
        yield match.at(index)


def view_of(match: Match, seat: int | None, words: Words, width: int = 44) -> View:
    actions = match.legal_actions() if match.to_act == seat else ()
    chosen = actions[0] if actions else None
    return View(match.rules, match.observe(seat), words, width, 22, NIGHT, actions, chosen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_position_is_drawn_and_said_in_every_language(language: str, players: int) -> None:
    words = Words(language, GAME.id, NAMES[:players], is_strict=True)
    for match in walk(players, seed=players):
        for seat in (0, None):
            drawn = BOARD.draw(view_of(match, seat, words)).plain
            assert max(map(cell_len, drawn.splitlines())) <= 44
            assert BOARD.plain(match.rules, match.observe(seat), words)


def test_a_wide_screen_has_the_tracks_beside_the_grid() -> None:
    words = Words("en", GAME.id, NAMES[:2])
    match = Match.new(GAME, 2, seed=1)
    wide = BOARD.draw(view_of(match, 0, words, width=90)).plain
    narrow = BOARD.draw(view_of(match, 0, words)).plain
    assert len(wide.splitlines()) < len(narrow.splitlines())
    assert max(map(cell_len, wide.splitlines())) <= 90


def test_a_picture_shows_the_own_hand_and_no_other() -> None:
    words = Words("en", GAME.id, NAMES[:2])
    match = Match.new(GAME, 2, seed=4)
    rng = random.Random(1)
    for _ in range(10):
        other = match.rules.redeal(match.observe(0), rng)
        view = View(match.rules, match.rules.observe(other, 0), words, 44, 22, NIGHT)
        assert BOARD.draw(view_of(match, 0, words)).plain == BOARD.draw(view).plain
    assert "Hand" not in BOARD.draw(view_of(match, None, words)).plain


def test_choices_are_all_legal_actions_with_the_end_of_the_turn_last() -> None:
    for match in walk(2, seed=7):
        seat = match.to_act
        if isinstance(seat, int):
            actions = match.legal_actions()
            shown = BOARD.choices(match.rules, match.observe(seat), actions)
            assert sorted(map(repr, actions)) == sorted(map(repr, shown))
            if EndActions() in actions:
                assert EndActions() == shown[-1]


def test_every_attack_shows_its_odds_before_it_is_made() -> None:
    words = Words("en", GAME.id, NAMES[:2], is_strict=True)
    match = run(GAME, ["marshal", "marshal"], seed=2)
    attacks = 0
    for index, entry in enumerate(match.log):
        if isinstance(entry.event, Attack):
            before = match.at(index)
            texts = BOARD.odds(before.rules, before.observe(entry.seat), before.legal_actions(), words)
            for action, text in zip(before.legal_actions(), texts, strict=True):
                assert isinstance(action, Attack) == ("% win" in text)
            attacks += 1
    assert attacks > 0


def test_the_scoring_has_a_row_for_every_seat() -> None:
    match = run(GAME, ["regent", "mason", "merchant"], seed=5)
    table = BOARD.standings(match.rules, match.observe(None), Words("es", GAME.id, NAMES[:3], is_strict=True))
    assert table is not None
    assert ["Jugador", *NAMES[:3]] == [row[0] for row in table]
