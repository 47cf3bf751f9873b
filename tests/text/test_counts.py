"""Counts and their nouns agree: every message is said with 0, 1, 2 and 5, and no "1 cards" or "2 card" comes out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.text.catalogues import LAB, ON_THE_WEB, PLATFORM, SOURCE, catalogue_names, messages
from wartable.text.languages import LANGUAGES

COUNTS = (0, 1, 2, 5)
# Variables that are numbers of things, in some message at least; with any other variable a number makes no sense.
# fmt: off
COUNTED = {
    "actions", "armies", "attacker", "builders", "cards", "castles", "centre", "clans", "count", "damage", "days",
    "decisions", "defender", "dice", "done", "dots", "enemypower", "events", "fewest", "fields", "games", "gold",
    "harvest", "have", "hits", "honor", "income", "kills", "land", "left", "limit", "lines", "lose", "loss", "lost",
    "main", "many", "missing", "money", "most", "needed", "officers", "open", "paid", "players", "points",
    "positions", "power", "price", "rice", "roads", "rolls", "rounds", "seats", "seconds", "shields", "size",
    "slots", "soldiers", "squares", "stayed", "supply", "tokens", "total", "units", "upgraded", "villages",
    "workers", "years",
}
# fmt: on
# Where they are names, lists or sizes instead.
NOT_COUNTED = {
    ("error-no-such-seat", "seats"),
    ("error-variant-centre", "size"),
    ("log-siege", "attacker"),
    ("log-siege", "defender"),
    ("ui-winner", "players"),
}
# The figures of a lesson are those of one position and never change: "{ $own } footmen" is said of six, always.
FIXED = "lesson-"
# They end like a plural and are none, or are the same for one and for many.
NO_PLURALS = {
    "en": {"across", "as", "costs", "has", "is", "less", "plus", "this", "was"},
    "es": {"además", "antes", "después", "es", "más", "menos", "menús", "tras"},
}
ONE_AND_MANY = {"en": {"army": "armies", "die": "dice", "victory": "victories"}, "es": {}}
# Words before a number that are for many.
FOR_MANY = {
    "en": r"all|are|were|these|those",
    "es": r"los|las|unos|unas|todos|todas|faltan|quedan|caben|son|sobran",
}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_plural_with_one(language: str):
    found = {
        f"{key}: {text}"
        for key, said in rendered(language)
        for text in [said[1]]
        for word in re.findall(r"(?<![\w.,/×–-])1 ([^\W\d_]+)", text)
        if is_plural(language, word.lower())
    }
    assert set() == found


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_singular_with_many(language: str):
    words = {
        word.lower()
        for _, said in rendered(language)
        for count in (2, 5)
        for word in re.findall(rf"(?<![\w.,/×–-]){count} ([^\W\d_]+)", said[count])
    }
    plurals = {word for word in words if is_plural(language, word)}
    singulars = {word for word in words if word not in plurals and plurals & forms_for_many(language, word)}
    found = {
        f"{key}: {said[count]}"
        for key, said in rendered(language)
        for count in (0, 2, 5)
        for word in re.findall(rf"(?<![\w.,/×–-]){count} ([^\W\d_]+)", said[count])
        if word.lower() in singulars
    }
    assert set() == found


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_for_many_before_one(language: str):
    found = {
        f"{key}: {said[1]}"
        for key, said in rendered(language)
        if re.search(rf"\b({FOR_MANY[language]}) 1\b(?![.,:]?\d)", said[1], re.IGNORECASE)
    }
    assert set() == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_leaves_the_choice_to_the_reader(language: str):
    assert set() == {f"{key}: {said[1]}" for key, said in rendered(language) if re.search(r"\w\((s|es|n)\)", said[1])}


def is_plural(language: str, word: str) -> bool:
    if word in ONE_AND_MANY[language].values():
        return True
    return len(word) > 2 and word.endswith("s") and not word.endswith("ss") and word not in NO_PLURALS[language]


def forms_for_many(language: str, word: str) -> set[str]:
    return {f"{word}s", f"{word}es", ONE_AND_MANY[language].get(word, "")}


@lru_cache(maxsize=8)
def rendered(language: str) -> tuple[tuple[str, dict[int, str]], ...]:
    """Every message once for each of its counts, with all of COUNTS; what else it needs is "X"."""
    return tuple(_rendered(language))


def _rendered(language: str) -> Iterator[tuple[str, dict[int, str]]]:
    for name in catalogue_names():
        bundle = _bundle(language, name)
        for key, variables in messages(language, name).items():
            if key.startswith(FIXED):
                continue
            pattern = bundle.get_message(key).value
            assert pattern is not None
            for counted in sorted(name for name in variables & COUNTED if (key, name) not in NOT_COUNTED):
                others = dict.fromkeys(variables, "X")
                said = {}
                for count in COUNTS:
                    text, problems = bundle.format_pattern(pattern, {**others, counted: count})  # type: ignore[arg-type]
                    assert [] == problems, f"{language}: {key}"
                    said[count] = " ".join(str(text).split())
                yield f"{key} ({counted})", said


def _bundle(language: str, name: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in dict.fromkeys((PLATFORM, LAB, ON_THE_WEB, name)):
        source = (SOURCE / "text" / language / f"{part}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
