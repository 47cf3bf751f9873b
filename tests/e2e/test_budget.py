"""The first load stays small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tests.e2e.conftest import NewPerson

BUDGET = 150_000


def test_first_load_is_under_150_kilobytes(new_person: NewPerson, pages: Path) -> None:
    """Everything the lobby loads as JavaScript and CSS, compressed as the server sends it."""
    ana = new_person("Ana")
    loaded: set[str] = set()
    ana.page.on("request", lambda request: loaded.add(request.url.removeprefix(ana.url)))
    ana.visit()
    ana.page.wait_for_load_state("networkidle")

    code = [path for path in loaded if re.search(r"\.(js|css)$", path)]
    size = sum(len(gzip.compress((pages / path.lstrip("/")).read_bytes())) for path in code)
    assert code
    assert size < BUDGET, f"{size} bytes in {len(code)} files"


def test_no_address_of_elsewhere_is_in_the_build(pages: Path) -> None:
    known = ("http://www.w3.org/", "https://svelte.dev/e/", "https://github.com/markedjs/marked")
    found = {
        address
        for file in pages.rglob("*.*")
        if file.suffix in (".js", ".css", ".html", ".svg")
        for address in re.findall(r"https?://[\w.-]+[\w/.-]*", file.read_text(encoding="utf-8"))
    }
    assert set() == {address for address in found if not address.startswith(known)}
