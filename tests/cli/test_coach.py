"""`wartable coach` on files: every choice ranked, with reasons."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Wartable


@pytest.mark.parametrize(("language", "said"), [("en", "of cases"), ("es", "de los casos"), ("zh-Hant", "機率")])
def test_the_choices_are_ranked_with_reasons(run: Wartable, match_file: Path, language: str, said: str):
    ran = run("coach", str(match_file), "--at", "2", "--lang", language)
    assert 0 == ran.exit_code
    found = [re.match(r"\s*([\d.,]+)\s?%", line) for line in ran.output.splitlines()]
    worths = [float(worth[1].replace(",", ".")) for worth in found if worth]
    assert worths
    assert sorted(worths, reverse=True) == worths
    assert said in ran.output


def test_the_choices_for_programs(run: Wartable, match_file: Path):
    found = json.loads(run("coach", str(match_file), "--at", "2", "--json").output)
    assert {"action", "label", "win", "error", "reasons"} == set(found[0])
    assert 0.0 == found[0]["error"]
    assert found[0]["win"] == max(choice["win"] for choice in found)


@pytest.mark.parametrize(
    ("at", "problem"), [("1", "nobody has anything to decide there"), ("9999", "there is no position 9,999")]
)
def test_moments_at_which_nobody_decides(run: Wartable, match_file: Path, at: str, problem: str):
    ran = run("coach", str(match_file), "--at", at)
    assert 0 != ran.exit_code
    assert problem in ran.output
