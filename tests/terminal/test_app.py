"""The full-screen interface, driven by keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Static
from textual.widgets._toast import Toast

from tests.terminal.conftest import GAME, THREATS, WITH_SECRETS, MakeTable, threatened
from wartable.core.match import Match
from wartable.registry import bot_names, get_game
from wartable.terminal import app as starter
from wartable.terminal import saves
from wartable.terminal.app import WartableApp
from wartable.terminal.players import Player, parse_players
from wartable.terminal.screens.asking import Curtain, Leaving, Naming, Ready, TooSmall
from wartable.terminal.screens.ending import Ending
from wartable.terminal.screens.menu import MenuScreen
from wartable.terminal.screens.parts import ChoiceList, KeyBar, LogView, Outlook, TitleBar
from wartable.terminal.screens.reading import Reading
from wartable.terminal.screens.replay import ReplayScreen
from wartable.terminal.screens.seats import SeatsScreen
from wartable.terminal.screens.table import TableScreen
from wartable.terminal.table import LocalSetup, LocalTable
from wartable.text.words import Words

SMALL, LARGE = (80, 24), (124, 40)
Keys = Pilot[int]


@asynccontextmanager
async def running(app: WartableApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Keys]:
    async with app.run_test(size=size, notifications=True) as pilot:
        await settle(pilot)
        yield pilot


@asynccontextmanager
async def playing(table: LocalTable, language: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Keys]:
    async with running(WartableApp(lambda app: app.go_on(table), language, is_fast=True), size) as pilot:
        yield pilot


async def settle(pilot: Keys) -> None:
    """Wait until nothing is under way: bots have played, odds are there."""
    await pilot.pause()
    for _ in range(400):
        working = [w for w in pilot.app.workers if not w.is_finished and not isinstance(pilot.app.screen, Curtain)]
        if not working:
            break
        await pilot.pause(0.02)
    await pilot.pause()


async def press(pilot: Keys, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def shown(pilot: Keys, kind: type[Any], name: str = "") -> str:
    """What a part of the screen says."""
    widget = pilot.app.screen.query_one(name or kind, kind)  # type: ignore[arg-type]
    if isinstance(widget, LogView):
        return "\n".join(strip.text for strip in widget.lines)
    return str(widget.render())


def picture(pilot: Keys) -> str:
    return shown(pilot, Static, "#picture")


def choices(pilot: Keys) -> ChoiceList:
    return pilot.app.screen.query_one(ChoiceList)


def labels(pilot: Keys) -> list[str]:
    return [str(option.prompt) for option in choices(pilot).options]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("language", "title", "prompt"),
    [
        ("en", "Age of War", "Ana: Fill a battle line, or lose a die"),
        ("es", "Juega Ana", "Ana: Ocupa un frente o pierde un dado"),
        ("zh-Hant", "戰國時代", "Ana：填一條戰線，或棄掉一顆骰子"),
    ],
)
async def test_the_table_speaks_the_language(
    make_table: MakeTable, language: str, title: str, prompt: str, size: tuple[int, int]
):
    async with playing(make_table(), language, size) as pilot:
        assert title in shown(pilot, TitleBar)
        assert prompt == shown(pilot, Static, "#prompt")
        assert "10+" in picture(pilot)
        assert shown(pilot, KeyBar)


async def test_only_legal_choices_are_offered_each_with_its_key(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        offered = choices(pilot).actions
        assert set(offered) <= set(table.legal_actions())
        assert list("123") == [label[0] for label in labels(pilot)[:3]]


async def test_a_key_takes_its_choice(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        second = choices(pilot).actions[1]
        await press(pilot, "2")
        assert second == table._match.log[2].event
        assert "Ana fills a line of" in shown(pilot, LogView)


async def test_a_key_pressed_twice_in_haste_chooses_once(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        for _ in range(2):
            screen.on_key(Key("1", "1"))
        await settle(pilot)
        assert 1 == len([entry for entry in table._match.log if entry.seat is not None])
        assert [] == list(pilot.app._notifications)


@pytest.mark.slow
async def test_what_is_told_for_a_moment_covers_nothing_of_the_board(make_table: MakeTable):
    """Dice that fill no line: one after the other is lost by itself, and told."""
    async with playing(make_table()) as pilot:
        told: list[Region] = []
        for _ in range(40):
            await press(pilot, "1")
            told += [toast.region for toast in pilot.app.screen.query(Toast)]
        assert told
        side = pilot.app.screen.query_one("#side").region
        assert all(region.x >= side.x for region in told)


async def test_arrows_and_enter_take_a_choice_and_light_it_up_before(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        await press(pilot, "down", "down")
        third = choices(pilot).actions[2]
        assert third == choices(pilot).chosen()
        await press(pilot, "enter")
        assert third == table._match.log[2].event


async def test_space_takes_nothing_where_nothing_is_suggested(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        before = table.events
        await press(pilot, "space")
        assert before == table.events


async def test_the_only_choice_is_taken_and_told(make_table: MakeTable):
    table = make_table()
    while len(table.legal_actions()) > 1:
        table.play(table.legal_actions()[0])
    async with playing(table) as pilot:
        assert len(table.legal_actions()) > 1
        assert "loses a die" in shown(pilot, LogView)


async def test_odds_come_and_go_with_a_key(make_table: MakeTable):
    async with playing(make_table()) as pilot:
        assert not any("%" in label for label in labels(pilot))
        await press(pilot, "o")
        assert all("%" in label for label in labels(pilot))
        await press(pilot, "1")
        assert all("%" in label for label in labels(pilot))
        await press(pilot, "o")
        assert not any("%" in label for label in labels(pilot))


@pytest.mark.parametrize("game_id", THREATS)
async def test_threats_and_what_happened_since_the_last_turn_stand_beside_the_board(game_id: str, tmp_path: Path):
    async with playing(threatened(game_id, tmp_path), size=LARGE) as pilot:
        known = shown(pilot, Static, "#known")
        assert THREATS[game_id] in known
        assert known.index(" threat") < known.index("Since your last turn")
        await press(pilot, "w")
        known = shown(pilot, Static, "#known")
        assert THREATS[game_id] not in known
        assert known.startswith("Since your last turn")


async def test_where_nothing_threatens_and_nothing_happened_the_log_has_the_room(make_table: MakeTable):
    async with playing(make_table("human=Ana,human=Luis")) as pilot:
        assert not pilot.app.screen.query_one(Outlook).display


async def test_help_shows_keys_and_rules_and_goes_away(make_table: MakeTable):
    async with playing(make_table(), "es") as pilot:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Reading)
        assert all(word in pilot.app.screen.markdown() for word in ("Teclas", "AW-24", "frentes de batalla"))
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_board_can_have_the_screen_alone(make_table: MakeTable):
    async with playing(make_table()) as pilot:
        side = pilot.app.screen.query_one("#side")
        assert side.display
        await press(pilot, "z")
        assert not side.display
        await press(pilot, "z")
        assert side.display


async def test_night_and_paper(make_table: MakeTable):
    async with playing(make_table()) as pilot:
        night = pilot.app.theme
        await press(pilot, "t")
        assert night != pilot.app.theme
        assert "Ana begins." in shown(pilot, LogView)
        await press(pilot, "t")
        assert night == pilot.app.theme


async def test_leaving_is_asked_for_and_saves(make_table: MakeTable):
    table = make_table()
    async with playing(table) as pilot:
        await press(pilot, "1", "q")
        assert isinstance(pilot.app.screen, Leaving)
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "q", "y")
    assert 0 == pilot.app.return_value
    assert table.events == LocalTable.resume(table.path).events
    assert any(str(table.path) in line for line in pilot.app.farewell)  # type: ignore[attr-defined]


@pytest.mark.parametrize("during", [[], ["q"], ["question_mark"], ["o"]])
async def test_ctrl_c_leaves_at_any_moment_and_saves(make_table: MakeTable, during: list[str]):
    table = make_table()
    async with playing(table) as pilot:
        await press(pilot, "1", *during, "ctrl+c")
    assert 130 == pilot.app.return_value
    assert table.events == LocalTable.resume(table.path).events


async def test_a_terminal_too_small_says_so_until_it_is_larger(make_table: MakeTable):
    async with playing(make_table(), "es", (60, 20)) as pilot:
        assert isinstance(pilot.app.screen, TooSmall)
        assert "60×20" in shown(pilot, Static, "#too-small")
        assert "80×24" in shown(pilot, Static, "#too-small")
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.resize_terminal(30, 8)
        await settle(pilot)
        assert isinstance(pilot.app.screen, TooSmall)
        await press(pilot, "q")
    assert 0 == pilot.app.return_value


@pytest.mark.slow
async def test_hot_seat_passes_from_person_to_person(make_table: MakeTable):
    table = make_table("human=Ana,human=Luis,bot:greedy")
    async with playing(table) as pilot:
        seen: set[str] = set()
        while "Greedy" not in shown(pilot, LogView) or len(seen) < 2:
            seen.add(shown(pilot, Static, "#prompt"))
            await press(pilot, choices(pilot).HOTKEYS[len(choices(pilot).actions) - 1])
        assert {"Ana: Fill a battle line, or lose a die", "Luis: Fill a battle line, or lose a die"} == seen


async def test_where_there_are_secrets_a_curtain_hides_the_table(make_table: MakeTable):
    table = make_table(has_secrets=True)
    async with playing(table) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        first = pilot.app.screen.viewer
        assert table.to_act == first
        while table.to_act == first:
            await press(pilot, "1")
        assert isinstance(pilot.app.screen, Curtain)
        assert first == pilot.app.screen_stack[-2].viewer  # type: ignore[attr-defined]


async def test_at_the_end_nobody_sees_through_the_eyes_of_one(make_table: MakeTable):
    table = make_table(decisions=100_000, has_secrets=True)
    async with playing(table) as pilot:
        assert isinstance(pilot.app.screen, Ending)
        assert pilot.app.screen_stack[-2].viewer is None  # type: ignore[attr-defined]


@pytest.mark.slow
async def test_a_match_is_played_to_its_end(make_table: MakeTable):
    decisions = [entry for entry in make_table("human,human", decisions=100_000)._match.log if entry.seat is not None]
    seats = ["human=Ana", "human=Luis"]
    seats[decisions[-1].seat or 0] = "bot:greedy"
    table = make_table(",".join(seats), decisions=len(decisions) - 2)
    async with playing(table, "es") as pilot:
        while table.result is None:
            await press(pilot, "1")
        assert isinstance(pilot.app.screen, Ending)
        await press(pilot, "enter")
        assert "La partida ha terminado" == shown(pilot, Static, "#prompt")
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, ReplayScreen)
        await press(pilot, "q", "q")
    assert 0 == pilot.app.return_value
    assert Match.from_json(table.path.read_text()).result == table.result


async def test_replay_steps_back_and_forth(make_table: MakeTable):
    table = make_table(decisions=40)

    def first(app: WartableApp) -> None:
        app.push_screen(ReplayScreen(Words("en", "age-of-war"), table, None))

    async with running(WartableApp(first, "en")) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        places = []
        for key in ("right", "right", "left", "down", "end", "right", "home", "left"):
            await press(pilot, key)
            places.append(screen.index)
        end = table.events
        assert [1, 2, 1, 11, end, end, 0, 0] == places
        assert f"Event 0 of {end}" in shown(pilot, TitleBar)
        await press(pilot, "q")
    assert 0 == pilot.app.return_value


async def test_from_the_menu_to_the_first_roll():
    async with running(WartableApp(lambda app: starter._show(app, MenuScreen(Words("en"))), "en")) as pilot:
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, SeatsScreen)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Ready)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, SeatsScreen)
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
    assert 1 == len(saves.saved_matches())


async def test_the_menu_goes_on_with_a_match_and_changes_its_language(make_table: MakeTable):
    table = make_table("human=Ana,bot:greedy")
    async with running(WartableApp(lambda app: starter._show(app, MenuScreen(Words("en"))), "en")) as pilot:
        await press(pilot, "l")
        assert "Español" in shown(pilot, TitleBar)
        await press(pilot, "end", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table.path == pilot.app.screen.table.path
        assert "Juega" in shown(pilot, TitleBar)


async def test_the_menu_shows_rules():
    async with running(WartableApp(lambda app: starter._show(app, MenuScreen(Words("en"))), "en")) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Reading)
        await press(pilot, "q", "q")
    assert 0 == pilot.app.return_value


@pytest.mark.slow
async def test_seats_are_added_changed_named_and_removed():
    screen = SeatsScreen(Words("en", "age-of-war"), GAME, {})
    async with running(WartableApp(lambda app: starter._show(app, screen), "en")) as pilot:
        await press(pilot, "plus", "plus", "down", "right")
        of_four = Player(bot="normal")
        assert [Player(), Player(bot="hard"), of_four, of_four] == screen.players
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, Naming)
        await press(pilot, *"Luis", "enter")
        assert Player(bot="hard", name="Luis") == screen.players[1]
        await press(pilot, "up", "left", "minus", "minus", "minus")
        assert [Player(bot="normal"), Player(bot="hard", name="Luis")] == screen.players
        await press(pilot, *["plus"] * 6)
        assert 6 == len(screen.players)


async def test_a_bot_that_does_not_play_at_so_large_a_table_makes_way():
    screen = SeatsScreen(Words("en", "age-of-war"), GAME, {})
    only_for_two = bot_names(GAME, 2)[-1]
    assert only_for_two not in bot_names(GAME, 3)
    async with running(WartableApp(lambda app: starter._show(app, screen), "en")) as pilot:
        screen.players[1] = Player(bot=only_for_two)
        await press(pilot, "plus")
        assert [Player(), *[Player(bot="normal")] * 2] == screen.players


async def test_a_bot_under_the_cursor_says_how_it_plays():
    screen = SeatsScreen(Words("en", "age-of-war"), GAME, {})
    async with running(WartableApp(lambda app: starter._show(app, screen), "en")) as pilot:
        await press(pilot, "down")
        assert Words("en").say("bot-normal-text") in str(screen.query_one("#seats", Static).content)


async def test_house_rules_are_chosen_when_the_seats_are():
    words, rule = Words("en", WITH_SECRETS.id), WITH_SECRETS.house_rules[-1]
    screen = SeatsScreen(words, WITH_SECRETS, {})
    async with running(WartableApp(lambda app: starter._show(app, screen), "en"), LARGE) as pilot:
        await press(pilot, "up", "right")
        assert [rule.id] == screen.options["house_rules"]
        assert words.say(rule.text_key)[:30] in str(screen.query_one("#seats", Static).content)
        await press(pilot, "right")
        assert [] == screen.options["house_rules"]


async def test_the_rules_of_a_table_begin_with_its_house_rules():
    words, rule = Words("en", WITH_SECRETS.id), WITH_SECRETS.house_rules[0]
    page = Reading(words, WITH_SECRETS.id, with_keys=True, house_rules=(rule,)).markdown()
    assert f"**{words.say(rule.name_key)}** ({rule.rule_id}): {words.say(rule.text_key)}" in page
    assert page.index("House rules at this table") < page.index("# Board of War")


class ConfusedTable(LocalTable):
    """A table whose bots break."""

    def bot_choice(self) -> Any:
        raise RuntimeError("the bot is confused")


async def test_a_bot_that_breaks_ends_the_app_with_its_error(tmp_path: Path):
    table = ConfusedTable(Match.new(GAME, 2, seed=3), parse_players("bot:greedy,bot:greedy"), tmp_path / "table.json")
    with pytest.raises(Exception, match="the bot is confused"):
        async with playing(table) as pilot:
            await settle(pilot)


async def test_the_commitment_is_on_the_screen_before_the_first_roll():
    setup = LocalSetup(GAME, parse_players("human=Ana,bot:greedy"))
    words = Words("en", "age-of-war")

    def first(app: WartableApp) -> None:
        app.push_screen(Ready(words.named(["Ana", "Greedy"]), setup))

    async with running(WartableApp(first, "en")) as pilot:
        said = "".join(str(widget.render()) for widget in pilot.app.screen.query(Static))
        assert setup.origin.commitment in said.replace("\n", "")
        assert [] == saves.saved_matches()


async def test_a_file_that_cannot_be_written_does_not_stop_the_game(make_table: MakeTable, tmp_path: Path):
    table = make_table()
    in_the_way = tmp_path / "no folder"
    in_the_way.touch()

    async with playing(table) as pilot:
        table.path = in_the_way / "table.json"
        before = table.events
        await press(pilot, "1")
        assert before < table.events
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "s", "q", "y")
    assert 0 == pilot.app.return_value
    assert [f"{table.path}: File exists"] == pilot.app.farewell  # type: ignore[attr-defined]


async def test_help_and_the_way_out_stay_among_the_keys_however_many_there_are():
    table = LocalSetup(get_game("board-of-war"), parse_players("human=Ana,bot:random"), seed=5).begin()
    async with playing(table, "es") as pilot:
        keys = shown(pilot, KeyBar)
        assert "⇥ cartas" in keys
        assert "? reglas" in keys
        assert "q salir" in keys
        assert "z ampliar" not in keys, "there is no room for all of them"
