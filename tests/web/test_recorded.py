"""What the web pages show as examples is what the rules say."""

from __future__ import annotations

import pytest
from tools.recorded import FOLDER, recordings, text_of


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(recordings()))
def test_recording_is_what_the_rules_say(name: str) -> None:
    assert text_of(recordings()[name]) == (FOLDER / name).read_text(encoding="utf-8"), "run python -m tools.recorded"


def test_no_recording_is_left_over() -> None:
    assert sorted(recordings()) == sorted(path.name for path in FOLDER.iterdir())
