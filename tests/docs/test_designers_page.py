"""What the designers' page tells people to do can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from wartable import get_game
from wartable.cli.main import cli
from wartable.lab.record import Record

PAGE = (Path(__file__).parents[2] / "docs" / "designers.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [
    line
    for kind, text in BLOCKS
    if kind == "sh"
    for line in text.replace("\\\n", " ").splitlines()
    if line.startswith("wartable")
]


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_and_their_options_exist(line: str) -> None:
    words = shlex.split(line)[1:]
    command: click.Command = cli
    ctx = click.Context(cli)
    while isinstance(command, click.Group):
        found = command.get_command(ctx, words.pop(0))
        assert found is not None
        command = found
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
    command.make_context("test", words)


def test_the_variants_can_be_played() -> None:
    variants = [text for kind, text in BLOCKS if kind == "toml"]
    assert variants
    for variant in variants:
        get_game("age-of-war").rules(2, {"variant": variant})


def test_the_mistakes_are_told_as_the_page_says() -> None:
    from wartable.core.variant import BadVariant
    from wartable.text.words import Words

    mistakes = ("linse = []", 'lines = [["daimyo"], ["archery"], ["cavalry"], 19]')
    told = []
    for mistake in mistakes:
        with pytest.raises(BadVariant) as refused:
            get_game("age-of-war").rules(2, {"variant": f"# kiyosu.toml\n[castle.kiyosu]\n{mistake}\n"})
        told.append(f"wartable: {Words('en').error(refused.value)}")
    assert [line for line in PAGE.splitlines() if line.startswith("wartable: line")] == told


def test_the_columns_of_the_file_of_games_are_listed() -> None:
    columns = re.findall(r"^\| `(\w+)` \| (?:int|str|float|list)", PAGE, re.MULTILINE)
    assert list(Record.__struct_fields__) == columns


@pytest.mark.parametrize(
    ("title", "game_id"),
    [("Age of War", "age-of-war"), ("Board of War", "board-of-war"), ("Epic Dice Battles", "epic-dice-battles")],
)
def test_the_topics_of_the_facts_are_listed(title: str, game_id: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {title} | `")]
    chronicle = get_game(game_id).chronicle()
    assert chronicle is not None
    assert [topic.id for topic in chronicle.TOPICS] == re.findall(r"`(\w+)`", line)
