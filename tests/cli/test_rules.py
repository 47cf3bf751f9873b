from __future__ import annotations

import pytest

from tests.cli.conftest import Wartable
from wartable.cli import rules
from wartable.text import rulebook


@pytest.mark.parametrize(
    ("language", "word"), [("en", "battle line"), ("es", "frentes de batalla"), ("zh-Hant", "戰線")]
)
def test_rules_are_shown_in_every_language(run: Wartable, language: str, word: str):
    shown = run("rules", "age-of-war", "--lang", language)
    assert 0 == shown.exit_code
    assert shown.output.startswith("# ")
    assert word in shown.output
    assert "AW-24" in shown.output


def test_a_language_without_a_page_gets_the_english_one():
    assert rulebook.page("age-of-war", "en") == rulebook.page("age-of-war", "fr")


def test_a_game_without_a_page_is_told_so():
    with pytest.raises(rulebook.NoRulesPage, match="chess"):
        rulebook.page("chess", "en")


def test_on_a_terminal_the_rules_are_typeset():
    typeset = rules._typeset("# Title\n\n- **one**")
    assert "\x1b[" in typeset
    assert "Title" in typeset
    assert "**" not in typeset
