"""The browser draws what it is told: no number of a rule, no key of a log line, no type that is not generated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web/src"
GAMES = SOURCES / "games"
WITH_OTHER_NUMBERS = {
    "lesson.ts": "scripts of what a pupil does: moments of a recording",
    "battles-seen.svelte.ts": "milliseconds that the end of a battle is shown",
    "index.ts": "milliseconds that a happening is shown",
    "flight.ts": "milliseconds of a movement",
    "motion.ts": "milliseconds of a movement",
    "field.ts": "pixels of the board",
    "country.ts": "places on the map",
    "geography.ts": "places on the map",
    "recap.ts": "how many deeds are told one by one",
}
"""Modules whose whole numbers say how something is drawn or taught."""
PICTURES = {
    "Cover.svelte": "a picture",
    "Die.svelte": "a die that turns over before it lies",
    "DiceTray.svelte": "pixels of the dice",
    "Examples.svelte": "headings counted through a page",
    "Openings.svelte": "headings counted through a page",
}
"""Components whose whole numbers say how something is drawn, or where on a page."""
OF_DRAWING = {
    "age-of-war/Board.svelte": {"1700", "2400"},  # milliseconds
    "age-of-war/QuickChoices.svelte": {"5"},  # castles that are shown large
    "board-of-war/Board.svelte": {"2500", "5000"},  # milliseconds
    "board-of-war/Field.svelte": {"180"},  # degrees
    "board-of-war/FieldGround.svelte": {"350"},  # milliseconds
    "board-of-war/Fight.svelte": set("345678"),  # places of a die's pips
    "epic-dice-battles/Board.svelte": {"3", "200"},  # mats that have room, news that are kept
    "epic-dice-battles/Country.svelte": {"7", "32"},  # pixels
    "epic-dice-battles/Scoring.svelte": {"5", "700"},  # steps, and milliseconds of one
    "epic-dice-battles/Story.svelte": {"220"},  # milliseconds
    "epic-dice-battles/TerrainSign.svelte": {"9"},  # pixels
    "epic-dice-battles/UnitRow.svelte": {"4", "26"},  # pieces drawn one by one, and pixels
}
"""Numbers of a component that say how something is drawn."""


def sources(folder: Path, *endings: str) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and ".test." not in path.name:
            yield path.relative_to(SOURCES).as_posix(), path.read_text(encoding="utf-8")


def lines_with(pattern: str, folder: Path, *endings: str) -> list[str]:
    return [
        f"{name}: {line.strip()}"
        for name, text in sources(folder, *endings)
        for line in text.splitlines()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize(
    "pattern",
    [
        r"as unknown as",
        r"\.toml[\"']",
        r"(?<!\bt\()[\"'`]log-",
        r"(?<!event)(?<!pressed)\??\.key\s*\??\.(startsWith|endsWith|match|includes|replace|slice|split)\(",
        r"/\.test\(.*\.key\)",
        r"(?<!event)\??\.key\s*[!=]==?\s",
    ],
)
def test_nothing_is_taken_for_granted_or_read_out_of_the_log(pattern: str) -> None:
    assert [] == lines_with(pattern, SOURCES, ".ts", ".svelte")


@pytest.mark.parametrize(
    "pattern",
    [
        r"filter\(.*\bis_special",  # which lines of a card count
        r"\s/\s[\w.]+\.length\b",  # that there are equally many of each
        r"(\[|, )\"hearts\",",  # in which order something is dealt
    ],
)
def test_what_counts_and_what_is_dealt_comes_with_the_table(pattern: str) -> None:
    assert [] == lines_with(pattern, GAMES, ".ts", ".svelte")


def test_no_number_of_a_rule_stands_in_the_logic_of_a_board() -> None:
    """Prices, faces, points and sizes come with the table; 0, 1 and 2 count, and pictures have their measures."""
    found = [
        line
        for name, text in sources(GAMES, ".ts")
        if "/art/" not in name and Path(name).name not in WITH_OTHER_NUMBERS
        for line, _ in _numbered(text)
    ]
    assert [] == found


def test_no_number_of_a_rule_stands_in_the_script_of_a_component() -> None:
    found = [
        f"{name}: {line}"
        for name, text in sources(GAMES, ".svelte")
        if "/art/" not in name and Path(name).name not in PICTURES
        for script in re.findall(r"<script[^>]*>(.*?)</script>", text, flags=re.DOTALL)
        for line, numbers in _numbered(script)
        if not numbers <= OF_DRAWING.get(name.removeprefix("games/"), set())
    ]
    assert [] == found


def _numbered(text: str) -> Iterator[tuple[str, set[str]]]:
    for line in text.splitlines():
        code = re.sub(r"//.*|/\*.*|^\s*\*.*|\"[^\"]*\"|'[^']*'|`[^`]*`|/\^?[^/ ]+/[a-z]*", "", line)
        if found := re.findall(r"(?<![\w.#-])([3-9]|[1-9]\d+)(?![\w.%])", code):
            yield line.strip(), set(found)
