"""What the workshop works out is what the command line works out, in whatever portions it was played."""

from __future__ import annotations

import msgspec
import pytest

from wartable.lab.compare import compared
from wartable.lab.experiment import Experiment
from wartable.lab.measures import victories_of
from wartable.lab.playing import Task, play_task
from wartable.registry import get_game
from wartable.server.problems import ProblemDocument
from wartable.server.workshop.plan import ExperimentPlan, sides_of
from wartable.server.workshop.work import (
    Asked,
    KeptExperiment,
    Portion,
    check_plan,
    compare_sides,
    page_of,
    play_portion,
    report_of,
)
from wartable.text.languages import LANGUAGES


@pytest.fixture(scope="module")
def sides() -> tuple[Experiment, Experiment]:
    return sides_of("age-of-war", ExperimentPlan({"dice": 9}, games=100))


@pytest.fixture(scope="module")
def kept(sides: tuple[Experiment, Experiment]) -> str:
    encoded = msgspec.json.encode(sides)
    played = [play_portion(Portion(encoded, *part)) for part in ((0, 2), (2, 3), (3, 6))]
    standard, changed = (tuple(part.records[side] for part in played) for side in (0, 1))
    return compare_sides((encoded, (standard, changed)))


def test_changes_are_those_of_the_lab(kept: str, sides: tuple[Experiment, Experiment]) -> None:
    standard, changed = (
        play_task(Task(side.game, side.options, tuple(map(side.deal, range(6))), side.engine)) for side in sides
    )
    changes = compared(standard, changed, victories=victories_of(get_game("age-of-war")))

    found = msgspec.json.decode(kept, type=KeptExperiment)

    assert (6, sides) == (found.games, found.sides)
    assert changes == found.changes


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_is_in_the_readers_language(kept: str, language: str) -> None:
    report = report_of(Asked(kept, language))

    assert language == report.language
    assert any("dice: 7 → 9" in value for _, value in report.about)
    assert report.sections[0].tables[0].rows
    assert f'<html lang="{language}">' in page_of(Asked(kept, language))


def test_a_plan_is_checked_without_playing() -> None:
    assert check_plan(("age-of-war", msgspec.json.encode(ExperimentPlan({"dice": 8})))) is None

    wrong = check_plan(("age-of-war", msgspec.json.encode(ExperimentPlan({"dice": -1}))))

    assert wrong is not None
    document = msgspec.json.decode(wrong, type=ProblemDocument)
    assert ("error-variant-number-least", "dice") == (document.key, document.args["name"])
