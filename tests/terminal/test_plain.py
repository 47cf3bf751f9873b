"""Plain lines with several persons; the command's own tests play whole games."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from tests.games.board_of_war import positions as board_of_war
from tests.games.epic_dice_battles import positions as epic_dice_battles
from tests.terminal.conftest import THREATS, MakeTable, threatened
from wartable.core.match import Match
from wartable.registry import get_game
from wartable.terminal.boards import board_of
from wartable.terminal.plain import play_plainly
from wartable.terminal.players import parse_players
from wartable.terminal.table import LocalSetup, LocalTable
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words


def played(table: LocalTable, typed: str, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """What is said while somebody types."""
    words = Words(language, table.game.id, is_strict=True)
    play_plainly(table, words.named(table.names(words)), board_of(table.game.id), io.StringIO(typed))
    return capsys.readouterr().out


def test_everybody_hears_the_same_once_where_there_are_no_secrets(
    make_table: MakeTable, capsys: pytest.CaptureFixture[str]
):
    said = played(make_table(), "lose\n" * 8, capsys)
    assert "Hand over" not in said
    assert 1 == said.count("Ana takes nothing this turn.")
    assert "Luis: Fill a battle line" in said


def test_persons_with_secrets_hand_over_and_hear_for_themselves(
    make_table: MakeTable, capsys: pytest.CaptureFixture[str]
):
    table = make_table(has_secrets=True)
    first, second = ("Ana", "Luis") if table.to_act == 0 else ("Luis", "Ana")
    said = played(table, "\n" + "1\n" * 60, capsys)
    assert said.index(f"Hand over to {first}.") < said.index(f"{first}: ") < said.index(f"Hand over to {second}.")
    assert said.index(f"Hand over to {second}.") < said.rindex(f"{second}: ")


def test_whoever_leaves_at_the_curtain_has_seen_nothing(make_table: MakeTable, capsys: pytest.CaptureFixture[str]):
    table = make_table(has_secrets=True)
    said = played(table, "", capsys)
    assert "Hand over to" in said
    assert "begins." not in said
    assert "wartable play --resume" in said
    assert table.events == LocalTable.resume(table.path).events


def test_the_only_choice_is_taken_and_told(make_table: MakeTable, capsys: pytest.CaptureFixture[str]):
    table = make_table()
    while len(table.legal_actions()) > 1:
        table.play(table.legal_actions()[0])
    said = played(table, "", capsys)
    assert "Only one choice: Lose a die." in said
    assert "1. Lose a die  (Enter)" not in said
    assert " loses a die; " in said


def test_nobody_hears_of_a_step_in_which_there_is_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    table = LocalSetup(get_game("board-of-war"), parse_players("human=Ana,bot:random"), seed=5).begin()
    while table.bot_to_act is not None:
        table.play(table.bot_choice())
    assert table.is_idle(table.only_choice())
    said = played(table, "", capsys)
    assert "Play one card" in said
    assert "on to the cards" not in said


def test_what_was_taken_back_is_not_done_again_by_itself() -> None:
    table = LocalSetup(get_game("board-of-war"), parse_players("human=Ana,bot:random"), seed=5).begin()
    only = table.only_choice()
    table.play(only)
    table.undo()
    assert table.only_choice() is None
    assert table.suggestion() == only


def test_whoever_resumes_hears_how_it_came_to_this_not_the_whole_story(
    make_table: MakeTable, capsys: pytest.CaptureFixture[str]
):
    table = make_table(decisions=60)
    assert "begins." not in played(table, "", capsys)
    assert "begins." in played(table, "l\n", capsys)


def test_the_coach_ranks_the_choices_under_their_numbers(make_table: MakeTable, capsys: pytest.CaptureFixture[str]):
    table = make_table()
    best = table.judgments()[0].action
    choices = board_of("age-of-war").choices(table.presenter, table.observe(0), table.legal_actions())
    said = played(table, "!\n", capsys).partition("Ana to choose:\n")[2].splitlines()
    assert said[0].startswith(f"{choices.index(best) + 1}. ")
    ranking = [float(line.split(". ")[1].split("%")[0]) for line in said[: len(choices)]]
    assert sorted(ranking, reverse=True) == ranking
    assert "of cases" in said[0]


def test_where_there_is_no_coach_it_is_said_in_a_sentence(make_table: MakeTable, capsys: pytest.CaptureFixture[str]):
    said = played(make_table(has_judge=False), "!\n", capsys)
    assert "nobody can say what a choice is worth in age-of-war" in said


def test_what_cannot_be_taken_back_is_said_to_be_so(make_table: MakeTable, capsys: pytest.CaptureFixture[str]):
    said = played(make_table(), "u\n", capsys)
    assert "this cannot be taken back" in said


def test_everybody_hears_what_came_instead_of_what_was_taken_back(capsys: pytest.CaptureFixture[str]):
    table = LocalSetup(get_game("epic-dice-battles"), parse_players("human=Ana,human=Luis"), seed=3).begin()
    for move in ("start bizen", "start musashi", "act rest"):
        table.play(table.game.parse_action(move))
    said = played(table, "\nu\n\nact village\nact rest\n\n", capsys)
    assert 2 == said.count("sends a die to a village.")


def bad_input() -> list[Any]:
    """What somebody might try that the rules forbid: the game, the position, what is typed, the rule."""
    war, epic = board_of_war, epic_dice_battles
    ana, luis = war.kingdom(builders=1, gold=39, armies="e3:1"), war.kingdom("e4 e10")
    poor = epic.player("bizen", "1@bizen 2/0/0", rice=0, money=0)
    thrifty = epic.player("bizen", "1@bizen 2/0/0", rice=1, money=0)
    spent = epic.player("bizen", "1@bizen 12/0/0", "2@bizen 11/0/0", "3@bizen 3/0/0", rice=9)
    foe = epic.player("mutsu", "1@mutsu 2/0/0")
    ninjas = (epic.player("bizen", "1@owari 3/1/1 ninja*2"), epic.player("mutsu", "1@owari 3/0/0"))
    deploying = epic.after(epic.in_autumn(*ninjas), "pass", "pass")
    return [
        pytest.param("board-of-war", war.position(ana, luis), "step e3 e4", "BW-52", id="step-into-kingdom"),
        pytest.param("board-of-war", war.position(ana), "upgrade e1", "BW-41", id="upgrade-without-gold"),
        pytest.param(
            "board-of-war", war.after(war.position(ana), "expand e2"), "expand f2", "BW-40", id="second-expansion"
        ),
        pytest.param("board-of-war", war.position(ana, luis, jacks="CH", round=5), "mark 1", "BW-56", id="jack"),
        pytest.param("epic-dice-battles", epic.in_spring(thrifty, foe), "buy archer", "ED-3", id="purchase"),
        pytest.param("epic-dice-battles", deploying, "place-token ninja main", "ED-61", id="ninja"),
        pytest.param(
            "epic-dice-battles", epic.after(epic.in_autumn(poor, foe), "lead 1"), "march kii", "ED-51", id="march"
        ),
        pytest.param("epic-dice-battles", epic.in_spring(spent, foe), "buy footman", "ED-1", id="supply"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "state", "typed", "rule"), bad_input())
def test_what_the_rules_forbid_is_refused_in_a_sentence_with_the_rule_and_changes_nothing(
    game: str,
    state: Any,
    typed: str,
    rule: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = Match.new(get_game(game), 2, seed=1)
    match._stand(state)
    table = LocalTable(match, parse_players("human=Ana,bot:random"), tmp_path / "table.json")
    said = played(table, f"{typed}\n", capsys, language)
    (refusal,) = [line for line in said.splitlines() if rule in line]
    sentence = refusal.removeprefix("> ").partition(rule)[0].rstrip("(（ ")
    assert sentence[-1] in ".。"
    assert sentence[0].isupper() or language == "zh-Hant" or sentence.startswith("e4")
    assert state is match._state


def own_dice_table(game: str, tmp_path: Path) -> LocalTable:
    players = parse_players("human=Ana,human=Luis")
    return LocalSetup(get_game(game), players, save=tmp_path / "match.json", own_dice=True).begin()


def test_at_a_real_table_somebody_types_what_came_up_and_corrects_a_slip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = own_dice_table("age-of-war", tmp_path)
    said = played(table, "2\n11\n1111117\n1111111\nu\n1 2 3 4 5 6 6\nlose\n", capsys)
    assert "Luis begins." in said
    assert 2 == said.count("this cannot have come up"), "two dice are no roll of seven, and no die has a seven"
    assert "Luis rolls infantry 1, infantry 2, infantry 3, archery, cavalry, daimyo, daimyo." in said
    assert "Numbers from the list to type: 6" in said, "a die is lost"

    again = LocalTable.resume(tmp_path / "match.json")
    assert (True, 6, 1) == (again.has_own_dice, again.entry[0].count, again.entering)
    assert not again.can_correct, "the last thing was a decision"


def test_cards_of_a_real_table_are_typed_behind_the_curtain(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    table = own_dice_table("board-of-war", tmp_path)
    said = played(table, "\n1\n1\n1\n2\n", capsys)
    assert "this cannot have come up" in said, "two players cannot have the same ability card"
    assert "Ana is dealt K♥" in said


@pytest.mark.parametrize("game_id", THREATS)
def test_threats_and_what_happened_since_the_last_turn_are_told_with_the_position(
    game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played(threatened(game_id, tmp_path), "w\np\nw\n", capsys)
    asked, _, rest = said.partition("What others threaten to do is not told.")
    without, _, again = rest.partition("What others threaten to do is told.")
    assert THREATS[game_id] in asked
    assert "Since your last turn\n  " in asked
    assert asked.index(" threat") < asked.index("Since your last turn") < asked.rindex("Ana: ")
    assert THREATS[game_id] not in without
    assert THREATS[game_id] in again
