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
    "index.ts": "milliseconds that a happening is shown",
    "flight.ts": "milliseconds of a movement",
    "motion.ts": "milliseconds of a movement",
    "field.ts": "pixels of the board",
    "country.ts": "places on the map",
    "geography.ts": "places on the map",
    "recap.ts": "how many deeds are told one by one",
}
"""Modules whose whole numbers say how something is drawn or taught."""


OF_A_STANDARD = "lib/passkeys.ts: "
"""Hands over what WebAuthn says to the browser, whose types are not ours."""


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
        r"\.key\s*\.(startsWith|endsWith|match|includes)\(",
        r"/\.test\(.*\.key\)",
        r"\.key\s*[!=]==?\s*[\"'`](log|choice|prompt)",
    ],
)
def test_nothing_is_taken_for_granted_or_read_out_of_the_log(pattern: str) -> None:
    found = lines_with(pattern, SOURCES, ".ts", ".svelte")
    assert [] == [line for line in found if not line.startswith(OF_A_STANDARD)]


def test_no_number_of_a_rule_stands_in_the_logic_of_a_board() -> None:
    """Prices, faces, points and sizes come with the table; 0, 1 and 2 count, and pictures have their measures."""
    found = [
        line
        for name, text in sources(GAMES, ".ts")
        if "/art/" not in name and Path(name).name not in WITH_OTHER_NUMBERS
        for line in _numbered(text)
    ]
    assert [] == found


def _numbered(text: str) -> Iterator[str]:
    for line in text.splitlines():
        code = re.sub(r"//.*|/\*.*|^\s*\*.*|\"[^\"]*\"|'[^']*'|`[^`]*`|/\^?[^/ ]+/[a-z]*", "", line)
        if re.search(r"(?<![\w.#-])([3-9]|[1-9]\d+)(?![\w.%])", code):
            yield line.strip()
