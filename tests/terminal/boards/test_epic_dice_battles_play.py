"""Epic Dice Battles in the terminal, played: by keys on the full screen, and by typed lines."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from tests.terminal.test_app import LARGE, choices, labels, picture, playing, press, shown
from wartable.core.bot import play_out
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import AssignDie, GiveUpDie, StormGate
from wartable.games.epic_dice_battles.state import Calling, Feeding, Fighting, Marching, Phase, Spring, Winter
from wartable.registry import get_bot, get_game
from wartable.terminal.boards import board_of
from wartable.terminal.plain import play_plainly
from wartable.terminal.players import parse_players
from wartable.terminal.screens.asking import Curtain
from wartable.terminal.screens.ending import Ending
from wartable.terminal.screens.parts import KeyBar, LogView
from wartable.terminal.screens.replay import ReplayScreen
from wartable.terminal.screens.table import TableScreen
from wartable.terminal.table import LocalTable
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words

GAME = get_game("epic-dice-battles")
NAMES = ("Ana", "Luis")
HUNGRY = 20
"""A seed with which random play comes to a summer that lacks more than one rice."""
MakeGame = Callable[..., LocalTable]


@pytest.fixture
def make_game(tmp_path: Path) -> MakeGame:
    """A game between warlords, or others, stopped where `is_there` first holds; then persons take over."""

    def make(
        is_there: Callable[[Match], bool], seats: str = "human=Ana,bot:warlord", seed: int = 5, bot: str = "warlord"
    ) -> LocalTable:
        players = parse_players(seats)
        match = Match.new(GAME, players=len(players), seed=seed, allows_undo=True)
        rng = random.Random(seed)
        while not is_there(match) and match.result is None:
            play_out(match, [get_bot(bot, GAME, len(players))] * len(players), rng, max_decisions=1)
        assert is_there(match), "the game never came to this"
        return LocalTable(match, players, tmp_path / "table.json")

    return make


def at_stage(kind: type, seat: int = 0) -> Callable[[Match], bool]:
    return lambda match: match.to_act == seat and isinstance(match.observe(seat).stage, kind)


def in_phase(phase: Phase, kind: type | None = None) -> Callable[[Match], bool]:
    """Where seat 0 decides in a phase of a battle, by an action of a kind."""

    def is_there(match: Match) -> bool:
        stage = match.observe(0).stage
        if match.to_act != 0 or not isinstance(stage, Fighting) or stage.battle.phase is not phase:
            return False
        return kind is None or isinstance(match.legal_actions()[0], kind)

    return is_there


def own_decisions(table: LocalTable, since: int) -> list[object]:
    """What seat 0 has decided since an event."""
    return [entry.event for entry in table._match.log[since:] if entry.seat == 0]


async def test_winter_shows_map_prompt_and_choices_at_80_by_24(make_game: MakeGame):
    async with playing(make_game(at_stage(Winter))) as pilot:
        assert "Ana: What is your next action?" in shown(pilot, Static, "#prompt")
        assert "Yamashiro" in picture(pilot)
        assert "Winter: actions" in picture(pilot)
        assert "your mat" in shown(pilot, KeyBar)


async def test_tab_turns_the_panes_and_comes_round(make_game: MakeGame):
    async with playing(make_game(at_stage(Winter))) as pilot:
        first = picture(pilot)
        await press(pilot, "tab")
        assert "Slots without an army" in picture(pilot)
        assert "rivals" in shown(pilot, KeyBar)
        await press(pilot, "tab")
        assert "supply" in picture(pilot)
        await press(pilot, "tab")
        assert first == picture(pilot)


async def test_a_large_screen_shows_everything_at_once(make_game: MakeGame):
    async with playing(make_game(at_stage(Winter)), size=LARGE) as pilot:
        assert all(part in picture(pilot) for part in ("Yamashiro", "Slots without an army", "officers"))


async def test_choices_stand_under_headings_that_cannot_be_chosen(make_game: MakeGame):
    table = make_game(at_stage(Spring))
    async with playing(table) as pilot:
        listed = labels(pilot)
        assert "Without a token" == listed[0]
        assert listed[1].startswith("1 footman")
        assert 1 == choices(pilot).highlighted
        events = table.events
        choices(pilot).post_message(OptionList.OptionSelected(choices(pilot), choices(pilot).options[0], 0))
        await press(pilot)
        assert events == table.events
        await press(pilot, "enter")
        assert "You buy: footman." in shown(pilot, LogView)


async def test_moves_are_chosen_by_the_keys_on_the_map(make_game: MakeGame):
    table = make_game(lambda match: at_stage(Marching)(match) and match.observe(0).stage.leading is not None)
    async with playing(table) as pilot:
        third = table.legal_actions()[2]
        name = Words("en", GAME.id).say(f"region-{third.region}")
        assert f"3{name}" in picture(pilot)
        await press(pilot, "3")
        assert any(third == entry.event for entry in table._match.log)


async def test_odds_come_on_demand_and_leave_the_suggestion_marked(make_game: MakeGame):
    async with playing(make_game(in_phase(Phase.GATE))) as pilot:
        assert not any("%" in label for label in labels(pilot))
        await press(pilot, "o")
        storming = [label for label in labels(pilot) if "%" in label]
        assert storming
        assert all("damage" in label and "lost" in label for label in storming)
        assert 1 == sum("◂" in label for label in storming)


async def test_a_siege_can_be_weighed_before_it_is_called(make_game: MakeGame):
    async with playing(make_game(at_stage(Calling))) as pilot:
        await press(pilot, "o")
        assert "won" in labels(pilot)[0]
        assert "%" not in labels(pilot)[1]


async def test_the_battle_takes_the_board_and_the_map_is_a_key_away(make_game: MakeGame):
    async with playing(make_game(in_phase(Phase.MAIN, AssignDie))) as pilot:
        assert "main combat, round" in picture(pilot)
        assert "dice:" in picture(pilot)
        assert "4+ kills, 2 or less: the unit dies." in picture(pilot)
        assert all("was rolled by" in label for label in labels(pilot))
        await press(pilot, "tab")
        assert "Yamashiro" in picture(pilot)


async def test_one_key_takes_all_that_is_suggested_until_dice_roll_or_somebody_else_decides(make_game: MakeGame):
    table = make_game(in_phase(Phase.MAIN, AssignDie))
    start = table.events
    expected = LocalTable(table._match.branch(start), table.players, table.path)
    while expected.to_act == 0 and all(entry.seat == 0 for entry in expected._match.log[start:]):
        expected.play(expected.suggestion())
    async with playing(table) as pilot:
        await press(pilot, "full_stop")
        assert own_decisions(expected, start) == own_decisions(table, start)
        assert "fights:" in shown(pilot, LogView)


def test_one_key_never_goes_past_the_dice(make_game: MakeGame):
    table = make_game(in_phase(Phase.GATE, StormGate))
    start = table.events
    table.play_suggestions()
    assert 1 == len(own_decisions(table, start))


def test_one_key_feeds_as_suggested(make_game: MakeGame):
    """ED-42: who cannot feed everybody gives up die after die. Warlords never go hungry."""

    def is_hungry(match: Match) -> bool:
        stage = match.observe(0).stage
        return match.to_act == 0 and isinstance(stage, Feeding) and stage.missing > 1

    table = make_game(is_hungry, seed=HUNGRY, bot="random")
    start, missing = table.events, table.observe(0).stage.missing
    table.play_suggestions()
    assert missing == sum(isinstance(action, GiveUpDie) for action in own_decisions(table, start))
    assert not isinstance(table.observe(0).stage, Feeding)


async def test_a_battle_that_ended_is_told_until_the_next_decision(make_game: MakeGame):
    table = make_game(in_phase(Phase.MAIN))
    async with playing(table) as pilot:
        while isinstance(table.observe(0).stage, Fighting) and table.result is None:
            await press(pilot, "full_stop" if table.suggestion() is not None else "1")
        assert "The battle is over" in picture(pilot)
        await press(pilot, "1")
        assert "The battle is over" not in picture(pilot)


async def test_what_the_viewer_must_not_notice_is_no_news(make_game: MakeGame):
    table = make_game(at_stage(Spring, seat=1), "human=Ana,human=Luis")
    async with playing(table) as pilot:
        await press(pilot, "enter")
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.viewer = 0
        screen.redraw()
        table.play(table.legal_actions()[0])
        assert isinstance(table.observe(1).stage, Spring)
        assert not screen._show()


async def test_persons_hand_over_behind_the_curtain(make_game: MakeGame):
    table = make_game(at_stage(Winter), "human=Ana,human=Luis")
    async with playing(table, "zh-Hant") as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter")
        while not isinstance(pilot.app.screen, Curtain):
            await press(pilot, "1")
        assert table.person_to_act == 1


@pytest.mark.slow
async def test_the_end_has_its_scoring_and_can_be_stepped_through(make_game: MakeGame):
    def is_last_decision(match: Match) -> bool:
        return match.to_act == 0 and match.observe(0).year == 1542 and isinstance(match.observe(0).stage, Marching)

    table = make_game(is_last_decision, seed=2)
    async with playing(table, "es") as pilot:
        while table.result is None:
            await press(pilot, "full_stop" if table.suggestion() is not None else "1")
        assert isinstance(pilot.app.screen, Ending)
        scoring = pilot.app.screen._scoring()
        heads = ["Jugador", "Puntos", "Control", "Parcial", "Ejércitos", "Más arroz"]
        assert heads == [column.header for column in scoring.columns]
        await press(pilot, "enter", "r")
        assert isinstance(pilot.app.screen, ReplayScreen)
        await press(pilot, "end")
        assert "El final" in picture(pilot)
        await press(pilot, "tab")
        assert "El final" not in picture(pilot)


class Typist:
    """Somebody who takes suggestions by Enter or all at once, and else any number that is offered."""

    def __init__(self, table: LocalTable, rng: random.Random) -> None:
        self._table = table
        self._rng = rng

    def readline(self) -> str:
        if self._table.suggestion() is not None:
            return self._rng.choice(["\n", ".\n"])
        return f"{self._rng.randrange(len(self._table.legal_actions())) + 1}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_plain_lines(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    players = parse_players("human=Ana,bot:warlord=Luis,bot:random=Mei,bot:random=Chen")
    table = LocalTable(Match.new(GAME, players=4, seed=3), players, tmp_path / "table.json")
    words = Words(language, GAME.id, is_strict=True)
    play_plainly(table, words.named(table.names(words)), board_of(GAME.id), Typist(table, random.Random(4)))
    said = capsys.readouterr().out
    assert table.result is not None
    assert Match.from_json(table.path.read_text()).result == table.result
    assert f"Ana: {words.say('ask-lead')}" in said.replace("：", ": ")
    assert words.say("noun-controlled") in said


def test_plain_lines_take_all_suggested_choices_by_a_full_stop(make_game: MakeGame, capsys: pytest.CaptureFixture[str]):
    table = make_game(in_phase(Phase.MAIN, AssignDie))
    other = LocalTable(table._match.branch(table.events), table.players, table.path.with_name("other.json"))
    start = table.events
    other.play_suggestions()
    words = Words("en", GAME.id, is_strict=True)
    play_plainly(table, words.named(NAMES), board_of(GAME.id), io.StringIO(".\n"))

    assert own_decisions(other, start) == own_decisions(table, start)
    assert ". for all that is suggested" in capsys.readouterr().out
