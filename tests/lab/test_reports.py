"""Reports of real games: every word is there in every language, and the page needs nothing from elsewhere."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from wartable.lab.compare import compared
from wartable.lab.compare_report import compare_report
from wartable.lab.decisions import look_at
from wartable.lab.experiment import DiceMode, Experiment
from wartable.lab.local_pool import LocalPool
from wartable.lab.printing import as_html, as_text
from wartable.lab.report import Report, Section
from wartable.lab.run_report import run_report
from wartable.lab.runner import run_schedule
from wartable.lab.tournament import Tournament
from wartable.lab.tournament_report import tournament_report
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words


class Table(NamedTuple):
    """What is played for the reports of a game; variants keep long games short."""

    bots: tuple[str, str]
    """Those of the experiment."""
    variant: str
    rivals: tuple[str, str]
    """Those of the tournament."""
    tournament_variant: str = ""


TABLES = {
    "age-of-war": Table(("greedy", "random"), "castle.azuchi.points = 4", ("greedy", "random")),
    "board-of-war": Table(("mason", "random"), "victory.gold = 300", ("mason", "random")),
    "epic-dice-battles": Table(
        ("random", "random"), "map.first_year.2 = 1535", ("random", "warlord"), "map.first_year.2 = 1541"
    ),
}


@pytest.fixture(scope="module", params=TABLES)
def reports(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Report]]:
    """The three kinds of reports of one game, by language."""
    folder = tmp_path_factory.mktemp("reports")
    game = request.param
    table = TABLES[game]
    standard = Experiment(game, table.bots, 1, dice=DiceMode.DUPLICATE)
    other = replace(standard, options={"variant": table.variant})
    options = {"variant": table.tournament_variant} if table.tournament_variant else {}
    tournament = Tournament(game, table.rivals, options=options)
    first, second = (
        run_schedule(plan, 4, folder / name, LocalPool(1)) for plan, name in ((standard, "a"), (other, "b"))
    )
    rounds = run_schedule(tournament, tournament.games_for(1), folder / "t", LocalPool(1))
    looked_at = tuple(look_at(other, 2))
    made = {}
    for language in LANGUAGES:
        words = Words(language, game, is_strict=True)
        made[language] = [
            run_report(other, second, words, looked_at),
            compare_report([("standard", standard), ("other", other)], [compared(first, second)], 4, words),
            tournament_report(tournament, rounds, words),
        ]
    return made


class Page(HTMLParser):
    """Notes what a page loads and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()


def test_a_report_is_one_page_that_needs_nothing_from_elsewhere(reports: dict[str, list[Report]]) -> None:
    for report in reports["en"]:
        html = as_html(report)
        page = Page()
        page.feed(html)
        assert [] == page.open
        assert [] == page.addresses
        assert not page.tags & {"script", "link", "iframe", "img", "object"}
        assert "table" in page.tags
        assert set(re.findall(r"https?://[^\"\s<]+", html)) <= {"http://www.w3.org/2000/svg"}
        assert "url(" not in html
        assert "@import" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_page_have_the_same_figures(reports: dict[str, list[Report]], language: str) -> None:
    for report in reports[language]:
        text, html = as_text(report), as_html(report)
        assert f'<html lang="{language}">' in html
        words = unescape(re.sub("<[^>]+>", "", html))
        assert report.title in text
        for section in report.sections:
            # A picture alone is for the page.
            assert (section.title in text) == bool(section.tables or not section.plots)
            for table in section.tables:
                for row in table.rows:
                    for cell in row:
                        assert cell in text
                        assert cell in words


def test_the_variant_is_named_by_what_it_changes(reports: dict[str, list[Report]]) -> None:
    run, compare, _ = reports["en"]
    assert "→" in as_text(run)
    assert "the standard game" in as_text(compare)
    assert "→" in as_text(compare)


def test_a_run_has_plots_of_wins_length_and_course_and_then_the_topics(reports: dict[str, list[Report]]) -> None:
    run = reports["en"][0]
    assert ["wins", "length", "course"] == [section.id for section in run.sections[:3]]
    assert all(section.plots for section in run.sections[:3])
    assert len(run.sections) > 5


def test_lines_of_text_are_aligned(reports: dict[str, list[Report]]) -> None:
    from rich.cells import cell_len

    for language in LANGUAGES:
        section = reports[language][0].sections[0]
        lines = as_text(reports[language][0]).splitlines()
        start = lines.index(next(line for line in lines if line.startswith(section.tables[0].head[0] + "  ")))
        rows = lines[start : start + 1 + len(section.tables[0].rows)]
        assert 1 == len({cell_len(row) for row in rows})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_fits_into_the_terminal(reports: dict[str, list[Report]], language: str) -> None:
    """What does not fit beside the rest stands below it; nothing is left out."""
    from rich.cells import cell_len

    for report in reports[language]:
        narrow = as_text(report, 80)
        assert 80 >= max(cell_len(line) for line in narrow.splitlines())
        cells = {cell for section in report.sections for table in section.tables for row in table.rows for cell in row}
        assert {cell for cell in cells if cell in narrow} == cells
    assert as_text(reports[language][1], 10_000) == as_text(reports[language][1])


def test_a_report_of_one_game_can_be_made(tmp_path: Path) -> None:
    experiment = Experiment("age-of-war", ("random", "random"), 1)
    records = run_schedule(experiment, 1, tmp_path, LocalPool(1))
    assert "<svg" in as_html(run_report(experiment, records, Words("en", "age-of-war", is_strict=True)))


def test_what_is_only_drawn_is_left_out_of_the_text() -> None:
    drawn = (Section(f"drawn-{text}", "Only drawn", text, plots=("<svg></svg>",)) for text in ("", "How to read it."))
    sections = (Section("told", "Told", "In words."), *drawn)
    report = Report("A report", "en", (("Game", "Age of War"),), sections, "A note.")
    assert "Told" in as_text(report)
    assert "Only drawn" not in as_text(report)
    assert "How to read it" not in as_text(report)
    assert "Only drawn" in as_html(report)
