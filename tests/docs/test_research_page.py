"""What the researchers' page shows is what happens, and its tables are those of the encodings."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest

from wartable.core.encoding import AnyEncoding
from wartable.games.age_of_war.components import standard_components as cards
from wartable.games.board_of_war import state as board_of_war
from wartable.games.board_of_war.components import Suit
from wartable.games.epic_dice_battles import state as epic_dice_battles
from wartable.games.epic_dice_battles.components import LINES, UNITS, Purchase
from wartable.games.epic_dice_battles.components import standard_components as map_and_units
from wartable.registry import game_ids
from wartable.research.gymnasium import environment_id
from wartable.research.openspiel import short_name
from wartable.research.setup import EpisodeSetup

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
SECTION = re.compile(r"^\| `(\w+)` \| ([^|]+) \| (\d+) \| [^|]+ \|$", re.MULTILINE)
SIZE = re.compile(r"^\| `([\w-]+)` \| (\d) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def encoding(game_id: str, players: int = 2) -> AnyEncoding:
    return EpisodeSetup(game_id, players).encoding


@pytest.mark.slow
def test_the_examples_run() -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert 8 == len(blocks)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "research.md", "docs/research.md", 0)
    outcome = doctest.DocTestRunner().run(examples)
    assert outcome.attempted > 25
    assert 0 == outcome.failed


@pytest.mark.parametrize("game_id", game_ids())
def test_every_section_is_listed_with_its_axes_and_ceiling(game_id: str) -> None:
    sections = encoding(game_id).layout.sections
    title = f"### {game_id.replace('-', ' ').title().replace(' Of ', ' of ')}\n"
    chapter = PAGE.partition(title)[2].partition("\n#")[0]

    assert [(section.name, " × ".join(section.axes) or "-", str(section.ceiling)) for section in sections] == (
        SECTION.findall(chapter)
    )


def test_the_sizes_are_true() -> None:
    rows = [
        (game_id, int(players), *(int(n.replace(",", "")) for n in sizes))
        for game_id, players, *sizes in SIZE.findall(PAGE)
    ]

    assert set(game_ids()) == {game_id for game_id, *_ in rows}
    for game_id, players, numbers, actions in rows:
        assert (numbers, actions) == (encoding(game_id, players).layout.size, encoding(game_id, players).action_count)


ORDERS = {
    ("age-of-war", "castle"): [castle.id for castle in cards().castles],
    ("board-of-war", "suit"): list(Suit),
    ("board-of-war", "phase"): list(board_of_war.Phase),
    ("board-of-war", "victory"): list(board_of_war.Victory),
    ("epic-dice-battles", "region"): [region.id for region in map_and_units().regions],
    ("epic-dice-battles", "unit"): list(UNITS),
    ("epic-dice-battles", "purchase"): list(Purchase),
    ("epic-dice-battles", "line"): list(LINES),
    ("epic-dice-battles", "season"): list(epic_dice_battles.Season),
    ("epic-dice-battles", "stage"): [
        # Nobody ever looks at a turn that is over: the next begins at once.
        stage.__name__
        for stage in get_args(epic_dice_battles.Stage)
        if stage is not epic_dice_battles.TurnOver
    ],
    ("epic-dice-battles", "step"): list(epic_dice_battles.SpringStep),
    ("epic-dice-battles", "kind"): list(epic_dice_battles.BattleKind),
    ("epic-dice-battles", "phase"): list(epic_dice_battles.Phase),
}


def test_the_orders_of_the_axes_are_true() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\w+) \| ([^|]+) \|$", PAGE, re.MULTILINE)
    told = {(game_id, axis): order.split(", ") for game_id, axis, order in rows if game_id in game_ids()}
    assert ORDERS == {place: order for place, order in told.items() if place != ("age-of-war", "line")}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_axis_of_names_is_among_them(game_id: str) -> None:
    counted = {"seat", "square", "number", "slot", "army", "rank", "face", "flank", "side", "target", "owner", "bonus"}
    axes = {axis for section in encoding(game_id).layout.sections for axis in section.axes}
    assert axes <= counted | {axis for game, axis in ORDERS if game == game_id} | {"line"}


@pytest.mark.parametrize("game_id", game_ids())
def test_the_names_are_true(game_id: str) -> None:
    assert f"`{environment_id(game_id)}`" in PAGE
    assert f"`{short_name(game_id)}`" in PAGE
