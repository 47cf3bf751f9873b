"""What the page on batches tells people to type works."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from wartable.games.age_of_war.actions import FirstPlayer

PAGE = (Path(__file__).parents[2] / "docs" / "batch.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_examples_run() -> None:
    known: dict[str, Any] = {}
    for block in BLOCKS:
        exec(block, known)
    assert 10_000 == len(known["games"].shares)
    assert 1.0 == known["games"].shares.sum() / 10_000
    events = known["record"](["greedy", "greedy", "random"], 9_999, seed=7)
    assert FirstPlayer(int(known["games"].first[9_999])) == events[0]
