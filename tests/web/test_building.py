"""The browser tests build the pages only when something that is in them has changed."""

from __future__ import annotations

import py_compile

from tests.e2e.building import ROOT, sources


def test_what_python_keeps_beside_the_words_is_no_source_of_the_pages() -> None:
    """It is written when tests begin: every worker built the pages anew, and emptied the folder that others served."""
    kept = py_compile.compile(str(ROOT / "src/wartable/text/words.py"))
    assert kept is not None
    found = list(sources())
    assert kept not in map(str, found)
    assert {".ftl", ".svelte", ".ts"} <= {file.suffix for file in found}
