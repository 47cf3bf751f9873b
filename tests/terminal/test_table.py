from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import GAME, THREATS, MakeTable, threatened
from wartable.core.chance import SeededOrigin, VerifiableOrigin
from wartable.core.errors import IllegalAction, UnknownBot, WrongPlayerCount
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.terminal.players import Player, parse_players
from wartable.terminal.table import FileExists, LocalSetup, LocalTable


def test_the_dice_are_promised_before_anything_is_rolled():
    setup = LocalSetup(GAME, parse_players("human,human"))
    promise = setup.origin
    assert isinstance(promise, VerifiableOrigin)
    assert promise.secret is None
    table = setup.begin()
    assert promise == table.origin


def test_the_secret_is_out_when_the_match_is_over(make_table: MakeTable):
    setup = LocalSetup(GAME, parse_players("bot:greedy,bot:greedy"))
    table = setup.begin()
    while table.result is None:
        table.play(table.bot_choice())
    assert table.origin.secret is not None
    assert table.origin.commitment == setup.origin.commitment


def test_a_seed_is_a_choice():
    assert SeededOrigin(7) == LocalSetup(GAME, parse_players("human,human"), seed=7).origin


def test_what_cannot_be_set_up_is_refused_before_the_first_roll(tmp_path: Path):
    with pytest.raises(WrongPlayerCount):
        LocalSetup(GAME, (Player(),))
    with pytest.raises(UnknownBot):
        LocalSetup(GAME, (Player(), Player(bot="oracle")))
    (tmp_path / "there.json").write_text("")
    with pytest.raises(FileExists):
        LocalSetup(GAME, (Player(), Player()), save=tmp_path / "there.json")


def test_a_persons_decision_is_on_disk_at_once(make_table: MakeTable):
    table = make_table()
    table.play(LoseDie())
    assert table.events == LocalTable.resume(table.path).events


def test_an_illegal_action_changes_nothing(make_table: MakeTable):
    table = make_table()
    before = table.events
    with pytest.raises(IllegalAction):
        table.play(Fill("himeji", 0))
    assert before == table.events


def test_who_is_to_act_is_a_person_or_a_bot(make_table: MakeTable):
    persons, bots = make_table("human,human"), make_table("bot:random,bot:random")
    assert (persons.to_act, None) == (persons.person_to_act, persons.bot_to_act)
    assert (None, bots.to_act) == (bots.person_to_act, bots.bot_to_act)
    assert ((0, 1), ()) == (persons.persons, bots.persons)


def test_the_only_choice_is_the_suggested_one(make_table: MakeTable):
    table = make_table()
    assert len(table.legal_actions()) > 1
    assert table.suggestion() is None
    while len(table.legal_actions()) > 1:
        table.play(table.legal_actions()[0])
    assert LoseDie() == table.suggestion()


def test_a_curtain_is_for_several_persons_with_secrets(make_table: MakeTable):
    assert not make_table("human,human").needs_curtain
    assert make_table("human,human", has_secrets=True).needs_curtain
    assert not make_table("human,bot:random", has_secrets=True).needs_curtain


def test_bots_of_a_seeded_match_choose_the_same_again(make_table: MakeTable):
    first, second = make_table("bot:random,bot:random", seed=5), make_table("bot:random,bot:random", seed=5)
    for _ in range(30):
        assert first.bot_choice() == second.bot_choice()
        first.play(first.bot_choice())
        second.play(second.bot_choice())


def test_nothing_can_be_taken_back_once_dice_have_rolled(make_table: MakeTable):
    table = make_table()
    table.play(LoseDie())
    assert table.can_undo() is None


def test_the_past_can_be_looked_at(make_table: MakeTable):
    table = make_table(decisions=30)
    assert 4 == table.at(4).events
    assert table.lines(None) == table.at(table.events).lines(None)


@pytest.mark.parametrize("game_id", THREATS)
def test_what_happened_since_the_last_turn_is_told_through_the_whole_turn(game_id: str, tmp_path: Path) -> None:
    table = threatened(game_id, tmp_path)
    told = table.since_last_turn(0)
    assert all(each.line is not None for each in told)
    seen = table.happenings(0)
    assert all(each in seen for each in told)
    table.play(table.legal_actions()[0])
    if table.to_act == 0:
        assert told == table.since_last_turn(0)


def test_nothing_has_happened_since_the_last_turn_while_nobody_else_has_decided(make_table: MakeTable) -> None:
    table = make_table()
    seat = table.person_to_act
    assert seat is not None
    assert () == table.since_last_turn(seat)
