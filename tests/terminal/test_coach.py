"""The coach over the full screen: on a key, ranked, with reasons, and ready to play."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList, Static

from tests.terminal.conftest import MakeTable
from tests.terminal.test_app import LARGE, SMALL, choices, playing, press, shown
from wartable.terminal.screens.coach import Coach
from wartable.terminal.screens.parts import KeyBar
from wartable.terminal.screens.table import TableScreen


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_enter_plays_what_the_coach_thinks_best(make_table: MakeTable, size: tuple[int, int]):
    table = make_table()
    best = table.judgments()[0].action
    async with playing(table, size=size) as pilot:
        assert "! coach" in shown(pilot, KeyBar)
        await press(pilot, "!")
        assert isinstance(pilot.app.screen, Coach)
        assert "Ana to choose:" == shown(pilot, Static, "#coach-says")
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert best == table._match.log[2].event


@pytest.mark.slow
async def test_every_choice_of_the_table_is_ranked_once(make_table: MakeTable):
    async with playing(make_table()) as pilot:
        offered = choices(pilot).actions
        await press(pilot, "!")
        coach = pilot.app.screen
        assert isinstance(coach, Coach)
        assert sorted(map(repr, offered)) == sorted(repr(said.action) for said in coach._advice)
        worths = [float(said.worth.rstrip("%")) for said in coach._advice]
        assert sorted(worths, reverse=True) == worths
        assert len(offered) == pilot.app.screen.query_one("#advice", OptionList).option_count


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "nobody can say"), ("es", "nadie sabe decir"), ("zh-Hant", "沒有人能判斷")],
)
async def test_where_there_is_no_coach_it_is_said_and_nothing_is_played(
    make_table: MakeTable, language: str, said: str
):
    table = make_table(has_judge=False)
    before = table.events
    async with playing(table, language) as pilot:
        await press(pilot, "!")
        assert said in shown(pilot, Static, "#coach-says")
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)
        assert before == table.events


async def test_the_coach_has_nothing_to_say_while_a_bot_thinks(make_table: MakeTable):
    table = make_table(decisions=10_000)
    async with playing(table) as pilot:
        await press(pilot, "escape", "!")
        assert not isinstance(pilot.app.screen, Coach)
