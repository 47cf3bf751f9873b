"""The terminal's board of Board of War."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from tests.terminal.boards.contrast import hard_to_read
from wartable import Match, get_game, run
from wartable.games.board_of_war.actions import EndActions
from wartable.games.board_of_war.state import Marker, State
from wartable.terminal.boards import View, board_of
from wartable.terminal.palette import NIGHT, PAPER, Palette
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

GAME = get_game("board-of-war")
BOARD = board_of(GAME.id)
NAMES = ("Ana", "Bo", "Chi", "Dai")
IN_WORDS = Words("en", GAME.id, NAMES, is_strict=True)
WORDS = IN_WORDS.shortened(BOARD.symbols)


def walk(players: int, seed: int, decisions: int = 250) -> Iterator[Match]:
    """Regent's own game, looked at now and then."""
    match = run(GAME, ["regent"] * players, seed=seed, max_decisions=decisions)
    for index in range(0, len(match.log) + 1, 23):
        yield match.at(index)


def view_of(match: Match, seat: int | None, words: Words, width: int = 45, height: int = 22) -> View:
    """What a seat sees, the cursor on its first choice."""
    rules, observation = match.rules, match.observe(seat)
    actions = BOARD.choices(GAME.presenter(rules), observation, match.legal_actions()) if match.to_act == seat else ()
    chosen = actions[0] if actions else None
    keys = dict(zip(actions, "123456789abcdeghijk", strict=False))
    return View(GAME.presenter(rules), observation, words, width, height, NIGHT, actions, chosen, keys)


def at_table(state: State, seat: int | None = 0, chosen: str = "", **more: Any) -> View:
    """What a seat sees of a position, the cursor on a choice in notation."""
    rules = RULES[len(state.hands), 10]
    actions = rules.legal_actions(state)
    keys = {action: key for key, action in zip("123456789abcdeghijk", actions, strict=False)}
    action = GAME.parse_action(chosen) if chosen else None
    assert action is None or action in actions
    shown = {"words": WORDS, "width": 45, "height": 22, "palette": NIGHT, **more}
    return View(GAME.presenter(rules), rules.observe(state, seat), choices=actions, chosen=action, keys=keys, **shown)


def drawn(view: View, pane: str = "pane-board") -> str:
    return BOARD.draw(replace(view, pane=pane)).plain


def odds_of(state: State, move: str) -> tuple[str, ...]:
    rules = RULES[len(state.hands), 10]
    return BOARD.odds(GAME.presenter(rules), rules.observe(state, 0), (GAME.parse_action(move),), WORDS)


def said(state: State, move: str, words: Words = WORDS) -> tuple[str, str]:
    """Heading and label of a choice."""
    rules, action = RULES[len(state.hands), 10], GAME.parse_action(move)
    assert action in rules.legal_actions(state)
    return BOARD.choice(GAME.presenter(rules), rules.observe(state, state.turn), action, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_pane_fits_its_width_in_every_language_and_size(language: str, players: int) -> None:
    words = Words(language, GAME.id, NAMES[:players], is_strict=True)
    for match in walk(players, seed=players):
        for seat in (0, None):
            for width, height in ((45, 22), (82, 38)):
                view = view_of(match, seat, words, width, height)
                for pane in BOARD.panes(view) or ("",):
                    rows = drawn(view, pane).splitlines()
                    assert max(map(cell_len, rows)) <= width, pane
            assert BOARD.plain(match.presenter, match.observe(seat), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_and_the_own_hand_are_seen_at_once_on_the_smallest_screen(language: str) -> None:
    words = Words(language, GAME.id, NAMES, is_strict=True)
    for match in walk(4, seed=4):
        if match.observe(0).kingdoms:
            assert len(drawn(view_of(match, 0, words)).splitlines()) <= 22


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_has_a_question_and_choices_that_differ(language: str, players: int) -> None:
    words = Words(language, GAME.id, NAMES[:players], is_strict=True)
    match = run(GAME, ["marshal"] * players, seed=3, max_decisions=300)
    for index, entry in enumerate(match.log):
        if entry.seat is not None and index % 3 == 0:
            then = match.at(index)
            rules, observation = then.rules, then.observe(entry.seat)
            assert NAMES[entry.seat] in BOARD.prompt(GAME.presenter(rules), observation, words)
            named = [BOARD.choice(GAME.presenter(rules), observation, action, words) for action in then.legal_actions()]
            assert len(set(named)) == len(named)


def test_the_question_says_what_the_phase_is_about() -> None:
    rules = RULES[2, 10]

    def asked(state: State) -> str:
        return BOARD.prompt(GAME.presenter(rules), rules.observe(state, 0), WORDS)

    busy = position(kingdom(builders=2, gold=30), hand="A 7 9")
    assert "Ana: Build and march" == asked(busy)
    assert "Ana: Play one card" == asked(after(busy, "end"))
    assert "Ana: Put your merchant on a square" == asked(after(busy, "end", "play A"))
    won = after(position(kingdom(armies="e3:3"), kingdom("e4 d4 d5 c5")), "attack e3 e4", "dice 2 2")
    assert "Ana: Choose 3 squares that Bo loses" == asked(won)


def test_choices_stand_under_what_they_have_in_common() -> None:
    land = kingdom("e1 f1", merchants="e1", builders=1, gold=90, barracks=1, armies="e3:2")
    state = position(land, kingdom("e4 d4"))
    assert ("Expand to", "d1 ▫") == said(state, "expand d1")
    assert ("Upgrade a square for 40", "e1: a merchant") == said(state, "upgrade e1")
    assert ("Upgrade a soldier for 80", "Army e3") == said(state, "train e3")
    assert ("Upgrade a soldier for 80", "the barracks") == said(state, "train barracks")
    assert ("Send a soldier to", "f1") == said(state, "deploy f1")
    assert ("Army e3: march to", "d3 ←") == said(state, "step e3 d3")
    assert ("Or", "Done: on to the cards") == said(state, "end")


def test_where_there_is_no_picture_signs_are_words() -> None:
    state = position(kingdom(builders=1, armies="e3:1"), queens="HC")
    assert "d1 needed for expansion" == said(state, "expand d1", IN_WORDS)[1]
    assert "d2 down and left" == said(state, "step e3 d2", IN_WORDS)[1]
    assert "d2 ↙" == said(state, "step e3 d2")[1]


def test_joining_an_army_is_said() -> None:
    state = position(kingdom("e1 f1 e2", barracks=1, armies="e2:1 e3:1"))
    assert ("Send a soldier to", "e2 into your army there") == said(state, "deploy e2")
    assert ("Army e3: march to", "e2 ↓ into your army there") == said(state, "step e3 e2")


@pytest.mark.rule("BW-53")
def test_nobody_attacks_without_having_seen_the_odds() -> None:
    army = position(kingdom(armies="e3:5"), kingdom("e10", armies="e4:3"))
    heading, label = said(army, "attack e3 e4")
    assert "Army e3: attack" == heading
    assert "e4 ↑, army of Bo, 5 against 3" == label
    assert ("won 72.2%, lost 16.7%",) == odds_of(army, "attack e3 e4")
    about = drawn(at_table(army, chosen="attack e3 e4"))
    assert "Win 72.2%, tie 11.1%, lose 16.7%." in about.replace("\n", " ")
    siege = position(kingdom(armies="e3:5"), kingdom("e4 d4", upgrades="d4"))
    assert "e4 ↑, siege of Bo, 5 against 1 upgraded" == said(siege, "attack e3 e4")[1]
    assert ("won 91.7%, lost 2.8%",) == odds_of(siege, "attack e3 e4")


@pytest.mark.rule("BW-53")
def test_an_attack_from_a_distance_says_that_losing_costs_nothing() -> None:
    state = position(kingdom(armies="e3:5"), kingdom("e5 e6 e7 e8"), kings="HD")
    assert "Losing costs nothing." in drawn(at_table(state, chosen="attack e3 e5")).replace("\n", " ")


def test_the_cursor_on_a_card_tells_what_it_brings() -> None:
    state = after(position(hand="A 7 9"), "end")
    assert "Earns 10 gold each turn" in drawn(at_table(state, chosen="play A"))
    assert "Fights, besieges, and holds the centre." in drawn(at_table(state, chosen="play 7"))


def test_squares_show_the_keys_of_the_choices_like_that_under_the_cursor() -> None:
    state = position(kingdom(builders=1, armies="e3:1"))
    view = at_table(state, chosen="expand d1")
    key = view.keys[GAME.parse_action("expand g1")]
    row = drawn(view).splitlines()[10]
    assert f"{key}▫" in row
    stepping = drawn(at_table(state, chosen="step e3 d3")).splitlines()[10]
    assert "a  a   ▫" in stepping, "expansions are not of the same kind"


@pytest.mark.rule("BW-62")
def test_rounds_in_the_centre_do_not_look_like_power() -> None:
    state = position(kingdom(armies="e5:1*1 f5:3"))
    grid = drawn(at_table(state))
    assert "A1¹A3 " in grid


@pytest.mark.rule("BW-56")
def test_what_a_jack_has_marked_is_seen_on_the_board_and_beside_its_owner() -> None:
    state = position(kingdom(marker=Marker(1, "e10")), kingdom("e10 f10", farmers="e10"), jacks="SH", round=7)
    picture = drawn(at_table(state))
    assert "b♣*" in picture
    assert "J♠ →e10" in picture
    spied = position(kingdom(marker=Marker(1)), jacks="CH", round=7)
    assert "J♣ →B" in drawn(at_table(spied))


def test_cards_and_signs_have_a_pane_of_their_own_on_a_small_screen() -> None:
    state = position(kings="HD", queens="SC", jacks="CH")
    assert ("pane-board", "pane-cards", "pane-rivals") == BOARD.panes(at_table(state))
    own = drawn(at_table(state), "pane-cards")
    assert "K♥ The General:" in own
    assert "* marked by a Jack" in own
    rivals = drawn(at_table(state), "pane-rivals")
    assert "K♦ The Conqueror:" in rivals
    assert "K♥ The General:" not in rivals
    assert ("pane-board", "pane-rivals") == BOARD.panes(at_table(state, seat=None))


def test_a_wide_screen_has_tracks_cards_and_signs_beside_the_grid() -> None:
    view = at_table(position(kings="HD"), width=82, height=38)
    rows = drawn(view).splitlines()
    assert "Round 1" in rows[0]
    assert any("K♥ The General:" in row for row in rows)
    assert any("* marked by a Jack" in row for row in rows)


def test_before_the_queens_are_dealt_there_is_only_the_round() -> None:
    match = Match.new(GAME, 2, seed=1).at(1)
    view = View(match.presenter, match.observe(0), WORDS, 45, 22, NIGHT)
    assert () == BOARD.panes(view)
    assert "Round 1 · 40 cards in the deck" == BOARD.draw(view).plain


def test_a_picture_shows_the_own_hand_and_no_other() -> None:
    match = Match.new(GAME, 2, seed=4)
    rng = random.Random(1)
    for _ in range(10):
        other = match.rules.redeal(match.observe(0), rng)
        view = View(match.presenter, match.rules.observe(other, 0), WORDS, 45, 22, NIGHT)
        for pane in BOARD.panes(view):
            assert drawn(replace(view_of(match, 0, WORDS), chosen=None), pane) == drawn(view, pane)
    assert "Hand" not in drawn(view_of(match, None, WORDS))


def test_choices_are_all_legal_actions_with_the_end_of_the_turn_last() -> None:
    for match in walk(2, seed=7):
        seat = match.to_act
        if isinstance(seat, int):
            actions = match.legal_actions()
            shown = BOARD.choices(match.presenter, match.observe(seat), actions)
            assert sorted(map(repr, actions)) == sorted(map(repr, shown))
            if EndActions() in actions:
                assert EndActions() == shown[-1]


@pytest.mark.parametrize("palette", [NIGHT, PAPER], ids=lambda palette: palette.name)
def test_everything_can_be_read_by_night_and_on_paper(palette: Palette) -> None:
    lands = [
        kingdom(edge, merchants=edge.split()[0], upgrades=edge, armies=f"{centre}:2")
        for edge, centre in (("e1 f1", "e4"), ("a5 a6", "d6"), ("e10 f10", "f7"), ("j5 j6", "g5"))
    ]
    state = position(*lands, kings="HDSC", queens="HDSC", jacks="CSDH", centre=(0, 1, 2, 3))
    for pane in ("pane-board", "pane-cards", "pane-rivals"):
        picture = BOARD.draw(replace(at_table(state, chosen="end"), palette=palette, pane=pane))
        assert [] == hard_to_read(picture, palette)


def test_the_scoring_has_a_row_for_every_seat() -> None:
    match = run(GAME, ["regent", "mason", "merchant"], seed=5)
    table = BOARD.standings(match.presenter, match.observe(None), Words("es", GAME.id, NAMES[:3], is_strict=True))
    assert table is not None
    assert ["Jugador", *NAMES[:3]] == [row[0] for row in table]
