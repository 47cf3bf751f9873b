"""What the designers' page tells people to do can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from wartable import get_game
from wartable.cli.main import cli
from wartable.lab import LocalPool
from wartable.lab.compare import Finding, compared_measures
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.experiment import DiceMode, EngineKind, Experiment, seed_of
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import Measure
from wartable.lab.scan import scan, series_measures
from wartable.lab.sensitivity import SensitivityPlan
from wartable.lab.variations import variations_of
from wartable.server.process.settings import Settings
from wartable.server.workshop.plan import GAMES

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
    assert list(GameRecord.__struct_fields__) == columns


@pytest.mark.parametrize(
    ("title", "game_id"),
    [("Age of War", "age-of-war"), ("Board of War", "board-of-war"), ("Epic Dice Battles", "epic-dice-battles")],
)
def test_the_topics_of_the_deeds_are_listed(title: str, game_id: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {title} | `")]
    chronicle = get_game(game_id).chronicle()
    assert chronicle is not None
    assert [topic.id for topic in chronicle.TOPICS] == re.findall(r"`(\w+)`", line)


@pytest.fixture(scope="module")
def standard() -> dict[str, Estimate]:
    """What the page's first command measures."""
    return {measure.id: estimate(measure.samples) for measure in played(Experiment("age-of-war", GREEDY, 1), 1000)}


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_castles_of_the_first_step_stand_out_as_the_page_says(standard: dict[str, Estimate]) -> None:
    def by_castle(topic: str, part: str) -> list[tuple[float, str]]:
        named = [(name.split("."), found.value or 0.0) for name, found in standard.items()]
        return sorted((value, name[1]) for name, value in named if (name[0], name[-1]) == (topic, part))

    *_, (next_to_most, second), (_, most) = by_castle("theft", "count")
    assert ("castle-kiyosu", "castle-azuchi") == (most, second)
    assert next_to_most < 1
    (_, first), *_, (_, last) = by_castle("conquest", "order")
    assert ("castle-kiyosu", "castle-gifu") == (first, last)
    assert "Whoever holds Gifu at the end wins 77 % of the games" in FLOWING
    assert "77" == f"{100 * (standard['holding.castle-gifu.win'].value or 0.0):.0f}"
    assert "of the 56 turns of a game every fourth takes it" in FLOWING
    turns = standard["length"].value or 0.0
    taken = sum(standard[f"{topic}.castle-kiyosu.count"].value or 0.0 for topic in ("theft", "conquest"))
    assert ("56", "0.25") == (f"{turns:.0f}", f"{taken / turns:.2f}")
    assert 14 == len(by_castle("holding", "count"))


@pytest.fixture(scope="module")
def compared_sides() -> tuple[dict[str, Measure], dict[str, Measure]]:
    """The standard game and the page's first variant, game by game with the same dice."""
    variant = next(text for kind, text in BLOCKS if kind == "toml")
    sides = [
        Experiment("age-of-war", GREEDY, 1, {"variant": text}, DiceMode.DUPLICATE, EngineKind.BATCH)
        for text in ("", variant)
    ]
    before, after = ({each.id: each for each in series_measures(side, 600, LocalPool(1))} for side in sides)
    return before, after


@pytest.mark.slow
def test_the_table_of_the_comparison_is_measured(
    compared_sides: tuple[dict[str, Measure], dict[str, Measure]],
) -> None:
    before, after = (tuple(side.values()) for side in compared_sides)
    changes = {change.id: change for change in compared_measures(before, after)}
    for name, measure, scale in (
        ("Kiyosu stolen, per game", "theft.castle-kiyosu.count", 1),
        ("Turns", "length", 1),
        ("Changes of the lead", "lead-changes", 1),
        ("Kiyosu's place in the order", "conquest.castle-kiyosu.order", 1),
        ("Seat 1 wins", "seat.1", 100),
    ):
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {name} ")]
        change = changes[measure]
        found = change.difference
        assert found is not None
        parts = (change.before.value, change.after.value, found.value, found.low, found.high)
        told = re.findall(r"[\d.]+", "|".join(row.split("|")[2:]))
        for part, number in zip(parts, told, strict=True):
            last_digit = 10 ** -len(number.partition(".")[2])
            assert float(number) == pytest.approx(abs(scale * (part or 0.0)), abs=0.51 * last_digit)
    assert (Finding.UNCLEAR, Finding.CHANGED) == (changes["seat.1"].finding, changes["length"].finding)
    shorter, calmer = (
        1 - (changes[name].after.value or 0.0) / (changes[name].before.value or 1.0)
        for name in ("length", "lead-changes")
    )
    assert 1 / 5 < shorter < 1 / 4
    assert 1 / 3 < calmer < 2 / 5


@pytest.mark.slow
def test_the_same_dice_are_worth_what_the_page_says(
    compared_sides: tuple[dict[str, Measure], dict[str, Measure]],
) -> None:
    assert "the same dice are worth 1.2 times as many games for win rates and nothing for lengths" in FLOWING

    def worth(measure: str) -> float:
        """How many games with dice of their own say as much as one with the same dice."""
        one, other = (side[measure].samples.above for side in compared_sides)
        return float((one.var() + other.var()) / (other - one).var())

    assert ["1.2", "1.2", "1.0"] == [f"{worth(name):.1f}" for name in ("seat.1", "first", "length")]


@pytest.mark.slow
def test_the_limits_are_told_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("kiyosu.toml").write_text(next(text for kind, text in BLOCKS if kind == "toml"), encoding="utf-8")
    (command,) = [line for line in COMMANDS if "--max-seat-bias" in line]
    told = re.findall(r"^(?:kept|open): .*$", PAGE, re.MULTILINE)
    asked = [*shlex.split(command)[1:], "--workers", "1"]
    shown = [CliRunner().invoke(cli, [*asked, *fewer]) for fewer in ((), ("--games", "200"))]
    kept, unclear = (re.findall(r"^(?:kept|open): .*$", each.output, re.MULTILINE) for each in shown)
    assert told == [*kept, unclear[0]]
    assert [0, 3] == [each.exit_code for each in shown]


def test_the_sizes_on_the_page_are_those_of_the_programs() -> None:
    assert f"({', '.join(f'{games:,}' for games in GAMES[:-1])} or {GAMES[-1]:,} of each side)" in FLOWING
    assert "for ten minutes at most" in FLOWING
    assert 10 * 60 == Settings().workshop_seconds
    assert f"{len(variations_of(get_game('age-of-war'))[0])} steps here" in FLOWING
    points = variations_of(get_game("age-of-war"), ["*.points"])[0]
    assert f"All points of castles and clans, {len(points)} steps of 20,000 games each" in FLOWING
    assert "Then Sobol for the four strongest" in FLOWING
    assert 4 == SensitivityPlan._field_defaults["finalists"]
    assert "100 points above another comes out before it in 64 of 100 games" in FLOWING
    assert "64" == f"{100 / (1 + 10 ** (-100 / 400)):.0f}"


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("every", [64, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_the_numbers_that_matter_are_those_of_a_scan(every: int) -> None:
    """A quarter of the page's games are enough for the order that it tells; of the others a part is moved."""
    assert "the dice come first (six instead of seven make the game 2.5 times as long), then Edo's infantry" in FLOWING
    assert "and Kiyosu's line and points are among the next" in FLOWING
    first, next_ = ["dice", "castle.edo.lines[2]"], {"castle.kiyosu.lines[3]", "castle.kiyosu.points"}
    named = {*first, *next_}
    variations = variations_of(get_game("age-of-war"))[0]
    moving = [each for number, each in enumerate(variations) if each.name in named or number % every == 0]
    experiment = Experiment("age-of-war", GREEDY, 1, {}, DiceMode.DUPLICATE, EngineKind.BATCH)
    moved = scan(experiment, 1000, moving, LocalPool(1))
    assert first == [each.variation.name for each in moved[:2]]
    assert next_ < {each.variation.name for each in moved[2:10]}
    (length,) = [change for change in moved[0].changes if change.id == "length"]
    assert 6 == moved[0].variation.new
    assert 2.5 == pytest.approx((length.after.value or 0.0) / (length.before.value or 1.0), abs=0.1)


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
