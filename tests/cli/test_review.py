"""`wartable review` on files: in words, for programs, and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "judged by the solved game"), ("es", "según el juego resuelto"), ("zh-Hant", "已解出")],
)
def test_the_review_in_words(run: Wartable, finished_file: Path, language: str, said: str):
    ran = run("review", str(finished_file), "--lang", language)
    assert 0 == ran.exit_code
    assert said in ran.output
    assert "Ana" in ran.output
    assert any("█" in line or "▁" in line for line in ran.output.splitlines())


@pytest.mark.parametrize("form", ["text", "html"])
def test_what_cost_most_is_told_first_with_both_worths(run: Wartable, finished_file: Path, tmp_path: Path, form: str):
    page = tmp_path / "review.html"
    ran = run("review", str(finished_file), *([] if form == "text" else ["--html", str(page)]))
    told = ran.output if form == "text" else page.read_text(encoding="utf-8")
    worth = r"\((\d+\.\d)%\)"
    found = re.findall(rf"{worth}[^%]*Better: [^%]*{worth}\. It costs (\d+\.\d)%", told)
    costs = [float(cost) for _, _, cost in found]
    assert costs
    assert costs == sorted(costs, reverse=True)
    assert all(float(better) - float(made) == pytest.approx(float(cost), abs=0.11) for made, better, cost in found)


@pytest.mark.parametrize("form", ["text", "html"])
def test_it_is_told_where_what_was_done_leads_and_where_the_better_choice(
    run: Wartable, finished_file: Path, tmp_path: Path, form: str
):
    page = tmp_path / "review.html"
    ran = run("review", str(finished_file), *([] if form == "text" else ["--html", str(page)]))
    told = ran.output if form == "text" else page.read_text(encoding="utf-8")
    lessons = told.split("Decisions that cost something")[1]
    assert lessons.count("It costs") == lessons.count("★ ") == lessons.count("✕ ") > 0
    assert "falls in" in lessons


def test_the_review_for_programs_balances(run: Wartable, finished_file: Path):
    ran = run("review", str(finished_file), "--json")
    found = json.loads(ran.stdout)
    assert found["is_exact"]
    for account in found["accounts"]:
        total = account["start"] + account["luck"] + account["skill"] + account["others"]
        assert account["result"] == pytest.approx(total, abs=1e-12)
    assert {"event", "seat", "action", "best", "loss", "grade"} <= set(found["decisions"][0])


def test_the_review_as_a_page(run: Wartable, finished_file: Path, tmp_path: Path):
    page = tmp_path / "review.html"
    ran = run("review", str(finished_file), "--html", str(page))
    assert 0 == ran.exit_code
    assert str(page) in ran.output
    assert "<svg" in page.read_text(encoding="utf-8")


def test_an_unfinished_match_is_refused_in_a_sentence(run: Wartable, match_file: Path):
    ran = run("review", str(match_file))
    assert 0 != ran.exit_code
    assert "only a finished match can be reviewed" in ran.output
