"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    outcome = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 5
    assert 0 == outcome.failed
