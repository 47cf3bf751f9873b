from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tests.terminal.conftest import MakeTable
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.registry import game_ids, get_game
from wartable.terminal.boards import Board, View, board_of
from wartable.terminal.palette import NIGHT, PAPER, Palette
from wartable.terminal.table import LocalTable
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

CREST = re.compile(r" ([A-F]) ")
SIX = "human=Ana,human=Luis,human=María,human=Chen,bot:greedy,bot:random"


def view_of(table: LocalTable, *, size: tuple[int, int] = (45, 22), language: str = "en", **more: object) -> View:
    board = board_of("age-of-war")
    words = Words(language, "age-of-war", is_strict=True)
    words = words.named(table.names(words)).shortened(board.symbols)
    return View(
        presenter=table.presenter,
        observation=table.observe(None),
        words=words,
        width=size[0],
        height=size[1],
        palette=more.pop("palette", NIGHT),  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(45, 22), (80, 36), (120, 50)])
@pytest.mark.parametrize("decisions", [0, 60, 140])
def test_the_picture_fits(make_table: MakeTable, language: str, size: tuple[int, int], decisions: int):
    table = make_table(SIX, decisions=decisions)
    rows = board_of("age-of-war").draw(view_of(table, size=size, language=language)).plain.split("\n")
    assert len(rows) <= size[1]
    assert max(cell_len(row.rstrip()) for row in rows) <= size[0]


@pytest.mark.parametrize("size", [(45, 22), (80, 36)])
def test_every_castle_is_there_with_its_lines(make_table: MakeTable, size: tuple[int, int]):
    picture = board_of("age-of-war").draw(view_of(make_table(SIX), size=size)).plain
    assert all(name in picture for name in ("Azuchi", "Kasugayama", "Kumamoto", "Oda 10", "Shimazu 3", "10+"))


def test_owners_are_shown_by_a_letter_not_only_by_colour(make_table: MakeTable):
    table = make_table(SIX, decisions=140)
    owners = {owner for owner in table.observe(None).owners if owner is not None}
    castles = board_of("age-of-war").draw(view_of(table)).plain.split("\n")[:14]
    assert owners
    assert {"ABCDEF"[owner] for owner in owners} == {match[1] for row in castles if (match := CREST.search(row))}


def test_the_choice_under_the_cursor_lights_up_its_line_and_its_dice(make_table: MakeTable):
    table = make_table()
    chosen = next(action for action in table.legal_actions() if isinstance(action, Fill))
    lit = board_of("age-of-war").draw(view_of(table, choices=table.legal_actions(), chosen=chosen))
    dark = board_of("age-of-war").draw(view_of(table))
    marked = f"on {NIGHT.gold}"
    assert 1 == sum(marked in str(span.style) for span in lit.spans)
    assert 0 == sum(marked in str(span.style) for span in dark.spans)


@pytest.mark.parametrize("palette", [NIGHT, PAPER])
def test_both_looks_can_be_drawn(make_table: MakeTable, palette: Palette):
    assert board_of("age-of-war").draw(view_of(make_table(SIX), palette=palette)).plain


def test_of_two_equal_lines_one_is_offered(make_table: MakeTable):
    table = make_table()
    matsumoto = (Fill("matsumoto", 0), Fill("matsumoto", 1), Fill("matsumoto", 2), LoseDie())
    offered = board_of("age-of-war").choices(table.presenter, table.observe(None), matsumoto)
    assert (Fill("matsumoto", 0), Fill("matsumoto", 2), LoseDie()) == offered


def test_the_stealing_line_is_offered_where_no_printed_line_is_the_same(make_table: MakeTable):
    table, board = make_table(), board_of("age-of-war")
    gifu, odani = (Fill("gifu", 0), Fill("gifu", 3)), (Fill("odani", 0), Fill("odani", 1))
    assert gifu[:1] == board.choices(table.presenter, table.observe(None), gifu)
    assert odani == board.choices(table.presenter, table.observe(None), odani)


def test_odds_say_what_a_choice_promises(make_table: MakeTable):
    table = make_table()
    words = Words("en", "age-of-war")
    actions = table.legal_actions()
    said = board_of("age-of-war").odds(table.presenter, table.observe(0), actions, words)
    by_action = dict(zip(actions, said, strict=True))
    assert by_action[LoseDie()].startswith("best then: ")
    assert all(text.endswith("%") for text in said)
    table.play(next(action for action in actions if isinstance(action, Fill)))
    assert LoseDie() in table.legal_actions()
    later = board_of("age-of-war").odds(table.presenter, table.observe(0), (LoseDie(),), words)
    assert "best" not in later[0]


def test_a_sure_thing_is_a_hundred_percent(make_table: MakeTable):
    table = make_table()
    while not (ends := [a for a in table.legal_actions() if isinstance(a, Fill) and _takes_all(table, a)]):
        table.play(table.legal_actions()[0])
    said = board_of("age-of-war").odds(table.presenter, table.observe(0), (ends[0],), Words("en", "age-of-war"))
    assert ("100.0%",) == said


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_shown_somehow(game_id: str):
    game = get_game(game_id)
    rules = game.rules(game.player_counts[0])
    observation = rules.observe(rules.initial_state(), 0)
    words = Words("en", game_id)
    for board in (board_of(game_id), Board(None)):
        assert board.plain(game.presenter(rules), observation, words)
        view = View(game.presenter(rules), observation, words.shortened(board.symbols), 45, 22, NIGHT)
        assert board.draw(view).plain


def _takes_all(table: LocalTable, action: Fill) -> bool:
    return table._match.rules.apply(table._match._state, action).owners != table.observe(None).owners
