"""What the designers' page tells people to do can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from msgspec.structs import replace

from wartable import get_game
from wartable.cli.main import cli
from wartable.lab import LocalPool
from wartable.lab.compare import compared_measures
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.experiment import DiceMode, EngineKind, Experiment, seed_of
from wartable.lab.measures import Measure
from wartable.lab.record import Record
from wartable.lab.scan import series_measures

PAGE = (Path(__file__).parents[2] / "docs" / "designers.md").read_text("utf-8")
FLOWING = " ".join(PAGE.split())
GREEDY = ("greedy", "greedy")
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


@pytest.fixture(scope="module")
def standard() -> dict[str, Estimate]:
    """What the page's first command measures."""
    return {measure.id: estimate(measure.samples) for measure in played(Experiment("age-of-war", GREEDY, 1), 1000)}


@pytest.mark.parametrize(
    ("measure", "told"),
    [
        ("seat.1", "wins 47.1 % (44.0 % to 50.2 %) of the games"),
        ("first", "whoever begins 52.7 % (49.6 % to 55.8 %)"),
        ("conquest.castle-kiyosu.win", "no more often than not: 50.4 % (47.3 % to 53.5 %)"),
    ],
)
def test_the_rates_of_the_first_step_are_measured(standard: dict[str, Estimate], measure: str, told: str) -> None:
    assert told in FLOWING
    found = standard[measure]
    assert [f"{100 * (part or 0.0):.1f}" for part in (found.value, found.low, found.high)] == re.findall(
        r"[\d.]+(?= %)", told
    )


@pytest.mark.parametrize(
    ("measure", "told", "shown"),
    [
        ("theft.castle-kiyosu.count", "stolen 13.1 times a game", "13.1"),
        ("conquest.castle-kiyosu.order", "in place 3.3 on average", "3.3"),
    ],
)
def test_the_means_of_the_first_step_are_measured(
    standard: dict[str, Estimate], measure: str, told: str, shown: str
) -> None:
    assert told in FLOWING
    assert shown == f"{standard[measure].value:.1f}"


def test_the_table_of_the_comparison_is_measured() -> None:
    variant = next(text for kind, text in BLOCKS if kind == "toml")
    sides = [
        Experiment("age-of-war", GREEDY, 1, {"variant": text}, DiceMode.DUPLICATE, EngineKind.BATCH)
        for text in ("", variant)
    ]
    before, after = (series_measures(side, 600, LocalPool(1)) for side in sides)
    changes = {change.id: change for change in compared_measures(before, after, 600)}
    for name, measure, digits in (
        ("Kiyosu stolen, per game", "theft.castle-kiyosu.count", 1),
        ("Turns", "length", 1),
        ("Changes of the lead", "lead-changes", 2),
        ("Kiyosu's place in the order", "conquest.castle-kiyosu.order", 2),
    ):
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {name} ")]
        found = changes[measure].difference
        assert found is not None
        told = [float(number) for number in re.findall(r"[\d.]+", row.split("|")[4])]
        assert [abs(part) for part in (found.value, found.low, found.high)] == [
            pytest.approx(number, abs=0.6 * 10**-digits) for number in told
        ]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("gold", [1000, 500, 300])
def test_the_victories_by_gold_are_measured(gold: int) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {gold:,} ")]
    told = [float(number) / 100 for number in re.findall(r"[\d.]+(?= %)", row)]
    options = {"variant": f"victory.gold = {gold}\n"}
    measures = played(Experiment("board-of-war", ("regent", "regent"), 1, options), 2000)
    found = next(estimate(measure.samples) for measure in measures if measure.id == "how.gold")
    # The characters weigh in floating point: on another processor a choice or two of 2,000 games may be another.
    assert told == [pytest.approx(part or 0.0, abs=0.01) for part in (found.value, found.low, found.high)]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("gold", "told"), [(317, "20.0 % (18.3 % to 21.8 %)"), (433, "8.4 % (7.3 % to 9.8 %)")], ids=str
)
def test_what_tuning_found_is_measured(gold: int, told: str) -> None:
    assert told in FLOWING
    options = {"variant": f"victory.gold = {gold}\nincome.merchant = 11\n"}
    measures = played(Experiment("board-of-war", ("regent", "regent"), seed_of(1, "finalists"), options), 2000)
    found = next(estimate(measure.samples) for measure in measures if measure.id == "how.gold")
    assert [float(number) / 100 for number in re.findall(r"[\d.]+(?= %)", told)] == [
        pytest.approx(part or 0.0, abs=0.01) for part in (found.value, found.low, found.high)
    ]


def played(experiment: Experiment, games: int) -> tuple[Measure, ...]:
    return series_measures(replace(experiment, engine=EngineKind.BATCH), games, LocalPool(1))
