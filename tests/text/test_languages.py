from __future__ import annotations

import pytest

from wartable.text.languages import UnknownLanguage, find_language, language_for


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("es", "es"),
        ("es_MX.UTF-8", "es"),
        ("es-419", "es"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh", "zh-Hant"),
        ("ZH-Hant-TW", "zh-Hant"),
        ("ca_ES@valencia", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_tags_lead_to_languages(tag: str, language: str | None):
    assert language == find_language(tag)


def test_whoever_asks_by_name_gets_that_language_or_an_error():
    assert "es" == language_for("es_AR", {"LANG": "zh_TW.UTF-8"})
    with pytest.raises(UnknownLanguage, match="'fr'.*en, es, zh-Hant"):
        language_for("fr", {})


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "zh_TW.UTF-8", "WARTABLE_LANG": "es"}, "es"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
    ],
)
def test_the_environment_decides_otherwise(environ: dict[str, str], language: str):
    assert language == language_for(None, environ)
