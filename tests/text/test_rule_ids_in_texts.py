"""Texts cite rules that exist, and the same ones in every language."""

from __future__ import annotations

import re

import pytest

from tests.conformance.tables import games
from tests.test_rule_ids import ids_of_rules
from tests.text.catalogues import SOURCE, catalogue_names
from wartable.text.languages import LANGUAGES, REFERENCE

RULE_ID = re.compile(r"(?<![A-Za-z-])(?:AW|BW|ED)-\d+(?!\d)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*|\n(?=\n*[ }]))*)", re.MULTILINE)


def cited(language: str, name: str) -> dict[str, set[str]]:
    """By message: the rules that it cites."""
    text = (SOURCE / "text" / language / f"{name}.ftl").read_text(encoding="utf-8")
    found = {key: set(RULE_ID.findall(body)) for key, body in MESSAGE.findall(text)}
    return {key: ids for key, ids in found.items() if ids}


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_cite_rules_that_exist(language: str, name: str):
    known = set().union(*(ids_of_rules(game.id) for game in games()))
    assert {} == {key: ids - known for key, ids in cited(language, name).items() if ids - known}


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_cites_the_same_rules(language: str, name: str):
    assert cited(REFERENCE, name) == cited(language, name)
