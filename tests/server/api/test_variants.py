"""Tables that play with other numbers."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.playing import play
from tests.server.running import Running
from tests.server.tables import begun, new_setup
from wartable.client import Client, Refused
from wartable.games.board_of_war.rules import Rules as BoardOfWarRules
from wartable.server.problems import Problem
from wartable.server.table.plan_checks import check_plan
from wartable.server.table.steps import table_view

VARIANT = "[castle.azuchi]\npoints = 9\n"


async def test_a_table_is_played_with_the_numbers_of_its_variant(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
    plan = {"game": "age-of-war", "seats": seats, "options": {"variant": VARIANT}}
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table(plan, start=True)
        assert opened.table.numbers is not None
        assert {"id": "azuchi", "points": 9} == {
            key: opened.table.numbers["castles"][0][key] for key in ("id", "points")
        }
        async with ana.join(opened.table.id) as table:
            assert 12 == await play([table], random.Random(1), decisions=12)


@pytest.mark.parametrize(
    ("seat", "variant", "code"),
    [
        ({"kind": "here"}, "[castle.azuchi]\npionts = 9", "variant-unknown"),
        ({"kind": "here"}, "dice = 99", "variant-number-most"),
        ({"kind": "bot", "bot": "perfect"}, VARIANT, "unknown-bot"),
    ],
)
async def test_what_cannot_be_played_is_refused_when_the_table_is_opened(
    server: Running, seat: dict[str, str], variant: str, code: str
) -> None:
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, seat], "options": {"variant": variant}}
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refused:
            await ana.open_table(plan)
    assert code == refused.value.problem.code


async def test_a_variant_is_not_rated(server: Running) -> None:
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "options": {"variant": VARIANT}}
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refused:
            await ana.open_table({**plan, "rated": True})
    assert "no-rating" == refused.value.problem.code


def test_a_table_is_played_by_the_house_rules_it_chose() -> None:
    setup = new_setup("board-of-war", options={"house_rules": ["diplomat-every-turn"]})
    view = table_view(setup, begun(setup))
    assert isinstance(setup.rules, BoardOfWarRules)
    assert setup.rules.box.components.diplomat.every_turn
    assert ["diplomat-every-turn"] == view.plan.options["house_rules"]


def test_house_rules_are_not_rated() -> None:
    plan = new_setup("board-of-war", options={"house_rules": ["diplomat-every-turn"]}).plan
    with pytest.raises(Problem) as refused:
        check_plan(msgspec.structs.replace(plan, rated=True, undo=False, coach=False))
    assert "no-rating" == refused.value.code


async def test_a_house_rule_that_the_game_does_not_have_is_refused(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "open"}]
    async with Client(server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refused:
            await ana.open_table({"game": "age-of-war", "seats": seats, "options": {"house_rules": ["x"]}})
    assert "house-rule-unknown" == refused.value.problem.code


def test_the_standard_game_sends_the_numbers_of_the_box() -> None:
    setup = new_setup()
    assert 3 == table_view(setup, begun(setup)).numbers.castles[0].points


def test_whoever_stands_in_knows_the_variant() -> None:
    assert "normal" == new_setup(options={"variant": VARIANT}).substitute
