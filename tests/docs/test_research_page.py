"""What the researchers' page shows is what happens, and its tables are those of the encodings."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from wartable.core.encoding import AnyEncoding
from wartable.registry import game_ids
from wartable.research.episode import Setup
from wartable.research.gymnasium import environment_id
from wartable.research.openspiel import short_name

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
SECTION = re.compile(r"^\| `(\w+)` \| ([^|]+) \| (\d+) \| [^|]+ \|$", re.MULTILINE)
SIZE = re.compile(r"^\| `([\w-]+)` \| (\d) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def encoding(game_id: str, players: int = 2) -> AnyEncoding:
    return Setup(game_id, players).encoding


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert 5 == len(blocks)
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


@pytest.mark.parametrize("game_id", game_ids())
def test_the_names_are_true(game_id: str) -> None:
    assert f"`{environment_id(game_id)}`" in PAGE
    assert f"`{short_name(game_id)}`" in PAGE
